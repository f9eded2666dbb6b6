import type { GenericSchema, InferOutput } from "valibot";
import { castOf } from "../../analysis/cast/read-cast.ts";
import type { Client } from "../../analysis/clauses/for-client.ts";
import { stripInvisible } from "../../analysis/condensing/invisible-characters.ts";
import { ModelError } from "../../analysis/model/error.ts";
import { checkAnswer, type PieceFindings, plainWords } from "../../analysis/model/findings.ts";
import { mergeFindings } from "../../analysis/model/merge.ts";
import type { Question } from "../../analysis/model/model.server.ts";
import { cutPieces } from "../../analysis/model/pieces.ts";
import { candidatesIn, pieceQuestion, summaryQuestion } from "../../analysis/model/questions.ts";
import { log } from "../../lib/log.ts";
import type { Analysis, Span } from "../../schemas/analysis.ts";
import { partyCalled } from "../../schemas/client.ts";
import { getInterim, putInterim } from "../cases/storage.server.ts";
import { type Reader, readBuiltIn, readerOf, storedText, storeResult } from "./analysis.server.ts";
import { type AttemptParams, failAttempt, patience, reportProgress } from "./attempts.server.ts";
import { reserveDocument, spendTokens, tokensSpent } from "./model-budget.server.ts";
import { modelAnalyser, modelLimits, modelSettings } from "./model-settings.server.ts";

/** Why the built-in analyser reads a document that the model was meant for. */
export type Absence = "unreachable" | "over-budget" | "too-long";

/** How a document is going to be analysed: by the model in so many pieces, or not by it. */
export type Plan = { by: "model"; pieces: number } | { by: "built-in"; absence: Absence | null };

/** How a step ended: `again` after so many milliseconds (the provider's wish, if it said one), `over` when the attempt has ended. */
export type CallOutcome =
  | { state: "done" }
  | { state: "over" }
  | { state: "again"; slow: boolean; waitMs: number | null }
  | { state: "absent"; absence: Absence };

/** The longest that a provider's wish to be left alone is granted. */
export const longestWait = 60_000;

/** English is about four characters a token; the rest is the question around a piece, and its answer. */
const estimate = (text: string, pieces: number) => text.length / 4 + pieces * 4_000;

/** How long an attempt may be silent while the model is asked. */
const patienceFor = (callMs: number) => callMs + longestWait + patience;

/**
 * Decides who analyses, and prepares what the calls need: the pieces, and the built-in analyser's result, whose
 * flags go with them. Can be repeated.
 */
export async function planAnalysis(env: Env, params: AttemptParams): Promise<Plan> {
  const settings = modelSettings(env);
  if (!settings) return { by: "built-in", absence: null };
  const text = await storedText(env, params);
  const pieces = cutPieces(text);
  if (estimate(text, pieces.length) > modelLimits(env).tokensPerDocument)
    return { by: "built-in", absence: "too-long" };
  if (!(await reserveDocument(env, params))) return { by: "built-in", absence: "over-budget" };
  await reportProgress(env, params, {}, patienceFor(settings.callMs));
  const reader = await readerOf(env, params);
  const builtIn = await readBuiltIn(text, reader);
  if (!builtIn) return { by: "built-in", absence: "too-long" };
  const preparation: Preparation = { pieces, builtIn, reader };
  await putInterim(env, params, "preparation", preparation);
  const { removed } = stripInvisible(text);
  log.info("model_analysis_planned", { ...params, count: pieces.length });
  if (removed > 0) log.warn("invisible_characters_removed", { ...params, count: removed });
  return { by: "model", pieces: pieces.length };
}

/** Has the model read one piece, and keeps what it found in the bucket. A piece that is there already is not read again. */
export async function analysePiece(
  env: Env,
  params: AttemptParams,
  index: number,
): Promise<CallOutcome> {
  if (await getInterim<PieceFindings>(env, params, `piece-${index}`)) return { state: "done" };
  const text = await storedText(env, params);
  const { pieces, builtIn, reader } = await preparationOf(env, params);
  const piece = pieces[index];
  if (!piece) throw new Error("There is no such piece.");
  const place = { part: index + 1, parts: pieces.length, client: clientOf(builtIn, reader) };
  const question = pieceQuestion(text, piece, place, builtIn);
  return call(env, params, async (ask) => {
    const answer = await ask(question);
    const known = {
      candidates: candidatesIn(piece, builtIn),
      cast: castOf(builtIn.facts.parties, text),
    };
    const findings = checkAnswer(text, piece, known, answer);
    log.info("model_piece_read", { ...params, count: findings.riskFlags.length });
    await putInterim(env, params, `piece-${index}`, findings);
  });
}

/** Sums up what the model found and stores the result, whole or not at all. */
export async function mergePieces(env: Env, params: AttemptParams): Promise<CallOutcome> {
  const text = await storedText(env, params);
  const { builtIn, pieces: spans, reader } = await preparationOf(env, params);
  const pieces = await Promise.all(spans.map((_, index) => pieceFindings(env, params, index)));
  const analyser = modelAnalyser(env.ANALYSIS_MODEL);
  const client = clientOf(builtIn, reader);
  const merge = (summary: string) =>
    mergeFindings(text, builtIn, pieces, summary, { analyser, client });
  const [only] = pieces;
  if (only && pieces.length === 1) {
    await storeResult(env, params, text, merge(only.summary));
    return { state: "done" };
  }
  const question = summaryQuestion(
    merge(""),
    reader.side,
    pieces.map(({ summary }) => summary),
  );
  return call(env, params, async (ask) => {
    const { executiveSummary } = await ask(question);
    await storeResult(env, params, text, merge(plainWords(executiveSummary, 2_500)));
  });
}

/** Asks the model and counts what it takes. */
type Asker = <S extends GenericSchema>(question: Question<S>) => Promise<InferOutput<S>>;

/** Runs what needs one call of the model, inside the attempt's time and the document's budget, and says how it went. */
async function call(
  env: Env,
  params: AttemptParams,
  work: (ask: Asker) => Promise<void>,
): Promise<CallOutcome> {
  const settings = modelSettings(env);
  const spent = await tokensSpent(env, params);
  if (!settings || spent === undefined) return { state: "absent", absence: "unreachable" };
  if (spent >= modelLimits(env).tokensPerDocument) return { state: "absent", absence: "too-long" };
  if (!(await reportProgress(env, params, {}, patienceFor(settings.callMs))))
    return { state: "over" };
  // The SDK is large: only a deployment with a key loads it.
  const { askModel } = await import("../../analysis/model/model.server.ts");
  const start = Date.now();
  try {
    await work(async (question) => {
      const { answer, tokens } = await askModel(settings, question);
      await spendTokens(env, params, tokens);
      return answer;
    });
    return { state: "done" };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn("model_call_failed", { ...params, code: error.kind, ms: Date.now() - start });
    if (!error.isFinal)
      return { state: "again", slow: error.kind === "slow", waitMs: error.waitMs ?? null };
    await failAttempt(env, params, finalFailures[error.kind === "refused" ? "refused" : "locked"]);
    return { state: "over" };
  }
}

const finalFailures = {
  refused: {
    code: "analyser_refused",
    message:
      "OpenAI declined to analyse this document. Trying again will not change that; please review it by hand.",
  },
  locked: {
    code: "analyser_unavailable",
    message:
      "OpenAI does not accept this service’s key or settings. Please tell whoever runs it, and try again once it is put right.",
  },
} as const;

/** What the calls need and that is worked out once. */
type Preparation = { pieces: Span[]; builtIn: Analysis; reader: Reader };

/** The party that the reader acts for, where one is called so, and else the side. */
const clientOf = ({ facts }: Analysis, { client, side }: Reader): Client => ({
  name: (client && partyCalled(facts.parties, client)?.name) || null,
  side: side ?? null,
});

async function preparationOf(env: Env, params: AttemptParams): Promise<Preparation> {
  const stored = await getInterim<Preparation>(env, params, "preparation");
  if (!stored) throw new Error("The preparation is not stored.");
  return stored;
}

async function pieceFindings(env: Env, params: AttemptParams, index: number) {
  const stored = await getInterim<PieceFindings>(env, params, `piece-${index}`);
  if (!stored) throw new Error("A piece is not stored.");
  return stored;
}
