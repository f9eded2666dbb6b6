import type { Passage } from "../../schemas/cases/question.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { wholeDocuments } from "../semaphore.ts";
import { charge } from "../throttle.server.ts";
import { getCaseDetails } from "./details.server.ts";
import { getText } from "./storage.server.ts";

/**
 * The passages of the newest version of a case's document that answer a question, best first, at most `limit`; none where
 * nothing in it does. Nothing leaves the firm, and nothing is stored.
 * @throws AppError `not_found`; `conflict` while the document is not analysed; `too_many_requests`.
 */
export async function askCase(
  env: Env,
  member: Member,
  caseId: string,
  question: string,
  limit: number,
): Promise<Passage[]> {
  const { case: found, analysis, documentId } = await getCaseDetails(env, member, caseId);
  await charge({ env }, "making", member.user.id);
  return wholeDocuments.run(async () => {
    const text = analysis && (await getText(env, documentId));
    if (text === null)
      throw new AppError(
        "conflict",
        "This document is not analysed yet, so there is nothing to ask it.",
      );
    // The tables are large, and few requests need them.
    const { askText } = await import("../../answering/ask-text.ts");
    return askText(text, question, limit).map(({ start, end, place, score, by }) => ({
      ...{ case_id: caseId, case_name: found.case_name },
      ...{ quote: text.slice(start, end), start, end, place },
      ...{ score: Math.round(score * 1_000) / 1_000, for: by },
    }));
  });
}
