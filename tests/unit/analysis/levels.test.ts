import { describe, expect, it } from "vitest";
import type { RiskFlag, Side } from "../../../app/schemas/analysis.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

function flagIn(clause: string, title: string, side?: Side): RiskFlag | undefined {
  const text = `SERVICES AGREEMENT\n\nThis agreement is made between Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer).\n\n1 The clause\n1.1 ${clause}\n\n2 Other\n2.1 The Supplier must work with care. The Customer must help. Each party must act in good faith.`;
  return clauseCards(text, side ? { side } : {}).riskFlags.find(
    (flag) => flag.clauseTitle === title,
  );
}

describe("levels", () => {
  it("rate an end that comes by itself no longer Low, as it leaves no time to remedy", () => {
    const flag = flagIn(
      "This agreement terminates automatically if the Customer fails to report a sale.",
      "Termination for Breach or Default",
    );
    expect(flag?.riskLevel).toBe("Medium");
    expect(flag?.explanation).toContain("comes by itself");
  });

  it("rate a rise by the wage price index Low, and cite nothing of unfair terms to either side", () => {
    for (const side of ["recipient", "drafter"] as const) {
      const flag = flagIn(
        "The fees of each further year are indexed by the Wage Price Index. Victorian law applies.",
        "Price Increase or Fee Review",
        side,
      );
      expect(flag?.riskLevel).toBe("Low");
      expect(flag?.explanation).not.toContain("unfair");
    }
  });

  it("rate a one-sided indemnity High and a mutual one, for third-party claims, lower", () => {
    const oneSided = flagIn(
      "The Customer must indemnify the Supplier against any breach of this agreement.",
      "Indemnity",
    );
    const mutual = flagIn(
      "Each party indemnifies the other against claims by a third party caused by its negligence.",
      "Indemnity",
    );
    expect(oneSided?.riskLevel).toBe("High");
    expect(mutual?.riskLevel).toBe("Low");
  });

  it("say what takes a level up apart from what keeps it there", () => {
    const why = (words: string) => flagIn(words, "Warranty Disclaimer")?.explanation ?? "";
    expect(
      why(
        'Apart from those rights, the Supplier gives no warranty, and the press is sold "as is".',
      ),
    ).toMatch(
      /It is rated Medium, and no higher, because it leaves what the law guarantees alone \(“[^”]*those rights”\): it takes what is supplied “as is”/,
    );
    expect(why('The Supplier gives no warranty, and the press is sold "as is".')).toContain(
      "It is rated High: it takes",
    );
  });

  it("do not say that one side has alone what the next clause gives the other", () => {
    const title = "Termination for Convenience";
    const one = "The Supplier may end this agreement at any time without cause.";
    expect(flagIn(one, title)?.explanation).toContain("one side has it alone");
    expect(
      flagIn(`${one}\n1.2 The Customer may end this agreement at any time without cause.`, title)
        ?.explanation,
    ).not.toContain("one side has it alone");
  });

  it("call nothing faultless where the clause names the fault", () => {
    const why = (words: string) =>
      flagIn(`The Customer indemnifies the Supplier against claims ${words}.`, "Indemnity")
        ?.explanation;
    expect(why("arising out of the use of the crane")).toContain("with no need of fault");
    expect(why("arising out of the Customer’s negligent act or omission")).not.toContain(
      "no need of fault",
    );
    expect(why("arising out of the use of the crane, even if by negligence")).toContain(
      "with no need of fault",
    );
  });

  it("are at the top where the least breach ends it at once", () => {
    const ending = (words: string) =>
      flagIn(
        `The Supplier may terminate this agreement ${words}.`,
        "Termination for Breach or Default",
      );
    expect(ending("immediately where the Customer is in breach of any term")?.riskLevel).toBe(
      "High",
    );
    expect(
      ending("by 20 days’ notice where the Customer is in breach of any term")?.riskLevel,
    ).not.toBe("High");
  });

  it("are not lowered by what one limb of several events gives", () => {
    const due = flagIn(
      "All moneys owing to the Supplier become immediately due and payable if any of these happens: (i) the Customer does not pay any amount; (ii) a breach is not remedied within 14 days; (iii) the Customer is wound up.",
      "Acceleration",
    );
    expect(due?.explanation).not.toContain("there is time to put things right");
    expect(due?.recommendation).toContain("14 days to remedy");
  });

  it("do not say that a price is in bounds by what is only aimed at", () => {
    const price = flagIn(
      "The Supplier may change its prices at any time without notice, but every endeavour will be made to give 30 days’ notice.",
      "Prices Set at Will",
    );
    expect(price?.explanation).toContain("nothing keeps it in bounds");
    expect(price?.explanation).not.toContain("it is kept in bounds");
  });

  it("turn with the side that the reader acts for", () => {
    const clause = "The Customer must indemnify the Supplier against all loss.";
    expect(flagIn(clause, "Indemnity", "recipient")?.riskLevel).toBe("High");
    expect(flagIn(clause, "Indemnity", "drafter")?.riskLevel).toBe("Low");
    const other = "The Supplier must indemnify the Customer against all loss.";
    expect(flagIn(other, "Indemnity", "recipient")?.riskLevel).toBe("Low");
    expect(flagIn(other, "Indemnity", "drafter")?.riskLevel).toBe("High");
  });

  it("rate foreign law High and Australian law Low", () => {
    expect(
      flagIn("This agreement is governed by the laws of Delaware.", "Governing Law")?.riskLevel,
    ).toBe("High");
    expect(
      flagIn("This agreement is governed by the laws of New South Wales.", "Governing Law")
        ?.riskLevel,
    ).toBe("Low");
  });

  it("rate as foreign no law of a paper on which nobody is at home in Australia", () => {
    const text =
      "LICENSE AGREEMENT\n\nThis agreement is made between Delta Inc. (Licensor) and Gamma LLC (Licensee).\n\n1 Law\n1.1 This agreement is governed by the laws of the State of California.\n\n2 Licence\n2.1 The Licensee must use the software with care.";
    const flag = clauseCards(text).riskFlags.find(
      ({ clauseTitle }) => clauseTitle === "Governing Law",
    );
    expect(flag?.riskLevel).toBe("Low");
    expect(`${flag?.explanation} ${flag?.recommendation}`).not.toMatch(/foreign law \(|Australian/);
  });

  it("are not raised by words that the sentence itself takes away", () => {
    const paid = (words: string) =>
      flagIn(`The Customer must pay the outgoings, ${words}.`, "Outgoings");
    expect(paid("rates and land tax")?.explanation).toContain("it takes in “land tax”");
    expect(paid("rates but not land tax")?.explanation).not.toContain("it takes in");
  });

  it("flag exclusive jurisdiction of foreign courts only", () => {
    const title = "Foreign Jurisdiction";
    expect(
      flagIn("Each party submits to the exclusive jurisdiction of the courts of Singapore.", title)
        ?.riskLevel,
    ).toBe("High");
    expect(
      flagIn("Each party submits to the exclusive jurisdiction of the courts of Victoria.", title),
    ).toBeUndefined();
  });

  it("rate a class action waiver High", () => {
    const clause =
      "All disputes must be settled by binding arbitration and you waive any class action.";
    expect(flagIn(clause, "Arbitration and Class Action Waiver")?.riskLevel).toBe("High");
  });

  it("raise a short time to claim and lower a time that runs from knowledge", () => {
    const short = "Any claim must be notified within 3 days of delivery, otherwise it is barred.";
    const known =
      "A claim is barred unless it is notified within 12 months after the Customer became aware of it.";
    expect(flagIn(short, "Time Bar")?.riskLevel).toBe("High");
    expect(flagIn(known, "Time Bar")?.riskLevel).not.toBe("High");
  });

  it("point at a number in words with the figures in its bracket", () => {
    const flag = flagIn(
      "This agreement renews automatically for a further term unless the Customer gives notice one hundred and eighty (180) days before its end.",
      "Automatic Renewal",
    );
    expect(flag?.explanation).toContain("(“one hundred and eighty (180) days before”)");
  });

  it("say in the explanation which words decided", () => {
    const flag = flagIn(
      "If the Customer pays late it must pay interest on the overdue amount at 18% per annum, compounded daily.",
      "Interest on Late Payment",
    );
    expect(flag?.explanation).toContain("“18%”");
    expect(flag?.explanation).toContain("“compounded”");
  });

  it("take land to be land, and no landlord", () => {
    const title = "Security Interest (PPSA)";
    const landlord =
      "The Tenant grants the Landlord a security interest over the fit-out until the loan is repaid.";
    const land =
      "The Customer grants the Supplier a security interest over the goods and charges its land with payment.";
    expect(flagIn(landlord, title)?.explanation).not.toContain("land (");
    expect(flagIn(land, title)?.explanation).toContain("takes in land (“land”)");
  });

  it("do not say that fault goes unpaid where fault is what stays payable", () => {
    const flag = flagIn(
      "The Supplier is not responsible for loss of or damage to property unless it was caused by the Supplier's negligence.",
      "Limitation of Liability",
    );
    expect(flag?.explanation).not.toContain("fault may go unpaid");
  });

  it("lower foreign courts that are not exclusive", () => {
    const flag = flagIn(
      "Each party submits to the non-exclusive jurisdiction of the courts of Singapore.",
      "Foreign Jurisdiction",
    );
    expect(flag?.riskLevel).toBe("Medium");
    expect(flag?.explanation).not.toContain("“exclusive”");
  });

  it("see whom a security and a passing of rights are for", () => {
    const held =
      "The Customer grants the Supplier a security interest over the goods until they are paid for.";
    const own = "Intellectual property in all material created vests in the Customer.";
    const theirs = "Intellectual property in all material created vests in the Supplier.";
    expect(flagIn(held, "Security Interest (PPSA)")?.explanation).toContain("for whom it is read");
    expect(flagIn(own, "Assignment of Intellectual Property")?.riskLevel).toBe("Low");
    expect(flagIn(theirs, "Assignment of Intellectual Property")?.explanation).toContain(
      "in favour of the",
    );
  });

  it("do not lower an assignment clause for a freedom of the other side", () => {
    const flag = flagIn(
      "The Customer must not assign this agreement without consent. The Supplier may assign this agreement to a related body corporate.",
      "Assignment and Novation",
    );
    expect(flag?.riskLevel).toBe("Medium");
    expect(flag?.explanation).toContain("the other side may assign within its group");
  });

  it("take the notice from the sentence that gives the right to end", () => {
    const flag = flagIn(
      "The Supplier may cancel at any time on 60 days' notice. The Customer may cancel if it is not supplied within 7 days of a reminder.",
      "Termination for Convenience",
    );
    expect(flag?.explanation).not.toContain("7 days");
  });

  it("quote amounts whole", () => {
    const flag = flagIn(
      "The Customer must hold public liability insurance of at least $20,000,000 for any one occurrence.",
      "Insurance",
    );
    expect(flag?.explanation).toContain("$20,000,000");
    expect(flag?.explanation).not.toMatch(/\$20[”,](?!0)/);
  });

  it("quote the cap rather than the mutual exclusion of consequential loss", () => {
    const flag = flagIn(
      "Neither party is liable for indirect or consequential loss. The Supplier's liability is limited to the fees paid in that year.",
      "Limitation of Liability",
    );
    expect(flag?.quote).toContain("limited to the fees");
  });

  it("are about who must do it, not about whom it is done to", () => {
    const flag = flagIn(
      "On any delay in its payment to the Supplier the Customer must pay the Supplier liquidated damages of 2% a day.",
      "Liquidated Damages",
    );
    expect(flag?.explanation).toContain(
      "it binds the Customer, for whom it is read, in favour of the Supplier",
    );
    expect(
      flagIn(
        "The Customer must pay the Supplier liquidated damages of $500 for each day by which a report is late.",
        "Liquidated Damages",
      )?.burdens,
    ).toEqual(["Brown Pty Ltd"]);
  });

  it("take no period after the end for a limit of exclusivity", () => {
    const flag = flagIn(
      "The Customer grants the Supplier the sole and exclusive right to supply its flour during the term and for 60 days afterwards.",
      "Exclusivity",
    );
    expect(flag?.explanation).not.toContain("it is limited");
  });

  it("read the limit of a guarantee in the paragraph beside it", () => {
    const text =
      "LEASE\n\nAcme Pty Ltd (Landlord), Brown Pty Ltd (Tenant) and Jo Citizen (Guarantor)\n\n1. Rent\n1.1 The Tenant must pay the rent.\n\n8. Guarantee\n8.1 The Guarantor guarantees to the Landlord the punctual payment of the rent.\n8.2 The Guarantor's liability is limited to $48,000.\n\n9. Law\n9.1 The law of Queensland governs this lease.";
    const flag = clauseCards(text).riskFlags.find(
      ({ clauseTitle }) => clauseTitle === "Personal Guarantee",
    );
    expect(flag?.riskLevel).toBe("Medium");
    expect(flag?.explanation).toContain("it has a limit");
  });

  it("rest on no sentence that only stands under a heading of two clauses", () => {
    const text =
      "SUPPLY AGREEMENT\n\nbetween Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer)\n\n1. Governing law and disputes\n1.1 The parties must seek to resolve all disputes by friendly consultation.\n\n2. Care\n2.1 The Supplier must take care.";
    expect(clauseCards(text).clauses.map(({ id }) => id)).not.toContain("governing-law");
  });

  it("see the guarantor that guarantees, not the lender that makes the loan", () => {
    const flag = flagIn(
      "In consideration of the Lender making the loan, the Guarantor guarantees payment of all money owing by the Borrower and, separately, indemnifies the Lender against any loss.",
      "Personal Guarantee",
    );
    expect(flag?.riskLevel).toBe("High");
  });

  it("show the right to end for convenience, not the stop to a renewal or a deduction for it", () => {
    const flag = flagIn(
      "It rolls over for terms of 12 months unless terminated by either party on 60 days' notice. The Supplier may terminate for convenience on 45 days' notice.",
      "Termination for Convenience",
    );
    expect(flag?.quote).toBe("The Supplier may terminate for convenience on 45 days' notice.");
    expect(flag?.riskLevel).toBe("High");
  });

  it("do not miss a time to remedy that is there", () => {
    const flag = flagIn(
      "A party may terminate immediately if the other commits a material breach which is not remedied within 21 days of notice.",
      "Termination for Breach or Default",
    );
    expect(flag?.explanation).not.toContain("no time to remedy");
  });

  it("quote a clause without its number", () => {
    const flag = flagIn(
      "(b) The Supplier may increase the Charges by up to 6%.",
      "Price Increase or Fee Review",
    );
    expect(flag?.explanation).toContain("“The Supplier may");
  });

  it("are not lowered twice for both sides alike, and say so", () => {
    const both = "it is written for both sides alike";
    const mutual = flagIn("Each party indemnifies the other against all loss.", "Indemnity");
    expect(mutual?.riskLevel).toBe("Medium");
    expect(mutual?.explanation).toContain(both);
    const shared = flagIn(
      "Intellectual property in all material created vests in the parties.",
      "Assignment of Intellectual Property",
    );
    expect(shared?.riskLevel).toBe("Medium");
    expect(shared?.explanation).toContain(both);
  });

  it("see who gives claims up in a release", () => {
    const title = "Release and Covenant Not to Sue";
    const own = "The Customer releases the Supplier from all claims and liability.";
    expect(flagIn(own, title)?.riskLevel).toBe("High");
    expect(flagIn(own, title)?.explanation).toContain("for whom it is read");
    expect(flagIn(own, title, "drafter")?.riskLevel).toBe("Low");
    const theirs = "The Supplier releases the Customer from all claims and liability.";
    expect(flagIn(theirs, title)?.riskLevel).toBe("Low");
  });

  it("go up one step at most, for a high rate that one side alone pays", () => {
    const title = "Interest on Late Payment";
    const plain = flagIn(
      "The Customer must pay interest on any late payment until it is paid.",
      title,
    );
    expect(plain?.riskLevel).toBe("Low");
    const raised = flagIn(
      "If the Customer pays late it must pay interest on the overdue amount at 18% per annum.",
      title,
    );
    expect(raised?.riskLevel).toBe("Medium");
    expect(raised?.explanation).toContain("the rate is high (“18%”); it binds the Customer");
    expect(raised?.recommendation).toContain("a published rate");
  });

  it("call the reader what the document calls them", () => {
    const flag = flagIn("You must indemnify us against all loss.", "Indemnity");
    expect(flag?.explanation).toContain("it binds “you”");
  });

  it("are for the tenant or the borrower, and not for who stands behind it", () => {
    const lease =
      "LEASE\n\nAcme Pty Ltd (Landlord), Brown Pty Ltd (Tenant) and Jo Citizen (Guarantor)\n\n1. Use\n1.1 The Tenant must indemnify the Landlord against all loss.\n\n8. Guarantee\n8.1 The Guarantor guarantees to the Landlord the punctual payment of the rent.";
    const flags = clauseCards(lease).riskFlags;
    const of = (title: string) => flags.find(({ clauseTitle }) => clauseTitle === title);
    expect(of("Indemnity")?.explanation).toContain("it binds the Tenant, for whom it is read");
    expect(of("Personal Guarantee")?.explanation).toContain(
      "it binds the Guarantor in favour of the Landlord",
    );
  });

  it("are not raised for whom a clause binds where its words keep it in bounds", () => {
    const capped =
      "Each 1 July the Customer must pay a fee increased by CPI, but by no more than 3%.";
    expect(flagIn(capped, "Price Increase or Fee Review")?.riskLevel).toBe("Low");
  });

  it("are High for a reason that can be said, and never because they bind the client alone", () => {
    const plain = flagIn(
      "The Customer must buy its flour from the Supplier and from nobody else.",
      "Exclusivity",
    );
    expect(plain?.riskLevel).toBe("Medium");
    const text =
      "GUARANTEE\n\nbetween Acme Pty Ltd (Lender), Brown Pty Ltd (Borrower) and Jo Citizen (Guarantor)\n\n1 Guarantee\n1.1 The Guarantor guarantees to the Lender the punctual payment of the debt.\n\n2 Care\n2.1 The Lender must act in good faith.";
    const flags = clauseCards(text, { name: "Jo Citizen" }).riskFlags;
    const grave = flags.find(({ clauseTitle }) => clauseTitle === "Personal Guarantee");
    expect(grave?.riskLevel).toBe("High");
    expect(grave?.explanation).toContain("what the guarantor owns answers for another’s debt");
  });

  it("fall for words that keep a clause in bounds, twice where two do", () => {
    const one = flagIn(
      "The Customer indemnifies the Supplier against damage, up to $10,000.",
      "Indemnity",
    );
    expect(one?.riskLevel).toBe("Medium");
    const two = flagIn(
      "The Customer indemnifies the Supplier against damage that the Customer's drivers cause, less the share that the Supplier brought about.",
      "Indemnity",
    );
    expect(two?.riskLevel).toBe("Low");
  });

  it("say beside a grave clause that it is less certain than usual, and leave it High", () => {
    const flag = flagIn(
      "The liability of the Customer is not limited in amount.",
      "Uncapped Liability",
    );
    expect(flag?.riskLevel).toBe("High");
    expect(flag?.explanation).toContain(
      "It is less certain than usual that this is such a clause.",
    );
  });

  it("do not take words for what the sentence denies or leaves out", () => {
    const outgoings = flagIn(
      "The Customer must pay its share of the outgoings, but not land tax and not structural repairs.",
      "Outgoings",
    );
    expect(outgoings?.explanation).not.toMatch(/takes in/);
    expect(outgoings?.riskLevel).toBe("Low");
    const handBack = flagIn(
      "At the end of the term the Customer must make good the premises and take out its fit-out, but need not repaint.",
      "Make Good",
    );
    expect(handBack?.explanation).not.toContain("more is asked than repair");
  });

  it("see who of the customers is left alone, and what is put on top of an index", () => {
    const dealt = flagIn(
      "For nine months the Customer must not solicit any client with whom it had no dealings of its own.",
      "Non-solicitation",
    );
    expect(dealt?.explanation ?? "").not.toContain("whether or not dealt with");
    const index = flagIn(
      "The Supplier may increase the Fees each year by CPI plus three percentage points.",
      "Price Increase or Fee Review",
    );
    expect(index?.explanation).toContain("it goes beyond the index");
    expect(index?.explanation).not.toContain("published index");
    expect(index?.riskLevel).toBe("High");
  });

  it("are not lowered by a freedom of somebody else", () => {
    const title = "Assignment and Novation";
    const clause =
      "Brown must not assign this agreement without consent; Acme may assign it to a related body corporate.";
    expect(flagIn(clause, title)?.explanation).not.toContain("free within the group");
    expect(
      flagIn(
        "Brown must not assign this agreement without consent, but it may assign it to a related body corporate.",
        title,
      )?.explanation,
    ).toContain("free within the group");
  });

  it("rest on the limiting sentence after the quoted one, and on no other paragraph", () => {
    const limited = flagIn(
      "The Customer may assign this agreement only with consent. The Supplier may refuse only on a ground in Schedule 2.",
      "Assignment and Novation",
    );
    expect(limited?.riskLevel).toBe("Low");
    expect(limited?.explanation).toContain("consent is kept within bounds (“refuse only”)");
    const letter =
      "LETTER OF ENGAGEMENT\n\nbetween Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer)\n\nThe Supplier may review the Fees each July. A gift to staff may be made at any time.\n\nThe Supplier must take care. Each party must act in good faith.";
    const fees = clauseCards(letter).riskFlags.find(
      ({ clauseTitle }) => clauseTitle === "Price Increase or Fee Review",
    );
    expect(fees).toBeDefined();
    expect(fees?.explanation).not.toContain("at any time");
  });

  it("give the same words one card, of the finer kind", () => {
    const text =
      "LEASE\n\nbetween Acme Pty Ltd (Landlord) and Brown Pty Ltd (Tenant)\n\n1 Rent review\n1.1 On each anniversary the rent is increased by 4%.\n\n2 Law\n2.1 The law of Victoria governs this lease.";
    const { clauses, riskFlags } = clauseCards(text);
    expect(clauses.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["rent-review", "price-increase"]),
    );
    const ids = riskFlags.map(({ clauseId }) => clauseId);
    expect(ids).toContain("rent-review");
    expect(ids).not.toContain("price-increase");
  });

  it("tell money kept back from set-off, and a collector's share from interest", () => {
    const kept = "The Customer may withhold a fee until the Supplier has handed in its log book.";
    expect(flagIn(kept, "Payment Withheld or Subject to Approval")).toBeDefined();
    expect(flagIn(kept, "Payment without Set-off")).toBeUndefined();
    const share = "If a fee is late, a collection fee of 40% of the outstanding debt is added.";
    expect(flagIn(share, "Extra Charge on Default")?.explanation).toContain("a share of the debt");
    expect(flagIn(share, "Interest on Late Payment")).toBeUndefined();
    const interest = "If a fee is late, interest of 2% per month and a collection fee are added.";
    expect(flagIn(interest, "Interest on Late Payment")).toBeDefined();
  });

  it("call no fee tied to cost that is fixed as a share, and no material breach any breach", () => {
    const fixed =
      "The Customer must pay reasonable fees of a collection agent, which are fixed at 30% of the unpaid debt.";
    expect(flagIn(fixed, "Extra Charge on Default")?.explanation).not.toContain("tied to cost");
    const ending = (words: string) =>
      flagIn(
        `The Supplier may terminate this agreement at once without notice if the Customer is in ${words}.`,
        "Termination for Breach or Default",
      );
    expect(ending("breach of any material term")?.explanation).not.toContain("however small");
    expect(ending("breach of any material term")?.riskLevel).toBe(
      ending("material breach")?.riskLevel,
    );
    expect(ending("breach of any term")?.explanation).toContain("however small");
  });

  it("do not call three months of a restraint long, and three years they do", () => {
    const why = (time: string) =>
      flagIn(
        `For ${time} after the end the Customer must not solicit any client of the Supplier.`,
        "Non-solicitation",
      )?.explanation;
    expect(why("three (3) months")).not.toContain("it lasts");
    expect(why("three (3) years")).toContain("it lasts");
  });

  it("ask nothing of an offer that is only open for a time, and no remedy for planned work", () => {
    const offer = flagIn(
      "This quotation is valid for 20 days, and prices may rise after that.",
      "Price Increase or Fee Review",
    );
    expect(offer?.recommendation ?? "").not.toContain("published index");
    const planned = flagIn(
      "The Supplier may interrupt the services for planned maintenance.",
      "Suspension",
    );
    expect(planned?.recommendation).toContain("planned interruptions");
    expect(planned?.recommendation).not.toContain("time to remedy");
    expect(planned?.recommendation).not.toContain("disputed");
  });

  it("take work done by others for no end of the agreement", () => {
    const words =
      "If the Supplier fails to clear the yard, the Customer may remove the waste and the cost becomes a debt due by the Supplier.";
    expect(flagIn(words, "Work Done at the Other Side’s Cost")).toBeDefined();
    expect(flagIn(words, "Termination for Breach or Default")).toBeUndefined();
  });

  it("give no card to the row of a schedule that a clause uses", () => {
    const text =
      "SALE OF BUSINESS AGREEMENT\n\nbetween Acme Pty Ltd (Vendor) and Brown Pty Ltd (Purchaser)\n\n| Item | Details |\n| Restraint Period | Two years from Completion |\n\n1 Restraint of trade\n1.1 During the Restraint Period the Vendor must not compete with the Business or carry on a like one.\n\n2 Law\n2.1 The law of Victoria governs this agreement.";
    const cards = clauseCards(text).riskFlags.filter(
      ({ clauseId }) => clauseId === "restraint-of-trade",
    );
    expect(cards.map(({ place }) => place)).toEqual(["cl 1.1"]);
  });

  it("are not raised for a duty that one side owes by custom", () => {
    const gst = "The Customer must pay the Supplier the GST on each supply in addition.";
    expect(flagIn(gst, "GST")?.riskLevel).toBe("Low");
    const secret = "The Customer must keep the Supplier's Confidential Information confidential.";
    expect(flagIn(secret, "Confidentiality")?.riskLevel).toBe("Medium");
    const indemnity = "The Customer must release the Supplier from all claims.";
    expect(flagIn(indemnity, "Release and Covenant Not to Sue")?.riskLevel).toBe("High");
  });
});
