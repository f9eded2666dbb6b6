import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, throttle } from "../../../app/db/schema.server.ts";
import {
  deleteOrphanedObjects,
  restartLostAnalyses,
} from "../../../app/services/analysis/sweeper.server.ts";
import { buckets, charge, deleteFullBuckets } from "../../../app/services/throttle.server.ts";
import { withPorts } from "../faults/ports.ts";

const hour = 60 * 60_000;

const lostCase = (id: string) => ({
  id,
  user_id: "user",
  case_name: id,
  file_name: "Deed.txt",
  file_type: "txt" as const,
  file_size: 1,
  file_sha256: "0",
  status: "analyzing" as const,
  stage: "stored" as const,
  attempt: 1,
  tries: 1,
  deadline: 1,
  created_at: 1,
});
const rows = () => database(env).select().from(legalCases);
const keys = async () => (await env.FILES.list()).objects.map(({ key }) => key);
const later = (ms: number) => vi.spyOn(Date, "now").mockReturnValue(Date.now() + ms);

afterEach(() => vi.restoreAllMocks());

describe("lost analyses", () => {
  it("are all taken up, also when some cannot be started", async () => {
    await database(env).insert(legalCases).values(["a", "b", "c"].map(lostCase));
    const started: string[] = [];
    const flaky = withPorts(env, async ({ port }, proceed) => {
      if (port !== "workflow") return proceed();
      started.push("one");
      throw new Error("The workflows are away.");
    });
    expect(await restartLostAnalyses(flaky)).toBe(3);
    expect(started).toHaveLength(3);
    expect((await rows()).map(({ attempt }) => attempt)).toEqual([2, 2, 2]);
  });

  it("are left alone when a sign of life comes at the last moment", async () => {
    await database(env).insert(legalCases).values(lostCase("a"));
    let calls = 0;
    const late = withPorts(env, async ({ port }, proceed) => {
      if (port === "database" && ++calls === 2)
        await database(env)
          .update(legalCases)
          .set({ deadline: Date.now() + hour });
      return proceed();
    });
    await restartLostAnalyses(late);
    expect(await rows()).toMatchObject([{ attempt: 1, status: "analyzing" }]);
  });
});

describe("a text that dies while it is analysed", () => {
  const idle = withPorts(env, async ({ port }, proceed) =>
    port === "workflow" ? undefined : proceed(),
  );
  const dieAnalysing = () =>
    database(env).update(legalCases).set({ stage: "analysing", deadline: 1 });

  it("is not analysed a third time: its case fails as too long", async () => {
    await database(env)
      .insert(legalCases)
      .values({ ...lostCase("a"), stage: "analysing" });
    await restartLostAnalyses(idle);
    expect(await rows()).toMatchObject([{ attempt: 2, status: "analyzing" }]);
    await dieAnalysing();
    await restartLostAnalyses(idle);
    expect(await rows()).toMatchObject([
      {
        attempt: 2,
        status: "failed",
        failure_code: "too_long",
        failure_message: expect.stringContaining("split it"),
      },
    ]);
  });

  it("has both of its tries when an attempt was lost before it", async () => {
    await database(env).insert(legalCases).values(lostCase("a"));
    await restartLostAnalyses(idle);
    await dieAnalysing();
    await restartLostAnalyses(idle);
    expect(await rows()).toMatchObject([{ attempt: 3, status: "analyzing" }]);
    await dieAnalysing();
    await restartLostAnalyses(idle);
    expect(await rows()).toMatchObject([{ status: "failed", failure_code: "too_long" }]);
  });
});

describe("orphans", () => {
  it("are deleted once they are old enough to be none of an upload's", async () => {
    await database(env).insert(legalCases).values(lostCase("kept"));
    await env.FILES.put("cases/kept/original", "1");
    await env.FILES.put("cases/gone/original", "1");
    await env.FILES.put("cases/gone/text", "1");
    await deleteOrphanedObjects(env);
    expect(await keys()).toHaveLength(3);
    later(2 * hour);
    await deleteOrphanedObjects(env);
    expect(await keys()).toEqual(["cases/kept/original"]);
  });

  it("are left alone when nearly everything seems to be one: that is the wrong database", async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => env.FILES.put(`cases/case-${i}/original`, "1")),
    );
    later(2 * hour);
    await deleteOrphanedObjects(env);
    expect(await keys()).toHaveLength(30);
  });
});

describe("the throttle", () => {
  it("keeps no address for longer than it needs it", async () => {
    await charge({ env }, "sign-in", "solicitor@firm.example");
    await charge({ env }, "lead", "192.0.2.1");
    await deleteFullBuckets(env);
    expect(await database(env).select().from(throttle)).toHaveLength(2);
    later(hour);
    await deleteFullBuckets(env);
    expect(await database(env).select().from(throttle)).toEqual([]);
  });

  it("gives every bucket time to fill before it is forgotten", () => {
    for (const { burst, everySeconds } of Object.values(buckets))
      expect(burst * everySeconds * 1000).toBeLessThanOrEqual(hour);
  });
});
