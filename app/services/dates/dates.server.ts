import { readAnalysed } from "../cases/details.server.ts";
import type { Member } from "../firms/rights.ts";

/** So many characters of a document are read for dates, some 150 pages. */
export const maxDatedCharacters = 400_000;

/**
 * The dates of a case's newest document, in the order of its text, and whether all of it was read for them.
 * @throws AppError `not_found`; `conflict` while there is no analysis; `too_many_requests`.
 */
export async function getCaseDates(env: Env, member: Member, caseId: string) {
  const tooEarly = "There are no dates yet: this document is not analysed.";
  const { answer } = await readAnalysed(env, member, caseId, tooEarly, async (text, { facts }) => {
    const { datesOf } = await import("../../analysis/read-dates.ts");
    const dates = datesOf(text.slice(0, maxDatedCharacters), facts);
    return { dates, complete: text.length <= maxDatedCharacters };
  });
  return answer;
}
