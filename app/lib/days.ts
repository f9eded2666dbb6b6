const day = 24 * 60 * 60_000;

/** How far a place's clocks are ahead of UTC at a moment, in milliseconds. */
export function ahead(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-AU", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    ...([part("year"), part("month") - 1, part("day")] as const),
    ...([part("hour"), part("minute"), part("second")] as const),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

/** The moment at which a day (`YYYY-MM-DD`) is over in a time zone, in milliseconds since 1970. */
export function endOfDay(date: string, timeZone: string): number {
  const next = Date.parse(`${date}T00:00:00Z`) + day;
  const guess = next - ahead(timeZone, next);
  // On a day on which clocks change, the first guess has the wrong side of it.
  return next - ahead(timeZone, guess);
}

/** The moment at which a day (`YYYY-MM-DD`) begins in a time zone, in milliseconds since 1970. */
export const startOfDay = (date: string, timeZone: string): number =>
  endOfDay(new Date(Date.parse(`${date}T00:00:00Z`) - day).toISOString().slice(0, 10), timeZone);

/** The day (`YYYY-MM-DD`) that it is in a time zone at a moment in milliseconds since 1970. */
export const dayAt = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit" },
  }).format(at);

const weekday = new Intl.DateTimeFormat("en-AU", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** A day (`YYYY-MM-DD`) as nobody can read it the wrong way round: "Friday 3 April 2026". */
export const dayInWords = (day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`);
  // Apart, since browsers do not agree about what stands between them.
  return Number.isNaN(at) ? "" : `${weekday.format(at)} ${date.format(at)}`;
};
