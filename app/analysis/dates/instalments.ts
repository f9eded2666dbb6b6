import { dayOf } from "../counting/calendar.ts";
import { monthPattern } from "../counting/written-days.ts";
import { addPeriod, monthNumber } from "../facts/dates.ts";
import { numberOf, numeral } from "../facts/periods.ts";
import { type Point, pointAt } from "./points.ts";
import { mostTimes, takeAll } from "./series.ts";
import { dayPoint, isTaken, type Open } from "./timing.ts";

const ofMany =
  "(?:instal\\w+|payments?|repayments?|sums|amounts|parts|tranches|reports?|deliveries|shipments?|episodes|drawings|drops|issues|releases|lots|loads|consignments|visits|inspections|sessions|returns)";
const manyOf = new RegExp(
  `(?<![\\w.$])${numeral} (?:(?:equal|consecutive|successive|further|regular|level|fixed|weekly|fortnightly|monthly|quarterly|annual|yearly|half-yearly|rent|fee|royalty|loan|progress|delivery) ?){0,3}(?:of \\$[\\d,.]+ )?${ofMany}\\b`,
  "i",
);
const rateWords =
  /\b(weekly|fortnightly|monthly|quarterly|half-?yearly|annual(?:ly)?|yearly)\b|\b(?:each|every|per|a|of (?:each|every))(?: (?:calendar|succeeding|following|subsequent|successive))? (week|fortnight|month|quarter|half-?year|year)\b|\b(?:at )?intervals of (?:one|a|1) (week|fortnight|month|quarter|year)\b/i;
const firstOf = /\b(?:first|start\w*|commenc\w*|begin\w*|from|initial)\b[^.;]{0,40}$/i;
const rates: Record<string, [number, "month" | "week" | "year"]> = {
  ...{ month: [1, "month"], quarter: [3, "month"], halfyear: [6, "month"] },
  ...{ week: [1, "week"], fortnight: [2, "week"], annual: [1, "year"], year: [1, "year"] },
};

/** How often something comes back, as words say; null where they do not. */
function rateIn(words: string): [number, "month" | "week" | "year"] | null {
  const [, adverb = "", each = "", interval = ""] = rateWords.exec(words) ?? [];
  const name = `${adverb}${each}${interval}`
    .toLowerCase()
    .replace(/-/g, "")
    .replace(/(?:al)?ly$/, (end) => (end === "ally" ? "al" : ""));
  return rates[name] ?? null;
}

/** "In 12 equal monthly instalments, the first on 1 March 2027", "twelve episodes, the first on … and one each fortnight". */
export function readInstalments(open: Open): void {
  const { words } = open;
  const found = open.days.length === 0 ? null : manyOf.exec(words);
  const day = found && open.days.find(({ start }) => start > found.index);
  const rate = found && rateIn(`${found[0]} ${words.slice(found.index + found[0].length)}`);
  if (!found || !day || !rate || isTaken(open, day.start, day.end)) return;
  if (!firstOf.test(words.slice(found.index, day.start))) return;
  const [, figures, inWords, bracketed] = found;
  const count = Math.min(numberOf(figures, inWords, bracketed), mostTimes);
  if (count < 2) return;
  const others = sameDay.exec(words.slice(day.end, day.end + 90));
  const nth = others ? Number(others[1]) : 0;
  const points = Array.from({ length: count }, (_, at) => {
    const value = addPeriod(day.value, at * rate[0], rate[1]);
    return dayPoint(
      at > 0 && nth > 0 && nth < 29 ? `${value.slice(0, 8)}${String(nth).padStart(2, "0")}` : value,
    );
  });
  takeAll(open, found.index, day.end, points);
}

const sameDay = /\bthe (\d{1,2})(?:st|nd|rd|th) (?:day )?of (?:each|every)\b/i;

const yearsList = "((?:(?:20\\d\\d)(?:, and |,? and |, | or |/))*20\\d\\d)";
const inYears = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:day of )?${monthPattern},? (?:in|of) (?:each of )?(?:the years )?${yearsList}(?!\\d)`,
  "gi",
);
const anniversaryIn = new RegExp(
  `\\banniversar(?:y|ies) of ([^.;,]{4,60}?) in (?:each of )?${yearsList}(?!\\d)`,
  "gi",
);
const another = new RegExp(`^[^.;]{0,60}?[;,]? (?:and )?in ${yearsList}(?!\\d)`, "i");
const yearsOf = (list: string) => [...list.matchAll(/20\d\d/g)].map(([year]) => Number(year));

/** "On 1 August in 2028, 2030 and 2032", "on the anniversary of the commencing date in 2028 and 2029". */
export function readInYears(open: Open): void {
  const { words } = open;
  for (const one of words.matchAll(inYears)) {
    const years = yearsOf(one[3] ?? "");
    if (years.length < 2) continue;
    const days = years.map((year) =>
      dayPoint(dayOf(year, monthNumber(one[2] ?? ""), Number(one[1]))),
    );
    takeAll(open, one.index, one.index + one[0].length, days);
  }
  for (const one of words.matchAll(anniversaryIn)) {
    const end = one.index + one[0].length;
    const more = another.exec(words.slice(end));
    const found = pointAt(open, one.index + one[0].indexOf(one[1] ?? ""));
    if (!found) continue;
    const points = (list: string) =>
      yearsOf(list).map((year): Point => ({ is: "inYear", year, of: found.point }));
    takeAll(open, one.index, end, points(one[2] ?? ""));
    if (more) takeAll(open, end, end + more[0].length, points(more[1] ?? ""));
  }
}
