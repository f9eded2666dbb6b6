import type { Case } from "../../schemas/case.ts";
import type { Review, ReviewChange } from "../../schemas/review.ts";
import { AppError } from "../errors.ts";
import { recordedOpening } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { noSuchFlag } from "../flags/find.server.ts";
import { rowOf, withDecision } from "../flags/row-after.ts";
import { toldOfChange } from "../flags/told-of-change.ts";
import { writeHands } from "../flags/write-hands.server.ts";
import type { Scope } from "../scope.ts";
import { getCase } from "./cases.server.ts";
import { demandOnCase } from "./demand.server.ts";
import { inHand, noSuchCase, selectCases } from "./rows.server.ts";

/** So often a decision is made again, when somebody else's was stored at the same moment. */
const mostTries = 5;

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
  const review = { state, reason: state === "open" ? null : reason || null };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [row] = await selectCases(env).where(visibleCase(member, caseId));
    if (!row) throw noSuchCase();
    const meant = inHand(row).filter(({ flag, raised }) =>
      [flag, raised].some((one) => one?.quote === quote && one.clauseTitle === clauseTitle),
    );
    if (meant.length === 0) throw noSuchFlag();
    const now = Date.now();
    const written = await writeHands(scope, member, caseId, {
      did: "decided",
      titles: meant.map(({ flag }) => flag.clauseTitle),
      rows: meant.map((one) => ({
        ...{ hash: one.hash, before: one.row },
        after: withDecision(rowOf(one, caseId, now), review, member.user.id, now),
      })),
      told: toldOfChange(meant, review, {}),
    });
    if (written) return reviewsOf(await getCase(env, member, caseId));
  }
  throw new AppError("conflict", "Others are deciding about this flag just now. Please try again.");
}
