import type { Finding } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { blanksOfForm, countOpen } from "../slips/placeholders.ts";
import { lackingSentence } from "./answered.ts";
import type { Material } from "./material.ts";
import { list } from "./phrases.ts";

/** What is missing from a paper: what its client would ask of it first, else what is usual in such a paper. */
export function missingSentences(material: Material): string[] {
  const lacking = lackingSentence(material, 2);
  if (lacking !== null) return [lacking];
  const usual = material.missing.slice(0, 3).map(({ clauseTitle }) => clauseTitle);
  return usual.length > 0 ? [`Not found, though usual: ${list(usual)}.`] : [];
}

/** Where a blank is: by its own words, where it has some, else by where it stands. */
function placeOf({ quote, message }: Finding): string {
  const where = /\((.{1,220})\)\.$/.exec(message)?.[1];
  if (where === undefined || /[a-z]{3}/i.test(quote)) return `where it says “${onOneLine(quote)}”`;
  return `at a blank (${where})`;
}

/** What in a paper is still open. */
export function unfinishedSentences(
  { words, findings, facts }: Material,
  reading: Reading,
): string[] {
  const sentences: string[] = [];
  // Words that were taken out of a copy are nobody's to fill in.
  const open = findings.filter(({ kind, quote }) => kind === "placeholder" && !/\*/.test(quote));
  const [first] = open;
  // Where all who are bound have names it is this paper that is not finished, and no form for anybody.
  const named = facts.parties.length > 1 && facts.parties.every(({ name, role }) => name !== role);
  const blanks = first && !named ? blanksOfForm(reading, words) : 0;
  if (blanks > 0)
    sentences.push(`It is a form or a template: ${blanks} places in it are still to be filled in.`);
  else if (first) {
    const count = countOpen(reading, reading.blocks);
    const where = count > 1 ? `in ${count} places, first` : "";
    sentences.push(`It is unfinished ${where} ${placeOf(first)}.`.replace(/ {2}/g, " "));
  }
  return sentences;
}
