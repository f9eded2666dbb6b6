import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import { isOn, type Looks, readLook } from "./looks.ts";
import type { DocxPackage } from "./package.ts";

/** What a style says that matters for text; `undefined` is left to the style it is based on. */
export type Style = {
  basedOn: string | undefined;
  listId: string | undefined;
  listLevel: number | undefined;
  hidden: boolean | undefined;
  looks: Looks;
};

/** The styles of `styles.xml`. */
export type Styles = {
  defaultParagraph: string | undefined;
  /** The first answer that the style, or one that it is based on, has. */
  find<T>(id: string | undefined, ask: (style: Style, id: string) => T | undefined): T | undefined;
};

export function readStyles(source: DocxPackage): Styles {
  const reader = new StylesReader();
  for (const part of source.related(source.mainPart, "styles")) source.read(part, reader);
  return {
    defaultParagraph: reader.defaultParagraph,
    find: (id, ask) => {
      let current = id;
      // Styles may be based on each other in a circle.
      for (let steps = 0; current !== undefined && steps < 20; steps++) {
        const style = reader.styles.get(current);
        const answer = style && ask(style, current);
        if (answer !== undefined) return answer;
        current = style?.basedOn;
      }
      return undefined;
    },
  };
}

class StylesReader implements XmlHandler {
  readonly styles = new Map<string, Style>();
  defaultParagraph: string | undefined;
  #style: Style | undefined;

  open(name: string, attributes: XmlAttributes): void {
    if (name === "w:style") {
      this.#style = {
        basedOn: undefined,
        listId: undefined,
        listLevel: undefined,
        hidden: undefined,
        looks: {},
      };
      const id = attributes.get("w:styleId") ?? "";
      this.styles.set(id, this.#style);
      const isDefault = ["1", "true", "on"].includes(attributes.get("w:default") ?? "");
      if (isDefault && attributes.get("w:type") === "paragraph") this.defaultParagraph = id;
    }
    if (!this.#style) return;
    if (name === "w:basedOn") this.#style.basedOn = attributes.get("w:val");
    else if (name === "w:numId") this.#style.listId = attributes.get("w:val");
    else if (name === "w:ilvl") this.#style.listLevel = Number(attributes.get("w:val"));
    else if (name === "w:vanish") this.#style.hidden = isOn(attributes);
    else readLook(this.#style.looks, name, attributes);
  }

  close(name: string): void {
    if (name === "w:style") this.#style = undefined;
  }

  text(): void {}
}
