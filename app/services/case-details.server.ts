import { noSuchCase, ownedCase, selectCaseDetails, toCase } from "./case-rows.server.ts";
import { reviewsOf } from "./reviews.server.ts";

/**
 * A case with all that its page shows: what the analysis found besides the flags, the reader's notes, and the
 * review of each flag in the order of `case.risk_flags`. `analyzedAt` is in milliseconds since 1970.
 * @throws AppError `not_found`.
 */
export async function getCaseDetails(env: Env, userId: string, caseId: string) {
  const [row] = await selectCaseDetails(env).where(ownedCase(userId, caseId));
  if (!row) throw noSuchCase();
  const found = toCase(row);
  return {
    case: found,
    reviews: await reviewsOf(env, found),
    analysis: row.analysis,
    readerNotes: row.reader_notes ?? [],
    analyzedAt: row.analyzed_at,
  };
}
