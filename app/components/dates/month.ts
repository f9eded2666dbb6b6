/** A month as `YYYY-MM`; another one so many months on, or before it for less than nought. */
export function monthsOn(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The days of a month, `YYYY-MM-DD`, and how many days of its first week, which begins on Monday, lie before it. */
export function daysOfMonth(month: string): { days: string[]; before: number } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  return {
    days: Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, "0")}`),
    before,
  };
}

const inWords = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "March 2027" */
export const monthInWords = (month: string) => inWords.format(new Date(`${month}-01T00:00:00Z`));
