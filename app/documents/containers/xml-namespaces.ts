import { damaged } from "../unreadable.ts";

const office = "http://schemas.openxmlformats.org";
const strict = "http://purl.oclc.org/ooxml";

const open = "urn:oasis:names:tc:opendocument:xmlns";

/**
 * Namespaces by the prefix that this reader calls them, whatever prefix a file uses: transitional and
 * strict Office Open XML (ECMA-376 part 4 and part 1), the later ones of Word that hold text, and
 * OpenDocument (ODF 1.3, part 3).
 */
const canonicalPrefixes: ReadonlyMap<string, string> = new Map([
  [`${office}/wordprocessingml/2006/main`, "w"],
  [`${strict}/wordprocessingml/main`, "w"],
  [`${office}/officeDocument/2006/relationships`, "r"],
  [`${strict}/officeDocument/relationships`, "r"],
  [`${office}/officeDocument/2006/math`, "m"],
  [`${strict}/officeDocument/math`, "m"],
  [`${office}/drawingml/2006/main`, "a"],
  [`${strict}/drawingml/main`, "a"],
  [`${office}/drawingml/2006/chart`, "c"],
  [`${strict}/drawingml/chart`, "c"],
  [`${office}/drawingml/2006/diagram`, "dgm"],
  [`${strict}/drawingml/diagram`, "dgm"],
  [`${office}/markup-compatibility/2006`, "mc"],
  [`${office}/package/2006/relationships`, ""],
  [`${office}/package/2006/content-types`, ""],
  ["urn:schemas-microsoft-com:vml", "v"],
  ["urn:schemas-microsoft-com:office:office", "o"],
  ["http://schemas.microsoft.com/office/word/2010/wordml", "w14"],
  ["http://schemas.microsoft.com/office/word/2010/wordprocessingShape", "wps"],
  ...["office", "text", "table", "style", "manifest"].map((name): [string, string] => [
    `${open}:${name}:1.0`,
    name,
  ]),
  [`${open}:drawing:1.0`, "draw"],
  [`${open}:xsl-fo-compatible:1.0`, "fo"],
  [`${open}:svg-compatible:1.0`, "svg"],
  ["urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0", "loext"],
  ["urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0", "field"],
  ["http://purl.org/dc/elements/1.1/", "dc"],
  ["http://www.w3.org/1999/xlink", "xlink"],
  ["http://www.w3.org/1998/Math/MathML", "math"],
]);

/** The most namespaces that hold at once; programs declare some fifty. */
export const maxNamespaces = 1000;
/** So many names are kept; a document has some hundreds, over and over. */
const maxKeptNames = 10_000;

/**
 * The namespaces that hold where a document is being read: each prefix with what it means, innermost last, so that
 * neither a look-up nor an element's end takes longer for what stands around it.
 */
export class NamespaceScope {
  readonly #meanings = new Map<string, string[]>([["xml", ["xml"]]]);
  #count = 0;
  #names = new Map<string, string>();

  /**
   * Takes those that an element declares.
   * @returns their prefixes, which are to be forgotten when it is closed. Throws `UnreadableFile` for too many.
   */
  declare(attributes: Iterable<[name: string, value: string]>): string[] {
    const declared: string[] = [];
    for (const [name, uri] of attributes) {
      if (name !== "xmlns" && !name.startsWith("xmlns:")) continue;
      const prefix = name.slice(6);
      const meaning = canonicalPrefixes.get(uri) ?? (prefix === "" ? "?" : `?${prefix}`);
      const meanings = this.#meanings.get(prefix);
      if (meanings) meanings.push(meaning);
      else this.#meanings.set(prefix, [meaning]);
      declared.push(prefix);
      if (++this.#count > maxNamespaces)
        throw damaged("This document declares more than 1,000 namespaces, which none needs.");
    }
    if (declared.length > 0) this.#names = new Map();
    return declared;
  }

  forget(declared: string[]): void {
    for (const prefix of declared) {
      const meanings = this.#meanings.get(prefix);
      if (meanings?.length === 1) this.#meanings.delete(prefix);
      else meanings?.pop();
    }
    this.#count -= declared.length;
    if (declared.length > 0) this.#names = new Map();
  }

  /** The canonical name. Attributes without a prefix are in no namespace; elements without one in the default one. */
  nameOf(raw: string, of: "element" | "attribute"): string {
    const colon = raw.indexOf(":");
    if (colon < 0 && of === "attribute") return raw;
    const known = this.#names.get(raw);
    if (known !== undefined) return known;
    const meaning = this.#meanings.get(colon < 0 ? "" : raw.slice(0, colon))?.at(-1);
    const local = raw.slice(colon + 1);
    const name = meaning ? `${meaning}:${local}` : meaning === "" || colon < 0 ? local : raw;
    if (this.#names.size >= maxKeptNames) this.#names = new Map();
    this.#names.set(raw, name);
    return name;
  }
}
