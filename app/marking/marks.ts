/** A stretch of a text: UTF-16 offsets, end exclusive. */
type Words = { start: number; end: number };

/** Wording for words: in their place or, where it `adds`, after them. `heading` is how a comment heads it, if it cannot stand there. */
type Proposed = Words & { wording: string; adds: boolean; heading: string };

/** What is to be marked: words of a text, what a comment says of them, and what to write instead. */
export type Mark = Words & {
  id: string;
  /** The paragraphs of the comment. */
  says: readonly string[];
  /** What is proposed, and instead of or after which words; null: nothing, or the comment says it. */
  change: Proposed | null;
};

/** In whose name and when. */
export type Marker = { author: string; initials: string; date: string };

/** Why a comment stands elsewhere than at the words themselves. */
export const besideReasons = {
  field:
    "Word refreshes fields and tables of contents by itself, so the comment stands at the field.",
  box: "Word keeps no comments in a text box or a drawing, so the comment stands at the one that holds these words.",
  note: "These words are in a footnote or an endnote, so the comment stands at its number in the text.",
  cells:
    "These words run over the edge of a table cell. Some programs would lose a comment on all of them, so it stands at their first paragraph.",
  elsewhere:
    "Word keeps no comments in a header, a footer, an automatic number or a drawing, so the comment stands at the nearest words of the text.",
} as const;
export type Beside = keyof typeof besideReasons;

/** Why wording that was to be a tracked change is in the comment instead. */
export const unchangedReasons = {
  beside: "These words cannot be changed where they stand, so the wording is in the comment.",
  paragraphs:
    "These words run over more than one paragraph or table cell, so the wording is in the comment.",
  field: "A change here would break a field of the document, so the wording is in the comment.",
  tracked: "Somebody else has a tracked change here, so the wording is in the comment.",
  control:
    "These words are in a content control that is locked or filled in by Word, so the wording is in the comment.",
  object:
    "A note’s number, a picture, an equation or part of a link is among these words, so the wording is in the comment.",
  number: "An automatic number is among these words, so the wording is in the comment.",
  overlap: "Another point changes some of these words, so the wording is in the comment.",
  same: "The document already says what is proposed, so nothing is changed.",
} as const;
export type Unchanged = keyof typeof unchangedReasons;

/** What became of a mark. Places are of the text. */
export type Placed = {
  id: string;
  start: number;
  end: number;
  beside: Beside | null;
  /** What is struck, and what is written in its place: nothing is struck where it is added. */
  change: { start: number; end: number; wording: string } | null;
  /** Why there is no change although wording was given. */
  unchanged: Unchanged | null;
};
