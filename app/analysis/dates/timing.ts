import type { Span } from "../../schemas/analysis.ts";
import type { Length } from "../counting/counting.ts";
import type { Line } from "./lines.ts";
import type { Point, Timed } from "./points.ts";

/**
 * What a day is to the paper: by or on it something is done ("deadline"), something ends, begins, or happened ("fact");
 * the paper was made on it; it belongs to another paper, an Act or a wording that is replaced ("elsewhere").
 */
export type Role = "deadline" | "end" | "start" | "fact" | "made" | "elsewhere";

/** A day that comes back. */
export type Every =
  | { each: "year"; month: number; day: number }
  | { each: "anniversary" }
  /** A day of each month; the last for -1. */
  | { each: "month"; day: number }
  /** The first or the last day of each financial year (1 July to 30 June), or so long after it. */
  | { each: "financial year"; edge: "first" | "last"; then: Length | null };

/** A day that a sentence names or has worked out, with its words. */
export interface Timing extends Span {
  line: Line;
  role: Role;
  point: Point;
  /** The first day of a window. */
  opens: Point | null;
  /** How it comes back in the term; null where it is once. `point` is then what it is counted from. */
  every: Every | null;
  /** False where the words themselves leave it open: "about", one of several periods, a range. */
  sure: boolean;
}

/** A line that is being read for its timings: what was read of it already is not read again. */
export interface Open extends Timed {
  line: Line;
  found: Timing[];
}

/** Whether a part of a line belongs to a timing already. */
export const isTaken = ({ found }: Open, start: number, end: number): boolean =>
  found.some((one) => one.start < end && start < one.end);

/** Adds a timing to its line, and nothing where its words are taken. */
export function take(
  open: Open,
  { start, end }: Span,
  said: Pick<Timing, "role" | "point"> & Partial<Pick<Timing, "opens" | "sure" | "every">>,
): void {
  open.found.push({ line: open.line, start, end, opens: null, every: null, sure: true, ...said });
}

export const dayPoint = (value: string): Point => ({ is: "day", value });
export const eventPoint = (name: string): Point => ({ is: "event", name });
export const daysFrom = (from: Point, count: number): Point => ({
  ...{ is: "shift", from, length: { count: Math.abs(count), unit: "days" }, clear: false },
  direction: count < 0 ? "before" : "after",
});
