import type { KeyDate } from "../schemas/cases/key-dates.ts";
import { condense } from "./condensing/condense.ts";
import { findDates } from "./dates/find-dates.ts";
import type { Known } from "./dates/rounds.ts";
import { findFacts } from "./facts/find-facts.ts";
import { readDocument } from "./reading/reading.ts";

/**
 * The dates of a document, in the order of its text: who must or may do what by when, each with its words, its sum and
 * whether it is sure. Offsets are UTF-16 code units of the text as it was written.
 * @param facts what is known of the document already; without it that is read first.
 */
export function datesOf(written: string, facts?: Known): KeyDate[] {
  const { text, placed } = condense(written);
  const reading = readDocument(text);
  const known = facts ?? findFacts(text, "contract", reading);
  return findDates(reading, known).map((date) => {
    const { start, end } = placed(date);
    return { ...date, start, end, quote: written.slice(start, end).slice(0, 400) };
  });
}
