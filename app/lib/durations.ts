const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long something took or is ago, as people say it: "5 minutes", "31 hours", "3 days". */
export function durationInWords(ms: number): string {
  if (ms < hour) return some(Math.max(0, Math.floor(ms / minute)), "minute");
  if (ms < 2 * day) return some(Math.floor(ms / hour), "hour");
  return some(Math.floor(ms / day), "day");
}
