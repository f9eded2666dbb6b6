import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, throttle } from "../../../app/db/schema.server.ts";
import { instanceStatus, startWorkflow } from "../../../app/services/analysis/attempts.server.ts";
import {
  deleteStaleInterim,
  restartLostAnalyses,
} from "../../../app/services/analysis/sweeper.server.ts";
import { deleteInterim } from "../../../app/services/cases/storage.server.ts";
import { withPorts } from "../../../app/services/ports.ts";
import { buckets, charge, deleteFullBuckets } from "../../../app/services/throttle.server.ts";

const minute = 60_000;
const hour = 60 * minute;

const lostCase = (id: string) => ({
  id,
  firm_id: "firm",
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
    const flaky = withPorts(env, async ({ what }, proceed) => {
      if (what !== "createBatch") return proceed();
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
    port === "workflow" ? { status: async () => ({ status: "errored" }) } : proceed(),
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

describe("an analysis that gives no sign of life", () => {
  /** The workflow binding, whose instance of the first attempt is as told. */
  const withInstance = (status: () => Promise<string>): Env => ({
    ...env,
    ANALYSE: {
      get: async () => ({ status: async () => ({ status: await status() }) }),
      createBatch: async () => [],
    } as unknown as Env["ANALYSE"],
  });
  const attempts = async (status: () => Promise<string>, silentFor: number) => {
    await database(env).delete(legalCases);
    await database(env)
      .insert(legalCases)
      .values({ ...lostCase("a"), deadline: Date.now() - silentFor });
    await restartLostAnalyses(withInstance(status));
    return (await rows())[0]?.attempt;
  };

  it("is waited for while its instance is queued or stopped, for an hour", async () => {
    for (const status of ["queued", "paused"]) {
      expect([status, await attempts(async () => status, 50 * minute)]).toEqual([status, 1]);
      expect([status, await attempts(async () => status, 61 * minute)]).toEqual([status, 2]);
    }
  });

  it("is waited for as long as a step with its repeats may take while its instance runs", async () => {
    for (const status of ["running", "waiting", "waitingForPause"]) {
      expect([status, await attempts(async () => status, minute)]).toEqual([status, 1]);
      expect([status, await attempts(async () => status, 2 * minute)]).toEqual([status, 2]);
    }
  });

  it("is started again at once when its instance has ended or is not there", async () => {
    for (const status of ["errored", "terminated", "complete", "unknown"])
      expect([status, await attempts(async () => status, 1)]).toEqual([status, 2]);
    const missing = async () => {
      throw new Error("(instance.not_found) Provided instance id does not exist");
    };
    expect(await attempts(missing, 1)).toBe(2);
  });

  it("is left alone while the platform does not say how its instance is", async () => {
    const silent = async () => {
      throw new Error("The workflows are away.");
    };
    expect(await attempts(silent, 3 * hour)).toBe(1);
  });

  it("is asked about by the id of its instance on the real platform", async () => {
    await startWorkflow(env, { caseId: "nobody", attempt: 1 });
    await vi.waitUntil(async () => (await statusOf(1)) === "complete", { timeout: 20_000 });
    expect(await statusOf(2)).toBe("unknown");
  });
  const statusOf = (attempt: number) => instanceStatus(env, { caseId: "nobody", attempt });

  it("does not keep others from their turn", async () => {
    const many = Array.from({ length: 120 }, (_, i) => lostCase(`case-${i}`));
    for (let i = 0; i < many.length; i += 4)
      await database(env)
        .insert(legalCases)
        .values(many.slice(i, i + 4).map((one) => ({ ...one, deadline: Date.now() - 1 })));
    const asked = new Set<string>();
    const queued: Env = {
      ...env,
      ANALYSE: {
        get: async (id: string) => {
          asked.add(id);
          return { status: async () => ({ status: "queued" }) };
        },
      } as unknown as Env["ANALYSE"],
    };
    for (let minutes = 0; minutes < 40 && asked.size < many.length; minutes++)
      await restartLostAnalyses(queued);
    expect(asked.size).toBe(many.length);
  });
});

describe("what steps left for one another", () => {
  it("is deleted once its attempt is over, and stays while it is under way", async () => {
    await database(env)
      .insert(legalCases)
      .values([
        { ...lostCase("runs"), attempt: 2 },
        { ...lostCase("done"), status: "analyzed" },
      ]);
    for (const attempt of ["runs/1", "runs/2", "done/1", "gone/1"])
      for (const part of ["preparation", "piece-0"])
        await env.FILES.put(`interim/${attempt}/${part}`, "{}");
    await env.FILES.put("cases/done/text", "words");
    await deleteStaleInterim(env);
    expect(await keys()).toEqual([
      "cases/done/text",
      "interim/runs/2/piece-0",
      "interim/runs/2/preparation",
    ]);
  });

  it("is tidied by a late attempt for itself alone", async () => {
    for (const attempt of ["a/1", "a/10", "a/2", "ab/1"])
      await env.FILES.put(`interim/${attempt}/preparation`, "{}");
    await deleteInterim(env, { caseId: "a", attempt: 1 });
    expect(await keys()).toEqual(
      ["a/10", "a/2", "ab/1"].map((attempt) => `interim/${attempt}/preparation`),
    );
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
