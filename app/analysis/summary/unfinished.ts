import { blanksOfForm } from "../drafting/placeholders.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Material } from "./material.ts";
import { list } from "./phrases.ts";

/** What is missing from a paper, and what in it is still open. */
export function unfinishedSentences({ text, words, missing, findings }: Material): string[] {
  const sentences: string[] = [];
  if (missing.length > 0)
    sentences.push(
      `Not found, though usual: ${list(missing.slice(0, 3).map(({ clauseTitle }) => clauseTitle))}.`,
    );
  // Words that were taken out of a copy are nobody's to fill in.
  const open = findings.filter(({ kind, quote }) => kind === "placeholder" && !/\*/.test(quote));
  const [first] = open;
  const blanks = first ? blanksOfForm(text, words) : 0;
  if (blanks > 0)
    sentences.push(`It is a form or a template: ${blanks} places in it are still to be filled in.`);
  else if (first)
    sentences.push(
      `It is unfinished${open.length > 1 ? ", first" : ""} where it says “${onOneLine(first.quote)}”.`,
    );
  return sentences;
}
