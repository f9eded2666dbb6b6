import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { maxFileBytes } from "../../../app/schemas/documents/limits.ts";
import { withPorts } from "../../../app/services/ports.ts";
import { contractFile, contractText } from "../../fixtures/contract.ts";
import { blankFile, docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { analysed, caseOf, settled, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";

const file = (text: string, name = "Deed.txt") => new File([text], name, { type: "text/plain" });
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Posts a form of which each byte is given, with the length that a network would declare. */
const post = (browser: Browser, body: string | ReadableStream, length = 0) =>
  browser.fetch("/api/cases", {
    method: "POST",
    headers: {
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": String(typeof body === "string" && !length ? body.length : length),
    },
    body,
  });
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

  it("with a part whose head never ends is refused", async () => {
    const browser = await signedInBrowser();
    const parts = [field("case_name", "Deed"), field("x".repeat(9 * 1024), "x")];
    const response = await post(browser, `${parts.join("")}--x--\r\n`);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining("incomplete"),
    ]);
  });

  it("is kept byte for byte, wherever in the form it stands and however the form ends", async () => {
    const browser = await signedInBrowser();
    const words = "A deed with \r\n--, almost a boundary, and a last line.\r\n";
    const parts = {
      name: '--x\r\nContent-Disposition: form-data; name="case_name"\r\n\r\nNamed\r\n',
      file: `--x\r\nContent-Disposition: form-data; name="file"; filename="%22Dee\\"d.txt"\r\n\r\n${words}\r\n`,
    };
    const bodies = [
      `${parts.name}${parts.file}--x--\r\n`,
      `${parts.name}${parts.file}--x--`,
      `${parts.file}${parts.name}--x--\r\n`,
      `preamble\r\n${parts.file}${parts.name}--x--\r\nepilogue`,
    ];
    for (const body of bodies) {
      const response = await post(browser, body);
      const { id, ...made } = await caseOf(response);
      expect(made).toMatchObject({ case_name: "Named", file_name: '"Dee"d.txt' });
      expect(made.file_size).toBe(words.length);
      expect(await (await browser.get(`/api/cases/${id}/file`)).text()).toBe(words);
    }
  });

  it("is on its way into the bucket before it has arrived whole", async () => {
    const started = Promise.withResolvers<void>();
    const withBucket = withPorts(env, ({ what }, proceed) => {
      if (what === "put") started.resolve();
      return proceed();
    });
    const browser = (await signedInBrowser()).to(withBucket);
    const pieces = [
      "--x\r\n",
      'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
      "A deed.",
    ];
    const late = [" Its end.", "\r\n--x--\r\n"];
    const length = [...pieces, ...late].join("").length;
    const { readable, writable } = new IdentityTransformStream();
    const send = async () => {
      const writer = writable.getWriter();
      const write = (piece: string) => writer.write(new TextEncoder().encode(piece));
      for (const piece of pieces) await write(piece);
      await started.promise;
      for (const piece of late) await write(piece);
      await writer.close();
    };
    void send();
    const { id } = await caseOf(await post(browser, readable, length));
    expect(await (await browser.get(`/api/cases/${id}/file`)).text()).toBe("A deed. Its end.");
  });

  it("that is refused leaves nothing behind", async () => {
    const browser = await signedInBrowser();
    const part = (name: string, words: string) =>
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${words}\r\n`;
    const answers = {
      "not what its name says": [part("a.pdf", "words"), 415],
      "larger than 10 MB": [part("a.txt", "x".repeat(maxFileBytes + 1)), 413],
      "two documents": [part("a.txt", "words") + part("b.txt", "words"), 400],
      "with a field named like what every object has": [
        part("a.txt", "words") + field("__proto__", "x"),
        400,
      ],
      "with a field that nobody knows": [part("a.txt", "words") + field("colour", "red"), 400],
      "with a field without an end": [
        part("a.txt", "words") + field("case_name", "x".repeat(70_000)),
        413,
      ],
      none: [part("", ""), 400],
    } as const;
    for (const [what, [form, status]] of Object.entries(answers))
      expect([what, (await post(browser, `${form}--x--\r\n`)).status]).toEqual([what, status]);
    const cut = part("a.txt", "words");
    expect((await post(browser, cut.slice(0, -2), cut.length + 100)).status).toBe(400);
    expect(await objects()).toEqual([]);
  });
});

describe("a user's room", () => {
  it("ends uploads with a sentence, also of those that come at the same moment, and deleting makes room", async () => {
    const small = withPorts({ ...env, STORAGE_PER_FIRM: "1" }, ({ port }, proceed) =>
      port === "workflow" ? Promise.reject(new Error("Not analysed.")) : proceed(),
    );
    const browser = (await signedInBrowser()).to(small);
    const half = () => new File(["%PDF-".padEnd(500_000)], "Half.pdf");
    const answers = await Promise.all([half(), half(), half()].map((one) => browser.upload(one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 413]);
    const refused = answers.find(({ status }) => status === 413);
    if (!refused) throw new Error("None was refused.");
    const { error } = (await refused.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe("quota_exceeded");
    expect(error.message).toMatch(/may keep 1 MB and keeps 977 KB\. Delete cases/);
    expect((await objects()).filter((name) => name.endsWith("original"))).toHaveLength(2);
    const { cases } = (await (await browser.get("/api/cases")).json()) as {
      cases: { id: string }[];
    };
    await browser.post("/api/cases/delete", { ids: [cases[0]?.id] });
    expect((await browser.upload(half())).status).toBe(201);
  });
});

describe("an upload in the place of a document that could not be analysed", () => {
  it("deletes the failed case, and no other", async () => {
    const browser = await signedInBrowser();
    const blank = await settled(browser, (await uploadContract(browser, blankFile())).id);
    expect(blank.failure?.code).toBe("no_text");
    const fine = await analysed(browser, (await uploadContract(browser)).id);
    for (const { id } of [blank, fine])
      expect((await browser.upload(file("A deed."), { replaces: id })).status).toBe(201);
    expect((await browser.get(`/api/cases/${blank.id}`)).status).toBe(404);
    expect((await browser.get(`/api/cases/${fine.id}`)).status).toBe(200);
  });

  it("of an empty file is refused with a sentence that says so", async () => {
    const browser = await signedInBrowser();
    for (const empty of [file("", "Deed.pdf"), file(" \n", "Deed.txt")]) {
      const response = await browser.upload(empty);
      expect(response.status).toBe(415);
      expect(await response.text()).toContain("This file is empty.");
    }
  });

  it("of one kind of Word document named like the other is kept as what it is", async () => {
    const browser = await signedInBrowser();
    const bytes = Uint8Array.from(docxFile(paragraph(contractText)));
    expect((await browser.upload(new File([bytes], "Deed.doc"))).status).toBe(201);
    const row = env.DB.prepare("SELECT file_type FROM legal_cases");
    expect(await row.first("file_type")).toBe("docx");
  });
});

describe("a stored document", () => {
  it("that is not the one that was uploaded is never analysed, and its reader is told", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const before = await analysed(browser, id);
    await env.FILES.put(`cases/${id}/original`, `${contractText} Words of somebody else.`);
    await browser.post(`/api/cases/${id}/analyse`);
    const after = await settled(browser, id);
    expect(after.failure?.code).toBe("damaged");
    expect(after.failure?.message).toMatch(/not the one that was uploaded.*Please upload it again/);
    expect(after.risk_flags).toEqual(before.risk_flags);
    expect(await (await browser.get(`/api/cases/${id}/text`)).text()).not.toContain("somebody");
  });
});
