import { describe, expect, it } from "vitest";
import { signedInBrowser } from "../harness/browser.ts";
import { handOn } from "./by-hand.ts";

describe("a flag that is edited", () => {
  it("says what people say, keeps what was read, and goes back to it field by field", async () => {
    const { read, changed } = await handOn(await signedInBrowser());
    const [flag] = (await read()).risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    const said = {
      riskLevel: "Low",
      explanation: "We can live with it.",
      note: "Ask Nia.",
    } as const;
    const edited = await changed(flag, { ...said, wording: "Either party may …" });
    expect(edited).toMatchObject({
      ...{ ...said, wording: "Either party may …", by: "reader", version: 1, state: "open" },
      edited: { riskLevel: flag.riskLevel, explanation: flag.explanation },
      edited_by: { email: expect.any(String) },
    });
    expect(flag.wording).toBeTruthy();
    expect(edited.edited).toEqual({
      ...{ riskLevel: flag.riskLevel, explanation: flag.explanation, wording: flag.wording },
    });
    expect((await read()).risk_flags[0]).toEqual(edited);
    const back = await changed(edited, { riskLevel: null });
    expect(back).toMatchObject({
      ...{ riskLevel: flag.riskLevel, explanation: said.explanation, version: 2 },
      edited: { explanation: flag.explanation },
    });
    const all = await changed(back, { explanation: null, note: null, wording: null });
    expect(all).toMatchObject({
      ...{ explanation: flag.explanation, edited: null, note: null, wording: flag.wording },
    });
  });

  it("has what nobody proposed until somebody does, and goes back to that", async () => {
    const { read, changed } = await handOn(await signedInBrowser());
    const flag = (await read()).risk_flags.find(({ wording }) => wording === null);
    if (!flag) throw new Error("The contract has a flag without wording.");
    const edited = await changed(flag, { wording: "Either party may …" });
    expect(edited).toMatchObject({ wording: "Either party may …" });
    expect(edited.edited).toEqual({ wording: "" });
    expect(await changed(edited, { wording: null })).toMatchObject({ wording: null, edited: null });
  });

  it("is not edited by who says what was read", async () => {
    const { read, changed } = await handOn(await signedInBrowser());
    const [flag] = (await read()).risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    const { clauseTitle, riskLevel } = flag;
    expect((await changed(flag, { clauseTitle, riskLevel })).edited).toBeNull();
  });

  it("stays in the report until it is hidden, and counts by its own level", async () => {
    const browser = await signedInBrowser();
    const { id, read, changed } = await handOn(browser);
    const before = await read();
    const flag = before.risk_flags.find(({ riskLevel }) => riskLevel === "High");
    if (!flag) throw new Error("The contract has a grave flag.");
    const counts = async () => {
      const { openFlags } = await read();
      const { cases } = (await (await browser.get("/api/cases")).json()) as {
        cases: { openFlags: object }[];
      };
      expect(cases[0]?.openFlags).toEqual(openFlags);
      return openFlags;
    };
    const { High, Low } = before.openFlags;
    const low = await changed(flag, { riskLevel: "Low" });
    expect(await counts()).toMatchObject({ High: High - 1, Low: Low + 1 });
    const hidden = await changed(low, { hidden: true });
    expect(hidden.hidden).toBe(true);
    expect(await counts()).toMatchObject({ High: High - 1, Low });
    expect((await read()).risk_flags).toHaveLength(before.risk_flags.length);
    await changed(hidden, { hidden: false });
    expect(await counts()).toMatchObject({ High: High - 1, Low: Low + 1 });
    expect(id).toBe(before.id);
  });

  it("changes the level by which its case is listed", async () => {
    const browser = await signedInBrowser();
    const { read, changeMany, changed } = await handOn(browser);
    const listed = async (risk: string) =>
      ((await (await browser.get(`/api/cases?risk=${risk}`)).json()) as { cases: object[] }).cases
        .length;
    const { risk_flags } = await read();
    expect([await listed("High"), await listed("Low")]).toEqual([1, 0]);
    const flags = risk_flags.map(({ id, version }) => ({ id, version }));
    expect((await changeMany({ flags, hidden: true })).status).toBe(200);
    expect([await listed("High"), await listed("Low")]).toEqual([0, 0]);
    const [first] = (await read()).risk_flags;
    if (!first) throw new Error("The contract has a flag.");
    await changed(first, { hidden: false, riskLevel: "Low" });
    expect([await listed("High"), await listed("Low")]).toEqual([0, 1]);
  });

  it("is not written over: who saw the older version is told how it is now, and keeps their words", async () => {
    const { read, change, changed } = await handOn(await signedInBrowser());
    const [flag] = (await read()).risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    const theirs = await changed(flag, { explanation: "Theirs." });
    const mine = await change(flag.id, { explanation: "Mine.", version: flag.version });
    expect(mine.status).toBe(409);
    expect(await mine.json()).toMatchObject({ error: { code: "conflict" }, current: theirs });
  });

  it("is told in the record by what was changed, never by its words", async () => {
    const browser = await signedInBrowser();
    const { read, changed } = await handOn(browser);
    const { risk_flags } = await read();
    const [flag] = risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    await changed(flag, { riskLevel: "Low", note: "Wombat.", explanation: "Wombat too." });
    const { firms } = (await (await browser.get("/api/firms")).json()) as {
      firms: { id: string }[];
    };
    const record = await browser.get(`/api/firms/${firms[0]?.id}/record?action=edit`);
    const text = await record.text();
    expect(text).not.toContain("Wombat");
    expect((JSON.parse(text) as { events: object[] }).events).toMatchObject([
      {
        action: "edit",
        details: {
          flags: [flag.id],
          changed: [
            { what: "riskLevel", from: flag.riskLevel, to: "Low" },
            { what: "explanation" },
            { what: "note" },
          ],
        },
      },
    ]);
  });
});

describe("several flags at once", () => {
  it("are decided the same; those that somebody changed meanwhile are left alone and told", async () => {
    const { read, changed, changeMany } = await handOn(await signedInBrowser());
    const { risk_flags } = await read();
    const [first, second, third] = risk_flags;
    if (!first || !second || !third) throw new Error("The contract has three flags.");
    const changedOne = await changed(second, { state: "accepted" });
    const flags = [first, second, third].map(({ id, version }) => ({ id, version }));
    const response = await changeMany({ flags, state: "dismissed", reason: "Market standard." });
    expect(response.status).toBe(200);
    const { flags: done, conflicts } = (await response.json()) as {
      flags: { id: string; state: string }[];
      conflicts: object[];
    };
    expect(done.map(({ id, state }) => [id, state])).toEqual([
      [first.id, "dismissed"],
      [third.id, "dismissed"],
    ]);
    expect(conflicts).toEqual([changedOne]);
    expect((await read()).risk_flags.slice(0, 3).map(({ state }) => state)).toEqual([
      ...["dismissed", "accepted", "dismissed"],
    ]);
  });

  it("need a reason where they are no issue, and something to be decided", async () => {
    const { read, changeMany } = await handOn(await signedInBrowser());
    const flags = (await read()).risk_flags.map(({ id, version }) => ({ id, version }));
    for (const wrong of [
      { flags, state: "dismissed" },
      { flags },
      { flags: [], state: "accepted" },
      { flags, state: "open", reason: "No." },
    ])
      expect((await changeMany(wrong)).status).toBe(400);
  });
});
