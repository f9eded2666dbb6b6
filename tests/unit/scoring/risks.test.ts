import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import { type Card, cardsOf, clientOf } from "../../../commands/scoring/risks/cards.ts";
import { topicsOfClause } from "../../../commands/scoring/risks/clauses.ts";
import { judgePaper, missesInWords, riskFigures } from "../../../commands/scoring/risks/figures.ts";
import { match, raises } from "../../../commands/scoring/risks/matching.ts";
import type { GoldRisk } from "../../../commands/scoring/risks/set.ts";

const risk = (said: Partial<GoldRisk>): GoldRisk => ({
  ...{ file: "haulage.txt", client: "Wattle Freight Pty Ltd (Carrier)", id: "r1" },
  ...{ level: "High", kind: "plain", question: "", topics: ["indemnity"], says: "Pays for all." },
  spans: [{ start: 100, end: 200 }],
  ...said,
});
const card = (said: Partial<Card>): Card => ({
  ...{ kind: "flag", title: "Indemnity", topics: ["indemnity"], level: "High", matters: true },
  ...{ spans: [{ start: 100, end: 200 }], says: "You pay for all.", bearing: "against" },
  ...said,
});
const absence = (said: Partial<Card>) =>
  card({ kind: "absence", spans: [], bearing: null, ...said });
const finding = (start: number, end: number) =>
  card({
    kind: "finding",
    topics: ["blanks-and-references"],
    level: null,
    spans: [{ start, end }],
  });

describe("a risk that a lawyer would raise", () => {
  it("is raised by a card of its matter on at least half of the shorter words", () => {
    expect(raises(card({}), risk({}))).toBe(true);
    expect(raises(card({ spans: [{ start: 150, end: 400 }] }), risk({}))).toBe(true);
    expect(raises(card({ spans: [{ start: 151, end: 400 }] }), risk({}))).toBe(false);
    expect(raises(card({ spans: [{ start: 110, end: 120 }] }), risk({}))).toBe(true);
  });

  it("is not raised by a card of another matter on the same words", () => {
    expect(raises(card({ topics: ["insurance"] }), risk({}))).toBe(false);
  });

  it("may stand on any of several places, as a card may quote several", () => {
    const joined = risk({
      kind: "joined",
      spans: [
        { start: 0, end: 50 },
        { start: 900, end: 950 },
      ],
    });
    expect(
      raises(
        card({
          spans: [
            { start: 300, end: 350 },
            { start: 900, end: 950 },
          ],
        }),
        joined,
      ),
    ).toBe(true);
  });

  it("that bites by two places is raised by a card that quotes both, whatever its matter", () => {
    const [one, two] = [
      { start: 0, end: 50 },
      { start: 900, end: 950 },
    ];
    const joined = risk({ kind: "joined", spans: [one, two] });
    const raisedBy = (spans: Card["spans"]) => raises(card({ topics: ["tax"], spans }), joined);
    expect(raisedBy([two, { start: 10, end: 60 }])).toBe(true);
    expect(raisedBy([two])).toBe(false);
    expect(raisedBy([{ start: 0, end: 950 }])).toBe(false);
    expect(raises(card({ topics: ["tax"], spans: [one, two] }), { ...joined, kind: "plain" })).toBe(
      false,
    );
  });

  it("of what is absent is raised by what is said to be absent of its matter alone", () => {
    const gap = risk({ kind: "absence", spans: [] });
    expect(raises(absence({}), gap)).toBe(true);
    expect(raises(absence({ topics: ["tax"] }), gap)).toBe(false);
    expect(raises(card({}), gap)).toBe(false);
  });

  it("of a slip is raised by a slip on its words, whatever its matter, or anywhere where it has none", () => {
    const slip = risk({ kind: "slip", topics: ["execution"] });
    expect(raises(finding(150, 160), slip)).toBe(true);
    expect(raises(finding(500, 510), slip)).toBe(false);
    expect(raises(finding(500, 510), { ...slip, spans: [] })).toBe(true);
    expect(raises(finding(150, 160), risk({}))).toBe(false);
  });
});

describe("a card", () => {
  it("answers for two risks and no more", () => {
    const three = [risk({ id: "r1" }), risk({ id: "r2" }), risk({ id: "r3" })];
    expect(match(three, [card({})], raises)).toEqual([0, 0, null]);
  });

  it("makes room for a risk that no other card raises", () => {
    const wide = card({ topics: ["indemnity", "insurance"] });
    const risks = [
      risk({ id: "r1" }),
      risk({ id: "r2" }),
      risk({ id: "r3", topics: ["insurance"] }),
    ];
    expect(match(risks, [wide, card({})], raises)).toHaveLength(3);
    expect(match(risks, [wide, card({})], raises)).not.toContain(null);
  });
});

const reading = (risks: GoldRisk[], cards: Card[]) => ({
  paper: {
    ...{
      file: "haulage.txt",
      client: "Wattle Freight Pty Ltd (Carrier)",
      text: "",
      heldOut: false,
    },
    risks,
  },
  cards,
  clientFound: true,
});

describe("the figures of risks", () => {
  it("say how many are raised, and how many of them at High or Medium", () => {
    const light = card({ level: "Low", spans: [{ start: 300, end: 400 }] });
    const read = reading(
      [
        risk({ id: "r1" }),
        risk({ id: "r2", spans: [{ start: 300, end: 400 }] }),
        risk({ id: "r3", kind: "absence", spans: [] }),
        risk({ id: "r4", kind: "slip", spans: [{ start: 700, end: 720 }] }),
      ],
      [card({}), light, finding(700, 720)],
    );
    const { total, byKind } = riskFigures([read]);
    expect(total).toEqual({ risks: 4, located: 0.75, sensible: 0.5 });
    expect(byKind.plain).toEqual({ risks: 2, located: 1, sensible: 0.5 });
    expect(byKind.absence).toEqual({ risks: 1, located: 0, sensible: 0 });
    expect(byKind.joined).toEqual({ risks: 0, located: null, sensible: null });
  });

  it("count of the cards that come first those that stand on no risk, their words and how they begin", () => {
    const stray = card({
      spans: [{ start: 800, end: 900 }],
      says: "The words “no refund” show a clause",
    });
    const folded = card({ spans: [{ start: 800, end: 900 }], matters: false });
    const alike = card({ says: "The words “pay for all of it” show a clause that binds" });
    const { cards } = riskFigures([reading([risk({})], [alike, stray, folded])]);
    expect(cards).toMatchObject({ mattering: 2, onNoRisk: 1, onNoRiskShare: 0.5, sameOpening: 1 });
    expect(cards.medianWords).toBe(12);
  });

  it("tell a person which risk was missed, which was raised too lightly, and which card stands on none", () => {
    const read = reading(
      [
        risk({ id: "r1", says: "Pays for the other's own fault." }),
        risk({ id: "r2", spans: [{ start: 0, end: 9 }] }),
      ],
      [card({ level: "Low" }), card({ title: "Publicity", topics: ["publicity"] })],
    );
    expect(judgePaper(read).onNoRisk.map(({ title }) => title)).toEqual(["Publicity"]);
    expect(missesInWords([read])).toBe(
      [
        "haulage.txt, for Wattle Freight Pty Ltd (Carrier)",
        "Not raised:",
        "  r2 High plain [indemnity] Pays for all.",
        "Raised too lightly:",
        "  r1 High plain [indemnity] Pays for the other's own fault. (card: Indemnity, Low)",
        "Cards on no risk:",
        "  Publicity, High [publicity] 100-200: You pay for all.",
        "",
      ].join("\n"),
    );
  });
});

const hire = `EQUIPMENT HIRE AGREEMENT

Quandary Plant Pty Ltd (Owner)
Tern Civil Pty Ltd (Hirer)

1. Indemnity. The Hirer indemnifies the Owner against all loss arising from the use of the Plant.
2. Changes. The Owner may vary these terms at any time without notice.
3. Insurance. The Hirer must insure the Plant as clause 19 says.
`;

describe("the cards of an analysis", () => {
  const analysis = analyseDocument(hire);

  it("are its flags by the matter of their clause, what is missing, and the slips of the draft", () => {
    const cards = cardsOf(analysis, "Tern Civil Pty Ltd");
    const indemnity = cards.find(
      ({ kind, topics }) => kind === "flag" && topics.includes("indemnity"),
    );
    expect(indemnity).toMatchObject({
      kind: "flag",
      topics: expect.arrayContaining(["indemnity"]),
      bearing: "against",
      matters: true,
    });
    expect(cards.filter(({ kind }) => kind === "finding").map(({ says }) => says)).toEqual(
      analysis.findings.map(({ message }) => message),
    );
    expect(cards.filter(({ kind }) => kind === "absence").map(({ title }) => title)).toEqual(
      analysis.missing.map(({ clauseTitle }) => clauseTitle),
    );
  });

  const [first] = analysis.riskFlags;
  const asked = { question: "Who pays?", why: "It has no limit.", ask: "Ask for a cap." };
  const answered = Object.assign({}, analysis, {
    riskFlags: [{ ...first, group: "also", questionId: "hire/cap" }],
    missing: [{ id: "insurance", clauseTitle: "Insurance", level: "Low", reason: "Usual." }],
    answers: [
      {
        ...{ id: "hire/cap", topic: "liability-cap", result: "answered", level: "High" },
        ...{ ...asked, says: "You pay without limit.", quotes: [{ start: 5, end: 9 }] },
      },
      {
        ...{ id: "hire/exit", topic: "exit-convenience", result: "absent", level: "Medium" },
        ...{ ...asked, says: "You cannot leave.", quotes: [] },
      },
    ],
  });

  it("are its answers by their matter, with every word quoted, and what is absent, where it asks questions", () => {
    const [flag, exit] = cardsOf(answered, null);
    expect(flag?.topics).toContain("liability-cap");
    expect(flag?.spans).toContainEqual({ start: 5, end: 9 });
    expect(flag?.matters).toBe(false);
    expect(exit).toMatchObject({ kind: "absence", topics: ["exit-convenience"], level: "Medium" });
    expect(exit?.says).toBe("You cannot leave. It has no limit. Ask for a cap.");
  });

  it("say one absence once, as an answer or as a missing clause, and none first that is Low", () => {
    const twice = Object.assign({}, answered, {
      missing: [
        ...answered.missing,
        {
          id: "termination-for-convenience",
          clauseTitle: "Termination",
          level: "High",
          reason: "Usual.",
        },
      ],
    });
    const absences = cardsOf(twice, null).filter(({ kind }) => kind === "absence");
    expect(absences.map(({ topics, matters }) => [topics[0], matters])).toEqual([
      ["exit-convenience", true],
      ["insurance", false],
    ]);
  });

  it("are refused where an answer is of no matter on the list", () => {
    const odd = Object.assign({}, answered, {
      answers: [{ id: "hire/x", topic: "weather", result: "absent" }],
    });
    expect(() => cardsOf(odd, null)).toThrow(/topic/i);
  });

  it("are made for the party that a reader names, by name or by role, else for the side of its role", () => {
    const { parties } = analysis.facts;
    expect(clientOf(parties, "Tern Civil Pty Ltd (the Hirer)").name).toBe("Tern Civil Pty Ltd");
    expect(clientOf(parties, "Tern Group (Hirer), taken as an Australian client").name).toBe(
      "Tern Civil Pty Ltd",
    );
    expect(clientOf(parties, "Somebody Else Pty Ltd (Lender)")).toEqual({
      name: null,
      side: "drafter",
    });
    expect(clientOf(parties, "a stranger")).toEqual({ name: null, side: null });
  });

  it("have a matter whatever clause of the vocabulary they rest on", () => {
    const ids = clauseRules.map(({ id }) => id);
    expect(ids.filter((id) => !topicsOfClause[id])).toEqual([]);
    expect(Object.keys(topicsOfClause).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
