import type { Facts, Span } from "../../schemas/analysis.ts";
import { factLabels, factWords } from "../../schemas/fact-rows.ts";
import { overlap } from "../matching/overlap.ts";
import { shorten } from "../reading/plain-text.ts";
import type { ByHand, Corrections } from "./said.ts";

/** "Corrected by hand: term “Two years”; price “not stated”." */
export const correctedInWords = (those: readonly Pick<ByHand, "field" | "words">[]): string =>
  `Corrected by hand: ${told(those)}.`;

/** "term “Two years”; price “not stated”" */
export const told = (those: readonly Pick<ByHand, "field" | "words">[]): string =>
  those
    .map(
      ({ field, words }) =>
        `${factLabels[field].toLowerCase()} “${shorten(words.replace(/\s+/g, " ").replace(/[“”]/g, "’"), 200) || "not stated"}”`,
    )
    .join("; ");

const letter = /[\p{L}\p{N}]/u;

/** Puts the new names of parties where the old ones stand in our own words; what is quoted of the document stays. */
export function renamedIn(names: ReadonlyMap<string, string>): (words: string) => string {
  const longestFirst = [...names].toSorted(([a], [b]) => b.length - a.length);
  if (longestFirst.every(([name, now]) => name === now)) return (words) => words;
  return (words) => {
    let anew = "";
    let isQuoted = false;
    for (let at = 0; at < words.length; ) {
      const sign = words.charAt(at);
      if (sign === "“" || sign === "”") isQuoted = sign === "“";
      const found = longestFirst.find(
        ([name]) =>
          !isQuoted &&
          words.startsWith(name, at) &&
          !letter.test(words[at - 1] ?? "") &&
          !letter.test(words[at + name.length] ?? ""),
      );
      const [old, now] = found ?? [sign, sign];
      anew += now;
      at += old.length;
    }
    return anew;
  };
}

/** Of which facts a flag on their words tells that they were corrected: those of which reasons are made. */
const reasonFields = [
  ...(["term", "renewal", "notice", "notices", "governingLaw", "price", "liabilityCap"] as const),
];

/** What is to stand before the reasons of a flag on the words of corrected facts, as sentences. */
export function correctionsAt(facts: Facts, said: Corrections): (flag: Span) => string[] {
  const read = factWords(facts);
  const changed = reasonFields.flatMap((field) => {
    const words = said[field]?.trim();
    if (words === undefined || words === read[field]) return [];
    const spans: Span[] = [facts[field] ?? []].flat();
    return [{ told: correctedInWords([{ field, words }]), spans }];
  });
  return (flag) =>
    changed.flatMap(({ told, spans }) => (spans.some((span) => overlap(flag, span)) ? [told] : []));
}
