import type { Candidate } from "../../app/analysis/clauses/witnesses.ts";
import { placeOf } from "../../app/analysis/reading/sentence-place.ts";
import type { FoundClause } from "../../app/schemas/analysis.ts";

/** A pattern cut to what a line can hold. */
function inShort({ source }: RegExp): string {
  return source.length > 90 ? `/${source.slice(0, 89)}…/` : `/${source}/`;
}

/** A number with its sign. */
export const signed = (score: number) => `${score < 0 ? "−" : "+"}${Math.abs(score).toFixed(2)}`;

/** Whether a sentence is one of a clause's, and may be the same clause. */
export const isOf = ({ rule, unit }: Candidate, { id, start, end }: FoundClause) =>
  rule.id === id && unit.start < end && start < unit.end;

/** What speaks against a sentence being a clause: the words that a rule names, or nothing. */
export function vetoOf({ rule, sentence }: Candidate): string | null {
  const veto = rule.unless?.exec(sentence);
  return veto ? `“${veto[0]}”` : null;
}

/** What speaks for a sentence being a clause: its place, the patterns that match, its heading, the trained finder. */
export function witnessLines(candidate: Candidate): string[] {
  const { rule, unit, sentence, witnesses, score } = candidate;
  const patterns: [string, RegExp | undefined][] = [
    ...rule.says.map((pattern, at): [string, RegExp] => [`pattern ${at + 1}`, pattern]),
    ["weak pattern under its heading", witnesses.headed ? rule.underHeading : undefined],
  ];
  const matches = patterns.flatMap(([name, pattern]) => {
    const found = pattern?.exec(sentence);
    return found && pattern ? [`${name}: “${found[0]}” by ${inShort(pattern)}`] : [];
  });
  const agrees = witnesses.headed ? "agrees" : "says nothing";
  const veto = vetoOf(candidate);
  return [
    `place: ${placeOf(unit.words, unit.heading)}`,
    ...(matches.length > 0 ? matches : ["pattern: none"]),
    ...(unit.heading === ""
      ? []
      : [`heading: “${unit.heading}” ${witnesses.named ? "names the clause" : agrees}`]),
    ...(veto ? [`speaks against it: ${veto}`] : []),
    ...(witnesses.denied ? ["it says that there is none, or is an everyday matter"] : []),
    `trained on Australian paper: log odds ${signed(witnesses.trained)}`,
    `together: ${score.toFixed(2)}`,
  ];
}
