import type { Case } from "../../schemas/case.ts";
import type { Review, ReviewChange } from "../../schemas/review.ts";
import { AppError } from "../errors.ts";
import { recordedOpening } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { writeHands } from "../flags/change.server.ts";
import type { Scope } from "../scope.ts";
import { getCase } from "./cases.server.ts";
import { demandOnCase } from "./demand.server.ts";
import { inHand, noSuchCase, selectCases } from "./rows.server.ts";

/** A case with the review of each of its flags, in the order of `risk_flags`. @throws AppError `not_found`. */
export async function getReviewedCase(scope: Scope, member: Member, caseId: string) {
  const { env } = scope;
  const found = await getCase(env, member, caseId);
  // Whoever waits for the analysis asks every moment, and has nothing to read yet.
  if (found.status !== "analyzing") await recordedOpening(scope, member, caseId);
  return { case: found, reviews: reviewsOf(found) };
}

/** What of each flag of a case says how it was decided about. */
export const reviewsOf = ({ risk_flags }: Pick<Case, "risk_flags">): Review[] =>
  risk_flags.map(({ state, reason, reviewed_at }) => ({ state, reason, reviewed_at }));

/**
 * Records what a reviewer decided about a flag, whatever it was before; `open` takes it back. Of flags that say the
 * same of the same words, it is about each.
 * @returns the reviews of all flags, as `getReviewedCase` gives them.
 * @throws AppError `not_found`, also when the analysis has no such flag (any more).
 */
export async function reviewFlag(
  scope: Scope,
  member: Member,
  caseId: string,
  { quote, clauseTitle, state, reason }: ReviewChange,
): Promise<Review[]> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const meant = inHand(row).filter(
    ({ flag }) => flag.quote === quote && flag.clauseTitle === clauseTitle,
  );
  if (meant.length === 0)
    throw new AppError("not_found", "The analysis has no such flag any more.");
  const review = { state, reason: state === "open" ? null : reason || null };
  if (!(await writeHands(scope, member, caseId, meant, review))) throw noSuchCase();
  return reviewsOf(await getCase(env, member, caseId));
}
