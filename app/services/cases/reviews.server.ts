import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { flagReviews, legalCases } from "../../db/schema.server.ts";
import type { RiskFlag } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import type { Review, ReviewChange } from "../../schemas/review.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { getCase } from "./cases.server.ts";
import { demandOnCase } from "./demand.server.ts";
import { noSuchCase } from "./rows.server.ts";
import { flagHash } from "./stored-reading.server.ts";

type StoredReview = typeof flagReviews.$inferSelect;
type FlagName = Pick<RiskFlag, "quote" | "clauseTitle">;

/** A case with the review of each of its flags, in the order of `risk_flags`. @throws AppError `not_found`. */
export async function getReviewedCase(env: Env, member: Member, caseId: string) {
  const found = await getCase(env, member, caseId);
  return { case: found, reviews: await reviewsOf(env, found) };
}

/** The review of each flag of a case that its user may see. */
export async function reviewsOf(
  env: Env,
  { id, risk_flags }: Pick<Case, "id" | "risk_flags">,
): Promise<Review[]> {
  const stored = matchReviews(risk_flags, await storedReviews(env, id));
  return stored.map(toReview);
}

/** The reviews of several cases' flags, by the cases' ids; at most 100, one parameter each. */
export async function reviewsOfCases(
  env: Env,
  cases: readonly Pick<Case, "id" | "risk_flags">[],
): Promise<Map<string, Review[]>> {
  const ids = cases.map(({ id }) => id);
  const stored = await database(env)
    .select()
    .from(flagReviews)
    .where(inArray(flagReviews.case_id, ids))
    .orderBy(flagReviews.reviewed_at);
  const byCase = Map.groupBy(stored, ({ case_id }) => case_id);
  return new Map(
    cases.map(({ id, risk_flags }) => [
      id,
      matchReviews(risk_flags, byCase.get(id) ?? []).map(toReview),
    ]),
  );
}

/**
 * Records what a reviewer decided about a flag; `open` takes it back.
 * @returns the reviews of all flags, as `getReviewedCase` gives them.
 * @throws AppError `not_found`, also when the analysis has no such flag (any more).
 */
export async function reviewFlag(
  env: Env,
  member: Member,
  caseId: string,
  { quote, clauseTitle, state, reason }: ReviewChange,
): Promise<Review[]> {
  await demandOnCase(env, member, "write", caseId);
  const { risk_flags } = await getCase(env, member, caseId);
  const index = risk_flags.findIndex(
    (flag) => flag.quote === quote && flag.clauseTitle === clauseTitle,
  );
  if (index < 0) throw new AppError("not_found", "The analysis has no such flag any more.");

  const db = database(env);
  const before = matchReviews(risk_flags, await storedReviews(env, caseId))[index];
  const flag_hash = flagHash({ quote, clauseTitle });
  const forget = db
    .delete(flagReviews)
    .where(
      and(
        eq(flagReviews.case_id, caseId),
        eq(flagReviews.flag_hash, before?.flag_hash ?? flag_hash),
      ),
    );
  if (state === "open") await forget;
  else {
    const decision = { state, reason: reason || null, reviewed_at: Date.now() };
    const row = { case_id: caseId, flag_hash, quote, clause_title: clauseTitle, ...decision };
    // A case that is being deleted at this moment gets no words any more.
    const isThere = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`;
    const [, saved] = await db.batch([
      forget,
      insertWhere(env, flagReviews, row, isThere)
        .onConflictDoUpdate({
          target: [flagReviews.case_id, flagReviews.flag_hash],
          set: decision,
        })
        .returning({ case_id: flagReviews.case_id }),
    ]);
    if (saved.length === 0) throw noSuchCase();
  }
  return reviewsOf(env, { id: caseId, risk_flags });
}

const storedReviews = (env: Env, caseId: string) =>
  database(env)
    .select()
    .from(flagReviews)
    .where(eq(flagReviews.case_id, caseId))
    .orderBy(flagReviews.reviewed_at);

/**
 * Finds each flag's review: the one of the same words and clause; else, since another analysis may call the clause
 * something else, one of the same words that no flag claims by its clause too.
 */
function matchReviews(
  flags: readonly FlagName[],
  reviews: readonly StoredReview[],
): (StoredReview | undefined)[] {
  const hashes = flags.map(flagHash);
  const unclaimed = reviews.filter(({ flag_hash }) => !hashes.includes(flag_hash));
  return flags.map((flag, i) => {
    const own = reviews.find(({ flag_hash }) => flag_hash === hashes[i]);
    if (own) return own;
    const at = unclaimed.findIndex(({ quote }) => quote === flag.quote);
    return at < 0 ? undefined : unclaimed.splice(at, 1)[0];
  });
}

const toReview = (stored: StoredReview | undefined): Review => ({
  state: stored?.state ?? "open",
  reason: stored?.reason ?? null,
  reviewed_at: stored ? new Date(stored.reviewed_at).toISOString() : null,
});
