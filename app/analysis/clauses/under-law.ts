import type { Called } from "../cast/called-in.ts";
import { type Cited, endangers, isForbidden } from "../law/law-for.ts";
import { type Rating, type ReadClause, rate } from "./level.ts";

/** Whose form a paper is, where it is one: given to consumers, or to whoever trades on it. */
export type Form = "consumers" | "traders" | null;

/** Whether a clause weighs so much on whom it binds that its unfairness is more than a word: on consumers, less is enough. */
function weighsOnOthers(read: ReadClause, called: Called, form: Form): boolean {
  const { riskLevel } = rate(read, read.clause.burdens[0] ?? null, called);
  return riskLevel === "High" || (riskLevel === "Medium" && form === "consumers");
}

/**
 * The level of a clause once the law on it is known. What the law forbids is never a small matter: whom it binds should
 * not sign it, and whom it favours cannot build on it. What may be unfair in a standard form
 * is none to its maker where it weighs heavily.
 */
export function ratedUnderLaw(
  rating: Rating,
  read: ReadClause,
  law: readonly Cited[],
  called: Called,
  form: Form,
): Rating {
  if (rating.riskLevel !== "Low") return rating;
  const raised = (reason: string): Rating => ({
    ...rating,
    riskLevel: "Medium",
    reasons: [reason, ...rating.reasons],
  });
  if (law.some((cited) => isForbidden(cited, read.sentence)))
    return raised("by the law noted here it may have no effect");
  const shaky =
    form !== null &&
    rating.facing === "for" &&
    law.some(endangers) &&
    weighsOnOthers(read, called, form);
  return shaky
    ? raised("it weighs heavily on the other side, and by the law noted here it may not hold")
    : rating;
}
