/** A stretch of a text: UTF-16 offsets, end exclusive. */
type Words = { start: number; end: number };

/** What is to be marked: words of a text, what a comment says of them, and what to write instead. */
export type Mark = Words & {
  id: string;
  /** The paragraphs of the comment. */
  says: readonly string[];
  /** What is proposed, and instead of which words; null: nothing, or the comment says it. */
  change: (Words & { wording: string }) | null;
};

/** In whose name and when. */
export type Marker = { author: string; initials: string; date: string };

/** Why a comment stands elsewhere than at the words themselves. */
export const besideReasons = {
  field:
    "These words are in a field or a table of contents, which Word makes anew by itself: the comment stands at the field.",
  box: "These words are in a text box or a drawing, where Word keeps no comments: the comment stands at what holds them.",
  note: "These words are in a footnote or an endnote: the comment stands at its mark in the text.",
  cells:
    "These words go into or out of a table cell, which not every program lets a comment do: the comment stands at the first of their paragraphs.",
  elsewhere:
    "These words are in a header, a footer, an automatic number or a drawing, where Word keeps no comments: the comment stands at the nearest words of the text.",
} as const;
export type Beside = keyof typeof besideReasons;

/** Why wording that was to be a tracked change is in the comment instead. */
export const unchangedReasons = {
  beside: "The words cannot be changed where they stand: the wording is in the comment.",
  paragraphs:
    "The words go over more than one paragraph or table cell: the wording is in the comment.",
  field: "A field is among the words, and a change would break it: the wording is in the comment.",
  tracked: "The words are part of somebody else’s tracked change: the wording is in the comment.",
  control:
    "The words are in a content control that is locked or filled in by Word: the wording is in the comment.",
  object:
    "A note’s mark, a picture, an equation or a link’s edge is among the words: the wording is in the comment.",
  number: "An automatic number is among the words: the wording is in the comment.",
  overlap: "Another change stands on some of these words: the wording is in the comment.",
  same: "The wording is what the document says already.",
} as const;
export type Unchanged = keyof typeof unchangedReasons;

/** What became of a mark. Places are of the text. */
export type Placed = {
  id: string;
  start: number;
  end: number;
  beside: Beside | null;
  /** What is struck, and what is written in its place. */
  change: { start: number; end: number; wording: string } | null;
  /** Why there is no change although wording was given. */
  unchanged: Unchanged | null;
};
