import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contractFile, contractText } from "../../fixtures/contract.ts";
import { caseOf } from "../harness/analysis.ts";
import { errorCode, signedInBrowser } from "../harness/browser.ts";

const file = (text: string, name = "Deed.txt") => new File([text], name, { type: "text/plain" });
const objects = async () => (await env.FILES.list()).objects.map(({ key }) => key);

describe("an upload", () => {
  it("with an empty Idempotency-Key is like one without", async () => {
    const browser = await signedInBrowser();
    for (const words of ["One deed.", "Another deed."]) {
      const response = await browser.upload(file(words), {}, { "Idempotency-Key": "" });
      expect(response.status).toBe(201);
    }
    const { cases } = (await (await browser.get("/api/cases")).json()) as { cases: object[] };
    expect(cases).toHaveLength(2);
  });

  it("is not taken for the repeat of another document's, and does not touch that", async () => {
    const browser = await signedInBrowser();
    const key = { "Idempotency-Key": "1" };
    const first = await caseOf(await browser.upload(file("One deed."), {}, key));
    const second = await browser.upload(file("Another deed."), {}, key);
    expect([second.status, await errorCode(second)]).toEqual([409, "conflict"]);
    expect(await (await browser.get(`/api/cases/${first.id}/file`)).text()).toBe("One deed.");
    expect((await objects()).every((name) => name.includes(first.id))).toBe(true);
  });

  it("of two documents with one key at the same moment keeps one, and says so of the other", async () => {
    const browser = await signedInBrowser();
    const key = { "Idempotency-Key": "1" };
    const answers = await Promise.all(
      ["One deed.", "Another deed."].map((words) => browser.upload(file(words), {}, key)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await objects()).filter((name) => name.endsWith("original"))).toHaveLength(1);
  });

  it("is refused with a key that is too long to keep", async () => {
    const browser = await signedInBrowser();
    const response = await browser.upload(
      contractFile(),
      {},
      { "Idempotency-Key": "x".repeat(300) },
    );
    expect(response.status).toBe(400);
  });

  it("has a case name that can be seen, whatever its file is called", async () => {
    const browser = await signedInBrowser();
    const created = await caseOf(await browser.upload(file(contractText, "\u200b.txt")));
    expect(created.case_name).toBe(".txt");
  });

  it("that is longer than it says is refused before it is kept", async () => {
    const browser = await signedInBrowser();
    const response = await browser.fetch("/api/cases", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "100" },
      body: new Uint8Array(11 * 1024 * 1024),
    });
    expect([response.status, await errorCode(response)]).toEqual([413, "too_large"]);
  });

  it("with more fields than anybody needs is refused", async () => {
    const browser = await signedInBrowser();
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field-${i}`, "x"]));
    expect((await browser.upload(contractFile(), many)).status).toBe(400);
  });
});
