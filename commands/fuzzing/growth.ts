import { type PumpedText, pumped } from "./pumped-texts.ts";
import type { WatchedThread } from "./watched-thread.ts";

/** Milliseconds of processor time that are no cause to look closer. */
const little = 600;
/** A text four times as long may take so many times as long: linear growth, and as much again for noise. */
const mostGrowth = 8;

/**
 * Says what is wrong with how the time of the analyser or a reader grows with a text; null when nothing is. Processor time is
 * compared with itself, so a slow or busy machine says the same.
 */
export async function complaintOn(
  thread: WatchedThread,
  text: PumpedText,
  { length, patience }: { length: number; patience: number },
): Promise<string | null> {
  const long = await thread.timeOf(pumped(text, length), patience);
  if (long < little) return null;
  if (long === Number.POSITIVE_INFINITY)
    return `${thread.name}: ${text.name}: not done in ${patience} ms`;
  const short = await thread.timeOf(pumped(text, length / 4), patience);
  return long > mostGrowth * short
    ? `${thread.name}: ${text.name}: ${Math.round(short)} ms, and ${Math.round(long)} ms for four times as much`
    : null;
}
