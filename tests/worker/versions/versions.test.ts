import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { getCaseDetails } from "../../../app/services/cases/details.server.ts";
import { contractFile, contractText } from "../../fixtures/contract.ts";
import { secondDraft, secondDraftText } from "../../fixtures/second-draft.ts";
import { storedKeys } from "../faults/stored.ts";
import { analysed, caseOf, settled, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { askPage } from "../harness/served-pages.ts";
import { add, added, twoDrafts, unreadable, versionsOf } from "./drafts.ts";

const words = async (response: Response) => {
  expect(response.status).toBe(200);
  return response.text();
};

describe("a case whose document comes back", () => {
  it("is about the newest version, and keeps what each was", async () => {
    const { browser, id, first, second } = await twoDrafts();
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(second).toMatchObject({
      ...{ id, case_name: "Services Agreement", file_name: "Services Agreement v2.txt" },
      ...{ file_size: secondDraft().size, created_at: first.created_at },
    });
    const listed = await versionsOf(browser, id);
    expect(listed).toMatchObject([
      { number: 2, file_name: "Services Agreement v2.txt", status: "analyzed" },
      { number: 1, file_name: "Services Agreement.txt", status: "analyzed", words: first.words },
    ]);
    expect(listed[1]?.flags.High).toBe(
      first.risk_flags.filter(({ riskLevel }) => riskLevel === "High").length,
    );
    expect(listed[1]?.uploaded_at).toBe(first.created_at);
    for (const path of ["text", "file"]) {
      const at = `/api/cases/${id}/${path}`;
      expect(await words(await browser.get(at))).toBe(secondDraftText);
      expect(await words(await browser.get(`${at}?version=2`))).toBe(secondDraftText);
      expect(await words(await browser.get(`${at}?version=1`))).toBe(contractText);
      expect((await browser.get(`${at}?version=3`)).status).toBe(404);
      expect((await browser.get(`${at}?version=0`)).status).toBe(400);
    }
    const report = await browser.get(`/api/cases/${id}/report.docx?version=1`);
    expect(report.headers.get("Content-Disposition")).toContain("version 1 report.docx");
    expect((await browser.get(`/api/cases/${id}/report.docx?version=3`)).status).toBe(404);
  });

  it("tells when its newest version came, and of an earlier one when that did", async () => {
    const { partner } = await firmWith({ partner: "owner" });
    const { id, first } = await twoDrafts(partner.browser);
    const [newest, earlier] = await versionsOf(partner.browser, id);
    const cameAt = async (version?: number) =>
      (await getCaseDetails(env, partner.member, id, version)).uploadedAt;
    expect(newest?.uploaded_at).not.toBe(first.created_at);
    expect([await cameAt(), await cameAt(1)]).toEqual([newest?.uploaded_at, earlier?.uploaded_at]);
  });

  it("with one version lists that, as version 1", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { version, words } = await analysed(browser, id);
    expect(version).toBe(1);
    expect(await versionsOf(browser, id)).toMatchObject([
      { number: 1, words, uploaded_by: { email: expect.any(String) } },
    ]);
    expect((await browser.get(`/api/cases/${id}/text?version=2`)).status).toBe(404);
  });

  it("is found by the words of its newest version alone", async () => {
    const { browser, id } = await twoDrafts();
    const found = async (q: string) => {
      const { cases } = (await (await browser.get(`/api/cases?q=${q}`)).json()) as {
        cases: { id: string; found: { text: string } | null }[];
      };
      return cases.map((one) => [one.id, one.found?.text.includes(q)]);
    };
    expect(await found("increase")).toEqual([[id, true]]);
    expect(await found("convenience")).toEqual([]);
  });

  it("takes no version while one is being analysed, and not the same document again", async () => {
    const { browser, id } = await twoDrafts();
    const again = await add(browser, id);
    expect([again.status, await errorCode(again)]).toEqual([409, "conflict"]);
    expect((await add(browser, id, contractFile("Back to the first.txt"))).status).toBe(201);
    const early = await add(browser, id, secondDraft());
    expect([early.status, await errorCode(early)]).toEqual([409, "conflict"]);
    expect(await analysed(browser, id)).toMatchObject({ version: 3 });
    expect((await storedKeys()).filter((key) => key.endsWith("/original"))).toHaveLength(3);
  });

  it("gets one version of a sending that is repeated", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    await analysed(browser, id);
    const key = { "Idempotency-Key": "one click" };
    for (let times = 0; times < 3; times += 1)
      expect((await caseOf(await add(browser, id, secondDraft(), key))).version).toBe(2);
    await analysed(browser, id);
    expect((await caseOf(await add(browser, id, secondDraft(), key))).version).toBe(2);
    const other = await add(browser, id, new File(["Something else."], "Else.txt"), key);
    expect(other.status).toBe(409);
    expect((await storedKeys()).filter((name) => name.endsWith("/original"))).toHaveLength(2);
  });

  it("is not touched by what nobody could upload as a case", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const before = await analysed(browser, id);
    expect((await add(browser, id, new File(["MZ"], "virus.exe"))).status).toBe(415);
    expect((await add(browser, id, new File([], "Empty.txt"))).status).toBeGreaterThan(399);
    const twice = await browser.sendFile("POST", `/api/cases/${id}/versions`, secondDraft(), {
      case_name: "Mine",
    });
    expect(twice.status).toBe(400);
    expect(await caseOf(await browser.get(`/api/cases/${id}`))).toEqual(before);
    expect((await env.FILES.list()).objects).toHaveLength(2);
  });

  it("is shown, added to and taken from by those who may, and is nobody else's", async () => {
    const { partner, clerk, visitor } = await firmWith({
      ...{ partner: "owner", clerk: "assistant", visitor: "guest" },
    });
    const { id } = await twoDrafts(partner.browser);
    const stranger = await signedInBrowser("stranger@other.example");
    for (const { browser } of [visitor, { browser: stranger }]) {
      expect((await browser.get(`/api/cases/${id}/versions`)).status).toBe(404);
      expect((await add(browser, id)).status).toBe(404);
      expect((await browser.send("DELETE", `/api/cases/${id}/versions/2`)).status).toBe(404);
    }
    // Who may not delete takes nothing away that is analysed.
    expect((await clerk.browser.send("DELETE", `/api/cases/${id}/versions/2`)).status).toBe(403);
    expect((await add(clerk.browser, id, unreadable())).status).toBe(201);
    expect((await settled(partner.browser, id)).status).toBe("failed");
    expect((await clerk.browser.send("DELETE", `/api/cases/${id}/versions/3`)).status).toBe(204);
    expect(await caseOf(await clerk.browser.get(`/api/cases/${id}`))).toMatchObject({ version: 2 });
  });
});

it("the form for a new version is shown to, and taken from, those who may create a case alone", async () => {
  const { firmId, partner, clerk, visitor } = await firmWith({
    ...{ partner: "owner", clerk: "assistant", visitor: "guest" },
  });
  const matter_id = await storeMatter(firmId, { named: [visitor.member] });
  const { id } = await twoDrafts(partner.browser);
  await partner.browser.send("PATCH", `/api/cases/${id}`, { matter_id });
  const at = `/legalai/case/${id}/versions.data`;
  const formSent = ({ browser }: { browser: Browser }) => {
    const form = new FormData();
    form.set("file", secondDraft());
    return askPage(browser, at, form);
  };
  for (const [seat, stamped] of [
    [clerk, true],
    [visitor, false],
  ] as const)
    expect(/"\d{13}\.[\w-]+\./.test(await words(await askPage(seat.browser, at)))).toBe(stamped);
  expect((await add(visitor.browser, id)).status).toBe(403);
  expect((await formSent(visitor)).status).toBe(403);
  // It does not say how long it is.
  expect((await formSent(clerk)).status).toBe(411);
  const stranger = await signedInBrowser("stranger@other.example");
  expect((await formSent({ browser: stranger })).status).toBe(404);
  expect(await versionsOf(partner.browser, id)).toHaveLength(2);
});

describe("the newest version of a document", () => {
  it("that cannot be read loses nothing: taken away, the one before is the case again", async () => {
    const { browser, id, second } = await twoDrafts();
    const flags = second.risk_flags.map(({ id: flag }) => flag);
    expect((await add(browser, id, unreadable())).status).toBe(201);
    const failed = await settled(browser, id);
    expect(failed).toMatchObject({ version: 3, status: "failed", ai_summary: null });
    expect(await words(await browser.get(`/api/cases/${id}/text?version=2`))).toBe(secondDraftText);
    expect((await versionsOf(browser, id)).map(({ status }) => status)).toEqual([
      ...["failed", "analyzed", "analyzed"],
    ]);
    expect((await browser.send("DELETE", `/api/cases/${id}/versions/3`)).status).toBe(204);
    const back = await caseOf(await browser.get(`/api/cases/${id}`));
    expect(back).toMatchObject({
      ...{ version: 2, status: "analyzed", failure: null, file_name: second.file_name },
      ...{ ai_summary: second.ai_summary, words: second.words, openFlags: second.openFlags },
    });
    expect(back.risk_flags.map(({ id: flag }) => flag)).toEqual(flags);
    const part = await browser.get(`/api/cases?q=increase`);
    expect(((await part.json()) as { cases: unknown[] }).cases).toHaveLength(1);
    expect((await storedKeys()).filter((key) => key.endsWith("/original"))).toHaveLength(2);
  });

  it("goes one by one, down to the only one, which goes with its case", async () => {
    const { browser, id, first } = await twoDrafts();
    await added(browser, id, contractFile("Third.txt"));
    const away = (n: number) => browser.send("DELETE", `/api/cases/${id}/versions/${n}`);
    expect((await away(1)).status).toBe(409);
    expect((await away(4)).status).toBe(404);
    expect((await away(3)).status).toBe(204);
    expect((await away(3)).status).toBe(404);
    expect((await away(2)).status).toBe(204);
    expect((await away(1)).status).toBe(409);
    const back = await caseOf(await browser.get(`/api/cases/${id}`));
    expect(back).toMatchObject({ version: 1, ai_summary: first.ai_summary });
    expect(back.risk_flags).toEqual(first.risk_flags);
    expect(await storedKeys()).toHaveLength(2);
    expect(await added(browser, id)).toMatchObject({ version: 2 });
    expect((await browser.send("DELETE", `/api/cases/${id}`)).status).toBe(204);
    expect(await storedKeys()).toEqual([]);
  });

  it("goes while it is being analysed, and what comes of that changes nothing", async () => {
    const browser = await signedInBrowser();
    const { id } = await uploadContract(browser);
    const { ai_summary } = await analysed(browser, id);
    await add(browser, id);
    expect((await browser.send("DELETE", `/api/cases/${id}/versions/2`)).status).toBe(204);
    expect(await caseOf(await browser.get(`/api/cases/${id}`))).toMatchObject({
      ...{ version: 1, status: "analyzed", ai_summary },
    });
  });

  it("gives way to one for the client who has been named since", async () => {
    const { browser, id } = await twoDrafts();
    const named = { client: "Harbour Software Pty Ltd" };
    const away = `/api/cases/${id}/versions/2`;
    expect((await browser.send("PATCH", `/api/cases/${id}`, named)).status).toBe(200);
    expect((await browser.send("DELETE", away)).status).toBe(204);
    const back = await caseOf(await browser.get(`/api/cases/${id}`));
    const alone = await signedInBrowser("alone@other.example");
    const { id: other } = await uploadContract(alone);
    await analysed(alone, other);
    await alone.send("PATCH", `/api/cases/${other}`, named);
    const asked = await caseOf(await alone.get(`/api/cases/${other}`));
    expect(back.ai_summary).toBe(asked.ai_summary);
    expect(back.risk_flags).toEqual(asked.risk_flags);
  });
});
