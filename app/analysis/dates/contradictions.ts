import type { Draft } from "./drafts.ts";
import { stemsOf } from "./known-days.ts";
import { labelAt, partAround } from "./lines.ts";

const several =
  /\b(?:instal\w+|payments?|first|second|third|each|every|reviews?|stages?|parts?|reports?|claims?)\b/i;
const ofPart =
  /\b(?:clause|cl|schedule|item|annexure|particulars|cover|front page|special condition)s?\b/i;

/** What a date is about, without the day: its label, or the words of its part. */
function subjectOf({ timing: { line, start, end } }: Draft): string {
  const part = partAround(line, start, end);
  const label = labelAt(line, start, end);
  const bare = label !== "" ? label : line.words.slice(part.start, start);
  return [
    ...stemsOf(bare.replace(/\b(?:clause|schedule|item|annexure) ?[\d.]*(?:\([a-z]\))?/gi, "")),
  ]
    .sort()
    .join(" ");
}

/** Whether a date ends the whole that a paper is about. */
const endsAll = ({ timing, date }: Draft) =>
  timing.role === "end" &&
  date.action === "expiry" &&
  /\b(?:term|lease|agreement|contract|licen[cs]e|expiry|expires|ends?|period)\b/i.test(
    timing.line.words,
  ) &&
  !/\b(?:after|renew|extend|restrain|secre|confiden|compet|solicit|rolls|second|further|option|probation|insur)\w*/i.test(
    timing.line.words,
  );

/** Of one subject so many are compared with each other; a paper that says one thing oftener repeats itself. */
const most = 40;

/** Two days for one thing are both proposed. */
export function withContradictions(drafts: readonly Draft[]): Draft[] {
  const doubted = new Set<Draft>();
  const dated = drafts.filter(({ date }) => date.date !== null);
  const subjects = Map.groupBy(dated, (draft) => `${draft.date.action} ${subjectOf(draft)}`);
  for (const [subject, those] of subjects) {
    const isNamed = !subject.endsWith(" ");
    for (const [one, other] of pairsOf(those)) {
      const words = `${one.timing.line.words} ${other.timing.line.words}`;
      if ((isNamed || ofPart.test(words)) && !several.test(words)) doubted.add(one).add(other);
    }
  }
  for (const [one, other] of pairsOf(dated.filter(endsAll))) doubted.add(one).add(other);
  return drafts.map((draft) =>
    doubted.has(draft)
      ? {
          ...draft,
          date: {
            ...draft.date,
            state: "proposed",
            sum: `${draft.date.sum} The document gives another day for the same.`,
          },
        }
      : draft,
  );
}

/** Dates of different lines that give different days. */
function pairsOf(drafts: readonly Draft[]): [Draft, Draft][] {
  const some = drafts.slice(0, most);
  return some.flatMap((one, at) =>
    some
      .slice(at + 1)
      .filter(({ date, timing }) => date.date !== one.date.date && timing.line !== one.timing.line)
      .map((other): [Draft, Draft] => [one, other]),
  );
}
