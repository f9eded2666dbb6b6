import type { Revision } from "../word/revisions.ts";
import type { Destination, StoryKind } from "./destinations.ts";

/** What holds inside a group of Rich Text, and for the groups in it until they say otherwise. */
export type Group = {
  destination: Destination;
  font: number | undefined;
  /** How many bytes follow a Unicode character for programs that do not know it. */
  fallback: number;
  hidden: boolean;
  bold: boolean;
  italic: boolean;
  underlined: boolean;
  struck: boolean;
  doublyStruck: boolean;
  /** Whether it stands above the line. */
  raised: boolean;
  inserted: boolean;
  deleted: boolean;
  author: Record<Revision["kind"], number>;
  date: Record<Revision["kind"], number | undefined>;
  /** What opens and ends with this very group. */
  story: StoryKind | undefined;
  field: boolean;
  /** The element of an equation that it is, by its name in Office Math. */
  math: string | undefined;
  /** Whether its next control word is one that a program may pass over with the group. */
  optional: boolean;
};

export const outermost: Group = {
  ...{ destination: "text", font: undefined, fallback: 1, hidden: false },
  ...{ bold: false, italic: false, underlined: false },
  ...{ struck: false, doublyStruck: false, raised: false },
  ...{ inserted: false, deleted: false, story: undefined, field: false, optional: false },
  math: undefined,
  author: { insertion: 0, deletion: 0 },
  date: { insertion: undefined, deletion: undefined },
};

/** A group inside another one. */
export const inside = (group: Group): Group => ({
  ...group,
  author: { ...group.author },
  date: { ...group.date },
  ...{ story: undefined, field: false, math: undefined, optional: false },
});

const underlines = new Set(["ul", "ulw", "uld", "uldb", "uldash", "uldashd", "ulth", "ulwave"]);

/** Takes a control word about the looks or the history of characters; returns whether it was one. */
export function describeCharacters(
  group: Group,
  word: string,
  value: number | undefined,
  plainFont: number | undefined,
): boolean {
  const on = value !== 0;
  if (word === "v") group.hidden = on;
  else if (word === "b") group.bold = on;
  else if (word === "i") group.italic = on;
  else if (word === "strike") group.struck = on;
  else if (word === "striked") group.doublyStruck = on;
  else if (word === "super") group.raised = on;
  else if (word === "nosupersub" || word === "sub") group.raised = false;
  else if (word === "ulnone") group.underlined = false;
  else if (underlines.has(word)) group.underlined = on;
  else if (word === "f") group.font = value;
  else if (word === "uc") group.fallback = Math.max(0, value ?? 1);
  else if (word === "revised" || word === "mvt") group.inserted = on;
  else if (word === "deleted" || word === "mvf") group.deleted = on;
  else if (word === "revauth") group.author.insertion = value ?? 0;
  else if (word === "revauthdel") group.author.deletion = value ?? 0;
  else if (word === "mvauth") group.author = { insertion: value ?? 0, deletion: value ?? 0 };
  else if (word === "revdttm") group.date.insertion = value;
  else if (word === "revdttmdel") group.date.deletion = value;
  else if (word === "mvdate") group.date = { insertion: value, deletion: value };
  else if (word === "plain") {
    group.font = plainFont;
    group.hidden = false;
    group.bold = false;
    group.italic = false;
    group.underlined = false;
    group.struck = false;
    group.doublyStruck = false;
    group.raised = false;
    group.inserted = false;
    group.deleted = false;
  } else return false;
  return true;
}
