import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { outbox, throttle, users } from "../../../app/db/schema.server.ts";
import { instanceStatus } from "../../../app/services/analysis/attempts.server.ts";
import { getInterim, getOriginal, getText } from "../../../app/services/cases/storage.server.ts";
import { looksLikeSpam, stampForm } from "../../../app/services/form-stamp.server.ts";
import { limits, withLimits } from "../../../app/services/limits.ts";
import { isOutage, NoAnswer } from "../../../app/services/outages.ts";
import { type PortCall, withPorts } from "../../../app/services/ports.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { startedSession } from "../harness/accounts.ts";
import { uploadContract } from "../harness/analysis.ts";
import { afterAnswers } from "../harness/answers.ts";
import { Browser, errorCode, mailedToken, signedInBrowser } from "../harness/browser.ts";

const lead = {
  lead_type: "contact_form",
  business_name: "Torrens Bakery",
  enquiry_type: "seo",
  message: "We want to be found.",
};

/** The environment with one of its ports down. */
const without = (port: string) =>
  withPorts(env, async (call, proceed) => {
    if (call.port !== port) return proceed();
    throw new Error(
      port === "database" ? "D1_ERROR: Network connection lost." : "get: Unspecified error (10001)",
    );
  });

describe("while the database is down", () => {
  it("the API says that, and when to come back", async () => {
    const response = await new Browser(without("database")).post("/api/contacts", lead);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await errorCode(response)).toBe("unavailable");
  });

  it("a page with a form is shown all the same, and a form sent from it later is no spam for sure", async () => {
    expect(await stampForm(without("database"))).toBe("");
    expect(await looksLikeSpam(env, new FormData())).toBe(true);
  });
});

describe("when the database is back", () => {
  it("the link of a sign-up works, at whichever call the database went away", async () => {
    const email = "solicitor@firm.example";
    for (let reached = 1, done = false; !done; reached++) {
      let calls = 0;
      const going = withPorts(env, async ({ port }, proceed) => {
        if (port === "database" && ++calls >= reached)
          throw new Error("D1_ERROR: Network connection lost.");
        return proceed();
      });
      await database(env).delete(users);
      const browser = new Browser();
      await browser.post("/api/auth/sign-up", { email, password: "a lawyer's secret" });
      const token = await mailedToken(email);
      const first = await browser.to(going).post("/api/auth/confirm", { token });
      expect([200, 503]).toContain(first.status);
      done = first.ok;
      if (!done) expect((await browser.post("/api/auth/confirm", { token })).status).toBe(200);
    }
  });

  it("forms have their stamps again", async () => {
    let isDown = true;
    const flaky = withPorts(env, async (_, proceed) => {
      if (isDown) throw new Error("D1_ERROR: Network connection lost.");
      return proceed();
    });
    expect(await stampForm(flaky)).toBe("");
    isDown = false;
    expect(await stampForm(flaky)).not.toBe("");
  });
});

describe("while the bucket is down", () => {
  it("an upload and a download say that", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const cookie = `__Host-session=${browser.cookie("__Host-session")}`;
    const cut = new Browser(without("bucket"));
    const download = await cut.fetch(`/api/cases/${id}/file`, { headers: { Cookie: cookie } });
    expect([download.status, await errorCode(download)]).toEqual([503, "unavailable"]);
    const upload = await cut.upload(contractFile(), {}, { Cookie: cookie });
    expect([upload.status, await errorCode(upload)]).toEqual([503, "unavailable"]);
  });
});

describe("while the rate limit is down", () => {
  it("forms pass: the token buckets behind it hold", async () => {
    const response = await new Browser(without("rate limit")).post("/api/contacts", lead);
    expect(response.status).toBe(201);
  });
});

describe("what does not answer", () => {
  const silent = (port: PortCall["port"]) =>
    withPorts(env, (call, proceed) => {
      if (call.port === port) limits[port] = 1;
      return call.port === port ? new Promise(() => {}) : proceed();
    });

  it("is an outage after a while, that says when to come back", async () => {
    const response = await new Browser(silent("database")).post("/api/contacts", lead);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      error: { code: "unavailable", message: expect.stringContaining("try again in a minute") },
    });
  });

  it("takes no upload for ever, also one that streams", async () => {
    const browser = new Browser(silent("bucket")).keep("__Host-session", await startedSession());
    expect((await browser.upload(contractFile())).status).toBe(503);
  });

  it("holds up no lead when it is mail or the rate limit", async () => {
    for (const port of ["mail", "rate limit"] as const)
      expect((await new Browser(silent(port)).post("/api/contacts", lead)).status).toBe(201);
    await afterAnswers();
    const mails = await database(env).select().from(outbox);
    expect(mails.map(({ status, attempts }) => [status, attempts])).toEqual([
      ["due", 1],
      ["sent", 1],
    ]);
  });
});

describe("what answers, and then says no more", () => {
  const never = () => new Promise(() => {});
  const params = { caseId: "x", attempt: 1 };

  it("is an outage when it is the state of a workflow", async () => {
    // Only what the product calls on the binding.
    const ANALYSE = { get: async () => ({ status: never }) } as unknown as Env["ANALYSE"];
    limits.workflow = 1;
    await expect(instanceStatus(withLimits({ ...env, ANALYSE }), params)).rejects.toThrow(NoAnswer);
  });

  it("is an outage when it is an object of the bucket, however it is read", async () => {
    const object = { arrayBuffer: never, json: never, text: never, body: new ReadableStream() };
    // Only what the product calls on the binding.
    const FILES = { get: async () => object } as unknown as Env["FILES"];
    const silent = withLimits({ ...env, FILES });
    limits.bucket = 1;
    for (const read of [
      () => getText(silent, "x"),
      () => getInterim(silent, params, "plan"),
      async () => (await getOriginal(silent, "x"))?.arrayBuffer(),
      async () => new Response((await getOriginal(silent, "x"))?.body).text(),
    ])
      await expect(read()).rejects.toThrow(NoAnswer);
  });
});

describe("a call that fails as an outage", () => {
  /** How often a call is made that fails the first time. */
  async function made(work: (withEnv: Env) => Promise<unknown>, words: string) {
    let calls = 0;
    const failing = withPorts(env, async (_, proceed) => {
      if (++calls === 1) throw new Error(words);
      return proceed();
    });
    const ended = await work(withLimits(failing)).then(
      () => "well",
      () => "badly",
    );
    return [calls, ended];
  }
  const lost = "D1_ERROR: Network connection lost.";
  const one = { key: "k", tokens: 1, refilled_at: 1 };

  it("is made once more when that does no more than once, else not", async () => {
    const twice: ((withEnv: Env) => Promise<unknown>)[] = [
      (withEnv) => database(withEnv).select().from(throttle),
      (withEnv) => database(withEnv).delete(throttle),
      (withEnv) => database(withEnv).insert(throttle).values(one).onConflictDoNothing(),
      (withEnv) =>
        database(withEnv).batch([
          database(withEnv).select().from(throttle),
          database(withEnv).delete(throttle),
        ]),
      (withEnv) => withEnv.FILES.put("cases/x/text", "words"),
      (withEnv) => withEnv.FILES.delete("cases/x/text"),
    ];
    for (const work of twice) expect(await made(work, lost)).toEqual([2, "well"]);
    const once: ((withEnv: Env) => Promise<unknown>)[] = [
      (withEnv) => database(withEnv).insert(throttle).values(one),
      (withEnv) => database(withEnv).update(throttle).set({ tokens: sql`tokens + 1` }),
      (withEnv) => database(withEnv).delete(throttle).returning(),
      (withEnv) =>
        database(withEnv).batch([
          database(withEnv).select().from(throttle),
          database(withEnv).update(throttle).set({ tokens: 2 }),
        ]),
      (withEnv) => withEnv.FILES.put("cases/x/text", new Blob(["words"]).stream()),
      (withEnv) => withEnv.ANALYSE.createBatch([]),
    ];
    for (const work of once) expect(await made(work, lost)).toEqual([1, "badly"]);
  });

  it("is not made again when the statement is wrong", async () => {
    const wrong = "D1_ERROR: no such table: nothing: SQLITE_ERROR";
    expect(await made((withEnv) => database(withEnv).select().from(throttle), wrong)).toEqual([
      1,
      "badly",
    ]);
  });
});

describe("an outage", () => {
  it("is told from a statement that is wrong", async () => {
    const wrong = await env.DB.prepare("select * from nothing")
      .run()
      .catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(Error);
    expect(isOutage(wrong)).toBe(false);
    const unique = "D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT";
    expect(isOutage(new Error(unique))).toBe(false);
    for (const words of [
      "D1_ERROR: Network connection lost.",
      "D1 DB is overloaded. Requests queued for too long.",
      "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
      "put: We encountered an internal error. Please try again. (10001)",
    ])
      expect(isOutage(new Error("Failed query", { cause: new Error(words) }))).toBe(true);
    expect(isOutage(new TypeError("x is not a function"))).toBe(false);
  });
});
