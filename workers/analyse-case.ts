import {
  WorkflowEntrypoint,
  type WorkflowEvent,
  type WorkflowStep,
  type WorkflowStepConfig,
} from "cloudflare:workers";
import { log } from "../app/lib/log.ts";
import { analyseText, readDocument } from "../app/services/analysis/analysis.server.ts";
import { type AttemptParams, failAttempt } from "../app/services/analysis/attempts.server.ts";
import { analyseWithoutModel } from "../app/services/analysis/model-absence.server.ts";
import type { Absence } from "../app/services/analysis/model-analysis.server.ts";
import { deleteInterim } from "../app/services/cases/storage.server.ts";
import { withLimits } from "../app/services/limits.ts";
import { isOutage } from "../app/services/outages.ts";
import { withoutValues } from "./step-errors.ts";

const reading: WorkflowStepConfig = {
  retries: { limit: 2, delay: "2 seconds", backoff: "exponential" },
  timeout: "30 seconds",
};
/** Shorter than the sweeper's patience: no step is taken for lost while it works. */
const analysing: WorkflowStepConfig = { ...reading, timeout: "40 seconds" };

const unfinished = {
  code: "analyser_unavailable",
  message: "The analysis did not finish. Please try again in a few minutes.",
} as const;
const unreadable = {
  code: "damaged",
  message:
    "This file could not be read: it seems to be damaged. Please open it, save it again and upload the new copy.",
} as const;

/** One attempt at a case: read the document, have it analysed. Every step can be repeated and returns no words of the document. */
export class AnalyseCase extends WorkflowEntrypoint<Env, AttemptParams> {
  constructor(context: ExecutionContext, env: Env) {
    super(context, withLimits(env));
  }

  override async run({ payload }: Readonly<WorkflowEvent<AttemptParams>>, step: WorkflowStep) {
    const outcome = await this.read(payload, step);
    if (outcome !== "text") return;
    try {
      const absence = await this.askModel(payload, step);
      if (absence === "ended") return;
      await step.do(
        "analyse",
        analysing,
        withoutValues(() =>
          absence
            ? analyseWithoutModel(this.env, payload, absence)
            : analyseText(this.env, payload),
        ),
      );
    } catch (error) {
      await this.fail(step, payload, error, unfinished);
    }
  }

  /** @returns "ended", or why the built-in analyser is to read the document; null when no model is set up. */
  private async askModel(
    payload: AttemptParams,
    step: WorkflowStep,
  ): Promise<"ended" | Absence | null> {
    const plan = await step.do(
      "plan",
      analysing,
      withoutValues(async () => {
        const { planAnalysis } = await import("../app/services/analysis/model-analysis.server.ts");
        return planAnalysis(this.env, payload);
      }),
    );
    if (plan.by === "built-in") return plan.absence;
    try {
      const { analyseWithModel } = await import("./model-steps.ts");
      return await analyseWithModel(this.env, payload, plan.pieces, step);
    } finally {
      await step.do("tidy up", () => deleteInterim(this.env, payload));
    }
  }

  private async read(payload: AttemptParams, step: WorkflowStep): Promise<"text" | "nothing"> {
    try {
      const hasText = await step.do(
        "read",
        reading,
        withoutValues(() => readDocument(this.env, payload)),
      );
      return hasText ? "text" : "nothing";
    } catch (error) {
      await this.fail(step, payload, error, isOutage(error) ? unfinished : unreadable);
      return "nothing";
    }
  }

  private async fail(
    step: WorkflowStep,
    payload: AttemptParams,
    error: unknown,
    failure: Parameters<typeof failAttempt>[2],
  ) {
    log.error("analysis_step_failed", { ...payload, error });
    await step.do("fail", () => failAttempt(this.env, payload, failure));
  }
}
