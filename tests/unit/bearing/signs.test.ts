import { describe, expect, it } from "vitest";
import { castOf } from "../../../app/analysis/bearing/cast.ts";
import { readEvidence } from "../../../app/analysis/bearing/evidence.ts";
import { mentionsIn } from "../../../app/analysis/bearing/mentions.ts";
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
