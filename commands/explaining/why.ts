import { analyseDocument } from "../../app/analysis/analyse.ts";
import { castOf } from "../../app/analysis/cast/read-cast.ts";
import { readCandidates } from "../../app/analysis/clauses/find.ts";
import type { Client } from "../../app/analysis/clauses/for-client.ts";
import type { Candidate } from "../../app/analysis/clauses/witnesses.ts";
import { condense } from "../../app/analysis/condensing/condense.ts";
import { onOneLine } from "../../app/analysis/reading/plain-text.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import { unitsOf } from "../../app/analysis/reading/units.ts";
import { finish } from "../../app/lib/parts.ts";
import type { FoundClause } from "../../app/schemas/analysis.ts";
import { bearerLines } from "./bearers.ts";
import { nearMissLines } from "./near-misses.ts";
import { readTrained, trainedLines } from "./trained.ts";
import { isOf, witnessLines } from "./witnesses.ts";

const indented = (lines: string[]) => lines.map((line) => `  ${line}`).join("\n");
const names = (list: string[]) => (list.length > 0 ? list.join(", ") : "cannot be told");

/** Of the sentences of a clause the one that it is read from. */
const surest = (sentences: Candidate[]): Candidate | undefined =>
  sentences.toSorted((a, b) => b.score - a.score)[0];

const legend = `Signs are those of app/analysis/bearing/features.ts: what stands about a party in the sentence, "s:" what it does,
"g:" the verb that governs it after a preposition, "own:" what is its own, "l" and "r" the words left and right of it.`;

/**
 * Why each clause of a text was found, for a person: a block a clause with its sentence and place, the pattern,
 * heading and trained finders that speak for it, what is seen of each party; then the sentences that nearly were one.
 */
export function explain(whole: string, client: Client): string {
  const { text } = condense(whole);
  const { documentType, clauses, facts, riskFlags } = analyseDocument(text, client);
  const units = unitsOf(readDocument(text));
  const cast = castOf(facts.parties, text);
  const candidates = finish(readCandidates(units, cast));
  const trained = readTrained(text, units, documentType.kind);
  const levelOf = ({ id, start }: FoundClause) =>
    riskFlags.find((flag) => flag.clauseId === id && flag.start === start)?.riskLevel;
  const blocks = clauses.map((clause) => {
    const { id, clauseTitle, score, start, end, burdens, benefits, place, values } = clause;
    const sentence = surest(candidates.filter((one) => isOf(one, clause)));
    const about = [place ?? "not numbered", `score ${score.toFixed(2)}`, levelOf(clause)];
    return [
      `${clauseTitle} (${id}): ${about.filter(Boolean).join(", ")}`,
      indented([
        `“${onOneLine(text.slice(start, end))}”`,
        ...(sentence ? witnessLines(sentence) : []),
        ...trainedLines(trained, clause),
        `burdens: ${names(burdens)}; benefits: ${names(benefits)}`,
        ...(sentence ? bearerLines(text, sentence, cast) : []),
        ...Object.entries(values ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
      ]),
    ].join("\n");
  });
  const found = `${documentType.label}: ${clauses.length} clauses`;
  const parties = `Parties: ${names(cast.members.map(({ name, ways }) => `${name} (${ways.join(", ")})`))}`;
  return [`${found}\n${parties}\n${legend}`, ...blocks, ...nearMissLines(candidates, clauses)]
    .join("\n\n")
    .concat("\n");
}
