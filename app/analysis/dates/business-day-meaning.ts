import type { Calendar } from "../../schemas/cases/key-dates.ts";
import type { BusinessDays } from "../counting/business-days.ts";
import { addDays, dayOf, weekdayOf } from "../counting/calendar.ts";
import { firstYear, lastYear } from "../counting/holidays.ts";
import { daysIn, monthPattern } from "../counting/written-days.ts";
import { monthNumber } from "../facts/dates.ts";
import { placesIn } from "../facts/places.ts";
import type { Line } from "./lines.ts";

const states: Record<string, Calendar> = {
  "New South Wales": "NSW",
  Victoria: "VIC",
  Queensland: "QLD",
  "South Australia": "SA",
  "Western Australia": "WA",
  Tasmania: "TAS",
  "Australian Capital Territory": "ACT",
  "Northern Territory": "NT",
};
const cities: Record<string, Calendar> = {
  ...{ Sydney: "NSW", Newcastle: "NSW", Melbourne: "VIC", Geelong: "VIC", Brisbane: "QLD" },
  ...{ Cairns: "QLD", Adelaide: "SA", Perth: "WA", Hobart: "TAS", Canberra: "ACT", Darwin: "NT" },
};
const city = new RegExp(`\\b(${Object.keys(cities).join("|")})\\b`);
const ofState =
  /\b(New South Wales|NSW|N\.S\.W\.|Victorian?|Vic|VIC|Queensland|Qld|QLD|South Australian?|SA|Western Australian?|WA|Tasmanian?|Tas|TAS|Australian Capital Territory|ACT|Northern Territory|NT)\b/g;
const shortNames: Record<string, Calendar> = {
  ...{ nsw: "NSW", "n.s.w.": "NSW", vic: "VIC", qld: "QLD", sa: "SA", wa: "WA" },
  ...{ tas: "TAS", act: "ACT", nt: "NT" },
};

/** The calendar of the State or Territory of such a name; null where it is none. */
export function calendarOf(name: string): Calendar | null {
  const bare = name.replace(/n$/, (end) =>
    /(?:Victoria|Australia|Tasmania)n$/.test(name) ? "" : end,
  );
  return states[bare] ?? shortNames[bare.toLowerCase()] ?? null;
}

/** The one State that some words name; null where they name none, or two. */
function stateIn(words: string): Calendar | null {
  const named = placesIn(words).flatMap(({ name }) => calendarOf(name) ?? []);
  const all = [
    ...named,
    ...[...words.matchAll(ofState)].flatMap(([name]) => calendarOf(name) ?? []),
  ];
  return new Set(all).size === 1 ? (all[0] ?? null) : null;
}

const lawLine =
  /\b(?:laws? of|governed by|governing law|jurisdiction of|law:)\b|^(?:\(?[a-z\d]{1,2}[.)] )?(?:The )?(?:law (?:of|in) )?[A-Z][A-Za-z. ]{1,30}?(?: laws?(?: (?:applies|governs|is the governing law))?[^.]{0,20})?\.?$|\b[A-Z][a-zA-Z]+ laws?\b/;

/** The State whose law a paper is under, as its lines say, else the one that it names at all; null where it shows none. */
export function calendarOfLines(
  lines: readonly Line[],
  governingLaw: string | null,
): Calendar | null {
  const told = governingLaw && calendarOf(governingLaw);
  if (told) return told;
  const said = lines.flatMap(({ words }) => (lawLine.test(words) ? (stateIn(words) ?? []) : []));
  if (said.length > 0) return new Set(said).size === 1 ? (said[0] ?? null) : null;
  const anywhere = lines.flatMap(({ words }) => stateIn(words) ?? []);
  return new Set(anywhere).size === 1 ? (anywhere[0] ?? null) : null;
}

const meaning =
  /\b(?:business|working) days?\b["')]{0,3}(?=[^.;]{0,60}?(?:\bmeans?\b|\bis\b|\bare\b|\binclude|\bleaves? out\b|\bexclud|:|\())/i;
const ofHolidays = /\bholidays?\b/i;
const ofWeekdays =
  /\bweekdays?\b|\bSaturdays?\b|\bMonday to Friday\b|\bMondays? to Fridays?\b|\bweekends?\b/i;
const between = new RegExp(
  `(\\d{1,2}) (?:${monthPattern} )?(?:to|and|until|[-–]) (\\d{1,2}) ${monthPattern}`,
  "i",
);
const inYear = new RegExp(
  `\\b((?:20)\\d\\d): (?:[A-Z][a-z]+day,? )?(\\d{1,2}) ${monthPattern}|(\\d{1,2}) ${monthPattern}(?: \\(|,? in )((?:20)\\d\\d)`,
  "g",
);

const twoFigures = (value: number) => String(value).padStart(2, "0");

/**
 * The Wednesday of the Royal Queensland Show, a holiday of Brisbane: the Show begins on the first Friday of August from
 * the fifth on (gazetted each year under the Holidays Act 1983 (Qld) s 4); moved in 2020 and 2021.
 */
function showDays(): string[] {
  const moved: Record<number, string> = { 2020: "2020-08-14", 2021: "2021-10-29" };
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  return years.map((year) => {
    const fifth = dayOf(year, 8, 5);
    return moved[year] ?? addDays(fifth, ((5 - weekdayOf(fifth) + 7) % 7) + 5);
  });
}

/** What a paper means by a business day: by its own words, else weekdays without the holidays of the State of its law. */
export function businessDaysOf(lines: readonly Line[], law: Calendar | null): BusinessDays {
  const line = lines.find(
    ({ words }) => meaning.test(words) && (ofHolidays.test(words) || ofWeekdays.test(words)),
  );
  const none = { without: [], named: [] };
  if (!line) return { ...none, calendar: law, sure: law !== null };
  const words = line.words.slice(line.words.search(meaning));
  const town = city.exec(words)?.[1];
  const calendar = (town && cities[town]) || stateIn(words) || law;
  const span = between.exec(words);
  const month = (name: string | undefined) => twoFigures(monthNumber(name ?? ""));
  const without = span
    ? [
        {
          from: `${month(span[2] ?? span[4])}-${twoFigures(Number(span[1]))}`,
          to: `${month(span[4])}-${twoFigures(Number(span[3]))}`,
        },
      ]
    : [];
  const named = [
    ...[...words.matchAll(inYear)].map((one) =>
      dayOf(
        Number(one[1] ?? one[6]),
        monthNumber(one[3] ?? one[5] ?? ""),
        Number(one[2] ?? one[4]),
      ),
    ),
    ...daysIn(words, "day first").map(({ value }) => value),
    ...(town === "Brisbane" ? showDays() : []),
  ];
  if (!ofHolidays.test(words)) return { calendar: null, without, named, sure: true };
  return { calendar, without, named, sure: calendar !== null };
}

const moves =
  /\b(?:(?:is|are|falls? (?:due )?on|be) (?:not |on )?(?:a day (?:that|which) is )?(?:not )?(?:an? |on a )?(?:business|working) day\b|falls? (?:due )?on (?:a )?(?:Saturday|weekend|public holiday|non-business day))[^.;]{0,140}?\b(next|following|succeeding|first|preceding|previous|before)\b/i;
const negated = /\bnot\b|\bSaturday|weekend|holiday|non-business/i;

/** Where a paper moves what falls on no business day: "next" or "previous"; null where it moves nothing. */
export function movesOf(lines: readonly Line[]): "next" | "previous" | null {
  for (const { words } of lines) {
    const found = moves.exec(words);
    if (!found || !negated.test(found[0])) continue;
    return /prec|prev|before/i.test(found[1] ?? "") ? "previous" : "next";
  }
  return null;
}
