import {
  type DateOrder,
  datesIn,
  type FoundDate,
  monthNames,
  monthNumber,
} from "../facts/dates.ts";
import { ordinalOf, ordinalWords } from "../values/number-words.ts";
import { addDays, dayOf, easterSunday, nthWeekday } from "./calendar.ts";

/** A month by name, as a pattern with one group. */
export const monthPattern = `(${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|")})`;
const month = monthPattern;
const year = "((?:19|20)\\d\\d)";

const endOfMonth = new RegExp(
  `\\b(?:the )?(?:last day|end)(?: of)?(?: the month)? of ${month} ${year}\\b`,
  "gi",
);
const endOfYear = new RegExp(
  `\\b(?:the )?(?:last day|end) of (?:the )?(?:calendar )?(?:year )?${year}(?=[.,;)]|$| and| or| unless| if)`,
  "gi",
);
const startOfMonth = new RegExp(
  `(?<![-\\w])(?<!(?:twenty|thirty) )(?:the )?first day of ${month} ${year}\\b`,
  "gi",
);
const ofEaster = new RegExp(
  `\\b(Maundy Thursday|Good Friday|Easter (?:Saturday|Sunday|Monday|Tuesday))(?:,? (?:in|of))? ${year}\\b`,
  "gi",
);
const fromEaster: Record<string, number> = {
  ...{ "maundy thursday": -3, "good friday": -2, "easter saturday": -1 },
  ...{ "easter sunday": 0, "easter monday": 1, "easter tuesday": 2 },
};
const financialYear =
  /\b(?:the )?(?:end of |last day of )(?:the )?financial year (?:ending (?:in|on 30 June) )?(?:20)?\d\d[/–-](?:20)?(\d\d)\b/gi;
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const ofWeekday = new RegExp(
  `\\b(?:the )?(first|second|third|fourth|last) (${weekdays.join("|")}) (?:of|in) ${month},? ${year}\\b`,
  "gi",
);
/** "1 March, 1 June and 1 September 2027": days whose year stands after the last. */
const listed = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? ${month}(?=(?:, | and |, and | or |/)\\d{1,2}(?:st|nd|rd|th)? ${month}(?: ${year}|,| and|/))`,
  "gi",
);

/** "The thirtieth day of August in 2027", "the 3rd of May, in the year 2028". */
const inYear = new RegExp(
  `(?<![-\\w])(?:(\\d{1,2})(?:st|nd|rd|th)?|(${ordinalWords}))(?: day)?(?: of)? ${month},? (?:in|of)(?: the year)? ${year}\\b`,
  "gi",
);
/** "11 and 12 September 2026": a day whose month and year stand after the next. */
const shared = new RegExp(
  `(?<![-\\w.$])(\\d{1,2})(?:st|nd|rd|th)?(?= ?(?:and|to|or|&|until|[-–]) ?(?:[A-Z][a-z]{2,8},? )?(\\d{1,2})(?:st|nd|rd|th)? ${month},? ${year}\\b)`,
  "gi",
);

/** The days that a line names with their years, in its order: written dates, ends of months and years, days of Easter. */
export function daysIn(words: string, order: DateOrder): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (value: string, { index, 0: said }: RegExpExecArray) =>
    found.push({ value, start: index, end: index + said.length });
  for (const one of words.matchAll(endOfMonth))
    add(dayOf(Number(one[2]), monthNumber(one[1] ?? "") + 1, 0), one);
  for (const one of words.matchAll(startOfMonth))
    add(dayOf(Number(one[2]), monthNumber(one[1] ?? ""), 1), one);
  for (const one of words.matchAll(endOfYear)) add(`${one[1]}-12-31`, one);
  for (const one of words.matchAll(financialYear)) add(`20${one[1]}-06-30`, one);
  for (const one of words.matchAll(ofEaster))
    add(addDays(easterSunday(Number(one[2])), fromEaster[(one[1] ?? "").toLowerCase()] ?? 0), one);
  for (const one of words.matchAll(ofWeekday)) {
    const nth = ["first", "second", "third", "fourth", "last"].indexOf(
      (one[1] ?? "").toLowerCase(),
    );
    const weekday = weekdays.indexOf((one[2] ?? "").toLowerCase());
    const at = nth === 4 ? -1 : nth + 1;
    add(nthWeekday(Number(one[4]), monthNumber(one[3] ?? ""), weekday, at), one);
  }
  for (const one of words.matchAll(inYear)) {
    const day = one[1] ? Number(one[1]) : (ordinalOf(one[2] ?? "") ?? 0);
    if (day > 0 && day < 32) add(dayOf(Number(one[4]), monthNumber(one[3] ?? ""), day), one);
  }
  for (const one of words.matchAll(shared))
    if (Number(one[1]) < Number(one[2]) && Number(one[2]) < 32)
      add(dayOf(Number(one[4]), monthNumber(one[3] ?? ""), Number(one[1])), one);
  const full = datesIn(words, order);
  for (const one of words.matchAll(listed)) {
    const next = full.find(({ start }) => start > one.index);
    if (!next || /[.;:]/.test(words.slice(one.index, next.start))) continue;
    const value = dayOf(Number(next.value.slice(0, 4)), monthNumber(one[2] ?? ""), Number(one[1]));
    add(value, one);
  }
  for (const one of full)
    if (!found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one);
  return found.sort((a, b) => a.start - b.start);
}
