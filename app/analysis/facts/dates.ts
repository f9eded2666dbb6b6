import { cardinalOf, cardinalWords, ordinalOf, ordinalWords } from "../values/number-words.ts";

/** A date in a text, as `YYYY-MM-DD`, with its UTF-16 offsets. */
export interface FoundDate {
  value: string;
  start: number;
  end: number;
}

/**
 * Which of two figures of a date is its day: as one paper writes all of its dates; null where it does not show it, and
 * such a date cannot be told.
 */
export type DateOrder = "day first" | "month first" | null;

/** The months of a year in lower case. */
export const monthNames =
  "january february march april may june july august september october november december".split(
    " ",
  );
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const year = "((?:19|20)\\d\\d)";
const yearInWords = `two thousand(?:(?: and)? ${cardinalWords})?`;
const anyYear = `((?:19|20)\\d\\d|${yearInWords})`;
const ordinal = "\\s?(?:st|nd|rd|th|t h|s t|n d|r d)?";
/** Hyphens as programs write them: plain, true, no-break and, for a month in letters, an en dash. */
const hyphens = "\\-‐‑";
/** A year of two figures that no word goes on from ("30 June 25 boxes" is a number of boxes). */
const shortYear =
  "(\\d\\d)(?![\\d%°]|[.,:/]\\d|\\s?[ap]\\.?m\\b)(?!,\\s?(?:19|20)\\d\\d)(?=\\s{0,9}(?:$|[^\\s\\w$€£]|(?:and|or|to|until|till|through|for|between|by|at|with|in|is|the|this|when|unless|from|of|both|but|it|on|ends?|ending|expires?|as|being)\\b|\\n))";
const shapes = new RegExp(
  [
    `\\b${month}\\.?\\s*(\\d{1,2})${ordinal}\\s*(?:day)?[,.]?\\s*(?:in the year\\s+)?${year}\\b`,
    `(?:(?<!\\d)(\\d{1,2})${ordinal}|\\b(${ordinalWords}))[\\s./–${hyphens}]{0,200}(?:day\\s+)?(?:of\\s+)?${month}\\.?[\\s,./–${hyphens}]{0,200}(?:in the year\\s+)?${anyYear}\\b`,
    `(?<![\\d.])(\\d{1,2})(?: ?[/.] ?|[${hyphens}])(\\d{1,2})(?: ?[/.] ?|[${hyphens}])((?:19|20)?\\d\\d)(?![\\d.]*\\d)`,
    `(?<!\\d)(\\d{1,2})\\s+${month}\\s+day\\s+of\\s+${year}\\b`,
    `(?<!\\d)${year}[${hyphens}/.](\\d{1,2})[${hyphens}/.](\\d{1,2})(?!\\d)`,
    // "14-Aug-25" and "14 August '25" are days whatever follows them.
    `(?<![\\d.])(\\d{1,2})(?:[./–${hyphens}]${month}[./–${hyphens}](\\d\\d)(?!\\d)|${ordinal} ?(?:day )?(?:of )?${month}(?:\\.? ?(?:['’](\\d\\d)(?!\\d)|${shortYear})|, ?['’](\\d\\d)(?!\\d)))`,
  ].join("|"),
  "gi",
);

/** What every shape has somewhere: a quick look before the slow one. */
const perhaps =
  /(?:19|20)\d\d|\d ?[/.‐‑-] ?\d{1,2} ?[/.‐‑-] ?\d|thousand|\d[a-z./–‐‑\s-]{0,12}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[./,–‐‑\s'’-]{0,3}\d/i;

/** Whether there may be a complete date in some words. */
export const mayHaveDate = (words: string): boolean => perhaps.test(words);

/** The number of a month by its name, whole or short, from 1; 0 for what is none. */
export function monthNumber(name: string): number {
  return monthNames.findIndex((full) => full.startsWith(name.toLowerCase().slice(0, 3))) + 1;
}

function written(yearOf: number, monthOf: number, day: number): string | null {
  const days = new Date(Date.UTC(yearOf, monthOf, 0)).getUTCDate();
  if (monthOf < 1 || monthOf > 12 || day < 1 || day > days) return null;
  return `${yearOf}-${String(monthOf).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** A year of two figures is one of this century up to 2060. */
const fullYear = (figures: string): number =>
  figures.length === 4 ? Number(figures) : Number(figures) + (Number(figures) > 60 ? 1900 : 2000);

/** A year in figures or in words ("two thousand and twenty-six"). */
function yearOf(words: string): number {
  const after = words.replace(/^two thousand(?: and)?/i, "").trim();
  return after === words ? Number(words) : 2000 + (cardinalOf(after) ?? 0);
}

/** "1.8.26" is a day, but not in "clause 1.8.26" or before the words of that clause. */
function isClauseNumber(text: string, { index, 0: date }: RegExpExecArray): boolean {
  return (
    /\.\d\d$/.test(date) &&
    /(?:\b(?:clauses?|items?|sections?|paragraphs?|rules?|version|v)\.?\s|\n)\s{0,20}$/i.test(
      text.slice(Math.max(0, index - 30), index),
    )
  );
}

/** A date of two figures and a year: what it can only be, else what the order of its paper makes of it. */
function inFigures(full: number, a: number, b: number, order: DateOrder): string | null {
  const [dayFirst, monthFirst] = [written(full, b, a), written(full, a, b)];
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst;
  if (dayFirst === monthFirst) return dayFirst;
  return order === null ? null : order === "day first" ? dayFirst : monthFirst;
}

/** A year of two figures counts between strokes only: "2.13.10" is a clause. */
const twoFigures =
  /(?<![\d./-])(\d{1,2})(?:([.-])(\d{1,2})\2(?:19|20)\d\d|\/(\d{1,2})\/(?:(?:19|20)\d\d|\d\d))(?![\d/-]|\.\d)/g;

/**
 * The order in which a text writes its dates, by those of them that have one reading ("13/4/2026"): "mixed" where they
 * disagree, null where none shows it.
 */
export function orderShownIn(text: string): Exclude<DateOrder, null> | "mixed" | null {
  const shown = new Set<Exclude<DateOrder, null>>();
  for (const [, first, , dotted, stroked] of text.matchAll(twoFigures)) {
    const [a, b] = [Number(first), Number(dotted ?? stroked)];
    if (a > 12 && a <= 31 && b >= 1 && b <= 12) shown.add("day first");
    if (b > 12 && b <= 31 && a >= 1 && a <= 12) shown.add("month first");
  }
  const [only = null] = shown;
  return shown.size > 1 ? "mixed" : only;
}

/**
 * The complete dates in a text, in its order: "1 July 2025", "1-Jul-25", "1/7/25", "July 1st, 2025", "2025-07-01", "the
 * first day of July two thousand and twenty-five". Dates in figures are read in the order of their paper; where that is
 * not known only those that have one reading are told.
 * @param order that of the whole paper, from `dateOrderOf`.
 */
export function datesIn(text: string, order: DateOrder = "day first"): FoundDate[] {
  const dates: FoundDate[] = [];
  if (!mayHaveDate(text)) return dates;
  for (const found of text.matchAll(shapes)) {
    const [, m1, d1, y1, d2, w2, m2, y2, a, b, y3, d5, m5, y5, y4, m4, d4, ...short] = found;
    const [d6, m6, joined, m7, apostrophed, y7, afterComma] = short;
    let value: string | null = null;
    if (m1 && d1 && y1) value = written(Number(y1), monthNumber(m1), Number(d1));
    else if (m2 && y2)
      value = written(yearOf(y2), monthNumber(m2), d2 ? Number(d2) : (ordinalOf(w2 ?? "") ?? 0));
    else if (d5 && m5 && y5) value = written(Number(y5), monthNumber(m5), Number(d5));
    else if (y4 && m4 && d4) value = written(Number(y4), Number(m4), Number(d4));
    else if (d6) {
      const figures = joined ?? apostrophed ?? y7 ?? afterComma ?? "";
      value = written(fullYear(figures), monthNumber(m6 ?? m7 ?? ""), Number(d6));
    } else if (a && b && y3 && !isClauseNumber(text, found)) {
      value = inFigures(fullYear(y3), Number(a), Number(b), order);
    }
    if (value) dates.push({ value, start: found.index, end: found.index + found[0].length });
  }
  return dates;
}

/** `date` plus a number of years, months, weeks or days; the last day of a month stays in its month. */
export function addPeriod(
  date: string,
  amount: number,
  unit: "year" | "month" | "week" | "day",
): string {
  const [y = 0, m = 1, d = 1] = date.split("-").map(Number);
  if (unit === "week" || unit === "day") {
    const moved = new Date(Date.UTC(y, m - 1, d + amount * (unit === "week" ? 7 : 1)));
    return moved.toISOString().slice(0, 10);
  }
  const total = y * 12 + (m - 1) + (unit === "year" ? amount * 12 : amount);
  const last = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate();
  return written(Math.floor(total / 12), (total % 12) + 1, Math.min(d, last)) ?? date;
}

/** "2025-07-01" as people write it: "1 July 2025". */
export function dateInWords(date: string): string {
  const [y, m, d] = date.split("-").map(Number);
  const name = monthNames[(m ?? 1) - 1] ?? "";
  return `${d} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${y}`;
}
