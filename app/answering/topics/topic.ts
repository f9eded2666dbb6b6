/** A matter that people ask of a paper: the words in which they ask, and those in which papers answer. */
export interface Topic {
  id: string;
  /** What people say who ask of it: phrases apart by semicolons, of each all words in any order. */
  asks: string;
  /** The words of clauses that answer. */
  words: string;
  /** Kinds of clause by which the finder for Australian paper knows them, and categories by which the American one does. */
  kinds?: readonly string[];
  categories?: readonly string[];
}
