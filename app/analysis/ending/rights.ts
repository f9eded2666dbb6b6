import type { Notice } from "../../schemas/analysis.ts";
import { conditionIn, frontOf, wishToEnd } from "./condition.ts";
import { endsIt } from "./ending-verbs.ts";

/** Headings of clauses whose rights to end hang on what the heading names. */
const eventHeading =
  /\b(?:damage|destruction|demolition|redevelopment|relocation|probation|default|breach|insolvency|force majeure|casualty|resumption|change of (?:control|law|service)|changes? (?:to|in) (?:the )?(?:service|law|fees?|prices?)|service levels?|availability|suspension|fee review|price review|cooling[- ]off)\b/i;

const atWill =
  /\b(?:convenience|without (?:giving )?(?:any )?(?:cause|reasons?)|(?:any|no) (?:other )?reason)\b/i;

/** Whether a notice to end is for convenience, and on what it hangs where it is not, or not yet. */
export function hangsOn(
  words: string,
  heading: string,
  from: number,
  notice: { start: number; end: number },
): Pick<Notice, "for" | "condition"> {
  const condition = conditionIn(words, from, notice);
  const ofEvent = eventHeading.test(heading) && !endsIt.test(heading) && !atWill.test(words);
  if (condition?.passes) return { for: "convenience", condition: condition.words };
  if (condition) return { for: "other", condition: condition.words };
  return ofEvent ? { for: "other", condition: heading } : { for: "convenience" };
}

/** What is ended is one job, order or booking under the paper, and not the paper. */
export const ofPart =
  /\b(?:terminat\w+|cancel\w*|end|ending) (?:an?|any|each|one|all|that) (?:(?!agreement|contract\b|lease)[\w-]+ ){0,4}?(?:(?:project|work|job|service|purchase) (?:specifications?|blocks?|orders?|contracts?)|statements? of work|orders?|bookings?|jobs?|sessions?|projects?|specifications?|shifts?|deliver(?:y|ies))\b/i;

const otherAct =
  /\b(?:suspend\w*|publish\w*|announce\w*|propos\w+|request\w*|apply|enter|inspect\w*|remov\w+|relocat\w+|contribut\w+|calls? (?:made|for))\b/gi;
const anyEnding = new RegExp(endsIt.source, "gi");

/** Whether the notice in a sentence is no notice to end: of another act, of a change, or spoken of as given. */
export function isOfSomethingElse(
  words: string,
  from: number,
  { start, end }: { start: number; end: number },
): boolean {
  if (ofPart.test(words)) return true;
  const before = words.slice(from, start);
  const after = words.slice(end);
  if (/\bthe (?:said |relevant )?$/i.test(before) && /^ period\b/i.test(after)) return true;
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  if (last(otherAct) > -1 && last(otherAct) > last(/\b(?:terminat\w+|ends?|ended|cancel\w*)\b/gi))
    return true;
  const front = frontOf(words, start);
  const main = words.slice(Math.max(from, front?.end ?? 0), start);
  if (anyEndingIn(main)) return false;
  // "must give 45 days' notice of the change and the Customer may terminate": that notice is of the change.
  if (
    /^[^.;]{0,60}\b(?:and|but) [^.;]{1,60} (?:may|can) (?:then )?(?:terminate|end|cancel|leave)\b/.test(
      after,
    )
  )
    return true;
  // "If the Licensee ends this agreement, it must on 10 days' notice …"
  return (
    front !== null && anyEndingIn(front.says) && !wishToEnd.test(front.says) && !anyEndingIn(after)
  );
}
const anyEndingIn = (words: string) => words.search(anyEnding) !== -1;
