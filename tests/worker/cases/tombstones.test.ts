import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { bucketAudit, legalCases, tombstones } from "../../../app/db/schema.server.ts";
import { auditBucket } from "../../../app/services/cases/audit.server.ts";
import {
  buryAll,
  expectCase,
  giveUpUpload,
  sweepTombstones,
} from "../../../app/services/cases/tombstones.server.ts";
import { withPorts } from "../../../app/services/ports.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { uploadContract } from "../harness/analysis.ts";
import { Browser, signedInBrowser } from "../harness/browser.ts";
import { storeCases } from "../harness/stored-cases.ts";

const hour = 60 * 60_000;
const keys = async () => (await env.FILES.list()).objects.map(({ key }) => key);
const buried = () => database(env).select().from(tombstones);
const later = (ms: number) => vi.spyOn(Date, "now").mockReturnValue(Date.now() + ms);

afterEach(() => vi.restoreAllMocks());

/** The same visitor in an environment of the test's. */
const asSeenBy = (browser: Browser, withEnv: Env) =>
  new Browser(withEnv).keep("__Host-session", browser.cookie("__Host-session") ?? "");

describe("an upload", () => {
  it("leaves no tombstone when its case is made", async () => {
    await uploadContract(await signedInBrowser());
    expect(await buried()).toEqual([]);
  });

  it("that dies before its case is made is found an hour later, and not before", async () => {
    const browser = await signedInBrowser();
    const dying = withPorts(env, async ({ what }, proceed) => {
      if (what === "batch") throw new Error("The server was killed.");
      return proceed();
    });
    await asSeenBy(browser, dying).upload(contractFile());
    await sweepTombstones(env);
    expect(await keys()).toHaveLength(1);
    later(hour + 1);
    await sweepTombstones(env);
    expect([await keys(), await buried()]).toEqual([[], []]);
  });

  it("that was given up makes no case, also while its document cannot be deleted", async () => {
    const browser = await signedInBrowser();
    const withoutBucket = withPorts(env, async ({ port }, proceed) => {
      if (port === "bucket") throw new Error("delete: Unspecified error (10001)");
      return proceed();
    });
    const late = withPorts(env, async ({ what }, proceed) => {
      if (what === "batch") {
        later(hour + 1);
        await expect(sweepTombstones(withoutBucket)).rejects.toThrow("10001");
        vi.restoreAllMocks();
      }
      return proceed();
    });
    expect((await asSeenBy(browser, late).upload(contractFile())).status).toBe(409);
    expect(await database(env).$count(legalCases)).toBe(0);
  });

  it("that comes too late makes no case without its document", async () => {
    const browser = await signedInBrowser();
    const late = withPorts(env, async ({ what }, proceed) => {
      if (what === "batch") {
        later(hour + 1);
        await sweepTombstones(env);
        vi.restoreAllMocks();
      }
      return proceed();
    });
    expect((await asSeenBy(browser, late).upload(contractFile())).status).toBe(409);
    expect([await keys(), await database(env).$count(legalCases)]).toEqual([[], 0]);
  });

  it("whose answer of the database was lost keeps its case when it is asked again", async () => {
    const browser = await signedInBrowser();
    const twice = withPorts(env, async ({ what }, proceed) => {
      if (what === "batch") await proceed();
      return proceed();
    });
    const answer = await asSeenBy(browser, twice).upload(contractFile());
    expect(answer.status).toBe(201);
    expect(await database(env).$count(legalCases)).toBe(1);
    expect((await keys()).filter((key) => key.endsWith("/original"))).toHaveLength(1);
  });

  it("is given up only while its case is not there", async () => {
    const [id = ""] = await storeCases("somebody", [{}]);
    await env.FILES.put(`cases/${id}/original`, "1");
    await giveUpUpload(env, id);
    expect(await keys()).toHaveLength(1);
  });
});

describe("a tombstone", () => {
  it("stays until a look at the bucket that comes after every late put", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await browser.send("DELETE", `/api/cases/${id}`);
    expect(await keys()).toEqual([]);
    await env.FILES.put(`cases/${id}/text`, "put by a step that was under way");
    await sweepTombstones(env);
    expect(await buried()).toHaveLength(1);
    later(hour + 1);
    await sweepTombstones(env);
    expect([await keys(), await buried()]).toEqual([[], []]);
  });

  it("stays while the bucket does not answer, and the next round goes on", async () => {
    await buryAll(env, ["gone"]);
    await env.FILES.put("cases/gone/original", "1");
    const away = withPorts(env, async ({ port }, proceed) => {
      if (port === "bucket") throw new Error("The bucket is away.");
      return proceed();
    });
    await expect(sweepTombstones(away)).rejects.toThrow("away");
    expect(await buried()).toHaveLength(1);
    later(6 * 60_000);
    await sweepTombstones(env);
    expect([await keys(), await buried()]).toEqual([[], []]);
  });

  it("of 1,200 cases is worked off in three rounds of few calls", async () => {
    const ids = Array.from({ length: 1200 }, (_, i) => `gone-${i}`);
    await buryAll(env, ids);
    await Promise.all(ids.slice(0, 30).map((id) => env.FILES.put(`cases/${id}/text`, "1")));
    let calls = 0;
    const counting = withPorts(env, (_call, proceed) => {
      calls++;
      return proceed();
    });
    await sweepTombstones(counting);
    expect(calls).toBeLessThanOrEqual(16);
    expect([await keys(), await buried()]).toEqual([[], []]);
  });
});

describe("the audit of the bucket", () => {
  it("finds what has neither a case nor a tombstone once it is old enough", async () => {
    const [kept = ""] = await storeCases("somebody", [{}]);
    await expectCase(env, "expected");
    for (const id of [kept, "expected", "gone"]) await env.FILES.put(`cases/${id}/original`, "1");
    const audit = async () => {
      await auditBucket(env);
      await sweepTombstones(env);
      return (await keys()).sort();
    };
    expect(await audit()).toHaveLength(3);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + hour - 1000);
    await database(env)
      .update(tombstones)
      .set({ due_at: Date.now() + hour });
    later(2000);
    expect(await audit()).toEqual(["cases/expected/original", `cases/${kept}/original`].sort());
  });

  it("walks through the whole bucket, some pages each hour, and begins anew at its end", async () => {
    const pages = Array.from({ length: 12 }, (_, i) => `page-${String(i).padStart(2, "0")}`);
    const listed: (string | undefined)[] = [];
    const oneKeyAPage: Env = {
      ...env,
      FILES: {
        list: async ({ startAfter }: R2ListOptions) => {
          listed.push(startAfter);
          const at = pages.findIndex((page) => `cases/${page}/x` === startAfter) + 1;
          const objects = [{ key: `cases/${pages[at]}/x`, uploaded: new Date() }];
          return { objects, truncated: at < pages.length - 1 };
        },
      } as unknown as Env["FILES"],
    };
    await auditBucket(oneKeyAPage);
    expect(await database(env).select().from(bucketAudit)).toMatchObject([
      { last_key: "cases/page-09/x" },
    ]);
    await auditBucket(oneKeyAPage);
    await auditBucket(oneKeyAPage);
    expect(listed[10]).toBe("cases/page-09/x");
    expect(listed[12]).toBeUndefined();
  });

  it("leaves all alone when nearly everything seems to be left over: that is the wrong database", async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => env.FILES.put(`cases/case-${i}/original`, "1")),
    );
    later(2 * hour);
    await auditBucket(env);
    await sweepTombstones(env);
    expect(await keys()).toHaveLength(30);
  });
});
