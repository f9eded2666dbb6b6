import type { Beside, Unchanged } from "./marks.ts";
import type { Numbers } from "./numbers.ts";
import { Run } from "./run.ts";
import { type Field, type Node, type Paragraph, readSource } from "./source.ts";

/** Where an element of text stands. */
export type Site = {
  /** The paragraph that is in no other one. */
  paragraph: number;
  /** Where that paragraph's content ends, and the table cell that it is in. */
  paragraphEnd: number;
  cell: number | undefined;
  /** What a comment can stand around: the run, or what holds the element in its stead. */
  around: Node;
  /** The run, where it can be split at the element. */
  run: Run | undefined;
  /** The insertion of somebody else that it is part of. */
  tracked: Node | undefined;
  field: Field | undefined;
  beside: Beside | null;
  /** Why nothing can be changed here. */
  obstacle: Unchanged | null;
};

/** What holds runs without being more than a mark on them. */
const containers = new Set(
  "w:hyperlink w:smartTag w:customXml w:sdt w:sdtContent w:ins w:moveTo w:dir w:bdo".split(" "),
);
const shownElements = new Set("w:t w:tab w:ptab w:br w:cr w:noBreakHyphen w:sym".split(" "));

/**
 * Finds elements of text in the source of a document's main part.
 * @param wanted their numbers, in order.
 * @param numbers is told those that comments and changes have there.
 * @returns them by number.
 */
export function readSites(
  source: string,
  wanted: readonly number[],
  numbers: Numbers,
): ReadonlyMap<number, Site> {
  const sites = new Map<number, Site>();
  let next = 0;
  readSource(source, numbers, (paragraph) => {
    const runs = new Map<Node, Run>();
    const first = next;
    while ((wanted[next] ?? Number.POSITIVE_INFINITY) <= paragraph.last) next++;
    if (first === next) return;
    const elements = new Set(wanted.slice(first, next));
    for (const node of nodesOf(paragraph))
      if (elements.has(node.element))
        sites.set(node.element, siteOf(source, paragraph, node, runs, numbers));
  });
  return sites;
}

function* nodesOf(node: Node): Generator<Node> {
  const waiting = [node];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    yield one;
    for (const child of one.children) waiting.push(child);
  }
}

function siteOf(
  source: string,
  paragraph: Paragraph,
  element: Node,
  runs: Map<Node, Run>,
  numbers: Numbers,
): Site {
  const chain: Node[] = [];
  for (let node: Node | undefined = element; node && node !== paragraph; node = node.parent)
    chain.push(node);
  chain.reverse();
  const around = chain.find((node) => !containers.has(node.name) || node.closed) ?? element;
  const isPlain =
    around.name === "w:r" && element.parent === around && shownElements.has(element.name);
  let run = runs.get(around);
  if (isPlain && !run) {
    run = new Run(source, around, () => numbers.next());
    runs.set(around, run);
  }
  const tracked = chain
    .slice(0, chain.indexOf(around))
    .find(({ name }) => name === "w:ins" || name === "w:moveTo");
  const inBox = chain.some(({ name }) => name === "w:txbxContent");
  const inField = around.field !== undefined || around.name === "w:fldSimple";
  return {
    paragraph: paragraph.element,
    paragraphEnd: paragraph.closeStart,
    cell: paragraph.cell,
    around,
    run: isPlain && !inField ? run : undefined,
    tracked,
    field: around.field,
    beside: inBox ? "box" : inField ? "field" : null,
    obstacle: inBox
      ? "beside"
      : inField
        ? "field"
        : around.closed || paragraph.isClosed
          ? "control"
          : tracked
            ? "tracked"
            : isPlain
              ? null
              : "object",
  };
}
