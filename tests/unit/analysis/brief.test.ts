import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readFor } from "../../../app/analysis/read-for.ts";
import { lighterSentences } from "../../../app/analysis/summary/lighter.ts";
import { properCase } from "../../../app/analysis/summary/names.ts";
import { plain, tellingPhrase } from "../../../app/analysis/summary/phrases.ts";
import { pointOf } from "../../../app/analysis/summary/point.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const hire = `EQUIPMENT HIRE AGREEMENT v1.2

Date: 3 August 2026

Parties

WARRIGAL PLANT HIRE PTY LTD ACN 600 111 222 (Supplier)
AND MARIBYRNONG EARTHWORKS PTY LTD ACN 600 333 444 (Customer)

1. Hire

1.1 The Supplier must supply two excavators to the Customer at the Site for $9,400 per month plus GST.

1.2 The Customer must pay a bond of $20,000 by 17 August 2026.

2. Term

2.1 This agreement starts on 1 September 2026 and continues for 24 months.

2.2 This agreement renews automatically for further terms of 12 months unless the Customer gives at least 60 days' notice before the end of the term.

3. Risk

3.1 The Customer indemnifies the Supplier against all loss, damage, cost and expense, whether or not caused by the negligence of the Supplier, that arises from the use of the excavators by anybody at any time.

3.2 The Supplier's total liability is limited to the fees paid in the 3 months before the claim.

4. Ending

4.1 The Supplier may terminate this agreement at any time for convenience by giving 30 days' notice.

5. General

5.1 The law of Queensland governs this agreement.

5.2 The Supplier may change the fees by giving [insert number] days' notice.
`;
const brief = (name?: string) => analyseDocument(hire, { name: name ?? null }).executiveSummary;
const customer = "MARIBYRNONG EARTHWORKS PTY LTD";
const supplier = "WARRIGAL PLANT HIRE PTY LTD";

describe("the summary of a contract is a brief", () => {
  it("tells of a guarantee what is guaranteed, and not the power that goes with it", () => {
    const guarantee =
      "DEED OF GUARANTEE\n\nBetween Corella Plant Hire Pty Ltd (Owner), Banksia Earthworks Pty Ltd (Hirer) and Joan Ellen Marsh (Guarantor)\n\n1. The Guarantor guarantees the payment to the Owner of all money which the Hirer owes.\n\n2. The Guarantor appoints the Owner as the attorney of the Guarantor to sign any document.\n";
    const { executiveSummary } = analyseDocument(guarantee);
    expect(executiveSummary).toContain("In substance, “The Guarantor guarantees the payment");
  });

  it("tells no office of whoever signs as what the paper is about", () => {
    const signedBy = `${hire}\nAuthorised person: Ida Bell\nPosition: Chief Operating Officer\n`;
    expect(analyseDocument(signedBy).executiveSummary).not.toContain("Chief Operating Officer");
  });

  it("says what it is, between whom, from when and under which law, with names in proper case", () => {
    expect(brief()).toContain(
      "“Equipment Hire Agreement” dated 3 August 2026 is between Warrigal Plant Hire Pty Ltd (Supplier) and Maribyrnong Earthworks Pty Ltd (Customer), under the law of Queensland.",
    );
  });

  it("names the client, or for whom it is read without one", () => {
    expect(brief(customer)).toContain("We act for the Customer, Maribyrnong Earthworks Pty Ltd.");
    expect(brief()).toContain("No client chosen; read for the Customer.");
  });

  it("puts a clause between others after what binds the client", () => {
    const guaranteed = hire
      .replace(
        "3.2 The",
        "3.2 Ann Lee guarantees to the Supplier the payment of all that the Customer owes.\n\n3.3 The",
      )
      .replace("1. Hire", "Ann Lee of Bendigo (Guarantor)\n\n1. Hire");
    const said = analyseDocument(guaranteed, { name: customer }).executiveSummary;
    expect(said).toMatch(/What matters most for the Customer: .*\(cl 3\.1\)/);
    expect(said).not.toMatch(/most for the Customer: Personal Guarantee/);
    expect(analyseDocument(guaranteed, { name: "Ann Lee" }).executiveSummary).toMatch(
      /What matters most for the Guarantor: .*\(cl 3\.2\)/,
    );
  });

  it("names no ordinary clause of both sides and none in the client's favour among what matters", () => {
    const mutual = hire.replace(
      "3.2 The",
      "3.2 Each party releases the other from claims over the yard gate.\n\n3.3 The",
    );
    const points = (name: string) =>
      /What matters most[^:]*: (.*?)\. It is|None of the clauses/.exec(
        `${analyseDocument(mutual, { name }).executiveSummary} `,
      )?.[0] ?? "";
    for (const name of [customer, supplier]) expect(points(name)).not.toContain("Release");
    expect(points(customer)).toContain("(cl 3.1)");
    expect(points(supplier)).not.toContain("(cl 3.1)");
  });

  it("says what is at stake where the words that are shown do not", () => {
    const priced = hire.replace(
      "3.2 The",
      "3.2 If the Customer ends this agreement before the last day of the Term for any reason whatever that is not a breach by the Supplier, the Customer must pay the Supplier as an early termination fee 80 per cent of the hire for the months that are left.\n\n3.3 The",
    );
    const fee = clauseCards(priced, { name: customer }).riskFlags.find(
      ({ clauseId }) => clauseId === "early-termination-fee",
    );
    expect(fee && pointOf(fee, 9)).toMatch(
      /Early Termination Fee \(cl 3\.2\), “[^”]*80 per cent|Early Termination Fee \(cl 3\.2\), “[^”]*” \(“80 per cent”\)/,
    );
  });

  it("says what is to be done for what money, with the clause", () => {
    expect(brief()).toContain(
      "In substance, “The Supplier must supply two excavators to the Customer at the Site for $9,400 per month plus GST” (cl 1.1).",
    );
  });

  it("says how long it runs, the last day against its renewal, and who can end it", () => {
    const said = brief();
    expect(said).toContain("starts on 1 September 2026");
    expect(said).toContain("renews by itself for 1 year at a time unless 60 days’ notice is given");
    expect(said).toContain("The Supplier may end it without cause on 30 days’ notice (cl 4.1).");
  });

  it("says that it renews but once where it does", () => {
    const once = hire.replace(
      "renews automatically for further terms",
      "is renewed automatically (but only renewed once) for a further term",
    );
    expect(analyseDocument(once, { name: customer }).executiveSummary).toMatch(
      /renews by itself once(?! for 1 year at a time)/,
    );
  });

  it("says on what a right to end hangs, and never that it needs no cause", () => {
    const hanging = hire
      .replace(
        "at any time for convenience by giving 30 days' notice.",
        "by giving 30 days' notice if the Site floods twice in a season.",
      )
      .replace(/2\.2 .*\n/, "");
    const said = analyseDocument(hanging).executiveSummary;
    expect(said).toContain(
      "The Supplier may end it on 30 days’ notice “if the Site floods twice in a season”",
    );
    expect(said).not.toContain("without cause");
  });

  it("says what weighs on the client as what it does, with its number, and not as the name of a clause", () => {
    expect(brief(customer)).toMatch(
      /What matters most for the Customer: .*the Customer makes good the Supplier's loss even where the Supplier is itself at fault \(cl 3\.1\)/,
    );
    expect(brief(supplier)).not.toContain("(cl 3.1)");
    expect(brief()).toMatch(/no more than 3 months' payments[^;.]*\(cl 3\.2\)/);
  });

  it("says what is unfinished and the next date", () => {
    expect(brief()).toContain("It is unfinished where it says “[insert number]”.");
    expect(brief()).toContain("Next date after its own: 17 August 2026, “");
  });

  it("counts what is due so long after the paper's own day", () => {
    const deed =
      "DEED OF SETTLEMENT\n\nThis deed is dated 3 March 2026 between Echidna Freight Pty Ltd (Echidna) and Numbat Stores Pty Ltd (Numbat).\n\n1 Payment\n1.1 Numbat must pay Echidna $30,000 within 21 days after the date of this deed.\n1.2 Echidna releases Numbat from the claim.\n\n2 Law\n2.1 The law of Victoria governs this deed.";
    expect(analyseDocument(deed).executiveSummary).toContain(
      "Next date after its own: 24 March 2026",
    );
  });

  it("says of the maker of a form what the law may take from it, and where a bare blank stands", () => {
    const terms =
      "STANDARD TERMS OF TRADE\n\nThese terms are between Wattle Foods Pty Ltd ABN 12 345 678 901 (Supplier) and the buyer who orders from it (Customer).\n\n1 Goods\n1.1 The Supplier sells food to the Customer. The Customer must pay the Supplier within 14 days of the invoice that follows each order.\n\n2 Risk\n2.1 The Customer must indemnify the Supplier against all loss arising in connection with the goods.\n\n3 Law\n3.1 The law of Victoria governs these terms, and notices go to the depot at ________.";
    const { executiveSummary } = analyseDocument(terms, { name: "Wattle Foods Pty Ltd" });
    expect(executiveSummary).toMatch(
      /What weighs most for the Supplier is that one clause in its favour may not hold by the law noted on it: Indemnity \(cl 2\.1\)/,
    );
    expect(executiveSummary).toMatch(
      /It is unfinished at a blank \(cl 3\.1, after “[^”]*depot at”\)/,
    );
  });

  it("has no furniture, no count of words, no doubled stops, and at most 180 words", () => {
    for (const said of [brief(), brief(customer), brief(supplier)]) {
      expect(said).not.toMatch(/v1\.2|\bwords\b|\.\.|-{2}|WARRIGAL/);
      expect(said.split(/\s+/).length).toBeLessThanOrEqual(180);
      expect(said.split(/\s+/).length).toBeGreaterThanOrEqual(80);
    }
  });

  it("is made again for another client from what was found", () => {
    const found = analyseDocument(hire, { name: customer });
    expect(readFor(hire, found, { name: supplier }).executiveSummary).toBe(brief(supplier));
  });
});

describe("what a brief says is there for", () => {
  const inSubstance = (clauses: string) =>
    /(?:In substance,|Its recitals say) “([^”]+)”/.exec(
      analyseDocument(
        `AGREEMENT\n\nbetween Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer)\n\n${clauses}`,
      ).executiveSummary,
    )?.[1];

  it.each([
    [
      "what the one gives, and not what it may do or must not",
      "1 Start\n1.1 The Customer must not sell the machine to anybody.\n1.2 If the Customer asks, the Supplier must supply a manual.\n1.3 The Supplier hereby grants to the Customer a licence to use the machine.",
      "The Supplier hereby grants to the Customer a licence to use the machine",
    ],
    [
      "a recital, where no clause says it",
      "Background\nA. The Customer wishes to end its quarrel with the Supplier about the barn.\n\n1 Law\n1.1 The law of Victoria governs this agreement.",
      "The Customer wishes to end its quarrel with the Supplier about the barn",
    ],
    [
      "what is to be paid",
      "1 Money\n1.1 The Customer must pay the Supplier $40,000, including any GST.\n1.2 The law of Victoria governs this agreement.",
      "The Customer must pay the Supplier $40,000, including any GST",
    ],
  ])("%s", (_, clauses, said) => {
    expect(inSubstance(clauses)).toBe(said);
  });

  it("a row of the particulars", () => {
    expect(
      analyseDocument(
        "SERVICES AGREEMENT\n\n| Supplier | Acme Pty Ltd |\n| Customer | Brown Pty Ltd |\n| Services | Cleaning of two warehouses each week |\n| Completion date | 4 May 2027 |\n| Date | 1 March 2027 |\n\n1 Care\n1.1 The Supplier must take care.",
      ).executiveSummary,
    ).toMatch(/Services: “Cleaning of two warehouses each week”.*4 May 2027, “Completion date”/);
  });
});

describe("a name in its proper case", () => {
  it.each([
    ["AND DESMOND ARTHUR QUILTY", "", "Desmond Arthur Quilty"],
    ["TALLOW & BYRNE PTY LTD", "", "Tallow & Byrne Pty Ltd"],
    ["O'BRIEN AND MCTAVISH LIMITED", "", "O'Brien and McTavish Limited"],
    ["PQR HOLDINGS PTY LTD", "", "PQR Holdings Pty Ltd"],
    ["DELCO FOODS PTY LTD", "Invoices of DelCo Foods Pty Ltd are due.", "DelCo Foods Pty Ltd"],
    ["# Deed of Release:", "", "Deed of Release"],
    ["Acme Pty Ltd", "ACME PTY LTD", "Acme Pty Ltd"],
  ])("of %s", (name, text, proper) => {
    expect(properCase(name, text)).toBe(proper);
  });
});

describe("where nothing is heavy", () => {
  const carting = (clauses: string) =>
    analyseDocument(
      `CARTING AGREEMENT\n\nThis agreement is made between GALAH MILLS PTY LTD (Miller) and NUMBAT HAULAGE PTY LTD (Carter).\n\n1. Carting\n\n1.1 The Carter must cart the flour of the Miller from its silos to the port, week by week, on the days that the Miller names, and must sweep the trays of its trucks before each load.\n\n${clauses}`,
      { name: "NUMBAT HAULAGE PTY LTD" },
    ).executiveSummary;

  it("the burdens of the client are told all the same, and no comfort is drawn from few clauses", () => {
    const said = carting(
      "2. Secrets\n\n2.1 The Carter must keep the Miller’s confidential information secret and must not disclose it to anybody.\n\n3. Law\n\n3.1 The law of Queensland governs this agreement.",
    );
    expect(said).toMatch(/What matters most for the Carter: the Carter must keep [^.]*\(cl 2\.1\)/);
    expect(said).not.toContain("weighs heavily");
  });

  it("it says how many clauses leave their side open", () => {
    const said = carting(
      "2. Secrets\n\n2.1 Confidential information: secret for five years from disclosure.\n\n3. Law\n\n3.1 The law of Queensland governs this agreement.",
    );
    expect(said).toMatch(/None of the \d clauses found in it is rated High for the Carter/);
    expect(said).toMatch(
      /Which side 1 of the \d clauses binds could not be told: Confidentiality\./,
    );
  });
});

describe("what a contract is about", () => {
  const sum = (text: string) => analyseDocument(text).executiveSummary;
  const parties =
    "\n\nThis agreement is made between GALAH MILLS PTY LTD (Miller) and NUMBAT HAULAGE PTY LTD (Carter).\n\n";

  it("is no security or other thing granted on the way", () => {
    const said = sum(
      `CARTING AGREEMENT${parties}1. Security\n\n1.1 The Carter grants the Miller a security interest in its trucks.\n\n2. Work\n\n2.1 The Carter must carry out the carting of flour to the port for $900 a week.`,
    );
    expect(said).toContain("In substance, “The Carter must carry out the carting of flour");
  });

  it("stands in the recitals, where people own something together", () => {
    const said = sum(
      `SHAREHOLDERS AGREEMENT${parties}Recitals\n\nA. The Shareholders wish to govern how they run the mill together and share in it.\n\n1. Board\n\n1.1 The Board will appoint a Chair and will provide the minutes to the Shareholders.`,
    );
    expect(said).toContain(
      "Its recitals say “The Shareholders wish to govern how they run the mill",
    );
  });

  it("is under no title that any paper may have", () => {
    const text = `Quoll Joinery Credit Application\n\nThe applicant applies to Quoll Joinery Pty Ltd.${"\n\nName: ________".repeat(9)}\n\nTERMS AND CONDITIONS\n\n1. The Customer must pay Quoll Joinery Pty Ltd (Supplier) in 30 days. The Customer must sign.`;
    expect(analyseDocument(text).facts.title?.value).toBe("Quoll Joinery Credit Application");
    expect(
      sum(`Conditions of Sale${parties}1. The Miller must sell its flour to the Carter.`),
    ).not.toContain("a trading conditions");
  });

  it("counts every open place, those of a template in braces too", () => {
    const said = sum(
      `FLOUR AGREEMENT${parties}1. The Miller must sell flour to the Carter at {mill.location} for $[●] a tonne, from [●] to [●].${" The Carter must load it with care at its own cost.".repeat(30)}`,
    );
    expect(said).toContain("It is unfinished in 4 places, first where it says “{mill.location}”.");
  });
});

it("a draft between people with names is unfinished, and a form only where it names nobody", () => {
  const clauses = (first: string) =>
    `FLOUR AGREEMENT\n\n${first}\n\n1. The Miller must sell flour to the Carter for $[●] a tonne.${" The Carter must pay $[●] at [●].".repeat(8)} The Carter must sweep. The Miller must grind.`;
  const named =
    "This agreement is made between GALAH MILLS PTY LTD (Miller) and NUMBAT HAULAGE PTY LTD (Carter).";
  expect(analyseDocument(clauses(named)).executiveSummary).toContain(
    "It is unfinished in 17 places",
  );
  const open = "This agreement is made between the miller and the carter who sign it.";
  expect(analyseDocument(clauses(open)).executiveSummary).toContain(
    "It is a form or a template: 17 places",
  );
});

it("a renewal is told from the clause that says so, and not from one by which it goes on", () => {
  const said = analyseDocument(
    hire.replace(
      "2.2 This",
      "2.2 After the first term this agreement continues on the same terms, and either party may end it by 30 days’ notice.\n\n2.3 This",
    ),
  ).executiveSummary;
  expect(said).toContain(
    "It renews by itself for 1 year at a time unless 60 days’ notice is given",
  );
  expect(said).toContain("(cl 2.3)");
});

describe("words of a clause", () => {
  it("never lose the unit of a number", () => {
    const words =
      "This agreement stays in force for a period of twelve (12) months from the day on which the last of the parties signs it and goes on";
    expect(tellingPhrase(words, 12)).toBe(
      "This agreement stays in force for a period of twelve (12) months …",
    );
  });

  it("are cut where a phrase ends, and keep what tells", () => {
    const words =
      "The Tenant must, at its own cost and before the end of the term, repaint the premises, remove its signs and make good all damage";
    expect(tellingPhrase(words, 12)).toBe("The Tenant must, at its own cost …");
    expect(tellingPhrase(words, 12, words.indexOf("remove"), words.indexOf("remove") + 16)).toBe(
      "… remove its signs and make good all damage",
    );
    expect(tellingPhrase("It ends in May.", 12)).toBe("It ends in May.");
  });

  it("never begin after a “not”", () => {
    const words =
      "The Contractor in respect of the whole of its work under this agreement is not entitled to any payment for delay unless it gives notice of it within ten days after it began";
    const from = words.indexOf("entitled");
    expect(tellingPhrase(words, 12, from, from + 40)).toContain("is not entitled to any payment");
  });

  it.each([
    ["| 3 | Rent | $500 a week |", "Rent: $500 a week"],
    [
      "Subject to the terms and ------------------ conditions of it",
      "Subject to the terms and conditions of it",
    ],
    ["### **Fees** are due;", "Fees are due"],
    ["| 3 | Lay days | 14 |", "Lay days: 14"],
    ["(b) The parties agree; and", "The parties agree"],
    ["(4) The parties agree.", "The parties agree"],
  ])("are told without the furniture of a page: %s", (words, said) => {
    expect(plain(words)).toBe(said);
  });
});

describe("what a brief says of the bargain", () => {
  const between = (title: string, ...clauses: string[]) =>
    analyseDocument(
      `${title}\n\nDated 3 August 2026\n\nbetween Wattle Orchards Pty Ltd ACN 600 111 222 (Wattle) and Banksia Cider Inc. (Banksia)\n\n${clauses.join("\n\n")}\n\n9 The law of Tasmania governs this agreement.\n`,
    ).executiveSummary;

  it("calls a recital one", () => {
    const told = between(
      "SHAREHOLDERS AGREEMENT",
      "BACKGROUND",
      "A. Wattle and Banksia wish to press and sell cider together in the Huon Valley.",
      "1 AGREEMENT",
      "1.1 Each shareholder must keep the accounts of the company secret.",
    );
    expect(told).toContain("Its recitals say “Wattle and Banksia wish to press");
    expect(told).not.toContain("In substance");
  });

  it("says in what people join, and of a licence on the way nothing", () => {
    expect(
      between(
        "JOINT VENTURE AGREEMENT",
        "1 Wattle and Banksia associate themselves in a joint venture to press cider near Cygnet.",
        "2 Wattle shall supply its shed to the joint venture.",
      ),
    ).toContain("In substance, “Wattle and Banksia associate themselves in a joint venture");
    expect(
      between(
        "SERVICES AGREEMENT",
        "1 Wattle grants to Banksia a perpetual licence of its reports on the orchard.",
        "2 Wattle must: (a) provide the pressing services in the season of each year.",
      ),
    ).toContain("provide the pressing services");
  });

  it("never says that it ends on a day where something else may come later", () => {
    const told = between(
      "SUPPLY AGREEMENT",
      "1 Wattle shall supply apples to Banksia.",
      "2 This agreement starts on 1 September 2026 and ends on the later of 31 August 2029 and the day on which the last apples are paid for.",
    );
    expect(told).toContain("does not end before 31 August 2029");
    expect(told).not.toMatch(/ends on 31 August|its end\b/);
  });

  it("has no doubled stop after a name that ends in one, and no “none of the one”", () => {
    const paper = `SECOND AMENDMENT\n\nDated 3 August 2026\n\nbetween Wattle Orchards Pty Ltd ACN 600 111 222 and Banksia Cider Inc.\n\n1 Each party shall bear its own costs of this amendment.\n\n2 The law of Tasmania governs this agreement.\n`;
    const told = analyseDocument(paper, { name: "Banksia Cider Inc." }).executiveSummary;
    expect(told).toContain("We act for Banksia Cider Inc. ");
    expect(told).toContain("The one clause found in it is not rated High");
  });

  it("is under a title that ends before the names of the parties", () => {
    const paper =
      "PROMOTION AGREEMENT BETWEEN\n\nWattle Orchards Pty Ltd ACN 600 111 222\n\nand Banksia Cider Inc.\n\n1 Wattle Orchards Pty Ltd shall promote the cider.\n";
    expect(analyseDocument(paper).facts.title?.value).toBe("PROMOTION AGREEMENT");
  });
});

describe("that nothing is rated High", () => {
  it("is not said beside what is", () => {
    const { riskFlags } = analyseDocument(hire, { name: customer });
    const told = lighterSentences(riskFlags, customer, " for the Customer", 9);
    expect(riskFlags.some(({ riskLevel }) => riskLevel === "High")).toBe(true);
    expect(told).toContain("Rated High for the Customer: ");
    expect(told).not.toMatch(/No clause|None of/);
  });
});
