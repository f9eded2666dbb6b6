import { onOneLine } from "./plain-text.ts";
import { beginsSchedule, listedSchedules } from "./schedules.ts";
import type { Segment } from "./segment.ts";

/** What a part of a document is there for: only some parts promise anything. */
export type Zone =
  | "front"
  | "contents"
  | "parties"
  | "recitals"
  | "definitions"
  | "operative"
  | "schedule"
  | "annexure"
  | "signature"
  | "guidance"
  | "form";

/** Zones in which nobody promises anything. */
const silent: ReadonlySet<Zone> = new Set([
  ...(["front", "contents", "parties", "recitals", "signature", "guidance", "form"] as const),
]);

/** Whether words may bind somebody there: among definitions where there is a duty in them. */
export const isBinding = (zone: Zone, words: string): boolean =>
  zone === "definitions" ? duty.test(words) : !silent.has(zone);

const parties =
  /^(?:the )?(?:parties|between|details of (?:the )?parties|parties(?: to (?:this|the) [\w ]{3,30})?|among|by and (?:between|among))(?: and (?:their )?(?:details|addresses))?$/i;
const between =
  /^(?:[\d.]{1,8} )?(?:BETWEEN|Between)\b[:\s]|^THIS [^.;:]{1,120} (?:is )?made\b[^.;]{0,80}(?:between|BETWEEN):?$/i;
const recitals =
  /^(?:the )?(?:background|recitals?|preamble|whereas|introduction|background facts|purpose of this (?:deed|document))(?: and (?:recitals|purpose))?$/i;
const whereas = /^(?:[A-Z][.)] |\([A-Z]\) )?(?:WHEREAS|Whereas)\b/;
const operative =
  /^(?:the )?(?:operative (?:part|provisions|terms|clauses)|agreed terms|(?:agreed |general |standard |special |operative |lease |hire )?(?:terms|conditions|terms (?:and|&) conditions|provisions)(?: of (?:lease|hire|sale|agreement|trade|supply))?|agreement|it is agreed|(?:this (?:deed|agreement) )?witness(?:es|eth)|covenants)$/i;
/** Words by which the parties begin to agree. */
const agreeing =
  /\b(?:now,? therefore|(?:it is|the parties|the parties hereby|they) (?:hereby )?agreed?(?: (?:as follows|that))?\s?[:.,]?$|(?:it is|the parties|parties) (?:hereby |mutually )*agreed? (?:as follows|to the following)|witness(?:es|eth)|in consideration of)\b/i;
const definitions =
  /^(?:(?:key |some )?definitions?(?: and (?:rules of )?(?:interpretation|construction))?|defined terms|interpretation|dictionary|glossary|interpretation and definitions|what (?:the|these|our) words mean|meaning of words|terms we use|words we use|definitions .{0,30}|certain definitions)$/i;
const guidance =
  /^(?:(?:drafting|guidance|explanatory|user'?s?|practice|editor'?s?) (?:notes?|guide)|guidance|notes? (?:for|to|on) (?:the )?(?:users?|drafters?|slips|completing|completion|parties|customer|client|reader|template)\b.{0,30}|how to (?:use|complete|fill in|read) (?:this|the) [\w ]{3,40}|about (?:this|the) (?:template|form|guide|document|precedent)|instructions(?: (?:for|to) .{3,40})?|before you (?:sign|start|begin)|using this (?:template|form|document|precedent))$/i;
/** "[Drafting note: …]": a note for whoever fills the paper in. */
const note =
  /^(?:[*_]{0,2}\[?(?:drafting|guidance|editor'?s|explanatory|template|practice) notes?\b|\[?note to (?:drafter|draft|user|template|party|parties)\b|\[(?:note|delete|insert|slips|guidance|if |where |optional)\b|<(?:note|delete|insert)\b|\*{1,3}\s?(?:delete|strike|insert)\b)/i;
const box = /^(?:\[ ?[xX✓]?\]|[☐☑☒□■▢])\s/;
/** A label and nothing but a line to write on: "Name: ______". */
const field = /^[^.;]{0,80}(?:_{3,}|\.{6,}|…{3,}|\[\s{0,10}\])[\s_./[\]]{0,80}$/;
const duty =
  /\b(?:must|shall|will|(?<!\d )may|agrees?|warrants?|undertakes?|indemnif\w+|releases?|is (?:not )?liable|is entitled)\b/i;
/** One of the parties: "(1) Acme Pty Ltd (ABN 12 …) of 3 Pier Street (the Supplier)". */
const party =
  /^(?:\(?\d{1,2}[.)]|\([a-z]\)|[A-Z][.)])?\s{0,4}[^.;]{3,200}\b(?:ABN|ACN|ARBN|company (?:number|no\.?)|registered in|Pty|Ltd|Limited|LLC|Inc\b|of \d{1,4}[a-z]? [A-Z])/;
const date =
  /^(?:date(?: of (?:this )?(?:agreement|deed|lease|contract|document))?\s*[:\t–-]|dated|made on|this (?:agreement|deed) is dated)(?![a-z]).{0,60}$/i;
const ends = /[.;!?]["”’)]{0,2}$/;

const annexed = /^(?:Annex|Append|Exhibit|Attach)/i;

const bareHeading = (segment: Segment | undefined): string =>
  onOneLine(segment?.heading ?? "")
    .replace(/[*:]+/g, "")
    .trim();

/** Whether a heading without a number begins the terms after particulars at the front. */
export const beginsTerms = (segment: Segment): boolean =>
  segment.kind === "heading" && segment.number === "" && operative.test(bareHeading(segment));

/** What a heading opens; null for one that goes on with what is open. */
function openedBy(heading: string, isOperative: boolean): Zone | null {
  if (guidance.test(heading)) return "guidance";
  if (definitions.test(heading)) return "definitions";
  if (isOperative) return null;
  if (parties.test(heading)) return "parties";
  if (recitals.test(heading)) return "recitals";
  return operative.test(heading) ? "operative" : null;
}

/** A zone that a numbered or an unnumbered heading opened, up to the next of its rank. */
interface Within {
  zone: "definitions" | "guidance";
  level: number;
  numbered: boolean;
}

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** "Exhibit 10.2": a name by which an authority files papers. */
const filedAs = /^Exhibit \d{1,2}\.\d/;

/** So many numbered headings with no words between them are a list of what follows. */
const fewestListed = 4;

/** The words of a line of contents, without its number and its page. */
function titleOf(text: string, { start, end, heading, headed }: Segment): string {
  if (headed) return plain(heading.replace(/(?:[\s.…]{1,80}\d{1,3}){1,2}$/, ""));
  return plain(
    text
      .slice(start, end)
      .replace(/^[\d.\s]+/, "")
      .replace(/[\s.…]{1,80}\d{1,3}$/, ""),
  );
}

const longestLine = 100;

/** Whether a block may be a line of contents: a heading, or a few words that end in a page. */
function isLine(text: string, { kind, start, end }: Segment): boolean {
  if (kind === "heading" || kind === "schedule" || kind === "contents") return true;
  return end - start < longestLine && /[^.;:,]\s\d{1,3}$/.test(text.slice(start, end));
}

const contents = /^(?:table of contents\b.{0,20}|contents|index)$/i;

/** The lines that stand under "Contents" up to the first sentence. */
function linesUnderContents(text: string, segments: readonly Segment[]): Set<number> {
  const listed = new Set<number>();
  for (let at = 0; at < segments.length; at++) {
    if (segments[at]?.kind !== "heading" || !contents.test(bareHeading(segments[at]))) continue;
    const seen = new Set<string>();
    listed.add(at);
    for (at++; at < segments.length; at++) {
      const segment = segments[at];
      const title = segment ? titleOf(text, segment) : "";
      // A title for the second time is the first heading after the list.
      const isOpening = segment?.kind === "heading" && segment.number === "";
      if (isOpening && openedBy(bareHeading(segment), false) !== null) break;
      if (!segment || isSentence(text, segment) || seen.has(title)) break;
      seen.add(title);
      listed.add(at);
    }
  }
  return listed;
}

const isSentence = (text: string, { start, end }: Segment): boolean =>
  /[.;]["”’)]{0,2}$/.test(text.slice(end - 3, end)) ||
  (end - start > longestLine && duty.test(text.slice(start, Math.min(end, start + 600))));

/** Which headings are lines of a table of contents without leaders: a run of them, of which most head clauses further on. */
function listedHeadings(text: string, segments: readonly Segment[]): Set<number> {
  const last = new Map<string, number>();
  for (const [at, segment] of segments.entries())
    if (segment.headed) last.set(titleOf(text, segment), at);
  const listed = linesUnderContents(text, segments);
  let from = 0;
  for (let at = 0; at <= segments.length; at++) {
    const segment = segments[at];
    if (segment && isLine(text, segment)) continue;
    const again = (index: number) => {
      const one = segments[index];
      return one !== undefined && (last.get(titleOf(text, one)) ?? 0) >= at;
    };
    const run = Array.from({ length: at - from }, (_, index) => from + index);
    const found = run.filter(again);
    if (run.length >= fewestListed && found.length * 2 >= run.length)
      for (const one of run)
        if (one >= (found[0] ?? 0) && one <= (found.at(-1) ?? 0)) listed.add(one);
    from = at + 1;
  }
  return listed;
}

/**
 * The zone of each segment. What nothing tells is operative: a single sentence is, and so is a letter.
 * @param segments all of a document, in its order.
 */
export function zonesOf(text: string, segments: readonly Segment[]): Zone[] {
  let part: Zone = "operative";
  /** Whether clauses have begun, so that no heading is that of the parties any more. */
  let begun = false;
  let within: Within | null = null;
  /** So far the list of the parties or recitals was numbered; a clause that begins anew at 1 is none of it. */
  let last = 0;
  /** Whether no heading stands over the parties, but "between" before the first of them. */
  let introduced = false;
  /** The names under which the paper was filed, which stand on its pages. */
  const filed = new Set<string>();
  /** Whether a recital without a number was read. */
  let recited = false;
  const listed = listedHeadings(text, segments);
  for (const at of listedSchedules(text, segments)) listed.add(at);
  const firstWords = segments.findIndex(
    (segment) =>
      segment.kind !== "heading" &&
      !beginsSchedule(text, segment) &&
      (segment.end - segment.start > longestLine ||
        ends.test(text.slice(segment.start, segment.end))),
  );
  return segments.map((segment, index): Zone => {
    const { kind, number } = segment;
    const words = onOneLine(text.slice(segment.start, Math.min(segment.end, segment.start + 600)));
    if (kind === "contents" || listed.has(index)) return "contents";
    if (kind === "signature") return "signature";
    if (beginsSchedule(text, segment) && !filed.has(number)) {
      within = null;
      // "Exhibit 10.2" over a paper tells where that was filed.
      const isOver = index < firstWords || firstWords === -1 || (!begun && filedAs.test(number));
      part = isOver
        ? "operative"
        : annexed.test(number)
          ? "annexure"
          : begun
            ? "schedule"
            : "operative";
      if (isOver) filed.add(number);
      return isOver && kind === "schedule" ? "front" : part;
    }
    const heading = segment.headed ? bareHeading(segment) : "";
    const isMain = /^\d/.test(number) && segment.style === "decimal";
    if (within && endsWithin(within, segment)) within = null;
    if (beginsTerms(segment) && part !== "annexure") {
      if (part === "parties" || part === "recitals" || part === "schedule") part = "operative";
      return "operative";
    }
    const opened = heading === "" ? null : openedBy(heading, begun);
    if (opened === "definitions" || opened === "guidance") {
      within = { zone: opened, level: segment.level, numbered: number !== "" };
      if (part === "parties" || part === "recitals") part = "operative";
      if (opened === "definitions" && number !== "") begun = true;
    } else if (opened) {
      part = opened;
      introduced = false;
      last = 0;
      if (kind === "heading") return part;
    }
    if (!begun && part !== "recitals" && between.test(words) && words.length < 500)
      [part, introduced] = ["parties", true];
    if (!begun && whereas.test(words)) part = "recitals";
    if ((part === "parties" || part === "recitals") && !opened) {
      const plain = isMain && !number.includes(".") ? Number.parseInt(number, 10) : null;
      const anew = plain === 1 && (last > 0 || (part === "recitals" && recited));
      const isClause =
        isMain &&
        (anew || number.includes(".") || (kind === "heading" && last === 0 && !party.test(words)));
      if (agreeing.test(words) || isClause) {
        part = "operative";
        if (!isClause) return "operative";
      } else if (plain !== null) last = plain;
      else if (part === "recitals" && kind !== "heading") recited = true;
      const isParty = party.test(words) || /^and\b/i.test(words) || between.test(words);
      if (part === "parties" && kind === "clause" && !isParty && (introduced || says(words)))
        part = "operative";
    }
    if (note.test(words)) return "guidance";
    const isField = box.test(words) || (field.test(words) && !duty.test(words));
    if (within && !(isField && within.zone === "guidance")) return within.zone;
    if (part === "parties" || part === "recitals") return part;
    if (isField) return "form";
    if (isMain && kind !== "definition") begun = true;
    if (!begun && isFront(segment, words, index)) return "front";
    return part;
  });
}

/** A sentence in which somebody promises something. */
const says = (words: string): boolean => words.length > 40 && duty.test(words) && ends.test(words);

/** A title, a date or a party before any clause. */
function isFront({ kind, number, style }: Segment, words: string, index: number): boolean {
  if (style === "decimal" && number !== "") return false;
  if (kind === "heading") return index === 0 || date.test(words);
  return date.test(words) && !duty.test(words);
}

function endsWithin(
  { zone, level, numbered }: Within,
  { kind, number, style, level: own }: Segment,
) {
  if (kind === "schedule" || kind === "signature") return true;
  if (numbered) return style === "decimal" || style === "article" ? own <= level : false;
  if (zone === "definitions" && kind === "definition") return false;
  return kind === "heading" || (style === "decimal" && !number.includes("."));
}
