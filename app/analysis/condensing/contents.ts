import type { Span } from "../../schemas/analysis.ts";
import { readMarker } from "../numbering/markers.ts";

/** A line that may be one of a table of contents: what stands on which page. */
interface Entry {
  /** Its words without their number, as `plain` has them. */
  title: string;
  /** Whether dots lead to the page, and no gap. */
  isDotted: boolean;
  page: number;
  /** The paragraph, by its place among all. */
  at: number;
}

/** Longer lines are sentences. */
const longest = 160;
/** Fewer lines are no list, and more a register of something else. */
const [fewest, most] = [3, 600];
/** So many headings without a page may stand between two lines with one. */
const mostBetween = 2;
/** So many of its lines must be titles of their own, and head what follows. */
const leastFound = 0.5;
/** No page has fewer characters, on the average of those before a heading, but for the page itself and a cover. */
const leastOnPage = 250;
const mostUncounted = 2;
/** No document has more tables of contents than so many lists that may be one. */
const mostLists = 12;

/**
 * Which paragraphs are lines of a table of contents: three or more together that end in numbers which only rise, before
 * the words that they list, and most of which head a paragraph there. A row of a table is none, whatever it ends in.
 * @param paragraphs all of the text, in order.
 * @returns 1 for each paragraph that is one, 0 for any other.
 */
export function contentsAmong(text: string, paragraphs: readonly Span[]): Uint8Array {
  const isContents = new Uint8Array(paragraphs.length);
  const lists = listsIn(text, paragraphs)
    .filter((list) => isOfTitles(list) && !isTable(text, paragraphs, list))
    .slice(0, mostLists);
  if (lists.length === 0) return isContents;
  const heads = paragraphs.map(({ start, end }) =>
    plain(text.slice(afterNumber(text, { start, end }), Math.min(end, start + longest))),
  );
  for (const list of lists)
    if (headsWhatFollows(list, heads, paragraphs))
      isContents.fill(1, list[0]?.at, (list.at(-1)?.at ?? 0) + 1);
  return isContents;
}

/** Whether some words end in a page, as a line of contents does: behind a gap or dots, or nothing else. */
export const endsInPage = (words: string): boolean => /(?:^|[\s.…])\d{1,3}$/.test(words.trimEnd());

/** Lines that stand together, and whose pages only rise. */
function listsIn(text: string, paragraphs: readonly Span[]): Entry[][] {
  const lists: Entry[][] = [];
  let between = 0;
  for (const [at, paragraph] of paragraphs.entries()) {
    const entry = entryIn(text, paragraph, at);
    const list = lists.at(-1);
    if (entry && list && between <= mostBetween && entry.page >= (list.at(-1)?.page ?? 0))
      list.push(entry);
    else if (entry) lists.push([entry]);
    const isSentence = isLong(paragraph) || /[.,;:]/.test(text.charAt(paragraph.end - 1));
    between = entry ? 0 : between + (isSentence ? mostBetween + 1 : 1);
  }
  return lists;
}

const isLong = ({ start, end }: Span): boolean => end - start >= longest;

function entryIn(text: string, paragraph: Span, at: number): Entry | null {
  if (isLong(paragraph)) return null;
  const number = /\d{1,3}$/.exec(text.slice(paragraph.end - 3, paragraph.end))?.[0] ?? "";
  const end = paragraph.end - number.length;
  let start = end;
  while (start > paragraph.start && /[\s.…]/.test(text.charAt(start - 1))) start--;
  const leader = text.slice(start, end);
  const isDotted = leader.includes("…") || leader.split(".").length > 4;
  if (number === "" || !(isDotted || /\t|\s{3}/.test(leader))) return null;
  const words = text.slice(afterNumber(text, { start: paragraph.start, end: start }), start);
  const title = plain(words);
  // With more cells than a number, a title and a page it is a row.
  if (title === "" || words.includes("\t")) return null;
  return { title, isDotted, page: Number(number), at };
}

const afterNumber = (text: string, { start, end }: Span): number =>
  readMarker(text, start, end)?.end ?? start;

/** Words by which a heading is known again: in lower case, without marks. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What stands at the foot of each page says the same each time. */
function isOfTitles(list: Entry[]): boolean {
  if (list.length < fewest || list.length > most) return false;
  return new Set(list.map(({ title }) => title)).size >= leastFound * list.length;
}

/** "Clause\tPage" over a table of contents. */
const overPages = /\bpages?(?: no\.?| number)?$/i;

/** Whether rows with other cells stand among some lines, or right before or after them. */
function isTable(text: string, paragraphs: readonly Span[], list: Entry[]): boolean {
  const entries = new Set(list.map(({ at }) => at));
  const [from, to] = [(list[0]?.at ?? 0) - 1, (list.at(-1)?.at ?? 0) + 2];
  return paragraphs.slice(Math.max(0, from), to).some((paragraph, index) => {
    if (isLong(paragraph) || entries.has(index + Math.max(0, from))) return false;
    const words = text.slice(afterNumber(text, paragraph), paragraph.end);
    return /\S\s{0,9}\t\s{0,9}\S/.test(words) && !overPages.test(words);
  });
}

/**
 * Whether most of the titles head paragraphs after them, about where their pages would be.
 * @param heads what each paragraph begins with, without its number.
 */
function headsWhatFollows(
  list: Entry[],
  heads: readonly string[],
  paragraphs: readonly Span[],
): boolean {
  const open = new Map(list.map((entry) => [entry.title, entry]));
  const longestTitle = Math.max(...list.map(({ title }) => title.split(" ").length));
  const after = (list.at(-1)?.at ?? 0) + 1;
  const count = open.size;
  let [found, inPlace] = [0, 0];
  for (let at = after; at < heads.length && open.size > 0; at++) {
    const words = heads[at]?.split(" ", longestTitle) ?? [];
    let head = "";
    for (const word of words) {
      head += head === "" ? word : ` ${word}`;
      const entry = open.get(head);
      if (!entry) continue;
      open.delete(head);
      found++;
      // Dots are set for contents; what a gap parts may be a table whose rows are called like clauses.
      const least = entry.isDotted ? 0 : leastOnPage * (entry.page - mostUncounted);
      if ((paragraphs[at]?.start ?? 0) >= least) inPlace++;
    }
  }
  return found >= leastFound * count && inPlace >= leastFound * found;
}
