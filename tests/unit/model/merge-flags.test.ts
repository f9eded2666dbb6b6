import { describe, expect, it } from "vitest";
import { mergeFlags } from "../../../app/analysis/model/merge-flags.ts";
import { type RiskFlag, unasked } from "../../../app/schemas/analysis.ts";

const text = "The Tenant and the Guarantor pay the Landlord all that the lease costs it.";

/** A flag on words of the text, from one letter to another. */
const on = (start: number, end: number, change: Partial<RiskFlag> = {}): RiskFlag => ({
  ...{ riskLevel: "Medium", clauseId: "outgoings", clauseTitle: "Outgoings", place: null },
  ...{ start, end, quote: text.slice(start, end), burdens: [], benefits: [] },
  ...unasked,
  ...{ explanation: "It costs.", recommendation: "Ask for less.", ...change },
});
const merged = (own: RiskFlag[], model: RiskFlag[], dismissed = [{ start: 70, end: 74 }]) => {
  const riskFlags = model.map(({ quote: _, ...flag }) => flag);
  const reading = { client: null, summary: "", riskFlags, dismissed };
  const open = own.map((flag) => ({ ...flag, burdens: [], benefits: [] }));
  return mergeFlags(text, { own, open }, reading, "Tenant");
};
const bearing = (burdens: string, benefits: string) => ({
  burdens: burdens.split(" ").filter(Boolean),
  benefits: benefits.split(" ").filter(Boolean),
});

describe("two readings of whom a clause binds", () => {
  it.each([
    ["agree where they say the same", "Tenant", "Landlord", "Tenant", "Landlord", true],
    [
      "agree where one sees more who bear it",
      "Tenant",
      "Landlord",
      "Tenant Guarantor",
      "Landlord",
      true,
    ],
    ["differ where nobody bears it in both", "Tenant", "Landlord", "Guarantor", "Landlord", false],
    ["differ where nobody gains in both", "Tenant", "Landlord", "Tenant", "Guarantor", false],
    [
      "differ where one is mutual",
      "Tenant",
      "Landlord",
      "Tenant Landlord",
      "Tenant Landlord",
      false,
    ],
    [
      "differ where one party changes sides",
      "Tenant Guarantor",
      "Landlord",
      "Tenant",
      "Landlord Guarantor",
      false,
    ],
    [
      "differ where it changes them the other way",
      "Tenant",
      "Landlord Guarantor",
      "Tenant Guarantor",
      "Landlord",
      false,
    ],
    ["differ where they are reversed", "Tenant", "Landlord", "Landlord", "Tenant", false],
  ])("%s", (_what, bears, gains, modelBears, modelGains, agreed) => {
    const own = on(0, 40, bearing(bears, gains));
    const [shown] = merged([own], [on(0, 40, bearing(modelBears, modelGains))]);
    expect(shown).toMatchObject(agreed ? bearing(bears, gains) : bearing("", ""));
    expect(shown?.explanation.includes("differ on whom these words bind")).toBe(!agreed);
  });

  it("are compared on one clause, where two stand on the same words", () => {
    const own = [
      on(0, 40, bearing("Tenant", "Landlord")),
      on(0, 40, { ...bearing("Landlord", "Tenant"), clauseId: "rent", clauseTitle: "Rent" }),
    ];
    const [shown] = merged(own, [on(0, 40, bearing("Tenant", "Landlord"))]);
    expect(shown).toMatchObject(bearing("Tenant", "Landlord"));
    const [silent] = merged(own.slice(1), [on(0, 40)]);
    expect(silent).toMatchObject(bearing("", ""));
    const unnamed = { clauseId: null, clauseTitle: "Costs" };
    const [other] = merged(own, [on(0, 40, { ...bearing("Tenant", "Landlord"), ...unnamed })]);
    expect(other).toMatchObject(bearing("", ""));
  });
});

describe("flags of two readings", () => {
  const rent = { clauseId: "rent", clauseTitle: "Rent" };

  it("are one where the same clause has words in common, and two where it has none", () => {
    expect(merged([on(0, 10)], [on(9, 40)])).toHaveLength(1);
    expect(merged([on(0, 10)], [on(10, 40)])).toHaveLength(2);
    expect(merged([on(10, 40)], [on(0, 10)])).toHaveLength(2);
  });

  it("are one where two clauses share half of their words, and two where they share less", () => {
    expect(merged([on(0, 20, rent)], [on(0, 40)])).toHaveLength(1);
    expect(merged([on(20, 40, rent)], [on(0, 40)])).toHaveLength(1);
    expect(merged([on(0, 19, rent)], [on(0, 40)])).toHaveLength(2);
    expect(merged([on(0, 30, rent)], [on(15, 45)])).toHaveLength(2);
  });

  it("stand in the order of their words, the shorter of two with one beginning first", () => {
    const places = merged([on(60, 70), on(0, 9, rent)], [on(20, 40), on(0, 40)]).map(
      ({ start, end }) => [start, end],
    );
    expect(places).toEqual([
      [0, 9],
      [0, 40],
      [20, 40],
      [60, 70],
    ]);
  });

  it("are without a Low one of the built-in analyser that the model dismissed", () => {
    const own = [on(0, 40, { riskLevel: "Low" }), on(50, 60, { riskLevel: "Low" }), on(62, 70)];
    expect(
      merged(
        own,
        [],
        [
          { start: 0, end: 40 },
          { start: 62, end: 70 },
        ],
      ),
    ).toEqual(own.slice(1));
  });

  it("tell the gravest of what the built-in analyser says of the words", () => {
    const own = [
      on(0, 40, { ...rent, riskLevel: "Medium", explanation: "It is dear." }),
      on(0, 38, { riskLevel: "High", explanation: "It has no end." }),
    ];
    const [shown, ...others] = merged(own, [on(0, 40, { riskLevel: "Low", explanation: "Fine." })]);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      riskLevel: "High",
      explanation:
        "It has no end. The two readings differ: the built-in reader rates these words High, the model Low. The model says: Fine.",
      recommendation: "Ask for less.",
    });
  });

  it("tell of one clause what the built-in analyser says of that one, where the model tells both", () => {
    const own = [on(0, 40, { ...rent, riskLevel: "High" }), on(0, 40)];
    const low = { riskLevel: "Low" as const };
    const both = merged(own, [on(0, 40, { ...rent, ...low }), on(0, 40, low)]);
    expect(both.map(({ riskLevel }) => riskLevel)).toEqual(["High", "Medium"]);
    const one = merged(own, [on(0, 40, low)]);
    expect(one.map(({ riskLevel }) => riskLevel)).toEqual(["High"]);
  });

  it("have the model's level where directions differ and it is the higher one", () => {
    const own = on(0, 40, bearing("Landlord", "Tenant"));
    const [shown] = merged(
      [own],
      [on(0, 40, { ...bearing("Tenant", "Landlord"), riskLevel: "High" })],
    );
    expect(shown?.riskLevel).toBe("High");
    expect(shown?.explanation).toBe(
      "It costs. The two readings differ on whom these words bind: read them yourself. The built-in reader rates them Medium, the model High. The model says: It costs.",
    );
  });
});
