import type { ClauseValues } from "../../schemas/analysis.ts";
import { periodsIn } from "../facts/periods.ts";
import { partsOfIt, withoutCapsOfExceptions } from "../money/liability-cap.ts";
import { sumsIn } from "../money/sums.ts";
import { cardinalOf, cardinalWords } from "./number-words.ts";

type Value<K extends keyof ClauseValues> = NonNullable<ClauseValues[K]>;

const percent = new RegExp(
  `(?<![\\d.])(?:(\\d{1,3}(?:\\.\\d{1,4})?)|\\b(${cardinalWords})) ?(?:%|per ?cent(?:um)?\\b)`,
  "i",
);
const percentOf = ([, figures, word]: RegExpExecArray) =>
  figures ? Number(figures) : cardinalOf(word ?? "");

/**
 * The first sum of money in some words; nothing where what it comes to cannot be told.
 * @param dollars whose a bare "$" are, as an ISO 4217 code.
 */
export function readAmount(words: string, dollars: string): Value<"amount"> | undefined {
  const [sum] = sumsIn(words);
  return sum && sum.amount !== null
    ? { amount: sum.amount, currency: sum.currency ?? dollars }
    : undefined;
}

/** What a share or a multiple is taken of: up to the end of its phrase. */
const basis =
  / (?:of )?(?:the |its |your |our |their )?(?:total |aggregate )?([A-Za-z][\w' -]{2,60}?)(?= (?:and|or|if|for|in|per|where|unless|on|during|paid|payable|that|which|under|by|whichever|up to)\b|\s?[,.;:()]|$)/y;
const multiple = /\b(?:twice|double|(\d{1,3}|[a-z]{3,6})(?: ?\(\d{1,3}\))? ?(?:times|x))(?= )/i;

function basisAt(words: string, at: number): string | undefined {
  basis.lastIndex = at;
  return basis.exec(words)?.[1];
}

/** "5% of the Subcontract Sum"; without what it is of where the words do not say. */
export function readPercentage(words: string): Value<"percentage"> | undefined {
  const found = percent.exec(words);
  const share = found && percentOf(found);
  if (!found || share === null) return undefined;
  const end = found.index + found[0].length;
  const of = words.startsWith(" of ", end) ? basisAt(words, end) : undefined;
  return { percent: share, ...(of ? { of } : {}) };
}

/** "Twice the Contract Price", "three times the annual fees". */
function readMultiple(words: string): Value<"cap"> | undefined {
  const found = multiple.exec(words);
  const [all = "", count] = found ?? [];
  const times = count ? (/\d/.test(count) ? Number(count) : cardinalOf(count)) : 2;
  const of = found ? basisAt(words, found.index + all.length) : undefined;
  return times === null || of === undefined ? undefined : { times, of };
}

const limit =
  /\b(?:limited(?: in (?:total|aggregate))? to|not (?:to )?exceed|exceeds?|capped at|cap (?:is|of)|maximum (?:of|liability (?:is|of))|more than|the most .{0,80}? (?:is|pays?)|up to|greater than|limit of)\b|\b(?:cap|limit|maximum)\b[^.;:]{0,20}\bliab\w+[^.;:]{0,12}:|\bliab\w+ (?:cap|limit)[^.;:]{0,12}:/i;
const paid =
  /\b((?:monthly |annual |yearly |service |licen[cs]e |subscription )?(?:fees?|charges|price|rent|premiums?|amounts?|sums?|royalt(?:y|ies)|what (?:you|it|the \w+) (?:has |have )?paid))(?: (?:actually )?(?:paid|payable|received|due))?\b/i;

/** What makes of a sum something else: "50% of $800,000". */
const shareOf =
  /(?:%|\bper ?cent|\btimes|\btwice|\bdouble|\bhalf|\bthirds?|\bquarters?|×)(?: of)? $/i;

/** How far liability goes: a sum, a share, a multiple, or what was paid in so many months. */
export function readCap(written: string, dollars: string): Value<"cap"> | undefined {
  const words = withoutCapsOfExceptions(written);
  const from = limit.exec(words);
  if (!from) return undefined;
  const after = words.slice(from.index + from[0].length);
  if (partsOfIt.test(after.trimStart())) return undefined;
  const [sum] = sumsIn(after);
  const cap: Value<"cap"> = shareOf.test(after.slice(0, sum?.index))
    ? {}
    : { ...readAmount(after, dollars) };
  const share = readPercentage(after);
  const multiple = readMultiple(after);
  const period = periodsIn(after).find(({ unit }) => unit === "month" || unit === "year");
  const base = paid.exec(after)?.[1];
  if (share?.of) Object.assign(cap, share);
  else if (multiple) Object.assign(cap, multiple);
  else if (period && base)
    Object.assign(cap, {
      months: period.amount * (period.unit === "year" ? 12 : 1),
      of: base.toLowerCase(),
    });
  else if (base && cap.amount === undefined) cap.of = base.toLowerCase();
  return Object.keys(cap).length > 0 ? cap : undefined;
}

const units = [
  [
    "perAnnum",
    /^[^.;%]{0,40}?\b(?:per annum|p\.?a\b|(?:a|per|each) (?:calendar )?year|annually|yearly)/i,
  ],
  ["perMonth", /^[^.;%]{0,40}?\b(?:(?:a|per|each) (?:calendar )?month|monthly)/i],
  ["perDay", /^[^.;%]{0,40}?\b(?:(?:a|per|each) day|daily)/i],
] as const;
const plus =
  /\b((?:[A-Z][\w']* (?:of )?){0,6}(?:[a-z]+ ){0,3}rate(?: target)?)[^%.;]{0,60}?\bplus (?:an? (?:margin|additional) of )?$/;
const over =
  /^[^.;]{0,30}? (?:above|over|higher than) (?:the |its |our )?((?:[\w'-]+ ){1,8}?rate(?: target)?)\b/i;

/** "10% per annum", "1.5% a month", "the cash rate target plus 2%": interest by its unit, and over what. */
export function readRate(words: string): Value<"rate"> | undefined {
  const found = percent.exec(words);
  const rate = found && percentOf(found);
  if (!found || rate === null) return undefined;
  const before = words.slice(Math.max(0, found.index - 160), found.index);
  const after = words.slice(found.index + found[0].length, found.index + found[0].length + 120);
  const above = (plus.exec(before)?.[1] ?? over.exec(after)?.[1])?.replace(
    /^(?:at )?(?:the |a )/i,
    "",
  );
  if (above !== undefined) return { perAnnum: rate, above };
  const unit = units
    .map(([key, says]) => ({ key, at: says.exec(after)?.[0].length ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.at - b.at)[0];
  return unit && Number.isFinite(unit.at) ? { [unit.key]: rate } : undefined;
}
