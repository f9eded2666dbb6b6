import type { Segment } from "../reading/segment.ts";
import type { Zone } from "../reading/zones.ts";
import { type Mark, marksOf } from "./marks.ts";
import { nowhere, type Open, OpenLists, type Standing } from "./open-lists.ts";

/** So many numbers may have been left out ("[Reserved]") before one that still belongs to its list. */
const mostLeftOut = 4;
/** So many segments ahead it is looked whether a list goes on. */
const farthest = 400;
const spaced = /(?:^|\s)\d{1,3}\.[ \t]*$/;
const introduces = /(?:[:–—-]|\b(?:and|or|that|to|if|by|for))$/;
const unfinished = /(?:[;,]|[;,]? ?\b(?:and|or|and\/or))$/;
const endOf = (text: string, segment: Segment | undefined): string =>
  segment ? text.slice(Math.max(segment.start, segment.end - 12), segment.end).trimEnd() : "";

/** "(d)" after "c.": the same list of letters, whatever stands around them. */
const isAlike = (list: string, other: string): boolean =>
  /^\(?[aA][.)]?$/.test(list) && list.replace(/[().]/g, "") === other.replace(/[().]/g, "");

/** Reads numbers that count in a list: "1.", "(a)", "ARTICLE II"; those with several parts are not counted. */
export class CountedLists extends OpenLists {
  /** Plain clauses of an article or part before the one that is open, which its own may go on with. */
  protected running: Open | null = null;
  protected readonly zones: readonly Zone[];

  constructor(text: string, segments: readonly Segment[], zones: readonly Zone[]) {
    super(text, segments);
    this.zones = zones;
  }

  /** Where a segment stands by its number; null where that goes on with nothing. */
  protected counted(segment: Segment, at: number): Standing | null {
    const marks = marksOf(this.text, segment);
    const first = marks[0];
    // "2 3 1.10": the numbers of pages.
    if (!first || (first.list.includes("n") && /^\d/.test(this.wordsOf(segment)))) return null;
    if (segment.style === "article") return this.part(segment, first);
    // "2. 3. 5.": a number with spaces in it, of which this is the end.
    if (spaced.test(this.text.slice(Math.max(0, segment.start - 8), segment.start)))
      return this.item(first, segment, null, false);
    const previous = this.segments[at - 1];
    const before = endOf(this.text, previous);
    const goesOn = this.goingOn(marks, segment, at, before);
    if (goesOn) return this.sibling(goesOn.depth, goesOn.mark, segment);
    const opening = marks.find(({ ordinal }) => ordinal === 1);
    if (opening) return this.firstOf(opening, segment, at, before);
    const isItem = !first.list.includes("n") || first.list.startsWith("(");
    const second = isItem ? marks.find(({ ordinal }) => ordinal === 2) : undefined;
    if (second && this.isBegunIn(second, previous))
      return this.item(second, segment, this.open.at(-1)?.node ?? this.schedule);
    return isItem && (introduces.test(before) || this.isUnderHeading(at))
      ? this.item(first, segment, this.open.at(-1)?.node ?? this.schedule)
      : this.odd(first, segment);
  }

  /** Whether the first of a list stands within the words before it: "The Supplier must: (a) deliver; and". */
  private isBegunIn({ list }: Mark, previous: Segment | undefined): boolean {
    if (!previous || !list.startsWith("(") || this.open.at(-1)?.list === list) return false;
    const label = list.replace("n", "1");
    return this.text.slice(previous.start, previous.end).includes(` ${label} `);
  }

  /** Whether the heading of the innermost number stands right before a segment. */
  private isUnderHeading(at: number): boolean {
    const previous = this.segments[at - 1];
    return previous?.kind === "heading" && this.open.at(-1)?.node.segment === previous;
  }

  /**
   * Which open list a number goes on with: of two the one that is headed alike, or the innermost where its last item is
   * unfinished or the same number comes again.
   */
  private goingOn(
    marks: Mark[],
    segment: Segment,
    at: number,
    before: string,
  ): { depth: number; mark: Mark } | null {
    const next = (isOf: (list: string, other: string) => boolean) =>
      marks.flatMap((mark) =>
        this.open.flatMap((open, depth) =>
          isOf(open.list, mark.list) && mark.ordinal === open.ordinal + 1
            ? [{ depth, mark, open }]
            : [],
        ),
      );
    const same = next((list, other) => list === other);
    const found = same.length > 0 ? same : next(isAlike);
    const inner = found.toSorted((a, b) => b.depth - a.depth)[0];
    if (!inner || found.length < 2 || unfinished.test(before)) return inner ?? null;
    const alike = found.find(({ open }) => open.headed === segment.headed && segment.headed);
    if (!alike || (inner.open.headed && this.comesAgain(segment, at))) return inner;
    return alike;
  }

  /** Whether the number of a segment comes again before a list begins anew. */
  private comesAgain({ number, style }: Segment, at: number): boolean {
    for (const next of this.segments.slice(at + 1, at + farthest)) {
      if (next.style !== style || next.kind === "schedule") continue;
      if (next.number === number) return true;
      if (next.number === "1") return false;
    }
    return false;
  }

  private part(segment: Segment, mark: Mark): Standing {
    const plain = this.open.find(({ node, list }) => node.rank === "cl" && list !== "path");
    if (plain) this.running = plain;
    const depth = this.open.findIndex(({ list }) => list === mark.list);
    const under = this.open.findIndex(({ node }) => node.rank !== "part");
    const at0 = depth !== -1 ? depth : under === -1 ? this.open.length : under;
    const parent = this.open[at0 - 1]?.node ?? this.schedule;
    const name = mark.list === "ARTICLE" ? "Art" : mark.list === "PART" ? "Part" : "Ch";
    const node = this.make("part", `${name} ${segment.number}`, parent, segment);
    const path = String(mark.ordinal);
    return this.push({ ...mark, node, path, headed: true }, at0);
  }

  /** The first of a list: of the items of a clause where words introduce them, or else of clauses. */
  private firstOf(mark: Mark, segment: Segment, at: number, before: string): Standing {
    const isPlain = mark.list.includes("n");
    const isHeading = segment.kind === "heading";
    const isIntroduced = isHeading ? before.endsWith(":") : introduces.test(before);
    const listed = isIntroduced && this.segments[at - 1]?.kind !== "heading";
    const repeated = this.open.at(-1);
    const isBelow = this.under === null || repeated?.node.written === "";
    if (repeated?.list === mark.list && repeated.ordinal === 1 && !listed && isBelow)
      return this.uncounted(repeated, mark, segment);
    const clauses = this.open.filter(({ node }) => node.rank === "cl");
    if (mark.list === "n" && !this.goesOnBare(at)) return this.standing(this.clause());
    const anew = () =>
      (!listed || this.under !== null || segment.headed) && this.beginsAnew(segment, at);
    const isTop = isPlain
      ? !mark.list.startsWith("(") && (clauses.length === 0 || anew())
      : isHeading && clauses.length === 0 && /[AI]\.?$/.test(mark.list);
    if (!isTop) return this.firstItem(mark, segment, at, listed);
    const parts = this.open.findLastIndex(({ node }) => node.rank === "part") + 1;
    const part = this.open[parts - 1];
    if (part && (this.running || part.ordinal > 1)) this.family.restarts = true;
    const isMain = this.schedule === null && this.hasNumbered;
    const another = clauses.length > 0 || (parts === 0 && (this.running !== null || isMain));
    const named = another ? this.under : null;
    const above = this.open[parts - 1]?.node ?? this.schedule;
    const node = this.make("cl", segment.number, above, segment, named);
    return this.push({ ...mark, node, path: "1", headed: segment.headed }, parts);
  }

  /** The first item of a list within a clause. @param listed whether words introduce it. */
  private firstItem(mark: Mark, segment: Segment, at: number, listed: boolean): Standing {
    if (this.lost) return nowhere;
    const inner = this.open.at(-1);
    // Below a paragraph that came between the items of a list nobody can tell whose item this is.
    const stray = this.interrupted && inner?.node.rank === "item" && !listed;
    // A list that counts from 1 again, and nothing says why, is no list of the last item of that list.
    const isUnder = inner?.list !== mark.list && this.isUnderHeading(at);
    const again = !listed && !isUnder && this.open.some(({ list }) => list === mark.list);
    const isPlain = mark.list.includes("n");
    // Of which definition of a clause it is an item, no number tells.
    const previous = this.segments[at - 1];
    if (previous?.kind === "definition" && previous.number === "" && this.clause())
      return this.item(mark, segment, this.clause(), false);
    const parent =
      again && isPlain ? null : stray || again ? this.clause() : (inner?.node ?? this.schedule);
    return this.item(mark, segment, parent, !stray && !again);
  }

  /** Whether a number without a stop is one of several: alone it is that of a page. */
  private goesOnBare(at: number): boolean {
    return this.segments
      .slice(at + 1, at + farthest)
      .some(({ number }) => number === "2" || number === "1.1");
  }

  /** "1." after "1.": a list of which the numbers were lost, and nobody can cite one. */
  private uncounted(first: Open, mark: Mark, segment: Segment): Standing {
    first.node.rank = "item";
    first.node.written = "";
    this.under = first.under;
    first.standing.under = first.under;
    const node = this.make("item", "", first.node.parent, segment);
    return this.push({ ...mark, node, path: "", headed: segment.headed }, this.open.length - 1);
  }

  /** Whether clauses count from 1 again: under a heading of their own, and not as a list that the clauses before go on after. */
  private beginsAnew(segment: Segment, at: number): boolean {
    const top = this.open.find(({ node }) => node.rank === "cl");
    // Clauses with headings begin after numbered recitals without.
    const isHeaded = segment.headed && top?.headed === false;
    if (this.under === null && !isHeaded) return false;
    if (/\t/.test(this.text.slice(segment.start, segment.end))) return false;
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
  private odd(mark: Mark, segment: Segment): Standing | null {
    const isNear = ({ list, ordinal }: Open) =>
      list === mark.list && mark.ordinal >= ordinal && mark.ordinal - ordinal <= mostLeftOut;
    const isClause = (open: Open) => open.headed && open.node.rank === "cl" && isNear(open);
    const clause = segment.kind === "heading" ? this.open.findLastIndex(isClause) : -1;
    const near = clause === -1 ? this.open.findLastIndex(isNear) : clause;
    const begins = this.beginsWords(segment);
    if (near !== -1 && (segment.headed || this.open[near]?.node.rank === "item"))
      return this.sibling(near, mark, segment);
    if (!mark.list.includes("n") || mark.list.startsWith("(")) return null;
    const running = this.running;
    const parts = this.open.findLastIndex(({ node }) => node.rank === "part") + 1;
    const isRunning = running?.list === mark.list && mark.ordinal === running.ordinal + 1;
    const top = this.open.findIndex(({ node }) => node.rank === "cl");
    const ordinal = this.open[top]?.ordinal ?? 0;
    const isNext =
      top !== -1 && mark.ordinal === Number.parseInt(this.open[top]?.path ?? "", 10) + 1;
    // A clause has the number that it has, though those before it are not in this document.
    const isMoved = segment.kind === "heading" && this.open[top]?.list === mark.list;
    const isFirst = top === -1 && /[.)]$/.test(mark.list);
    const isHeading = begins && (isFirst || isMoved || (segment.headed && mark.ordinal > ordinal));
    if (!isRunning && !isHeading && !(isNext && begins)) return null;
    const parent = isRunning ? running.node.parent : (this.open[parts - 1]?.node ?? this.schedule);
    const named = this.open[top]?.node.named ?? null;
    const node = this.make("cl", segment.number, parent, segment, named);
    const path = String(mark.ordinal);
    const standing = this.push(
      { ...mark, node, path, headed: segment.headed },
      top === -1 ? parts : top,
    );
    // Where the clauses before it were not read, those after it may not be either.
    this.lost = isFirst && mark.ordinal > 1 && !segment.headed;
    return standing;
  }

  /**
   * A number that goes on with nothing: what stands below it is none of what stands before, unless the number is that of
   * a page, or of so many of something. Whose an item is that goes on with nothing nobody can tell, but its clause.
   */
  protected unread(segment: Segment): Standing {
    if (!this.beginsWords(segment)) return this.standing(this.clause());
    this.open = this.open.filter(({ node }) => node.rank !== "item");
    const mark = marksOf(this.text, segment)[0];
    if (segment.style !== "decimal" && mark) return this.item(mark, segment, this.clause(), false);
    this.lost = true;
    this.under = null;
    return nowhere;
  }
}
