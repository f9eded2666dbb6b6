import { analyseDocument } from "../analysis/analyse.ts";
import { extractText } from "../analysis/extract/index.ts";
import { database } from "../db/client.server.ts";
import { legalCases } from "../db/schema.server.ts";
import { log } from "../lib/log.ts";
import { truncateUtf8 } from "../lib/utf8.ts";
import { type RiskLevel, riskLevels } from "../schemas/analysis.ts";
import { type AttemptParams, current, failAttempt, reportProgress } from "./attempts.server.ts";
import { getOriginal, getText, putText } from "./storage.server.ts";

/** D1's rows end at 2,000,000 bytes; the bucket has the whole text. */
const maxStoredText = 1_500_000;

/** Which analyser would read a document now. */
export const analyserInUse = (_env: Env) => "built-in";

/**
 * Reads the original of a case and stores its text. Can be repeated.
 * @returns whether there is a text to analyse; if not, the case has failed with its reason or the attempt is over.
 */
export async function readDocument(env: Env, params: AttemptParams): Promise<boolean> {
  if (!(await reportProgress(env, params, { stage: "reading" }))) return false;
  const original = await getOriginal(env, params.caseId);
  if (!original) {
    await failAttempt(env, params, {
      code: "damaged",
      message: "The uploaded file is gone. Please upload it again.",
    });
    return false;
  }
  const fileName = await fileNameOf(env, params);
  const extraction = await extractText(new Uint8Array(await original.arrayBuffer()), fileName);
  if (!extraction.ok) {
    await failAttempt(env, params, extraction.error);
    return false;
  }
  await putText(env, params.caseId, extraction.text);
  return reportProgress(env, params, {
    stage: "analysing",
    reader_notes: extraction.notes,
    file_content: truncateUtf8(extraction.text, maxStoredText),
  });
}

async function fileNameOf(env: Env, params: AttemptParams): Promise<string> {
  const [row] = await database(env)
    .select({ fileName: legalCases.file_name })
    .from(legalCases)
    .where(current(params));
  return row?.fileName ?? "";
}

/** Analyses the stored text of a case and stores the result, in one statement. Can be repeated. */
export async function analyseText(env: Env, params: AttemptParams) {
  const text = await getText(env, params.caseId);
  if (text === null) throw new Error("The text to analyse is not stored.");
  const { words, executiveSummary, riskFlags, analyser, ...analysis } = analyseDocument(text);
  await database(env)
    .update(legalCases)
    .set({
      status: "analyzed",
      stage: "done",
      deadline: null,
      analyzed_at: Date.now(),
      ai_summary: executiveSummary,
      risk_flags: JSON.stringify(riskFlags),
      top_risk: highest(riskFlags.map((flag) => flag.riskLevel)),
      words,
      analyser,
      analysis,
    })
    .where(current(params));
  log.info("analysis_done", { ...params, count: riskFlags.length });
}

const highest = (levels: RiskLevel[]) => riskLevels.find((level) => levels.includes(level)) ?? null;
