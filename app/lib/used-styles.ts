import { compile, type Element, serialize, stringify } from "stylis";

type Selector = { text: string; asks: string[] };
type Block = { text: string } | { selectors: Selector[]; body: string } | Group;
type Group = { prelude: string; blocks: Block[] };

/** What stands in brackets, as in `:not(.slab)` or `[class*=tone-]`, asks nothing that a name can answer. */
const inBrackets = /(?<!\\)(?:\((?:\\.|[^()\\])*\)|\[[^\]]*\])/g;
const names = /(?<=\.)(?:\\.|[-\w])+|(?<![-\w.:#\\])[a-z][a-z0-9]*/g;

/** A character by its number, as in `.\32 xl`: the name that it belongs to is not read, and nothing is asked. */
const byNumber = /\\[0-9a-f]/i;

/** The classes and elements without which a selector meets nothing. */
function asksOf(selector: string): string[] {
  if (byNumber.test(selector)) return [];
  let open = selector;
  while (open.search(inBrackets) >= 0) open = open.replace(inBrackets, "");
  return (open.match(names) ?? []).map((name) => name.replaceAll("\\", ""));
}

/** What React writes in an attribute for characters that it may not hold. */
const entities: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

const classesIn = (attribute: string) =>
  attribute.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).split(/\s+/);

function readBlock(element: Element): Block {
  const { type, value, props, children } = element;
  if (type === "rule" && Array.isArray(props) && Array.isArray(children))
    return {
      selectors: props.map((text) => ({ text, asks: asksOf(text) })),
      body: serialize(children, stringify),
    };
  const isGroup = /^@(layer|media|supports|container)$/.test(type) && Array.isArray(children);
  if (isGroup && children.length > 0)
    return { prelude: value, blocks: (children as Element[]).map(readBlock) };
  return { text: serialize([element], stringify) };
}

function print(blocks: Block[], has: (name: string) => boolean): string {
  return blocks
    .map((block) => {
      if ("text" in block) return block.text;
      if ("blocks" in block) {
        const inner = print(block.blocks, has);
        return inner && `${block.prelude}{${inner}}`;
      }
      const met = block.selectors.filter(({ asks }) => asks.every(has));
      return met.length > 0 ? `${met.map(({ text }) => text).join()}{${block.body}}` : "";
    })
    .join("");
}

/**
 * Reads a style sheet once. The function that comes back takes the markup of a page that runs no scripts and gives
 * the part of the sheet that can meet it, in its order: rules that name a class or an element which the page does
 * not have are left out.
 */
export function stylesFor(css: string): (markup: string) => string {
  let blocks: Block[] | undefined;
  return (markup) => {
    blocks ??= compile(css).map(readBlock);
    const has = new Set(["html"]);
    for (const [, tag, list] of markup.matchAll(/<([a-z][a-z0-9]*)|\sclass="([^"]*)"/g)) {
      for (const name of tag ? [tag] : classesIn(list ?? "")) has.add(name);
    }
    return print(blocks, (name) => has.has(name));
  };
}
