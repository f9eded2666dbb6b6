import type { FactField } from "../../schemas/hand.ts";

/** What people say of facts in place of the reader, by the facts' names: a line for each entry, none where there is none. */
export type Corrections = Partial<Record<FactField, string>>;

/** A correction, or a fact that the reader has not found, that is told in the words of whoever says so. */
export type ByHand = { field: FactField; words: string; isAdded: boolean };
