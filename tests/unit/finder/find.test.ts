import { describe, expect, it } from "vitest";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const head = `SERVICES AGREEMENT

This agreement is made on 3 March 2026 between Acme Pty Ltd ACN 004 085 616 (Supplier) and Brown Pty Ltd ACN 010 499 966 (Customer) of Brisbane.

`;

/** The words found for a clause in an agreement with this body. */
function wordsFor(id: string, body: string): string[] {
  const text = head + body;
  return clauseCards(text)
    .clauses.filter((clause) => clause.id === id)
    .map(({ start, end }) => text.slice(start, end));
}

describe("the clauses of a document", () => {
  it("are all there, each instance by itself", () => {
    const found = wordsFor(
      "indemnity",
      "5. Indemnities\n\n5.1 The Customer indemnifies the Supplier against any loss caused by its breach.\n\n5.2 The Supplier indemnifies the Customer against any claim by a third party.\n",
    );
    expect(found).toHaveLength(2);
  });

  it("are not made of the title of what follows, however it is written", () => {
    for (const title of [
      "APPLICABLE LAW.",
      "Section 5.1 [Governing Law].",
      "Governing Law 5.01.",
      "Governing Law:",
    ]) {
      const body = `5. Applicable Law\n\n${title}\n\nThe parties meet each March in Hobart.\n`;
      expect(wordsFor("governing-law", body), title).toEqual([]);
    }
  });

  it("are shown with the whole list that they introduce", () => {
    const [words = ""] = wordsFor(
      "indemnity",
      "5. Indemnity\n\n5.1 The Customer indemnifies the Supplier against any loss arising from:\n\n(a) its negligence;\n\n(b) its breach of this agreement; or\n\n(c) the acts of its guests,\n\nin the course of the hire.\n\n6. Law\n\n6.1 The law of Victoria applies.\n",
    );
    expect(words).toContain("acts of its guests,\n\nin the course of the hire.");
    expect(words).not.toContain("Victoria");
  });

  it("are one instance where the items of a list are no sentences, however they are marked", () => {
    for (const [one, two, three] of [
      ["a. ", "b. ", "c. "],
      ["* ", "* ", "* "],
      ["(1) ", "(2) ", "(3) "],
    ]) {
      const found = wordsFor(
        "limitation-of-liability",
        `5. Liability\n\n5.1 The Supplier's liability for faulty tiles is limited, at its option, to:\n\n${one}the repair of the tiles;\n\n${two}the supply of like tiles; or\n\n${three}the cost of having the tiles laid again.\n`,
      );
      expect(found).toHaveLength(1);
      expect(found[0]).toContain("laid again");
    }
  });

  it("are shown with the words over a list that counts from one, and so much of a long one as there is room for", () => {
    const items = [
      "1. Any change in the route.",
      "2. By consent.",
      "3. If either party is bankrupt.",
    ];
    const [whole = ""] = wordsFor(
      "termination-for-breach",
      `5. Ending. The Supplier or the Customer may cancel this agreement in any of these cases:\n\n${items.join("\n\n")}\n\n5.2 Law. The law of Victoria applies.\n`,
    );
    expect(whole).toMatch(/^5?.{0,12}The Supplier or the Customer may cancel[\s\S]*bankrupt/);
    const acts = Array.from(
      { length: 20 },
      (_, at) =>
        `(${at + 1}) the band number ${at + 1} of the programme does not come to the hall;`,
    );
    const [long = ""] = wordsFor(
      "deposit-forfeiture",
      `5. Deposit\n\n5.1 The deposit is non-refundable except as follows:\n\n${acts.join("\n\n")}\n\n6. Law\n\n6.1 The law of Victoria applies.\n`,
    );
    expect(long).toMatch(/number 2 of[\s\S]*;$/);
    expect(long).not.toContain("number 20");
  });

  it("are two rights to end where one has another beside that of both", () => {
    const found = wordsFor(
      "termination-for-breach",
      "5. Ending\n\n5.1 If either party commits a breach, the other party may terminate this agreement on fourteen days' notice. The Supplier may terminate this agreement at once if the Customer breaches clause 3.\n",
    );
    expect(found).toHaveLength(2);
  });

  it("are two rights to end where each side has its own notice", () => {
    const found = wordsFor(
      "termination-for-convenience",
      "5. Ending\n\n5.1 The Supplier may terminate this agreement without cause upon thirty days' notice. The Customer may do so upon ninety days' notice.\n",
    );
    expect(found).toHaveLength(2);
  });

  it("are no right to end at will where the right has grounds, which stand below it", () => {
    const body =
      "5. Ending\n\n(a) The Supplier may end this agreement at once by notice where at any time the Customer:\n\n(i) has committed fraud;\n\n1. is neglectful of the plant; or\n\n1. is in breach of this agreement.\n";
    expect(wordsFor("termination-for-convenience", body)).toEqual([]);
    expect(wordsFor("termination-for-breach", body).length).toBeGreaterThan(0);
  });

  it("are one instance where the next sentence of a paragraph goes on", () => {
    const found = wordsFor(
      "limitation-of-liability",
      "5. Liability\n\n5.1 The Supplier's total liability is limited to the fees paid in the year before the claim. The Supplier is not liable for any loss that the Customer causes.\n",
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("that the Customer causes");
  });

  it("are the finer ones where the same words would be both", () => {
    const body =
      "5. Liability\n\n5.1 Neither party is liable for any indirect or consequential loss, including loss of profit.\n";
    expect(wordsFor("consequential-loss", body)).toHaveLength(1);
    expect(wordsFor("limitation-of-liability", body)).toHaveLength(0);
    const both = body.replace(
      "Neither",
      "The Supplier's liability is limited to repair, and neither",
    );
    expect(wordsFor("consequential-loss", both)).toHaveLength(1);
    expect(wordsFor("limitation-of-liability", both)).toHaveLength(1);
  });

  it("are found in a row of key terms, and under a heading that names them", () => {
    expect(wordsFor("governing-law", "Schedule\n\nGoverning law: Queensland.\n")).toHaveLength(1);
    expect(wordsFor("governing-law", "9. Governing law\n\nQueensland law applies.\n")).toHaveLength(
      1,
    );
  });

  it("are found in a row of a table, and in a clause of two words", () => {
    expect(
      wordsFor("governing-law", "Schedule\n\nItem 22 | Applicable law | Queensland\n"),
    ).toHaveLength(1);
    const body = "10 General\n\n10.1 Law. Queensland. Its courts may hear any claim.\n";
    expect(wordsFor("governing-law", body)[0]).toContain("Queensland.");
  });

  it("are read with the other sentences of their paragraph", () => {
    const renews = "It then goes on for another year at a time.";
    const stops = "Either party may stop that by notice given a month before the term ends.";
    const alone = wordsFor("automatic-renewal", `4. Duration\n\n4.1 ${stops}\n`);
    const together = wordsFor("automatic-renewal", `4. Duration\n\n4.1 ${renews} ${stops}\n`);
    expect(together[0]).toContain(stops);
    expect(alone).toEqual([]);
  });

  it("are no renewal where nothing is said to go on", () => {
    const single = "This agreement starts on 1 September 2026 and continues for 24 months.";
    const renewed = `${single.slice(0, -1)} and then for another 24.`;
    expect(wordsFor("automatic-renewal", `2. Term\n\n2.1 ${single}\n`)).toEqual([]);
    expect(wordsFor("automatic-renewal", `2. Term\n\n2.1 ${renewed}\n`)).toHaveLength(1);
  });

  it("are found by their surest words, however unlike they are to what the finder learnt", () => {
    const body =
      "5. Staff\n\n5.1 Any designs sketched or made by a guest during the workshop, on paper or otherwise, will belong to the host.\n\n6. After\n\n6.1 The periods for which the restraints run are a year, and failing that half a year.\n";
    expect(wordsFor("ip-assignment", body)).toHaveLength(1);
    expect(wordsFor("restraint-of-trade", body)).toHaveLength(1);
  });

  it("are not said by the label of what stands below it", () => {
    const body =
      "4) Site access:\n\na. The Customer is to see that there is a gate.\n\nb. A bin is to be there.\n";
    expect(clauseCards(head + body).clauses.map(({ place }) => place)).not.toContain("cl 4");
  });

  it("are not said by what a definition lists", () => {
    const list =
      "- anything marked confidential or that a patient would keep confidential; and\n\n- the names of patients.\n";
    const meaning = "Clinic Records includes all records of the Customer, including:";
    const duty = "The Supplier must keep to itself:";
    expect(wordsFor("confidentiality", `1. Meanings\n\n${meaning}\n\n${list}`)).toEqual([]);
    expect(wordsFor("confidentiality", `1. Secrets\n\n${duty}\n\n${list}`)).not.toEqual([]);
  });

  it("are not said by definitions, notes and recitals", () => {
    for (const line of [
      '"Liability" means any liability, whether or not the Supplier is liable for it.',
      "[Note: the Customer indemnifies the Supplier. To be settled.]",
      "In 2021 the Customer was indemnified by Carter Pty Ltd, and a claim was settled on 4 June 2022.",
    ])
      expect(clauseCards(`${head}1. Terms\n\n${line}\n`).clauses).toEqual([]);
  });

  it("are not lost through what the next sentence of their paragraph says", () => {
    const body =
      "5. Quantities\n\n5.1 The Customer must buy at least the minimum quantities of seedlings set out in Schedule 2 in each season. If the Customer does not reach a minimum quantity, the Supplier may, by written notice, supply others in the region, or terminate this agreement under clause 11.\n";
    expect(wordsFor("minimum-commitment", body)).toHaveLength(1);
  });

  it("have a card for the guarantee beside that for the charge which secures it", () => {
    const text =
      'GUARANTEE\n\nBetween Corella Plant Hire Pty Ltd ("Owner"), Banksia Earthworks Pty Ltd ("Hirer") and Joan Ellen Marsh ("Guarantor")\n\nThe Guarantor irrevocably undertakes to\n\n1. GUARANTEE the prompt and full payment to the Owner of all money which the Hirer owes. The Guarantor charges all land that the Guarantor owns with payment of it, and consents to a caveat.\n';
    const ids = clauseCards(text).riskFlags.map(({ clauseId }) => clauseId);
    expect(ids).toEqual(expect.arrayContaining(["personal-guarantee", "land-charge"]));
  });

  it("of rows that follow one another are one instance", () => {
    const body =
      "Schedule 1\n\nPublic liability insurance: $20,000,000 per occurrence\nPlate glass insurance: full replacement value\nContents insurance: required, full replacement value\n";
    expect(wordsFor("insurance", body)).toHaveLength(1);
  });

  it("are none in words that only say who speaks over a list of what they do", () => {
    const text =
      'GUARANTEE AND INDEMNITY\n\nBetween Corella Plant Hire Pty Ltd ("Owner") and Banksia Earthworks Pty Ltd ("Hirer")\n\nI/WE Joan Ellen Marsh of 4 High Street, Yass (the "Guarantor") UNCONDITIONALLY AND IRREVOCABLY\n\n1. GUARANTEE the prompt and full payment to the Owner of all money which the Hirer owes.\n';
    const quotes = clauseCards(text).riskFlags.map(({ quote }) => quote);
    expect(quotes.some((quote) => quote.startsWith("1. GUARANTEE"))).toBe(true);
    expect(quotes.some((quote) => quote.startsWith("I/WE"))).toBe(false);
  });

  it("are no promise to insure where premiums are passed on", () => {
    expect(wordsFor("insurance", "5. Outgoings\n\n(a) building insurance premiums\n")).toEqual([]);
  });
});
