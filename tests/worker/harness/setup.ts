import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import type { AttemptParams } from "../../../app/services/analysis/attempts.server.ts";
import { afterAnswers } from "./answers.ts";

const started = new Set<string>();
const { ANALYSE } = env;
const startBatch = ANALYSE.createBatch.bind(ANALYSE);
Object.assign(ANALYSE, {
  createBatch: (batch: WorkflowInstanceCreateOptions<AttemptParams>[]) => {
    for (const { id } of batch) if (id !== undefined) started.add(id);
    return startBatch(batch);
  },
});

/** Every test starts with an empty, migrated database and an empty bucket. */
beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
});

/** Nothing that one test started runs on into the next: no mail, no analysis. */
afterEach(async () => {
  await afterAnswers();
  await Promise.all([...started].map(ended));
  started.clear();
});

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
