import { type Mark, marksOf, standApart } from "./marks.ts";
import { nowhere, type Open, OpenLists, type Standing } from "./open-lists.ts";
import type { Segment } from "./segment.ts";
import { beginsSchedule, beginsTerms, type Zone } from "./zones.ts";

/** So many numbers may have been left out ("[Reserved]") before one that still belongs to its list. */
const mostLeftOut = 4;
/** So many segments ahead it is looked whether a list goes on. */
const farthest = 400;
/** Numbers there are those of lists that nobody cites. */
const unnumberedZones: ReadonlySet<Zone> = new Set([
  ...(["contents", "parties", "front", "form", "recitals", "signature"] as const),
]);
const spaced = /(?:^|\s)\d{1,3}\.[ \t]*$/;
/** "7 HOURS OF WORK": what may be a number, or none. */
const doubtful = /^\d{1,3}\s+[A-Z]/;
const introduces = /(?:[:–—-]|\b(?:and|or|that|to|if|by|for))$/;
const unfinished = /(?:[;,]|[;,]? ?\b(?:and|or|and\/or))$/;
const endOf = (text: string, segment: Segment | undefined): string =>
  segment ? text.slice(Math.max(segment.start, segment.end - 12), segment.end).trimEnd() : "";

const capitals = (heading: string): boolean => /[A-Z]{2}/.test(heading) && !/[a-z]/.test(heading);

/** Reads the numbers of a document from top to bottom. */
class Numbering extends OpenLists {
  /** Plain clauses of an article or part before the one that is open, which its own may go on with. */
  private running: Open | null = null;
  private last: Standing = nowhere;
  private readonly zones: readonly Zone[];
  /** Whether numbers stand apart from their words, so that none tells a place. */
  private readonly apart: boolean;

  constructor(text: string, segments: readonly Segment[], zones: readonly Zone[]) {
    super(text, segments);
    this.zones = zones;
    this.apart = standApart(text, segments);
  }

  /** Where each segment stands. */
  read(): Standing[] {
    return this.segments.map((segment, at) => {
      this.last = this.standingOf(segment, at);
      return this.last;
    });
  }

  private standingOf(segment: Segment, at: number): Standing {
    const zone = this.zones[at];
    if (zone && unnumberedZones.has(zone)) return nowhere;
    if (segment.goesOn) return { ...this.last, own: false };
    if (beginsSchedule(this.text, segment)) return this.enterSchedule(segment, at);
    if (segment.kind === "schedule") return this.unnumbered({ ...segment, kind: "heading" }, at);
    const isNumbered = segment.number !== "" && segment.style !== "schedule" && !this.apart;
    if (!isNumbered) return this.unnumbered(segment, at);
    const standing = /^\d+\.\d/.test(segment.number)
      ? this.clauseByPath(segment, at)
      : this.counted(segment, at);
    return standing ?? this.standing(this.clause());
  }

  private enterSchedule(segment: Segment, at: number): Standing {
    this.open = [];
    this.running = null;
    this.under = null;
    this.after = 0;
    this.family = { restarts: false };
    const written = segment.number.replace(/^Schedule\b/, "Sch");
    this.schedule = this.hasClauses ? this.make("schedule", written, null, at) : null;
    return this.standing(this.schedule, this.schedule !== null);
  }

  private unnumbered(segment: Segment, at: number): Standing {
    const clause = this.clause();
    if (segment.kind === "heading") {
      if (beginsTerms(segment) && !this.hasClauses) this.open = [];
      const top = this.open[0];
      const isLower = top?.headed && capitals(this.headingOf(top)) && !capitals(segment.heading);
      // The first heading below "ARTICLE II" or "Schedule 1" is its own.
      const isOwn = clause !== null && clause.rank !== "cl" && clause.segment === at - 1;
      if (!isLower && !isOwn) this.under = segment.heading;
      this.interrupted ||= isLower === true;
      this.open = this.open.filter(({ node }) => node.rank !== "item");
      return this.standing(this.clause());
    }
    this.hasClauses ||= segment.kind === "clause";
    if (doubtful.test(this.text.slice(segment.start, segment.start + 8))) return nowhere;
    if (/[a-z]/.test(this.text.charAt(segment.start))) return this.standing(clause);
    this.after++;
    this.interrupted = true;
    const isOwn = segment.headed && segment.heading !== this.headingOf(this.open.at(-1));
    return this.standing(clause, false, isOwn ? (this.under ?? segment.heading) : this.under);
  }

  /** "4.2": within the clause of which it has the number. */
  private clauseByPath(segment: Segment, at: number): Standing | null {
    const path = segment.number.replace(/(?:\.0{1,3}){1,4}$/, "").replace(/\.$/, "");
    const parts = path.split(".").map(Number);
    const ordinal = parts.at(-1) ?? 0;
    const headed = segment.headed;
    const { named } = this.open[0]?.node ?? { named: null };
    const begins = /^[A-Z"“‘'(*[$]/.test(this.wordsOf(segment));
    const same = this.open.findIndex((open) => open.path === parts.slice(0, -1).join("."));
    const depth = parts.length === 1 ? 0 : same + 1;
    const sibling = this.open.findIndex((open, i) => i >= depth && isSibling(open.path, path));
    if (sibling !== -1) {
      const before = this.open[sibling]?.ordinal ?? 0;
      if (ordinal <= before && !begins) return null;
      const node = this.make("cl", path, this.open[sibling]?.node.parent ?? null, at, named);
      return this.push({ ...{ list: "path", ordinal, path, headed }, node }, sibling);
    }
    if (!begins && ordinal > 1) return null;
    if (same !== -1) {
      const parent = this.open[same]?.node ?? null;
      const node = this.make("cl", path, parent, at, parent?.named ?? null);
      return this.push({ ...{ list: "path", ordinal, path, headed }, node }, depth);
    }
    // Its clause has no number of its own, or one that was not read.
    const first = parts[0] ?? 0;
    const top = this.open.findIndex(({ path: own }) => /^\d+$/.test(own.split(".")[0] ?? ""));
    const isNew = top !== -1 && first < Number(this.open[top]?.path.split(".")[0]);
    const parent = this.parentOfTop();
    const name = isNew && first === 1 ? this.under : named;
    const node = this.make("cl", path, parent, at, name);
    const at0 = this.open.findIndex(({ node: one }) => one.rank === "cl" || one.rank === "item");
    const open = { ...{ list: "path", ordinal, path, headed }, node };
    return this.push(open, at0 === -1 ? this.open.length : at0);
  }

  /** A number that counts in a list: of clauses, of parts, or of the items of a clause. */
  private counted(segment: Segment, at: number): Standing | null {
    const marks = marksOf(this.text, segment);
    const first = marks[0];
    // "2 3 1.10": the numbers of pages.
    if (!first || (first.list.includes("n") && /^\d/.test(this.wordsOf(segment)))) return null;
    if (segment.style === "article") return this.part(segment, first, at);
    // "2. 3. 5.": a number with spaces in it, of which this is the end.
    if (spaced.test(this.text.slice(Math.max(0, segment.start - 8), segment.start)))
      return this.item(first, segment, at, null, false);
    const before = endOf(this.text, this.segments[at - 1]);
    const goesOn = this.goingOn(marks, segment, before);
    if (goesOn) return this.sibling(goesOn.depth, goesOn.mark, segment, at);
    const opening = marks.find(({ ordinal }) => ordinal === 1);
    if (opening) return this.firstOf(opening, segment, at, before);
    const isItem = !first.list.includes("n") || first.list.startsWith("(");
    const isUnderHeading =
      this.segments[at - 1]?.kind === "heading" && this.open.at(-1)?.node.segment === at - 1;
    return isItem && (introduces.test(before) || isUnderHeading)
      ? this.item(first, segment, at, this.open.at(-1)?.node ?? this.schedule)
      : this.odd(first, segment, at);
  }

  /** Which open list a number goes on with: of two, the innermost whose last item is unfinished, or which is headed alike. */
  private goingOn(
    marks: Mark[],
    segment: Segment,
    before: string,
  ): { depth: number; mark: Mark } | null {
    const found = marks.flatMap((mark) =>
      this.open.flatMap((open, depth) =>
        open.list === mark.list && mark.ordinal === open.ordinal + 1 ? [{ depth, mark, open }] : [],
      ),
    );
    const inner = found.toSorted((a, b) => b.depth - a.depth)[0];
    if (!inner || found.length < 2 || unfinished.test(before)) return inner ?? null;
    return found.find(({ open }) => open.headed === segment.headed && segment.headed) ?? inner;
  }

  private part(segment: Segment, mark: Mark, at: number): Standing {
    const plain = this.open.find(({ node, list }) => node.rank === "cl" && list !== "path");
    if (plain) this.running = plain;
    const depth = this.open.findIndex(({ list }) => list === mark.list);
    const under = this.open.findIndex(({ node }) => node.rank !== "part");
    const at0 = depth !== -1 ? depth : under === -1 ? this.open.length : under;
    const parent = this.open[at0 - 1]?.node ?? this.schedule;
    const name = mark.list === "ARTICLE" ? "Art" : mark.list === "PART" ? "Part" : "Ch";
    const node = this.make("part", `${name} ${segment.number}`, parent, at);
    const path = String(mark.ordinal);
    return this.push({ ...mark, node, path, headed: true }, at0);
  }

  /** The first of a list: of the items of a clause where words introduce them, or else of clauses. */
  private firstOf(mark: Mark, segment: Segment, at: number, before: string): Standing {
    const isPlain = mark.list.includes("n");
    const isHeading = segment.kind === "heading";
    const listed =
      introduces.test(before) && !isHeading && this.segments[at - 1]?.kind !== "heading";
    const repeated = this.open.at(-1);
    const isBelow = this.under === null || repeated?.node.written === "";
    if (repeated?.list === mark.list && repeated.ordinal === 1 && !listed && isBelow)
      return this.uncounted(repeated, mark, segment, at);
    const clauses = this.open.filter(({ node }) => node.rank === "cl");
    if (mark.list === "n" && !this.goesOnBare(at)) return this.standing(this.clause());
    const anew = () => (!listed || this.under !== null) && this.beginsAnew(segment, at);
    const isTop = isPlain
      ? !mark.list.startsWith("(") && (clauses.length === 0 || anew())
      : isHeading && clauses.length === 0 && /[AI]\.?$/.test(mark.list);
    if (!isTop) {
      // Below a paragraph that came between the items of a list nobody can tell whose item this is.
      const stray = this.interrupted && this.open.at(-1)?.node.rank === "item" && !listed;
      // Clauses that count from 1 again, and nothing says why, are no list of the clause before.
      const again = isPlain && !listed && this.open.some(({ list }) => list === mark.list);
      const parent = again
        ? null
        : stray
          ? this.clause()
          : (this.open.at(-1)?.node ?? this.schedule);
      return this.item(mark, segment, at, parent, !stray && !again);
    }
    const parts = this.open.findLastIndex(({ node }) => node.rank === "part") + 1;
    if (parts > 0 && this.running) this.family.restarts = true;
    const another = clauses.length > 0 || (this.running !== null && parts === 0);
    const named = another ? this.under : null;
    const node = this.make(
      "cl",
      segment.number,
      this.open[parts - 1]?.node ?? this.schedule,
      at,
      named,
    );
    return this.push({ ...mark, node, path: "1", headed: segment.headed }, parts);
  }

  /** Whether a number without a stop is one of several: alone it is that of a page. */
  private goesOnBare(at: number): boolean {
    return this.segments
      .slice(at + 1, at + farthest)
      .some(({ number }) => number === "2" || number === "1.1");
  }

  /** "1." after "1.": a list of which the numbers were lost, and nobody can cite one. */
  private uncounted(first: Open, mark: Mark, segment: Segment, at: number): Standing {
    first.node.rank = "item";
    first.node.written = "";
    this.under = first.under;
    first.standing.under = first.under;
    const node = this.make("item", "", first.node.parent, at);
    return this.push({ ...mark, node, path: "", headed: segment.headed }, this.open.length - 1);
  }

  /** Whether clauses count from 1 again: under a heading of their own, and not as a list that the clauses before go on after. */
  private beginsAnew(segment: Segment, at: number): boolean {
    if (this.under === null || /\t/.test(this.text.slice(segment.start, segment.end))) return false;
    const top = this.open.find(({ node }) => node.rank === "cl");
    if (!top) return true;
    const next = Number(top.path.split(".")[0]) + 1;
    let count = 1;
    const far = Math.min(this.segments.length, at + farthest);
    for (let index = at + 1; index < far; index++) {
      const { number = "", headed, kind } = this.segments[index] ?? {};
      if (kind === "schedule") break;
      if (!/^\d/.test(number) || this.zones[index] === "contents") continue;
      const reached = Number.parseInt(number, 10);
      if (reached === 1 && !number.includes(".")) break;
      if (reached === next && count + 1 < next) return false;
      if (reached === next && count + 1 === next && headed && top.headed && !segment.headed)
        return false;
      if (reached === count + 1) count++;
      if (count >= next) break;
    }
    return true;
  }

  /** A number that goes on with no list: some were left out, or it is none. */
  private odd(mark: Mark, segment: Segment, at: number): Standing | null {
    const near = this.open.findLastIndex(
      ({ list, ordinal }) =>
        list === mark.list && mark.ordinal >= ordinal && mark.ordinal - ordinal <= mostLeftOut,
    );
    const begins = /^[A-Z"“‘'(*[$]/.test(this.wordsOf(segment));
    if (near !== -1 && (segment.headed || this.open[near]?.node.rank === "item"))
      return this.sibling(near, mark, segment, at);
    if (!mark.list.includes("n") || mark.list.startsWith("(")) return null;
    const running = this.running;
    const parts = this.open.findLastIndex(({ node }) => node.rank === "part") + 1;
    const isRunning = running?.list === mark.list && mark.ordinal === running.ordinal + 1;
    const top = this.open.findIndex(({ node }) => node.rank === "cl");
    const ordinal = this.open[top]?.ordinal ?? 0;
    const isNext = top !== -1 && mark.ordinal === Number(this.open[top]?.path) + 1;
    // A clause has the number that it has, though those before it are not in this document.
    const isMoved = segment.kind === "heading" && this.open[top]?.list === mark.list;
    const isFirst = top === -1 && /[.)]$/.test(mark.list);
    const isHeading = begins && (isFirst || isMoved || (segment.headed && mark.ordinal > ordinal));
    if (!isRunning && !isHeading && !(isNext && begins)) return null;
    const parent = isRunning ? running.node.parent : (this.open[parts - 1]?.node ?? this.schedule);
    const named = this.open[top]?.node.named ?? null;
    const node = this.make("cl", segment.number, parent, at, named);
    const path = String(mark.ordinal);
    return this.push({ ...mark, node, path, headed: segment.headed }, top === -1 ? parts : top);
  }
}

const isSibling = (one: string, other: string): boolean =>
  one !== "" && one.replace(/\d+$/, "") === other.replace(/\d+$/, "");

/**
 * Where each segment of a document stands among its numbers. A number counts only where it goes on with those before it,
 * begins a list, or heads its clause: a page number, a row, a line of contents or one of the parties does not.
 */
export const readNumbering = (
  text: string,
  segments: readonly Segment[],
  zones: readonly Zone[],
): Standing[] => new Numbering(text, segments, zones).read();
