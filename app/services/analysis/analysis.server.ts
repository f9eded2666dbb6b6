import { eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { caseClients, legalCases } from "../../db/schema.server.ts";
import type { Extraction } from "../../documents/types.ts";
import { Deadline } from "../../lib/deadline.ts";
import { log } from "../../lib/log.ts";
import { sha256 } from "../../lib/sha256.server.ts";
import { truncateUtf8 } from "../../lib/text/utf8.ts";
import type { Analysis, Side } from "../../schemas/analysis.ts";
import { partyCalled } from "../../schemas/client.ts";
import { packLayout } from "../../schemas/documents/layout.ts";
import { keepClient } from "../cases/client.server.ts";
import {
  getOriginal,
  getPages,
  getText,
  putHeads,
  putLayout,
  putText,
} from "../cases/storage.server.ts";
import { readingColumns } from "../cases/stored-reading.server.ts";
import { readResultDates } from "../dates/result.server.ts";
import { findCorrections } from "../flags/corrections.server.ts";
import { countSoon, uncounted } from "../flags/open-flags.server.ts";
import { placeHandsAnew } from "../flags/placing.server.ts";
import { readingOfResult } from "../playbooks/with-analysis.server.ts";
import { withScan } from "../scans/with-scan.server.ts";
import { indexText } from "../search/passage-index.server.ts";
import { wholeDocuments } from "../semaphore.ts";
import { documentOfCase, newestDocument } from "../versions/newest.server.ts";
import { webhookEvent } from "../webhooks/events.server.ts";
import {
  type AttemptParams,
  current,
  failAttempt,
  reportProgress,
  tooLongToAnalyse,
} from "./attempts.server.ts";
import { modelAnalyser, modelSettings } from "./model-settings.server.ts";

/** The bytes of a text that its row holds; the bucket has the whole. */
export const maxStoredText = 1_000;

/**
 * Milliseconds of the wall clock that the built-in analyser has for a document: many times what the longest
 * honest one needs on a busy machine, and well below the time limit of its step.
 */
export const analysisPatienceMs = 20_000;

/** Which analyser would read a document now. */
export function analyserInUse(env: Env): string {
  const settings = modelSettings(env);
  return settings ? modelAnalyser(settings.model) : "built-in";
}

/**
 * Reads the original of a case and stores its text. Can be repeated.
 * @returns whether there is a text to analyse; if not, the case has failed with its reason or the attempt is over.
 */
export async function readDocument(env: Env, params: AttemptParams): Promise<boolean> {
  const document = await reading(env, params);
  if (!document) return false;
  const extraction = await wholeDocuments.run(() => extractOriginal(env, params, document));
  if (extraction === "gone") {
    // Deleted by its user's setting, perhaps; the text is kept.
    if ((await getText(env, document.id)) !== null)
      return reportProgress(env, params, { stage: "analysing" });
    await failAttempt(env, params, {
      code: "damaged",
      message: "The uploaded file is gone. Please upload it again.",
    });
    return false;
  }
  if (!extraction.ok) {
    await failAttempt(env, params, extraction.error);
    return false;
  }
  await putText(env, document.id, extraction.text, extraction.pageStarts);
  if (extraction.layout)
    await putLayout(env, document.id, packLayout(extraction.layout, extraction.text.length));
  if (extraction.runningHeads) await putHeads(env, document.id, extraction.runningHeads);
  await indexText(env, params, extraction.text);
  return reportProgress(env, params, {
    stage: "analysing",
    reader_notes: extraction.notes,
    file_content: truncateUtf8(extraction.text, maxStoredText),
  });
}

type Document = { id: string; fileName: string; sha256: string };

/** The document that is to be read; undefined when the attempt does not count any more. */
async function reading(env: Env, params: AttemptParams): Promise<Document | undefined> {
  if (!(await reportProgress(env, params, { stage: "reading" }))) return undefined;
  const { file_name: fileName, file_sha256: sha256 } = legalCases;
  const [row] = await database(env)
    .select({ id: newestDocument, fileName, sha256 })
    .from(legalCases)
    .where(current(params));
  return row;
}

/** What the reader makes of the original; `gone` without one. */
async function extractOriginal(
  env: Env,
  params: AttemptParams,
  document: Document,
): Promise<Extraction | "gone"> {
  const original = await getOriginal(env, document.id);
  if (!original) return "gone";
  const bytes = new Uint8Array(await original.arrayBuffer());
  if (sha256(bytes).toString("hex") === document.sha256) {
    const { extractText } = await import("../../documents/index.ts");
    return withScan(env, document.id, await extractText(bytes, document.fileName));
  }
  log.error("original_altered", params);
  const message =
    "The stored file is not the one that was uploaded, so it was not analysed. Please upload it again.";
  return { ok: false, error: { code: "damaged", message } };
}

/** The text that `readDocument` stored. */
export async function storedText(env: Env, { caseId }: AttemptParams): Promise<string> {
  const document = await documentOfCase(env, caseId);
  const text = document === null ? null : await getText(env, document);
  if (text === null) throw new Error("The text to analyse is not stored.");
  return text;
}

/** The pages of that text. */
async function storedPages(env: Env, { caseId }: AttemptParams) {
  const document = await documentOfCase(env, caseId);
  return document === null ? [] : getPages(env, document);
}

/** Whom a document is read for: a client in its user's words, or else a side, if either was said. */
export type Reader = { side?: Side; client?: string };

/** Whom the reader of a case acts for. */
export async function readerOf(env: Env, params: AttemptParams): Promise<Reader> {
  const [row] = await database(env)
    .select({ side: legalCases.side, client: caseClients.client })
    .from(legalCases)
    .leftJoin(caseClients, eq(caseClients.case_id, legalCases.id))
    .where(current(params));
  return { ...(row?.side && { side: row.side }), ...(row?.client && { client: row.client }) };
}

/**
 * The built-in analyser's reading of a text, as it is for the client, where a party is called so.
 * @returns null when it took longer than it may.
 */
export async function readBuiltIn(
  text: string,
  { side, client }: Reader,
  patienceMs = analysisPatienceMs,
): Promise<Analysis | null> {
  const { analyseWithin } = await import("../../analysis/analyse.ts");
  const analysis = await analyseWithin(new Deadline(patienceMs), text, side ? { side } : {});
  const party = analysis && client && partyCalled(analysis.facts.parties, client);
  if (!party) return analysis;
  const { readFor } = await import("../../analysis/read-for.ts");
  return readFor(text, analysis, { name: party.name });
}

/**
 * Has the built-in analyser read the stored text, and stores the result. Can be repeated.
 * @param remark what the result says of the analyser besides its name.
 * @param patienceMs how long it may take; a document that takes longer fails as too long.
 */
export async function analyseText(
  env: Env,
  params: AttemptParams,
  remark?: string,
  patienceMs = analysisPatienceMs,
) {
  const text = await storedText(env, params);
  const analysis = await readBuiltIn(text, await readerOf(env, params), patienceMs);
  if (!analysis) return failAttempt(env, params, tooLongToAnalyse);
  const analyser = remark ? `${analysis.analyser} (${remark})` : analysis.analyser;
  await storeResult(env, params, text, { ...analysis, analyser });
}

/**
 * Stores the result of an attempt at once, if the attempt is still the one that counts; and the name of its client,
 * where a party is called as the user called it; and what the firm's playbook comes to.
 */
export async function storeResult(
  env: Env,
  params: AttemptParams,
  text: string,
  { words, executiveSummary, riskFlags, analyser, ...analysis }: Analysis,
) {
  const { client, side } = await readerOf(env, params);
  const party = client && partyCalled(analysis.facts.parties, client);
  const said = await findCorrections(env, current(params));
  const { readFor } = await import("../../analysis/read-for.ts");
  // What people have said of this version of the document is said of it still.
  const summary =
    Object.keys(said).length === 0
      ? executiveSummary
      : readFor(
          text,
          { ...analysis, words, executiveSummary, riskFlags, analyser },
          { name: party ? party.name : null, side: side ?? null },
          said,
        ).executiveSummary;
  const named = (party ? party.name : client) || null;
  const pages = await storedPages(env, params);
  const reading = await readingOfResult(env, params, { text, analysis, client: named });
  const db = database(env);
  const placed = await placeHandsAnew(env, params.caseId, async () => text, current(params));
  const analyzedAt = Date.now();
  const dates = await readResultDates(env, params, { text, facts: analysis.facts, analyzedAt });
  await db.batch([
    webhookEvent(env, "case.analysed", params.caseId, {}, current(params)),
    ...placed,
    ...reading,
    ...dates,
    db
      .update(legalCases)
      .set({
        status: "analyzed",
        stage: "done",
        deadline: null,
        analyzed_at: analyzedAt,
        ai_summary: summary,
        ...readingColumns(riskFlags, { ...analysis, ...(pages.length > 0 && { pages }) }),
        words,
        analyser,
      })
      .where(current(params)),
    ...(party ? [keepClient(env, params.caseId, party.name)] : []),
    uncounted(env, params.caseId),
  ]);
  await countSoon(env, params.caseId);
  log.info("analysis_done", { ...params, count: riskFlags.length });
}
