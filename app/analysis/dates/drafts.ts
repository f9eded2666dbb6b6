import type { KeyDate } from "../../schemas/cases/key-dates.ts";
import type { Timing } from "./timing.ts";

/** A date and the timing that it was read from. */
export interface Draft {
  timing: Timing;
  date: Omit<KeyDate, "id">;
}

/** A short name for some words that is the same each time (FNV-1a in two halves of 32 bits, in base 36). */
function stableId(words: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return `d${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

/** One day that is said twice for one thing is one date, with the first quote; what is sure goes before what is not. */
export function once(drafts: readonly Draft[]): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const { action, date, period, event, quote } = draft.date;
    const key =
      date === null
        ? `${action} ${period?.count} ${period?.unit} ${event?.name} ${quote}`
        : `${action} ${date}`;
    const before = kept.get(key);
    if (!before || (before.date.state === "proposed" && draft.date.state === "sure"))
      kept.set(key, before ? { ...draft } : draft);
  }
  return [...kept.values()].sort(
    (a, b) => a.date.start - b.date.start || a.timing.start - b.timing.start,
  );
}

/** The dates with names that stay where action and words do. */
export function numbered(drafts: readonly Draft[]): KeyDate[] {
  const times = new Map<string, number>();
  return drafts.map(({ date, timing }) => {
    const words = `${date.action} ${timing.line.words.replace(/[^a-z\d]+/gi, " ").toLowerCase()} ${date.what.toLowerCase()}`;
    const nth = times.get(words) ?? 0;
    times.set(words, nth + 1);
    return { id: stableId(nth === 0 ? words : `${words} ${nth}`), ...date };
  });
}
