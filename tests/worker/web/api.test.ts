import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { Browser, errorCode, serve } from "../harness/browser.ts";

describe("every API answer", () => {
  it("says that all parts are well, and which analyser reads", async () => {
    const response = await new Browser().get("/api/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      database: "ok",
      storage: "ok",
      analyser: "built-in",
    });
  });

  it("is JSON, also for an address that does not exist", async () => {
    const response = await new Browser().get("/api/nothing/here");
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
      error: {
        code: "not_found",
        message: "There is nothing at this address.",
        requestId: expect.any(String),
      },
    });
  });

  it("names the methods that an address knows when it is asked with another", async () => {
    const response = await new Browser().send("DELETE", "/api/contacts");
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect(await errorCode(response)).toBe("method_not_allowed");
  });

  it("carries the security headers, errors included", async () => {
    for (const path of ["/api/health", "/api/nothing"]) {
      const { headers } = await new Browser().get(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    }
  });
});

describe("a visit", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("by %s may come from anywhere, and often", async (method) => {
    const spent = { ...env, RATE_LIMIT: { limit: async () => ({ success: false }) } };
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const { status } = await serve(
      new Request("http://localhost/api/health", { method, headers }),
      spent,
    );
    expect(status).toBe(method === "OPTIONS" ? 405 : 200);
  });
});

describe("a change", () => {
  const lead = JSON.stringify({ lead_type: "contact_form" });
  const errorOf = async (response: Response) => {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return [error.code, error.message];
  };
  const post = (headers: Record<string, string>, withEnv = env) =>
    serve(
      new Request("http://localhost/api/contacts", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: lead,
      }),
      withEnv,
    );

  it.each([
    ["another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a sibling domain", { "Sec-Fetch-Site": "same-site", Origin: "http://localhost" }],
    ["another origin", { Origin: "https://evil.example" }],
    ["nobody who says who they are", {}],
  ])("is refused from %s", async (_who, headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await errorOf(response)).toEqual([
      "not_same_origin",
      "This request did not come from our own pages.",
    ]);
  });

  it("is refused in a sentence when there are very many, and passes while nobody can count them", async () => {
    const ours = { "Sec-Fetch-Site": "same-origin" };
    const spent = { limit: async () => ({ success: false }) };
    const refused = await post(ours, { ...env, RATE_LIMIT: spent });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(await errorOf(refused)).toEqual([
      "too_many_requests",
      "Too many requests. Please wait a minute.",
    ]);
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const down = { limit: () => Promise.reject(new Error("The counter is down.")) };
    expect((await post(ours, { ...env, RATE_LIMIT: down })).status).toBe(400);
    expect(said.mock.calls.flat().join()).toContain("rate_limit_down");
    said.mockRestore();
  });

  it.each([
    ["says same-origin", { "Sec-Fetch-Site": "same-origin" }],
    ["has our origin", { Origin: "http://localhost" }],
  ])("passes when it %s", async (_how, headers) => {
    expect((await post(headers)).status).toBe(400);
  });

  it("is refused when its body is not JSON, malformed or too large", async () => {
    const browser = new Browser();
    const send = (type: string, body: string) =>
      browser.fetch("/api/contacts", { method: "POST", headers: { "Content-Type": type }, body });
    expect((await send("text/plain", lead)).status).toBe(415);
    expect((await send("application/json", "{")).status).toBe(400);
    expect((await send("application/json", `"${"x".repeat(70_000)}"`)).status).toBe(413);
  });
});
