import type { XmlAttributes } from "../containers/xml.ts";
import { type List, ListCounter, type ListLevel } from "../word/numbering.ts";
import { type OdtStyles, outlineList } from "./styles.ts";

/** A `text:list` that is open: how deep it is and with which one it counts. */
export type OpenList = {
  level: number;
  style: string | undefined;
  counters: string;
  /** Whether the next paragraph is the first of an item, which has its number. */
  begins: boolean;
  /** With which number the item begins, where it says so. */
  start: number | undefined;
};

// A number tells of nine levels, counted from 0; what is deeper is of the ninth.
const deepest = 8;

/** Numbers the paragraphs of an OpenDocument text in reading order (ODF 1.3 part 3, 5.3). */
export class OdtNumbers {
  readonly #styles: OdtStyles;
  readonly #lists = new Map<string, List>();
  readonly #counter = new ListCounter(this.#lists);
  readonly #countersOfId = new Map<string, string>();
  readonly #countersOfStyle = new Map<string, string>();
  #made = 0;

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  /** A list that opens inside another one, or by itself. */
  open(attributes: XmlAttributes, outer: OpenList | undefined): OpenList {
    const style = attributes.get("text:style-name") ?? outer?.style;
    const counters = outer?.counters ?? this.#countersOf(attributes, style ?? "");
    const id = attributes.get("xml:id");
    if (id !== undefined) this.#countersOfId.set(id, counters);
    if (style !== undefined) this.#countersOfStyle.set(style, counters);
    const level = outer ? Math.min(outer.level + 1, deepest) : 0;
    return { level, style, counters, begins: false, start: undefined };
  }

  /** The number of an item's first paragraph, with what separates it from the text. */
  ofItem(list: OpenList, paragraphStyle: string | undefined): string {
    const style = list.style ?? this.#listOf(paragraphStyle);
    return style === undefined ? "" : this.#next(style, list.counters, list.level, list.start);
  }

  /** The level of the list in which a paragraph stands. */
  levelOf(list: OpenList, paragraphStyle: string | undefined): ListLevel | undefined {
    const style = list.style ?? this.#listOf(paragraphStyle);
    return style === undefined ? undefined : this.#styles.lists.get(style)?.[list.level];
  }

  /** The number of a heading that stands in no list. */
  ofHeading(attributes: XmlAttributes): string {
    if (attributes.get("text:is-list-header") === "true") return "";
    const level = Number(attributes.get("text:outline-level") ?? 1) - 1;
    if (!(level >= 0 && level <= deepest)) return "";
    const style = this.#listOf(attributes.get("text:style-name")) ?? outlineList;
    const start =
      attributes.get("text:restart-numbering") === "true"
        ? Number(attributes.get("text:start-value") ?? 1)
        : undefined;
    return style === "" ? "" : this.#next(style, `heading ${style}`, level, start);
  }

  #listOf(paragraphStyle: string | undefined): string | undefined {
    return this.#styles.find("paragraph", paragraphStyle, (style) => style.list);
  }

  #countersOf(attributes: XmlAttributes, style: string): string {
    const goesOn = this.#countersOfId.get(attributes.get("text:continue-list") ?? "");
    if (goesOn !== undefined) return goesOn;
    const last = this.#countersOfStyle.get(style);
    if (last !== undefined && attributes.get("text:continue-numbering") === "true") return last;
    return `list ${this.#made++}`;
  }

  #next(style: string, counters: string, level: number, start: number | undefined): string {
    const levels = this.#styles.lists.get(style);
    if (!levels) return "";
    const again = start !== undefined && Number.isFinite(start);
    // Which starts again once, at this very item.
    const id = again ? `${counters} ${style} ${this.#made++}` : `${counters} ${style}`;
    if (!this.#lists.has(id)) {
      const startOverrides = new Map(again ? [[level, start]] : []);
      this.#lists.set(id, { counters, levels, startOverrides });
    }
    const label = this.#counter.next(id, level);
    if (again) this.#lists.delete(id);
    return label;
  }
}
