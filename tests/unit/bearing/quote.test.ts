import { describe, expect, it } from "vitest";
import { bearingOfQuote } from "../../../app/analysis/bearing/quote.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const party = (name: string, role: string, ...ways: string[]) => ({
  ...{ name, role, aliases: [role, ...ways] },
});
const [yard, skipper] = ["Port Boatyard Pty Ltd", "Ann Petrov"];
const cast = castOf([party(yard, "Yard", "we"), party(skipper, "Skipper", "you")], "");

/** Who bears what is quoted, and who gains; `sentence` is the one that says the clause. */
function told(clause: string, sentence: string, text: string, from = sentence): string {
  const start = text.indexOf(from);
  const { burdens, benefits } = bearingOfQuote(
    clause,
    { start, end: text.length, sentence },
    text,
    cast,
  );
  return `${burdens.join(" + ")} > ${benefits.join(" + ")}`;
}

describe("who bears what is quoted", () => {
  it("is both, where the next sentence gives the same back", () => {
    const sentence = "You will not hire our shipwrights for a year.";
    expect(told("non-solicitation", sentence, sentence)).toBe(`${skipper} > ${yard}`);
    expect(
      told("non-solicitation", sentence, `${sentence} We make the same promise about your crew.`),
    ).toBe([0, 1].map(() => `${skipper} + ${yard}`).join(" > "));
  });

  it("is told by the rest of the quote where the sentence itself does not tell", () => {
    const sentence = "Names of guests are personal information.";
    expect(told("privacy", sentence, `${sentence} We will keep them in Australia.`)).toBe(
      `${yard} > ${skipper}`,
    );
  });

  it("is left open where one item of it binds the one, and another the other", () => {
    const sentence = "(b) We will hand back the mooring bond to you.";
    const text = `When the berth ends: (a) You must immediately return our keys to us. ${sentence}`;
    expect(told("post-termination", sentence, sentence)).toBe(`${yard} > ${skipper}`);
    expect(told("post-termination", sentence, text, "When")).toBe(" > ");
  });

  it("is all those whom another of its sentences binds for the same good", () => {
    const bank = "Murray Rural Bank Ltd";
    const debtors = ["Tocumwal Dairy Pty Ltd", "Hugh Lacey"];
    const loan = castOf(
      [
        party(bank, "Bank"),
        party("Tocumwal Dairy Pty Ltd", "Borrower"),
        party("Hugh Lacey", "Guarantor"),
      ],
      "",
    );
    const sentence = "The Bank may assign its rights to anybody.";
    const text = `${sentence} Neither the Borrower nor the Guarantor may assign theirs.`;
    const match = { start: 0, end: text.length, sentence };
    expect(bearingOfQuote("assignment", match, text, loan)).toEqual({
      burdens: debtors,
      benefits: [bank],
    });
  });

  it("is the other side of the one who alone “may do so”", () => {
    const sentence = "The Skipper may do so on ninety days' notice.";
    expect(told("termination-for-convenience", sentence, sentence)).toBe(`${yard} > ${skipper}`);
  });

  it("leads “it” back to the sentence before, though the quote begins with that one", () => {
    const before = "7.2 The Skipper keeps the keys. 7.3 The Yard leases as trustee.";
    const sentence = "Whatever it owes, it owes only so far as the trust can pay.";
    expect(told("limitation-of-liability", sentence, `${before} ${sentence}`, "7.3")).toBe(
      `${skipper} > ${yard}`,
    );
  });
});
