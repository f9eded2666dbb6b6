import type { Topic } from "../questions/topics.ts";

/**
 * What makes a term of some matters lighter, wherever it is said: read once for all questions. Patterns read sentences as
 * the client sees them.
 */
export interface Softener {
  id: string;
  topics: readonly Topic[];
  /** How far from the term it may stand: in its sentence, its sub-clause, its clause, or anywhere in the paper. */
  reach: "sentence" | "sub-clause" | "clause" | "paper";
  /** Ways of saying it; a named group `time` or `most` is how much. */
  says: readonly RegExp[];
  /** How a card tells it, after "though": `{we}`, `{they}` and the named groups are filled in. */
  told: string;
  /** What a request asks that it grants already; of so many days no fewer. */
  grants: RegExp;
  /** It makes lighter a term of which a card says in such words what it does, whatever is asked for; else only where it grants a part of that. */
  lightens?: RegExp;
  /** An answer whose pattern has this reads it in its own sentence itself. */
  read: RegExp;
}
