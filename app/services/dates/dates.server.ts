import { getCaseDetails } from "../cases/details.server.ts";
import { getText } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { wholeDocuments } from "../semaphore.ts";
import { charge } from "../throttle.server.ts";

/** So many characters of a document are read for dates, some 150 pages. */
export const maxDatedCharacters = 400_000;

/**
 * The dates of a case's newest document, in the order of its text, and whether all of it was read for them.
 * @throws AppError `not_found`; `conflict` while there is no analysis.
 */
export async function getCaseDates(env: Env, member: Member, caseId: string) {
  const { analysis, documentId } = await getCaseDetails(env, member, caseId);
  await charge({ env }, "making", member.user.id);
  return wholeDocuments.run(async () => {
    const text = analysis && (await getText(env, documentId));
    if (!analysis || text === null)
      throw new AppError("conflict", "There are no dates yet: this document is not analysed.");
    const { datesOf } = await import("../../analysis/read-dates.ts");
    const dates = datesOf(text.slice(0, maxDatedCharacters), analysis.facts);
    return { dates, complete: text.length <= maxDatedCharacters };
  });
}
