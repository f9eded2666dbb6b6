import type { RiskLevel } from "../analysis.ts";
import type { ChangeSubject, ComparedRow } from "./comparison.ts";

/** A change in words, and on which part of the page its words are. */
export type ChangeLine = {
  id: number;
  words: string;
  subjects: readonly ChangeSubject[];
  tracked: boolean | null;
  part: number;
};

/** Some of the changes of one kind, under a heading: those of one part of the list. */
export type ChangeGroup = {
  /** Names it in the address of the page. */
  key: string;
  title: string;
  lines: readonly ChangeLine[];
  /** How many changes there are on all parts. */
  count: number;
  part: number;
  parts: number;
};

/** Differences of one kind that are not compared as words, in sentences; `count` counts all, also those that are not told. */
export type NotComparedGroup = { title: string; lines: readonly string[]; count: number };

/** A flag that is another than before; `was` is its level in the older version. */
export type FlagLine = {
  id: string;
  level: RiskLevel;
  was: RiskLevel | null;
  title: string;
  place: string | null;
};

export type FlagGroup = { title: string; lines: readonly FlagLine[] };

/** Words of a paragraph: kept, taken out or put in; `was` is how the older version has kept ones, where that differs. */
export type Piece = { kind: "same" | "deleted" | "inserted"; words: string; was?: string };

/** A paragraph of both versions, or a part of one. */
export type ShownRow = {
  kind: ComparedRow["kind"];
  /** The words in line. */
  pieces: readonly Piece[];
  changes: readonly number[];
};

/** So many paragraphs are the same in both and not shown. */
export type PageRow = ShownRow | { kind: "folded"; count: number };

/** How the words are laid out: side by side, or in line. */
export const views = ["sides", "line"] as const;
export type View = (typeof views)[number];

/** Two Word files that can be had as one with tracked changes, unless something is in the way of it. */
export type RedlineOffer = {
  caseId: string;
  caseName: string;
  from: number;
  to: number;
  /** In whose name the changes are tracked. */
  author: string;
  hindrance: string | null;
};
