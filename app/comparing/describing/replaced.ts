import type { Change, Quantity } from "../../schemas/versions/comparison.ts";
import { riseOf } from "../meaning/amounts.ts";
import { identityAt } from "../meaning/identities.ts";
import { quoted, wordsAt } from "./quoting.ts";
import type { BothTexts } from "./texts.ts";

const ofQuantity: Record<Quantity, string> = {
  cap: "the cap",
  rate: "the rate",
  notice: "the notice",
  term: "the term",
  payment: "the time for payment",
  area: "the area",
};

/** Says which words took the place of which within a clause, without where: "the cap falls from $500,000 to $50,000". */
export function replaced(change: Change, { older, newer }: BothTexts): string {
  const [from, to] = [wordsAt(older, change.from), wordsAt(newer, change.to)];
  if (from === "") return `${quoted(to)} was put in`;
  if (to === "") return `${quoted(from)} was taken out`;
  const named = referenceWord.exec(
    older.slice(Math.max(0, (change.from?.start ?? 0) - 20), change.from?.start),
  )?.[1];
  if (named && /^\d/.test(from) && /^\d/.test(to))
    return `refers to ${named} ${to} instead of ${from}`;
  const [known, other] = [
    change.from && identityAt(older, change.from),
    change.to && identityAt(newer, change.to),
  ];
  if (known && other) return `${known.words} became ${other.words}`;
  const rise = change.what === "number" ? riseOf(from, to, newer, change.to) : null;
  if (rise) {
    const { unit } = rise;
    const subject = change.of
      ? ofQuantity[change.of]
      : period.test(unit)
        ? "the period"
        : "the figure";
    return `${subject} ${rise.rises ? "rises" : "falls"} from ${rise.from}${scale.test(unit) ? unit : ""} to ${rise.to}${unit}`;
  }
  return `${quoted(from)} became ${quoted(to)}`;
}

/** What stands before the number of a clause in a sentence. */
const referenceWord = /\b((?:sub-?)?clause|paragraph|section|schedule|item|part|annexure)s?\s$/i;

const period = /(?:day|week|fortnight|month|quarter|year|hour|minute)s?$/i;
const scale = /(?:million|billion|per cent|%)$/i;
