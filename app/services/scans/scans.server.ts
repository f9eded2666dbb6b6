import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { caseScans, legalCases } from "../../db/schema.server.ts";
import { countOf } from "../../documents/wording.ts";
import type { Case } from "../../schemas/case.ts";
import { maxCharacters } from "../../schemas/documents/limits.ts";
import {
  maxScanPages,
  type ScannedPage,
  scannedPageSchema,
  wantsScan,
} from "../../schemas/documents/scan.ts";
import { nextAttempt } from "../analysis/attempts.server.ts";
import { getCase, startAnalysis } from "../cases/cases.server.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase } from "../cases/rows.server.ts";
import { getOriginal, putScanObject, scanTag, tagOf } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import { recordedOfCases } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { wholeDocuments } from "../semaphore.ts";
import { parseInput } from "../validation.ts";
import { packPages, type ScanTally } from "./packed-pages.server.ts";
import { pagesIn } from "./scan-body.server.ts";
import { scannedDocument } from "./scanned-document.server.ts";

/** Matches a case whose document, or a page of it, is a picture without text: what `wantsScan` says of it. */
const wanting = (): SQL | undefined =>
  or(
    and(eq(legalCases.status, "failed"), eq(legalCases.failure_code, "no_text")),
    and(
      eq(legalCases.status, "analyzed"),
      sql`EXISTS (SELECT 1 FROM json_each(${legalCases.reader_notes}) AS note
        WHERE note.value ->> 'code' IN ('pages_without_text', 'pages_illegible'))`,
    ),
  );

const hasText = () =>
  new AppError(
    "conflict",
    "This document has text of its own, or its scan has been read already: there is nothing to read.",
  );

/**
 * Takes what a browser read from the pictures of a document’s pages, and has it analysed. None of it is believed
 * before it is checked; a page at a time is in memory. Sent once more, the same scan is one.
 * @throws AppError `not_found`; `conflict` for a document that has text, or while it is analysed; `invalid_input`,
 * `too_large`, `unsupported_type` for a body that is no such scan.
 */
export async function putScan(
  scope: Scope,
  member: Member,
  caseId: string,
  request: Request,
): Promise<Case> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const found = await getCase(env, member, caseId);
  const document = await scannedDocument(env, caseId);
  if (!document) throw noSuchCase();
  if (!wantsScan(found) && !(await scanTag(env, document.id))) throw hasText();
  const { bytes, tally } = await wholeDocuments.run(() => packPages(checked(pagesIn(request))));
  if (!wantsScan(found)) {
    // The very scan that is stored is what was sent before, whose answer was lost.
    if ((await scanTag(env, document.id)) === tagOf(bytes)) return found;
    throw hasText();
  }
  await refuseOtherPages(env, document.id, tally.pages);
  await putScanObject(env, document.id, bytes, metadataOf(tally, 1));
  const db = database(env);
  const asked = and(visibleCase(member, caseId), wanting());
  const [, started] = await db.batch([
    recordedOfCases(scope, member, "change", asked, { details: { changed: [{ what: "scan" }] } }),
    db
      .update(legalCases)
      .set(nextAttempt())
      .where(asked)
      .returning({ id: legalCases.id, attempt: legalCases.attempt }),
    keepTally(env, caseId, document.version, { ...tally, changes: 1, by: member.user.id }),
  ]);
  const [row] = started;
  if (!row) throw hasText();
  await startAnalysis(scope, row);
  return getCase(env, member, caseId);
}

/** @throws AppError `invalid_input` for a scan of another number of pages than its document; `conflict` where that is gone. */
async function refuseOtherPages(env: Env, documentId: string, read: number) {
  const pages = await wholeDocuments.run(async () => {
    const original = await getOriginal(env, documentId);
    if (!original) return null;
    const { countPages } = await import("../../documents/count-pages.ts");
    return countPages(new Uint8Array(await original.arrayBuffer()));
  });
  if (pages === null)
    throw new AppError(
      "conflict",
      "The original of this document was deleted, so that its pages cannot be read any more.",
    );
  if (pages === read) return;
  const [scan, document] = [read, pages].map((count) => countOf(count, "page"));
  throw new AppError(
    "invalid_input",
    `This scan has ${scan}, but the document has ${document}. Please read it again in your browser.`,
  );
}

/** What is known of a scan without unpacking it. */
export const metadataOf = (tally: ScanTally, changes: number) =>
  Object.fromEntries(
    Object.entries({ ...tally, changes }).map(([name, value]) => [name, String(value)]),
  );

/** The statement that stores what a scan comes to, for the batch that has just begun its analysis. */
export const keepTally = (
  env: Env,
  caseId: string,
  version: number,
  { by, changes, ...tally }: ScanTally & { by: string; changes: number },
) =>
  insertWhere(
    env,
    caseScans,
    { case_id: caseId, version, ...tally, read_by: by, read_at: Date.now(), changes },
    sql`EXISTS (SELECT 1 FROM legal_cases WHERE id = ${caseId} AND status = 'analyzing' AND stage = 'stored')`,
  ).onConflictDoUpdate({
    target: [caseScans.case_id, caseScans.version],
    set: { ...tally, changes },
  });

/** Pages that are what they are to be. @throws AppError `invalid_input`, `too_large`. */
async function* checked(pages: AsyncIterable<unknown>): AsyncGenerator<ScannedPage> {
  let [count, characters] = [0, 0];
  for await (const page of pages) {
    if (++count > maxScanPages)
      throw new AppError("too_large", "A scan of more than 1,000 pages cannot be read. Split it.");
    const parsed = parseInput(scannedPageSchema, page);
    characters += parsed.text.length;
    if (characters > maxCharacters)
      throw new AppError(
        "too_large",
        "The text of this scan is longer than 1.5 million characters. Split the document.",
      );
    yield parsed;
  }
  if (count === 0) throw new AppError("invalid_input", "A scan has at least one page.");
}
