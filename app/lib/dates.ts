import { ahead, dayAt } from "./days.ts";

const timeZone = "Australia/Sydney";

/** The instant (ms since 1970) at which the month that `instant` falls into began in Sydney. */
export function monthStart(instant: number): number {
  const utc = Date.parse(`${dayAt(instant, timeZone).slice(0, 7)}-01T00:00:00Z`);
  return utc - ahead(timeZone, utc - ahead(timeZone, utc));
}

const dateTime = new Intl.DateTimeFormat("en-AU", {
  timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});
const date = new Intl.DateTimeFormat("en-AU", { timeZone, dateStyle: "medium" });

/** A time as Australian readers write it, in Sydney's time: "20 Nov 2026, 4:05 pm". */
export const formatDateTime = (instant: number | string) => dateTime.format(new Date(instant));

/** A day as Australian readers write it: "20 Nov 2026". */
export const formatDate = (instant: number | string) => date.format(new Date(instant));

/** The same by the clocks of another place (an IANA time zone). */
export const formatDateTimeIn = (instant: number | string, timeZone: string) =>
  new Intl.DateTimeFormat("en-AU", { timeZone, dateStyle: "medium", timeStyle: "short" }).format(
    new Date(instant),
  );
