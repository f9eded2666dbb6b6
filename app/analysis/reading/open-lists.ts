import type { Mark } from "./marks.ts";
import type { Segment } from "./segment.ts";

/** A numbered clause, item, part or schedule of a document. */
export interface Numbered {
  /** "cl": a clause by its number, "4.2"; "item": of a list, "(a)"; "part": an article or a part; "schedule". */
  rank: "cl" | "item" | "part" | "schedule";
  /** As it is cited: "4.2", "(a)", "Part B", "Sch 1". */
  written: string;
  /** What it stands in; null for the outermost. */
  parent: Numbered | null;
  /** The segment that it begins with. */
  segment: number;
  /** Whether its own heading stands with its number. */
  headed: boolean;
  /** Whether another of the same list comes after it. */
  followed: boolean;
  /** The heading of the part whose numbers begin anew, where a part has no number: "Guarantee"; null in the first. */
  named: string | null;
  /** Of parts: whether the clauses of each begin with 1, so that a number alone tells none. Shared by all of a list. */
  family: { restarts: boolean };
}

/** Where a segment stands among the numbered parts of its document. */
export interface Standing {
  /** The innermost numbered part that it belongs to; null for none, or where that cannot be told. */
  within: Numbered | null;
  /** Whether its own words begin with that number. */
  own: boolean;
  /** The heading without a number that stands over it, since that number. */
  under: string | null;
  /** How many paragraphs without a number stand between. */
  after: number;
}

/** The last of a list that is open: another may follow, or a list within it. */
export interface Open extends Mark {
  node: Numbered;
  /** The whole number of a clause: "4.2"; empty for items. */
  path: string;
  headed: boolean;
  /** The heading without a number over it. */
  under: string | null;
  standing: Standing;
}

/** Lists within lists: nobody writes more. */
const deepest = 12;

/** A segment that belongs to nothing with a number. */
export const nowhere: Standing = { within: null, own: false, under: null, after: 0 };

const writtenOf = (rank: Numbered["rank"], number: string): string =>
  rank === "item" ? `(${number})` : number;

/** The lists that are open while a document is read from top to bottom, the outermost first. */
export class OpenLists {
  protected open: Open[] = [];
  /** The heading without a number since the last clause. */
  protected under: string | null = null;
  /** The schedule that is open, if any. */
  protected schedule: Numbered | null = null;
  /** Whether clauses stand before. */
  protected hasClauses = false;
  /** What the parts of this list share. */
  protected family = { restarts: false };
  /** Paragraphs since the last number; and whether one of them, or a heading, came between the items of a list. */
  protected after = 0;
  protected interrupted = false;
  protected readonly text: string;
  protected readonly segments: readonly Segment[];

  constructor(text: string, segments: readonly Segment[]) {
    this.text = text;
    this.segments = segments;
  }

  protected standing(within: Numbered | null, own = false, under = this.under): Standing {
    return { within, own, under, after: this.after };
  }

  protected headingOf(open: Open | undefined): string {
    return this.segments[open?.node.segment ?? -1]?.heading ?? "";
  }

  /** The innermost clause that is open. */
  protected clause(): Numbered | null {
    return this.open.findLast(({ node }) => node.rank !== "item")?.node ?? this.schedule;
  }

  protected make(
    rank: Numbered["rank"],
    written: string,
    parent: Numbered | null,
    segment: number,
    named: string | null = null,
  ): Numbered {
    const { headed = false } = this.segments[segment] ?? {};
    const { family } = this;
    return { rank, written, parent, segment, headed, followed: false, named, family };
  }

  protected push(counted: Omit<Open, "under" | "standing">, depth: number): Standing {
    const { under } = this;
    const before = this.open[depth];
    if (before) before.node.followed = true;
    this.open.length = Math.min(depth, deepest);
    if (counted.node.rank === "cl") this.hasClauses = true;
    if (counted.node.rank !== "item") this.under = null;
    this.after = 0;
    this.interrupted = false;
    const standing = this.standing(counted.node, true);
    this.open.push({ ...counted, under, standing });
    return standing;
  }

  protected wordsOf({ start, end, number }: Segment): string {
    const after = this.text.indexOf(number, start) + number.length;
    return this.text.slice(after, Math.min(end, after + 12)).replace(/^[.):\s]+/, "");
  }

  protected parentOfTop(): Numbered | null {
    return this.open.find(({ node }) => node.rank === "part")?.node ?? this.schedule;
  }

  protected sibling(depth: number, mark: Mark, segment: Segment, at: number): Standing {
    const before = this.open[depth];
    const { rank = "item", parent = null, named = null } = before?.node ?? {};
    const path = before?.path === "" ? "" : String(mark.ordinal);
    const node = this.make(rank, writtenOf(rank, segment.number), parent, at, named);
    return this.push({ ...mark, node, path, headed: segment.headed }, depth);
  }

  /** @param isCited whether its number tells it; else what it stands in is cited. */
  protected item(
    mark: Mark,
    segment: Segment,
    at: number,
    parent: Numbered | null,
    isCited = true,
  ): Standing {
    const isDeep = this.open.length >= deepest;
    const written = isCited && !isDeep ? `(${segment.number})` : "";
    const node = this.make("item", written, isDeep ? this.clause() : parent, at);
    return this.push({ ...mark, node, path: "", headed: segment.headed }, this.open.length);
  }
}
