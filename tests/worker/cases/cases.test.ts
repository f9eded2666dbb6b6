import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import type { Case } from "../../../app/schemas/case.ts";
import { maxFileBytes } from "../../../app/schemas/documents/limits.ts";
import { contractFile, contractText } from "../../fixtures/contract.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { analysed, caseOf, uploadContract } from "../harness/analysis.ts";
import { Browser, errorCode, signedInBrowser } from "../harness/browser.ts";

const objects = async () => (await env.FILES.list()).objects.map(({ key }) => key);

describe("POST /api/cases", () => {
  it("stores the original byte for byte and starts the analysis", async () => {
    const browser = await signedInBrowser();
    const response = await browser.upload(contractFile(), { case_type: "Commercial" });
    expect(response.status).toBe(201);
    const created = await caseOf(response);
    expect(created).toMatchObject({
      case_name: "Services Agreement",
      file_name: "Services Agreement.txt",
      file_size: contractText.length,
      case_type: "Commercial",
      status: "analyzing",
      failure: null,
      ai_summary: null,
      risk_flags: [],
    });
    const original = await env.FILES.get(`cases/${created.id}/original`);
    expect(await original?.text()).toBe(contractText);
    const [row] = await database(env).select().from(legalCases);
    expect(original?.checksums.toJSON().sha256).toBe(row?.file_sha256);
    await analysed(browser, created.id);
  });

  it("takes exactly 10 MB and refuses one byte more", async () => {
    const browser = await signedInBrowser();
    // Much of it is a picture: a text as long would be too long to read.
    const withPicture = (bytes: number) =>
      docxFile(paragraph(contractText), {
        extra: { "word/media/scan.png": [new Uint8Array(bytes), { level: 0 }] },
      });
    const others = withPicture(0).length;
    const file = (bytes: number) =>
      new File([Uint8Array.from(withPicture(bytes - others))], "big.docx");
    const largest = await browser.upload(file(maxFileBytes));
    expect(largest.status).toBe(201);
    await analysed(browser, (await caseOf(largest)).id);
    const larger = await browser.upload(file(maxFileBytes + 1));
    expect([larger.status, await errorCode(larger)]).toEqual([413, "too_large"]);
  }, 30_000);

  it("refuses an upload that does not say how long it is", async () => {
    const browser = await signedInBrowser();
    const response = await browser.fetch("/api/cases", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: new Response(contractText).body,
    });
    expect([response.status, await errorCode(response)]).toEqual([411, "length_required"]);
  });

  it.each([
    ["a picture", "photo.png", "\x89PNG\r\n"],
    ["a program called .pdf", "invoice.pdf", "MZ\x90\x00"],
    ["a text with NULs", "notes.txt", "a\0b"],
    ["a PDF called .docx", "contract.docx", "%PDF-1.7\n"],
    ["a file without an extension", "contract", "words"],
  ])("refuses %s and names the types that can be read", async (_what, name, content) => {
    const browser = await signedInBrowser();
    const response = await browser.upload(new File([content], name));
    expect(response.status).toBe(415);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toMatch(/PDF, DOC, DOCX, TXT, RTF, ODT, JPG, PNG (or|and) TIF/);
    expect(await objects()).toEqual([]);
  });

  it("says what is wrong with a body that is broken, empty or has fields nobody knows", async () => {
    const browser = await signedInBrowser();
    const broken = await browser.fetch("/api/cases", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "9" },
      body: "--x\r\nfoo:",
    });
    expect(broken.status).toBe(400);
    const unknown = await browser.upload(contractFile(), { user_id: "somebody" });
    expect(unknown.status).toBe(400);
    const json = await browser.fetch("/api/cases", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Length": "2" },
      body: "{}",
    });
    expect(json.status).toBe(415);
    expect(await objects()).toEqual([]);
  });

  it("answers a repeated request with the case that the first one made", async () => {
    const browser = await signedInBrowser();
    const once = { "Idempotency-Key": "the same click" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.upload(contractFile(), {}, once)),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await caseOf(answer)).id));
    expect(new Set(ids).size).toBe(1);
    await analysed(browser, ids[0] ?? "");
    expect((await objects()).every((key) => key.includes(ids[0] ?? ""))).toBe(true);
  });

  it("cleans the file's name of paths and characters that deceive", async () => {
    const browser = await signedInBrowser();
    const created = await uploadContract(browser, contractFile("../../C:\\x\\deed\u202Efdp.txt"));
    expect(created.file_name).toBe("deedfdp.txt");
  });
});

describe("a user's cases", () => {
  const routes = [
    ["GET", ""],
    ["PATCH", ""],
    ["DELETE", ""],
    ["GET", "/file"],
    ["GET", "/text"],
    ["POST", "/analyse"],
  ] as const;
  const ask = (browser: Browser, method: string, path: string) =>
    browser.send(method, path, method === "PATCH" ? { case_name: "Mine" } : undefined);

  it("are nobody's without a session", async () => {
    const { id } = await uploadContract(await signedInBrowser());
    const unknown = ["/../", "/../stats", "/../not-a-case", "/nothing/here"].map(
      (part) => ["GET", part] as const,
    );
    for (const [method, part] of [...routes, ...unknown]) {
      const response = await ask(new Browser(), method, `/api/cases/${id}${part}`);
      expect([method, part, response.status]).toEqual([method, part, 401]);
    }
    expect((await new Browser().upload(contractFile())).status).toBe(401);
  });

  it("answer a stranger exactly as if they did not exist", async () => {
    const owner = await signedInBrowser();
    const { id } = await uploadContract(owner);
    const stranger = await signedInBrowser("stranger@firm.example");
    const missing = crypto.randomUUID();
    for (const [method, part] of routes) {
      const answers = await Promise.all(
        [id, missing].map(async (which) => {
          const response = await ask(stranger, method, `/api/cases/${which}${part}`);
          const { error } = (await response.json()) as { error: object };
          return [response.status, { ...error, requestId: "" }];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(404);
    }
    expect(await (await stranger.get("/api/cases")).json()).toEqual({
      cases: [],
      nextCursor: null,
    });
    expect((await owner.get(`/api/cases/${id}`)).status).toBe(200);
  });

  it("are listed newest first, a page at a time, without a gap or a repeat", async () => {
    const browser = await signedInBrowser();
    const names = ["one", "two", "three", "four", "five"];
    for (const name of names) await uploadContract(browser, contractFile(`${name}.txt`));
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const response = await browser.get(`/api/cases?limit=2${cursor && `&cursor=${cursor}`}`);
      const page = (await response.json()) as { cases: Case[]; nextCursor: string | null };
      seen.push(...page.cases.map((item) => item.case_name));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(names.toReversed());
  });

  it("can be searched by name and filtered by status and risk", async () => {
    const browser = await signedInBrowser();
    const first = await uploadContract(browser, contractFile("Lease of shop 4.txt"));
    await analysed(browser, first.id);
    await uploadContract(browser, contractFile("Deed.txt"));
    const names = async (query: string) => {
      const page = (await (await browser.get(`/api/cases?${query}`)).json()) as { cases: Case[] };
      return page.cases.map((item) => item.case_name);
    };
    expect(await names("q=SHOP")).toEqual(["Lease of shop 4"]);
    expect(await names("q=%25")).toEqual([]);
    expect(await names("status=failed")).toEqual([]);
    expect(await names("risk=High&q=lease")).toEqual(["Lease of shop 4"]);
    expect((await browser.get("/api/cases?status=lost")).status).toBe(400);
    expect((await browser.get("/api/cases?limit=101")).status).toBe(400);
    expect((await browser.get("/api/cases?cursor=nonsense")).status).toBe(400);
  });

  it("can be renamed, and change nothing but what was asked", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const response = await browser.send("PATCH", `/api/cases/${id}`, {
      case_name: " Harbour v NRL ",
    });
    expect(await caseOf(response)).toMatchObject({ case_name: "Harbour v NRL", case_type: null });
    expect((await browser.send("PATCH", `/api/cases/${id}`, {})).status).toBe(400);
    expect((await browser.send("PATCH", `/api/cases/${id}`, { status: "analyzed" })).status).toBe(
      400,
    );
  });

  it("renamed by two people are told to the second, and nothing is overwritten unseen", async () => {
    const browser = await signedInBrowser();
    const { id, case_name, case_type } = await uploadContract(browser);
    const rename = (name: string, seen: object) =>
      browser.send("PATCH", `/api/cases/${id}`, { case_name: name, seen });
    const seen = { case_name, case_type };
    expect((await rename("Mine", seen)).status).toBe(200);
    const second = await rename("Yours", seen);
    expect(second.status).toBe(409);
    const answer = (await second.json()) as { error: { message: string }; current: Case };
    expect(answer.error.message).toContain("“Mine”");
    expect(answer.current).toMatchObject({ id, case_name: "Mine" });
    expect((await rename("Yours", { ...seen, case_name: "Mine" })).status).toBe(200);
    const both = await Promise.all(
      ["A", "B"].map((name) => rename(name, { ...seen, case_name: "Yours" })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("come back as they were uploaded, as an attachment that no browser opens", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser, contractFile("Größe “A”.txt"));
    const response = await browser.get(`/api/cases/${id}/file`);
    expect(await response.text()).toBe(contractText);
    expect(response.headers.get("Content-Disposition")).toBe(
      "attachment; filename=\"Gr__e _A_.txt\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E2%80%9CA%E2%80%9D.txt",
    );
    expect(response.headers.get("Content-Security-Policy")).toBe("sandbox");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("leave nothing behind when they are deleted", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    expect((await browser.send("DELETE", `/api/cases/${id}`)).status).toBe(204);
    expect((await browser.get(`/api/cases/${id}`)).status).toBe(404);
    expect(await objects()).toEqual([]);
    expect(await database(env).select().from(legalCases)).toEqual([]);
  });

  it("are counted for the dashboard", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    expect(await (await browser.get("/api/cases/stats")).json()).toEqual({
      totalCases: 1,
      hoursSaved: 2.5,
      risksResolved: 1,
      changeFromLastMonth: null,
    });
  });
});
