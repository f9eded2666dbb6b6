import { daysIn } from "../counting/written-days.ts";
import type { DateOrder } from "../facts/dates.ts";
import {
  readDefinitions,
  readNamedDays,
  readNotices,
  readOrdered,
  readShifts,
  readYearless,
} from "./deadlines.ts";
import { readInstalments, readInYears } from "./instalments.ts";
import type { Line } from "./lines.ts";
import { readLoose } from "./loose.ts";
import { stretchesOf } from "./points.ts";
import { readRecurring } from "./recurring.ts";
import { ofRecital, readDays, unlessReplaced } from "./roles.ts";
import {
  readAnniversaries,
  readCascades,
  readListed,
  readMonthly,
  readSeveral,
  readYearly,
} from "./series.ts";
import { readFinancialYears, readOpenTerms, readRanges, readTerms } from "./terms.ts";
import type { Open, Timing } from "./timing.ts";
import {
  readDayWindows,
  readEndingWindows,
  readLastWeeks,
  readLeadWindows,
  readMonths,
  readWorkedWindows,
} from "./windows.ts";

/** What reads a line, in this order: whatever one has taken the next leaves alone. */
const readers: readonly ((open: Open) => void)[] = [
  ...[readEndingWindows, readLeadWindows, readWorkedWindows, readDayWindows, readLastWeeks],
  ...[
    readCascades,
    readDefinitions,
    readYearly,
    readListed,
    readMonthly,
    readRecurring,
    readAnniversaries,
    readInYears,
    readSeveral,
    readInstalments,
  ],
  ...[
    readFinancialYears,
    readTerms,
    readRanges,
    readNotices,
    readShifts,
    readOrdered,
    readMonths,
    readOpenTerms,
    readYearless,
    readNamedDays,
    readLoose,
  ],
];
/** What names no time is not read. */
const perhaps =
  /\d|day|week|month|year|anniversar|evening|night|holiday|Easter|Friday|Thursday|fortnight|quarter/i;

/** All days that the lines of a document name or count, with what they are to it. @param fact the day of the paper, as its facts have it. */
export function timingsOf(lines: readonly Line[], order: DateOrder, fact: string | null): Timing[] {
  return lines.flatMap((line) => {
    if (!perhaps.test(line.words)) return [];
    const { words } = line;
    const open: Open = {
      line,
      words,
      days: daysIn(words, order),
      stretches: stretchesOf(words),
      found: [],
    };
    if (
      open.days.length === 0 &&
      open.stretches.length === 0 &&
      !/day|evening|anniversar|month|\d/i.test(words)
    )
      return [];
    for (const read of readers) read(open);
    readDays(open, fact);
    const found = open.found
      .filter((one) => line.zone !== "guidance" || (one.role !== "deadline" && one.role !== "end"))
      .flatMap(ofRecital)
      .map(unlessReplaced);
    return found.sort((a, b) => a.start - b.start);
  });
}
