import type { NotCompared, NotComparedSubject } from "../../schemas/versions/comparison.ts";
import { quoted, wordsAt } from "./quoting.ts";
import type { BothTexts } from "./texts.ts";

/** What differences that are not compared as words are in, as a heading. */
export const notComparedTitles: Record<NotComparedSubject, string> = {
  numbering: "Numbers of clauses, and references that follow them",
  writing: "Quotation marks, dashes, bullets and other marks",
  capitals: "Capitals",
  contents: "The table of contents",
  pages: "Headers, footers and page numbers",
};

/** Says a difference that is not compared as words: "cl 4.2: ‘"Hull"’ is now ‘“Hull”’". */
export function describeNotCompared(
  { from, to, clause }: NotCompared,
  { older, newer }: BothTexts,
): string {
  const [was, is] = [wordsAt(older, whole(older, from)), wordsAt(newer, whole(newer, to))];
  const said =
    is === ""
      ? `${quoted(was)} is gone`
      : was === ""
        ? `${quoted(is)} is new`
        : `${quoted(was)} is now ${quoted(is)}`;
  return clause === null ? said : `${clause}: ${said}`;
}

/** A word is no longer than that. */
const longest = 40;

/** A stretch with the rest of the words that it begins and ends in: a mark alone says little. */
function whole(text: string, span: NotCompared["from"]): NotCompared["from"] {
  if (!span) return null;
  let { start, end } = span;
  const isInWord = (at: number) => /\S/.test(text.charAt(at));
  while (start > 0 && span.start - start < longest && isInWord(start - 1)) start--;
  while (end - span.end < longest && isInWord(end)) end++;
  return { start, end };
}
