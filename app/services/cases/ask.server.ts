import type { Passage } from "../../schemas/cases/question.ts";
import type { Member } from "../firms/rights.ts";
import { readAnalysed } from "./details.server.ts";

/**
 * The passages of the newest version of a case's document that answer a question, best first, at most `limit`; none where
 * nothing in it does; and what the case is called. Nothing leaves the firm, and nothing is stored.
 * @throws AppError `not_found`; `conflict` while the document is not analysed; `too_many_requests`.
 */
export async function askCase(
  env: Env,
  member: Member,
  caseId: string,
  question: string,
  limit: number,
): Promise<{ name: string; passages: Passage[] }> {
  const tooEarly = "This document is not analysed yet, so there is nothing to ask it.";
  const read = await readAnalysed(env, member, caseId, tooEarly, async (text) => {
    // The tables are large, and few requests need them.
    const { askText } = await import("../../answering/ask-text.ts");
    return askText(text, question, limit).map((found) => ({
      ...found,
      quote: text.slice(found.start, found.end),
    }));
  });
  const name = read.case.case_name;
  const passages = read.answer.map(({ quote, start, end, place, score, by }) => ({
    ...{ case_id: caseId, case_name: name, quote, start, end, place },
    ...{ score: Math.round(score * 1_000) / 1_000, for: by },
  }));
  return { name, passages };
}
