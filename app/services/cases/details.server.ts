import { isOutdated } from "../analysis/renewal.server.ts";
import { inFileName } from "../downloads.ts";
import { AppError } from "../errors.ts";
import { recorded, recordedOpening } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { withPages } from "../flags/cite.ts";
import { positionsOnCase } from "../playbooks/positions.server.ts";
import { positionsInWords } from "../playbooks/positions-in-words.ts";
import type { Scope } from "../scope.ts";
import { wholeDocuments } from "../semaphore.ts";
import { charge } from "../throttle.server.ts";
import { asOfVersion } from "../versions/earlier.server.ts";
import { demandOnCase } from "./demand.server.ts";
import { paged } from "./files.server.ts";
import { reviewsOf } from "./reviews.server.ts";
import { noSuchCase, selectCases, toCase } from "./rows.server.ts";
import { getText } from "./storage.server.ts";
import { storedAnalysis } from "./stored-reading.server.ts";

/**
 * A case with all that its page shows: what the analysis found besides the flags, the reader's notes, and the
 * review of each flag in the order of `case.risk_flags`. `analyzedAt` is in milliseconds since 1970.
 * @param version another version of its document than the newest, by its number.
 * @throws AppError `not_found`.
 */
export async function getCaseDetails(
  env: Env,
  member: Member,
  caseId: string,
  version?: number | undefined,
) {
  const [newest] = await selectCases(env).where(visibleCase(member, caseId));
  if (!newest) throw noSuchCase();
  const row = version === undefined ? newest : await asOfVersion(env, newest, version);
  // What is said of words that an earlier version does not have is told where it belongs, with the newest.
  const read = row === newest ? toCase(row) : { ...toCase(row), unplaced: [] };
  const found = await toldTo(env, member, read);
  const stored = storedAnalysis(row.analysis);
  return {
    case: found,
    isNewest: row === newest,
    /** Whether an analyser of before has read it, so that it is to be read again. */
    isOutdated: row === newest && isOutdated(row),
    /** The number of its newest version. */
    newest: newest.version,
    /** Under which id the bucket keeps it. */
    documentId: row.document_id,
    reviews: reviewsOf(found),
    // What a model said is in the flags; by itself it only serves to read them for another client.
    analysis: stored && { ...withPages(stored), modelReading: undefined },
    /** How much of the text each of its pages takes, where it is a PDF or a picture that can be looked at; empty where that is not known. */
    pages: paged[row.file_type] && !row.original_deleted_at ? (stored?.pages ?? []) : null,
    readerNotes: row.reader_notes ?? [],
    analyzedAt: row.analyzed_at,
    /** When this version of its document was uploaded. */
    uploadedAt: new Date(row.uploaded_at).toISOString(),
  };
}

export type CaseDetails = Awaited<ReturnType<typeof getCaseDetails>>;

/**
 * Reads the text of an analysed case's newest document for what somebody asks of it: as one of few at a time, since it is
 * whole in memory, and out of what hard work they may have done.
 * @param tooEarly the sentence while there is no analysis.
 * @throws AppError `not_found`; `conflict` while there is no analysis; `too_many_requests`.
 */
export async function readAnalysed<Answer>(
  env: Env,
  member: Member,
  caseId: string,
  tooEarly: string,
  read: (text: string, analysis: NonNullable<CaseDetails["analysis"]>) => Promise<Answer>,
) {
  const { case: found, analysis, documentId } = await getCaseDetails(env, member, caseId);
  await charge({ env }, "making", member.user.id);
  const answer = await wholeDocuments.run(async () => {
    const text = analysis && (await getText(env, documentId));
    if (!analysis || text === null) throw new AppError("conflict", tooEarly);
    return read(text, analysis);
  });
  return { case: found, answer };
}

/** The same for somebody who looks into the case, of which the record tells. @throws AppError `not_found`. */
export async function openCase(scope: Scope, member: Member, caseId: string) {
  const details = await getCaseDetails(scope.env, member, caseId);
  await recordedOpening(scope, member, caseId);
  return details;
}

/**
 * The analysis of a case as a Word document, as people have edited it.
 * @param withRead whether it also says what the reader had said.
 * @param version another version than the newest; the firm's positions are told of that alone.
 * @throws AppError `not_found`; `conflict` while there is no analysis.
 */
export async function getCaseReport(
  scope: Scope,
  member: Member,
  caseId: string,
  { withRead, version }: { withRead: boolean; version?: number | undefined },
) {
  const { env } = scope;
  await demandOnCase(env, member, "export", caseId);
  await charge(scope, "making", member.user.id);
  const details = await getCaseDetails(env, member, caseId, version);
  if (details.case.status !== "analyzed")
    throw new AppError("conflict", "There is no report yet: this document is not analysed.");
  await recorded(scope, member, "export", { kind: "report", id: caseId });
  // The library is large, and few requests need it.
  const { caseReport } = await import("../reports/report.server.ts");
  const { case_name: name, version: number } = details.case;
  const { isNewest } = details;
  const positions = isNewest ? positionsInWords(await positionsOnCase(env, member, caseId)) : [];
  return {
    fileName: `${inFileName(name)} - ${isNewest ? "" : `version ${number} `}report.docx`,
    bytes: await caseReport(details, { withRead, positions }),
  };
}
