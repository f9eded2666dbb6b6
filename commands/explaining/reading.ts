import { analyseDocument } from "../../app/analysis/analyse.ts";
import { calledIn } from "../../app/analysis/cast/called-in.ts";
import { castOf } from "../../app/analysis/cast/read-cast.ts";
import { condense } from "../../app/analysis/condensing/condense.ts";
import { type Clause, clausesOf } from "../../app/analysis/reading/clause-tree.ts";
import { type Reading, readDocument } from "../../app/analysis/reading/reading.ts";
import { edgesOf } from "../../app/analysis/reading/references.ts";
import { particularsOf, termsOf } from "../../app/analysis/reading/terms.ts";
import { isBinding } from "../../app/analysis/reading/zones.ts";
import { passagesOf } from "../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../app/analysis/statements/seen.ts";
import { type Actor, statementsIn } from "../../app/analysis/statements/statement.ts";

/** Longer sentences are shown by their beginning. */
const longest = 90;

const shown = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;

/**
 * Who must, may or may not act by each sentence, by where the sentence begins: "the Supplier must". Each is read for each
 * party in turn, for whom whoever shares its role is "we".
 */
function saidIn(reading: Reading): Map<number, string> {
  const { text } = reading;
  const { parties } = analyseDocument(text).facts;
  const cast = castOf(parties, text);
  const called = calledIn(text, parties);
  const names = cast.members.map(({ name }) => name);
  const looks = names.flatMap((name) => {
    const eyes = eyesOf(cast, name);
    return eyes ? [{ name, passages: passagesOf(reading, eyes) }] : [];
  });
  const read = looks.map(({ name, passages }) => ({
    ...{ name, said: passages.map(({ seen }) => statementsIn(seen)) },
  }));
  const said = new Map<number, string>();
  for (const [at, { start }] of (looks[0]?.passages ?? []).entries()) {
    const acts = (read[0]?.said[at] ?? []).map(({ modality, does }, which) => {
      if (modality === null) return "not read";
      const actors = read.filter(({ said: by }) => isOurs(by[at]?.[which]?.actor));
      const isAll = actors.length > 1 && actors.length === read.length;
      const who = isAll ? "each party" : actors.map(({ name }) => called(name)).join(" and ");
      return `${who || "somebody"} ${modality === "does" ? does.split(" ", 1)[0] : modality}`;
    });
    said.set(start, acts.join(", "));
  }
  return said;
}

const isOurs = (actor: Actor | null | undefined): boolean =>
  actor === "we" || actor === "everybody";

/**
 * The reading of a text as an outline that a person can check: a line for each clause with its place, its zone where that
 * is another than that of the clause above, and its heading; below it its sentences, each with who must or may act by it,
 * its particulars and items.
 */
export function outlineOf(whole: string): string {
  const reading = readDocument(condense(whole).text);
  const particulars = particularsOf(reading);
  const { blocks } = reading;
  const said = saidIn(reading);
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
      const isOfClause = isBinding(clause.zone, "") && blocks[sentence.block]?.form !== "row";
      const acts = isOfClause ? said.get(sentence.start) : undefined;
      lines.push(`${indent}  ${role}“${shown(sentence.words)}”${acts ? ` (${acts})` : ""}`);
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
