import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { flagReviews } from "../../../app/db/schema.server.ts";
import { errorCode, signedInBrowser } from "../harness/browser.ts";
import { firmWithFlags, readCase, statusAndCode } from "../harness/flagged.ts";
import { handOn, onWords } from "./by-hand.ts";

const words = "limited to $1,000";

describe("a flag of one’s own", () => {
  it("stands on the words that were chosen, with what was said of them and by whom", async () => {
    const browser = await signedInBrowser();
    const { added, read } = await handOn(browser);
    const before = await read();
    const flag = await added(onWords(words, { wording: "limited to twelve months of fees" }));
    expect(flag).toMatchObject({
      ...onWords(words),
      ...{ by: "person", version: 1, state: "open", edited: null, clauseId: null },
      ...{ wording: "limited to twelve months of fees", hidden: false, note: null },
      edited_by: { email: expect.any(String) },
    });
    const after = await read();
    expect(after.risk_flags.at(-1)).toEqual(flag);
    expect(after.risk_flags).toHaveLength(before.risk_flags.length + 1);
    expect(after.openFlags.High).toBe(before.openFlags.High + 1);
  });

  it("knows the clause of the vocabulary by its title", async () => {
    const { added } = await handOn(await signedInBrowser());
    expect(await added(onWords(words, { clauseTitle: "indemnity" }))).toMatchObject({
      clauseId: "indemnity",
    });
  });

  it("is refused where the words are not there, and what it must be is told", async () => {
    const { add } = await handOn(await signedInBrowser());
    const own = onWords(words);
    for (const wrong of [
      { ...own, start: own.start + 1, end: own.end + 1 },
      { ...own, quote: "limited to $2,000" },
      { ...own, end: own.end + 1_000_000 },
    ])
      expect(await statusAndCode(await add(wrong))).toEqual([409, "conflict"]);
    for (const wrong of [
      { ...own, start: own.end, end: own.start },
      { ...own, clauseTitle: " " },
      { ...own, riskLevel: "Fatal" },
      { ...own, quote: "" },
      { ...own, hidden: true },
    ])
      expect(await statusAndCode(await add(wrong))).toEqual([400, "invalid_input"]);
  });

  it("is refused while there is no text", async () => {
    const { partner, caseId } = await firmWithFlags();
    const response = await partner.browser.post(`/api/cases/${caseId}/flags`, onWords(words));
    expect([response.status, await errorCode(response)]).toEqual([409, "conflict"]);
  });

  it("can be changed, decided, commented on and assigned like any other", async () => {
    const browser = await signedInBrowser();
    const { id, added, changed, read } = await handOn(browser);
    const flag = await added(onWords(words));
    const me = flag.edited_by?.id;
    const one = await changed(flag, { riskLevel: "Low", clauseTitle: "Cap", explanation: null });
    expect(one).toMatchObject({
      ...{ riskLevel: "Low", clauseTitle: "Cap", explanation: "", edited: null, version: 2 },
    });
    await changed(one, { state: "dismissed", reason: "Agreed.", assignee: me });
    const said = await browser.post(`/api/cases/${id}/comments`, {
      ...{ text: "Please look.", flag_id: flag.id },
    });
    expect(said.status).toBe(201);
    expect((await read()).risk_flags.at(-1)).toMatchObject({
      ...{ id: flag.id, state: "dismissed", reason: "Agreed.", assignee: { id: me } },
    });
  });

  it("is deleted by who may write, at the version that they have seen; the reader’s are not", async () => {
    const { added, changed, remove, read } = await handOn(await signedInBrowser());
    const flag = await added(onWords(words));
    await changed(flag, { note: "Ours." });
    expect(await statusAndCode(await remove(flag.id, "?version=1"))).toEqual([409, "conflict"]);
    expect((await remove(flag.id, "?version=2")).status).toBe(204);
    const { risk_flags } = await read();
    expect(risk_flags.map(({ id }) => id)).not.toContain(flag.id);
    expect(await database(env).select().from(flagReviews)).toEqual([]);
    const [readers] = risk_flags;
    expect(await statusAndCode(await remove(readers?.id ?? ""))).toEqual([409, "conflict"]);
    expect(await statusAndCode(await remove(flag.id))).toEqual([404, "not_found"]);
  });

  it("is nobody’s to add or delete who may only read", async () => {
    const { visitor, caseId } = await firmWithFlags();
    const { first } = await readCase(visitor, caseId);
    const added = await visitor.browser.post(`/api/cases/${caseId}/flags`, onWords(words));
    expect(await statusAndCode(added)).toEqual([403, "forbidden"]);
    const gone = await visitor.browser.send("DELETE", `/api/cases/${caseId}/flags/${first.id}`);
    expect(await statusAndCode(gone)).toEqual([403, "forbidden"]);
  });
});
