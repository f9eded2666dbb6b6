import type { Span } from "../../schemas/analysis.ts";
import { subjectBefore } from "../cast/mentions.ts";
import { type Clause, clausesOf } from "../reading/clause-tree.ts";
import { onOneLine, withoutContractions } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { edgesOf } from "../reading/references.ts";
import { topClauses } from "../reading/top-clauses.ts";
import { longestQuote, unitsOf } from "../reading/units.ts";
import { type Eyes, seenBy } from "./seen.ts";

/** A sentence of a paper as a client sees it, with the words that introduce its list. */
export interface Passage extends Span {
  seen: string;
  /** In small letters. */
  heading: string;
  /** Which of the top clauses it stands in. */
  clause: number;
  segment: number;
  /** As a lawyer cites it; null where nothing is numbered. */
  place: string | null;
  /** Where the words begin that introduce the list of which it is an item; null of what is none. */
  lead: number | null;
  /** Where its quote begins: of the first item of a list with the words that introduce it. */
  from: number;
  /** The segments of the clauses that its clause names, and of the sentences that name its clause. */
  linked: readonly number[];
  /** Whether it says what a word means. */
  isMeaning?: true;
}

const says = /\b(?:means?|includes?)\b/;
const duty = /\b(?:must|may|is not liable)\b/;
const item = /^[a-z]{1,5}$/i;

const pronoun =
  /^(?:\(?[a-z\d.]{1,6}\)? )?(?:(?:if|where|when|unless|until|once|but|and) )?(?:it|they|he|she)\b/i;

/** The sentences of a paper as a client sees them, in their order. */
export function passagesOf(reading: Reading, eyes: Eyes): Passage[] {
  const clauses = topClauses(reading.blocks);
  const links = reading.once(linksOf);
  const standing = (segment: number) => ({
    place: reading.blocks[segment]?.place ?? null,
    linked: links.get(segment) ?? [],
  });
  const tails = reading.once(tailsOf);
  const units = unitsOf(reading);
  const said = units.map((unit, at) => {
    const { start, end, segment, heading, words, lead, leadStart } = unit;
    const above = units[at - 1]?.words ?? "";
    const isFirst =
      lead !== "" && above !== "" && lead.endsWith(above) && end - leadStart <= longestQuote;
    const tail = lead === "" ? undefined : tails.get(segment);
    const item = tail ? `${words.replace(itemEnd, "")} ${tail}` : words;
    const before = pronoun.test(words) ? subjectBefore(eyes.cast, reading.text, unit, words) : [];
    return {
      ...{ start, end, segment, clause: clauses[segment] ?? 0, ...standing(segment) },
      heading: heading.toLowerCase(),
      lead: lead === "" ? null : leadStart,
      from: isFirst ? leadStart : start,
      seen: seenBy(eyes, lead === "" ? words : `${lead} ${item}`, before),
    };
  });
  return [...said, ...definitionsOf(reading, eyes, clauses)];
}

/** What ends an item before the words that go on with all. */
const itemEnd = /[;,.]?(?: (?:and|or|and\/or))?$/;
/** Longer words after a list are no part of its items. */
const longestTail = 300;

/** The words that go on after a list with all of its items, by the segments of these. */
function tailsOf(reading: Reading): Map<number, string> {
  const tails = new Map<number, string>();
  for (const { tail, items } of clausesOf(reading)) {
    if (!tail || tail.words.length > longestTail) continue;
    for (const { blocks } of items) for (const at of blocks) tails.set(at, tail.words);
  }
  return tails;
}

/** A clause that is named has at most so many blocks that are read with the one that names it. */
const mostLinked = 40;

/** For each segment those of the clauses that it names, and those that name the clause that it stands in. */
function linksOf(reading: Reading): Map<number, number[]> {
  const links = new Map<number, number[]>();
  const link = (from: number, to: number) => {
    const known = links.get(from) ?? [];
    if (known.length < mostLinked) known.push(to);
    links.set(from, known);
  };
  for (const { start, to } of edgesOf(reading)) {
    const naming = reading.blockAt(start);
    const named = to ? blocksOf(to) : [];
    if (named.length > mostLinked || named.includes(naming)) continue;
    for (const segment of named) {
      link(naming, segment);
      link(segment, naming);
    }
  }
  return links;
}

const blocksOf = ({ blocks, items }: Clause): number[] => [...blocks, ...items.flatMap(blocksOf)];

/**
 * The definitions, each with the items of its list; and what is promised in the same breath as one ("… Neither party is
 * liable for Consequential Loss."), which is no definition.
 */
function definitionsOf(reading: Reading, eyes: Eyes, clauses: number[]) {
  const { text, blocks } = reading;
  const passages: Passage[] = [];
  for (const [segment, block] of blocks.entries()) {
    if (block.kind !== "definition") continue;
    const place = {
      ...{ segment, clause: clauses[segment] ?? 0, heading: "" },
      ...{ place: block.place, lead: null, linked: [] },
    };
    const [first, ...more] = reading.sentencesOf(segment);
    if (!first) continue;
    let { end } = first;
    for (
      let next = segment + 1;
      text
        .slice(first.start, end)
        .trimEnd()
        .match(/[:;,]$|\b(?:and|or)$/);
      next++
    ) {
      const after = blocks[next];
      if (!after || !item.test(after.number) || after.end - first.start > longestQuote) break;
      end = after.end;
    }
    const seenAt = (from: number, to: number) =>
      seenBy(eyes, withoutContractions(onOneLine(text.slice(from, to))));
    passages.push({
      ...place,
      from: first.start,
      start: first.start,
      end,
      seen: seenAt(first.start, end),
      isMeaning: true,
    });
    for (const { start, end: to } of more) {
      const seen = seenAt(start, to);
      if (says.test(seen))
        passages.push({ ...place, from: start, start, end: to, seen, isMeaning: true });
      else if (duty.test(seen)) passages.push({ ...place, from: start, start, end: to, seen });
    }
  }
  return passages;
}
