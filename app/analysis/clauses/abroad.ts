import { placesIn } from "../facts/places.ts";
import type { ClauseRule } from "../kind/rule.ts";

/** Countries that stand beside the name of one of their States. */
const union = new Set(["United States", "Canada"]);

/** A rule about law or courts as it reads where its words choose the client's own, abroad; null elsewhere. */
export function ruleAtHome(
  rule: ClauseRule,
  words: string,
  homes: readonly string[],
): ClauseRule | null {
  const own = rule.atHome;
  if (!own) return null;
  const named = placesIn(words).filter(({ name }) => !union.has(name));
  const isOwn =
    named.length > 0 && named.every(({ name, australian }) => !australian && homes.includes(name));
  return isOwn ? { ...rule, ...own } : null;
}

/** A rule of the vocabulary as it reads in a paper that shows other countries and nothing of Australia. */
export function ruleAbroad(rule: ClauseRule): ClauseRule {
  // No seat is overseas to everybody.
  const raises = rule.raises.filter(({ because }) => !because.includes("overseas"));
  return { ...rule, raises, ...rule.abroad };
}
