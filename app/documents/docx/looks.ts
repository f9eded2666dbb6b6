import { numberOfLooks } from "../../schemas/documents/layout.ts";
import type { XmlAttributes } from "../containers/xml.ts";
import type { StoryContext } from "./context.ts";
import type { Paragraph } from "./paragraph.ts";

/** What a paragraph, a run or a style says of how words look; `undefined` is left to what it is based on. */
export type Looks = {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  underlined?: boolean | undefined;
  struck?: boolean | undefined;
  doublyStruck?: boolean | undefined;
  /** Whether it stands above the line. */
  raised?: boolean | undefined;
  /** In twentieths of a point; the first line is against the others. */
  left?: number | undefined;
  first?: number | undefined;
  align?: string | undefined;
  /** As a heading, counted from 0; 9 is none. */
  outline?: number | undefined;
};

/** Whether an on/off element such as `<w:vanish/>` is on. */
export function isOn(attributes: XmlAttributes): boolean {
  const value = attributes.get("w:val");
  return value !== "0" && value !== "false" && value !== "off";
}

/** The indents that a `w:ind` gives. */
export function indentOf(attributes: XmlAttributes): Pick<Looks, "left" | "first"> {
  const left = attributes.get("w:left") ?? attributes.get("w:start");
  const hanging = attributes.get("w:hanging");
  const first = attributes.get("w:firstLine");
  return {
    ...(left !== undefined && { left: Number(left) }),
    ...(first !== undefined && { first: Number(first) }),
    ...(hanging !== undefined && { first: -Number(hanging) }),
  };
}

/** Takes a property of a paragraph or of characters; returns whether it was about looks. */
export function readLook(looks: Looks, name: string, attributes: XmlAttributes): boolean {
  if (name === "w:b") looks.bold = isOn(attributes);
  else if (name === "w:i") looks.italic = isOn(attributes);
  else if (name === "w:u") looks.underlined = attributes.get("w:val") !== "none";
  else if (name === "w:strike") looks.struck = isOn(attributes);
  else if (name === "w:dstrike") looks.doublyStruck = isOn(attributes);
  else if (name === "w:vertAlign") looks.raised = attributes.get("w:val") === "superscript";
  else if (name === "w:ind") Object.assign(looks, indentOf(attributes));
  else if (name === "w:jc") looks.align = attributes.get("w:val");
  else if (name === "w:outlineLvl") looks.outline = Number(attributes.get("w:val"));
  else return false;
  return true;
}

/** Whether the words of the run that is being read look a certain way. */
export const looksSo = (
  { styles }: StoryContext,
  { run, style }: Paragraph,
  key: "bold" | "italic" | "underlined" | "raised",
): boolean =>
  run.looks[key] ??
  styles.find(run.style, (one) => one.looks[key]) ??
  styles.find(style ?? styles.defaultParagraph, (one) => one.looks[key]) ??
  false;

/** How the words of the run that is being read look. */
export const runLooks = (context: StoryContext, paragraph: Paragraph): number =>
  numberOfLooks(
    looksSo(context, paragraph, "bold"),
    looksSo(context, paragraph, "italic"),
    looksSo(context, paragraph, "underlined"),
  );
