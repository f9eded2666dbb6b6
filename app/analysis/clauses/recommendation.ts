import { withoutRepeats } from "./asks.ts";
import { type Called, facingOf, listed, type Rating, type ReadClause } from "./level.ts";

/** Clauses that a lawyer never simply keeps: what their beneficiary holds is always contested or has to be perfected. */
const neverKept = new Set(["personal-guarantee", "covenant-not-to-sue", "ip-assignment"]);

/** Clauses that are for or against nobody until a dispute shows it. */
const neutral = new Set([
  "gst",
  "governing-law",
  "dispute-resolution",
  "arbitration",
  "entire-agreement",
]);

/** What a request asks of a clause that binds one side, and what is left of it where both sides are bound. */
const asked: [RegExp, string][] = [
  [/\bbe mutual, with the usual exceptions, for\b/, "have the usual exceptions, and last"],
  [/\bbe mutual(?:, be\b|,| and\b)/, "be"],
  [/, and make the exclusion mutual\b/, ""],
  [/, 14 days to remedy, and the same right for both sides\b/, " and 14 days to remedy"],
  [/\bboth sides need consent, not to be\b/, "consent not be"],
  [/^Ask that both sides be bound alike\.$/, ""],
];

/** A request without what a clause that binds both sides alike has already. */
export function evenHanded(ask: string): string {
  return asked.reduce((words, [of, left]) => words.replace(of, left), ask);
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/**
 * What to do about a clause: to keep what favours the client and foresee what the other side will say to it, or to ask
 * for what is better, only if it binds the client where that could not be told.
 * @param lawAsks requests that the law gives to whoever is burdened.
 */
export function recommendationOf(
  { rule, clause, besides }: Pick<ReadClause, "rule" | "clause" | "besides">,
  { facing, raises }: Pick<Rating, "facing" | "raises">,
  client: string | null,
  called: Called,
  lawAsks: string[],
): string {
  if (facing === "for") {
    // Words of which another clause is not a gain too are not simply kept.
    const twoEdged = besides.some(
      (other) => !neutral.has(other.id) && facingOf(other, client) !== "for",
    );
    const kept = !twoEdged && !neverKept.has(rule.id);
    return `${kept ? "Keep it, and expect" : "Expect"} ${listed(clause.burdens, called)} to ${lowerFirst(rule.ask)}`;
  }
  const asks = [rule.ask, ...raises.flatMap(({ ask }) => ask ?? [])];
  if (facing === "mutual") return withoutRepeats(asks.map(evenHanded).filter(Boolean)).join(" ");
  const all = withoutRepeats([...asks, ...(facing === "against" ? lawAsks : [])]).join(" ");
  const open = clause.burdens.length === 0 && client !== null && !neutral.has(rule.id);
  return open ? `If it binds ${called(client)}: ${lowerFirst(all)}` : all;
}
