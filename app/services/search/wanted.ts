import { searchTerms } from "../cases/search.server.ts";
import { clauseTitles } from "../playbooks/vocabulary.server.ts";
import { cardLabel } from "./passage-index.server.ts";

/** So many words of a search are looked for. */
const mostSearchedWords = 10;

/** What a search looks for, in each of the ways in which it is looked for. */
export type Wanted = {
  /** Each word, or words between quotes: how it is spelt in one number or the other. All are wanted. */
  words: readonly (readonly string[])[];
  /** The same in FTS5's words. */
  match: string;
  /** The same as `findSentence` takes them. */
  terms: readonly string[];
  /** The kinds of clause that are called so: their titles, by the labels of their cards. */
  cards: ReadonlyMap<string, string>;
};

/** What people mean by what they type; null where there is no word in it. */
export async function wantedBy(q: string): Promise<Wanted | null> {
  const typed = searchTerms(q).slice(0, mostSearchedWords);
  if (typed.length === 0) return null;
  const words = typed.map((term) => spellings(term.replace(/^"|"\*?$/g, "")));
  const quoted = words.map((all) => all.map((one) => `"${one}"`));
  return {
    words,
    match: quoted.map((all) => `(${all.join(" OR ")})`).join(" AND "),
    terms: quoted.flat(),
    cards: await cardsCalled(words),
  };
}

/** A word in the singular and in the plural, as far as an s tells them apart. */
function spellings(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [word];
  return /s$/i.test(word) ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

async function cardsCalled(words: Wanted["words"]): Promise<Wanted["cards"]> {
  const called = Object.entries(await clauseTitles()).filter(([, title]) => {
    const inTitle = ` ${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")}`;
    return words.every((all) => all.some((one) => inTitle.includes(` ${one.toLowerCase()}`)));
  });
  return new Map(
    called.flatMap(([id, title]) =>
      [id, title.toLowerCase()].map((name): [string, string] => [cardLabel(name), title]),
    ),
  );
}
