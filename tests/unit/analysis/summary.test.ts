import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { onOneLine } from "../../../app/analysis/reading/plain-text.ts";

const letter = `Pemberton Lisle Lawyers
Level 9, 200 Adelaide Street
Brisbane QLD 4000

17 June 2025

Ms Angela Ferraro
Ferraro Joinery Pty Ltd
PO Box 118
Geebung QLD 4034

By email: angela@ferrarojoinery.example

Dear Angela

Proposed subcontract with Oakmont Build

1. You have asked us whether Ferraro Joinery should sign the draft subcontract that Oakmont Build sent you on 3 June 2025.

2. In short, we recommend that you do not sign it in its present form. Three clauses need to change.

Time bar (clause 21)

3. Clause 21.2 requires you to notify any delay within two days, failing which you lose the claim.

4. Please let us have your instructions by Friday 27 June 2025.

Yours sincerely

James Lisle
Partner
`;
const minutes = `MINUTES OF A MEETING OF THE COMMITTEE
OWNERS CORPORATION PLAN NO. PS 518204

Held at: Unit 12, 9 Rathdowne Street, Carlton
Date: Tuesday 14 October 2025, 6.30 pm
Present: Helen Marsh (Chair), Tom Bui, Rosalie Kent

1. Opening
The Chair opened the meeting at 6.34 pm and noted that a quorum was present.

2. Lift maintenance
Ms Novak tabled quotes from three contractors. The committee discussed the quote of Vertical Lifts Pty Ltd for $28,600 including GST.
Resolved that the quote of Vertical Lifts Pty Ltd be accepted, subject to the contractor providing a certificate of currency.

3. Next meeting
There being no further business the meeting closed at 7.52 pm.
`;
const essay = `Restraints of trade in employment contracts: some thoughts

The law has never liked contracts in restraint of trade. Since Nordenfelt v Maxim Nordenfelt Guns and Ammunition Co Ltd [1894] AC 535 the starting point has been that such a restraint is contrary to public policy and void unless it is reasonable in the interests of the parties and of the public.

Two questions follow. An employer may protect its trade secrets and its customer connection; it may not protect itself from competition as such. The restraint must go no further than is adequate to protect that interest.

In New South Wales the Restraints of Trade Act 1976 gives the court a power to read a restraint down. Elsewhere the parties must rely on severance, which is why cascading clauses are so common.
`;
const note = `File note - tel call w/ Karen Abbott (Abbott Transport) re: truck lease
2/7/25 10.15am

KA rang. Has had letter from Westline Finance saying 3 payments missed; they'll repossess in 7 days.
Says only one missed & she has bank statements. Lease signed Mar 2023, 48 mths, $2,890/mth.
She mentioned her husband guaranteed it. He has not had separate advice - check.
Time: 3 units.
`;

const sum = (text: string) => analyseDocument(text).executiveSummary;

describe.each(Object.entries({ letter, minutes, essay, note }))("the summary of: %s", (_, text) => {
  it("quotes whole sentences of the document and nothing else", () => {
    const flat = onOneLine(text).toLowerCase();
    const quotes = [...sum(text).matchAll(/“([^”]+)”/g)].map((found) => found[1] ?? "");
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      const at = flat.indexOf(quote.toLowerCase());
      expect(at, quote).not.toBe(-1);
      expect(quote, quote).not.toMatch(/…|^\d+\.? |@/);
    }
  });

  it("has no filler", () => {
    expect(sum(text)).not.toMatch(/It says:|of another kind|\.”\./);
    const words = sum(text).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(200);
  });
});

it("tells a letter by its frame, however much stands between", () => {
  const long = letter.replace(
    "Time bar",
    `${"The clause was read again.\n".repeat(4_000)}Time bar`,
  );
  expect(sum(long)).toContain("It is from James Lisle to Ms Angela Ferraro.");
});

it("says of a letter when, to whom, about what and from whom it is", () => {
  const summary = sum(letter);
  for (const said of [
    "dated 17 June 2025",
    "Ms Angela Ferraro",
    "“Proposed subcontract with Oakmont Build”",
    "James Lisle",
    "we recommend that you do not sign it in its present form",
    "instructions by Friday 27 June 2025",
  ])
    expect(summary).toContain(said);
});

it("says what minutes record", () => {
  expect(analyseDocument(minutes).documentType.label).toBe("Minutes");
  const summary = sum(minutes);
  expect(summary).toContain("“Minutes of a Meeting of the Committee” is a set of minutes");
  expect(summary).toContain("Date: Tuesday 14 October 2025, 6.30 pm");
  expect(summary).toContain("Resolved that the quote of Vertical Lifts Pty Ltd be accepted");
});

it("counts only the levels that there are, and quotes a clause without its number", () => {
  const summary = sum(
    "SUPPLY AGREEMENT\nbetween Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer)\n\n1 Law\n1.1 The law of Victoria governs this agreement.\n1.2 The Customer must indemnify the Supplier against all loss.\n\n2 Care\n2.1 The Supplier must take care. Each party agrees to help.",
  );
  expect(summary).toContain("“The Customer must indemnify the Supplier against all loss”");
  expect(summary).not.toMatch(/\b0 (?:High|Medium|Low)/);
});

it("says of heads of terms that they do not bind in every part", () => {
  const summary = sum(
    "HEADS OF TERMS\n\nAcme Pty Ltd (“Acme”)\nBrown Pty Ltd (“Brown”)\n\nExcept for paragraph 2, these heads of terms are not intended to create legal relations.\n\n1. Price. Brown will pay Acme $5 a litre.\n2. Confidentiality. Each party must keep these heads of terms confidential. The parties agree to meet. Each party will help.",
  );
  expect(summary).toContain(
    "On whether it binds it says “Except for paragraph 2, these heads of terms are not intended to create legal relations”.",
  );
});

it("calls an email one, with its lines", () => {
  const email =
    "From: Sarah Whitlam <sarah@whitlam.example>\nTo: Michael Tan <mtan@kelpco.example>\nSent: Thursday, 9 October 2025 4:12 PM\nSubject: RE: Packaging artwork\n\nHi Michael,\n\nAs discussed, the revised quote for the artwork is $11,400 plus GST.\nWe can start on Monday 20 October if we receive the deposit by Friday 17 October.\n\nCheers,\nSarah\n";
  const summary = sum(email);
  expect(summary).toMatch(/^This is an email\./);
  expect(summary).toContain("“Sent: Thursday, 9 October 2025 4:12 PM”");
});
