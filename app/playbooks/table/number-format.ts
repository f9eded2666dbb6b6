import { sumsIn } from "../../analysis/money/sums.ts";

/** What the number format of a cell makes of its number for whoever sees it (ECMA-376, part 1, 18.8.31). */
interface Format {
  /** So many times a hundred is what is shown. */
  percents: number;
  /** So many times a thousand is left out of what is shown. */
  thousands: number;
  /** The words and marks of money that stand beside the number. */
  beside: string;
}

/** A quoted or escaped literal, a bracket, a width or a filler, or any other character. */
const part = /"([^"]{0,200})"?|\\(.)|\[([^\]]{0,100})\]|[_*].|[\s\S]/g;

function read(format: string): Format {
  const found: Format = { percents: 0, thousands: 0, beside: "" };
  let commas = 0;
  for (const [all, quoted, escaped, bracket] of format.matchAll(part)) {
    // What follows is for numbers below zero.
    if (all === ";") break;
    if (all === ",") commas++;
    else if (/^[0#?]$/.test(all)) commas = 0;
    if (all === "%") found.percents++;
    else if (bracket !== undefined) found.beside += /^\$([^-]*)/.exec(bracket)?.[1] ?? "";
    else if (quoted !== undefined || escaped !== undefined) found.beside += quoted ?? escaped ?? "";
    else if (/^[$€£¥₹]$/.test(all)) found.beside += all;
  }
  return { ...found, thousands: commas };
}

/** Of a share of 1 as many figures are kept as are sure. */
const shownAt = (value: number, percents: number): number =>
  percents === 0 ? value : Number((value * 100 ** percents).toPrecision(15));

/** A number as it is seen in its cell, where words are wanted: "12%" for 0.12 that is shown so. */
export function shownAsText(value: number, format = "General"): string {
  const { percents } = read(format);
  return `${shownAt(value, percents)}${"%".repeat(percents)}`;
}

/**
 * The number that whoever filled a cell in sees there, or a sentence where it cannot be taken for what a rule compares.
 * @param isShare whether the rule compares something that is counted per cent.
 */
export function numberShown(
  value: number,
  format = "General",
  isShare: boolean,
): { number: number } | { fault: string } {
  const { percents, thousands, beside } = read(format);
  if (percents > 0 && !isShare)
    return { fault: "This cell is a percentage, and what the rule compares is none." };
  if (thousands > 0)
    return {
      fault: "This cell leaves thousands out of what it shows. Please show its whole number.",
    };
  const words = beside.replace(/[\s().,'+-]/g, "");
  const currency = words === "" ? null : sumsIn(`${words} 1`)[0]?.currency;
  if (currency && currency !== "AUD")
    return {
      fault: `This cell is in another currency (${beside.trim()}). Amounts are compared in Australian dollars.`,
    };
  if (words !== "" && currency === undefined && !(isShare && /^(?:%|percent)$/i.test(words)))
    return {
      fault: `This cell shows “${beside.trim()}” beside its number. Please put the number alone there.`,
    };
  return { number: shownAt(value, percents) };
}
