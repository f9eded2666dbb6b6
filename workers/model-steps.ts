import type { WorkflowStep, WorkflowStepConfig } from "cloudflare:workers";
import type { AttemptParams } from "../app/services/analysis/attempts.server.ts";
import {
  type Absence,
  analysePiece,
  type CallOutcome,
  longestWait,
  mergePieces,
} from "../app/services/analysis/model-analysis.server.ts";
import { withoutValues } from "./step-errors.ts";

/** Calls of the model for one piece, before the built-in analyser takes over; fewer when it leaves us waiting. */
const mostCalls = 4;
const mostSlowCalls = 2;
/** Pieces that are read at the same time. */
const piecesAtOnce = 4;
const firstWait = 2_000;

/** What a call does besides waiting for the model can be repeated; the call has a time limit of its own. */
const calling: WorkflowStepConfig = {
  retries: { limit: 2, delay: "2 seconds", backoff: "exponential" },
  timeout: "5 minutes",
};

/**
 * Has the model read a document piece by piece, a step each, and sum up.
 * @returns "ended" when the attempt has its result, its failure or a successor; else why the model is not to be had.
 */
export async function analyseWithModel(
  env: Env,
  params: AttemptParams,
  pieces: number,
  step: WorkflowStep,
): Promise<"ended" | Absence> {
  for (let from = 0; from < pieces; from += piecesAtOnce) {
    const batch = Array.from({ length: Math.min(piecesAtOnce, pieces - from) }, (_, i) => from + i);
    const outcomes = await Promise.all(
      batch.map((index) =>
        persist(step, `piece ${index + 1}`, () => analysePiece(env, params, index)),
      ),
    );
    const ending = outcomes.find((outcome) => outcome !== "done");
    if (ending) return ending;
  }
  const outcome = await persist(step, "summary", () => mergePieces(env, params));
  return outcome === "done" ? "ended" : outcome;
}

/** Repeats a call after growing waits, or those that the provider asks for, until it is done or hopeless. */
async function persist(
  step: WorkflowStep,
  name: string,
  call: () => Promise<CallOutcome>,
): Promise<"done" | "ended" | Absence> {
  let slowCalls = 0;
  for (let calls = 1; ; calls++) {
    const outcome = await step.do(`${name}, call ${calls}`, calling, withoutValues(call));
    if (outcome.state === "done") return "done";
    if (outcome.state === "over") return "ended";
    if (outcome.state === "absent") return outcome.absence;
    if (outcome.slow) slowCalls++;
    const wait = outcome.waitMs ?? firstWait * 2 ** (calls - 1);
    if (calls === mostCalls || slowCalls === mostSlowCalls || wait > longestWait)
      return "unreachable";
    await step.sleep(`${name}, after call ${calls}`, wait);
  }
}
