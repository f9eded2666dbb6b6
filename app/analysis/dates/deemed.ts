import { type BusinessDays, businessDay, closedFor } from "../counting/business-days.ts";
import { addDays } from "../counting/calendar.ts";
import type { Line } from "./lines.ts";

/** When what arrives late counts as received: from so many minutes of the day on, on the next day of such a kind. */
export interface Deemed {
  after: number;
  next: "business day" | "weekday" | "day";
}

const time = "(\\d{1,2})(?:[.:](\\d\\d))? ?([ap])\\.?m";
const rule = new RegExp(
  `\\bafter ${time}\\b[^;]{0,220}\\b(?:next|following|succeeding) (business day|working day|weekday|day)\\b`,
  "i",
);
const ofReceipt = /\b(?:receiv\w+|given|served|deemed|taken|counts?|treated|arrives?)\b/i;
const at = new RegExp(`\\b(?:at|after) ${time}`, "i");
const sends =
  /\b(?:e-?mail\w*|fax\w*|sent|sends?|deliver\w*|served|left|received|arriv\w+|gave|given)\b/i;

const minutesOf = (
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
) => ((Number(hour) % 12) + (/p/i.test(half ?? "") ? 12 : 0)) * 60 + Number(minute ?? 0);

/** What a paper says of messages that arrive late in the day; null where it says nothing. */
export function deemedIn(lines: readonly Line[]): Deemed | null {
  for (const { words } of lines) {
    const found = rule.exec(words);
    if (!found || !ofReceipt.test(words)) continue;
    const kind = (found[4] ?? "").toLowerCase();
    const next = kind === "weekday" || kind === "day" ? kind : "business day";
    return { after: minutesOf(found[1], found[2], found[3]), next };
  }
  return null;
}

/** The day on which something counts as received that a line tells of: the day itself unless it came too late. */
export function receivedOn(
  day: string,
  { words }: Line,
  deemed: Deemed,
  days: BusinessDays,
): string {
  const sent = at.exec(words);
  if (!sends.test(words)) return day;
  const weekdays = { ...days, calendar: null, named: [], without: [] };
  const counted = deemed.next === "business day" ? days : weekdays;
  const late = sent !== null && minutesOf(sent[1], sent[2], sent[3]) > deemed.after;
  if (!late && (deemed.next === "day" || closedFor(day, counted) === null)) return day;
  if (deemed.next === "day") return addDays(day, 1);
  return businessDay(day, 1, counted).date;
}
