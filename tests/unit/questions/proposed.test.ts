import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { ownOf, proposed } from "../../../app/analysis/asking/proposed.ts";
import { papers } from "../../../app/analysis/questions/index.ts";
import { sides } from "../../../app/schemas/analysis.ts";
import { ownPapers } from "../../fixtures/own-papers.ts";
import { ofShare } from "../../shares.ts";

const setting = {
  ...{ kinds: [], law: null, place: null, australian: true, abroad: false, madeOn: null },
  shows: new Set<never>(),
};
/** Wording as it is proposed for a text. */
const fitted = (
  wording: string,
  text: string,
  { law = null, names = { we: "the Client", they: "the Consultant" }, seen = [] }: Options = {},
) =>
  proposed(wording, {
    ...{ own: ownOf(text, { ...setting, law }), names, slots: {}, seen },
    roles: new Map([
      ["Customer", names.we],
      ["Supplier", names.they],
    ]),
  });
type Options = {
  law?: "Queensland" | "foreign" | null;
  names?: { we: string; they: string };
  seen?: string[];
};

describe("wording for one paper", () => {
  it("names the paper's own law, or leaves it blank", () => {
    const wording = "The law of {law|[State or Territory]} governs this agreement.";
    const text = "This contract is governed by the law of Queensland.";
    expect(fitted(wording, text, { law: "Queensland" })).toBe(
      "The law of Queensland governs this agreement.",
    );
    for (const law of [null, "foreign"] as const)
      expect(fitted(wording, text, { law })).toContain("law of [State or Territory]");
  });

  it("limits liability by what is paid under the paper, where anything is", () => {
    const wording = "Liability is limited to {cap|$[amount]}.";
    expect(fitted(wording, "The Rent is $400 a week. The rent is payable monthly.")).toBe(
      "Liability is limited to the greater of $[amount] and twice the rent payable under this agreement.",
    );
    expect(fitted(wording, "Each party keeps the other's secrets.")).toBe(
      "Liability is limited to $[amount].",
    );
  });

  it("asks for no shorter a time than the paper gives already", () => {
    const wording = "Either party may end this agreement by {noticeTime|90 days}' written notice.";
    const asked = (seen: string) => fitted(wording, "", { seen: [seen] });
    expect(asked("they may end this agreement on 30 days' notice.")).toContain("by 90 days'");
    expect(asked("they may end this agreement by giving 6 months' notice.")).toContain(
      "by 6 months'",
    );
    const cure = "It may end this agreement unless that is remedied within {cureTime|14 days}.";
    const cured = (seen: string) => fitted(cure, "", { seen: [seen] });
    expect(cured("they may end it if we does not pay within 20 business days.")).toContain(
      "within 20 business days.",
    );
    expect(cured("they may end it if we does not pay within 7 days.")).toContain("within 14 days.");
  });

  it("has the paper's own names for its parties, its terms and itself", () => {
    const wording =
      "Software may be used under this agreement. The Customer need not pay a Guarantor for Services. Services end.";
    const text = "This Deed binds the Client. This Deed is about the Services.";
    expect(fitted(wording, text)).toBe(
      "Software may be used under this Deed. The Client need not pay a guarantor for Services. Services end.",
    );
    expect(
      fitted("The Supplier pays each Guarantor.", "", {
        names: { we: "“we”", they: "the other side" },
      }),
    ).toBe("Each other party pays each guarantor.");
  });
});

it("calls a guarantor so that stands beside lender and borrower", () => {
  const loan = readFileSync(
    join(import.meta.dirname, "../../fixtures/contracts/loan-and-guarantee.txt"),
    "utf8",
  );
  const { missing } = analyseDocument(loan, { side: "drafter" });
  const revival = missing.find(({ id }) => id === "guarantee/clawed-back");
  expect(revival?.wording).toMatch(/\bthe Guarantor\b/);
  expect(revival?.wording).not.toMatch(/\bBorrower\b/);
});

const figures: Record<string, number> = { ten: 10, two: 2, three: 3, four: 4, six: 6, twelve: 12 };
for (const [at, word] of ["fourteen", "thirty", "sixty", "ninety"].entries())
  figures[word] = [14, 30, 60, 90][at] ?? 0;
const daysOf: Record<string, number> = { day: 1, week: 7, month: 30 };

/** The longest notice of which words speak, in days; 0 where they speak of none. */
const noticeIn = (words: string) =>
  Math.max(
    0,
    ...[
      ...words.matchAll(
        /\b(\w+) (business |working )?(day|week|month)s?[’']? (?:\w+ ){0,2}notice\b/gi,
      ),
    ].map(
      ([, count = "", business, unit = ""]) =>
        (Number(count) || figures[count.toLowerCase()] || 0) *
        (daysOf[unit.toLowerCase()] ?? 0) *
        (business ? 1.4 : 1),
    ),
  );

const states =
  /\b(?:New South Wales|Victoria|Queensland|Tasmania|South Australia|Western Australia|Northern Territory|Australian Capital Territory|Sydney|Melbourne|Brisbane|Perth|Hobart|Adelaide|Darwin|Canberra)\b/g;
const short: Record<string, RegExp> = {
  "New South Wales": /\bNSW\b/,
  Victoria: /\bVIC\b/i,
  Queensland: /\bQLD\b/i,
  Tasmania: /\bTAS\b/i,
  "South Australia": /\bSA\b/,
  "Western Australia": /\bWA\b/,
};
const roles = new Set(papers.flatMap((paper) => Object.values(paper.roles)));

const tried = ofShare(ownPapers, "papers", inject("share"), ([name]) =>
  /^commercial-lease/.test(name),
);

describe.each(tried)("for %s, of a seventh of the papers each day", (_, text) => {
  it.each(sides)("no wording for the %s gives less notice than its words do", (side) => {
    for (const { wording, quotes } of analyseDocument(text, { side }).answers) {
      const [asked, there] = [wording, quotes.map(({ quote }) => quote).join(" ")].map(noticeIn);
      if (asked)
        expect(asked, `${wording} | ${quotes[0]?.quote}`).toBeGreaterThanOrEqual(there ?? 0);
    }
  });

  it.each(sides)("no wording for the %s names a place or a role that the paper has not", (side) => {
    const { riskFlags, missing } = analyseDocument(text, { side });
    for (const { wording } of [...riskFlags, ...missing]) {
      if (!wording) continue;
      for (const [place] of wording.matchAll(states))
        expect(text.includes(place) || short[place]?.test(text), `${place}: ${wording}`).toBe(true);
      for (const [role] of wording.matchAll(/(?<![.!?:] |^)\b[A-Z][a-z]+\b/g))
        if (roles.has(role)) expect(text, wording).toMatch(new RegExp(`\\b${role}s?\\b`, "i"));
      expect(wording).not.toMatch(/[{}“”]|\bthe other side\b/);
    }
  });
});
