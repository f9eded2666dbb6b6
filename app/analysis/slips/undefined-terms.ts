import type { Facts, Finding } from "../../schemas/analysis.ts";
import { labelledValuesOf } from "../facts/labelled-values.ts";
import { placesIn } from "../facts/places.ts";
import { findDefinitions } from "../reading/definitions.ts";
import type { Reading } from "../reading/reading.ts";
import type { Segment } from "../reading/segment.ts";

/** Capitalised words that need no definition in a contract. */
const common = new Set(
  (
    "agreement party parties schedule clause section item annexure appendix exhibit attachment article deed lease contract date day month year " +
    "court courts state territory commonwealth government minister board director directors act law laws internet gst ppsa abn acn tax australian " +
    "australia monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    "i we you he she it mr mrs ms dr company president secretary chief executive officer manager chairman email web world english dollars dollar aud usd " +
    "the a an this that these those if when where subject unless except for in on at by to of and or any each no all such its their his her"
  ).split(" "),
);

const used =
  /(?:\b(?:the|a|an|any|each|such|its|their|your|our|all|of|to|for|and|or|by|under|with)\s)((?:[A-Z][a-z]+)(?:[ -][A-Z][a-z]+){0,3})\b(?!\s+(?:Act|Code|Regulations?|Rules|Court|Pty|Ltd|Limited|Inc|Street|Road|Avenue|\d{4}|University|Council|Commission|Institute|Association|Department|Standards?)\b|\s+(?:\d|[A-Z](?:\b|-)))/g;
/** What is called so by its title: "Schedule "A": Fee Schedule". */
const titled =
  /\b(?:Schedule|Annexure|Appendix|Attachment|Exhibit|Annex)\s+["“]?[\dA-Z]{1,3}["”]?\s{0,2}[:–—(-]\s{0,2}([A-Z][\w ]{2,60})/g;
/** What is on a map. */
const onMap =
  /^(?:Lake|Mount|Mt|Port|Cape)\s|\s(?:Lake|River|Creek|Island|Islands|Bay|Range|Ranges|Plains?|Basin|Peninsula|Highway)$/;
const fewestUses = 3;
const most = 10;

function forms(term: string): string[] {
  const lower = term.toLowerCase().replace(/-/g, " ");
  return [
    lower,
    lower.replace(/s$/, ""),
    lower.replace(/ies$/, "y"),
    lower.replace(/es$/, ""),
    `${lower}s`,
    lower.replace(/y$/, "ies"),
  ];
}

/** Whether a term is the head of a longer defined one, which a small word cuts in two: "Event" of "Event of Default". */
const isWithin = (term: string, defined: string): boolean =>
  defined.startsWith(`${term.toLowerCase()} of `) || defined.endsWith(` of ${term.toLowerCase()}`);

/** Peoples and their tongues are written with a capital everywhere. */
const people = /(?:ish|ese|ian|ean|can|cas|ench|erman|utch|eli)$/;

const markedBefore = /["“'‘*](?:the |each, a |an? )?$/;
const definedAfter = /^ \(?as defined/;

/**
 * Whether a term is put in quotation marks or said to be defined somewhere, in letters of any size.
 * @param words of the paper, in small letters.
 */
function isExplained(term: string, words: string): boolean {
  if (!term.includes(" ") && people.test(term)) return true;
  const bare = term.toLowerCase();
  for (let at = words.indexOf(bare); at !== -1; at = words.indexOf(bare, at + 1)) {
    const end = at + bare.length;
    if (markedBefore.test(words.slice(Math.max(0, at - 9), at))) return true;
    if (definedAfter.test(words.slice(end, end + 12))) return true;
  }
  return false;
}

/**
 * Capitalised terms that a contract uses like defined ones, at least three times, and does not define.
 * Only for contracts that define terms at all; names of parties, places, Acts and courts are none.
 */
export function findUndefinedTerms(reading: Reading, facts: Facts): Finding[] {
  const { text, blocks: segments } = reading;
  const defined = reading.once(findDefinitions);
  if (defined.size < 3) return [];
  const names = [
    // What a row of a table gives needs no other definition.
    ...labelledValuesOf(reading).map(({ label }) => label),
    facts.title?.value ?? "",
    ...[...text.matchAll(titled)].map((found) => found[1] ?? ""),
    ...facts.parties.flatMap((party) => [party.name, party.role ?? ""]),
  ]
    .join(" ")
    .toLowerCase();
  const headings = segments.map((segment) => segment.heading.toLowerCase()).join("\n");
  const uses = new Map<string, { count: number; start: number; end: number; segment: Segment }>();
  for (const segment of segments) {
    if (segment.kind !== "clause" && segment.kind !== "definition") continue;
    const words = text.slice(segment.start, segment.end);
    for (const found of words.matchAll(used)) {
      const term = found[1] ?? "";
      const start = segment.start + found.index + found[0].length - term.length;
      const known = uses.get(term);
      if (known) known.count++;
      else uses.set(term, { count: 1, start, end: start + term.length, segment });
    }
  }
  const small = text.toLowerCase();
  const longer = [...defined.keys()].filter((key) => key.includes(" "));
  const findings: Finding[] = [];
  for (const [term, { count, start, end }] of uses) {
    if (count < fewestUses || findings.length >= most) continue;
    const words = term.toLowerCase().split(/[ -]/);
    if (
      words.every((word) => common.has(word) || defined.has(word)) ||
      forms(term).some((form) => defined.has(form))
    )
      continue;
    if (
      names.includes(term.toLowerCase()) ||
      headings.includes(term.toLowerCase()) ||
      longer.some((key) => isWithin(term, key)) ||
      onMap.test(term) ||
      placesIn(term).length > 0
    )
      continue;
    if (isExplained(term, small)) continue;
    findings.push({
      kind: "undefined-term",
      message: `“${term}” is written like a defined term, ${count} times, and no definition of it was found.`,
      quote: text.slice(start, end),
      start,
      end,
    });
  }
  return findings.sort((a, b) => a.start - b.start);
}
