import type { Segment } from "../reading/segment.ts";
import type { Mark } from "./marks.ts";

/** A numbered clause, item, part or schedule of a document. */
export interface Numbered {
  /** "cl": a clause by its number, "4.2"; "item": of a list, "(a)"; "part": an article or a part; "schedule". */
  rank: "cl" | "item" | "part" | "schedule";
  /** As it is cited: "4.2", "(a)", "Part B", "Sch 1". */
  written: string;
  /** What it stands in; null for the outermost. */
  parent: Numbered | null;
  /** The segment that it begins with. */
  segment: Segment;
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
  /** Whether numbered clauses stand before, in no schedule. */
  protected hasNumbered = false;
  /** What the parts of this list share. */
  protected family = { restarts: false };
  /** Paragraphs since the last number; and whether one of them, or a heading, came between the items of a list. */
  protected after = 0;
  protected interrupted = false;
  /** Whether a clause stands before whose number goes on with nothing, so that what follows may be anybody's. */
  protected lost = false;
  protected readonly text: string;
  protected readonly segments: readonly Segment[];

  constructor(text: string, segments: readonly Segment[]) {
    this.text = text;
    this.segments = segments;
  }

  protected standing(within: Numbered | null, own = false, under = this.under): Standing {
    return { within: this.lost ? null : within, own, under, after: this.after };
  }

  protected headingOf(open: Open | undefined): string {
    return open?.node.segment.heading ?? "";
  }

  /** The innermost clause that is open; null also below an item that is nobody's. */
  protected clause(): Numbered | null {
    let outermost = this.open.at(-1)?.node ?? null;
    while (outermost?.parent) outermost = outermost.parent;
    if (outermost?.rank === "item") return null;
    return this.open.findLast(({ node }) => node.rank !== "item")?.node ?? this.schedule;
  }

  protected make(
    rank: Numbered["rank"],
    written: string,
    parent: Numbered | null,
    segment: Segment,
    named: string | null = null,
  ): Numbered {
    const { headed } = segment;
    const { family } = this;
    return { rank, written, parent, segment, headed, followed: false, named, family };
  }

  protected push(counted: Omit<Open, "under" | "standing">, depth: number): Standing {
    const { under } = this;
    const before = this.open[depth];
    if (before) before.node.followed = true;
    this.open.length = Math.min(depth, deepest);
    if (counted.node.rank === "cl") this.hasClauses = true;
    this.hasNumbered ||= counted.node.rank === "cl" && this.schedule === null;
    if (counted.node.rank !== "item") this.under = null;
    this.after = 0;
    this.interrupted = false;
    this.lost = false;
    const standing = this.standing(counted.node, true);
    this.open.push({ ...counted, under, standing });
    return standing;
  }

  protected wordsOf({ start, end, number }: Segment): string {
    const after = this.text.indexOf(number, start) + number.length;
    return this.text.slice(after, Math.min(end, after + 12)).replace(/^[.):\s–—-]+/, "");
  }

  /** Whether words of a clause follow its number: a capital, a quotation or a bracket. */
  protected beginsWords(segment: Segment): boolean {
    return /^[A-Z"“‘'(*[$]/.test(this.wordsOf(segment));
  }

  protected parentOfTop(): Numbered | null {
    return this.open.find(({ node }) => node.rank === "part")?.node ?? this.schedule;
  }

  protected sibling(depth: number, mark: Mark, segment: Segment): Standing {
    const before = this.open[depth];
    const { rank = "item", parent = null } = before?.node ?? {};
    // A list that began anew under one heading goes on under another.
    const named = before?.node.named ? (this.under ?? before.node.named) : null;
    const path = before?.path === "" ? "" : String(mark.ordinal);
    // Where nobody can tell whose item the first is, nobody can for the next.
    const written = before?.node.written === "" ? "" : writtenOf(rank, segment.number);
    const node = this.make(rank, written, parent, segment, named);
    return this.push({ ...mark, node, path, headed: segment.headed }, depth);
  }

  /** @param isCited whether its number tells it; else what it stands in is cited. */
  protected item(mark: Mark, segment: Segment, parent: Numbered | null, isCited = true): Standing {
    const isDeep = this.open.length >= deepest;
    const written = isCited && !isDeep ? `(${segment.number})` : "";
    const node = this.make("item", written, isDeep ? this.clause() : parent, segment);
    return this.push({ ...mark, node, path: "", headed: segment.headed }, this.open.length);
  }
}
