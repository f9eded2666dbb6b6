import type { FailureCode } from "../../schemas/cases/life.ts";
import { analyseText } from "./analysis.server.ts";
import { type AttemptParams, failAttempt } from "./attempts.server.ts";
import type { Absence } from "./model-analysis.server.ts";
import { hasFallback } from "./model-settings.server.ts";

const remarks: Record<Absence, string> = {
  unreachable: "OpenAI was not reachable",
  "over-budget": "today’s limit for OpenAI was reached",
  "too-long": "too long for OpenAI",
};

const failures: Record<Absence, { code: FailureCode; message: string }> = {
  unreachable: {
    code: "analyser_unavailable",
    message: "OpenAI could not be reached. Please try again in a few minutes.",
  },
  "over-budget": {
    code: "analyser_unavailable",
    message: "Today’s limit of documents for OpenAI is reached. Please try again tomorrow.",
  },
  "too-long": {
    code: "too_long",
    message:
      "This document is longer than one analysis may be. Please upload it in parts, such as a file for each schedule.",
  },
};

/**
 * Ends an attempt that the model was meant for and could not do: the built-in analyser reads the document and the
 * result says why, or, where the deployment wants no other analyser, the case fails with that reason.
 */
export async function analyseWithoutModel(env: Env, params: AttemptParams, absence: Absence) {
  if (hasFallback(env)) await analyseText(env, params, remarks[absence]);
  else await failAttempt(env, params, failures[absence]);
}
