import { facing } from "../judging/direction.ts";
import type { Paper } from "../paper.ts";
import { type Decision, type Draft, preferredOf } from "./decision.ts";

/** A law that was no issue is preferred; one that was raised must not be there. */
export function byLaw(id: string, decided: Decision[], { analysis }: Paper): Draft | null {
  const law = analysis.facts.governingLaw?.value;
  if (id !== "governing-law" || law === undefined) return null;
  const raised = decided.some((one) => one.raised);
  return raised
    ? { test: { kind: "lacks", phrase: law }, preferred: preferredOf(decided), fallbacks: [] }
    : {
        test: { kind: "law" },
        preferred: { value: law.split("; "), ...preferredOf(decided) },
        fallbacks: [],
      };
}

/** Whom a clause may bind: what was raised one way is not wanted that way, and what was allowed stays allowed. */
export function byDirection(decided: Decision[], paper: Paper): Draft | null {
  const ways = (raised: boolean) =>
    new Set(
      decided
        .filter((one) => one.raised === raised)
        .map(({ clause }) => clause && facing(clause, paper.client)),
    );
  const [against, allowed] = [ways(true), ways(false)];
  const preferred = preferredOf(decided);
  const fallback = (value: "mutual" | "for us", why: string) => ({ value, why, wording: "" });
  const forUs = fallback("for us", "In our favour it may stay.");
  const mutual = fallback("mutual", "Where it binds both sides alike it may stay.");
  if (against.size === 0) {
    // Allowed against us, it is allowed in any form: there is nothing to look for.
    if (allowed.has("against us") || allowed.has(null)) return null;
    return allowed.has("mutual")
      ? { test: { kind: "mutual" }, preferred, fallbacks: [forUs] }
      : { test: { kind: "for_us" }, preferred, fallbacks: [mutual] };
  }
  // The same was raised here and allowed there: what made the difference is not in these words.
  if ([...against].some((way) => allowed.has(way))) return null;
  if (against.has(null) || against.has("for us"))
    return { test: { kind: "absent" }, preferred, fallbacks: [] };
  return against.has("mutual")
    ? { test: { kind: "absent" }, preferred, fallbacks: [forUs] }
    : { test: { kind: "absent" }, preferred, fallbacks: [forUs, mutual] };
}
