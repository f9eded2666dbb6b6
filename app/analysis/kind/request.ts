import type { LegalKind } from "./papers.ts";

/** A number with its unit in the words around it, and how it has to compare to give what is asked for. */
export interface Limit {
  /** "prices": sums of money as multiples of the document's price; "percent": sums as shares of it too. */
  unit: "days" | "percent" | "prices";
  /** It is given from so much on, or up to so much. */
  least?: number;
  most?: number;
  /** Words near a number of that unit that make it this one. */
  near: RegExp;
}

/**
 * One thing that is asked for. Where any of `there`, `limit` and `mutual` holds of the clause it has been given, and is
 * not asked for.
 */
export interface Part {
  /** What follows "Ask": "for written notice", "that it be mutual"; a sentence of its own if it begins with a capital. */
  ask: string;
  /** What it is called where it has been given; what follows "for", if nothing else is said. */
  has?: string;
  there?: RegExp;
  limit?: Limit;
  /** Of a list of events, only the limbs with these words have to give it; without this, all that could be put right. */
  limbs?: RegExp;
  /** Words of the sentence beside which it is not given, whatever else it says: "refund" of what would only look forward. */
  undoneBy?: RegExp;
  /** Given where the clause binds both sides alike. */
  mutual?: true;
  /** How far the words count: the sentence alone, the whole numbered clause, or all of the document; else the sub-clause. */
  within?: "sentence" | "clause" | "document";
  /** Given by what holds in any case: not by another sentence that hangs on an event ("If a change makes it worse, …"). */
  always?: true;
  /** Given where it is to be tried as well: "must try to settle it by negotiation". */
  evenTried?: true;
  /** Given too by such words anywhere in the document. */
  elsewhere?: RegExp;
  /** Given too by what the defined terms of its sentence mean. */
  byMeaning?: true;
  /** Given too where the clause points by its number to another that stands under such a heading. */
  pointedAt?: RegExp;
  /** Asked only where the sentence has these words. */
  when?: RegExp;
  /** Asked only where it does not have these. */
  notWhen?: RegExp;
  /** Asked only where the document has these words somewhere. */
  where?: RegExp;
  /** Asked only in these kinds of document, or in none of those. */
  in?: readonly LegalKind[];
  notIn?: readonly LegalKind[];
  /** Asked only where the document may be of one of these kinds, whatever else it may be. */
  among?: readonly LegalKind[];
  /** Asked only where all who are bound are companies, or only where they may be people. */
  ofCompanies?: boolean;
  /** Not asked for whoever is paid, where both sides are bound alike: a limit helps most whoever does the work. */
  notOfPaid?: true;
  /** Asked only in what is Australian, or only in what is not. */
  australian?: boolean;
  /** Without it the law may take the clause away. */
  keepsLawful?: true;
  /** A clause that gives it. */
  as?: string;
}

/** What is asked of a clause: parts, each of which may have been given, or a sentence that always holds. */
export type Request = string | readonly Part[];
