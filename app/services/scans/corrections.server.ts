import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import type { Corrections, ScannedPage } from "../../schemas/documents/scan.ts";
import { nextAttempt } from "../analysis/attempts.server.ts";
import { getCase, startAnalysis } from "../cases/cases.server.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase } from "../cases/rows.server.ts";
import { getScanObject, putScanObject } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import { recordedOfCases } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { wholeDocuments } from "../semaphore.ts";
import { packPages, unpackPages } from "./packed-pages.server.ts";
import { scannedDocument } from "./scanned-document.server.ts";
import { keepTally, metadataOf } from "./scans.server.ts";

const changedMeanwhile = () =>
  new AppError(
    "conflict",
    "Somebody has corrected this scan in the meantime. Your words are not lost: look at the page as it now is, and save again.",
  );
const noSuchWord = () =>
  new AppError("not_found", "There is no such word in this scan. Please load the page again.");

/**
 * Puts words of a scan right, and has the document analysed anew. The bucket alone decides who was first. One whose
 * analysis could not be begun is made again by the same correction.
 * @throws AppError `not_found`; `conflict` when somebody else corrected meanwhile, or the original is gone.
 */
export async function correctScan(
  scope: Scope,
  member: Member,
  caseId: string,
  corrections: Corrections,
) {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const { original_deleted_at } = await getCase(env, member, caseId);
  if (original_deleted_at)
    throw new AppError(
      "conflict",
      "The original was deleted, so its words cannot be checked any more.",
    );
  const document = await scannedDocument(env, caseId);
  if (!document) throw noSuchCase();
  const { tally, changes } = await wholeDocuments.run(() => rewrite(env, document.id, corrections));
  const asked = visibleCase(member, caseId);
  const [, [row]] = await database(env).batch([
    recordedOfCases(scope, member, "change", asked, { details: { changed: [{ what: "scan" }] } }),
    database(env)
      .update(legalCases)
      .set(nextAttempt())
      .where(asked)
      .returning({ id: legalCases.id, attempt: legalCases.attempt }),
    keepTally(env, caseId, document.version, { ...tally, changes, by: member.user.id }),
  ]);
  if (!row) throw noSuchCase();
  await startAnalysis(scope, row);
}

async function rewrite(
  env: Env,
  documentId: string,
  { seen, page: wanted, ...words }: Corrections,
) {
  const object = await getScanObject(env, documentId);
  if (!object) throw noSuchWord();
  const changes = Number(object.customMetadata?.changes ?? 1);
  let [number, found, differs] = [0, false, false];
  async function* pages(body: ReadableStream) {
    for await (const page of unpackPages(body)) {
      if (number++ === wanted) {
        found = true;
        const corrected = correctedPage(page, words);
        differs = JSON.stringify(corrected) !== JSON.stringify(page);
        yield corrected;
      } else yield page;
    }
  }
  const { bytes, tally } = await packPages(pages(object.body));
  if (!found) throw noSuchWord();
  // What says so already is what this very correction has made of it, whose answer was lost.
  if (!differs) return { tally, changes };
  if (seen !== changes) throw changedMeanwhile();
  const stored = await putScanObject(
    env,
    documentId,
    bytes,
    metadataOf(tally, changes + 1),
    object.etag,
  );
  if (!stored) throw changedMeanwhile();
  return { tally, changes: changes + 1 };
}

/** A page with words put right. Whatever somebody has looked at is sure. */
export function correctedPage(
  page: ScannedPage,
  { word, text, right }: Pick<Corrections, "word" | "text" | "right">,
): ScannedPage {
  const said = new Map(word.map((index, i) => [index, text[i] ?? ""]));
  if ([...said.keys(), ...right].some((index) => !(index in page.words))) throw noSuchWord();
  let [rest, written] = [page.text, ""];
  const words = page.words.map((one, index) => {
    const now = said.get(index) ?? one.text;
    const at = rest.indexOf(one.text);
    written += rest.slice(0, at) + now;
    rest = rest.slice(at + one.text.length);
    const isSure = now !== one.text || right.includes(index);
    return { ...one, text: now, confidence: isSure ? 1 : one.confidence };
  });
  return { text: written + rest, words };
}
