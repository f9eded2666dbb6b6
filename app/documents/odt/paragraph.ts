import { numberOfLooks } from "../../schemas/documents/layout.ts";
import { markRun, type Standing } from "../word/look-marks.ts";
import type { ListLevel } from "../word/numbering.ts";
import { isSet, type SpanLook } from "./spans.ts";
import type { OdtStyles } from "./styles.ts";

/** A paragraph or heading while it is read. */
export type OdtParagraph = {
  label: string;
  heading: number;
  /** The level of the list whose item it is in. */
  level: ListLevel | undefined;
  style: string | undefined;
  /** How the words before look: what the last mark says. */
  marked: number;
  text: string;
  /** What the open spans say, each with those around it; innermost last. */
  spans: SpanLook[];
  /** Whether white space here would only be more of the same (ODF 1.3 part 3, 6.1.2). */
  afterSpace: boolean;
  /** Whether words of it are left out since they are struck through. */
  hasStruck: boolean;
  notes: string[];
  boxes: string[];
};

export const newParagraph = (
  given: Pick<OdtParagraph, "label" | "heading" | "level" | "style">,
): OdtParagraph => ({
  ...given,
  ...{ marked: 0, text: "", spans: [], afterSpace: true, hasStruck: false, notes: [], boxes: [] },
});

/** How a paragraph stands. */
export function standingOf(styles: OdtStyles, { style, level, heading }: OdtParagraph): Standing {
  const own = <Key extends "left" | "first" | "align">(key: Key) =>
    styles.find("paragraph", style, ({ looks }) => looks[key]);
  // A list says where its items stand, unless their own style does: that of the paragraph by itself counts first.
  const ofItself = styles.own("paragraph", style);
  const indent = (key: "left" | "first") => ofItself?.[key] ?? level?.[key] ?? own(key) ?? 0;
  return { heading, left: indent("left"), first: indent("first"), align: own("align") };
}

/** Words that go to the end of a paragraph, with a mark where they look otherwise than those before. */
export function markedWords(styles: OdtStyles, paragraph: OdtParagraph, text: string): string {
  const shown = numberOfLooks(
    isSet(styles, paragraph, "bold"),
    isSet(styles, paragraph, "italic"),
    isSet(styles, paragraph, "underlined"),
  );
  const begins = shown !== paragraph.marked && text.trim() !== "";
  if (begins) paragraph.marked = shown;
  // What a line break parts is marked on each line.
  if (text.includes("\n")) paragraph.marked = 0;
  return begins ? markRun(text, shown) : text;
}
