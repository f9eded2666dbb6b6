import { describe, expect, it } from "vitest";
import type { LegalKind } from "../../../app/analysis/kind/papers.ts";
import { lawFor } from "../../../app/analysis/law/law-for.ts";
import { lawAsks, lawSentence } from "../../../app/analysis/law/law-sentence.ts";
import { legalKinds } from "../../../app/analysis/law/legal-kind.ts";
import { australianStates, type Shown, type State } from "../../../app/analysis/law/provision.ts";
import { provisions } from "../../../app/analysis/law/provisions.ts";
import { findLegalSetting, type LegalSetting } from "../../../app/analysis/law/setting.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const here: LegalSetting = {
  kinds: [],
  law: "Australia",
  place: null,
  australian: true,
  abroad: false,
  madeOn: null,
  shows: new Set(),
};

function setting(kind: LegalKind | null, of: Partial<LegalSetting> = {}): LegalSetting {
  return { ...here, kinds: kind ? [kind] : [], ...of };
}

function idsFor(id: string, of: LegalSetting, words = ""): string[] {
  return lawFor({ id, words }, of).map(({ provision }) => provision.id);
}

function sentenceFor(id: string, of: LegalSetting, words = ""): string {
  return lawSentence(lawFor({ id, words }, of));
}

/** Every citation that some clause can get under a setting, whatever its words. */
function allFor(of: LegalSetting) {
  const words = provisions.map(({ says }) => says).join(" ");
  return clauseRules.flatMap(({ id }) => [
    ...lawFor({ id, words }, of),
    ...lawFor({ id, words: "" }, of),
  ]);
}

describe("a provision", () => {
  const clauseIds = new Set(clauseRules.map(({ id }) => id));

  it.each(provisions.map((provision) => [provision.id, provision] as const))(
    "%s names clauses that exist, its source, and the days it was seen and looked up",
    (_, { clauses, kinds, source, act, says, ask, reach }) => {
      expect(clauses.filter((id) => !clauseIds.has(id))).toEqual([]);
      expect(clauses.length).toBeGreaterThan(0);
      expect(kinds.length).toBeGreaterThan(0);
      expect(source.url).toMatch(/^https?:\/\/[\w.-]+\/\S*$/);
      expect(source.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source.asAt ?? source.checked).toMatch(/^\d{4}(-\d\d){0,2}$/);
      expect((source.asAt ?? "") <= source.checked).toBe(true);
      expect(act).not.toBe("");
      expect(says).not.toMatch(/\.$/);
      if (typeof ask === "string") expect(ask).toMatch(/^[A-Z].*\.$/);
      if (typeof reach === "object") expect(reach.states.length).toBeGreaterThan(0);
    },
  );

  it("has an id of its own", () => {
    expect(new Set(provisions.map(({ id }) => id)).size).toBe(provisions.length);
  });

  it("gives a section only where the section was read", () => {
    const guessed = provisions.filter(
      ({ section, source }) => section && source.confidence !== "text",
    );
    expect(guessed.map(({ id }) => id)).toEqual([]);
  });

  it("says that a clause may be void, and never that it is", () => {
    const flat = /\b(?:is|are) (?:therefore )?void\b|\bhas no effect\b|\bcannot be enforced\b/;
    expect(provisions.filter(({ says }) => flat.test(says)).map(({ id }) => id)).toEqual([]);
  });

  it("is announced, and begins so, for as long as it had not begun when it was checked", () => {
    const future = provisions.filter(
      ({ startsOn, madeSince, source }) => (startsOn ?? madeSince ?? "") > source.checked,
    );
    expect(future.map(({ id }) => id)).toEqual(["acl-utp-2027", "privacy-adm-2026"]);
    expect(future.every(({ effect }) => effect === "announced")).toBe(true);
  });

  it("on refunds is told of a refusal, on sham contracting of what a contractor gives up", () => {
    const words = "No refunds are given.";
    expect(idsFor("no-refund", setting("consumer terms"), words)).toContain(
      "acl-s29-misrepresent-guarantee",
    );
    expect(idsFor("contractor-status", setting("contractor"))).toEqual(["fw-s15aa-contractor"]);
  });

  it("on damages for want of repair is told of a duty to repair in New South Wales", () => {
    const shop = setting("commercial lease", { law: "New South Wales", place: "New South Wales" });
    const words = "The Lessee must keep the shop in good repair.";
    expect(idsFor("repair-and-maintenance", shop, words)).toContain("nsw-lease-make-good-cap");
  });

  it("on land tax is told of outgoings in a Victorian retail lease, that on reviews of rent is not", () => {
    const shop = setting("retail lease", { law: "Victoria", place: "Victoria" });
    const list = "The Tenant pays the rent and these outgoings: council rates, land tax, cleaning.";
    expect(idsFor("outgoings", shop, list)).toEqual(["vic-rla-land-tax"]);
    expect(idsFor("rent-review", shop, "The rent is reviewed to market.")).toContain(
      "vic-rla-rent-review",
    );
    expect(idsFor("outgoings", shop, "Outgoings are payable with the rent.")).toEqual([]);
  });
});

describe("the law on a clause", () => {
  it("reads a restraint down by the New South Wales Act under that law only", () => {
    for (const law of australianStates) {
      const ids = idsFor("restraint-of-trade", setting("employment", { law }));
      expect(ids.includes("restraint-nsw-act")).toBe(law === "New South Wales");
      expect(ids.includes("restraint-common-law")).toBe(law !== "New South Wales");
    }
    expect(idsFor("restraint-of-trade", setting("employment"))).toEqual([
      "noncompete-ban-announced",
    ]);
  });

  it("names the law and its day, and that nobody has signed it", () => {
    const nsw = setting("employment", { law: "New South Wales" });
    expect(sentenceFor("non-solicitation", nsw)).toBe(
      "Under the law of New South Wales, a restraint may be valid so far as it is not against public policy, severable or not, and the Supreme Court may cut it down, or strike it out where its maker plainly did not try to make it reasonable (Restraints of Trade Act 1976 (NSW) s 4, as at 3 April 2026). No lawyer has signed off this note of the law.",
    );
    expect(
      lawAsks(lawFor({ id: "non-solicitation", words: "" }, nsw)).map(({ ask }) => ask),
    ).toEqual(["for one period, one area and named activities"]);
    expect(sentenceFor("dispute-resolution", nsw)).toBe("");
  });

  it.each<[State, string]>([
    ["Victoria", "Retail Leases Act 2003 (Vic) s 35"],
    ["New South Wales", "Retail Leases Act 1994 (NSW) s 18"],
    ["Queensland", "Retail Shop Leases Act 1994 (Qld) s 27"],
    ["South Australia", "Retail and Commercial Leases Act 1995 (SA) s 22(2)"],
    ["Australian Capital Territory", "Leases (Commercial and Retail) Act 2001 (ACT) s 50"],
  ])("cites the retail lease Act of %s for land there, whatever law governs", (place, act) => {
    const words = "The rent is reviewed to the greater of CPI and market.";
    for (const law of ["Victoria", "Queensland"] as const) {
      const sentence = sentenceFor(
        "price-increase",
        setting("retail lease", { place, law }),
        words,
      );
      expect(sentence).toContain(act);
      expect(sentence).toMatch(/^For land in /);
    }
    expect(
      idsFor("price-increase", setting("commercial lease", { place, law: place }), words),
    ).toEqual(["acl-uct-void-penalty"]);
  });

  it("puts the place as a condition where only the governing law points to it", () => {
    const lease = setting("retail lease", { law: "Victoria" });
    expect(sentenceFor("price-increase", lease, "The rent may not fall.")).toMatch(
      /^If the land is in Victoria, and the premises are retail premises under the Act, /,
    );
  });

  it("speaks of land tax only where the clause does", () => {
    const lease = setting("retail lease", { place: "Victoria" });
    const landTax = "The Tenant must pay the Landlord's land tax.";
    expect(idsFor("payment-set-off", lease, landTax)).toContain("vic-rla-land-tax");
    expect(idsFor("payment-set-off", lease, "No set-off.")).not.toContain("vic-rla-land-tax");
  });

  it("cites nothing of the Australian Consumer Law for employment", () => {
    for (const law of [...australianStates, "Australia"] as const) {
      const acts = allFor(setting("employment", { law })).map(({ provision }) => provision.act);
      expect(acts.length).toBeGreaterThan(0);
      expect(acts.filter((act) => /Consumer Law|Security of Payment/.test(act))).toEqual([]);
    }
  });

  it.each<[string, string, LegalKind, string, string]>([
    [
      "penalty-doctrine",
      "default-interest",
      "services agreement",
      "If the Customer pays late it must pay 15% a year.",
      "Late sums bear interest at the rate under the Penalty Interest Rates Act 1983 (Vic).",
    ],
    [
      "penalty-doctrine",
      "default-interest",
      "loan/guarantee",
      "Interest at 17% runs on any amount that is overdue.",
      "The Borrower shall pay interest at 11.4% per annum, payable monthly.",
    ],
    [
      "guarantee-writing-qld",
      "indemnity",
      "franchise",
      "As principal debtor the Guarantor indemnifies us.",
      "You indemnify us against claims to do with your store.",
    ],
    [
      "whistleblower",
      "covenant-not-to-sue",
      "settlement deed",
      "Neither may disclose or disparage.",
      "Brunswick releases Otway from every claim.",
    ],
    [
      "privacy-app8",
      "privacy",
      "employment",
      "You consent to us giving it to our payroll provider in Singapore.",
      "You must transfer files with care.",
    ],
    [
      "privacy-ndb",
      "privacy",
      "consumer terms",
      "We keep your personal information secure.",
      "Please read our privacy policy on our website.",
    ],
    [
      "fw-nes-floor",
      "post-termination",
      "employment",
      "Leave not taken is lost at the end.",
      "On your last day you must give back your laptop.",
    ],
    [
      "acl-utp-2027",
      "contract-by-use",
      "consumer terms",
      "By using it you subscribe.",
      "We may cancel orders. By using it you accept.",
    ],
    [
      "prop-liability-nsw-wa-tas",
      "limitation-of-liability",
      "construction subcontract",
      "Part 4 of the Civil Liability Act 2002 (NSW) does not apply.",
      "Liability is limited to the price.",
    ],
  ])(
    "cites %s on %s only for words that it is about, in a paper of the kind %s",
    (id, clause, kind, apt, inapt) => {
      const law = id.endsWith("qld") ? "Queensland" : "New South Wales";
      const of = setting(kind, { law, madeOn: "2026-09-01" });
      expect(idsFor(clause, of, apt)).toContain(id);
      expect(idsFor(clause, of, inapt)).not.toContain(id);
    },
  );

  it("cites the Personal Property Securities Act neither for leases nor for a charge over land", () => {
    const over = "The Customer charges its land and consents to a caveat.";
    for (const kind of ["commercial lease", "retail lease"] as const) {
      expect(idsFor("ppsa-security", setting(kind), "A security interest in the fit-out.")).toEqual(
        [],
      );
    }
    for (const kind of ["loan/guarantee", "goods supply"] as const) {
      expect(idsFor("ppsa-security", setting(kind), over)).toEqual(["ppsa-not-land"]);
      expect(idsFor("ppsa-security", setting(kind), "Title stays with us until paid.")).toContain(
        "ppsa-vesting-s267",
      );
    }
  });

  it("cites nothing on GST for what is input taxed", () => {
    for (const kind of [
      "loan/guarantee",
      "residential lease",
      "securities",
      "share sale",
    ] as const) {
      expect(idsFor("gst", setting(kind))).toEqual([]);
    }
    expect(idsFor("gst", setting("services agreement"))).toEqual(["gst-price-inclusive"]);
  });

  it("lets a time bar be declared unfair for construction work in Victoria and Western Australia", () => {
    for (const place of australianStates) {
      const ids = idsFor("time-bar", setting("construction subcontract", { place }));
      expect(ids.includes("vic-sop-unfair-time-bar")).toBe(place === "Victoria");
      expect(ids.includes("wa-sop-time-bar")).toBe(place === "Western Australia");
    }
    const old = setting("construction subcontract", {
      place: "Western Australia",
      madeOn: "2022-07-31",
    });
    expect(idsFor("time-bar", old)).not.toContain("wa-sop-time-bar");
    expect(idsFor("time-bar", setting("services agreement", { law: "Victoria" }))).not.toContain(
      "vic-sop-unfair-time-bar",
    );
  });

  it("says pay-when-paid of a clause that pays when paid, and of no other", () => {
    const work = setting("construction subcontract", { place: "New South Wales" });
    const paid =
      "The Subcontractor is paid only when the Head Contractor is paid by the Principal.";
    expect(idsFor("payment-set-off", work, paid)).toContain("nsw-sop-pay-when-paid");
    expect(idsFor("payment-set-off", work, "The Builder may set off any sum.")).not.toContain(
      "nsw-sop-pay-when-paid",
    );
  });

  it("cites no State's law where the State is not known, and only what fits any kind where the kind is not", () => {
    const kinds = [...new Set(provisions.flatMap((one) => (one.kinds === "any" ? [] : one.kinds)))];
    for (const kind of kinds) {
      expect(allFor(setting(kind)).filter(({ state }) => state !== null)).toEqual([]);
    }
    for (const law of [...australianStates, "Australia", null] as const) {
      const cited = allFor(setting(null, { law, place: law === "Australia" ? null : law }));
      expect(new Set(cited.map(({ provision }) => provision.id))).toEqual(
        new Set(["penalty-doctrine"]),
      );
    }
  });

  it("cites no Act where nothing shows that the document is Australian", () => {
    const unknown = setting("services agreement", { law: null, australian: false });
    expect(allFor(unknown).filter(({ provision }) => provision.reach === "Commonwealth")).toEqual(
      [],
    );
    const foreign = setting("services agreement", { law: "foreign", australian: false });
    expect(allFor(foreign)).toEqual([]);
  });

  it("keeps what stands against a foreign law for Australian papers that name one", () => {
    const foreign = setting("goods supply", { law: "foreign" });
    expect(idsFor("governing-law", foreign)).toEqual([
      "acl-s67-foreign-law",
      "foreign-forum-karpik",
    ]);
    expect(idsFor("governing-law", setting("goods supply", { law: "Victoria" }))).toEqual([]);
    expect(idsFor("indemnity", foreign)).toEqual([]);
  });

  it("holds consumer terms to the unfair terms rules whatever law they name", () => {
    const abroad = setting("consumer terms", { law: "foreign" });
    const alone = "You may claim for yourself only, and as a member of no class.";
    expect(idsFor("unilateral-variation", abroad)).toEqual(["acl-uct-void-penalty"]);
    expect(idsFor("arbitration", abroad, alone)).toContain("acl-uct-test");
    expect(
      idsFor(
        "arbitration",
        abroad,
        "You may not claim as a representative or member of any class.",
      ),
    ).toContain("class-action-waiver");
    const elsewhere = setting("consumer terms", { law: "foreign", australian: false });
    expect(idsFor("unilateral-variation", elsewhere)).toEqual([]);
  });

  it("says of what has not begun that it is not in force", () => {
    const terms = setting("software/SaaS");
    const renews = "The subscription renews each month.";
    const sentence = sentenceFor("automatic-renewal", terms, renews);
    expect(idsFor("automatic-renewal", terms, renews)).toEqual([
      "acl-uct-void-penalty",
      "acl-utp-2027",
    ]);
    expect(sentence).toContain("Not in force when checked on 22 November 2026: an Act");
    expect(sentence).toContain("from 1 July 2027");
  });

  it("is at most two provisions of two Acts", () => {
    for (const kind of ["retail lease", "employment", "construction subcontract"] as const) {
      for (const { id } of clauseRules) {
        const words = provisions.map(({ says }) => says).join(" ");
        const cited = lawFor({ id, words }, setting(kind, { law: "New South Wales" }));
        const acts = cited.map(({ provision }) => provision.act);
        expect(acts.length).toBeLessThanOrEqual(2);
        expect(new Set(acts).size).toBe(acts.length);
      }
    }
  });
});

describe("the law on a finer kind of clause", () => {
  it("is that on the wider one which its words are about", () => {
    const words = "The cook waives her moral rights in the recipes.";
    expect(idsFor("moral-rights", setting("employment"), words)).toEqual(["moral-rights"]);
    const works = setting("construction subcontract", {
      place: "New South Wales",
      law: "New South Wales",
    });
    const claim = "No payment claim may be made under the security of payment legislation.";
    expect(idsFor("security-of-payment", works, claim)).toContain("nsw-sop-no-contracting-out");
    expect(idsFor("security-of-payment", setting("employment"), claim)).toEqual([]);
  });

  it("weighs entry and dates that bind nobody in a standard form as it does other terms", () => {
    const words = "At any time we may enter your premises and take the goods.";
    expect(idsFor("entry-on-premises", setting("consumer terms"), words)).toContain("acl-uct-test");
  });
});

describe("what a document shows against a provision", () => {
  const shows = (...shown: Shown[]) => ({ shows: new Set(shown) });

  it("takes the time for simple contracts from a deed", () => {
    const law = { law: "New South Wales" } as const;
    expect(idsFor("time-bar", setting("services agreement", law))).toContain("limitation-nsw");
    const deed = setting("services agreement", { ...law, ...shows("a deed") });
    expect(idsFor("time-bar", deed)).not.toContain("limitation-nsw");
  });

  it("takes the consumer's warning from a company's loan, and leaves room for the law on sureties", () => {
    const loan = setting("loan/guarantee", { law: "Queensland" });
    const words = "The Guarantor guarantees in writing and signs.";
    expect(idsFor("personal-guarantee", loan, words)).toContain("guarantee-ncc-form");
    const business = { ...loan, ...shows("credit for a business") };
    expect(idsFor("personal-guarantee", business, words)).toEqual([
      "guarantee-writing-qld",
      "guarantee-garcia",
    ]);
  });

  it("takes the consumer guarantees from a price that no consumer pays", () => {
    const words = "Liability is limited to the price.";
    const services = setting("services agreement");
    const ids = (of: LegalSetting) => idsFor("limitation-of-liability", of, words);
    expect(ids(services)).toContain("acl-guarantees-s64");
    expect(ids({ ...services, ...shows("a price above $100,000") })).not.toContain(
      "acl-guarantees-s64",
    );
  });

  it("is read from its title, its parties and its price", () => {
    const lender = {
      name: "Wattle Finance Pty Ltd",
      role: "Lender",
      aliases: [],
      start: 0,
      end: 1,
    };
    const borrower = { ...lender, name: "Reef Tiles Pty Ltd", role: "Borrower" };
    const price = { value: "$140,000", start: 0, end: 1, amount: 140_000, per: "total" } as const;
    const loan = { kind: "contract", label: "Loan" } as const;
    const facts = { governingLaw: null, agreementDate: null, parties: [lender], price: null };
    const shown = (text: string, of: Partial<Parameters<typeof findLegalSetting>[2]>) => [
      ...findLegalSetting(text, loan, { ...facts, ...of }).shows,
    ];
    expect(shown("LOAN DEED\n\nThe Lender lends.", {})).toEqual(["a deed"]);
    expect(shown("Loan\n\nThe Lender lends.", {})).toEqual([]);
    expect(shown("Loan", { parties: [lender, borrower] })).toEqual(["credit for a business"]);
    const person = { ...borrower, name: "Jo Tran" };
    expect(shown("Loan", { parties: [lender, borrower, person] })).toEqual([]);
    expect(shown("Loan", { price: { ...price, currency: "AUD" } })).toEqual([
      "a price above $100,000",
    ]);
    expect(shown("Loan", { price: { ...price, currency: "USD" } })).toEqual([]);
  });
});

describe("law that was written for a wider kind of clause", () => {
  it("is told of the finer kind that now takes the words, where they are its words", () => {
    const nsw = setting("construction subcontract", { place: "New South Wales" });
    const waits = "The Subcontractor is paid when the Principal has paid the Head Contractor.";
    expect(idsFor("payment-terms", nsw, waits)).toEqual(["nsw-sop-pay-when-paid"]);
    expect(idsFor("payment-terms", nsw, "Accounts are sent by post.")).toEqual([]);
    const vic = setting("retail lease", { place: "Victoria" });
    const works = "The Landlord may end the lease to demolish the building.";
    expect(idsFor("demolition-or-relocation", vic, works)).toEqual(["vic-rla-works-demolition"]);
    const late =
      "If an instalment is late the whole sum and a further $9,000 become due on default.";
    expect(idsFor("acceleration", setting("settlement deed"), late)).toEqual(["penalty-doctrine"]);
  });
});

describe("a paper with nothing Australian in it", () => {
  const paper = (law: string) =>
    `SUPPLY AGREEMENT\n\nThis agreement is made on 3 March 2024 between Hollis Pumps, Inc., a Nevada corporation (“Supplier”), and Marrow Foods, Inc., a Nevada corporation (“Buyer”).\n\n1. Supplier shall deliver the pumps within 30 days of each order.\n\n2. This agreement is governed by the laws of ${law}.\n\n3. Buyer shall pay liquidated damages of $500 for each day of delay in collection.\n`;

  it("is told no Australian law, and its own law is not called foreign", () => {
    const { riskFlags } = clauseCards(paper("Nevada"));
    const law = riskFlags.find(({ clauseId }) => clauseId === "governing-law");
    expect(law?.riskLevel).not.toBe("High");
    expect(law?.explanation).not.toContain("foreign law");
    for (const { explanation, recommendation, clauseId } of riskFlags)
      if (clauseId !== "warranty-disclaimer")
        expect(`${explanation} ${recommendation}`).not.toMatch(/Australia|HCA|\(Cth\)/);
  });
});

describe("what decides the law", () => {
  const lease = { kind: "contract", label: "Lease" } as const;
  const none = { governingLaw: null, agreementDate: null, parties: [], price: null };

  it("is where the land is, not where a party has its office or what a street is called", () => {
    const place = (text: string) => findLegalSetting(text, lease, none).place;
    expect(
      place(
        "Corella Property Nominees Pty Ltd ACN 077 310 642 of 1 Pitt Street, Sydney NSW 2000 owns the shop at 3/118 Prospect Road, Prospect SA 5082.",
      ),
    ).toBe("South Australia");
    expect(place("Premises: Shop 4, 20 Victoria Street, Brisbane, Queensland")).toBe("Queensland");
    expect(place("The Premises are governed by the laws of Tasmania.")).toBeNull();
    expect(place("Site: Perth WA 6000\nSite: Darwin NT 0800")).toBeNull();
    expect(place("The Retail Leases Act 2003 (Vic) applies.")).toBe("Victoria");
  });

  it("is the governing law, else that the paper is Australian at all", () => {
    const law = (value: string | null, text = "Brown Pty Ltd") =>
      findLegalSetting(text, lease, {
        ...none,
        governingLaw: value === null ? null : { value, start: 0, end: 1 },
      }).law;
    expect(law("Queensland")).toBe("Queensland");
    expect(law("New South Wales; Victoria")).toBe("Australia");
    expect(law("Delaware")).toBe("foreign");
    expect(law(null)).toBe("Australia");
    expect(law(null, "Brown Inc.")).toBeNull();
  });

  it.each<[string, string, LegalKind[]]>([
    ["Lease", "The retail shop lease of the Premises", ["retail lease"]],
    ["Lease", "SHOP LEASE of the premises", ["retail lease"]],
    ["Lease", "The Landlord leases the warehouse and land to the Tenant", ["commercial lease"]],
    ["Lease", "Residential Tenancies Act. The premises", ["residential lease"]],
    ["Lease", "The Lessor leases the excavator", []],
    ["Construction contract", "The owner of the dwelling", ["domestic building"]],
    ["Construction contract", "The Principal", ["construction contract"]],
    ["Shareholders or joint venture agreement", "", ["shareholders", "joint venture"]],
    ["Consultancy agreement", "", ["contractor", "services agreement"]],
    ["Share subscription agreement", "", ["securities"]],
    ["Credit application", "", ["goods supply"]],
    ["Deed of guarantee", "", ["loan/guarantee"]],
    ["Performer or talent release", "", ["IP licence"]],
    ["Deed of settlement", "", ["settlement deed"]],
    ["Contract", "", []],
    ["Heads of agreement", "", []],
  ])("is the kind: %s (%j)", (label, text, kinds) => {
    expect(legalKinds(text, { kind: "contract", label })).toEqual(kinds);
  });
});

describe("the vocabulary", () => {
  it("says why a clause matters without naming a law", () => {
    const naming = clauseRules.filter(({ why, effect, ask }) =>
      /\bACL\b|\bAct\b \d|\bs+ ?\d|\[\d{4}\]|\bCLR\b|\(Cth\)/.test(
        `${why} ${effect} ${typeof ask === "string" ? ask : ask.map((part) => part.ask)}`,
      ),
    );
    expect(naming.map(({ id }) => id)).toEqual([]);
  });

  it("never misses GST in a loan or in residential rent", () => {
    for (const title of [
      "LOAN AGREEMENT",
      "RESIDENTIAL TENANCY AGREEMENT",
      "SHARE SALE AGREEMENT",
    ]) {
      const text = `${title}\n\nThis agreement is made between Acme Pty Ltd ACN 077 310 642 (First) and Brown Pty Ltd (Second).\n\n1 Money\n1.1 The Second must pay the First the price of $50,000 as rent. The parties agree that each must act in good faith.\n`;
      const { documentType, missing } = clauseCards(text);
      expect(documentType.kind).toBe("contract");
      expect(missing.map(({ id }) => id)).not.toContain("gst");
    }
  });
});
