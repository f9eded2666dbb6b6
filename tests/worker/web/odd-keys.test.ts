import { env } from "cloudflare:workers";
import { type ActionFunction, RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { requestScope } from "../../../app/context.ts";
import { sessionContext } from "../../../app/routes/legalai/session.ts";
import { operations } from "../../../workers/api/operations.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";

/** What every object has in JavaScript without having been given it. */
const oddKeys = ["constructor", "__proto__", "toString", "hasOwnProperty"];
const odd = (key: string) => `{"${key}":{"a":["b"]}}`;

const calls = Object.entries(operations).map(([call, operation]) => {
  const [method = "", path = ""] = call.split(" ");
  return { call, method, path: `/api${path.replace("{id}", crypto.randomUUID())}`, operation };
});

type Route = { action?: ActionFunction };
const routes = import.meta.glob<Route>("../../../app/routes/{legalai,marketing}/*.{ts,tsx}");
const sources = import.meta.glob<string>("../../../app/routes/{legalai,marketing}/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = Object.keys(routes).filter((file) => /export .*\baction\b/.test(sources[file] ?? ""));
/** Loaded before the tests, whose time it is not. */
const modules = new Map<string, Route>();
for (const file of pages) modules.set(file, (await routes[file]?.()) ?? {});

async function expectRefusal(response: Response, what: string) {
  expect(response.status, what).toBe(400);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code, what).toBe("invalid_input");
  expect(error.message, what).toMatch(/\.$/);
}

describe("a key that every object has anyway", () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = await signedInBrowser();
  });

  it("is refused in the body of any call", async () => {
    const taking = calls.filter(({ operation }) => operation.body);
    expect(taking.length).toBeGreaterThan(10);
    for (const { call, method, path } of taking)
      for (const key of oddKeys)
        for (const body of [odd(key), `{"email":[${odd(key)}]}`])
          await expectRefusal(
            await browser.fetch(path, {
              method,
              headers: { "Content-Type": "application/json" },
              body,
            }),
            `${call} ${body}`,
          );
  });

  it("is refused in the form that comes with a document", async () => {
    for (const key of oddKeys)
      await expectRefusal(
        await browser.upload(new File(["A deed."], "Deed.txt"), { [key]: "x" }),
        key,
      );
  });

  it("is refused in the query of any call that takes one", async () => {
    const asking = calls.filter(({ operation }) => operation.query);
    expect(asking.length).toBeGreaterThan(0);
    for (const { path } of asking)
      for (const key of oddKeys)
        await expectRefusal(await browser.get(`${path}?${key}=x`), `${path}?${key}`);
  });
});

describe("a page's form", () => {
  /** The context of a request by somebody who is signed in. */
  function context() {
    const user = { id: crypto.randomUUID(), email: "solicitor@firm.example" };
    const provider = new RouterContextProvider();
    provider.set(requestScope, {
      ...{ env, requestId: "test", nonce: "", waitUntil: () => {} },
      client: { address: "192.0.2.1", userAgent: "", country: "" },
    });
    provider.set(sessionContext, { id: "session", user });
    return provider;
  }
  /** The status that an action answers or throws. */
  async function statusOf(file: string, body: BodyInit, type: string): Promise<number> {
    const { action } = modules.get(file) ?? {};
    if (!action) throw new Error(`${file} has no action.`);
    const request = new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { "Content-Type": type, "Content-Length": "100" },
    });
    const args = { request, params: { caseId: crypto.randomUUID() }, context: context() };
    const answer = await Promise.resolve(
      // The router gives an action more than these; none of ours asks for it.
      action(args as unknown as Parameters<ActionFunction>[0]),
    ).catch((error: unknown) => error);
    const { status, init } = answer as { status?: number; init?: { status?: number } };
    if (answer instanceof Error) throw answer;
    return status ?? init?.status ?? 200;
  }
  const urlEncoded = "application/x-www-form-urlencoded";

  it("is found wherever there is an action", () => {
    expect(pages.length).toBeGreaterThan(8);
  });

  const reading = pages.filter((file) => !/\/(sign-out|sample)\.ts$/.test(file));
  it.each(reading)(
    "refuses keys that every object has, broken bodies and large ones: %s",
    async (file) => {
      const multipart = file.endsWith("/upload.tsx");
      for (const key of oddKeys) {
        const form = new FormData();
        form.set(key, "x");
        form.set("lead_type", "contact_form");
        const sent = new Request("http://localhost/", { method: "POST", body: form });
        const type = sent.headers.get("Content-Type") ?? "";
        expect(await statusOf(file, await sent.arrayBuffer(), type), key).toBe(400);
        if (!multipart)
          expect(await statusOf(file, `${key}=x&lead_type=contact_form`, urlEncoded), key).toBe(
            400,
          );
      }
      expect(await statusOf(file, "--x\r\nfoo:", "multipart/form-data; boundary=x")).toBe(400);
      if (!multipart) expect(await statusOf(file, `a=${"x".repeat(70_000)}`, urlEncoded)).toBe(413);
    },
  );
});
