const timeZone = "Australia/Sydney";

const clock = new Intl.DateTimeFormat("en-AU", {
  timeZone,
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
});

/** The instant (ms since 1970) at which the month that `instant` falls into began in Sydney. */
export function monthStart(instant: number): number {
  const { year, month } = wallClock(instant);
  const utc = Date.UTC(year, month - 1, 1);
  return utc - offset(utc - offset(utc));
}

/** How far Sydney's clock is ahead of UTC at an instant, in ms. */
function offset(instant: number): number {
  const { year, month, day, hour, minute, second } = wallClock(instant);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function wallClock(instant: number) {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
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
