import { clauseRules } from "../../analysis/vocabulary/index.ts";

const called = new Map(clauseRules.map(({ id, title }) => [title.toLowerCase(), id]));

/** The clause of the vocabulary that has this title; null where none has. */
export const clauseCalled = (title: string): string | null =>
  called.get(title.trim().toLowerCase()) ?? null;
