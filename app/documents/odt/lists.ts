import type { XmlAttributes } from "../containers/xml.ts";
import type { ListLevel } from "../word/numbering.ts";
import { bulletText } from "../word/symbol-fonts.ts";
import { twipsOf } from "./looks.ts";

/** A level of a list style while it is read. */
export type NumberedLevel = ListLevel & { bullet: string | undefined };

// ODF 1.3 part 3, 20.322; the rest as the documents of other programs are numbered.
const formats = new Map([
  ["1", "decimal"],
  ["a", "lowerLetter"],
  ["A", "upperLetter"],
  ["i", "lowerRoman"],
  ["I", "upperRoman"],
  ["01, 02, 03, ...", "decimalZero"],
  ["1st, 2nd, 3rd, ...", "ordinal"],
  ["One, Two, Three, ...", "cardinalText"],
  ["First, Second, Third, ...", "ordinalText"],
]);

/** A level as its element describes it; `index` counts from 0. */
export function newLevel(name: string, index: number, attributes: XmlAttributes): NumberedLevel {
  const start = Number.parseInt(attributes.get("text:start-value") ?? "", 10);
  const bullet = attributes.get("text:bullet-char");
  const given = attributes.get("style:num-format") ?? "";
  const isNumber = name.endsWith("-number") || name.startsWith("text:outline");
  return {
    start: Number.isFinite(start) ? start : 1,
    format: isNumber ? (formats.get(given) ?? (given === "" ? "none" : "decimal")) : "bullet",
    text: isNumber ? numberText(index, given, attributes) : bulletText(bullet ?? "•", ""),
    suffix: "tab",
    legal: false,
    restartAfter: undefined,
    style: undefined,
    bullet,
  };
}

/** Adds what the elements inside say of a level: the font of its bullet, what stands behind its number. */
export function describeLabel(level: NumberedLevel, name: string, attributes: XmlAttributes): void {
  const font = attributes.get("style:font-name") ?? attributes.get("fo:font-family");
  const follows = attributes.get("text:label-followed-by");
  if (name === "style:text-properties" && font && level.bullet !== undefined)
    level.text = bulletText(level.bullet, font);
  if (follows === "space" || follows === "nothing") level.suffix = follows;
  level.left = twipsOf(attributes.get("fo:margin-left")) ?? level.left;
  level.first = twipsOf(attributes.get("fo:text-indent")) ?? level.first;
}

/** The number's text with `%1` to `%9` for the levels' numbers. */
function numberText(index: number, format: string, attributes: XmlAttributes): string {
  const pattern =
    attributes.get("style:num-list-format") ?? attributes.get("loext:num-list-format");
  if (pattern !== undefined) return pattern.replace(/%(\d{1,2})%/g, "%$1");
  const shown = Math.min(index + 1, Number(attributes.get("text:display-levels") ?? 1) || 1);
  const numbers =
    format === ""
      ? ""
      : Array.from({ length: shown }, (_, at) => `%${index + 2 - shown + at}`).join(".");
  return `${attributes.get("style:num-prefix") ?? ""}${numbers}${attributes.get("style:num-suffix") ?? ""}`;
}
