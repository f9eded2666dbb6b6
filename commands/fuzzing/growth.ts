import type { PumpedFile } from "./pumped-files.ts";
import { type PumpedText, pumped } from "./pumped-texts.ts";
import type { WatchedThread } from "./watched-thread.ts";

/** Milliseconds of processor time that are no cause to look closer. */
const little = 450;
/** A text four times as long may take so many times as long: linear growth, and as much again for noise. */
const mostGrowth = 8;

/**
 * Says what is wrong with how the time of what works in a thread grows with a text or a file; null when nothing is.
 * Processor time is compared with itself, so a slow or busy machine says the same.
 * @param length characters of the text, or how many there are of what grows in the file.
 */
export async function complaintOn(
  thread: WatchedThread,
  what: PumpedText | PumpedFile,
  { length, patience }: { length: number; patience: number },
): Promise<string | null> {
  const made = (size: number) => ("of" in what ? what.of(size) : pumped(what, size));
  const long = await thread.timeOf(made(length), patience);
  if (long < little) return null;
  if (long === Number.POSITIVE_INFINITY)
    return `${thread.name}: ${what.name}: not done in ${patience} ms`;
  const short = await thread.timeOf(made(length / 4), patience);
  return long > mostGrowth * short
    ? `${thread.name}: ${what.name}: ${Math.round(short)} ms, and ${Math.round(long)} ms for four times as much`
    : null;
}
