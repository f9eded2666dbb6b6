import type { Deadline } from "./deadline.ts";

/** Work that is done in small parts: between two of them whoever has it done may look at the clock, or stop. */
export type InParts<Result> = Generator<undefined, Result>;

/** Does all parts of a work at once. */
export function finish<Result>(work: InParts<Result>): Result {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
  }
}

/** Does a work part by part. @returns its result, or null when the time was used up before it. */
export async function finishWithin<Result>(
  deadline: Deadline,
  work: InParts<Result>,
): Promise<Result | null> {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
    if (await deadline.isOver()) return null;
  }
}
