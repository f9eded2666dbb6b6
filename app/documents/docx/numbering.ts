import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import type { List, ListLevel } from "../word/numbering.ts";
import { bulletText } from "../word/symbol-fonts.ts";
import { indentOf } from "./looks.ts";
import type { DocxPackage } from "./package.ts";

type AbstractList = { levels: (ListLevel | undefined)[]; numStyleLink?: string };
type NumberedList = {
  abstractId: string;
  levels: Map<number, ListLevel>;
  starts: Map<number, number>;
};

/**
 * The lists of `numbering.xml` by `numId` (ECMA-376 part 1, 17.9). `listOfStyle` says which list a
 * numbering style stands for: lists that only point at a style are followed through it.
 */
export function readLists(
  source: DocxPackage,
  listOfStyle: (styleId: string) => string | undefined,
): Map<string, List> {
  const reader = new NumberingReader();
  for (const part of source.related(source.mainPart, "numbering")) source.read(part, reader);

  const resolve = (id: string, depth = 0): AbstractList | undefined => {
    const found = reader.abstracts.get(id);
    if (!found?.numStyleLink || depth > 5) return found;
    const linked = reader.lists.get(listOfStyle(found.numStyleLink) ?? "")?.abstractId;
    const target = linked ?? reader.abstractByStyleLink.get(found.numStyleLink);
    return target === undefined ? found : resolve(target, depth + 1);
  };
  const lists = new Map<string, List>();
  for (const [numId, list] of reader.lists) {
    const abstractLevels = resolve(list.abstractId)?.levels ?? [];
    const levels = Array.from(
      { length: 9 },
      (_, level) => list.levels.get(level) ?? abstractLevels[level],
    );
    lists.set(numId, { counters: list.abstractId, levels, startOverrides: list.starts });
  }
  return lists;
}

class NumberingReader implements XmlHandler {
  readonly abstracts = new Map<string, AbstractList>();
  readonly lists = new Map<string, NumberedList>();
  /** The first that a numbering style stands for, by the style. */
  readonly abstractByStyleLink = new Map<string, string>();
  #abstract: AbstractList | undefined;
  #abstractId = "";
  #list: NumberedList | undefined;
  #override = 0;
  #level: (ListLevel & { font: string; picture: boolean }) | undefined;
  #levelIndex = 0;

  open(name: string, attributes: XmlAttributes): void {
    const value = attributes.get("w:val");
    switch (name) {
      case "w:abstractNum":
        this.#abstract = { levels: [] };
        this.#abstractId = attributes.get("w:abstractNumId") ?? "";
        this.abstracts.set(this.#abstractId, this.#abstract);
        break;
      case "w:num":
        this.#list = { abstractId: "", levels: new Map(), starts: new Map() };
        this.lists.set(attributes.get("w:numId") ?? "", this.#list);
        break;
      case "w:abstractNumId":
        if (this.#list) this.#list.abstractId = value ?? "";
        break;
      case "w:styleLink":
        if (this.#abstract && value && !this.abstractByStyleLink.has(value))
          this.abstractByStyleLink.set(value, this.#abstractId);
        break;
      case "w:numStyleLink":
        if (this.#abstract && value) this.#abstract.numStyleLink = value;
        break;
      case "w:lvlOverride":
        this.#override = Number(attributes.get("w:ilvl"));
        break;
      case "w:startOverride":
        this.#list?.starts.set(this.#override, wholeNumber(value, 1));
        break;
      case "w:lvl":
        this.#levelIndex = wholeNumber(attributes.get("w:ilvl"), 0);
        this.#level = newLevel();
        break;
      default:
        if (this.#level) describeLevel(this.#level, name, value, attributes);
    }
  }

  close(name: string): void {
    if (name === "w:abstractNum") this.#abstract = undefined;
    else if (name === "w:num") this.#list = undefined;
    else if (name === "w:lvl" && this.#level) {
      const { font, picture, ...level } = this.#level;
      if (level.format === "bullet") level.text = picture ? "•" : bulletText(level.text, font);
      if (this.#list) this.#list.levels.set(this.#levelIndex, level);
      else if (this.#abstract) this.#abstract.levels[this.#levelIndex] = level;
      this.#level = undefined;
    }
  }

  text(): void {}
}

const newLevel = (): ListLevel & { font: string; picture: boolean } => ({
  start: 0,
  format: "decimal",
  text: "",
  suffix: "tab",
  legal: false,
  restartAfter: undefined,
  style: undefined,
  font: "",
  picture: false,
});

function describeLevel(
  level: ListLevel & { font: string; picture: boolean },
  name: string,
  value: string | undefined,
  attributes: XmlAttributes,
): void {
  switch (name) {
    case "w:start":
      level.start = wholeNumber(value, 0);
      break;
    case "w:numFmt":
      // A custom format says by example how many digits it wants: "001, 002, 003, ...".
      level.format =
        value === "custom" && /^0+1,/.test(attributes.get("w:format") ?? "")
          ? `padded:${(attributes.get("w:format") ?? "").indexOf(",")}`
          : (value ?? "decimal");
      break;
    case "w:lvlText":
      level.text = value ?? "";
      break;
    case "w:suff":
      level.suffix = value === "space" || value === "nothing" ? value : "tab";
      break;
    case "w:isLgl":
      level.legal = value !== "0" && value !== "false" && value !== "off";
      break;
    case "w:lvlRestart":
      level.restartAfter = wholeNumber(value, 0);
      break;
    case "w:pStyle":
      level.style = value;
      break;
    case "w:ind":
      Object.assign(level, indentOf(attributes));
      break;
    case "w:rFonts":
      level.font = attributes.get("w:ascii") ?? attributes.get("w:hAnsi") ?? "";
      break;
    case "w:lvlPicBulletId":
      level.picture = true;
      break;
  }
}

function wholeNumber(value: string | undefined, otherwise: number): number {
  const parsed = Number.parseInt(value ?? "", 10);
  return Number.isFinite(parsed) ? parsed : otherwise;
}
