import type { XmlAttributes } from "../containers/xml.ts";

/** What a style says of how words look; `undefined` is left to its parent. */
export type OdtLooks = {
  bold?: boolean;
  italic?: boolean;
  underlined?: boolean;
  struck?: boolean;
  /** Whether it stands above the line. */
  raised?: boolean;
  /** In twentieths of a point; the first line is against the others. */
  left?: number;
  first?: number;
  align?: string;
};

const twipsIn = new Map([
  ["in", 1440],
  ["cm", 1440 / 2.54],
  ["mm", 144 / 2.54],
  ["pt", 20],
  ["pc", 240],
  ["px", 15],
]);

/** A length such as `0.25in` in twentieths of a point; undefined for what is none, a share of another style's say. */
export function twipsOf(length: string | undefined): number | undefined {
  const [, number, unit = ""] = /^(-?[\d.]{1,12})([a-z]{2})$/.exec(length ?? "") ?? [];
  const worth = twipsIn.get(unit);
  return worth === undefined ? undefined : Math.round(Number(number) * worth);
}

export function readTextLooks(looks: OdtLooks, attributes: XmlAttributes): void {
  const weight = attributes.get("fo:font-weight");
  const style = attributes.get("fo:font-style");
  const line = attributes.get("style:text-underline-style");
  if (weight !== undefined) looks.bold = weight === "bold" || Number(weight) >= 600;
  if (style !== undefined) looks.italic = style !== "normal";
  if (line !== undefined) looks.underlined = line !== "none";
  const through =
    attributes.get("style:text-line-through-style") ??
    attributes.get("style:text-line-through-type");
  const position = attributes.get("style:text-position");
  if (position !== undefined) looks.raised = /^(?:super|[1-9]\d{0,2}%)/.test(position);
  if (through !== undefined) looks.struck = through !== "none";
}

export function readParagraphLooks(looks: OdtLooks, attributes: XmlAttributes): void {
  const left = twipsOf(attributes.get("fo:margin-left"));
  const first = twipsOf(attributes.get("fo:text-indent"));
  const align = attributes.get("fo:text-align");
  if (left !== undefined) looks.left = left;
  if (first !== undefined) looks.first = first;
  if (align !== undefined) looks.align = align;
}
