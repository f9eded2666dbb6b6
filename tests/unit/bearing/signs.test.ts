import { describe, expect, it } from "vitest";
import { readEvidence } from "../../../app/analysis/bearing/evidence.ts";
import { mentionsIn } from "../../../app/analysis/cast/mentions.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { isDenied } from "../../../app/analysis/clauses/denied.ts";
import { placeOf } from "../../../app/analysis/reading/sentence-place.ts";

const party = (name: string, role: string) => ({ name, role, aliases: [role] });
const cast = castOf(
  [party("Acme Pty Ltd", "the Supplier"), party("Brown Pty Ltd", "Customer")],
  "",
);
const evidence = (words: string, clause = "indemnity") => readEvidence(clause, words, cast);

describe("what is seen of a party", () => {
  it("is how it stands to the other one", () => {
    const [supplier] = evidence("The Supplier must pay the Customer.").candidates;
    expect(supplier?.signs).toContain("is:duty&to:pay");
    const [owner] = evidence("The Supplier's plant is insured by the Customer.").candidates;
    expect(owner?.signs).toContain("own>is&by");
  });

  it("is a gain where something is to be given to it, and a duty where it is to give", () => {
    const signsOf = (words: string) => evidence(words).candidates[0]?.signs ?? [];
    expect(signsOf("The Supplier shall be indemnified.")).toContain("is:gain");
    expect(signsOf("The Supplier shall indemnify.")).toContain("is:duty");
    expect(
      signsOf("The Supplier shall have a general and particular lien on the goods."),
    ).toContain("is:right");
    expect(signsOf("The Supplier shall have the goods valued.")).toContain("is:duty");
  });

  it("is governed by the verb after it where it stands first", () => {
    const [supplier] = evidence("To the Supplier must be paid all costs.").candidates;
    expect(supplier?.signs).toContain("g:to:must:ed:give");
  });

  it("is what ties it to the one beside it", () => {
    const [supplier, customer] = evidence(
      "The Supplier must pay costs to the Customer.",
    ).candidates;
    expect(supplier?.signs).toContain("rel1:duty:give:to");
    expect(customer?.signs).toContain("rel2:duty:give:to");
    const ended = evidence("The Supplier must pay. Costs go to the Customer.").candidates[0];
    expect(ended?.signs.some((sign) => sign.startsWith("rel1"))).toBe(false);
  });

  it("is no act of both where both stand in a condition", () => {
    expect(evidence("Either party may end this and tell the Customer.").ofAll).toBe(true);
    expect(evidence("Notice given by either party may bind the Customer.").ofAll).toBe(false);
  });

  it("is whether something is its own", () => {
    const [, its] = mentionsIn(cast, "The Supplier keeps its plant.");
    expect(its?.possessive).toBe(true);
    const [, it] = mentionsIn(cast, "The Supplier says that it pays.");
    expect(it?.possessive).toBe(false);
  });

  it("is nothing of a “they” that means things, but of an “it” it is", () => {
    expect(mentionsIn(cast, "The Supplier keeps goods until they are paid for.")).toHaveLength(1);
    expect(mentionsIn(cast, "The Supplier keeps goods until it is paid.")).toHaveLength(2);
  });

  it("is told by its role without an article", () => {
    expect(cast.members[0]?.ways).toContain("Supplier");
  });
});

describe("who is meant though nobody was named", () => {
  it("is a role that acts, and none that is only spoken of", () => {
    const names = (text: string) => castOf([], text).members.map(({ name }) => name);
    expect(names("The Hirer must return the crates.")).toEqual(["Hirer"]);
    expect(names("Crates stand on the Hirer land.")).toEqual([]);
  });
});

it("a few words with a verb are no heading", () => {
  expect(placeOf("Part C – Guarantee", "")).toBe("heading");
  expect(placeOf("Liability is limited", "")).toBe("operative");
});

it("a denial in a condition denies nothing", () => {
  expect(isDenied("default-interest", "If the Bank has no interest in the land, tell it.")).toBe(
    false,
  );
  expect(isDenied("default-interest", "The Bank has no interest in the land.")).toBe(true);
});
