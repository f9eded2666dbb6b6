import { AppError } from "../errors.ts";
import { recorded, recordedOpening } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { withPages } from "../flags/cite.ts";
import { positionsOnCase } from "../playbooks/positions.server.ts";
import { positionsInWords } from "../playbooks/positions-in-words.ts";
import type { Scope } from "../scope.ts";
import { demandOnCase } from "./demand.server.ts";
import { reviewsOf } from "./reviews.server.ts";
import { noSuchCase, selectCaseDetails, toCase } from "./rows.server.ts";
import { storedAnalysis } from "./stored-reading.server.ts";

/**
 * A case with all that its page shows: what the analysis found besides the flags, the reader's notes, and the
 * review of each flag in the order of `case.risk_flags`. `analyzedAt` is in milliseconds since 1970.
 * @throws AppError `not_found`.
 */
export async function getCaseDetails(env: Env, member: Member, caseId: string) {
  const [row] = await selectCaseDetails(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const found = toCase(row);
  const stored = storedAnalysis(row.analysis);
  return {
    case: found,
    /** Under which id the bucket keeps it. */
    documentId: row.document_id,
    reviews: reviewsOf(found),
    // What a model said is in the flags; by itself it only serves to read them for another client.
    analysis: stored && { ...withPages(stored), modelReading: undefined },
    readerNotes: row.reader_notes ?? [],
    analyzedAt: row.analyzed_at,
  };
}

export type CaseDetails = Awaited<ReturnType<typeof getCaseDetails>>;

/** The same for somebody who looks into the case, of which the record tells. @throws AppError `not_found`. */
export async function openCase(scope: Scope, member: Member, caseId: string) {
  const details = await getCaseDetails(scope.env, member, caseId);
  await recordedOpening(scope, member, caseId);
  return details;
}

/**
 * The analysis of a case as a Word document, as people have edited it.
 * @param options.withRead whether it also says what the reader had said.
 * @throws AppError `not_found`; `conflict` while there is no analysis.
 */
export async function getCaseReport(
  scope: Scope,
  member: Member,
  caseId: string,
  options: { withRead: boolean },
) {
  const { env } = scope;
  await demandOnCase(env, member, "export", caseId);
  const details = await getCaseDetails(env, member, caseId);
  if (details.case.status !== "analyzed")
    throw new AppError("conflict", "There is no report yet: this document is not analysed.");
  await recorded(scope, member, "export", { kind: "report", id: caseId });
  // The library is large, and few requests need it.
  const { caseReport } = await import("./report.server.ts");
  return {
    fileName: `${details.case.case_name.replace(/[/\\]/g, "-")} - report.docx`,
    bytes: await caseReport(details, {
      ...options,
      positions: positionsInWords(await positionsOnCase(env, member, caseId)),
    }),
  };
}
