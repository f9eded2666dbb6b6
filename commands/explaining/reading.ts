import { condense } from "../../app/analysis/condensing/condense.ts";
import { type Clause, clausesOf } from "../../app/analysis/reading/clause-tree.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import { edgesOf } from "../../app/analysis/reading/references.ts";
import { particularsOf, termsOf } from "../../app/analysis/reading/terms.ts";
import { isBinding } from "../../app/analysis/reading/zones.ts";

/** Longer sentences are shown by their beginning. */
const longest = 90;

const shown = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;

/**
 * The reading of a text as an outline that a person can check: a line for each clause with its place, its zone where that
 * is another than that of the clause above, and its heading; below it its sentences, particulars and items.
 */
export function outlineOf(whole: string): string {
  const reading = readDocument(condense(whole).text);
  const particulars = particularsOf(reading);
  const edges = Map.groupBy(edgesOf(reading), ({ from }) => from);
  const lines: string[] = [];
  const show = (clause: Clause, depth: number): void => {
    const indent = "  ".repeat(depth);
    const zone = clause.zone === (clause.parent?.zone ?? "operative") ? null : `[${clause.zone}]`;
    const bullet = clause.number === "•" ? "•" : null;
    const place = clause.place ?? "-";
    const heading = clause.heading === clause.place ? null : clause.heading;
    const head = [bullet ?? place, zone, heading].filter(Boolean).join(" ");
    lines.push(`${indent}${head}`);
    const below = [
      ...clause.sentences.map((sentence) => ({ start: sentence.start, sentence, item: null })),
      ...clause.items.map((item) => ({ start: item.start, sentence: null, item })),
    ].sort((a, b) => a.start - b.start);
    for (const { sentence, item } of below) {
      if (item) show(item, depth + 1);
      if (!sentence) continue;
      const role = sentence === clause.leadIn ? "lead: " : sentence === clause.tail ? "tail: " : "";
      lines.push(`${indent}  ${role}“${shown(sentence.words)}”`);
    }
    for (const { kind, target, relation, to } of edges.get(clause) ?? [])
      lines.push(
        `${indent}  ${relation} ${kind === "clause" ? "clause " : ""}${target}: ${to?.place ?? "not there"}`,
      );
    for (const { label, value } of particulars.get(clause) ?? [])
      lines.push(`${indent}  particular: ${label} = ${shown(value)}`);
  };
  for (const clause of clausesOf(reading)) if (clause.parent === null) show(clause, 0);
  const unused = termsOf(reading).filter(
    ({ uses, definition }) =>
      uses.length === 0 &&
      isBinding(reading.blocks[reading.blockAt(definition.start)]?.zone ?? "form", "must"),
  );
  for (const { term } of unused) lines.push(`defined and not used: ${term}`);
  return lines.join("\n");
}
