import { parseAst } from "vite";

/** One small change of a source file. */
export interface Mutant {
  /** What is changed, by offsets in the source; `end` is exclusive. */
  start: number;
  end: number;
  /** What stands there instead. */
  instead: string;
}

const swapped: Record<string, string> = {
  ...{ "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">" },
  ...{ "+": "-", "-": "+", "*": "/", "/": "*", "&&": "||", "||": "&&" },
};

/** A node of an ESTree syntax tree, as far as mutants need to know it. */
export type Node = Record<string, unknown> & { type: string; start: number; end: number };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The changes of one node, not of what is in it. */
function* changesOf(node: Node, code: string): Generator<Mutant> {
  const { type, start, end, test, left, right, operator, value, elements } = node;
  if (isNode(test) && type !== "SwitchCase") {
    const words = code.slice(test.start, test.end);
    yield { start: test.start, end: test.end, instead: `!(${words})` };
  }
  const other = swapped[String(operator)];
  if (isNode(left) && isNode(right) && other) {
    const between = code.slice(left.end, right.start).replace(String(operator), other);
    yield { start: left.end, end: right.start, instead: between };
  }
  if (type === "ExpressionStatement" && !node.directive) yield { start, end, instead: ";" };
  if (type === "ThrowStatement") yield { start, end, instead: ";" };
  if (type === "ReturnStatement" && node.argument) yield { start, end, instead: "return;" };
  if (type === "Literal" && node.regex) yield { start, end, instead: "/(?!)/g" };
  if (typeof value === "number") yield { start, end, instead: String(value + 1) };
  if (typeof value === "boolean") yield { start, end, instead: String(!value) };
  if (type === "Literal" && typeof value === "string" && value) yield { start, end, instead: '""' };
  if (!Array.isArray(elements)) return;
  for (const [index, element] of elements.entries()) {
    const next: unknown = elements[index + 1];
    if (isNode(element))
      yield { start: element.start, end: isNode(next) ? next.start : element.end, instead: "" };
  }
}

/**
 * Every mutant of a source file, in its order: a condition negated, an operator swapped, a statement, a returned
 * value or an element of a list left out, a literal changed. Imports and types stay as they are.
 */
export function findMutants(code: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || /^Import|^ExportAll/.test(value.type) || isNode(value.source)) return;
    // Of "x as Y" and "x satisfies Y", x runs.
    const isType = value.type.startsWith("TS");
    if (!isType) found.push(...changesOf(value, code));
    for (const part of isType ? [value.expression] : Object.values(value)) visit(part);
  };
  visit(parseAst(code, { lang: "tsx" }).body);
  return found.sort((a, b) => a.start - b.start);
}
