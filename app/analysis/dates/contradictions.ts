import type { Draft } from "./drafts.ts";
import { stemsOf } from "./known-days.ts";
import { partAround } from "./lines.ts";

const several =
  /\b(?:instal\w+|payments?|first|second|third|each|every|reviews?|stages?|parts?|reports?|claims?)\b/i;
const ofPart =
  /\b(?:clause|cl|schedule|item|annexure|particulars|cover|front page|special condition)s?\b/i;

/** What a date is about, without the day: its label, or the words of its part. */
function subjectOf({ timing: { line, start, end } }: Draft): string {
  const part = partAround(line, start, end);
  const bare = line.label !== "" ? line.label : line.words.slice(part.start, start);
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

/** Two days for one thing are both proposed. */
export function withContradictions(drafts: readonly Draft[]): Draft[] {
  const doubted = new Set<Draft>();
  for (const [at, one] of drafts.entries())
    for (const other of drafts.slice(at + 1)) {
      if (
        one.date.action !== other.date.action ||
        one.date.date === null ||
        other.date.date === null
      )
        continue;
      if (one.date.date === other.date.date || one.timing.line === other.timing.line) continue;
      const [a, b] = [subjectOf(one), subjectOf(other)];
      const words = `${one.timing.line.words} ${other.timing.line.words}`;
      const same = a !== "" && a === b && !several.test(words);
      if (
        same ||
        (a === b && ofPart.test(words) && !several.test(words)) ||
        (endsAll(one) && endsAll(other))
      )
        doubted.add(one).add(other);
    }
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
