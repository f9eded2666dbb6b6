import { type PumpedText, pumped } from "./pumped-texts.ts";
import type { WatchedAnalyser } from "./watched-analyser.ts";

/** Milliseconds of processor time that are no cause to look closer. */
const little = 600;
/** A text four times as long may take so many times as long: linear growth, and as much again for noise. */
const mostGrowth = 8;

/**
 * Says what is wrong with how the analyser's time grows with a text; null when nothing is. Processor time is
 * compared with itself, so a slow or busy machine says the same.
 */
export async function complaintOn(
  analyser: WatchedAnalyser,
  text: PumpedText,
  { length, patience }: { length: number; patience: number },
): Promise<string | null> {
  const long = await analyser.timeOf(pumped(text, length), patience);
  if (long < little) return null;
  if (long === Number.POSITIVE_INFINITY) return `${text.name}: not done in ${patience} ms`;
  const short = await analyser.timeOf(pumped(text, length / 4), patience);
  return long > mostGrowth * short
    ? `${text.name}: ${Math.round(short)} ms, and ${Math.round(long)} ms for four times as much`
    : null;
}
