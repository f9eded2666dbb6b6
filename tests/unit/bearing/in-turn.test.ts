import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { bearingOfQuote } from "../../../app/analysis/bearing/quote.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const [mill, baker] = ["Lachlan Milling Pty Ltd", "Sourdough House Pty Ltd"];
const parties = [
  { name: mill, role: null, aliases: ["LM", "Party"] },
  { name: baker, role: null, aliases: ["SH"] },
];

/** Who bears a sentence that stands in a paper, and who gains. */
function told(clause: string, words: string, before = ""): string {
  const { burdens, benefits } = bearingOf(
    clause,
    words,
    castOf([...parties], `${before} ${words}`),
  );
  return `${burdens.join(" + ")} > ${benefits.join(" + ")}`;
}
const both = `${mill} + ${baker} > ${mill} + ${baker}`;

describe("a party that is called by what it does", () => {
  it.each([
    ["indemnity", "The defaulting Party shall indemnify the non-defaulting Party for every loss."],
    ["warranty-disclaimer", "The disclosing party gives no warranty of what it discloses."],
    [
      "termination-for-breach",
      "The non-breaching Party may terminate by notice to the other Party.",
    ],
  ])("is each of them: %s: %s", (clause, words) => {
    expect(told(clause, words)).toBe(both);
  });

  it("is each of them by a role that is defined so", () => {
    expect(
      told(
        "warranty-disclaimer",
        "The Discloser makes no warranty as to the recipes.",
        "“Discloser” means the party that discloses a recipe.",
      ),
    ).toBe(both);
  });

  it("is each of those two of whom it is defined in turn, with a small letter", () => {
    const before =
      "Recipes means what one of LM and SH (the teller) tells the other (the hearer) about bread.";
    const surety = { name: "Ida Holt", role: "Guarantor", aliases: ["Guarantor"] };
    const words = "On request a hearer must return the recipes that it holds.";
    const cast = castOf([...parties, surety], `${before} ${words}`);
    const two = [mill, baker];
    expect(bearingOf("post-termination", words, cast)).toEqual({ burdens: two, benefits: two });
  });

  it("is the one whose alias it is", () => {
    const one = [
      { name: mill, role: "Receiving Party", aliases: ["Receiving Party"] },
      ...parties.slice(1),
    ];
    const words = "The Receiving Party shall keep the recipes secret.";
    expect(bearingOf("confidentiality", words, castOf(one, words)).burdens).toEqual([mill]);
  });
});

describe("a party that is called with its group", () => {
  it("is that party", () => {
    const before = "“House” shall mean SH and all its subsidiaries.";
    expect(told("indemnity", "LM shall indemnify House against every claim.", before)).toBe(
      `${mill} > ${baker}`,
    );
  });
});

describe("what is said of every party alike", () => {
  it("is so behind an exception that names one of them", () => {
    expect(
      told(
        "consequential-loss",
        "EXCEPT FOR SH’S DUTY UNDER CLAUSE 7, NEITHER PARTY WILL BE LIABLE TO THE OTHER FOR INDIRECT LOSS.",
      ),
    ).toBe(both);
  });

  it("is so of the liability of each to the other", () => {
    const words = "LM’s liability to SH, and SH’s liability to LM, shall not exceed $90,000.";
    expect(told("limitation-of-liability", words)).toBe(both);
  });

  it("is so of courts that name nobody, where nobody is at home here", () => {
    const abroad = [
      { name: "Tarn Mills Ltd", role: null, aliases: [] },
      { name: "Fell Bakers Ltd", role: null, aliases: [] },
    ];
    const words = "The courts of Ontario alone shall hear any dispute.";
    expect(bearingOf("foreign-jurisdiction", words, castOf(abroad, words)).burdens).toHaveLength(2);
  });

  it("is so of what each does for the other in its turn", () => {
    const text =
      "At the end (a) LM shall return the sacks to SH; and (b) SH shall return the scales to LM.";
    const cast = castOf([...parties], text);
    const sentence = "At the end (a) LM shall return the sacks to SH;";
    const match = { start: 0, end: text.length, sentence };
    expect(bearingOfQuote("post-termination", match, text, cast).burdens).toHaveLength(2);
  });
});

describe("a right to end", () => {
  it("is not that of whoever only tells of something", () => {
    const words =
      "LM may terminate this agreement at any time after 30 days from the date that SH notifies LM of a sale.";
    expect(told("termination-for-convenience", words)).toBe(`${baker} > ${mill}`);
  });
});

describe("whoever binds itself over a list", () => {
  it("does what stands in its items, whoever else is named over it", () => {
    const text = "If LM ends this agreement, SH agrees:\n\n(a) to pay the storage of the flour.\n";
    const sentence = "(a) to pay the storage of the flour.";
    const start = text.indexOf(sentence);
    const cast = castOf([...parties], text);
    const match = { start, end: start + sentence.length, sentence };
    expect(bearingOfQuote("post-termination", match, text, cast).burdens).toEqual([baker]);
  });
});

describe("a company that is no party", () => {
  it("gains by an indemnity, and nobody here does", () => {
    const words =
      "LM shall also have the duty to indemnify Delta Motors, Inc. against every claim about the ovens.";
    expect(told("indemnity", words)).toBe(`${mill} > `);
  });
});

describe("a sentence that names nobody, on paper from elsewhere", () => {
  const words = "The deposit is non-refundable.";
  const unsided = [
    { name: "Tarn Mills Ltd", role: null, aliases: ["Tarn"] },
    { name: "Fell Bakers Ltd", role: null, aliases: ["Fell"] },
  ];
  const paper = `Fell shall pay Tarn a deposit. ${words}`;

  it("weighs on nobody that can be told where no party has a role", () => {
    expect(bearingOf("deposit-forfeiture", words, castOf(unsided, paper)).burdens).toEqual([]);
  });

  it("weighs on whoever pays where roles say who that is", () => {
    const sided = unsided.map((party, at) => ({ ...party, role: at === 0 ? "Seller" : "Buyer" }));
    expect(bearingOf("deposit-forfeiture", words, castOf(sided, paper)).burdens).toEqual([
      "Fell Bakers Ltd",
    ]);
  });
});
