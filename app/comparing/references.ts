import { nowhere } from "./align.ts";
import type { Hunk } from "./hunks.ts";
import type { Outline } from "./outline.ts";
import type { Pairing } from "./pairing/pairing.ts";
import type { Tokens } from "./tokens.ts";

/** A number in a sentence that names a clause: "9.2(a)" in "under clause 9.2(a)". */
export interface Reference {
  start: number;
  end: number;
  path: string;
}

const named =
  /\b(?:clauses?|cls?|sub-?clauses?|paragraphs?|sections?|items?|parts?|articles?|schedules?|annexures?|appendix|attachments?|exhibits?)\.?\s{1,5}/gi;
const number =
  /(?:\d{1,3}(?:\.\d{1,3}){0,4}(?:\([a-zA-Z]{1,5}\)){0,4}|(?:\([a-zA-Z]{1,5}\)){1,4}|[A-Z]\b|[IVX]{1,5}\b)/y;
const goesOn = /\s{0,3}(?:,\s{0,3}(?:and\s|or\s)?|\b(?:and|or|to)\s{1,3}|[-–—])\s{0,3}/y;
/** What follows the section of an Act, which no clause of ours renumbers. */
const ofAnAct = /^\s{1,3}of\s[^.;\n]{0,80}\b(?:Act|Law|Code|Regulations?|Rules|Standard)\b/;
/** A list of clauses in a sentence is no longer. */
const mostInList = 30;
/** No document refers more often to its clauses; what is over is compared as words. */
export const mostReferences = 50_000;

/** The numbers of clauses that a text names in its sentences, in order. */
export function referencesIn(text: string): Reference[] {
  const references: Reference[] = [];
  for (const { index, 0: words } of text.matchAll(named)) {
    const division = /^(?:schedule|annexure|appendix|attachment|exhibit)/i.exec(words)?.[0];
    let at = index + words.length;
    const first = references.length;
    if (first >= mostReferences) break;
    for (let count = 0; count < mostInList; count++) {
      number.lastIndex = at;
      const found = number.exec(text)?.[0];
      if (found === undefined) break;
      const path = division
        ? `${division.charAt(0).toUpperCase()}${division.slice(1).toLowerCase()} ${found}`
        : found;
      references.push({ start: at, end: at + found.length, path });
      goesOn.lastIndex = at + found.length;
      const joint = goesOn.exec(text)?.[0];
      if (joint === undefined || joint === "") break;
      at += found.length + joint.length;
    }
    if (ofAnAct.test(text.slice(references.at(-1)?.end, (references.at(-1)?.end ?? 0) + 100)))
      references.length = first;
  }
  return references;
}

/** A clause that has another number in the newer text. */
export interface Renumbered {
  from: string;
  to: string;
}

/** The new numbers of clauses, by their old ones. */
export class Renumbering {
  readonly list: Renumbered[] = [];
  /** Each a number and one that it became. */
  readonly #pairs = new Set<string>();
  /** By the number of a clause, the first below it that is known, and the clauses that hold what that became. */
  readonly #below = new Map<string, { number: string; became: Set<string> }>();

  constructor(a: Outline, b: Outline, pairing: Pairing) {
    for (const [one, other] of pairing.older.entries()) {
      const from = a.blocks[one]?.path ?? "";
      const to = b.blocks[other]?.path ?? "";
      if (other === nowhere || from === "" || to === "") continue;
      this.#learn(from, to);
      const [item, newItem] = [itemOf(from), itemOf(to)];
      if (item && newItem) this.#learn(item, newItem);
      if (from !== to) this.list.push({ from, to });
    }
  }

  #learn(from: string, to: string): void {
    this.#pairs.add(pairOf(from, to));
    const [above, newAbove] = [clauseOf(from), clauseOf(to)];
    if (above === from) return;
    const known = this.#below.get(above) ?? { number: from, became: new Set() };
    this.#below.set(above, known);
    if (known.number === from && newAbove !== to) known.became.add(newAbove);
  }

  /** Whether a number names in the newer text what another named in the older. */
  leads(from: string, to: string): boolean {
    if (this.#pairs.has(pairOf(from, to))) return true;
    // "(b)" and "9.2(b)" where only the clause above has moved on; "9" where only its paragraphs are numbered.
    const above = (path: string) => /^(.*)\([^()]*\)$/.exec(path) ?? /^(.*)\.\d+$/.exec(path);
    const [one, other] = [above(from)?.[1], above(to)?.[1]];
    if (one && other && from.slice(one.length) === to.slice(other.length))
      return this.leads(one, other);
    return !/[.(]/.test(from + to) && this.#below.get(from)?.became.has(to) === true;
  }
}

const pairOf = (from: string, to: string): string => `${from} became ${to}`;

/** The first part of a number: "9" of "9.2(b)". */
const clauseOf = (path: string): string => path.split(/[.(]/, 1)[0] ?? path;

/** The number as a sentence of the same clause has it: "(b)" of "9.2(b)". */
const itemOf = (path: string): string | undefined => /\([^()]{1,6}\)$/.exec(path)?.[0];

/** Takes from a change the references that only follow their clause to its new number; what is left may be nothing. */
export function followedBy(a: Outline, b: Outline, renumbering: Renumbering): (hunk: Hunk) => Hunk {
  if (renumbering.list.length === 0) return (hunk) => hunk;
  const older = referencesIn(a.text);
  const newer = referencesIn(b.text);
  const follow = (one: Reference | null, other: Reference | null) =>
    one !== null && other !== null && renumbering.leads(one.path, other.path);
  return (hunk) => {
    let { a0, a1, b0, b1 } = hunk;
    while (a0 < a1 && b0 < b1) {
      const [one, other] = [referenceAt(older, a.tokens, a0), referenceAt(newer, b.tokens, b0)];
      if (!follow(one, other)) break;
      a0 = Math.min(a1, endOf(a.tokens, a0, one));
      b0 = Math.min(b1, endOf(b.tokens, b0, other));
    }
    while (a0 < a1 && b0 < b1) {
      const [one, other] = [
        referenceAt(older, a.tokens, a1 - 1),
        referenceAt(newer, b.tokens, b1 - 1),
      ];
      if (!follow(one, other)) break;
      a1 = Math.max(a0, startOf(a.tokens, a1, one));
      b1 = Math.max(b0, startOf(b.tokens, b1, other));
    }
    return { a0, a1, b0, b1 };
  };
}

/** The word after a reference. */
function endOf({ starts, count }: Tokens, at: number, reference: Reference | null): number {
  let end = at;
  while (end < count && (starts[end] ?? 0) < (reference?.end ?? 0)) end++;
  return end;
}

/** The first word of a reference that a word is the last of. */
function startOf({ starts }: Tokens, end: number, reference: Reference | null): number {
  let start = end;
  while (start > 0 && (starts[start - 1] ?? 0) >= (reference?.start ?? 0)) start--;
  return start;
}

/** The reference that a word is of. */
function referenceAt(
  references: Reference[],
  { starts, ends }: Tokens,
  at: number,
): Reference | null {
  return covering(references, { start: starts[at] ?? 0, end: ends[at] ?? 0 });
}

/** The reference that a stretch lies in. */
function covering(
  references: Reference[],
  { start, end }: { start: number; end: number },
): Reference | null {
  let low = 0;
  let high = references.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((references[middle]?.end ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  const found = references[low];
  return found && found.start <= start && end <= found.end ? found : null;
}
