import { describe, expect, it } from "vitest";
import { signedInBrowser } from "../harness/browser.ts";
import { firmWithFlags, statusAndCode } from "../harness/flagged.ts";
import { handOn } from "./by-hand.ts";

describe("the summary and the facts", () => {
  it("say what people say, keep what was read, and go back to it", async () => {
    const { read, edited } = await handOn(await signedInBrowser());
    const before = await read();
    expect(before).toMatchObject({ editVersion: 0, edited: {}, note: null });
    expect(before.facts.governingLaw).toBe("New South Wales");
    const after = await edited({
      ...{ executiveSummary: "Do not sign.", note: "Call on Monday." },
      facts: { governingLaw: "Victoria", court: "Supreme Court of Victoria" },
    });
    expect(after).toMatchObject({
      ...{ ai_summary: "Do not sign.", note: "Call on Monday.", editVersion: 1 },
      facts: { governingLaw: "Victoria", court: "Supreme Court of Victoria" },
      edited: {
        executiveSummary: {
          read: expect.stringContaining("under the law of Victoria"),
          by: { email: expect.any(String) },
        },
        governingLaw: { read: "New South Wales" },
        court: { read: "" },
      },
    });
    expect(await read()).toEqual(after);
    const back = await edited({ executiveSummary: null, facts: { governingLaw: null } });
    expect(back).toMatchObject({
      ...{ editVersion: 2, note: "Call on Monday." },
      ai_summary: `${before.ai_summary} Added by hand: court “Supreme Court of Victoria”.`,
      facts: { governingLaw: "New South Wales", court: "Supreme Court of Victoria" },
    });
    expect(Object.keys(back.edited)).toEqual(["court"]);
  });

  it("are not written over: who saw the older version is told how the case is now", async () => {
    const { edit, edited } = await handOn(await signedInBrowser());
    const theirs = await edited({ executiveSummary: "Theirs." });
    const mine = await edit({ executiveSummary: "Mine.", version: 0 });
    expect(mine.status).toBe(409);
    expect(await mine.json()).toMatchObject({ error: { code: "conflict" }, current: theirs });
  });

  it("are one person’s of two who edit at once, and the other is told", async () => {
    const { edit, read } = await handOn(await signedInBrowser());
    const answers = await Promise.all(["One.", "Two."].map((note) => edit({ note, version: 0 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).editVersion).toBe(1);
  });

  it("are edited by nobody who may only read, and in a sentence it is told what an edit must be", async () => {
    const { visitor, partner, caseId } = await firmWithFlags();
    const edit = (browser: typeof visitor.browser, body: object) =>
      browser.send("PATCH", `/api/cases/${caseId}/edits`, body);
    const guest = await edit(visitor.browser, { note: "Mine.", version: 0 });
    expect(await statusAndCode(guest)).toEqual([403, "forbidden"]);
    for (const wrong of [
      { version: 0 },
      { facts: {}, version: 0 },
      { facts: { colour: "red" }, version: 0 },
      { facts: { term: 7 }, version: 0 },
      { note: "x".repeat(2_001), version: 0 },
      { note: "x" },
    ]) {
      const response = await edit(partner.browser, wrong);
      expect([wrong, response.status]).toEqual([wrong, 400]);
    }
  });
});
