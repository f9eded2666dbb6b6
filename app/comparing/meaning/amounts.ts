import type { Span } from "../../schemas/analysis.ts";

/** A single number, with what it is of: "$" or "%". */
interface Amount {
  kind: string;
  value: number;
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The number of a word as "five" or "twenty-one". */
function inDigits(word: string): number | null {
  const [ten = "", one] = word.toLowerCase().split(/[-‐‑ ]/);
  if (one === undefined && ones.includes(ten)) return ones.indexOf(ten);
  const [more, less] = [tens.indexOf(ten), one === undefined ? 0 : ones.indexOf(one)];
  return more < 0 || less < 0 || less > 9 ? null : 20 + 10 * more + less;
}

/** What words say that are one number and no more; null for any other. */
function amountOf(words: string): Amount | null {
  const found = /^([A-Z]{0,3}[$€£¥])? ?(\d[\d,]{0,20}(?:\.\d{1,9})?)(%?)$/.exec(words);
  const [, currency = "", digits = "", percent = ""] = found ?? [];
  // "036" is a part of a longer number.
  if (found && /^0\d/.test(digits)) return null;
  const value = found ? Number(digits.replaceAll(",", "")) : inDigits(words);
  return value === null ? null : { kind: currency + percent, value };
}

const unit =
  "(?:business |calendar |working )?(?:day|week|fortnight|month|quarter|year|hour|minute)s?|percentage points?|million|billion|per cent";
const atEnd = new RegExp(`^(.{1,40}?)\\s{1,3}(${unit})$`, "i");
/** In "12 (twelve) months" after either number. */
const after = new RegExp(`^(?:\\s{0,2}\\([\\w-]{1,15}\\)|\\))?\\s{1,3}(${unit})\\b`, "i");

/** A number that became more or less; `unit` is what it counts, after it: " days", " million", "%". */
export interface Rise {
  rises: boolean;
  from: string;
  to: string;
  unit: string;
}

/**
 * What became of a number that gave way to another of the same.
 * @param span where the newer one stands.
 */
export function riseOf(from: string, to: string, newer: string, span: Span | null): Rise | null {
  const [was, is] = [atEnd.exec(from), atEnd.exec(to)];
  const one = (words: string | undefined) => words?.toLowerCase().replace(/s$/, "");
  // "one month" that became "six months".
  const own = was && is && one(was[2]) === one(is[2]) ? { from: was[1], to: is[1] } : { from, to };
  const [less, more] = [amountOf(own.from ?? ""), amountOf(own.to ?? "")];
  if (!less || !more || less.kind !== more.kind || less.value === more.value) return null;
  return {
    rises: more.value > less.value,
    from: own.from ?? "",
    to: own.to ?? "",
    unit: own.from === from ? unitAfter(newer, span) : ` ${is?.[2] ?? ""}`,
  };
}

/** What a number counts, in the words after it. */
function unitAfter(text: string, span: Span | null): string {
  if (!span) return "";
  const next = text.slice(span.end, span.end + 50);
  if (/^\s{0,3}%/.test(next)) return "%";
  const found = after.exec(next)?.[1];
  return found === undefined ? "" : ` ${found.replace(/\s+/g, " ")}`;
}
