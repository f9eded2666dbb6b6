import type { RiskLevel } from "../analysis.ts";

/** In whose name a copy speaks: a name that was given, or the word for whoever has none. */
export type MarkAuthorShown = { name: string; isGiven: boolean; mayManage: boolean };

/** A piece of a text: as it is, with a comment on it, struck, or inserted. */
export type ExcerptPiece = { kind: "text" | "words" | "struck" | "inserted"; text: string };

/** A flag on the page of the marked copy: how it is chosen, and what becomes of it. */
export type MarkedPreview = {
  id: string;
  title: string;
  level: RiskLevel;
  place: string | null;
  chosen: boolean;
  /** Whether wording is proposed, and whether it is asked to be a tracked change. */
  hasWording: boolean;
  changes: boolean;
  /** The paragraphs of the comment. */
  says: string[];
  /** Null where it is not chosen, or where the marks are a table. */
  excerpt: ExcerptPiece[] | null;
  /** What could not be done as it was asked, in sentences. */
  remarks: string[];
};
