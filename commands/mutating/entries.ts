import { parseAst } from "vite";
import { isNode, type Mutant, type Node } from "./mutants.ts";

/** What is asked for, and what only looks like a clause, finds nothing by itself. */
const others = new Set(["ask", "wants", "not"]);
const whole = new Set(["ObjectExpression", "ArrayExpression", "CallExpression"]);

const nameOf = ({ key }: Node) => (isNode(key) ? String(key.name ?? key.value) : "");

/**
 * The entries of a source file's lists, in their order, each left out whole, with the proof that stands in it: patterns
 * of a clause, reasons for a level, turns of phrase, usages. A list of names or words has none.
 */
export function findEntries(code: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || (value.type === "Property" && others.has(nameOf(value)))) return;
    const { elements } = value;
    const entries = Array.isArray(elements) ? elements.filter(isNode) : [];
    if (entries.length > 0 && entries.every(({ type }) => whole.has(type)))
      for (const [at, { start, end }] of entries.entries())
        found.push({ start, end: entries[at + 1]?.start ?? end, instead: "" });
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(code, { lang: "tsx" }).body);
  return found.sort((a, b) => a.start - b.start);
}
