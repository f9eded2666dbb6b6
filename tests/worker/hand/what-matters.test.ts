import { describe, expect, it } from "vitest";
import type { RiskFlag } from "../../../app/schemas/analysis.ts";
import type { Case } from "../../../app/schemas/case.ts";
import { contractText } from "../../fixtures/contract.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { analyseAs, handOn } from "./by-hand.ts";

const countOf = ({ openFlags: { High, Medium, Low } }: Pick<Case, "openFlags">) =>
  High + Medium + Low;
const matter = ({ risk_flags }: Case) => risk_flags.filter(({ group }) => group === "matters");

describe("what matters in a case", () => {
  it("is what its numbers count, though all of its flags are there", async () => {
    const browser = await signedInBrowser();
    const found = await (await handOn(browser)).read();
    expect(matter(found).length).toBeGreaterThan(0);
    expect(found.risk_flags.length).toBeGreaterThan(matter(found).length);
    expect(countOf(found)).toBe(matter(found).length);
    const { cases } = (await (await browser.get("/api/cases")).json()) as { cases: Case[] };
    expect(cases[0]?.openFlags).toEqual(found.openFlags);
  });

  it("is also what somebody raises of what else is in the document, until they take that back", async () => {
    const { read, changed } = await handOn(await signedInBrowser());
    const before = await read();
    const also = before.risk_flags.find(({ group }) => group === "also");
    if (!also) throw new Error("The contract has a clause that only is there.");
    const raised = await changed(also, { state: "accepted" });
    expect(raised.group).toBe("matters");
    expect(matter(await read())).toHaveLength(matter(before).length + 1);
    // It is decided, so nothing more is open.
    expect((await read()).openFlags).toEqual(before.openFlags);
    const again = await changed(raised, { state: "open" });
    expect(again.group).toBe("also");
    const edited = await changed(again, { explanation: "It costs us dearly." });
    expect(edited.group).toBe("matters");
    expect(countOf(await read())).toBe(countOf(before) + 1);
  });
});

describe("the wording of a flag", () => {
  const wording = "Neither party may assign without consent.";
  const raises = (flags: readonly RiskFlag[]) =>
    flags.map((flag, at) => (at === 0 ? { ...flag, wording } : flag));

  it("is the analysis's, until somebody writes another or takes it out", async () => {
    const { id, read, changed } = await handOn(await signedInBrowser());
    await analyseAs(id, contractText, raises);
    const [flag] = (await read()).risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    expect(flag).toMatchObject({ wording, edited: null });
    const ours = await changed(flag, { wording: "No assignment at all." });
    expect(ours).toMatchObject({ wording: "No assignment at all.", edited: { wording } });
    const none = await changed(ours, { wording: "" });
    expect(none).toMatchObject({ wording: null, edited: { wording } });
    expect(await changed(none, { wording: null })).toMatchObject({ wording, edited: null });
  });

  it("is not edited by who saves it as it was read", async () => {
    const { id, read, changed } = await handOn(await signedInBrowser());
    await analyseAs(id, contractText, raises);
    const [flag] = (await read()).risk_flags;
    if (!flag) throw new Error("The contract has a flag.");
    expect((await changed(flag, { wording })).edited).toBeNull();
  });
});

describe("a gap", () => {
  const gapsOf = async ({ read }: { read: () => Promise<Case> }) => {
    const [first, second] = (await read()).gaps;
    if (!first || !second) throw new Error("The contract lacks two clauses.");
    return { first, second };
  };

  it("is listed with its reason and what to ask for, rests on no words and is in no count", async () => {
    const hand = await handOn(await signedInBrowser());
    const { gaps, missing, risk_flags, openFlags } = await hand.read();
    expect(gaps.map(({ clauseTitle }) => clauseTitle).toSorted()).toEqual(
      missing.map(({ clauseTitle }) => clauseTitle).toSorted(),
    );
    for (const gap of gaps)
      expect(gap).toMatchObject({ quote: "", start: 0, end: 0, place: null, page: null });
    expect(risk_flags.every(({ quote }) => quote !== "")).toBe(true);
    expect(countOf({ openFlags })).toBe(
      risk_flags.filter(({ group }) => group === "matters").length,
    );
  });

  it("is decided, noted and commented on like a flag, and stays so when the document is analysed again", async () => {
    const browser = await signedInBrowser();
    const hand = await handOn(browser);
    const { first, second } = await gapsOf(hand);
    const decided = await hand.changed(first, { state: "dismissed", reason: "In the deed." });
    await hand.changed(second, { state: "accepted", wording: "Insert this.", note: "Ask Nia." });
    const said = await browser.post(`/api/cases/${hand.id}/comments`, {
      ...{ flag_id: first.id, text: "Agreed." },
    });
    expect(said.status).toBe(201);
    const after = await hand.analyseAgain();
    expect(after.gaps).toContainEqual(decided);
    expect(after.gaps.find(({ id }) => id === second.id)).toMatchObject({
      ...{ state: "accepted", wording: "Insert this.", note: "Ask Nia.", quote: "" },
    });
    expect(after.unplaced).toEqual([]);
    expect(after.risk_flags.every(({ state }) => state === "open")).toBe(true);
  });

  it("that is filled keeps what was said of it apart, and what was only decided goes to no other gap", async () => {
    const hand = await handOn(await signedInBrowser());
    const { gaps } = await hand.read();
    const gst = gaps.find(({ clauseTitle }) => clauseTitle === "GST");
    const assignment = gaps.find(({ clauseTitle }) => clauseTitle === "Assignment and Novation");
    if (!gst || !assignment) throw new Error("The contract says nothing of GST and assignment.");
    await hand.changed(gst, { state: "accepted" });
    await hand.changed(assignment, { note: "Ask for consent." });
    const filled = contractText.replace(
      "2.2 The Supplier",
      "2.3 All amounts are inclusive of GST.\n2.4 Neither party may assign or novate this agreement without the other's prior written consent.\n2.2 The Supplier",
    );
    await analyseAs(hand.id, filled);
    const after = await hand.read();
    const titles = after.gaps.map(({ clauseTitle }) => clauseTitle);
    expect(titles).not.toContain("GST");
    expect(titles).not.toContain("Assignment and Novation");
    expect(after.gaps.every(({ state, note }) => state === "open" && note === null)).toBe(true);
    expect(after.risk_flags.every(({ state }) => state === "open")).toBe(true);
    expect(after.unplaced).toMatchObject([{ id: assignment.id, note: "Ask for consent." }]);
  });
});

describe("the answers of a case", () => {
  it("are those to the questions of the client who is named last", async () => {
    const browser = await signedInBrowser();
    const hand = await handOn(browser);
    // A right of one side alone to pass the contract on is a risk for the other side.
    const text = `${contractText}7. Assignment\n7.1 The Customer must not assign this agreement without the Supplier's prior written consent. The Supplier may assign or novate this agreement to any person without the Customer's consent.\n`;
    await analyseAs(hand.id, text);
    const levels = async (client: string) => {
      await browser.send("PATCH", `/api/cases/${hand.id}`, { client });
      return (await hand.read()).answers.map(({ level }) => level);
    };
    const customer = await levels("Customer");
    expect(customer).toContain("Medium");
    expect(await levels("Supplier")).not.toEqual(customer);
    expect(await levels("Customer")).toEqual(customer);
  });
});
