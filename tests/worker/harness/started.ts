import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { AttemptParams } from "../../../app/services/analysis/attempts.server.ts";

const started = new Set<string>();
const { ANALYSE } = env;
const startBatch = ANALYSE.createBatch.bind(ANALYSE);
Object.assign(ANALYSE, {
  createBatch: (batch: WorkflowInstanceCreateOptions<AttemptParams>[]) => {
    for (const { id } of batch) if (id !== undefined) started.add(id);
    return startBatch(batch);
  },
});

/** Waits until every analysis has ended that was started on the real workflow. */
export async function afterAnalyses() {
  await Promise.all([...started].map(ended));
  started.clear();
}

const over = ["complete", "errored", "terminated"];

const ended = (id: string) =>
  vi.waitUntil(
    async () => {
      const state = await ANALYSE.get(id).then(
        (instance) => instance.status(),
        () => null,
      );
      return state === null || over.includes(state.status);
    },
    { timeout: 20_000, interval: 20 },
  );
