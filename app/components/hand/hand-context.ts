import { createContext, useContext } from "react";
import type { Undone } from "../../schemas/flag.ts";

/** What somebody who may write can do by hand on a case. */
export type HandWork = {
  caseId: string;
  /** Which version of summary, facts and note the page was read with. */
  editVersion: number;
  /** The titles of the kinds of clause that flags can be about. */
  titles: readonly string[];
  /** How many of the reader's own steps can be taken back. */
  steps: number;
  /** What a browser without scripts had typed into a form that was refused, by the fields' names, and why. */
  typed: { fields: Record<string, unknown>; why: string } | null;
};

export const HandContext = createContext<HandWork | null>(null);

/** The list of the titles that flags can have, of which a page has one. */
export const titlesList = "clause-titles";

/** Null for who may only read, and for a document that is nobody's case. */
export const useHand = () => useContext(HandContext);

const deeds: Record<NonNullable<Undone>["did"], string> = {
  decided: "the decision on",
  edited: "the edit of",
  hid: "hiding",
  showed: "showing",
  added: "adding",
  deleted: "deleting",
  assigned: "the assignment of",
  noted: "the note on",
  edited_case: "the edit of the summary or the key facts",
  noted_case: "the note on the document",
};

/** "Undone: the decision on Indemnity." */
export function undoneInWords(undone: Undone): string {
  if (!undone) return "There is nothing of yours left to undo.";
  const { did, titles, left } = undone;
  const of = did === "edited_case" || did === "noted_case" ? "" : ` ${titles.join(", ")}`;
  const others =
    left === 0
      ? ""
      : left === 1
        ? " One part was left: somebody has changed it since."
        : ` ${left} parts were left: somebody has changed them since.`;
  return `Undone: ${deeds[did]}${of}.${others}`;
}
