import { describe, expect, it } from "vitest";
import { rate } from "../../../app/analysis/clauses/level.ts";
import { recommendationOf } from "../../../app/analysis/clauses/recommendation.ts";
import { wholeWords } from "../../../app/analysis/clauses/shifts.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import type { Side } from "../../../app/schemas/analysis.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const services =
  "SERVICES AGREEMENT\n\nThis agreement is made between Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer).";

function flagsOf(clauses: string[], side?: Side, head = services) {
  const body = clauses.map((clause, at) => `${at + 1} Part\n${at + 1}.1 ${clause}`).join("\n\n");
  const rest = "9 Other\n9.1 The Supplier must work with care. The Customer must help.";
  return clauseCards(`${head}\n\n${body}\n\n${rest}`, side ? { side } : {}).riskFlags;
}

const flagOf = (title: string, ...of: Parameters<typeof flagsOf>) =>
  flagsOf(...of).find((flag) => flag.clauseTitle === title);

const unsaid = {
  client: "Brown",
  called: (name: string) => name,
  law: { asks: [], ofUnfairness: [], endangers: false, mayFall: false },
  words: {
    ...{ sentence: "", scope: "", whole: "", meanings: "", pointedAt: "" },
    ...{ paid: false, ofCompanies: false, evenHanded: false },
  },
  paper: { kinds: [], australian: true, price: null, gives: () => false, says: () => true },
};

describe("advice on a clause", () => {
  const indemnity =
    "The Supplier must indemnify the Customer against all loss arising out of the services.";

  it("keeps a gain, gives no burden as its reason, and foresees what the other side asks", () => {
    const flag = flagOf("Indemnity", [indemnity]);
    expect(flag?.explanation).toContain(
      "It is rated Low: it favours the Customer, for whom it is read, and binds the Supplier.",
    );
    expect(flag?.explanation).not.toContain("no need of fault");
    expect(flag?.recommendation).toMatch(
      /^Keep it, and expect the Supplier to ask that it be mutual/,
    );
    expect(flagOf("Indemnity", [indemnity], "drafter")?.explanation).toContain("no need of fault");
  });

  it("asks for nothing that a clause for both sides has", () => {
    const flag = flagOf("Indemnity", ["Each party indemnifies the other against all loss."]);
    expect(flag?.recommendation).toMatch(/^Ask that it be kept to claims of third parties/);
  });

  it("asks for no mutual right where either party has it in the passive", () => {
    const flag = flagOf("Termination for Convenience", [
      "The engagement may be terminated by either party providing one week’s notice.",
    ]);
    expect(flag?.recommendation).toContain("30 days’ notice");
    expect(flag?.recommendation).not.toMatch(/mutual|could not be told/);
  });

  it("asks whoever may follow a sale for nothing that whoever forces one is asked", () => {
    const holders =
      "SHAREHOLDERS AGREEMENT\n\nThis agreement is made between Acme Pty Ltd (Founder) and Brown Pty Ltd (Investor).";
    const ask = (clause: string) =>
      flagOf("Drag-along and Tag-along", [clause], undefined, holders)?.recommendation;
    expect(
      ask(
        "If holders of 60% of the shares sell to a third party, they may require each other holder to sell its shares too under this drag-along clause.",
      ),
    ).toContain("threshold well above half");
    const tag = ask(
      "Under this tag-along clause, if the Founder sells to a third party, each other holder may elect to sell the same share of its holding.",
    );
    expect(tag).not.toContain("threshold");
    expect(tag).toContain("that no sale go on unless the buyer takes these shares too");
  });

  it("asks a surety’s and a debtor’s indemnity for nothing of fault, and for a cap only where there is one", () => {
    const ask = (clause: string, more: string[] = []) =>
      flagOf("Indemnity", [clause, ...more])?.recommendation ?? "";
    const debt =
      "The Customer indemnifies the Supplier for all costs of collection of overdue accounts.";
    expect(ask(debt)).toContain("that the costs of recovery be reasonable");
    expect(ask(debt)).not.toMatch(/third parties|fault|contributed|cap/);
    const loss = "The Customer indemnifies the Supplier against all loss.";
    expect(ask(loss)).not.toContain("liability cap");
    expect(
      ask(loss, ["The Supplier’s liability is limited to the fees paid in the last year."]),
    ).toContain("liability cap");
  });

  const guaranteed = (guarantor: string) =>
    flagOf(
      "Personal Guarantee",
      ["The Guarantor guarantees to the Supplier the payment of all that the Customer owes."],
      undefined,
      `SERVICES AGREEMENT\n\nThis agreement is made between Acme Pty Ltd (Supplier), Brown Pty Ltd (Customer) and ${guarantor} (Guarantor).\n\n8.9 The law of Victoria governs this agreement.`,
    );

  it("asks no company for what protects a person who guarantees", () => {
    const [person, company] = ["Edith Larkin", "Brown Holdings Pty Ltd"].map(guaranteed);
    expect(person?.recommendation).toMatch(/office.*independent advice/);
    expect(person?.explanation).toContain("Garcia");
    expect(company?.recommendation).not.toMatch(/office|advice/);
    expect(company?.recommendation).toContain("end with the debt");
    expect(company?.explanation).not.toMatch(/Garcia|Amadio/);
  });

  const ofKind = (
    paper: string,
    parties = "Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer)",
  ) => `${paper}\n\nThis agreement is made between ${parties}.`;

  it("asks for nothing of fault where debts are taken on", () => {
    const sale = ofKind(
      "BUSINESS SALE AGREEMENT",
      "Acme Pty Ltd (Vendor) and Brown Pty Ltd (Purchaser)",
    );
    const advice = flagOf(
      "Indemnity",
      [
        "The Purchaser indemnifies the Vendor for the wages and rent of the kiosk falling due after Completion.",
      ],
      undefined,
      sale,
    )?.recommendation;
    expect(advice).toContain("notice of each debt");
    expect(advice).not.toMatch(/fault|contributed/);
  });

  it("asks an expert for an answer in time, and no seniors to talk", () => {
    const advice = flagOf("Dispute Resolution", [
      "A disagreement over the closing stock is to be settled by an independent accountant as an expert.",
    ])?.recommendation;
    expect(advice).toContain("time in which the expert decides");
    expect(advice).not.toMatch(/senior|urgent/);
  });

  it("takes steps that are only to be tried for steps", () => {
    const advice = flagOf("Dispute Resolution", [
      "The parties must try to resolve a dispute by talks between their executives and then by mediation.",
    ])?.recommendation;
    expect(advice).not.toMatch(/first stage|mediation under/);
  });

  it("asks a company that sells for another to be free where it is not supplied, and no shares", () => {
    const advice = flagOf("Restraint of Trade", [
      "The Customer must not, during the term, sell any kettle that competes with the goods.",
    ])?.recommendation;
    expect(advice).toContain("cannot be supplied");
    expect(advice).not.toContain("listed shares");
  });

  it("asks that a class waiver go, and not where an arbitrator sits", () => {
    const terms = ofKind("MEMBERSHIP TERMS AND CONDITIONS");
    const advice = flagOf(
      "Arbitration and Class Action Waiver",
      ["The Customer waives any right to take part in a class action against the Supplier."],
      undefined,
      terms,
    )?.recommendation;
    expect(advice).toContain("that it be dropped");
    expect(advice).not.toMatch(/seat|rules/);
  });

  it("says of what weighs in a clause that it be changed, rather than that all is given", () => {
    const advice = flagOf("Exclusion of Consequential Loss", [
      "The recovery of direct damages is the only remedy, and neither party is liable for consequential loss, lost profits or loss of data.",
    ])?.recommendation;
    expect(advice).toMatch(/flowing naturally.*restoring data/);
    expect(advice).not.toContain("give what is usually asked for");
  });

  it("asks of a price that is matched backwards that it look forward", () => {
    const advice = flagOf(
      "Most Favoured Customer",
      [
        "If the Supplier charges any other customer less for similar services after that day, it must lower its rates for the Customer and refund the difference.",
      ],
      "drafter",
    )?.recommendation;
    expect(advice).toContain("look forward only");
  });

  it("calls nothing its own words that only another clause gives", () => {
    const flag = flagOf("Confidentiality", [
      "Each party must keep the other’s Confidential Information secret, except what is public or must be disclosed by law.",
      "The obligations of confidence continue until the third anniversary of this agreement.",
    ]);
    expect(flag?.recommendation).not.toMatch(/two to five years|an end in time/);
    expect(flag?.recommendation).toContain("the usual exceptions");
  });

  it("asks whoever is paid for nothing less of a limit that protects both", () => {
    const limit = ["Neither party is liable to the other for more than $5,000 in all."];
    const pays = "3.1 The Customer must pay the Supplier the fees each month.";
    const head = `${services} ${pays}`;
    const [paid, payer] = (["drafter", "recipient"] as const).map(
      (side) => flagOf("Limitation of Liability", limit, side, head)?.recommendation,
    );
    expect(payer).toContain("fraud");
    expect(paid).not.toContain("fraud");
  });

  it("names what weighs in a clause of which nothing else is to be asked", () => {
    const advice = flagOf("Indemnity", [
      "The Customer must indemnify the Supplier on demand for loss that a claim of a third party causes through the Customer’s fault, except to the extent that the Supplier contributed; the Supplier gives the Customer the same indemnity.",
    ])?.recommendation;
    expect(advice).toBe("Ask that “on demand” be narrowed or come out.");
  });

  it("asks for no time to come out of a clause", () => {
    const advice = flagOf("Obligations after Termination", [
      "Within 14 days after the end of this agreement each party must return the other’s keys.",
    ])?.recommendation;
    expect(advice).toBe(
      "Its words give what is usually asked for: time to do it. Check that they go as far as the client needs.",
    );
  });

  it("finds what is given in the lettered paragraphs beside its own", () => {
    const capped =
      "The parties limit what they owe each other.\n(a) The Supplier’s liability to the Customer is limited to the fees paid.\n(b) The limit does not apply to fraud, death or injury, or to a breach of clause 8.";
    const flag = flagOf("Limitation of Liability", [capped]);
    expect(flag?.recommendation).toMatch(/limit be mutual/);
    expect(flag?.recommendation).not.toMatch(/fraud|injury/);
  });

  it("notes no law of penalties on interest at a rate that the law publishes", () => {
    const late = (rate: string) =>
      flagOf("Interest on Late Payment", [
        `If the Supplier pays late it must pay the Customer interest at ${rate} on the overdue amount.`,
        "This agreement is governed by the law of New South Wales.",
      ])?.explanation;
    expect(late("15% per annum, because it is in breach")).toContain("be a penalty");
    expect(late("the general interest charge rate")).not.toContain("be a penalty");
  });

  it("asks for no months after the end of what binds while the work lasts", () => {
    const ask = (when: string) =>
      flagOf("Restraint of Trade", [
        `The Customer must not ${when} be engaged in any business that competes with the Supplier.`,
      ])?.recommendation;
    expect(ask("during its engagement")).toContain("fall away where they cannot be supplied");
    expect(ask("during its engagement")).not.toContain("twelve months");
    expect(ask("for three years after its engagement")).toContain("twelve months");
  });

  it("asks for time to remedy a breach and not an insolvency", () => {
    const ask = (when: string) =>
      flagOf("Termination for Breach or Default", [
        `The Supplier may terminate this agreement at once if the Customer ${when}.`,
      ])?.recommendation;
    expect(ask("is in breach of it")).toContain("14 days to remedy");
    expect(ask("is wound up or a receiver is appointed to it")).not.toContain("remedy");
    expect(ask("is wound up or a receiver is appointed to it")).toContain("solvent restructure");
  });

  it("asks for nothing that each ground gives which can be put right", () => {
    const advice = flagOf("Termination for Breach or Default", [
      "The Supplier may terminate this agreement by written notice if the Customer:\n(a) commits a material breach that is not remedied within 21 days of written notice; or\n(b) goes into liquidation.",
    ])?.recommendation;
    expect(advice).not.toContain("material breach count");
    expect(advice).not.toContain("14 days");
  });

  it("asks that a margin on a published rate go, and not for a published rate", () => {
    const advice = flagOf("Interest on Late Payment", [
      "The Customer must pay interest on any overdue amount at 3% above the Penalty Interest Rate of Victoria.",
    ])?.recommendation;
    expect(advice).toContain("nothing be added to the published rate");
    expect(advice).not.toContain("Reserve Bank");
  });

  it("is asked once of cards of a kind that ask for the same", () => {
    const other =
      "The Customer indemnifies the Supplier on demand against all loss of any kind arising out of the hire, even if the Supplier caused it.";
    const one =
      "The Customer indemnifies the Supplier on demand against all loss of any kind arising out of the event, even if the Supplier caused it.";
    const cards = flagsOf([one, other]).filter(({ clauseId }) => clauseId === "indemnity");
    const [asks, points] = cards.toSorted(
      (a, b) => b.recommendation.length - a.recommendation.length,
    );
    expect(cards).toHaveLength(2);
    expect(asks?.recommendation).toContain("Ask that");
    expect(points?.recommendation).toBe(`What is asked on ${asks?.place} is asked here too.`);
  });

  it("is not pointed to where some of it is given already", () => {
    const cards = flagsOf([
      "The Customer indemnifies the Supplier against any claim arising from the Customer's use of the hall.",
      "The Customer indemnifies the Supplier on demand against all loss of any kind arising out of the event, even if the Supplier caused it.",
    ]);
    expect(cards.map(({ recommendation }) => recommendation).join()).not.toContain(
      "asked here too",
    );
  });

  it("offers alternatives as such, and what is next best where they fail", () => {
    const advice = flagOf("Automatic Renewal", [
      "This agreement renews for further terms of two years each unless the Customer gives notice at least 90 days before the term ends.",
    ])?.recommendation;
    expect(advice).toContain("either month to month or a right to leave on 30 days’ notice");
    expect(advice).toContain("Failing that, ask for a notice window");
  });

  it("of loss in money asks nothing that only things that are damaged give ground for", () => {
    const advice = flagOf("Liability for Damage or Loss", [
      "The Customer shall bear all direct losses suffered by the Supplier when a load is late.",
    ])?.recommendation;
    expect(advice).toContain("cap");
    expect(advice).not.toContain("fair wear");
  });

  it("is not pointed to where it binds another side", () => {
    const cards = flagsOf([
      "The Customer indemnifies the Supplier against all loss arising out of the event.",
      "The Supplier indemnifies the Customer against all loss arising out of the event.",
    ]);
    expect(cards.map(({ recommendation }) => recommendation).join()).not.toContain(
      "asked here too",
    );
  });

  it("reads a clause that refers to a row with what stands there", () => {
    const lease =
      "LEASE\n\nThis lease is made between Alder Halls Pty Ltd (Landlord) and Birch Books Pty Ltd (Tenant).\n\nReference Schedule\n\nTerm: 5 years\nRent review: by CPI on each anniversary of the Commencement Date";
    const clause =
      "The Rent is reviewed in accordance with the mechanism specified in the Reference Schedule.";
    const level = (head: string) =>
      flagsOf([clause], undefined, head).findLast(({ clauseId }) => clauseId === "rent-review")
        ?.riskLevel;
    expect(level(lease)).toBe("Low");
    expect(level(lease.replace("by CPI", "as the Landlord determines"))).not.toBe("Low");
  });

  it("points first at the first sentence that says it", () => {
    const words =
      "The Customer must indemnify the Supplier against all loss. The Customer acknowledges that this indemnity is a continuing obligation and that it indemnifies the Supplier.";
    expect(flagOf("Indemnity", [words])?.explanation).toMatch(
      /^The words “The Customer must indemnify/,
    );
  });

  it("takes words about both sides for both where nothing else tells", () => {
    const rule = clauseRules.find(({ id }) => id === "termination-for-breach");
    if (!rule) throw new Error("There is no such rule.");
    const facingIn = (sentence: string, burdens: string[] = []) => {
      const at = { id: rule.id, clauseTitle: rule.title, score: 0.9, start: 0, end: 9 };
      const clause = { ...at, burdens, benefits: burdens, place: null, values: {} };
      const read = {
        rule,
        clause,
        sentence,
        scope: sentence,
        bounds: sentence,
        at: 0,
        length: 9,
        besides: [],
        mirrored: false,
        freeIn: () => [],
      };
      return rate(read, "Brown", (name) => name).facing;
    };
    expect(facingIn("9.1 Either of us can end it if the other commits a serious breach.")).toBe(
      "mutual",
    );
    expect(facingIn("We can end it if either of you commits a serious breach.")).toBeNull();
  });

  it("keeps no gain on words of which another clause may be a burden", () => {
    const rule = clauseRules.find(({ id }) => id === "limitation-of-liability");
    if (!rule) throw new Error("There is no such rule.");
    const at = { clauseTitle: "", score: 0.9, start: 0, end: 9, place: null, values: {} };
    const clause = { ...at, id: rule.id, burdens: ["Acme"], benefits: ["Brown"] };
    const advice = (id: string, benefits: string[]) =>
      recommendationOf({
        read: {
          rule,
          clause,
          besides: [{ ...at, id, burdens: benefits.length > 0 ? ["Acme"] : [], benefits }],
        },
        rating: { facing: "for", raises: [], riskLevel: "Low" },
        ...unsaid,
      });
    expect(advice("covenant-not-to-sue", [])).toMatch(/^Expect Acme to ask/);
    expect(advice("covenant-not-to-sue", ["Brown"])).toMatch(/^Keep it/);
    expect(advice("governing-law", [])).toMatch(/^Keep it/);
  });

  it("quotes amounts and numbers whole", () => {
    const bar = "Any claim must be notified within 12 months after delivery, or it is barred.";
    expect(
      flagsOf([bar])
        .map(({ explanation }) => explanation)
        .join(),
    ).not.toMatch(/“2 months/);
    expect(wholeWords("no more than $2 million in all", 13, 2)).toBe("$2 million");
    expect(wholeWords("for 12 months", 5, 8)).toBe("12 months");
  });

  it("says what each side would look at where the client is on neither, or nobody can tell", () => {
    const rule = clauseRules.find(({ id }) => id === "consequential-loss");
    if (!rule) throw new Error("There is no such rule.");
    const at = { id: rule.id, clauseTitle: rule.title, score: 0.9, start: 0, end: 9 };
    const advice = (burdens: string[]) =>
      recommendationOf({
        read: {
          rule,
          clause: { ...at, burdens, benefits: [], place: null, values: {} },
          besides: [],
        },
        rating: { facing: null, raises: [], riskLevel: "Low" },
        ...unsaid,
      });
    expect(advice([])).toMatch(
      /^Which side it binds could not be told\. The side that bears it would ask for a definition/,
    );
    expect(advice(["Guarantor"])).toMatch(/^Guarantor, whom it binds, would ask for a definition/);
  });

  it("foresees nothing that the bound side would never ask: more of its own duty", () => {
    const secret =
      "The Supplier must handle personal information of the Customer's visitors as the Privacy Act 1988 (Cth) says.";
    const forWhom = (side: Side) => flagOf("Privacy and Data Handling", [secret], side);
    expect(forWhom("recipient")?.recommendation).toMatch(
      /^Keep it: its words seem to give what the Supplier would ask/,
    );
    expect(forWhom("recipient")?.recommendation).toMatch(/ Ask for notice of a breach/);
    expect(forWhom("drafter")?.recommendation).not.toMatch(/notice of a breach|deletion/);
  });

  it("tells whoever wrote a form to cut back what the law may take away", () => {
    const vary =
      "The Supplier may change these terms at any time at its sole discretion without telling the Customer.";
    const law = "This agreement is governed by the law of New South Wales.";
    expect(flagOf("Unilateral Variation", [vary, law], "drafter")?.recommendation).toMatch(
      /^Do not rely on it before it is checked: .* Cut it back to what the client’s interests need\.$/,
    );
  });

  it("asks for nothing that a clause gives, and says what to check", () => {
    const ending =
      "Either party may terminate this agreement without cause on three months' notice, and the Customer pays for services performed until then.";
    expect(flagOf("Termination for Convenience", [ending])?.recommendation).toMatch(
      /^Its words give what is usually asked for: the same right for both sides, notice.* Check that they go as far/,
    );
  });

  it("asks for the promise that a disclaimer of both sides takes away", () => {
    const flag = flagOf("Warranty Disclaimer", [
      "Neither party makes any representation or warranty about what it tells the other.",
    ]);
    expect(flag?.recommendation).toMatch(/\bpromise/);
    expect(flag?.recommendation).not.toContain("can do what it asks");
  });

  it("says that something is given only where the sentence itself proves it", () => {
    const flag = flagOf("Force Majeure", [
      "Neither party is liable for delay by an event beyond its control, nor shall the delay give either party the right to terminate.",
    ]);
    expect(flag?.recommendation).toContain("a right to end the contract once it has lasted");
    expect(flag?.recommendation).not.toContain("an end to a long delay");
  });

  it("asks nobody who gets a narrow licence to have it end with the contract", () => {
    const flag = flagOf("Scope of Licence", [
      "The Supplier grants the Customer a non-exclusive, non-transferable licence to use the plans.",
    ]);
    expect(flag?.recommendation).toContain("room for all who need to use it");
    expect(flag?.recommendation).not.toContain("end with the contract");
  });

  it("leaves a defence free to whoever must not contest a right", () => {
    const flag = flagOf("Release and Covenant Not to Sue", [
      "The Customer shall not contest the Supplier’s ownership of the marks or the validity of their registration.",
    ]);
    expect(flag?.recommendation).toContain("a defence");
    expect(flag?.recommendation).not.toContain("future claims");
  });

  it("calls parties as the document does", () => {
    const head =
      'This deed is between Brunswick Cold Stores Pty Ltd ("Brunswick") and Otway Services Pty Ltd ("Otway").\n\nOtway must pay Brunswick $5,000.';
    const flag = flagOf(
      "Indemnity",
      ["Otway indemnifies Brunswick against all loss."],
      undefined,
      head,
    );
    expect(flag?.explanation).toContain(
      "it binds Otway, for whom it is read, in favour of Brunswick",
    );
  });

  it("points at the part of a sentence that the words stand in, and at whole quotations", () => {
    const cap =
      "Apart from fraud, injury and breach of the last few paragraphs, the Supplier will not be liable for more than $2,000.";
    expect(flagOf("Limitation of Liability", [cap])?.explanation).toContain(
      "The words “the Supplier will not be liable for more than",
    );
    const asIs =
      'The goods are sold "AS IS" and the Supplier gives no warranty of quality or fitness.';
    const flag = flagOf("Warranty Disclaimer", [asIs]);
    expect(flag?.explanation).toContain("“AS IS”");
  });

  it("counts what is left open in English", () => {
    const open = ["The fee is [insert amount].", "The works are [insert description]."];
    const flag = flagOf("Unfinished Wording", open);
    expect(flag?.place).toMatch(/^cl \d/);
    expect(flag?.explanation).toMatch(
      /^“\[insert amount\]” still has to be filled in \(cl [\d.]+, after “.*”\)\. Another is left open elsewhere\. /,
    );
  });
});

describe("the law on a document", () => {
  const [first, second] = [
    "The Customer must indemnify the Supplier against all loss arising out of the services in New South Wales.",
    "The Supplier may change the services at any time at its sole discretion, by the law of New South Wales.",
  ];
  const unfair = "an unfair term may be void";

  it("is told once, and pointed to from then on", () => {
    const law = "This agreement is governed by the law of New South Wales.";
    const explained = flagsOf([first, second, law]).map(({ explanation }) => explanation);
    expect(explained.filter((words) => words.includes(unfair))).toHaveLength(1);
    expect(explained.join()).toContain(
      "The note on Australian Consumer Law under “Indemnity” holds here too.",
    );
  });

  it("calls nothing unfair that binds both sides, or only whoever wrote it, or that is rated Low", () => {
    const law = "This agreement is governed by the law of New South Wales.";
    const fair = [
      "Each party indemnifies the other against all loss.",
      "The Supplier must indemnify the Customer against all loss.",
      "Each 1 July the fee moves with the Consumer Price Index, but never by more than 3%.",
    ];
    for (const clause of fair)
      expect(
        flagsOf([clause, law])
          .map(({ explanation }) => explanation)
          .join(),
      ).not.toContain(unfair);
    const own = flagOf("Indemnity", [first, law], "drafter");
    expect(own?.explanation).toContain(unfair);
  });
});
