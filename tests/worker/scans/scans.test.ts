import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { auditEvents, caseScans } from "../../../app/db/schema.server.ts";
import { extractText } from "../../../app/documents/index.ts";
import { unpackLayout } from "../../../app/schemas/documents/layout.ts";
import { getLayout } from "../../../app/services/cases/storage.server.ts";
import { contractFile, contractText } from "../../fixtures/contract.ts";
import { pageOf, scanFile } from "../../fixtures/scans.ts";
import { analysed, settled, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { statusAndCode } from "../harness/flagged.ts";
import { askPage } from "../harness/served-pages.ts";
import { putScan, uploadScan } from "./scanned.ts";

const textOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/cases/${id}/text`)).text();
const half = contractText.indexOf("\n", contractText.length / 2);
const contractPages = [contractText.slice(0, half), contractText.slice(half + 1)];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pictureFile = (name: string, bytes: number[]) =>
  new File([new Uint8Array([...bytes, ...new Uint8Array(64)])], name);

let browser: Browser;
beforeEach(async () => {
  browser = await signedInBrowser();
});

describe("a document without text", () => {
  it("is kept, says that its words are still to be read, and is analysed once a browser has read them", async () => {
    const { id, status, failure } = await uploadScan(browser, scanFile([null, null]));
    expect([status, failure?.code]).toEqual(["failed", "no_text"]);
    expect(failure?.message).toContain("read the scan in your browser");

    const answer = await putScan(
      browser,
      id,
      contractPages.map((text) => pageOf(text)),
    );
    expect(answer.status).toBe(202);
    const read = await analysed(browser, id);
    const typed = await analysed(browser, (await uploadContract(browser, contractFile())).id);
    expect(read.risk_flags.map(({ clauseId }) => clauseId)).toEqual(
      typed.risk_flags.map(({ clauseId }) => clauseId),
    );
    expect(read.notes).toEqual([
      {
        code: "read_by_machine",
        message: "The words of this document were read from a scan by machine, and may be misread.",
      },
    ]);
    expect(await textOf(browser, id)).toBe(contractPages.map((text) => text.trim()).join("\n\n"));
  });

  it.each([
    ["photo.jpg", [0xff, 0xd8, 0xff, 0xe0]],
    ["photo.jpeg", [0xff, 0xd8, 0xff, 0xe0]],
    ["page.png", png],
    ["fax.tiff", [0x49, 0x49, 0x2a, 0]],
    ["fax.tif", [0x4d, 0x4d, 0, 0x2a]],
  ])("may be a picture: %s", async (name, bytes) => {
    const { id, failure } = await uploadScan(browser, pictureFile(name, bytes));
    expect(failure?.code).toBe("no_text");
    expect((await putScan(browser, id, [pageOf(contractText)])).status).toBe(202);
    expect((await analysed(browser, id)).notes[0]?.code).toBe("read_by_machine");
  });

  it("keeps the text that some of its pages have, in the order of the pages, and names those that stay empty", async () => {
    const file = scanFile(["The first page is typed here.", null, null, "The last page is typed."]);
    const { id } = await uploadContract(browser, file);
    expect((await analysed(browser, id)).notes[0]?.code).toBe("pages_without_text");
    const nothing = { text: "", words: [] };
    const told = pageOf("Typed over by a browser.");
    await putScan(browser, id, [told, pageOf("The second was read."), nothing, nothing]);
    const { notes } = await analysed(browser, id);
    expect(await textOf(browser, id)).toBe(
      "The first page is typed here.\n\nThe second was read.\n\nThe last page is typed.",
    );
    expect(notes.map(({ message }) => message)).toEqual([
      "The words of page 2 were read from a scan by machine, and may be misread.",
      "No words could be read on page 3: blank, or not legible.",
    ]);
  });

  it.each([
    ["of which some pages have text", scanFile(["The first page is typed here.", null]), 2],
    ["without any", scanFile([null, null, null]), 3],
    ["that is a picture", pictureFile("photo.jpg", [0xff, 0xd8, 0xff, 0xe0]), 1],
  ])("refuses a scan of another number of pages than a document %s has", async (_, file, pages) => {
    const { id } = await uploadContract(browser, file);
    await settled(browser, id);
    for (const read of [pages - 1, pages + 1].filter((count) => count > 0)) {
      const answer = await putScan(browser, id, Array(read).fill(pageOf("Read.")));
      expect(answer.status).toBe(400);
      const { error } = (await answer.json()) as { error: { message: string } };
      expect(error.message).toMatch(
        /^This scan has \d pages?, but the document has \d pages?\. Please read it again/,
      );
    }
    // Nothing is lost: it can be read again.
    expect((await putScan(browser, id, Array(pages).fill(pageOf("Read.")))).status).toBe(202);
    await analysed(browser, id);
  });

  it("stays what it is when nothing could be read on it", async () => {
    const { id } = await uploadScan(browser);
    await putScan(browser, id, [pageOf("")]);
    const { failure } = await settled(browser, id);
    expect(failure).toMatchObject({ code: "no_text" });
    expect(failure?.message).toContain("No words could be read on this scan");
  });

  it("says in its report and its letter that it was read by machine", async () => {
    const { id } = await uploadScan(browser);
    await putScan(browser, id, [pageOf(contractText, ["Supplier"])]);
    await analysed(browser, id);
    for (const [file, said] of [
      ["report.docx", "Read by machine: The words of this document were read from a scan"],
      ["letter.docx", "We worked from a scan whose words were read by machine"],
    ] as const) {
      const bytes = await (await browser.get(`/api/cases/${id}/${file}`)).arrayBuffer();
      const read = await extractText(new Uint8Array(bytes), file);
      expect(read.ok && read.text).toContain(said);
    }
  });
});

describe("what a browser sends as a scan", () => {
  it("is refused for a document that has text, and for one that was read already", async () => {
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    expect(await statusAndCode(await putScan(browser, id, [pageOf("x")]))).toEqual([
      409,
      "conflict",
    ]);
    const scanned = await uploadScan(browser);
    await putScan(browser, scanned.id, [pageOf(contractText)]);
    await analysed(browser, scanned.id);
    const again = await putScan(browser, scanned.id, [pageOf("x")]);
    expect(again.status).toBe(409);
  });

  it("is one when it is sent twice, as a browser does whose answer was lost", async () => {
    const { id } = await uploadScan(browser);
    const pages = [pageOf(contractText, ["Supplier"])];
    for (let tries = 0; tries < 2; tries++)
      expect((await putScan(browser, id, pages)).status).toBe(202);
    await analysed(browser, id);
    expect((await putScan(browser, id, pages)).status).toBe(202);
    expect(await database(env).select().from(caseScans)).toMatchObject([{ pages: 1, changes: 1 }]);
    expect((await analysed(browser, id)).status).toBe("analyzed");
  });

  it("is for who may write in that case alone", async () => {
    const { partner, visitor } = await firmWith({ partner: "owner", visitor: "guest" } as const);
    const { id } = await uploadScan(partner.browser);
    for (const stranger of [browser, visitor.browser])
      expect((await putScan(stranger, id, [pageOf("x")])).status).toBe(404);
    expect((await putScan(browser, crypto.randomUUID(), [pageOf("x")])).status).toBe(404);
    expect(await database(env).$count(caseScans)).toBe(0);
  });

  it.each([
    ["a PDF", () => scanFile([null]), "application/pdf"],
    ["a picture", () => pictureFile("page.png", png), "image/png"],
  ])("may come from who may write but take no file away: %s", async (_, file, type) => {
    const { partner, clerk } = await firmWith({ partner: "owner", clerk: "assistant" } as const);
    const original = file();
    const { id } = await uploadScan(partner.browser, original);
    expect((await clerk.browser.get(`/api/cases/${id}/file`)).status).toBe(403);
    const looked = await clerk.browser.get(`/api/cases/${id}/pages`);
    expect([looked.status, looked.headers.get("content-type")]).toEqual([200, type]);
    expect(await looked.bytes()).toEqual(await original.bytes());
    expect((await putScan(clerk.browser, id, [pageOf(contractText)])).status).toBe(202);
    const told = await database(env)
      .select({ action: auditEvents.action, kind: auditEvents.thing_kind })
      .from(auditEvents)
      .where(eq(auditEvents.actor_id, clerk.member.user.id));
    expect(told.filter(({ kind }) => kind === "case")).toEqual([
      { action: "open", kind: "case" },
      { action: "change", kind: "case" },
    ]);
  });

  const word = { text: "deed", confidence: 0.9, box: [0, 0, 1, 1] };
  const hostile: [string, unknown][] = [
    ["no pages", []],
    ["a box beyond the page", [{ text: "deed", words: [{ ...word, box: [0, 0, 1.2, 1] }] }]],
    [
      "a box that ends before it begins",
      [{ text: "deed", words: [{ ...word, box: [1, 0, 0, 1] }] }],
    ],
    ["words that are not in the text", [{ text: "another", words: [word] }]],
    ["words in another order", [{ text: "the deed", words: [word, { ...word, text: "the" }] }]],
    ["a word with spaces", [{ text: "the deed", words: [{ ...word, text: "the deed" }] }]],
    ["a confidence beyond 1", [{ text: "deed", words: [{ ...word, confidence: 90 }] }]],
    ["signs that nobody sees", [{ text: "de\u0000ed", words: [] }]],
    ["a field that is not known", [{ text: "deed", words: [], script: "x" }]],
    ["pages that are none", ["deed"]],
    ["a page in a page", [[{ text: "deed", words: [] }]]],
  ];

  it("is refused with a sentence where it is no reading of pages", async () => {
    const { id } = await uploadScan(browser);
    for (const [what, pages] of hostile) {
      const response = await putScan(browser, id, pages);
      expect(response.status, what).toBe(400);
      const { error } = (await response.json()) as { error: { message: string } };
      expect(error.message, what).toMatch(/^[A-Z].*\.$/);
    }
    expect((await settled(browser, id)).status).toBe("failed");
  });

  const bodies: string[] = [
    "{",
    "[]",
    '{"pages":[{"text":"a","words":[]}]',
    '{"pages":[{"text":"a","words":[]}],"more":1}',
    '{"pages":[{"text":"a","words":[]}{"text":"a","words":[]}]}',
    '{"pages":[{"text":"a","words":]}]}',
    '{"pages":[{"__proto__":{"a":1},"text":"a","words":[]}]}',
    '{"__proto__":{"pages":[]}}',
    `{"pages":${" ".repeat(9_000)}`,
  ];

  it("is refused where it is no scan at all", async () => {
    const { id } = await uploadScan(browser);
    for (const body of bodies) {
      const response = await browser.fetch(`/api/cases/${id}/scan`, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body,
      });
      const answer = [response.status, await errorCode(response)];
      expect(answer, body.slice(0, 80)).toEqual([400, "invalid_input"]);
    }
  });

  it("is refused as it arrives when it is larger than a scan can be, whatever it says of itself", async () => {
    const { id } = await uploadScan(browser);
    const page = JSON.stringify(pageOf("word ".repeat(2_000)));
    let sent = 0;
    const send = (first: string, part: string) => {
      sent = 0;
      const parts = new ReadableStream({
        pull(controller) {
          const next = sent === 0 ? first : part.repeat(Math.ceil((64 * 1024) / part.length));
          sent += next.length;
          controller.enqueue(new TextEncoder().encode(next));
        },
      });
      return browser.fetch(`/api/cases/${id}/scan`, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: parts,
      });
    };
    // 10,000 pages, a page without an end, a string without an end.
    for (const [first, part] of [
      ['{"pages":[', '{"text":"","words":[]},'],
      ['{"pages":[', `${page},`],
      ['{"pages":[{"text":"', "x".repeat(64 * 1024)],
      ['{"pages":[{"text":"a","words":', "[".repeat(64 * 1024)],
    ] as const) {
      const response = await send(first, part);
      expect([response.status, await errorCode(response)]).toEqual([413, "too_large"]);
      expect(sent).toBeLessThan(34 * 1024 * 1024);
    }
    expect((await settled(browser, id)).failure?.code).toBe("no_text");
  });

  it("is described in the open description of the API", async () => {
    const description = (await (await browser.get("/api/openapi.json")).json()) as {
      paths: Record<string, { put?: { requestBody?: object } }>;
    };
    expect(description.paths["/cases/{id}/scan"]?.put?.requestBody).toBeDefined();
  });
});

describe("a word of a scan", () => {
  const page = pageOf("The Supplier must pay the Custorner within thirty days.", ["Custorner"]);
  const correct = (id: string, fields: Record<string, string | string[]>, as = browser) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) form.append(name, one);
    return askPage(as, `/legalai/case/${id}/scan.data`, form);
  };
  const scanned = async () => {
    const { id } = await uploadScan(browser);
    await putScan(browser, id, [page]);
    await analysed(browser, id);
    return id;
  };
  /** The words that are marked in the text of the case. */
  const marked = async (id: string) => {
    const [layout, text] = [await getLayout(env, id), await textOf(browser, id)];
    const unsure = layout && unpackLayout(layout).unsure;
    return unsure?.map(({ start, end }) => text.slice(start, end));
  };
  const tally = async () =>
    (await database(env).select().from(caseScans)).map(({ pages, words, unsure, changes }) => [
      ...[pages, words, unsure, changes],
    ]);

  it("of which the machine was not sure is counted, can be put right, and the text is analysed anew", async () => {
    const id = await scanned();
    expect(await tally()).toEqual([[1, 9, 1, 1]]);
    expect((await analysed(browser, id)).notes[0]?.message).toContain("not sure of 1 word");
    expect(await marked(id)).toEqual(["Custorner"]);
    const answer = await correct(id, { seen: "1", page: "0", word: "5", text: "Customer" });
    expect(answer.status).toBe(202);
    expect((await analysed(browser, id)).notes[0]?.message).not.toContain("not sure");
    expect(await textOf(browser, id)).toBe(
      "The Supplier must pay the Customer within thirty days.",
    );
    expect(await tally()).toEqual([[1, 9, 0, 2]]);
    expect(await marked(id)).toEqual([]);
  });

  it("can be said to be right as it is", async () => {
    const id = await scanned();
    await correct(id, { seen: "1", page: "0", word: "5", text: "Custorner", right: "5" });
    await analysed(browser, id);
    expect(await tally()).toEqual([[1, 9, 0, 2]]);
  });

  it("may be put right with others at once, and a correction that was sent twice is one", async () => {
    const id = await scanned();
    const both = { seen: "1", page: "0", word: ["1", "5"], text: ["Provider", "Customer"] };
    expect((await correct(id, both)).status).toBe(202);
    expect((await correct(id, both)).status).toBe(202);
    await analysed(browser, id);
    expect(await textOf(browser, id)).toBe(
      "The Provider must pay the Customer within thirty days.",
    );
    expect((await tally())[0]?.at(-1)).toBe(2);
  });

  it("that somebody else has put right meanwhile is not written over", async () => {
    const id = await scanned();
    await correct(id, { seen: "1", page: "0", word: "5", text: "Customer" });
    const late = await correct(id, { seen: "1", page: "0", word: "5", text: "Costumer" });
    expect(late.status).toBe(409);
    await analysed(browser, id);
    expect(await textOf(browser, id)).toContain("the Customer within");
  });

  it("that is not there is not put right, and strangers put nothing right", async () => {
    const id = await scanned();
    for (const fields of [
      { seen: "1", page: "7", word: "0", text: "x" },
      { seen: "1", page: "0", word: "99", text: "x" },
    ])
      expect((await correct(id, fields)).status).toBe(404);
    const fields = { seen: "1", page: "0", word: "5", text: "Customer" };
    expect((await correct(id, fields, await signedInBrowser("other@firm.example"))).status).toBe(
      404,
    );
    expect(await tally()).toEqual([[1, 9, 1, 1]]);
  });
});

it("a case that is deleted for good takes its scan along", async () => {
  const { id } = await uploadScan(browser);
  await putScan(browser, id, [pageOf(contractText)]);
  await analysed(browser, id);
  expect((await env.FILES.list()).objects.map(({ key }) => key)).toContain(`cases/${id}/scan`);
  expect((await browser.send("DELETE", `/api/cases/${id}`)).status).toBe(204);
  expect((await env.FILES.list()).objects).toEqual([]);
  expect(await database(env).$count(caseScans)).toBe(0);
});
