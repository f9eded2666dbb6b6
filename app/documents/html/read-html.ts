import type { ReadingBudget } from "../budget.ts";
import { BlockLines } from "../word/block-lines.ts";
import type { WordCounts } from "../word/word-counts.ts";
import { htmlCharacter } from "./character-references.ts";

const deepest = 200;
// Longer tags carry pictures or scripts in their attributes: nothing that says how words stand.
const longestLook = 2000;

const skipped = new Set(
  "script style head title template noscript svg math object iframe select".split(" "),
);
const blocks = new Set(
  "p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd table tr td th caption blockquote pre section article header footer main aside nav address figure figcaption hr form fieldset center body".split(
    " ",
  ),
);
const empty = new Set("br hr img input meta link wbr col area base source".split(" "));
const struckTags = new Set(["s", "strike", "del"]);

type Open = { name: string; struck: boolean; hidden: boolean; skips: boolean; items: number };

/**
 * The lines of a web page: a line a paragraph, a line a row of a table with its cells apart by tabs, items of lists with
 * their number or bullet. Tags need not be closed in order. What is struck through is left out and counted, what is
 * hidden is counted. Nothing is run, nothing is fetched.
 */
export function htmlLines(source: string, budget: ReadingBudget, words: WordCounts): string[] {
  const reader = new HtmlReader(budget, words);
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf("<", at);
    const end = open < 0 ? source.length : open;
    if (end > at) reader.text(source.slice(at, end));
    if (open < 0) break;
    at = afterMarkup(source, open, reader);
  }
  return reader.end();
}

const closings = new Map([
  ["script", /<\/script/gi],
  ["style", /<\/style/gi],
]);

/** Tells the reader of the markup at a place, and returns where it ends. */
function afterMarkup(source: string, open: number, reader: HtmlReader): number {
  if (source.startsWith("<!--", open)) return behind(source, "-->", open + 4);
  if (!/[a-z/!?]/i.test(source.charAt(open + 1))) {
    reader.text("<");
    return open + 1;
  }
  const end = behind(source, ">", open);
  const tag = source.slice(open + 1, Math.min(end - 1, open + longestLook));
  const [, close = "", name = ""] = /^(\/?)([a-z][a-z0-9]{0,20})/i.exec(tag) ?? [];
  const lower = name.toLowerCase();
  if (lower === "") return end;
  if (close !== "") reader.close(lower);
  else reader.open(lower, tag);
  const closing = close === "" ? closings.get(lower) : undefined;
  if (!closing) return end;
  // What stands inside is no markup.
  closing.lastIndex = end;
  return closing.exec(source)?.index ?? source.length;
}

function behind(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

class HtmlReader {
  readonly #blocks = new BlockLines();
  readonly #budget: ReadingBudget;
  readonly #words: WordCounts;
  readonly #open: Open[] = [];
  /** What is open of tables, each in the one before. */
  readonly #cells: ("table" | "row" | "cell")[] = [];
  #line = "";
  /** Whether space here would only be more of the same; a line that is asked for its end would be copied. */
  #isApart = true;
  #label = "";

  constructor(budget: ReadingBudget, words: WordCounts) {
    this.#budget = budget;
    this.#words = words;
  }

  open(name: string, tag: string): void {
    if (name === "br") this.#add("\n");
    if (blocks.has(name)) this.#endLine();
    if (empty.has(name) || this.#open.length >= deepest) return;
    const outer = this.#open.at(-1);
    const looks = /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    const style = (looks?.[1] ?? looks?.[2] ?? "").toLowerCase();
    const isStruck = struckTags.has(name) || /line-through/.test(style);
    const isHidden = /\shidden\b/i.test(tag) || /display\s*:\s*none|mso-hide\s*:\s*all/.test(style);
    this.#openTable(name);
    if (name === "li") this.#label = this.#itemLabel();
    this.#open.push({
      name,
      struck: isStruck || outer?.struck === true,
      hidden: isHidden || outer?.hidden === true,
      skips: skipped.has(name) || outer?.skips === true,
      items: 0,
    });
  }

  close(name: string): void {
    if (blocks.has(name)) this.#endLine();
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at < 0) return;
    this.#open.length = at;
    if (name === "td" || name === "th") this.#endCell();
    else if (name === "tr") this.#endRow();
    else if (name === "table") {
      this.#endRow();
      if (this.#cells.at(-1) === "table") this.#cells.pop();
    }
  }

  text(source: string): void {
    const current = this.#open.at(-1);
    if (current?.skips) return;
    const text = source.replace(
      /&(#x?[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});?/gi,
      (whole, name: string) => htmlCharacter(name) ?? whole,
    );
    this.#budget.take(text.length);
    if (current?.struck) {
      this.#words.addStruck(text);
      return;
    }
    if (text.trim() !== "") this.#words.live();
    if (current?.hidden) this.#words.addHidden(text);
    this.#add(text.replace(/[ \t\r\n\f]+/g, " "));
  }

  end(): string[] {
    this.#endLine();
    while (this.#cells.length > 0) {
      this.#endRow();
      if (this.#cells.at(-1) === "table") this.#cells.pop();
    }
    return this.#blocks.lines;
  }

  #add(text: string): void {
    const piece = this.#isApart && text !== "\n" ? text.trimStart() : text;
    if (piece === "") return;
    this.#line += piece;
    this.#isApart = /[ \n]$/.test(piece);
  }

  #endLine(): void {
    this.#words.live();
    const line = this.#line.trim();
    this.#line = "";
    this.#isApart = true;
    if (line === "") return;
    const label = this.#label;
    this.#label = "";
    this.#budget.take(label.length + 1);
    this.#blocks.addParagraph(label + line, []);
  }

  /** The number of an item among those of its list, or its bullet. */
  #itemLabel(): string {
    const list = this.#open.findLast(({ name }) => name === "ol" || name === "ul");
    if (!list || list.name === "ul") return "• ";
    return `${++list.items}. `;
  }

  #openTable(name: string): void {
    if (name === "table") this.#cells.push("table");
    else if (name === "tr") {
      this.#endRow();
      this.#blocks.openRow();
      this.#cells.push("row");
    } else if (name === "td" || name === "th") {
      if (this.#cells.at(-1) === "cell") this.#endCell();
      if (this.#cells.at(-1) !== "row") return;
      this.#blocks.openBox();
      this.#cells.push("cell");
    }
  }

  #endCell(): void {
    if (this.#cells.at(-1) !== "cell") return;
    this.#cells.pop();
    this.#blocks.closeCell();
  }

  #endRow(): void {
    this.#endCell();
    if (this.#cells.at(-1) !== "row") return;
    this.#cells.pop();
    this.#blocks.closeRow(true);
  }
}
