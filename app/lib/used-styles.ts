import { compile, type Element, serialize, stringify } from "stylis";

/** The names without which a selector meets nothing: all of `asks`, and of each list of `choices` all of one entry. */
type Needs<Name> = { asks: Name[]; choices: Name[][][] };
/** Names by their place among all the names that the style sheet asks for. */
type Selector = Needs<number> & { text: string };
type Block = { text: string } | { selectors: Selector[]; body: string } | Group;
type Group = { prelude: string; blocks: Block[] };

/** What stands in brackets, as in `:not(.slab)` or `[class*=tone-]`, asks nothing that a name can answer; */
const inBrackets = /(?<!\\)(?:\((?:\\.|[^()\\])*\)|\[[^\]]*\])/g;
const attributes = /(?<!\\)\[[^\]]*\]/g;
/** neither do brackets with others in them; */
const nested = /:[-a-z]+\((?:(?:\\.|[^()\\])*\((?:\\.|[^()\\])*\))+(?:\\.|[^()\\])*\)/g;
/** but these ask for one of several. */
const oneOf = /:(?:is|where|has)\(((?:\\.|[^()\\])*)\)/g;
const names = /(?<=\.)(?:\\.|[-\w])+|(?<![-\w.:#\\])[a-z][a-z0-9]*/g;

/** A character by its number, as in `.\32 xl`: the name that it belongs to is not read, and nothing is asked. */
const byNumber = /\\[0-9a-f]/i;

/** Parts that only a field has. A page with any field has an `input`. */
const partOfField =
  /::(-webkit-(search|date|calendar|inner|outer)|file-selector|placeholder)|:-moz-ui/;

/** Classes that one element is asked to have together, as in `.points.columns`. */
const together = /(?:\.(?:\\.|[-\w])+){2,}/g;

/** The classes and elements that are asked for; and classes that go together, with a space between. */
function namesOf(open: string): string[] {
  const single = (open.match(names) ?? []).map(unescaped);
  const joined = (open.match(together) ?? []).map((compound) =>
    (compound.match(names) ?? []).map(unescaped).join(" "),
  );
  return [...single, ...joined];
}

function needsOf(selector: string): Needs<string> {
  if (byNumber.test(selector)) return { asks: [], choices: [] };
  if (partOfField.test(selector)) return { asks: ["input"], choices: [] };
  let open = selector.replace(attributes, "");
  while (open.search(nested) >= 0) open = open.replace(nested, "");
  const choices = [...open.matchAll(oneOf)].map(([, list = ""]) => list.split(",").map(namesOf));
  while (open.search(inBrackets) >= 0) open = open.replace(inBrackets, "");
  return { asks: namesOf(open), choices: choices.filter((entries) => entries.every(hasAny)) };
}

const hasAny = (list: string[]) => list.length > 0;
const unescaped = (name: string) => name.replaceAll("\\", "");

/** What React writes in an attribute for characters that it may not hold. */
const entities: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

const classesIn = (attribute: string) =>
  attribute.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).split(/\s+/);

/** The space after a comma and the last semicolon, but for what is quoted. */
const idle = /("[^"]*"|'[^']*')|(?<=,) |;$/g;

/** @param placeOf the place of a name, which it gets when it is first asked for. */
function readBlock(element: Element, placeOf: (name: string) => number): Block {
  const { type, value, props, children } = element;
  if (type === "rule" && Array.isArray(props) && Array.isArray(children))
    return {
      selectors: props.map((text) => {
        const { asks, choices } = needsOf(text);
        return {
          text,
          asks: asks.map(placeOf),
          choices: choices.map((entries) => entries.map((entry) => entry.map(placeOf))),
        };
      }),
      body: children
        .map((child) => serialize([child], stringify))
        // The build says some declarations several times over; the last counts.
        .filter((text, at, all) => all.lastIndexOf(text) === at)
        .join("")
        .replace(idle, (_, quoted = "") => quoted),
    };
  const isGroup = /^@(layer|media|supports|container)$/.test(type) && Array.isArray(children);
  if (isGroup && children.length > 0)
    return {
      prelude: value,
      blocks: (children as Element[]).map((child) => readBlock(child, placeOf)),
    };
  return { text: serialize([element], stringify) };
}

/** @param has whether the page has the name at this place. */
function print(blocks: Block[], has: Uint8Array): string {
  let printed = "";
  const isMet = (asks: number[]) => asks.every((place) => has[place]);
  for (const block of blocks) {
    if ("text" in block) printed += block.text;
    else if ("blocks" in block) {
      const inner = print(block.blocks, has);
      if (inner) printed += `${block.prelude}{${inner}}`;
    } else {
      let met = "";
      for (const { text, asks, choices } of block.selectors)
        if (isMet(asks) && choices.every((entries) => entries.some(isMet)))
          met += met ? `,${text}` : text;
      if (met) printed += `${met}{${block.body}}`;
    }
  }
  return printed;
}

/** A style sheet with the places of the names that it asks for. */
function readSheet(css: string) {
  const places = new Map<string, number>();
  const placeOf = (name: string) => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const blocks = compile(css).map((element) => readBlock(element, placeOf));
  const compounds = [...places]
    .filter(([name]) => name.includes(" "))
    .map(([name, place]) => ({ classes: name.split(" "), place }));
  return { blocks, places, compounds };
}

/** The different tags of markup. Looked for by their first character, which takes a third of a pattern's time. */
function tagsIn(markup: string): Set<string> {
  const tags = new Set<string>();
  for (let at = markup.indexOf("<"); at >= 0; at = markup.indexOf("<", at)) {
    const start = ++at;
    while (isOfTag(markup.charCodeAt(at))) at++;
    if (at > start) tags.add(markup.slice(start, at));
  }
  return tags;
}

/** A small letter or a digit. */
const isOfTag = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** The different values of the attribute `class`, as React writes it. */
function classListsIn(markup: string): Set<string> {
  const lists = new Set<string>();
  const opening = ' class="';
  for (let at = markup.indexOf(opening); at >= 0; at = markup.indexOf(opening, at)) {
    const start = at + opening.length;
    at = markup.indexOf('"', start);
    if (at < 0) break;
    lists.add(markup.slice(start, at));
  }
  return lists;
}

/** The names that a piece of markup has, by their places in a style sheet. */
export type Names = readonly number[];

/**
 * Reads a style sheet once, when it is first asked. `namesIn` takes a piece of markup of a page that runs no scripts;
 * `stylesFor` gives the part of the sheet that can meet a page of such pieces, in its order: rules that name a class
 * or an element which the page does not have, or classes that none of its elements has together, are left out.
 */
export function usedStyles(css: string) {
  let read: ReturnType<typeof readSheet> | undefined;
  const sheet = () => (read ??= readSheet(css));
  return {
    namesIn(markup: string): Names {
      const { places, compounds } = sheet();
      const names = new Set<number>();
      const meet = (name: string) => {
        const place = places.get(name);
        if (place !== undefined) names.add(place);
      };
      for (const tag of tagsIn(markup)) meet(tag);
      for (const list of classListsIn(markup)) {
        const classes = new Set(classesIn(list));
        for (const name of classes) meet(name);
        if (classes.size < 2) continue;
        for (const compound of compounds)
          if (compound.classes.every((name) => classes.has(name))) names.add(compound.place);
      }
      return [...names];
    },
    stylesFor(...pieces: Names[]): string {
      const { blocks, places } = sheet();
      const has = new Uint8Array(places.size);
      for (const names of pieces) for (const place of names) has[place] = 1;
      return print(blocks, has);
    },
  };
}

export type UsedStyles = ReturnType<typeof usedStyles>;

/** Takes the link to a style sheet out of a still page, and puts in what the page uses of it. */
export function withStylesInside(markup: string, { namesIn, stylesFor }: UsedStyles) {
  const styles = stylesFor(namesIn(markup));
  const page = markup
    .replace(/<link(?=[^>]* rel="stylesheet")[^>]*>/, "")
    .replace("<style></style>", () => `<style>${styles}</style>`);
  return { page, styles };
}
