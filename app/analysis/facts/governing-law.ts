import type { Fact } from "../../schemas/analysis.ts";
import type { FactSentence } from "./fact-sentence.ts";
import { type Place, placesIn } from "./places.ts";

const says =
  /govern(?:ed|s|ing)?\b.{0,160}\blaws?\b|\blaws?\b.{0,120}(?:govern|shall apply|applies|will apply|apply\.?$|control)|(?:constru|interpret|enforc|determined|applied|read|takes effect|legislation).{0,160}\b(?:laws?|apply)\b|subject to the laws? of/i;
const aboutThis =
  /\b(?:this|these|the|our) (?:[\w-]+ ){0,4}(?:agreement|contract|lease|deed|terms|licen[cs]e|guarantee|amendment|relationship|instrument|validity|interpretation|execution)\b.{0,400}(?:govern|constru|interpret|laws?)/i;
const notThis =
  /organi[sz]ed (?:and existing )?under|incorporated under|(?:comply|compliance) with.{0,40}laws|existing under the laws|duly organi[sz]ed/i;

/** The law that a sentence chooses: places joined as in "England; Wales", or null. */
function placeOf(sentence: string): string | null {
  const places = placesIn(sentence);
  for (const law of sentence.matchAll(/\b(?:laws?|legislation)\b/gi)) {
    const after = places.filter(
      (place) => place.index > law.index && place.index < law.index + 130,
    );
    const first = after[0];
    const before = sentence.slice(Math.max(0, law.index - 24), law.index);
    const adjective = /\b((?:South |Western )?[A-Z][a-z]+|PRC)\s*$/.exec(before)?.[1] ?? "";
    const justBefore = places.find(
      (place) =>
        place.index < law.index &&
        /^'?s? (?:State )?$/.test(sentence.slice(place.index + place.length, law.index)),
    );
    if (adjectives[adjective]) return adjectives[adjective];
    if (justBefore) return justBefore.name;
    if (/^laws? thereof/.test(sentence.slice(law.index))) {
      const antecedent = places.findLast((place) => place.index < law.index);
      if (antecedent) return antecedent.name;
    }
    if (!first) continue;
    const between = sentence.slice(law.index, first.index);
    if (between.length > 40 && /without|conflict|excluding|exclusive of/i.test(between)) continue;
    return namesFrom(sentence, after);
  }
  return null;
}

/** "the laws of England and Wales" names both; a federation beside one of its States adds nothing. */
function namesFrom(sentence: string, places: Place[]): string {
  const names: string[] = [];
  let previous: Place | undefined;
  for (const place of places) {
    if (previous) {
      const between = sentence.slice(previous.index + previous.length, place.index);
      const joined =
        /^,? (?:and|and,? to the extent .{0,40}|and the laws? of|&)(?: by)?(?: the)?(?: laws of)?(?: the)?(?: State of| Province of| Commonwealth of| federal laws of)? ?$/i.test(
          between,
        );
      if (
        !joined &&
        !/^(?: of America)?,? and(?: of)?(?: the)?(?: laws of)?(?: the)?(?: State of| Commonwealth of)? ?$/i.test(
          between,
        )
      )
        break;
    }
    names.push(place.name);
    previous = place;
  }
  const federations = ["United States", "Canada", "Australia", "United Kingdom"];
  const distinct = [...new Set(names)];
  const own = distinct.filter((name) => !federations.includes(name));
  return (own.length > 0 ? own : distinct).join("; ");
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
  Italian: "Italy",
  Russian: "Russia",
  Korean: "Korea",
  Spanish: "Spain",
  "South Australian": "South Australia",
  "Western Australian": "Western Australia",
  Victorian: "Victoria",
  Tasmanian: "Tasmania",
  PRC: "People's Republic of China",
};

/** Which law governs a contract, with the sentence that says so; null where none does. */
export function findGoverningLaw(sentences: FactSentence[]): Fact | null {
  const cue =
    /\b(?:govern|constru|interpret|subject to the laws?\b|enforced|read|takes effect|laws? of|laws? appl|in accordance with the laws?\b|legislation)/i;
  let best: { fact: Fact; score: number } | null = null;
  for (const { words, start, end } of sentences) {
    if (!cue.test(words) || !/\blaws?\b|legislation/i.test(words)) continue;
    const score =
      (says.test(words) ? 2 : 0) +
      (aboutThis.test(words) ? 2 : 0) +
      (/govern/i.test(words) ? 1 : 0);
    if (score === 0 || notThis.test(words) || (best && best.score >= score)) continue;
    if (score < 2 && !/dispute|controvers|matter/i.test(words)) continue;
    const value = placeOf(words);
    if (value) best = { fact: { value, start, end }, score };
  }
  return best?.fact ?? null;
}
