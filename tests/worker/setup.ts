import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";

const started = new Set<string>();
const createBatch = env.ANALYSE.createBatch.bind(env.ANALYSE);
env.ANALYSE.createBatch = async (batch) => {
  for (const { id } of batch) if (id !== undefined) started.add(id);
  return createBatch(batch);
};

/** Every test starts with an empty, migrated database and an empty bucket. */
beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
});

/** No analysis that one test started runs on into the next. */
afterEach(async () => {
  await Promise.all([...started].map(ended));
  started.clear();
});

const over = ["complete", "errored", "terminated"];

const ended = (id: string) =>
  vi.waitUntil(
    async () => {
      const state = await env.ANALYSE.get(id).then(
        (instance) => instance.status(),
        () => null,
      );
      return state === null || over.includes(state.status);
    },
    { timeout: 20_000, interval: 20 },
  );
