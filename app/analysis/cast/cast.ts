import type { Side } from "../../schemas/analysis.ts";

/** One who is bound by a document, with every way in which its sentences call them. */
export interface Member {
  /** The name, or the role of a party without one. */
  name: string;
  ways: string[];
  /** What people shorten the name to, where nobody else is called so. */
  short: string[];
}

/** Everybody whom the sentences of a document can be about, and how to see them there. */
export interface Cast {
  members: Member[];
  /** So many of them, the first, are "the parties". */
  together: number;
  /** Who is meant by a way of calling them, in lower case. */
  who: Map<string, number[]>;
  /** Finds the ways, the longest first; null where nobody is known. */
  pattern: RegExp | null;
  /** Who "we" and "you" are, where the paper speaks so. */
  speakers: { we: number | null; you: number | null };
  /** On which side of the paper each member stands, where its roles say so. */
  sides: (Side | null)[];
  /** Which of them are introduced as being at home abroad. */
  abroad: boolean[];
  /** Whether the paper is Australian: somebody is at home here. */
  australian: boolean;
  /** Whose a bare "$" is (ISO 4217): Australian where nothing says otherwise. */
  dollars: string;
  /** Who pays for what the paper is about, and who is paid for it. */
  payment: { payer: number; payee: number } | null;
}

const aside = /^(?:guarantors?|covenantors?|surety|sureties|indemnifiers?)$/i;

/** Whether a member answers for another, or promises beside it, and is no side of its own. */
export const isAside = ({ ways }: Member) => ways.some((way) => aside.test(way));
