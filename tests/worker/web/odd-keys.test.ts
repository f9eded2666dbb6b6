import { beforeEach, describe, expect, inject, it } from "vitest";
import { calls } from "../../../workers/api/calls.ts";
import { ofShare } from "../../shares.ts";
import { type Browser, signedInBrowser } from "../harness/browser.ts";
import { page, pagesWithActions } from "../harness/pages.ts";
import { storeCases } from "../harness/stored-cases.ts";

/** What every object has in JavaScript without having been given it. */
const oddKeys = ["constructor", "__proto__", "toString", "hasOwnProperty"];
const odd = (key: string) => `{"${key}":{"a":["b"]}}`;

/** The address of a call, about the person's own firm where it is about one: of others it says nothing at all. */
async function addressesFor(browser: Browser) {
  const { firms } = (await (await browser.get("/api/firms")).json()) as { firms: { id: string }[] };
  const own = firms[0]?.id ?? "";
  return (path: string) =>
    `/api${path.replace("/firms/{id}", `/firms/${own}`).replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`;
}

/** From an address of its own, since nobody is slowed down here. */
const json = () => ({
  "Content-Type": "application/json",
  "CF-Connecting-IP": crypto.randomUUID(),
});

async function expectRefusal(response: Response, what: string) {
  expect(response.status, what).toBe(400);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code, what).toBe("invalid_input");
  expect(error.message, what).toMatch(/\.$/);
}

describe("a key that every object has anyway", () => {
  let browser: Browser;
  let addressOf: (path: string) => string;
  beforeEach(async () => {
    browser = await signedInBrowser();
    addressOf = await addressesFor(browser);
  });

  it("is refused in the body of any call, a seventh of the bodies each day", async () => {
    const taking = calls.filter(({ body }) => body);
    expect(taking.length).toBeGreaterThan(10);
    const bodies = oddKeys.flatMap((key) => [odd(key), `{"email":[${odd(key)}]}`]);
    const tries = taking.flatMap((call) => bodies.map((body) => ({ ...call, body })));
    for (const { method, path, body } of ofShare(tries, "bodies", inject("share")))
      await expectRefusal(
        await browser.fetch(addressOf(path), { method, headers: json(), body }),
        `${method} ${path} ${body}`,
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
    const asking = calls.filter(({ query }) => query);
    expect(asking.length).toBeGreaterThan(0);
    for (const { method, path } of asking)
      for (const key of oddKeys)
        await expectRefusal(
          await browser.send(method, `${addressOf(path)}?${key}=x`),
          `${path}?${key}`,
        );
  });
});

describe("a body", () => {
  it("of more than 64 KB, or than its call says, is refused, and one of as many is read", async () => {
    const browser = await signedInBrowser();
    const addressOf = await addressesFor(browser);
    const send = (method: string, path: string, bytes: number) =>
      browser.fetch(addressOf(path), {
        method,
        headers: json(),
        body: JSON.stringify({ surprise: "x".repeat(bytes - 15) }),
      });
    for (const { method, path, maxBytes = 64 * 1024 } of calls.filter(({ body }) => body)) {
      expect((await send(method, path, maxBytes + 1)).status, `${method} ${path}`).toBe(413);
      expect((await send(method, path, maxBytes)).status, `${method} ${path}`).toBe(400);
    }
  });
});

describe("a page's form", () => {
  const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };
  const broken = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "100" };

  it("is found wherever there is an action", () => {
    expect(pagesWithActions.length).toBeGreaterThan(8);
  });

  const reading = pagesWithActions.filter(
    (name) => !/\/(sign-out|sample|nothing)\.tsx?$/.test(name),
  );
  it.each(reading)("refuses such keys, broken bodies and large ones: %s", async (name) => {
    const user = { id: crypto.randomUUID(), email: "a@b.example" };
    const { post } = page(name, user);
    // A form about a case is refused as nobody's, unless the case is there.
    const [caseId = ""] = await storeCases(user.id, [{}]);
    const statusOf = async (body: BodyInit, headers: Record<string, string>) =>
      (await post("/", body, headers, { caseId })).status;
    const takesFiles = /\/(upload|versions)\.tsx$/.test(name);
    for (const key of oddKeys) {
      const form = new FormData();
      form.set(key, "x");
      form.set("lead_type", "contact_form");
      expect(await statusOf(form, { "Content-Length": "100" }), key).toBe(400);
      if (!takesFiles)
        expect(await statusOf(`${key}=x&lead_type=contact_form`, urlEncoded), key).toBe(400);
    }
    expect(await statusOf("--x\r\nfoo:", broken)).toBe(400);
    if (!takesFiles) expect(await statusOf(`a=${"x".repeat(64 * 1024)}`, urlEncoded)).toBe(413);
  });
});
