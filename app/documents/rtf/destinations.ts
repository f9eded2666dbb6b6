/** What becomes of the words in a group. */
export type Destination =
  | "text"
  /** Nothing, nor of those in the groups inside. */
  | "nothing"
  /** Nothing, unless a group inside says so. */
  | "frame"
  | "fonts"
  | "authors"
  | "label"
  | "code"
  | "choice"
  | "commentAuthor"
  | "commentDate"
  | "styles"
  /** What a property of an equation is. */
  | "mathValue";

/** Destinations that are no stories of their own, by their control word. */
export const destinations = new Map<string, Destination>([
  ["fonttbl", "fonts"],
  ["stylesheet", "styles"],
  ["revtbl", "authors"],
  ["listtext", "label"],
  ["pntext", "label"],
  ["fldinst", "code"],
  ["formfield", "frame"],
  ["ffl", "choice"],
  ["atnauthor", "commentAuthor"],
  ["atndate", "commentDate"],
  ["shpinst", "frame"],
  ["shpgrp", "frame"],
  ["do", "frame"],
  // Of an object that is embedded the file keeps what it looks like.
  ["object", "frame"],
  ["result", "text"],
  ["nesttableprops", "text"],
  ["upr", "frame"],
  ["ud", "text"],
  ..."colortbl info pict objclass objname objalias objsect objdata nonshppict shprslt sp tc tcn xe rxe txe filetbl listtable listoverridetable private nonesttables ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn pntxta pntxtb bkmkstart bkmkend themedata template ffname ffdeftext"
    .split(" ")
    .map((word): [string, Destination] => [word, "nothing"]),
]);

/** Groups that are a text of their own. */
export type StoryKind = "header" | "footer" | "note" | "comment" | "box";

export const stories = new Map<string, StoryKind>([
  ...["header", "headerl", "headerr", "headerf"].map((word): [string, StoryKind] => [
    word,
    "header",
  ]),
  ...["footer", "footerl", "footerr", "footerf"].map((word): [string, StoryKind] => [
    word,
    "footer",
  ]),
  ["footnote", "note"],
  ["annotation", "comment"],
  ["shptxt", "box"],
  ["dptxbxtext", "box"],
]);

/** Control words and symbols that stand for characters. */
export const fixedTexts = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["emspace", "\u2003"],
  ["enspace", "\u2002"],
  ["qmspace", "\u2005"],
  ["bullet", "•"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["zwj", "\u200d"],
  ["zwnj", "\u200c"],
  ["~", "\u00a0"],
  ["_", "\u2011"],
  ["{", "{"],
  ["}", "}"],
  ["\\", "\\"],
]);
