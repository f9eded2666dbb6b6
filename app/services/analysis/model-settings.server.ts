import type { ModelSettings } from "../../analysis/model/model.server.ts";

/** In seconds; the step around a call has five minutes. */
const longestCall = 240;

/** Who is asked when a document is analysed by a model; null without a key, when none is. */
export function modelSettings(env: Env): ModelSettings | null {
  if (!env.OPENAI_API_KEY) return null;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseURL: env.OPENAI_BASE_URL ?? "",
    model: env.ANALYSIS_MODEL,
    callMs: Math.min(longestCall, numberOf(env.ANALYSIS_CALL_SECONDS, 60)) * 1000,
  };
}

/** What a document and a day (UTC) may cost. */
export const modelLimits = (env: Env) => ({
  tokensPerDocument: numberOf(env.ANALYSIS_DOCUMENT_TOKENS, 300_000),
  documentsPerDay: numberOf(env.ANALYSIS_DAILY_DOCUMENTS, 1_000),
  documentsPerUser: numberOf(env.ANALYSIS_DAILY_DOCUMENTS_PER_USER, 100),
});

/** Whether the built-in analyser reads what the model cannot be had for. */
export const hasFallback = (env: Env) => String(env.ANALYSIS_FALLBACK).toLowerCase() !== "off";

/** What results say of who made them. */
export const modelAnalyser = (model: string) => `openai:${model}`;

function numberOf(setting: string | undefined, otherwise: number): number {
  const number = Number(setting);
  return setting && Number.isFinite(number) && number >= 0 ? number : otherwise;
}
