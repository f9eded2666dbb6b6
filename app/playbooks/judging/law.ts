import { placesIn } from "../../analysis/facts/places.ts";
import type { PositionValue } from "../../schemas/playbooks/playbook.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";
import type { Judge } from "./judge.ts";
import { beside, takingBack, wordsOf } from "./whole.ts";

const shortNames: Record<string, string> = {
  WA: "Western Australia",
  SA: "South Australia",
  TAS: "Tasmania",
  ACT: "Australian Capital Territory",
  NT: "Northern Territory",
};

interface Place {
  name: string;
  australian: boolean;
}

/** The places that somebody lists, by their usual names: "NSW", "the law of Victoria", "England and Wales". */
function listedPlaces(listed: string): Place[] {
  const short = shortNames[listed.trim().toUpperCase().replaceAll(".", "")];
  // Names in a list may be typed in small letters.
  const words = (short ?? listed).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const found = placesIn(words).map(({ name, australian }) => ({ name, australian }));
  return found.length > 0 ? found : [{ name: listed.trim(), australian: false }];
}

/** England and Wales have one law, by whichever name. */
const bare = ({ name }: Place) =>
  /^(?:England|Wales|England and Wales)$/.test(name) ? "england" : name.toLowerCase();

/** Whether a law is on a list: null where it is a country of which only a part is. */
function isListed(law: Place, list: Place[]): boolean | null {
  if (list.some((one) => bare(one) === bare(law))) return true;
  if (law.australian && list.some(({ name }) => name === "Australia")) return true;
  const part = law.name === "Australia" && list.some(({ australian }) => australian);
  return part ? null : false;
}

function holds(laws: Place[], value: PositionValue | undefined): boolean | null {
  if (value === undefined || typeof value === "number" || laws.length === 0) return null;
  const list = [value].flat().flatMap(listedPlaces);
  const answers = laws.map((law) => isListed(law, list));
  if (answers.every((answer) => answer === true)) return true;
  return answers.every((answer) => answer === false) ? false : null;
}

/** The laws or the courts that some words name, a federation beside its own State left out. */
function placesOf(words: string): Place[] {
  const places = placesIn(words).map(({ name, australian }) => ({ name, australian }));
  const own = places.filter(({ name }) => name !== "Australia");
  return distinct(own.length > 0 ? own : places);
}

const distinct = (places: Place[]) => [...new Map(places.map((one) => [one.name, one])).values()];

/** What each subject of a rule names, and all of them together: read once for the rule. */
const named = new WeakMap<Subject[], { own: Map<Subject, Place[]>; all: Place[] }>();

function namedBy(all: Subject[], clause: string | null, { text, analysis }: Paper) {
  const known = named.get(all);
  if (known) return known;
  const fact = clause === "governing-law" ? analysis.facts.governingLaw : null;
  const own = new Map(
    all.map((one) => [
      one,
      fact !== null && one.start <= fact.start && fact.start < one.end
        ? fact.value.split("; ").flatMap(listedPlaces)
        : placesOf(text.slice(one.start, one.end)),
    ]),
  );
  const read = { own, all: distinct([...own.values()].flat()) };
  named.set(all, read);
  return read;
}

/** Where another law or court may be chosen, or holds for some of it: "or, at its option, of …", "may sue elsewhere". */
const ofAnother =
  /\b(?:at (?:its|the \w+['’]s|their) (?:option|election|choice|discretion)|(?:may|so) (?:[a-z]+ ){0,4}?(?:choose|chooses|elect|elects|nominate|nominates|sue|proceed|bring)|(?:any|another|some|such) other (?:law|court|place|state|country|jurisdiction)s?|another (?:law|court|place|state|country|jurisdiction)|elsewhere|(?:save|except) (?:that|for|where|as)|unless|in which case|such (?:law|court|place)s?|wherever|while|until|thereafter|after that|and then|for the first)\b/i;
/** Rules of the law itself that are left out, and the courts that hear appeals. */
const ofLaw =
  /,? ?\b(?:excluding|without (?:regard|reference|giving effect) to|except(?: for)?|other than|but not)\b[^.;]{0,80}?\b(?:conflicts?|choice) of laws?(?: (?:rules|principles|provisions))?|,? ?\b(?:excluding|except(?: for)?|other than|but not)\b[^.;]{0,120}?\b(?:International Sale of Goods|CISG|Vienna)\b/gi;
const court = /\b(?:courts?|tribunals?|jurisdiction|venue|seat)\b[^.;]{0,60}$/i;

/** The places of some words, but for those of courts in a clause on the law. */
function placesBeside(words: string, isOfLaw: boolean): Place[] {
  return placesIn(words)
    .filter(({ index }) => !isOfLaw || !court.test(words.slice(0, index)))
    .filter(({ name }) => name !== "Australia");
}

/**
 * Whether the law (of a clause on the governing law) or the courts (of any other) are on the list. Several that are not
 * all on it contradict each other.
 */
export const judgeLaw: Judge = (subject, { clause }, paper, all) => {
  const read = namedBy(all, clause, paper);
  const laws = read.own.get(subject) ?? [];
  // Of a clause that names no place ("the courts of that State") another may tell.
  if (laws.length === 0) return null;
  const words = [
    wordsOf(subject, paper),
    ...beside(subject, paper, all),
    ...takingBack(subject, paper),
  ].map((one) => one.replace(ofLaw, ""));
  const others = words.flatMap((one) => placesBeside(one, clause === "governing-law"));
  const isOpen = takingBack(subject, paper).length > 0 || words.some((one) => ofAnother.test(one));
  return (value) => {
    const own = holds(laws, value);
    if (holds(read.all, value) !== own) return { holds: null };
    const isAll =
      own !== true || (!isOpen && (others.length === 0 || holds(others, value) === true));
    return { holds: isAll ? own : null };
  };
};
