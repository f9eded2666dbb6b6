import { compile, type Element, serialize, stringify } from "stylis";

type Selector = { text: string; asks: string[] };
type Block = { text: string } | { selectors: Selector[]; body: string } | Group;
type Group = { prelude: string; blocks: Block[] };

/** What stands in brackets, as in `:not(.slab)` or `[class*=tone-]`, asks nothing that a name can answer. */
const inBrackets = /(?<!\\)(?:\((?:\\.|[^()\\])*\)|\[[^\]]*\])/g;
const names = /(?<=\.)(?:\\.|[-\w])+|(?<![-\w.:#\\])[a-z][a-z0-9]*/g;

/** The classes and elements without which a selector meets nothing. */
function asksOf(selector: string): string[] {
  let open = selector;
  while (open.search(inBrackets) >= 0) open = open.replace(inBrackets, "");
  return (open.match(names) ?? []).map((name) => name.replaceAll("\\", ""));
}

function readBlock(element: Element): Block {
  const { type, value, props, children } = element;
  if (type === "rule" && Array.isArray(props) && Array.isArray(children))
    return {
      selectors: props.map((text) => ({ text, asks: asksOf(text) })),
      body: serialize(children, stringify),
    };
  const isGroup = /^@(layer|media|supports|container)$/.test(type) && Array.isArray(children);
  if (isGroup && children.length > 0)
    return { prelude: value, blocks: (children as Element[]).map(readBlock) };
  return { text: serialize([element], stringify) };
}

function print(blocks: Block[], has: (name: string) => boolean): string {
  return blocks
    .map((block) => {
      if ("text" in block) return block.text;
      if ("blocks" in block) {
        const inner = print(block.blocks, has);
        return inner && `${block.prelude}{${inner}}`;
      }
      const met = block.selectors.filter(({ asks }) => asks.every(has));
      return met.length > 0 ? `${met.map(({ text }) => text).join()}{${block.body}}` : "";
    })
    .join("");
}

/**
 * Reads a style sheet once. The function that comes back takes the markup of a page that runs no scripts and gives
 * the part of the sheet that can meet it, in its order: rules that name a class or an element which the page does
 * not have are left out.
 */
export function stylesFor(css: string): (markup: string) => string {
  let blocks: Block[] | undefined;
  return (markup) => {
    blocks ??= compile(css).map(readBlock);
    const has = new Set(["html"]);
    for (const [, tag, list] of markup.matchAll(/<([a-z][a-z0-9]*)|\sclass="([^"]*)"/g)) {
      if (tag) has.add(tag);
      for (const name of list?.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/) ?? [])
        has.add(name);
    }
    return print(blocks, (name) => has.has(name));
  };
}
