import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import type { ListLevel } from "../word/numbering.ts";
import { describeLabel, type NumberedLevel, newLevel } from "./lists.ts";
import { type OdtLooks, readParagraphLooks, readTextLooks } from "./looks.ts";

/** What a style says that matters for text; `undefined` is left to its parent. */
type OdtStyle = {
  parent: string | undefined;
  /** The list whose numbers its headings have; "" for none. */
  list: string | undefined;
  hidden: boolean | undefined;
  looks: OdtLooks;
};

/** Lists are named by their styles; the numbers of headings are a list without a name of its own. */
export const outlineList = "\noutline";

const levelElements = new Set([
  "text:list-level-style-number",
  "text:list-level-style-bullet",
  "text:list-level-style-image",
  "text:outline-level-style",
]);

/** The styles of `styles.xml` and `content.xml` (ODF 1.3 part 3, 16), told to it element by element. */
export class OdtStyles implements XmlHandler {
  readonly lists = new Map<string, (ListLevel | undefined)[]>();
  /** The master pages that styles begin. */
  readonly masterPages = new Set<string>();
  readonly #styles = new Map<string, OdtStyle>();
  #style: OdtStyle | undefined;
  #levels: (ListLevel | undefined)[] | undefined;
  #level: NumberedLevel | undefined;

  /** The first answer that the style, or one that it is based on, has. */
  find<T>(
    family: "paragraph" | "text",
    name: string | undefined,
    ask: (style: OdtStyle) => T | undefined,
  ): T | undefined {
    let current = name;
    // Styles may be based on each other in a circle.
    for (let steps = 0; current !== undefined && steps < 20; steps++) {
      const style = this.#styles.get(`${family} ${current}`);
      const answer = style && ask(style);
      if (answer !== undefined) return answer;
      current = style?.parent;
    }
    return undefined;
  }

  /** How the style by itself has words look. */
  own(family: "paragraph" | "text", name: string | undefined): OdtLooks | undefined {
    return this.#styles.get(`${family} ${name}`)?.looks;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === "style:style") this.#openStyle(attributes);
    else if (name === "text:list-style") this.#openList(attributes.get("style:name") ?? "");
    else if (name === "text:outline-style") this.#openList(outlineList);
    else if (levelElements.has(name)) this.#openLevel(attributes, name);
    else if (this.#level) describeLabel(this.#level, name, attributes);
    else if (this.#style && name === "style:text-properties") {
      const display = attributes.get("text:display");
      if (display !== undefined) this.#style.hidden = display === "none";
      readTextLooks(this.#style.looks, attributes);
    } else if (this.#style && name === "style:paragraph-properties")
      readParagraphLooks(this.#style.looks, attributes);
  }

  close(name: string): void {
    if (name === "style:style") this.#style = undefined;
    else if (name === "text:list-style" || name === "text:outline-style") this.#levels = undefined;
    else if (levelElements.has(name)) this.#level = undefined;
  }

  text(): void {}

  #openStyle(attributes: XmlAttributes): void {
    this.#style = {
      parent: attributes.get("style:parent-style-name"),
      list: attributes.get("style:list-style-name"),
      hidden: undefined,
      looks: {},
    };
    const family = attributes.get("style:family") ?? "";
    this.#styles.set(`${family} ${attributes.get("style:name") ?? ""}`, this.#style);
    const page = attributes.get("style:master-page-name");
    if (page) this.masterPages.add(page);
  }

  #openList(name: string): void {
    this.#levels = [];
    this.lists.set(name, this.#levels);
  }

  #openLevel(attributes: XmlAttributes, name: string): void {
    const index = Number(attributes.get("text:level")) - 1;
    if (!this.#levels || !(index >= 0 && index < 10)) return;
    this.#level = newLevel(name, index, attributes);
    this.#levels[index] = this.#level;
  }
}
