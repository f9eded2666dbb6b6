import { describe, expect, it } from "vitest";
import { contractText } from "../../fixtures/contract.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { analyseAs, handOn, onWords } from "./by-hand.ts";

const words = "limited to $1,000";
const prepared = async () => {
  const browser = await signedInBrowser();
  const hand = await handOn(browser);
  const [first] = (await hand.read()).risk_flags;
  if (!first) throw new Error("The contract has a flag.");
  const edited = await hand.changed(first, {
    riskLevel: "Low",
    explanation: "We can live with it.",
  });
  const own = await hand.added(onWords(words));
  return { browser, hand, first, edited, own };
};

describe("what people have done by hand", () => {
  it("is all there after a new analysis", async () => {
    const { hand, edited, own } = await prepared();
    await hand.edited({ executiveSummary: "Do not sign.", facts: { term: "Two years" } });
    const before = await hand.read();
    const after = await hand.analyseAgain();
    expect(after.risk_flags).toEqual(before.risk_flags);
    expect(after.risk_flags).toEqual(expect.arrayContaining([edited, own]));
    expect(after).toMatchObject({
      ...{ ai_summary: "Do not sign.", facts: { term: "Two years" }, edited: before.edited },
      unplaced: [],
    });
  });

  it("is there when a client is named, whose levels the others follow", async () => {
    const { browser, hand, edited, own } = await prepared();
    await hand.edited({ executiveSummary: "Do not sign." });
    await browser.send("PATCH", `/api/cases/${hand.id}`, { client: "Supplier" });
    const after = await hand.read();
    expect(after.risk_flags.find(({ id }) => id === edited.id)).toMatchObject({
      ...{ riskLevel: "Low", explanation: "We can live with it." },
    });
    expect(after.risk_flags).toContainEqual(own);
    expect(after.ai_summary).toBe("Do not sign.");
    expect(after.edited.executiveSummary?.read).toContain("Supplier");
  });

  it("moves with its words when the text is another", async () => {
    const { hand, edited, own } = await prepared();
    const text = `A cover page.\n\n${contractText.replace("$1,000.", "$1,000, whatever happens.")}`;
    await analyseAs(hand.id, text);
    const { risk_flags, unplaced } = await hand.read();
    const moved = risk_flags.find(({ id }) => id === own.id);
    expect(moved).toMatchObject({ quote: words, start: text.indexOf(words) });
    expect(risk_flags.find(({ id }) => id === edited.id)).toMatchObject({ riskLevel: "Low" });
    expect(unplaced).toEqual([]);
  });

  it("stays as the person’s when the reader does not raise the flag any more", async () => {
    const { hand, first, edited } = await prepared();
    await analyseAs(hand.id, contractText, (flags) => flags.slice(1));
    const { risk_flags } = await hand.read();
    expect(risk_flags.find(({ id }) => id === edited.id)).toMatchObject({
      ...{ by: "person", riskLevel: "Low", quote: first.quote, start: first.start },
      ...{ clauseTitle: first.clauseTitle, recommendation: first.recommendation },
      edited: { riskLevel: first.riskLevel, explanation: first.explanation },
    });
    const back = await hand.changed(edited, { explanation: null });
    expect(back).toMatchObject({ explanation: first.explanation, by: "person" });
    await analyseAs(hand.id, contractText);
    const again = (await hand.read()).risk_flags.filter(({ id }) => id === edited.id);
    expect(again).toMatchObject([{ by: "reader", riskLevel: "Low" }]);
  });

  it("goes to the flag of the same clause whose words are cut otherwise", async () => {
    const { hand, first, edited } = await prepared();
    await analyseAs(hand.id, contractText, (flags) =>
      flags.map((flag, i) => {
        if (i > 0) return flag;
        const end = flag.end - 8;
        return { ...flag, end, quote: contractText.slice(flag.start, end) };
      }),
    );
    const { risk_flags } = await hand.read();
    expect(risk_flags.filter(({ clauseTitle }) => clauseTitle === first.clauseTitle)).toMatchObject(
      [{ id: edited.id, riskLevel: "Low", by: "reader" }],
    );
  });

  it("is listed with its words where it cannot be placed again, and back at its place later", async () => {
    const { browser, hand, own } = await prepared();
    await analyseAs(hand.id, contractText.replace(/^3\.1 .*$/m, "3.1 Deleted."));
    const { risk_flags, unplaced, openFlags } = await hand.read();
    expect(risk_flags.map(({ id }) => id)).not.toContain(own.id);
    expect(unplaced).toMatchObject([{ id: own.id, quote: words, explanation: "It hurts." }]);
    expect(openFlags.High + openFlags.Medium + openFlags.Low).toBe(
      risk_flags.filter(({ group }) => group === "matters").length,
    );
    const noted = await hand.changed(own, { note: "Gone from the draft." });
    expect(noted).toMatchObject({ id: own.id, note: "Gone from the draft." });
    const report = await browser.get(`/api/cases/${hand.id}/report.docx`);
    expect(report.status).toBe(200);
    await analyseAs(hand.id, contractText);
    const after = await hand.read();
    expect(after.unplaced).toEqual([]);
    expect(after.risk_flags.find(({ id }) => id === own.id)).toMatchObject({
      ...{ start: own.start, end: own.end, note: "Gone from the draft." },
    });
  });
});
