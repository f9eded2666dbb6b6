import type { ClauseValues } from "../../schemas/analysis.ts";
import type { Cast } from "../cast/cast.ts";
import { kindOf } from "../vocabulary/index.ts";
import { readArea, readRestraint, readTerm } from "./extent.ts";
import { readAmount, readCap, readPercentage, readRate } from "./money.ts";
import { readNotice, readTimeToRemedy } from "./notice.ts";
import { withItsUnit } from "./particulars.ts";
import { readPayment } from "./payment.ts";

type Key = keyof ClauseValues;
type Readers = { [K in Key]-?: (words: string, cast: Cast) => ClauseValues[K] | undefined };

const consent = "consent|approval|permission|agreement";
const withheld = new RegExp(
  `\\b(?:${consent})\\b.{0,120}\\b(?:may be (?:withheld|refused)|in (?:its|our|their|his|her) (?:sole|absolute|unfettered) discretion)`,
  "i",
);
const reasonable =
  /\bnot (?:to )?(?:be )?unreasonably (?:be )?(?:withh|refus|delay|condition|den)|\bwithout unreasonabl[ey] (?:withholding|delay)/i;

/** The values that a clause's words can hold: one small reader each. */
const readers: Readers = {
  cap: (words, { dollars }) => readCap(words, dollars),
  amount: (words, { dollars }) => readAmount(words, dollars),
  percentage: readPercentage,
  rate: readRate,
  notice: readNotice,
  term: readTerm,
  payment: readPayment,
  area: readArea,
  noCap: said(
    /\bliab\w+ .{0,80}\b(?:unlimited|uncapped|not (?:limited|capped|subject to (?:any|the|a) (?:cap|limit)))\b(?! to)|\bno (?:cap|limit) (?:on|to|applies)|\bwithout (?:any )?(?:cap|limit)\b|\bunlimited (?:liability|guarantee|indemnity)/i,
  ),
  greaterOf: said(/\b(?:greater|higher|highest) of\b|\bwhichever is (?:the )?(?:greater|higher)/i),
  lesserOf: said(/\b(?:lesser|lower|lowest) of\b|\bwhichever is (?:the )?(?:less|lower)/i),
  whetherOrNot: said(
    /\bwhether or not\b|\b(?:regardless|irrespective) of\b|\bhow(?:so)?ever (?:caused|arising)|\beven (?:if|though|where) .{0,80}\b(?:negligen|fault|caused)/i,
  ),
  unreasonablyWithheld: (words) =>
    reasonable.test(words) ? false : withheld.test(words) ? true : undefined,
};

function said(pattern: RegExp) {
  return (words: string) => pattern.test(words) || undefined;
}

/** What can be read where nothing says what the words are about. */
const anywhere: Key[] = [
  "cap",
  "noCap",
  "greaterOf",
  "lesserOf",
  "rate",
  "notice",
  "term",
  "payment",
];

/**
 * The numbers and conditions that a clause states, by its kind; a key is absent where its words do not say.
 * @param id null: words of no known kind, of which everything is read that playbooks compare.
 * @param words the clause's sentence on one line, with the words that introduce its list.
 * @param cast who can be meant in it.
 */
export function valuesOf(id: string | null, words: string, cast: Cast): ClauseValues {
  const kind = id === null ? undefined : kindOf(id);
  const keys = id === null ? anywhere : (kind?.states ?? []);
  const term = kind?.shortening ? readRestraint : readTerm;
  const notice = kind?.toRemedy ? readTimeToRemedy : readNotice;
  const reading = { ...readers, term, notice };
  const said = withItsUnit(words);
  const read = keys
    .map((key) => [key, reading[key](said, cast)] as const)
    .filter(([, value]) => value !== undefined);
  // Each reader gives what its key holds, which `readers` is checked for.
  return Object.fromEntries(read) as ClauseValues;
}
