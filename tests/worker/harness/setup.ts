import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach } from "vitest";
import { afterAnswers } from "./answers.ts";
import { fetchBesideResolver, restoreResolver } from "./outside/resolver.ts";
import { restoreSettings } from "./settings.ts";
import { afterAnalyses } from "./started.ts";
// What a request and a workflow load both at once is given to the first alone here, and fails the other.
import "../../../app/analysis/analyse.ts";
import "../../../app/documents/index.ts";

globalThis.fetch = fetchBesideResolver;

/** All in one text and one call: one by one, they take longer than most tests. */
const migrations = env.MIGRATIONS.flatMap(({ queries }) => queries).join(";\n");

/** Every test starts with an empty, migrated database and an empty bucket. */
beforeEach(async () => {
  restoreResolver();
  // What nobody has asked for in a while is not in memory, and would be passed over.
  await Promise.all([
    env.DB.prepare("SELECT 1").run(),
    env.FILES.head("nothing"),
    env.RATE_LIMIT.limit({ key: "nobody" }),
  ]);
  await reset();
  await env.DB.prepare(migrations).run();
});

/** Nothing that one test started runs on into the next, and nothing that it changed stays: files share a Worker. */
afterEach(async () => {
  await afterAnswers();
  await afterAnalyses();
  restoreSettings();
});
