import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { mentionsIn } from "../../../app/analysis/cast/mentions.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const party = (name: string, role: string, ...aliases: string[]) => ({
  name,
  role,
  aliases: [role, ...aliases],
});
const cast = castOf(
  [party("Acme Systems Pty Ltd", "Supplier"), party("Brown Foods Pty Ltd", "Customer")],
  "",
);
const [acme, brown] = ["Acme Systems Pty Ltd", "Brown Foods Pty Ltd"];

/** Who bears a clause and who gains, in short. */
function told(clause: string, words: string, among = cast): string {
  const { burdens, benefits } = bearingOf(clause, words, among);
  return `${burdens.join(" + ")} > ${benefits.join(" + ")}`;
}

describe("a paper that calls its sides by their roles", () => {
  const parties = [party("Principal", "Principal"), party("Contractor", "Contractor")];
  const names = (text: string) => castOf(parties, text).members.map(({ name }) => name);

  it("has no “we” and “you” for a slip of the pen", () => {
    const text =
      "The Contractor must clean. If you do not understand, ask. We will offer another day.";
    expect(names(text)).toEqual(["Principal", "Contractor"]);
  });

  it("has them where it binds them", () => {
    expect(names("The Contractor must clean. You must pay us.")).toEqual([
      "Principal",
      "Contractor",
      "we",
      "you",
    ]);
  });
});

describe("who bears a clause", () => {
  it.each([
    [
      "indemnity",
      "The Customer must indemnify the Supplier against all loss.",
      `${brown} > ${acme}`,
    ],
    [
      "indemnity",
      "The Supplier must indemnify the Customer against all loss.",
      `${acme} > ${brown}`,
    ],
    ["indemnity", "Each party indemnifies the other.", `${acme} + ${brown} > ${acme} + ${brown}`],
    [
      "covenant-not-to-sue",
      "The Customer releases the Supplier from all claims and liability.",
      `${brown} > ${acme}`,
    ],
    [
      "account-responsibility",
      "The Customer is responsible for orders under its login, whether or not it placed them.",
      `${brown} > ${acme}`,
    ],
    ["damage-liability", "The Customer is liable for all damage.", `${brown} > ${acme}`],
    [
      "supply-at-discretion",
      "The Supplier provides upgrades to the Customer at the Supplier's sole discretion.",
      `${brown} > ${acme}`,
    ],
    ["right-of-entry", "The Supplier may enter the shop at any time.", `${brown} > ${acme}`],
  ])("of %s is told by its words: %s", (clause, words, expected) => {
    expect(told(clause, words)).toBe(expected);
  });

  it("is the user of a licence that restricts, and its giver where it is wide", () => {
    const restricted = "The Supplier grants the Customer a limited, revocable licence.";
    expect(told("licence-scope", restricted)).toBe(`${brown} > ${acme}`);
    expect(told("licence-scope", "The Customer has a personal, revocable licence.")).toBe(
      `${brown} > ${acme}`,
    );
    const wide = "The Supplier grants the Customer a perpetual, irrevocable licence.";
    expect(told("licence-scope", wide)).toBe(`${acme} > ${brown}`);
  });

  it("is both, and a gain to neither, for a law of this country", () => {
    expect(told("governing-law", "Victorian law applies.")).toBe(`${acme} + ${brown} > `);
  });

  it("is whoever answers for another, for the other side", () => {
    const three = castOf(
      [
        party("Bell Arcade Pty Ltd", "Landlord"),
        party("Kettle Pty Ltd", "Tenant"),
        party("Ruth Dias", "Guarantor"),
      ],
      "",
    );
    const words = "The Guarantor guarantees that the Tenant will pay what it owes.";
    expect(told("personal-guarantee", words, three)).toBe("Ruth Dias > Bell Arcade Pty Ltd");
  });

  it("is whoever stands beside another in one breath, too", () => {
    const mill = castOf(
      [
        party("Tully Sugar Mill Pty Ltd", "Mill"),
        party("Innisfail Cane Pty Ltd", "Grower"),
        party("Nell Byrne", "Guarantor"),
      ],
      "",
    );
    const released =
      "The Mill releases the Grower and the Guarantor from all claims over the fire.";
    expect(told("covenant-not-to-sue", released, mill)).toBe(
      "Tully Sugar Mill Pty Ltd > Innisfail Cane Pty Ltd + Nell Byrne",
    );
    const paid = "The Grower and the Guarantor must pay the Mill without set-off.";
    expect(told("payment-set-off", paid, mill)).toBe(
      "Innisfail Cane Pty Ltd + Nell Byrne > Tully Sugar Mill Pty Ltd",
    );
  });

  it.each([
    ["termination-for-breach", "Your pass may be switched off without warning."],
    ["indemnity", "We are to be indemnified by you against claims by your visitors."],
    ["default-interest", "To us is owed, on a late account, interest at 9 per cent."],
  ])("of %s is told where the verb is passive: %s", (clause, words) => {
    const pool = castOf([party("Fitzroy Pool Inc", "we"), party("the member", "you")], "");
    expect(told(clause, words, pool)).toBe("the member > Fitzroy Pool Inc");
  });

  it("is whoever says “my”, where what is theirs may be taken away", () => {
    const gym = castOf([party("Fitzroy Gym Inc", "Gym"), party("you", "you")], "I agree that");
    expect(told("termination-for-breach", "My access may be suspended at any time.", gym)).toBe(
      "you > Fitzroy Gym Inc",
    );
    expect(told("suspension", "My locker may be closed at any hour.", gym)).toBe(
      "you > Fitzroy Gym Inc",
    );
    expect(told("termination-for-convenience", "My pass may be cancelled by me.", gym)).not.toBe(
      "you > Fitzroy Gym Inc",
    );
    expect(told("content-removal", "Your posters may be taken down by the Gym.", gym)).toBe(
      "you > Fitzroy Gym Inc",
    );
  });

  it("is both, for a law or a court that is foreign to neither", () => {
    const american = castOf([party("Delta Inc", "Seller"), party("Gamma LLC", "Buyer")], "");
    expect(told("governing-law", "The laws of Ohio govern this Agreement.", american)).toBe(
      "Delta Inc + Gamma LLC > ",
    );
    expect(told("foreign-jurisdiction", "Suits are brought in Ohio.", american)).toBe(
      "Delta Inc + Gamma LLC > Delta Inc + Gamma LLC",
    );
  });

  it("is nobody that can be told where nobody is known", () => {
    expect(told("indemnity", "An indemnity is given.", castOf([], ""))).toBe(" > ");
  });
});

describe("two of three", () => {
  const [coral, reef, sand] = ["Coral Pty Ltd", "Reef Pty Ltd", "Sand Pty Ltd"];
  const three = castOf([party(coral, "Coral"), party(reef, "Reef"), party(sand, "Sand")], "");
  const both = `${coral} + ${reef} > ${coral} + ${reef}`;
  it.each([
    ["Each of Coral and Reef must keep the other’s plans secret.", both],
    ["Neither Coral nor Reef may disclose what it learns.", both],
    ["Coral and Reef shall each keep the plans secret.", both],
    ["Plans are kept secret by Coral from Reef and by Reef from Coral.", both],
  ])("bind each other: %s", (words, expected) => {
    expect(told("confidentiality", words, three).split(" > ").map(sorted).join(" > ")).toBe(
      expected,
    );
  });

  it("do not where one answers for the other, or both are of one family", () => {
    const surety = castOf(
      [party(coral, "Lender"), party(reef, "Borrower"), party(sand, "Guarantor")],
      "",
    );
    const words = "Neither the Borrower nor the Guarantor may set off anything.";
    expect(told("payment-set-off", words, surety)).not.toContain(`${reef} + ${sand} > ${reef}`);
  });
});

describe("several who hold one role", () => {
  const [company, ann, bob] = ["Bilby Tours Pty Ltd", "Ann Roe", "Bob Tan"];
  const owners = castOf(
    [party(company, "Company"), party(ann, "Founding Shareholder"), party(bob, "New Shareholder")],
    "Each Shareholder must vote.",
  );
  const all = `${ann} + ${bob}`;

  it.each([
    ["ip-assignment", "What an employee invents vests in the Company.", `${all} > ${company}`],
    ["insurance", "The Company must maintain insurance.", `${company} > ${all}`],
    ["audit-rights", "A Shareholder may inspect the Company's books.", `${company} > ${all}`],
  ])("stand there together where no one of them is named, in %s", (clause, words, expected) => {
    expect(told(clause, words, owners)).toBe(expected);
  });

  it("leave out who is not named where one of them is", () => {
    const words = "Bob Tan must indemnify the Company against all loss.";
    expect(told("indemnity", words, owners)).toBe(`${bob} > ${company}`);
  });

  it.each([
    [
      "drag-and-tag",
      "If Shareholders with 80% of the shares accept an offer, each other Shareholder must sell too.",
    ],
    [
      "pre-emption",
      "A Shareholder who wishes to sell must first offer the shares to the remaining Shareholders.",
    ],
  ])("bind each other and not the company, in %s", (clause, words) => {
    expect(told(clause, words, owners)).toBe(`${all} > ${all}`);
  });
});

/** Names in one order. */
const sorted = (names: string) => names.split(" + ").toSorted().join(" + ");

describe("whom a sentence means", () => {
  const meant = (words: string, among = cast) =>
    mentionsIn(among, words).map(({ start, end, who }) => [words.slice(start, end), who]);

  it("is a party by its role, its short name or its name", () => {
    expect(meant("Acme must tell Brown Foods Pty Ltd and the Supplier.")).toEqual([
      ["Acme", [0]],
      ["Brown Foods Pty Ltd and the Supplier", [1, 0]],
    ]);
  });

  it("is whoever “it” stands for, and nobody in “it is agreed”", () => {
    expect(meant("The Customer pays what it owes.")).toEqual([
      ["The Customer", [1]],
      ["it", [1]],
    ]);
    expect(meant("It is agreed that nothing is owed.")).toEqual([]);
  });

  it("is a list only where it is joined, not where a condition ends", () => {
    const words = "If anybody buys the Customer, the Supplier may end the deal.";
    expect(meant(words)).toEqual([
      ["the Customer", [1]],
      ["the Supplier", [0]],
    ]);
    expect(meant("The liability of the Supplier and of the Customer ends.")).toEqual([
      ["the Supplier and of the Customer", [0, 1]],
    ]);
  });

  it("is the other one after “the other party”", () => {
    expect(meant("If the Customer is late the other party may end it.")).toContainEqual([
      "the other party",
      [0],
    ]);
  });

  it("is no party in the name of a thing, nor in a common noun", () => {
    expect(meant("Customer Data is kept apart from that of other customers.")).toEqual([]);
  });

  it("is “I” in a form that somebody signs, and nobody in a list's (i)", () => {
    const signed = castOf([party("Hill Club Inc", "Club")], "I agree to the rules.");
    expect(meant("I release the Club (i) from my claims.", signed)).toEqual([
      ["I", [1]],
      ["the Club", [0]],
      ["my", [1]],
    ]);
  });

  it("is who holds an office, after it was said so", () => {
    const text = "Coral Pty Ltd as Operator manages the reef. The Operator must insure it.";
    const members = castOf([party("Coral Pty Ltd", "Venturer")], text).members;
    expect(members.map(({ ways }) => ways.includes("Operator"))).toEqual([true]);
  });

  it("is one reader in a form that says “I” and “you”, and its issuer for “we”", () => {
    const text = "We lend tools. I agree that you rely on me. You must return our tools.";
    const you = { name: "you", role: null, aliases: ["you"] };
    const form = castOf([party("Tool Library Inc", "Library"), you], text);
    expect(form.members.map(({ name }) => name)).toEqual(["Tool Library Inc", "you"]);
    expect(form.speakers).toEqual({ we: 0, you: 1 });
    const dollars = castOf([party("Coral Pty Ltd", "Coral")], "Coral pays US$50.");
    expect(dollars.members).toHaveLength(1);
  });

  it("is “you” and “we” where the paper speaks so", () => {
    const spoken = castOf([], "You agree with us.");
    expect(spoken.members.map(({ name }) => name)).toEqual(["we", "you"]);
    expect(told("indemnity", "You must indemnify us against all loss.", spoken)).toBe("you > we");
  });
});
