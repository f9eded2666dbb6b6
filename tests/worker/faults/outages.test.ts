import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { looksLikeSpam, stampForm } from "../../../app/services/form-stamp.server.ts";
import { isOutage } from "../../../app/services/outages.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { uploadContract } from "../harness/analysis.ts";
import { Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { withPorts } from "./ports.ts";

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
