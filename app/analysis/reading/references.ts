import type { Span } from "../../schemas/analysis.ts";
import { isDecimal } from "../numbering/markers.ts";
import { type Clause, clauseOfBlocks, clausesOf } from "./clause-tree.ts";
import type { Reading } from "./reading.ts";
import type { Segment } from "./segment.ts";

const term = /\b[A-Z][a-z]+(?: [A-Z][a-z]+){1,4}\b/g;
/** More terms than a sentence that people can read has. */
const mostTerms = 12;
/** Definitions end with their sentence. */
const meaning =
  /^["”'’*]{1,3}\s{0,3}(?:\([^)]{1,60}\)\s?)?(?:means?|has the meaning|includes|refers to)\b[^.]{0,400}/;

/** What a definition may put before its term. */
const anyMark = /[“"]|\*(?=\*)/g;
const marks = ["“", '"', "**"];
/** No term is shorter. */
const shortest = 5;

/** Where each mark stands before words, by the mark and how these begin, so that a text is not searched for each term. */
function markedWords({ text }: Reading): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { 0: found, index } of text.matchAll(anyMark)) {
    const after = index + (found === "*" ? 2 : 1);
    const key = text.slice(index, after + shortest);
    const known = places.get(key);
    if (known) known.push(after);
    else places.set(key, [after]);
  }
  return places;
}

/** What a document says that the defined terms of a sentence mean: terms of two words or more, as one word says little. */
export function meaningsIn(reading: Reading, sentence: string): string {
  const { text } = reading;
  const terms = new Set([...sentence.matchAll(term)].slice(0, mostTerms).map(([words]) => words));
  const places = reading.once(markedWords);
  const found = [...terms].flatMap((words) =>
    marks.flatMap((mark) => {
      const at = places
        .get(mark + words.slice(0, shortest))
        ?.find((place) => text.startsWith(words, place));
      if (at === undefined) return [];
      const after = at + words.length;
      return meaning.exec(text.slice(after, after + 500))?.[0] ?? [];
    }),
  );
  return found.join(" ").replace(/\s+/g, " ");
}

const pointing =
  /\bclauses? ((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]\))?(?:(?:, | and | or |, and |, or )(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]\))?){0,9})/g;
const number = /(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,3}/g;

/** The headings under which the clauses stand that some words point to by their numbers. */
export function headingsPointedAt(segments: Segment[], words: string): string {
  const numbers = [...words.matchAll(pointing)].flatMap(
    ([, list = ""]) => list.match(number) ?? [],
  );
  const headings = [...new Set(numbers)].map(
    (one) =>
      segments.find((segment) => segment.number === one || segment.heading.startsWith(`${one} `))
        ?.heading ?? "",
  );
  return headings.join("; ");
}

/** A reference from one place of a document to another: "clause 7.2(a)", "Schedule 3". */
export interface Reference extends Span {
  kind: "clause" | "schedule";
  /** The number without letters in brackets, or the schedule's name in lower case. */
  target: string;
  /** What it does to the words it stands in: they yield to the target, or prevail over it, or only point to it. */
  relation: "subject to" | "despite" | "to";
}

const clauseReference =
  /\b(?:clauses?|Clauses?)\s+((?:[A-Z]\.?)?\d{1,3}(?:[A-Z]{1,2}\b)?(?:\.\d{1,3}){0,3})(?![\d%])/g;
const scheduleReference =
  /\b(Schedule|Annexure|Appendix|Attachment|Exhibit)\s+["“]?(\d{1,2}|[A-Z])\b(?!\w)/g;
const elsewhere =
  /^\s*(?:to|of) (?:it|them)\b|^(?:\([a-z0-9]+\)){0,6}\s*(?:of|to|in|under)\s+(?:the|that|an?|its|any)\s+(?!(?:agreement|contract|deed|lease|schedule|terms)\b)[A-Za-z]/i;
const ofThis =
  /^(?:\([a-z0-9]+\)){0,6}\s*(?:of|to|in|under)\s+(?:this|the (?:agreement|contract|deed|lease))/i;

/** The references in the clauses of a document to clauses and schedules, but for those to Acts and other documents. */
export const referencesOf = (reading: Reading): Reference[] => reading.once(findReferences);

const yields = /\bsubject to (?:the terms of )?$/i;
const prevails = /\b(?:despite|notwithstanding|in spite of)(?: anything in)? $/i;

const relationOf = (before: string): Reference["relation"] =>
  yields.test(before) ? "subject to" : prevails.test(before) ? "despite" : "to";

function findReferences({ text, blocks: segments }: Reading): Reference[] {
  const references: Reference[] = [];
  for (const segment of segments) {
    if (segment.kind === "contents" || segment.kind === "schedule") continue;
    const words = text.slice(segment.start, segment.end);
    for (const pattern of [clauseReference, scheduleReference]) {
      for (const found of words.matchAll(pattern)) {
        const after = words.slice(
          found.index + found[0].length,
          found.index + found[0].length + 60,
        );
        if (elsewhere.test(after) && !ofThis.test(after)) continue;
        const start = segment.start + found.index;
        if (pattern === clauseReference)
          references.push(...othersListed(words, found.index + found[0].length, segment.start));
        const kind = pattern === clauseReference ? "clause" : "schedule";
        const target =
          kind === "clause" ? (found[1] ?? "") : `${found[1]} ${found[2]}`.toLowerCase();
        const relation = relationOf(words.slice(Math.max(0, found.index - 30), found.index));
        references.push({ kind, target, relation, start, end: start + found[0].length });
      }
    }
  }
  return references;
}

const listed =
  /^(?:\([a-z0-9]+\)){0,6}(?:,? (?:and|or) |, )(\d{1,3}(?:\.\d{1,3}){0,3})(?![\d%]|\.\d|,\d{3}| (?:business |calendar )?(?:days?|weeks?|months?|years?|hours?|per)\b)/;

/** The further numbers of "clauses 2, 3 and 12.4", from `at` in the words of a segment. */
function othersListed(words: string, at: number, offset: number): Reference[] {
  const others: Reference[] = [];
  for (let found = listed.exec(words.slice(at)); found; found = listed.exec(words.slice(at))) {
    const target = found[1] ?? "";
    at += found[0].length;
    others.push({
      ...{ kind: "clause", target, relation: "to" },
      ...{ start: offset + at - target.length, end: offset + at },
    });
  }
  return others;
}

/** A reference as an edge between two clauses. */
export interface Edge extends Reference {
  from: Clause;
  /** Null where it leads nowhere in this document. */
  to: Clause | null;
}

/** The references of a document from clause to clause; within a schedule to a clause of the same where it has one. */
export const edgesOf = (reading: Reading): Edge[] => reading.once(readEdges);

function readEdges(reading: Reading): Edge[] {
  const clauses = clausesOf(reading);
  const byName = new Map<string, Clause>();
  const add = (name: string, clause: Clause) => byName.has(name) || byName.set(name, clause);
  const schedules = new Map<Clause, string>();
  for (const clause of clauses) {
    const { number, parent } = clause;
    const isSchedule = reading.blocks[clause.blocks[0] ?? -1]?.standing.within?.rank === "schedule";
    const schedule = isSchedule ? number : parent ? (schedules.get(parent) ?? "") : "";
    schedules.set(clause, schedule);
    if (isSchedule) add(number.replace(/^Sch\b/, "Schedule").toLowerCase(), clause);
    else if (isDecimal(number)) add(`${schedule} ${number}`, clause);
  }
  const clauseOf = clauseOfBlocks(reading);
  return referencesOf(reading).flatMap((reference) => {
    const from = clauseOf[reading.blockAt(reference.start)];
    if (!from) return [];
    const { kind, target } = reference;
    const to =
      kind === "schedule"
        ? byName.get(target)
        : (byName.get(`${schedules.get(from) ?? ""} ${target}`) ?? byName.get(` ${target}`));
    return [{ ...reference, from, to: to ?? null }];
  });
}
