import { damaged } from "../unreadable.ts";
import { NamespaceScope } from "./xml-namespaces.ts";

/** The most elements that stand in one another. */
export const maxDepth = 2000;
/** The most characters of a tag, and of anything else that has to be seen whole. */
export const maxTagLength = 1024 * 1024;
/** The most attributes of an element; programs write some sixty. */
export const maxAttributes = 1000;

/** The attributes of an element by canonical name (`w:val`); without a prefix as they stand. */
export type XmlAttributes = { get(name: string): string | undefined };

/** What a document is told to: names are canonical (`w:p`), whatever prefix the file chose. */
export type XmlHandler = {
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  text(value: string): void;
};

/**
 * Reads XML piece by piece. No DTD is read, no entity but the five of XML is known (others vanish),
 * nothing is fetched. Throws `UnreadableFile` for what is not well-formed.
 */
export class XmlTokenizer {
  /** Where the markup that the handler is told of begins and ends, in characters of all that was fed. */
  readonly markup = { start: 0, end: 0 };
  #fed = 0;
  #rest = "";
  readonly #handler: XmlHandler;
  readonly #open: { raw: string; name: string; declared: string[] }[] = [];
  readonly #scope = new NamespaceScope();

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  feed(chunk: string): void {
    const source = this.#rest + chunk;
    let at = 0;
    while (at < source.length) {
      const next = source.charCodeAt(at) === 60 ? this.#markup(source, at) : this.#text(source, at);
      if (next < 0) break;
      at = next;
    }
    this.#fed += at;
    this.#rest = source.slice(at);
    if (this.#rest.length > maxTagLength) throw notWellFormed();
  }

  /** To be called after the last piece: what is still open makes the document damaged. */
  end(): void {
    if (this.#open.length > 0 || this.#rest.trim() !== "") throw notWellFormed();
  }

  /** Returns where the text ends, or -1 where it may go on in the next piece. */
  #text(source: string, at: number): number {
    let end = source.indexOf("<", at);
    if (end < 0) {
      // An entity may be cut by the end of the piece.
      const cut = source.lastIndexOf("&");
      end = cut >= at && source.length - cut < 16 ? cut : source.length;
      if (end === at) return source.length - at < 16 ? -1 : at + 1;
    }
    if (this.#open.length > 0) this.#handler.text(decodeEntities(source.slice(at, end)));
    return end;
  }

  #markup(source: string, at: number): number {
    const second = source.charCodeAt(at + 1);
    this.markup.start = this.#fed + at;
    if (second === 47) return this.#closeTag(source, at);
    if (second === 33) return this.#declaration(source, at);
    if (second === 63) return after(source, "?>", at);
    const end = endOfTag(source, at);
    if (end < 0) return -1;
    if (end + 1 - at > maxTagLength) throw notWellFormed();
    this.markup.end = this.#fed + end + 1;
    this.#openTag(source.slice(at + 1, end));
    return end + 1;
  }

  #declaration(source: string, at: number): number {
    if (source.startsWith("<!--", at)) return after(source, "-->", at + 4);
    if (source.startsWith("<![CDATA[", at)) {
      const end = source.indexOf("]]>", at);
      if (end < 0) return -1;
      if (this.#open.length > 0) this.#handler.text(source.slice(at + 9, end));
      return end + 3;
    }
    if (source.length - at < 9) return -1;
    return endOfDoctype(source, at);
  }

  #closeTag(source: string, at: number): number {
    const end = source.indexOf(">", at);
    if (end < 0) return -1;
    this.markup.end = this.#fed + end + 1;
    const opened = this.#open.pop();
    if (!opened || source.slice(at + 2, end).trimEnd() !== opened.raw) throw notWellFormed();
    this.#handler.close(opened.name);
    this.#scope.forget(opened.declared);
    return end + 1;
  }

  #openTag(tag: string): void {
    const selfClosing = tag.endsWith("/");
    const inner = selfClosing ? tag.slice(0, -1) : tag;
    const nameEnd = inner.search(/\s/);
    const raw = nameEnd < 0 ? inner : inner.slice(0, nameEnd);
    if (raw === "") throw notWellFormed();
    const source = nameEnd < 0 ? "" : inner.slice(nameEnd);
    const declared = source.includes("xmlns") ? this.#scope.declare(rawAttributes(source)) : [];
    const name = this.#scope.nameOf(raw, "element");
    this.#handler.open(name, new LazyAttributes(source, this.#scope));
    if (selfClosing) {
      this.#handler.close(name);
      this.#scope.forget(declared);
    } else {
      this.#open.push({ raw, name, declared });
      if (this.#open.length > maxDepth) throw notWellFormed();
    }
  }
}

/** To be asked before the element is closed: its names are those of the namespaces that hold then. */
class LazyAttributes implements XmlAttributes {
  readonly #source: string;
  readonly #scope: NamespaceScope;
  #values: Map<string, string> | undefined;

  constructor(source: string, scope: NamespaceScope) {
    this.#source = source;
    this.#scope = scope;
  }

  get(name: string): string | undefined {
    if (!this.#values) {
      this.#values = new Map();
      for (const [raw, value] of rawAttributes(this.#source)) {
        this.#values.set(this.#scope.nameOf(raw, "attribute"), value);
      }
    }
    return this.#values.get(name);
  }
}

function* rawAttributes(source: string): Generator<[string, string]> {
  // Sticky, so that what is no attribute is not tried again from each of its characters.
  const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  let count = 0;
  for (let match = attribute.exec(source); match; match = attribute.exec(source)) {
    if (++count > maxAttributes)
      throw damaged("An element in this document has more than 1,000 attributes.");
    yield [match[1] ?? "", decodeEntities(match[2] ?? match[3] ?? "")];
  }
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

function endOfTag(source: string, at: number): number {
  let end = source.indexOf(">", at);
  // A ">" may stand inside an attribute's value: the quotes before it are then not in pairs.
  let from = at;
  let quote = "";
  while (end >= 0) {
    for (; from < end; from++) {
      const character = source[from];
      if (quote === "" ? character === '"' || character === "'" : character === quote) {
        quote = quote === "" ? (character ?? "") : "";
      }
    }
    if (quote === "") return end;
    end = source.indexOf(">", end + 1);
  }
  return -1;
}

function endOfDoctype(source: string, at: number): number {
  const subset = source.indexOf("[", at);
  const end = source.indexOf(">", at);
  if (end < 0) return -1;
  if (subset < 0 || subset > end) return end + 1;
  const subsetEnd = source.indexOf("]", subset);
  return subsetEnd < 0 ? -1 : after(source, ">", subsetEnd);
}

const namedEntities = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Text of XML without its entities; those that only a document type could explain vanish. */
export function decodeEntities(source: string): string {
  if (!source.includes("&")) return source;
  return source.replace(/&(#x[0-9a-f]+|#[0-9]+|[\w.:-]+);/gi, (_, entity: string) => {
    if (!entity.startsWith("#")) return namedEntities.get(entity) ?? "";
    const hexadecimal = entity[1] === "x" || entity[1] === "X";
    const code = Number.parseInt(entity.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

const notWellFormed = () => damaged("The XML inside this document is damaged.");
