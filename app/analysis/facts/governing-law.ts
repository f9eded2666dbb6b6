import type { Fact } from "../../schemas/analysis.ts";
import { onOneLine } from "../plain-text.ts";
import { splitSentences } from "../sentences.ts";
import { placesIn } from "./places.ts";

const says =
  /govern(?:ed|s|ing)?\b.{0,160}\blaws?\b|\blaws?\b.{0,120}(?:govern|shall apply|applies|will apply|control)|(?:construed|interpreted|enforced).{0,120}\blaws?\b|subject to the laws? of/i;
const notThis =
  /organi[sz]ed (?:and existing )?under|incorporated under|(?:comply|compliance) with.{0,40}laws/i;

/** The places after "laws of" in a sentence, joined as in "England; Wales". */
function placeOf(sentence: string): string | null {
  const places = placesIn(sentence);
  for (const law of sentence.matchAll(/\blaws?\b/gi)) {
    const after = places.filter(
      (place) => place.index > law.index && place.index < law.index + 110,
    );
    const first = after[0];
    if (!first) {
      const adjective =
        /\b(English|Israeli|Swiss|German|French|Dutch|Japanese|Chinese|Australian|Indian|Swedish|Danish|Norwegian)\s*$/.exec(
          sentence.slice(Math.max(0, law.index - 20), law.index),
        )?.[1];
      const named = adjective && adjectives[adjective];
      if (named) return named;
      continue;
    }
    if (
      /without|conflict|excluding|exclusive of/i.test(sentence.slice(law.index, first.index)) &&
      first.index - law.index > 40
    )
      continue;
    const names = [first.name];
    let previous = first;
    for (const place of after.slice(1)) {
      const between = sentence.slice(previous.index + previous.length, place.index);
      if (/^,? and(?: the)?(?: State of| Province of)? $/i.test(between)) names.push(place.name);
      else if (
        /^,? ?\(?$/.test(between) &&
        place.name === "Canada" &&
        !first.name.endsWith("Canada")
      )
        names[0] = `${first.name}, Canada`;
      else break;
      previous = place;
    }
    return [...new Set(names)].join("; ");
  }
  return null;
}

const adjectives: Record<string, string> = {
  English: "England",
  Israeli: "Israel",
  Swiss: "Switzerland",
  German: "Germany",
  French: "France",
  Dutch: "Netherlands",
  Japanese: "Japan",
  Chinese: "China",
  Australian: "Australia",
  Indian: "India",
  Swedish: "Sweden",
  Danish: "Denmark",
  Norwegian: "Norway",
};

/** Which law governs a contract, with the sentence that says so; null where none does. */
export function findGoverningLaw(text: string): Fact | null {
  const cue = /\b(?:govern|constru|interpret|subject to the law|enforced)/gi;
  let best: Fact | null = null;
  let searched = 0;
  for (let found = cue.exec(text); found; found = cue.exec(text)) {
    if (found.index < searched) continue;
    const from = Math.max(0, text.lastIndexOf("\n\n", found.index), found.index - 700);
    const to = Math.min(text.length, found.index + 700);
    const sentence = splitSentences(text, from, to).find(
      (span) => span.start <= found.index && span.end > found.index,
    );
    if (!sentence) continue;
    searched = sentence.end;
    const words = onOneLine(text.slice(sentence.start, sentence.end));
    if (!says.test(words) || notThis.test(words)) continue;
    const value = placeOf(words);
    if (!value) continue;
    const fact = { value, ...sentence };
    if (
      /govern/i.test(words) &&
      /agreement|contract|lease|deed|terms|rights|licen[cs]e/i.test(words)
    )
      return fact;
    best ??= fact;
  }
  return best;
}
