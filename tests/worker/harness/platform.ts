import type { WorkflowStep } from "cloudflare:workers";
import type { Work } from "../../../app/schemas/work.ts";
import type { AttemptParams } from "../../../app/services/analysis/attempts.server.ts";
import { withLimits } from "../../../app/services/limits.ts";
import { AnalyseCase } from "../../../workers/analyse-case.ts";
import { doWork } from "../../../workers/queue.ts";

type Sent = { to: string; subject: string };

/**
 * An environment with the real database and bucket whose workflows run in this process, without waiting between
 * the tries of a step, and whose mail is counted instead of sent; so that a test can break it at any call.
 * @param seenBy what the workflows see of the environment; a test may put its faults there.
 */
export function platform(env: Env, seenBy: (env: Env) => Env = (same) => same) {
  const instances = new Map<string, Promise<void>>();
  const batches: Promise<void>[] = [];
  const over = new Set<string>();
  const sent: Sent[] = [];
  const start = async (batch: { id: string; params: AttemptParams }[]) => {
    for (const { id, params } of batch)
      if (!instances.has(id))
        instances.set(
          id,
          runAttempt(withLimits(seen), params).then(() => void over.add(id)),
        );
    return [];
  };
  const get = async (id: string) => {
    if (!instances.has(id)) throw new Error("instance.not_found");
    return { status: async () => ({ status: over.has(id) ? "complete" : "running" }) };
  };
  const own: Env = {
    ...env,
    // Only what the product calls on these bindings.
    ANALYSE: { createBatch: start, deleteBatch: async () => [], get } as unknown as Env["ANALYSE"],
    EMAIL: { send: async (mail: Sent) => void sent.push(mail) } as unknown as Env["EMAIL"],
    WORK: {
      sendBatch: async (all: { body: Work }[]) => void batches.push(consume(withLimits(seen), all)),
    } as unknown as Env["WORK"],
    RATE_LIMIT: { limit: async () => ({ success: true }) },
  };
  const seen = seenBy(own);
  return {
    env: seen,
    sent,
    /** Waits until no workflow runs and the queue is empty. */
    settle: async () => {
      for (let known = -1; known !== instances.size + batches.length; ) {
        known = instances.size + batches.length;
        await Promise.all([...instances.values(), ...batches]);
      }
    },
  };
}

/** One workflow instance: an error that leaves it ends it, and nobody hears of that. */
async function runAttempt(env: Env, payload: AttemptParams): Promise<void> {
  const workflow: AnalyseCase = Object.create(AnalyseCase.prototype, { env: { value: env } });
  const event = { payload, timestamp: new Date(), instanceId: "", workflowName: "" };
  await workflow.run(event, step).catch(() => {});
}

const aBatch = 20;

/** Messages as the queue delivers them, once: the cron tells of what fails again. */
async function consume(env: Env, all: { body: Work }[]): Promise<void> {
  for (let i = 0; i < all.length; i += aBatch) {
    const messages = all
      .slice(i, i + aBatch)
      .map(({ body }) => ({ id: "", body, retry: () => {} }));
    // Only what the consumer reads of a batch.
    await doWork({ queue: "shadow-digital-work", messages } as unknown as MessageBatch, env);
  }
}

const defaultTries = 6;

/** Steps as the platform runs them: repeated when they fail, as often as they say. */
const step = {
  async do(_name: string, ...rest: unknown[]) {
    const work = rest.at(-1) as () => Promise<unknown>;
    const { retries } = (rest.length > 1 ? rest[0] : {}) as { retries?: { limit: number } };
    for (let left = retries?.limit ?? defaultTries - 1; ; left--) {
      try {
        return await work();
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  },
  sleep: async () => {},
} as unknown as WorkflowStep;
