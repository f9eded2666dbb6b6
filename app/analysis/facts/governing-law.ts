import type { Fact } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { chosenIn, leavesChoice } from "../slips/choices.ts";
import type { FactSentence } from "./fact-sentence.ts";
import type { LabelledValue } from "./labelled-values.ts";
import { type Place, placesIn as placesNamedIn } from "./places.ts";
import { type Sign, weigh } from "./signs.ts";

/** What tells a sentence that chooses the law of its paper. */
export const lawSigns: Sign[] = [
  {
    says: /govern(?:ed|s|ing)?\b.{0,160}\blaws?\b|\blaws?\b.{0,120}(?:govern|shall apply|appl(?:y|ies)\b|control)|(?:constru|interpret|enforc|determined|applied|read|takes effect|legislation).{0,160}\b(?:laws?|apply)\b|subject to the laws? of|\b(?:proper|governing) law (?:of|is|shall)\b|\bapplicable law (?:of this|is)\b/i,
    weight: 2,
    because: "It says that a law governs, applies, or is what words are read by.",
    as: "The law in force in Queensland governs this deed.",
  },
  {
    says: /\b(?:this|these|the|our) (?:[\w-]+ ){0,4}(?:agreement|contract|lease|deed|terms|licen[cs]e|guarantee|amendment|relationship|instrument|validity|interpretation|execution)\b.{0,400}(?:govern|constru|interpret|laws?)/i,
    weight: 2,
    because: "It speaks of this paper.",
    as: "This lease is to be read by the laws of Victoria.",
  },
  {
    says: /^(?:Clause )?[\d. :]{0,8}(?:[A-Z][a-z]+ ){1,3}law\.?$/,
    weight: 2,
    because: "It is nothing but a law.",
    as: "Clause 7: New South Wales law.",
  },
  {
    says: /\b(?:decided|resolved|settled|submit|choose|chosen)\b.{0,40}\blaws?\b/i,
    weight: 2,
    because: "The parties choose a law, or have disputes decided by it.",
    as: "Disputes are decided under Victorian law.",
  },
  {
    says: /^(?:Clause )?[\d.]{0,8} ?(?:governing |applicable |proper )?(?:law|jurisdiction)\b[^.:]{0,24}[.:] /i,
    weight: 2,
    because: "Its heading is the law.",
    as: "12. Jurisdiction. The courts and the law of Queensland.",
  },
  {
    says: /govern/i,
    weight: 1,
    because: "To govern is the word for it.",
    as: "South Australian law governs.",
  },
  {
    says: /organi[sz]ed (?:and existing )?under|incorporated under|(?:comply|compliance) with.{0,40}laws|existing under the laws|duly organi[sz]ed/i,
    weight: -9,
    because: "It is the law that a company was formed under, or that somebody keeps.",
    as: "Acme, Inc. is incorporated under the laws of Delaware.",
  },
];
const cue =
  /\b(?:govern|constru|interpret|subject to the laws?\b|enforced|read|takes effect|laws? of|laws? (?:in force|appl|that )|(?:decided|resolved|choose|submit) .{0,40}law|in accordance with the laws?\b|legislation|(?:proper|applicable) law)|^.{0,50} law\.?$/i;
const lawLabel =
  /^(?:(?:governing|applicable|proper|relevant|choice of|contract) )?(?:law|jurisdiction|courts|state(?: or territory)?)(?: (?:and|or|of) .{0,40})?$/i;
const leftBlank =
  /\blaws? (?:in force in |of )(?:the )?(?:State (?:or Territory )?of )?(?:_{2,}|\[|\.{3,}|…|\{\{)/i;
/** Short names of States that are other words elsewhere. */
const shortNames: Record<string, string> = {
  ACT: "Australian Capital Territory",
  NT: "Northern Territory",
  WA: "Western Australia",
  SA: "South Australia",
  Tas: "Tasmania",
  TAS: "Tasmania",
};

const withoutShortNames = (words: string): string =>
  words
    .replace(
      /(\b(?:of|in|govern(?:ed|ing) by)(?: the)? |^)(ACT|NT|WA|SA|Tas|TAS)\b(?! \d)/g,
      (_, before: string, short: string) => `${before}${shortNames[short] ?? short}`,
    )
    .replace(
      /\b(?:the )?(ACT|NT|WA|SA|Tas|TAS)(?= laws?\b)/g,
      (_, short: string) => shortNames[short] ?? short,
    );

/** An Act that begins with the name of a place, which is not thereby chosen: "New Zealand Companies Act 1993". */
const ofAct =
  /^(?:['’]s)?(?: \(?[A-Z][\w'’&-]*\)?| and| of(?: the)?| the){1,9} (?:Act|Ordinance|Regulations?|Code)\b|^ Act\b/;
const shutOut =
  /\b(?:not|other than|except|excluding|nor|rather than|instead of)(?: (?:under|by|to|that|those|the|laws?|of|in|state))* $/i;

/** The places in some words that may be chosen there: those of Acts and those that are ruled out are not. */
const placesIn = (words: string): Place[] =>
  placesNamedIn(words).filter(
    ({ index, length }) =>
      !ofAct.test(words.slice(index + length)) && !shutOut.test(words.slice(0, index)),
  );

/** A law for some cases only: "Victoria (if the Site is there), otherwise Tasmania". */
const conditional =
  /^(?:\W{0,3}\w{1,4}[.)] )?(?:if|where|when|for|in (?:all|any) other|otherwise|else)\b(?! (?:the )?(?:avoidance|purposes?)\b)|(?<!\b(?:might|may|would|could|unless|as|or) )\botherwise\b(?! (?:agreed|provided|stated|specified)\b)|\b(?:as the case may be|depending (?:up)?on|(?:if|where|when|unless) (?:the |an? |any |its )?(?:[\w'’-]+ ){1,5}?(?:is|are|was|were|lives?|resides?) (?:[\w'’-]+ ){0,2}(?:in|at|there|outside|within)\b)/i;
const orElse =
  /^ ?(?:[/|]|,? or(?:,[^,;.]{0,60},)?(?: the)?(?: laws? of)?(?: that of)?(?: the)?(?: State of)?) ?$/i;
const isRuledOut = /\bnot (?:be )?governed by (?:the )?(?:[A-Z]\w+ )?laws?\b/;

/** Whether two places of the same rank stand beside each other as options: "Victoria / Tasmania". */
function isEither(words: string): boolean {
  const places = placesIn(words);
  return places.some(({ name, index, length }, at) => {
    const next = places[at + 1];
    return (
      next !== undefined &&
      ![name, next.name].includes("Australia") &&
      name !== next.name &&
      orElse.test(words.slice(index + length, next.index))
    );
  });
}

/** Whether some words leave it open which law is chosen in them, or rule one out. */
const isOpen = (words: string): boolean =>
  leavesChoice(words) ||
  isEither(words) ||
  isRuledOut.test(words) ||
  (conditional.test(words) && placesIn(words).length > 0);

/** The law that a sentence chooses: places joined by semicolons, or null. */
function placeOf(sentence: string): string | null {
  const places = placesIn(sentence);
  for (const law of sentence.matchAll(/\b(?:laws?|legislation)\b/gi)) {
    if (/\brequired by $|\ba $/.test(sentence.slice(Math.max(0, law.index - 12), law.index)))
      continue;
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
    if (/\bAct\b/.test(between)) continue;
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
  return (own.length > 0 ? own : distinct)
    .join("; ")
    .replace("England; Wales", "England and Wales");
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

/** The law that stands beside a label ("Governing law: Qld", "Relevant Jurisdiction: Northern Territory"). */
function labelledLaw(rows: LabelledValue[]): Fact | null {
  for (const { label, value, start, end } of rows) {
    if (!lawLabel.test(label)) continue;
    const words = withoutShortNames(chosenIn(value.slice(0, 160)));
    if (isOpen(words)) continue;
    const place = placesIn(words)[0];
    if (
      !place ||
      !/^(?:the )?(?:(?:laws?|courts?)(?: in force)? (?:of|in) )?(?:the )?(?:(?:State|Territory|Commonwealth) of )?$/i.test(
        words.slice(0, place.index),
      )
    )
      continue;
    return { value: namesFrom(words, placesIn(words)), start, end };
  }
  return null;
}

/** A clause that is nothing but a heading and a place: "18. Governing law. New South Wales." */
const lawInOneLine =
  /^[ \t]{0,20}(?:(?:clause|item|section)[ \t])?(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[a-z])[.):]{0,2})?[ \t]{0,20}[*#]{0,3}[ \t]?((?:(?:governing|applicable|proper|relevant|choice of|chosen) )?(?:law|jurisdiction|courts)(?:(?:,| and| &| of) [a-z ]{2,40}?)?)[*]{0,2}[ \t]{0,4}(?:[.:;–—-]|\t|[ ]{2}|\n)[*]{0,2}\s{0,20}([^\n]{2,90})$/gim;
/** What may follow the place in such a clause. */
const onlyLaw =
  /^[^\w]*(?:(?:Australia|laws?|courts?|and|its|the|their|apply|applies|governs?|exclusive(?:ly)?|non-exclusive|jurisdiction|of|in|that|State|Territory|only)\b\W*)*$/i;

/** The law of a clause in one line, or of a heading with a place on the line below. */
function lawOfOneLine(text: string): Fact | null {
  for (const { 0: all, 1: label = "", 2: value = "", index } of text.matchAll(lawInOneLine)) {
    const words = withoutShortNames(chosenIn(onOneLine(value)));
    if (isOpen(words)) continue;
    const last = placesIn(words).at(-1);
    if (!last || !onlyLaw.test(words.slice(last.index + last.length))) continue;
    const row = {
      label: label.split(/,| and | & /i)[0] ?? label,
      written: label,
      value: words,
    };
    const end = index + all.length;
    const found = labelledLaw([{ ...row, start: end - value.length, end }]);
    if (found) return found;
  }
  return null;
}

/** An Act of a State by which a whole paper goes: "a rental agreement under the Victorian Residential Tenancies Act 1997". */
const underAct =
  /\b(?:agreement|lease|contract|tenancy|licence)\b[^.;]{0,40}\b(?:(?:made )?under|governed by) the ((?:[A-Z][\w'’]+ (?:(?:and|of) )?){1,7}Act(?: \d{4})?(?: \((?:Vic|NSW|Qld|WA|SA|Tas|ACT|NT)\))?)|\bthe ((?:[A-Z][\w'’]+ (?:(?:and|of) )?){1,7}Act(?: \d{4})?(?: \((?:Vic|NSW|Qld|WA|SA|Tas|ACT|NT)\))?) governs (?:all|this)\b/;

function lawOfAct(text: string): Fact | null {
  const found = underAct.exec(text.slice(0, 60_000));
  const act = found?.[1] ?? found?.[2];
  if (!found || act === undefined) return null;
  const state = /^(?:Victorian|South Australian|Western Australian|Tasmanian)\b/.exec(act)?.[0];
  const short = /\(([A-Za-z]+)\)$/.exec(act)?.[1] ?? "";
  const value =
    adjectives[state ?? ""] ??
    shortNames[short] ??
    placesNamedIn(short === "" ? act : short)[0]?.name;
  return value === undefined
    ? null
    : { value, start: found.index, end: found.index + found[0].length };
}

/** Which law governs a contract, with the sentence or the row that says so; null where none does. */
export function findGoverningLaw(
  text: string,
  sentences: FactSentence[],
  rows: LabelledValue[],
): Fact | null {
  let best: { fact: Fact; score: number } | null = null;
  for (const { words: written, start, end } of sentences) {
    const words = withoutShortNames(chosenIn(written));
    if (isOpen(words)) continue;
    if (!cue.test(words) || !/\blaws?\b|legislation/i.test(words) || leftBlank.test(words))
      continue;
    const score = weigh(words, lawSigns);
    if (score < 1 || (best && best.score >= score)) continue;
    if (score < 2 && !/dispute|controvers|matter/i.test(words)) continue;
    const value = placeOf(words);
    if (value) best = { fact: { value, start, end }, score };
  }
  return best?.fact ?? labelledLaw(rows) ?? lawOfOneLine(text) ?? lawOfAct(text);
}
