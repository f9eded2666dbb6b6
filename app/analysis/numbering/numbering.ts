import { beginsSchedule } from "../reading/schedules.ts";
import type { Segment } from "../reading/segment.ts";
import { beginsTerms, type Zone } from "../reading/zones.ts";
import { CountedLists } from "./counted-lists.ts";
import { isPath } from "./markers.ts";
import { standApart } from "./marks.ts";
import { nowhere, type Standing } from "./open-lists.ts";

/** Numbers there are those of lists that nobody cites. */
const unnumberedZones: ReadonlySet<Zone> = new Set([
  ...(["contents", "parties", "front", "form", "recitals", "signature"] as const),
]);
/** "7 HOURS OF WORK": what may be a number, or none. */
const doubtful = /^\d{1,3}\s+[A-Z]/;

/** Words that are put into another paper have no more paragraphs. */
const farthestQuoted = 60;
/** "3.5 per cent": so many of something, where a line begins with it. */
const amount =
  /^(?:per ?cent|percent|%|times\b|[mb]illion|(?:year|month|week|day|hour|metre|hectare|point)s?\b)/i;

const capitals = (heading: string): boolean => /[A-Z]{2}/.test(heading) && !/[a-z]/.test(heading);

/** Reads the numbers of a document from top to bottom. */
class Numbering extends CountedLists {
  private last: Standing = nowhere;
  /** Whether a clause has had a number of two parts: "4.2" within "4". */
  private hasPaths = false;
  /** The names under which the paper was filed. */
  private readonly filed = new Set<string>();
  /** Whether numbers stand apart from their words, so that none tells a place. */
  private readonly apart: boolean;

  constructor(text: string, segments: readonly Segment[], zones: readonly Zone[]) {
    super(text, segments, zones);
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
    const isNamed = beginsSchedule(this.text, segment);
    if (isNamed && zone === "front") this.filed.add(segment.number);
    if (zone && unnumberedZones.has(zone)) return nowhere;
    if (segment.goesOn) return { ...this.last, own: false };
    if (isNamed && this.filed.has(segment.number)) return { ...this.last, own: false };
    if (isNamed) return this.enterSchedule(segment);
    if (segment.kind === "schedule") return this.unnumbered({ ...segment, kind: "heading" }, at);
    const isNumbered = segment.number !== "" && segment.style !== "schedule";
    if (isNumbered && this.apart && segment.kind !== "heading") {
      // With such a number words begin that may be of no heading before it.
      this.under = null;
      return nowhere;
    }
    if (!isNumbered || this.apart) return this.unnumbered(segment, at);
    const isClause = segment.style === "decimal" || segment.style === "article";
    if (this.lost && !isClause) return nowhere;
    const standing = isPath(segment.number)
      ? this.clauseByPath(segment, at)
      : this.counted(segment, at);
    return standing ?? this.unread(segment);
  }

  private enterSchedule(segment: Segment): Standing {
    this.open = [];
    this.running = null;
    this.under = null;
    this.after = 0;
    this.lost = false;
    this.hasPaths = false;
    this.family = { restarts: false };
    const written = segment.number.replace(/^Schedule\b/, "Sch");
    this.schedule = this.hasClauses ? this.make("schedule", written, null, segment) : null;
    return this.standing(this.schedule, this.schedule !== null);
  }

  /** "Terms and conditions" after particulars, or after a schedule that has words of its own. */
  private enterTerms(at: number): void {
    if (!this.hasClauses) this.open = [];
    if (!this.schedule || this.segments[at - 1]?.kind !== "clause") return;
    this.schedule = null;
    this.open = [];
  }

  private unnumbered(segment: Segment, at: number): Standing {
    const clause = this.clause();
    if (segment.kind === "heading") {
      if (beginsTerms(segment)) this.enterTerms(at);
      const top = this.open[0];
      const isLower = top?.headed && capitals(this.headingOf(top)) && !capitals(segment.heading);
      // The first heading below "ARTICLE II" or "Schedule 1" is its own.
      const isOwn =
        clause !== null && clause.rank !== "cl" && clause.segment === this.segments[at - 1];
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

  /** "4.2", "B.6" or "7A": within the clause of which it has the number. */
  private clauseByPath(segment: Segment, at: number): Standing | null {
    const path = segment.number.replace(/(?:\.0{1,3}){1,4}$/, "").replace(/\.$/, "");
    const above = path.replace(/\.?\d+[A-Z]{0,2}$/, "");
    const ordinal = Number.parseInt(path.slice(above.length).replace(".", ""), 10);
    const headed = segment.headed;
    const { named } = this.open[0]?.node ?? { named: null };
    const begins = this.beginsWords(segment);
    const same = above === "" ? -1 : this.open.findIndex((open) => open.path === above);
    const depth = same + 1;
    if (amount.test(this.wordsOf(segment))) return null;
    const sibling = this.open.findIndex((open, i) => i >= depth && isSibling(open.path, path));
    if (sibling !== -1) {
      const before = this.open[sibling]?.ordinal ?? 0;
      if (ordinal <= before && !begins) return null;
      const node = this.make("cl", path, this.open[sibling]?.node.parent ?? null, segment, named);
      return this.push({ ...{ list: "path", ordinal, path, headed }, node }, sibling);
    }
    if (!begins && ordinal > 1) return null;
    if (same !== -1) {
      const parent = this.open[same]?.node ?? null;
      this.hasPaths = true;
      const node = this.make("cl", path, parent, segment, parent?.named ?? null);
      return this.push({ ...{ list: "path", ordinal, path, headed }, node }, depth);
    }
    // Its clause has no number of its own, or one that was not read.
    const first = Number.parseInt(path, 10);
    const top = this.open.findIndex(({ path: own }) => /^\d+$/.test(own.split(".")[0] ?? ""));
    // Where clauses have numbers of two parts themselves, such a number is theirs.
    const isPlain = this.open[top]?.list !== "path" && !this.hasPaths;
    const plain = isPlain ? Number(this.open[top]?.path) : 0;
    if (plain > 0 && plain !== first && this.isQuoted(plain, at))
      return this.standing(this.clause());
    const isNew = top !== -1 && first < Number(this.open[top]?.path.split(".")[0]);
    const parent = this.parentOfTop();
    const name = isNew && first === 1 ? this.under : named;
    const node = this.make("cl", path, parent, segment, name);
    const at0 = this.open.findIndex(({ node: one }) => one.rank === "cl" || one.rank === "item");
    const open = { ...{ list: "path", ordinal, path, headed }, node };
    return this.push(open, at0 === -1 ? this.open.length : at0);
  }

  /** Whether clauses go on after one of which the number is of no part of theirs: it is that of words put into another paper. */
  private isQuoted(before: number, at: number): boolean {
    const next = String(before + 1);
    return this.segments
      .slice(at + 1, at + farthestQuoted)
      .some(({ number, style }) => number === next && style === "decimal");
  }
}

const isSibling = (one: string, other: string): boolean =>
  one !== "" && one.replace(/\d+[A-Z]{0,2}$/, "") === other.replace(/\d+[A-Z]{0,2}$/, "");

/**
 * Where each segment of a document stands among its numbers. A number counts only where it goes on with those before it,
 * begins a list, or heads its clause: a page number, a row, a line of contents or one of the parties does not.
 */
export const readNumbering = (
  text: string,
  segments: readonly Segment[],
  zones: readonly Zone[],
): Standing[] => new Numbering(text, segments, zones).read();
