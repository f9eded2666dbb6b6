import { describe, expect, it } from "vitest";
import { Browser, mailedToken, serve } from "../harness/browser.ts";

const email = "solicitor@firm.example";
const password = "correct horse battery";
const host = /^__Host-[a-z-]+=[^;]*; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/;

describe("a cookie", () => {
  it("is this host's alone, and no script's, whenever one is set or removed", async () => {
    const browser = new Browser();
    const answers = [await browser.post("/api/auth/sign-up", { email, password })];
    const token = await mailedToken(email);
    answers.push(await browser.post("/api/auth/confirm", { token }));
    answers.push(await browser.post("/api/auth/sign-in", { email, password }));
    answers.push(await browser.post("/api/auth/sign-out"));
    const lines = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(lines).toHaveLength(7);
    for (const line of lines) expect(line).toMatch(host);
    for (const { headers } of answers)
      expect(headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("an answer", () => {
  it("asks browsers to come by https alone, where it came by https", async () => {
    const headersOf = async (origin: string) =>
      (await serve(new Request(`${origin}/api/nothing`))).headers;
    const secure = await headersOf("https://shadowdigital.example");
    expect(secure.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
    expect((await headersOf("http://localhost")).has("Strict-Transport-Security")).toBe(false);
  });

  it("gives other sites nothing, and a page no camera, errors included", async () => {
    for (const path of ["/api/health", "/api/nothing", "/"]) {
      const { headers } = await serve(new Request(`http://localhost${path}`));
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
    }
  });

  it("that is a page may be listed", async () => {
    const { headers } = await serve(new Request("http://localhost/"));
    expect(headers.has("X-Robots-Tag")).toBe(false);
  });

  it("of the API says that it is JSON in UTF-8 and no page to list", async () => {
    for (const path of ["/api/health", "/api/nothing", "/api/cases"]) {
      const { headers } = await new Browser().get(path);
      expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
    }
  });
});
