import type { Change } from "../../schemas/versions/comparison.ts";
import { placeInWords } from "./place.ts";
import { quoted, wordsAt } from "./quoting.ts";
import { replaced } from "./replaced.ts";
import type { BothTexts } from "./texts.ts";
import { isWholeClause, wholeClause } from "./whole-clause.ts";

/**
 * Says a change in a sentence: "cl 9.2 Liability: the cap falls from $500,000 to $50,000", "cl 4: ‘must’ became ‘may’",
 * "cl 12 Insurance is new: ‘The Cleaner must …’", "cl 7 moved to after cl 11".
 */
export function describeChange(change: Change, texts: BothTexts): string {
  const place = placeInWords(change);
  if (change.kind === "added")
    return place === ""
      ? `New: ${quoted(wordsAt(texts.newer, change.to))}`
      : added(change, place, texts);
  if (change.kind === "removed") return removed(change, place, texts);
  if (change.kind === "moved") return moved(change, place, texts);
  const said = replaced(change, texts);
  return place === "" ? said.charAt(0).toUpperCase() + said.slice(1) : `${place}: ${said}`;
}

function added(change: Change, place: string, { newer }: BothTexts): string {
  return isWholeClause(newer, change.to)
    ? wholeClause(change, newer, change.to, "is new")
    : `${place}: new are ${quoted(wordsAt(newer, change.to))}`;
}

function removed(change: Change, place: string, { older }: BothTexts): string {
  if (place === "") return `Gone: ${quoted(wordsAt(older, change.from))}`;
  return isWholeClause(older, change.from)
    ? wholeClause(change, older, change.from, "is gone")
    : `${place}: gone are ${quoted(wordsAt(older, change.from))}`;
}

function moved(
  { was, was_heading, after, from, clause, heading }: Change,
  place: string,
  { older }: BothTexts,
): string {
  const what =
    was === null
      ? quoted(wordsAt(older, from))
      : placeInWords({ clause: was, heading: was_heading ?? heading });
  const where = after === null ? "to the beginning" : `to after ${after}`;
  const isElsewhere = was_heading !== null && was_heading !== heading;
  const now = clause !== null && clause !== was ? ` (now ${isElsewhere ? place : clause})` : "";
  return `${what} moved ${where}${now}`;
}
