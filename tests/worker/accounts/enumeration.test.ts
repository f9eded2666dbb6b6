import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { withPorts } from "../../../app/services/ports.ts";
import { afterAnswers } from "../harness/answers.ts";
import { Browser, signedInBrowser } from "../harness/browser.ts";

const known = "solicitor@firm.example";
const pending = "pending@firm.example";
const unknown = "stranger@firm.example";
const password = "correct horse battery";

/** What happens after the answer, which waits for none of it. */
const isDelivery = (what: string) => what === "mail" || what.startsWith('update "outbox"');

/** The answer to a request, and what was done for it: each call to what the product stands on. */
async function ask(path: string, body: object) {
  await afterAnswers();
  const work: string[] = [];
  const watched = withPorts(env, ({ port, what }, proceed) => {
    work.push(port === "database" ? what : port);
    return proceed();
  });
  const response = await new Browser(watched).post(`/api/auth/${path}`, body);
  const done = work.filter((what) => !isDelivery(what));
  const headers = Object.fromEntries(
    [...response.headers].map(([name, value]) => [name, value.replace(/=[a-z0-9]{20,}/, "=…")]),
  );
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, "");
  return { work: done, answer: { status: response.status, headers, text } };
}

describe("whether an address has an account cannot be told", () => {
  beforeEach(async () => {
    await signedInBrowser(known);
    await new Browser().post("/api/auth/sign-up", { email: pending, password });
  });

  it.each([
    ["sign-up", { password: "another good one" }],
    ["sign-in", { password: "not the right one" }],
    ["forgot-password", {}],
  ])("from %s: same answer, same work", async (path, body) => {
    const one = await ask(path, { ...body, email: known });
    expect(one.work).toContain("batch");
    for (const email of [pending, unknown])
      expect(await ask(path, { ...body, email })).toEqual(one);
  });

  it("from how long one has to wait after many tries", async () => {
    for (const email of [known, unknown])
      for (let i = 0; i < 5; i++)
        await new Browser().post("/api/auth/sign-in", { email, password: "not the right one" });
    const [one, other] = [
      await ask("sign-in", { email: known, password }),
      await ask("sign-in", { email: unknown, password }),
    ];
    expect(one.answer.status).toBe(429);
    expect(other.work).toEqual(one.work);
    const { "retry-after": waiting, ...headers } = one.answer.headers;
    expect(Number(waiting)).toBeGreaterThan(0);
    expect(other.answer).toMatchObject({ status: 429, headers });
  });
});
