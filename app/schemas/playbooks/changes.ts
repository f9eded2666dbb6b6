import type { Person } from "../person.ts";
import type { PlaybookContent, PlaybookRule } from "./playbook.ts";

/** What is not as it was: the rules by their ids, and whether the rest of the playbook changed. */
export type ContentChange = {
  added: PlaybookRule[];
  removed: PlaybookRule[];
  changed: PlaybookRule[];
  moved: boolean;
  about: boolean;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What of a playbook is not as it was before. */
export function changesBetween(before: PlaybookContent, after: PlaybookContent): ContentChange {
  const [{ rules: old, ...oldAbout }, { rules, ...about }] = [before, after];
  const [was, is] = [byId(old), byId(rules)];
  const kept = (of: readonly PlaybookRule[], among: Map<string, PlaybookRule>) =>
    of.flatMap(({ id }) => (among.has(id) ? [id] : []));
  return {
    added: rules.filter(({ id }) => !was.has(id)),
    removed: old.filter(({ id }) => !is.has(id)),
    changed: rules.filter((rule) => was.has(rule.id) && !isSame(was.get(rule.id), rule)),
    moved: !isSame(kept(old, is), kept(rules, was)),
    about: !isSame(oldAbout, about),
  };
}

const byId = (rules: readonly PlaybookRule[]) => new Map(rules.map((rule) => [rule.id, rule]));

/** One of the versions of a playbook, as its page lists them. */
export type ListedVersion = {
  version: number;
  publishedAt: string;
  publishedBy: Person | null;
  /** What is not as in the version before it; null of the first, and of the last that is listed. */
  changes: ContentChange | null;
};
