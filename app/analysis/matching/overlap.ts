import type { Span } from "../../schemas/analysis.ts";

/** Whether two places share a character. */
export const overlap = (one: Span, other: Span): boolean =>
  one.start < other.end && other.start < one.end;
