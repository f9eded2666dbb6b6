/** A piece of XML with names by their namespaces, for comparing: well-formed, or an error. */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
};

const known: Record<string, string> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://www.w3.org/XML/1998/namespace": "xml",
};
const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
      : (entities[name] ?? whole),
  );

type Scope = Map<string, string>;

/** Reads a whole part. @throws Error where it is not well-formed. */
export function parseXml(source: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: { element: Element; raw: string; scope: Scope }[] = [
    { element: root, raw: "", scope: new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]) },
  ];
  const token =
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?\s*>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
  const text = source.replace(/^\ufeff/, "");
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    const top = open.at(-1);
    if (!found || !top) throw new Error(`not well-formed: ${text.slice(at, at + 80)}`);
    const [, raw, close, name, attributes = "", empty, characters] = found;
    if (raw !== undefined) top.element.children.push(raw);
    else if (characters !== undefined) top.element.children.push(decode(characters));
    else if (close !== undefined) {
      if (top.raw !== close) throw new Error(`${close} closes ${top.raw}`);
      open.pop();
    } else if (name !== undefined) {
      const pairs = [...attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, key = "", a, b]): [string, string] => [key, decode(a ?? b ?? "")],
      );
      if (new Set(pairs.map(([key]) => key)).size < pairs.length)
        throw new Error(`an attribute twice: ${found[0]}`);
      const declared = pairs.filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
      // Most elements declare nothing, and have what the one around them has.
      const scope = declared.length > 0 ? new Map(top.scope) : top.scope;
      for (const [key, value] of declared) scope.set(key.slice(6), value);
      const named = (one: string, isElement: boolean) => {
        const [prefix, local] = one.includes(":") ? one.split(":") : ["", one];
        if (prefix === "" && !isElement) return one;
        const uri = scope.get(prefix ?? "");
        if (uri === undefined && prefix !== "") throw new Error(`no namespace for ${one}`);
        return `${known[uri ?? ""] ?? uri ?? ""}:${local}`;
      };
      const element: Element = {
        name: named(name, true),
        attributes: Object.fromEntries(
          pairs
            .filter(([key]) => !key.startsWith("xmlns"))
            .map(([key, value]) => [named(key, false), value]),
        ),
        children: [],
      };
      top.element.children.push(element);
      if (!empty) open.push({ element, raw: name, scope });
    }
  }
  if (open.length > 1) throw new Error(`${open.at(-1)?.raw} is not closed`);
  const only = root.children.filter((child) => typeof child !== "string");
  if (only.length !== 1 || !only[0]) throw new Error("not one root");
  return only[0];
}

export function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (typeof child !== "string") yield* elementsOf(child);
}
