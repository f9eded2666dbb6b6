import type { Span } from "../../schemas/analysis.ts";
import type { Numbered } from "../numbering/open-lists.ts";
import type { Block } from "./blocks.ts";
import { onOneLine, withoutEnd, withoutNumber } from "./plain-text.ts";
import type { Reading } from "./reading.ts";
import type { Zone } from "./zones.ts";

/** A sentence of a clause, without the number and the heading before it. */
export interface Sentence extends Span {
  /** The index of its block. */
  block: number;
  /** On one line, without a number. */
  words: string;
}

/**
 * A clause, sub-clause, item, part or schedule; or what stands together without a number. It reaches from its number to
 * the end of what stands below it.
 */
export interface Clause extends Span {
  /** As written in its list: "4.2", "(a)", "Sch 1"; empty where it has none, or where it is not its own. */
  number: string;
  /** As a lawyer cites it: "cl 4.2(a)"; null where that cannot be told. */
  place: string | null;
  /** Its own; empty where it has none. */
  heading: string;
  zone: Zone;
  parent: Clause | null;
  /** What stands below it, in order: sub-clauses and items. */
  items: Clause[];
  /** The indexes of the blocks of its own words. */
  blocks: number[];
  /** Its own sentences, before and after its items; those of headings are none. */
  sentences: Sentence[];
  /** Of these the one that introduces its items: "The Supplier must:". */
  leadIn: Sentence | null;
  /** The one that goes on with it after the last item: "and then only for so long as it lasts." */
  tail: Sentence | null;
}

/** The clauses of a document, each before what stands below it, in their order. */
export const clausesOf = (reading: Reading): Clause[] => reading.once(readClauses);

/** The clause in which each block stands by its own words; null for what runs over the pages. */
export const clauseOfBlocks = (reading: Reading): (Clause | null)[] => reading.once(byBlock);

function byBlock(reading: Reading): (Clause | null)[] {
  const found: (Clause | null)[] = reading.blocks.map(() => null);
  for (const clause of clausesOf(reading)) for (const at of clause.blocks) found[at] = clause;
  return found;
}

function readClauses(reading: Reading): Clause[] {
  const clauses: Clause[] = [];
  const numbered = new Map<Numbered, Clause>();
  /** What stands together without a number: under a heading, or in a zone. */
  let loose: Clause | null = null;
  const add = (block: Block, at: number, heading: string, parent: Clause | null): Clause => {
    const isBullet = bullet.test(reading.text.slice(block.start, block.start + 2));
    const number = block.standing.own
      ? (block.standing.within?.written ?? "")
      : isBullet
        ? "•"
        : "";
    const { zone, place, start, end } = block;
    const clause: Clause = {
      ...{ number, place, heading, zone, parent, start, end, blocks: [at] },
      ...{ items: [], sentences: [], leadIn: null, tail: null },
    };
    parent?.items.push(clause);
    clauses.push(clause);
    return clause;
  };
  for (const [at, block] of reading.blocks.entries()) {
    if (block.form === "furniture") continue;
    const { within, own } = block.standing;
    if (own && within) {
      const isNamed = within.rank === "cl" || within.rank === "item";
      const bare = block.heading.replace(/^\w+ [\w.]+\s*[-–—:.]?\s*/, "");
      const heading = block.headed ? (isNamed ? block.heading : bare) : "";
      numbered.set(within, add(block, at, heading, over(within, numbered)));
      loose = null;
      continue;
    }
    const holder = within ? holderOf(block, within, numbered) : null;
    const isHeading = block.kind === "heading";
    // "ARTICLE II" and "Schedule 1" have their heading on the line below.
    const rank = within?.rank;
    if (holder && isHeading && (rank === "part" || rank === "schedule") && isBare(holder)) {
      holder.heading = block.heading;
      holder.blocks.push(at);
      continue;
    }
    const introduced = bullet.test(reading.text.slice(block.start, block.start + 2))
      ? (holder ?? loose)
      : null;
    if (introduced) {
      add(block, at, "", introduced);
      continue;
    }
    if (holder && !isHeading) {
      holder.blocks.push(at);
      continue;
    }
    const goesOn =
      loose !== null &&
      !isHeading &&
      loose.zone === block.zone &&
      loose.place === placeUnder(block, loose);
    if (loose && goesOn) loose.blocks.push(at);
    else loose = add(block, at, block.headed ? block.heading : "", holder);
    loose.place ??= block.place;
  }
  for (const clause of clauses) readOwnWords(reading, clause);
  for (const clause of clauses.toReversed())
    if (clause.parent) clause.parent.end = Math.max(clause.parent.end, clause.end);
  return clauses;
}

/** A block is under the heading of another where both have its place, or neither has one yet. */
const placeUnder = (block: Block, loose: Clause): string | null =>
  loose.place === null && loose.blocks.length === 1 && loose.heading !== "" ? null : block.place;

const bullet = /^[-•*▪·–] /;

/** Whether nothing but its number was read of a part yet. */
const isBare = ({ heading, blocks, items }: Clause): boolean =>
  heading === "" && blocks.length === 1 && items.length === 0;

/** The clause above a number. */
function over(node: Numbered, numbered: ReadonlyMap<Numbered, Clause>): Clause | null {
  for (let at = node.parent; at; at = at.parent) {
    const clause = numbered.get(at);
    if (clause) return clause;
  }
  return null;
}

/** The clause that a block without a number goes on with: the one by which it is cited. */
function holderOf(
  block: Block,
  within: Numbered,
  numbered: ReadonlyMap<Numbered, Clause>,
): Clause | null {
  const holder = numbered.get(within) ?? null;
  const place = block.place ?? (block.kind === "heading" ? null : undefined);
  return place !== null && place === holder?.place ? holder : null;
}

const finished = /[.;!?]["”’)]{0,2}$/;
const small = /^[("“]?[a-z]/;

const unnumbered = (words: string): string =>
  withoutNumber(words.replace(/^(?:Section|Clause|§)\s*[\d.]+\s*/i, "")).replace(/^[-•*▪·–] /, "");

function readOwnWords(reading: Reading, clause: Clause): void {
  const first = clause.items[0]?.start ?? Number.POSITIVE_INFINITY;
  for (const at of clause.blocks) {
    const block = reading.blocks[at];
    if (!block) continue;
    clause.end = Math.max(clause.end, block.end);
    if (block.kind === "heading" || block.kind === "schedule") continue;
    for (const span of reading.sentencesOf(at)) {
      const written = onOneLine(reading.text.slice(span.start, span.end));
      const words = at === clause.blocks[0] && clause.number !== "" ? unnumbered(written) : written;
      const bare = withoutEnd(words, ".:–- ");
      if (bare === "" || bare === clause.heading) continue;
      clause.sentences.push({ ...span, block: at, words });
    }
  }
  if (clause.items.length === 0) return;
  const before = clause.sentences.findLast(({ end }) => end <= first);
  if (before && !finished.test(before.words)) clause.leadIn = before;
  const last = clause.items.at(-1)?.start ?? 0;
  const after = clause.sentences.find(({ start }) => start > last);
  if (after && small.test(after.words)) clause.tail = after;
}
