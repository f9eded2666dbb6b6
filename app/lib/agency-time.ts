/** The clock on the agency's wall. */
const timeZone = "Australia/Adelaide";

const clock = new Intl.DateTimeFormat("en-AU", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** What the agency's calendar and clock show at an instant (ms since 1970); the day as "2026-11-22". */
export function agencyTime(instant: number) {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

const dayLength = 24 * 60 * 60_000;

/** So many days before or after a day. */
export const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The Monday with which a day's week began. */
export const mondayOf = (day: string) => daysFrom(day, -((new Date(day).getUTCDay() + 6) % 7));

const dateTime = new Intl.DateTimeFormat("en-AU", {
  timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** A time as the agency's staff read it: "20 Nov 2026, 4:05 pm". */
export const formatAgencyTime = (instant: number) => dateTime.format(instant);

const date = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", day: "numeric", month: "short" });

/** A day as the staff read it: "16 Nov". */
export const formatDay = (day: string) => date.format(Date.parse(day));
