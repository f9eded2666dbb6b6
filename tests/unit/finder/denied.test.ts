import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { isDenied } from "../../../app/analysis/clauses/denied.ts";
import { isLookAlike } from "../../../app/analysis/clauses/look-alikes.ts";

describe("a sentence that says that there is no such clause", () => {
  it.each([
    ["arbitration", "The parties have made no agreement to arbitrate."],
    ["audit-rights", "The Client has no right to audit the Adviser’s files."],
    ["automatic-renewal", "The lease doesn’t renew of its own accord."],
    ["contract-by-use", "Use of the lift is not to be taken as acceptance of the works."],
    ["default-interest", "The Seller charges no interest on a late account."],
    ["indemnity", "Neither Ridge nor Valley is to indemnify the other."],
    ["indemnity", "Neither side shall compensate the other for what the flood costs it."],
    ["ip-assignment", "Nothing in this deed transfers a copyright."],
    ["personal-guarantee", "The directors do not guarantee the company’s debts."],
    ["termination-for-convenience", "The Owner has no right to terminate for convenience."],
    ["post-termination", "The Hirer is under no obligation to return the crates."],
    ["restraint-of-trade", "Nothing in this clause prevents the Seller from farming next door."],
    ["warranty-disclaimer", "No implied condition or statutory warranty is excluded."],
    ["limitation-of-liability", "Nothing in these terms limits or excludes our liability."],
    [
      "limitation-of-liability",
      "The Carrier’s liability is limited neither in time nor in amount.",
    ],
    ["arbitration", "The arbitration clause in the tender is struck out."],
    ["most-favoured-customer", "The Mill makes no promise that rivals are charged as much."],
    ["minimum-commitment", "The Hirer does not undertake to take any number of crates."],
    ["revenue-sharing", "Extras earn no wage, meal, overtime, royalty or other thing of value."],
  ])("is no %s: %s", (clause, words) => {
    expect(isDenied(clause, words)).toBe(true);
  });

  it.each([
    ["arbitration", "No dispute may go to court: all must be referred to arbitration."],
    ["arbitration", "A party may not refuse to arbitrate."],
    ["automatic-renewal", "It will not end but renew, unless a party gives notice."],
    ["automatic-renewal", "It renews each year if it is not cancelled."],
    ["default-interest", "Money not paid by then bears interest."],
    ["default-interest", "If an account is not settled interest runs on it."],
    ["indemnity", "The Hirer must indemnify the Owner, who gives no indemnity itself."],
    ["ip-assignment", "The Artist must not assign the copyright except to the Label."],
    ["personal-guarantee", "If the company does not pay, the director guarantees it."],
    ["post-termination", "The Hirer may not keep the crates and must return them."],
    ["content-removal", "We may (but need not) remove a post."],
    ["warranty-disclaimer", "No warranty is given, and implied terms are excluded."],
    ["limitation-of-liability", "To the extent that it cannot be excluded, liability is limited."],
    ["limitation-of-liability", "No claim may be made above a limit of $500."],
    ["restraint-of-trade", "The Seller must not compete."],
    ["governing-law", "No law but that of Tasmania governs."],
    ["insurance", "The Owner gives no undertaking as to fire, but the Hirer must insure."],
    ["exclusivity", "The Mill makes no promise of volume unless it buys from the Grower alone."],
  ])("stays a %s: %s", (clause, words) => {
    expect(isDenied(clause, words)).toBe(false);
  });

  it("raises no flag, and the same words without the denial do", () => {
    const head =
      "SERVICES AGREEMENT\n\nThis agreement is made on 3 March 2026 between Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer).\n\n1. Work\n\n1.1 The Supplier must do the work.\n\n2. Other\n\n2.1 ";
    const ids = (words: string) => analyseDocument(`${head}${words}\n`).clauses.map(({ id }) => id);
    expect(ids("No implied warranty is excluded by the Supplier.")).toEqual([]);
    expect(ids("Every implied warranty is excluded by the Supplier.")).toEqual([
      "warranty-disclaimer",
    ]);
  });
});

describe("an everyday matter that is worded like a clause", () => {
  it.each([
    ["unilateral-variation", "Either may change its address for notices by telling the other."],
    ["indemnity", "The Club reimburses umpires for parking when they show a ticket."],
    ["indemnity", "The asking side shall reimburse the other the cost of copying the records."],
    ["indemnity", "Whichever side is successful in court shall recover its costs and fees."],
    ["indemnity", "The Miller will co-operate in the defence of any indemnified claim."],
    ["arbitration", "Judgment upon the award may be entered in any court."],
    ["arbitration", "The parties share the fees of the arbitrator equally."],
    ["covenant-not-to-sue", "The growers desire to settle quarrels without litigation."],
    ["limitation-of-liability", "The price reflects the allocation of risk between us."],
    ["confidentiality", "The tuner may have access to secret recordings."],
    ["automatic-renewal", "The venture continues until the orchard has been cleared."],
    ["automatic-renewal", "If the Shire gives 30 days’ notice the hire is extended by a year."],
    [
      "automatic-renewal",
      "The stall is extended for a year provided 300 jars are sold each month.",
    ],
    ["termination-for-breach", "The sub-licence terminates upon the expiry of this agreement."],
    [
      "termination-for-convenience",
      "Either of them may terminate should the cook’s employment with the inn end.",
    ],
    ["payment-set-off", "(2) to pay off fines and the bond to the Club in full."],
    ["post-termination", "The Lessee must hand back the executed counterpart within a week."],
    ["automatic-renewal", "Sick leave accumulates from one year to the next."],
    ["early-termination-fee", "Settle your account ahead of time for a discount of 2%."],
    ["most-favoured-customer", "Pay is no less favourable than under the award."],
    ["foreign-jurisdiction", "The hall has two squash courts and a plaque from Auckland."],
    ["arbitration", "On Sundays he acts as an umpire at the rowing club's regattas."],
    ["confidentiality", "The lining boards are to be secret nailed."],
    ["liquidated-damages", "For each night away the Council pays him a meal allowance of $40."],
    ["termination-for-breach", "If we do not act on a breach we may still act later."],
    ["privacy", "We suggest that you read our privacy policy."],
    [
      "change-of-control",
      "The Abattoir must report a change that may affect its licence or rating.",
    ],
  ])("is no %s: %s", (clause, words) => {
    expect(isLookAlike(clause, words)).toBe(true);
  });

  it.each([
    ["unilateral-variation", "The Bank may change the fees by telling its customers."],
    ["indemnity", "The Hirer must reimburse the Owner for every loss that it causes."],
    ["post-termination", "At the end the Lessee must hand back the keys."],
    ["automatic-renewal", "The hire continues until it is ended by notice."],
    [
      "automatic-renewal",
      "The stall is extended for a year provided that no notice has been given.",
    ],
    ["confidentiality", "The tuner may have access to recordings, which it must keep secret."],
    ["automatic-renewal", "The term carries on from year to year."],
    ["early-termination-fee", "Who ends the plan early pays a fee of $200."],
    ["most-favoured-customer", "Prices are no less favourable than any other buyer's."],
    ["liquidated-damages", "For each day of delay the Builder pays $400."],
    ["termination-for-breach", "If you do not act on our notice we may end the plan."],
    ["governing-law", "Please read our privacy policy."],
  ])("is not every %s: %s", (clause, words) => {
    expect(isLookAlike(clause, words)).toBe(false);
  });
});

describe("a word that two clauses share", () => {
  it.each([
    ["contract-by-use", "I, the swimmer, accept and agree to the rules of the carnival."],
    ["contract-by-use", "Please sign and return one copy of this deed to the clerk."],
    ["ppsa-security", "Late collection of a hired gown attracts a $40 handling charge."],
    ["ip-assignment", "Minor edits and website improvements each quarter."],
    ["early-termination-fee", "Gold plan: 9-month minimum term, rates held for two years."],
    ["termination-for-breach", "A nurse has three days of bereavement leave if a parent dies."],
    ["termination-for-convenience", "The mill may suspend or reduce the credit of a baker."],
    ["change-of-control", "A quorum is four directors, and a tie goes to the casting vote."],
    ["limitation-of-liability", "Campers are jointly liable for damage to the hut."],
    ["time-bar", "Invoices of the surveyor are payable within 14 days of their date."],
    ["payment-set-off", "The agent may deduct what it is legally required to withhold."],
    ["uncapped-liability", "This does not limit the lender's right to use other remedies."],
    ["uncapped-liability", "Sub-clause 4(b) does not apply where the rider brings a helmet."],
    ["privacy", "A coach must hold a police check before the first lesson."],
    ["privacy", "The Member must keep the login for the portal secure and private."],
    ["early-termination-fee", "A joining fee of 3% is kept from the first instalment."],
    ["audit-rights", "The Agent may enter the house for cleaning, inspection or repair."],
    ["share-transfer", "A grower must not assign its plot or share occupation of it."],
    ["price-increase", "Annual percentage rate: 31% on a loan of six weeks."],
    ["price-increase", "The sum due is adjusted by the price of each variation."],
    ["termination-for-breach", "If a bill is unpaid the Miller may suspend deliveries."],
    ["termination-for-convenience", "The Gym may amend its terms on a week's notice."],
    ["suspension", "The Showground may give directions on parking and use of the ring."],
    ["indemnity", "The bride must pay the florist's irrecoverable costs on leaving."],
    ["limitation-of-liability", "It rides at its own risk and is liable for every broken rail."],
    ["warranty-period", "The Roaster warrants that its beans are sound and free of mould."],
    ["contract-by-use", "By signing this form the angler says that the rules were read."],
    ["entire-agreement", "The angler has read and understood all terms and conditions."],
    ["default-interest", "A collection fee of 30% is added to the debt."],
    ["unilateral-variation", "A security may be given up at any time without releasing a surety."],
  ])("says something else there: %s: %s", (clause, words) => {
    expect(isLookAlike(clause, words)).toBe(true);
  });

  it.each([
    ["contract-by-use", "By signing your dog in you accept the rules of the kennel."],
    ["ppsa-security", "The Dealer has a charge over the mower for its 5% service charge."],
    ["ip-assignment", "All website improvements belong to the Client."],
    ["early-termination-fee", "Within the minimum term the Member pays a fee to leave."],
    ["termination-for-breach", "Abuse of sick leave entitles the Employer to dismiss a worker."],
    ["termination-for-convenience", "It may suspend or reduce the credit, and end the contract."],
    ["change-of-control", "If the majority of directors in office is bought out, it may leave."],
    ["limitation-of-liability", "Campers are jointly liable up to $500."],
    ["time-bar", "Fees are due within 14 days, after which no claim about them is heard."],
    ["payment-set-off", "Rent is paid free of deductions not legally required."],
    ["uncapped-liability", "Nothing limits the lender's rights or liability for fraud."],
    ["uncapped-liability", "Clause 4 does not apply, and its limit is lifted, on fraud."],
    ["privacy", "Police checks are personal information and kept under the Privacy Act."],
    ["early-termination-fee", "Leave before a year and the joining fee is charged again."],
    ["audit-rights", "The Agent may enter the premises and go through the books."],
    ["share-transfer", "A member must not sell its shares or share occupation."],
    ["price-increase", "The comparison rate may be increased each July."],
    [
      "termination-for-breach",
      "If it is unpaid the Miller may suspend deliveries, and cancel the rest.",
    ],
    ["termination-for-convenience", "It may amend its terms, or end the contract."],
    ["suspension", "The Showground may give directions or stop a ride."],
    ["indemnity", "The bride must pay all costs and losses of a claim."],
    ["limitation-of-liability", "It rides at its own risk and is liable up to $50 only."],
    ["warranty-period", "The Roaster warrants its beans for six weeks."],
    ["contract-by-use", "By entering the hall or signing this form you accept the rules."],
    ["entire-agreement", "The angler has read and understood that this is the whole deal."],
    ["default-interest", "A collection fee of 3% per month is added to the debt."],
    [
      "unilateral-variation",
      "A security may be given up and the rates changed without releasing you.",
    ],
  ])("is itself where its own words stand too: %s: %s", (clause, words) => {
    expect(isLookAlike(clause, words)).toBe(false);
  });
});
