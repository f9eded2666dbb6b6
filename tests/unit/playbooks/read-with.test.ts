import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readWith } from "../../../app/playbooks/read-with.ts";
import {
  agreement,
  customer,
  fallback,
  playbook,
  preferred,
  read,
  rule,
  supplier,
} from "./rules.ts";

const liability = (words: string) => agreement(`Liability\n2.1 ${words}`);

describe("a clause that is there or not", () => {
  const capped = liability(
    "The Supplier’s total liability is limited to the fees paid in the 12 months before the claim.",
  );
  it("is there: its words are shown", () => {
    const result = read(rule({ test: { kind: "present" } }), capped, customer);
    expect(result).toMatchObject({ result: "met", position: "preferred", propose: null });
    expect(result.quote).toContain("limited to the fees");
    expect(capped.slice(result.start ?? 0, result.end ?? 0)).toBe(result.quote);
  });

  it("is missing: nothing is quoted, and our wording is proposed", () => {
    const missing = rule({ clause: "step-in", test: { kind: "present" } });
    expect(read(missing, capped, customer)).toEqual({
      ruleId: "rule",
      result: "not_met",
      position: "not acceptable",
      quote: null,
      start: null,
      end: null,
      propose: "Preferred wording.",
    });
  });

  it("should not be there, and is not, or is", () => {
    const absent = rule({ clause: "step-in", test: { kind: "absent" } });
    expect(read(absent, capped, customer)).toMatchObject({ result: "met", quote: null });
    const unwanted = rule({ test: { kind: "absent" } });
    expect(read(unwanted, capped, customer)).toMatchObject({
      result: "not_met",
      quote: expect.stringContaining("limited to the fees"),
    });
  });

  it("should not be there, but is taken where it is for us", () => {
    const unwanted = rule({ test: { kind: "absent" }, fallbacks: [fallback("for us")] });
    expect(read(unwanted, capped, supplier)).toMatchObject({
      result: "fallback",
      position: "fallback 1",
      propose: "Preferred wording.",
    });
    expect(read(unwanted, capped, customer).result).toBe("not_met");
  });

  it.each(["present", "absent"] as const)(
    "cannot be told (%s) where the analyser left open whether it is there",
    (kind) => {
      const analysis = {
        ...analyseDocument(capped),
        perhaps: [{ id: "step-in", clauseTitle: "Step-in" }],
      };
      const content = playbook([rule({ clause: "step-in", test: { kind } })]);
      expect(readWith(content, { text: capped, analysis, client: customer })).toMatchObject([
        { result: "cannot_tell", quote: null },
      ]);
    },
  );

  it.each(["mutual", "for_us"] as const)(
    "that was not found is nothing for the test %s",
    (kind) => {
      expect(read(rule({ clause: "step-in", test: { kind } }), capped, customer)).toMatchObject({
        result: "cannot_tell",
        position: null,
        quote: null,
      });
    },
  );
});

describe("whom a clause binds", () => {
  const ours =
    "The Supplier must indemnify the Customer against all loss caused by the Supplier’s negligence.";
  const theirs =
    "The Customer must indemnify the Supplier against all loss arising out of the Customer’s use of the Services.";
  const both =
    "Each party must indemnify the other party against all loss arising out of its breach of this agreement.";
  const forUs = rule({
    clause: "indemnity",
    test: { kind: "for_us" },
    fallbacks: [fallback("mutual")],
  });
  const mutual = rule({
    clause: "indemnity",
    test: { kind: "mutual" },
    fallbacks: [fallback("for us")],
  });

  it.each([
    ["for us", forUs, ours, "met"],
    ["against us", forUs, theirs, "not_met"],
    ["for both, where ours alone is preferred", forUs, both, "fallback"],
    ["for both", mutual, both, "met"],
    ["for us alone, where both is preferred", mutual, ours, "fallback"],
    ["against us alone, where both is preferred", mutual, theirs, "not_met"],
  ] as const)("%s", (_, one, words, result) => {
    expect(read(one, liability(words), customer).result).toBe(result);
  });

  it("is told by the role that the playbook acts for, where no client is chosen", () => {
    expect(read(forUs, liability(ours), null, "Customer").result).toBe("met");
    expect(read(forUs, liability(ours), null, "the customer").result).toBe("met");
    expect(read(forUs, liability(ours), null, "Supplier").result).toBe("not_met");
    // A party that another paper calls the Client is the customer too.
    expect(read(forUs, liability(ours), null, "Client").result).toBe("met");
  });

  it("cannot be told without a client, with the words", () => {
    expect(read(forUs, liability(ours), null)).toMatchObject({
      result: "cannot_tell",
      quote: expect.stringContaining("must indemnify"),
    });
  });

  it("a client that is chosen counts for more than the role", () => {
    expect(read(forUs, liability(ours), supplier, "Customer").result).toBe("not_met");
  });

  it("of two indemnities the one against us decides", () => {
    const text = agreement(`Indemnities\n2.1 ${ours}\n2.2 ${theirs}`);
    expect(read(forUs, text, customer)).toMatchObject({
      result: "not_met",
      quote: expect.stringContaining("The Customer must indemnify"),
    });
  });

  it("where each is bound in words of its own, it cannot be told whether they are bound alike", () => {
    const text = agreement(`Indemnities\n2.1 ${ours}\n2.2 ${theirs}`);
    expect(
      read(rule({ clause: "indemnity", test: { kind: "mutual" } }), text, customer).result,
    ).toBe("cannot_tell");
  });
});

describe("a limit of liability", () => {
  const months = (at: "least" | "most", ...[first, ...others]: number[]) =>
    rule({
      test: { kind: "number", of: "cap.months", at },
      preferred: preferred(first ?? 0),
      fallbacks: others.map((value) => fallback(value)),
    });
  const dollars = (at: "least" | "most", value: number) =>
    rule({ test: { kind: "number", of: "cap.amount", at }, preferred: preferred(value) });
  const cap = (of: string) => liability(`The Supplier’s total liability is limited to ${of}.`);

  it.each([
    ["the fees paid in the 24 months before the claim", "met", "preferred"],
    ["the fees paid in the 12 months before the claim", "fallback", "fallback 1"],
    ["the fees paid in the six months before the claim", "fallback", "fallback 2"],
    ["the fees paid in the three months before the claim", "not_met", "not acceptable"],
    ["twice the annual fees", "met", "preferred"],
    ["150% of the annual fees", "fallback", "fallback 1"],
    [
      "the greater of $50,000 and the fees paid in the 24 months before the claim",
      "met",
      "preferred",
    ],
    [
      "the greater of $50,000 and the fees paid in the 3 months before the claim",
      "cannot_tell",
      null,
    ],
    [
      "the lesser of $50,000 and the fees paid in the 3 months before the claim",
      "not_met",
      "not acceptable",
    ],
    [
      "the lesser of $50,000 and the fees paid in the 24 months before the claim",
      "cannot_tell",
      null,
    ],
    ["twice the Contract Price", "cannot_tell", null],
    ["$500,000", "cannot_tell", null],
    ["an amount to be agreed", "cannot_tell", null],
    ["$__________", "cannot_tell", null],
    ["$______ or the fees paid in the 24 months before the claim", "cannot_tell", null],
    ["the fees paid in the [number] months before the claim", "cannot_tell", null],
  ])("of at least 24 months, then 12, then 6: %s", (of, result, position) => {
    const text = cap(of);
    const one = read(months("least", 24, 12, 6), text, customer);
    expect(one).toMatchObject({ result, position });
    expect(one.quote).toContain("limited to");
  });

  it.each([
    ["$2 million", "met"],
    ["$1,000,000", "met"],
    ["$250,000", "not_met"],
    ["US$2 million", "cannot_tell"],
    ["the greater of $1,500,000 and the fees paid in the 12 months before the claim", "met"],
    ["the fees paid in the 12 months before the claim", "cannot_tell"],
  ])("of at least a million dollars: %s", (of, result) => {
    expect(read(dollars("least", 1_000_000), cap(of), customer).result).toBe(result);
  });

  it("that is not there at all is more than any for who recovers, and none for who is liable", () => {
    const text = liability(
      "The Supplier’s liability under this agreement is unlimited and is not subject to any cap.",
    );
    expect(
      read({ ...months("least", 12), clause: "uncapped-liability" }, text, customer).result,
    ).toBe("met");
    expect(
      read({ ...months("most", 12), clause: "uncapped-liability" }, text, supplier).result,
    ).toBe("not_met");
  });

  it("is compared for the side that the rule speaks of", () => {
    const text = cap("the fees paid in the 12 months before the claim");
    expect(read(months("most", 12), text, supplier).result).toBe("met");
    // A limit that protects the Supplier is none on what is recovered from the Customer.
    expect(read(months("most", 12), text, customer).result).toBe("cannot_tell");
    expect(read(months("least", 12), text, null).result).toBe("cannot_tell");
  });

  it("for both alike counts for either", () => {
    const text = liability(
      "Each party’s total liability to the other is limited to the fees paid in the 12 months before the claim.",
    );
    expect(read(months("least", 12), text, null).result).toBe("met");
  });

  it("of several, the worst for us decides and is quoted", () => {
    const text = agreement(
      "Liability\n2.1 The Supplier’s total liability is limited to the fees paid in the 24 months before the claim.",
      "Support\n3.1 The Supplier’s total liability for support is limited to the fees paid in the two months before the claim.",
    );
    expect(read(months("least", 12), text, customer)).toMatchObject({
      result: "not_met",
      quote: expect.stringContaining("two months"),
    });
  });

  it("proposes the next better position, and where nothing is acceptable the preferred one", () => {
    const one = {
      ...months("least", 24),
      fallbacks: [fallback(12, "Twelve."), fallback(6, "Six.")],
    };
    const of = (count: string) =>
      read(one, cap(`the fees paid in the ${count} months before the claim`), customer);
    expect(of("12").propose).toBe("Preferred wording.");
    expect(of("six").propose).toBe("Twelve.");
    expect(of("two").propose).toBe("Preferred wording.");
  });
});

describe("other numbers", () => {
  const number = (
    clause: string,
    of: NonNullable<Parameters<typeof rule>[0]["test"]["of"]>,
    at: "least" | "most",
    value: number,
  ) => rule({ clause, test: { kind: "number", of, at }, preferred: preferred(value) });

  it.each([
    [
      "The Supplier may terminate this agreement for any reason on 30 days’ written notice.",
      30,
      "met",
    ],
    [
      "The Supplier may terminate this agreement for any reason on 14 days’ written notice.",
      30,
      "not_met",
    ],
    [
      "The Supplier may terminate this agreement for any reason on two months’ written notice.",
      60,
      "met",
    ],
    [
      "The Supplier may terminate this agreement for any reason on 10 Business Days’ notice.",
      14,
      "met",
    ],
    [
      "The Supplier may terminate this agreement for any reason on 10 Business Days’ notice.",
      20,
      "cannot_tell",
    ],
    [
      "The Supplier may terminate this agreement for any reason on 5 Business Days’ notice.",
      30,
      "not_met",
    ],
    [
      "The Supplier may terminate this agreement for any reason on ____ days’ written notice.",
      30,
      "cannot_tell",
    ],
    [
      "The Customer may terminate this agreement for any reason on 7 days’ written notice.",
      30,
      "cannot_tell",
    ],
  ])("the notice that we are given: %s (%i days at least)", (words, days, result) => {
    const one = number("termination-for-convenience", "notice.days", "least", days);
    expect(read(one, agreement(`Termination\n2.1 ${words}`), customer).result).toBe(result);
  });

  it.each([
    ["Interest on overdue amounts accrues at 8% per annum.", 10, "met"],
    ["Interest on overdue amounts accrues at 14% per annum.", 10, "not_met"],
    ["Interest on overdue amounts accrues at 1.5% per month.", 10, "not_met"],
    ["Interest on overdue amounts accrues at 0.5% per month.", 10, "met"],
    // Twelve times 1.5 is 18; compounded it is more.
    ["Interest on overdue amounts accrues at 1.5% per month.", 18, "cannot_tell"],
    [
      "Interest on overdue amounts accrues at the cash rate target plus 2% per annum.",
      10,
      "cannot_tell",
    ],
    [
      "Interest on overdue amounts accrues at the cash rate target plus 12% per annum.",
      10,
      "not_met",
    ],
    [
      "Interest on overdue amounts accrues at the rate to be agreed by the parties.",
      10,
      "cannot_tell",
    ],
  ])("the rate of interest: %s (%i%% a year at most)", (words, rate, result) => {
    const one = number("default-interest", "rate.perAnnum", "most", rate);
    expect(read(one, agreement(`Interest\n2.1 ${words}`), customer).result).toBe(result);
  });

  it.each([
    [
      "The Customer must pay each invoice within 30 days after its date.",
      "least",
      30,
      customer,
      "met",
    ],
    [
      "The Customer must pay each invoice within 14 days after its date.",
      "least",
      30,
      customer,
      "not_met",
    ],
    [
      "The Customer must pay each invoice within 14 days after its date.",
      "most",
      14,
      supplier,
      "met",
    ],
    [
      "The Customer must pay each invoice within 45 days after its date.",
      "most",
      30,
      supplier,
      "not_met",
    ],
    [
      "The Customer must pay each invoice within 30 days from the end of the month.",
      "most",
      30,
      supplier,
      "cannot_tell",
    ],
    [
      "The Customer must pay each invoice within 14 days after its date, or 45 days after its date where it is disputed.",
      "most",
      30,
      supplier,
      "cannot_tell",
    ],
    [
      "The Customer must pay each invoice within [ ] days after its date.",
      "least",
      14,
      customer,
      "cannot_tell",
    ],
  ] as const)("payment: %s (%s %i)", (words, at, days, client, result) => {
    const one = number("payment-terms", "payment.days", at, days);
    expect(read(one, agreement(`Payment\n2.1 ${words}`), client).result).toBe(result);
  });

  it.each([
    ["12 months", "most", 12, "met"],
    ["24 months", "most", 12, "not_met"],
    ["24 months; 12 months; or 6 months", "most", 12, "not_met"],
  ] as const)("a restraint of %s (%s %i)", (term, at, months, result) => {
    const text = `EMPLOYMENT AGREEMENT\n\nbetween Harbour Legal Pty Ltd ACN 612 345 678 (Employer) and Jane Citizen (Employee)\n\n1 Employment\n1.1 The Employer employs the Employee as a paralegal.\n\n2 Restraint\n2.1 The Employee must not compete with the Employer in New South Wales for a period of ${term} after the employment ends.`;
    const one = number("restraint-of-trade", "restraint.months", at, months);
    expect(read(one, text, "Jane Citizen").result).toBe(result);
  });
});

describe("the law and the courts", () => {
  const law = (...allowed: string[]) =>
    rule({
      clause: "governing-law",
      test: { kind: "law" },
      preferred: preferred(["New South Wales"]),
      fallbacks: allowed.length > 0 ? [fallback(allowed)] : [],
    });
  const governed = (by: string) =>
    agreement(`Law\n2.1 This agreement is governed by the law of ${by}.`);

  it.each([
    ["New South Wales", ["Vic"], "met"],
    ["NSW", ["Vic"], "met"],
    ["Victoria", ["Vic"], "fallback"],
    ["Queensland", ["Australia"], "fallback"],
    ["Australia", ["Victoria"], "cannot_tell"],
    ["England and Wales", ["England"], "fallback"],
    ["England and Wales", ["Scotland"], "not_met"],
    ["England and Wales", ["England and Wales"], "fallback"],
    ["Singapore", ["WA", "SA", "ACT"], "not_met"],
    ["Western Australia", ["WA", "SA", "ACT"], "fallback"],
  ])("the law of %s where New South Wales is preferred, then %s", (by, allowed, result) => {
    expect(read(law(...allowed), governed(by), customer).result).toBe(result);
  });

  it("of two clauses that name different laws cannot be told", () => {
    const text = agreement(
      "Law\n2.1 This agreement is governed by the law of New South Wales.",
      "General\n3.1 This agreement is governed by and construed in accordance with the laws of Queensland.",
    );
    expect(read(law(), text, customer).result).toBe("cannot_tell");
  });

  it("reads the courts of a clause on jurisdiction", () => {
    const text = agreement(
      "Courts\n2.1 Each party submits to the exclusive jurisdiction of the courts of Victoria.",
    );
    const courts = { ...law("Victoria"), clause: "exclusive-jurisdiction" };
    expect(read(courts, text, customer)).toMatchObject({
      result: "fallback",
      quote: expect.stringContaining("courts of Victoria"),
    });
  });
});

describe("words of a clause", () => {
  const holds = (kind: "contains" | "lacks", phrase: string, clause = "confidentiality") =>
    rule({ clause, test: { kind, phrase } });
  const secret = agreement(
    "Confidentiality\n2.1 Each party must keep the other party’s Confidential Information confidential.\n2.2 Clause 2.1 does not apply to information that a party is re-\nquired by   law to disclose, to its sub-contractors or on a need‑to‑know basis under the Customer’s policy.",
  );

  it.each([
    ["required by law", "met"],
    ["REQUIRED BY LAW", "met"],
    ["need to know", "met"],
    ["subcontractors", "met"],
    ["sub contractors", "met"],
    ["the Customer's policy", "met"],
    // Whole words: "law" is no "lawful", and "tractors" no "contractors".
    ["tractors", "not_met"],
    ["stock exchange", "not_met"],
  ])("are there, whatever their spaces, hyphens and marks: %s", (phrase, result) => {
    expect(read(holds("contains", phrase), secret, customer).result).toBe(result);
    expect(read(holds("lacks", phrase), secret, customer).result).toBe(
      result === "met" ? "not_met" : "met",
    );
  });

  it("are quoted where they stand", () => {
    expect(read(holds("contains", "required by law"), secret, customer).quote).toContain(
      "Clause 2.1 does not apply",
    );
  });

  it("of one clause of a kind are none of another's", () => {
    const text = agreement(
      "Indemnities\n2.1 The Customer must indemnify the Supplier against loss to the extent caused by its negligence.\n2.2 The Customer must indemnify the Supplier against all claims of third parties.",
    );
    expect(
      read(holds("contains", "to the extent caused", "indemnity"), text, customer),
    ).toMatchObject({
      result: "not_met",
      quote: expect.stringContaining("third parties"),
    });
  });

  it("may differ by position", () => {
    const one = rule({
      clause: "confidentiality",
      test: { kind: "contains" },
      preferred: preferred(["stock exchange", "ASX"]),
      fallbacks: [fallback("required by law")],
    });
    expect(read(one, secret, customer).position).toBe("fallback 1");
  });
});

describe("a rule with words of its own", () => {
  const text = agreement(
    "Modern slavery\n2.1 The Supplier must take reasonable steps to see that no modern slavery occurs.",
    "Records\n3.1 The Supplier must keep records for seven years.\n3.2 The Customer may look at them on 10 days’ notice.",
  );
  const own = (words: string[], test: Parameters<typeof rule>[0]["test"], value?: number) =>
    rule({ words, test, ...(value === undefined ? {} : { preferred: preferred(value) }) });

  it("is about the paragraphs that hold a phrase, or that stand under a heading which does", () => {
    expect(read(own(["slavery"], { kind: "present" }), text, customer).quote).toContain(
      "reasonable steps",
    );
    expect(read(own(["escrow", "Records"], { kind: "present" }), text, customer).quote).toContain(
      "seven years",
    );
    expect(read(own(["escrow"], { kind: "absent" }), text, customer).result).toBe("met");
    expect(
      read(own(["slavery"], { kind: "contains", phrase: "best endeavours" }), text, customer)
        .result,
    ).toBe("not_met");
  });

  it("compares the numbers there", () => {
    expect(
      read(own(["Records"], { kind: "number", of: "term.months", at: "least" }, 84), text, customer)
        .result,
    ).toBe("met");
    expect(
      read(own(["Records"], { kind: "number", of: "term.months", at: "least" }, 85), text, customer)
        .result,
    ).toBe("not_met");
  });
});

describe("words that may be no such clause", () => {
  const text = agreement(
    "Ending\n2.1 The Supplier may end this agreement on 90 days’ notice.\n2.2 The Supplier may do so on 30 days’ notice.",
  );
  const instance = (words: string, days: number, score: number) => {
    const start = text.indexOf(words);
    const sides = { burdens: [customer], benefits: [supplier] };
    const values = { notice: { days, who: [supplier] } };
    const id = "termination-for-convenience";
    const end = start + words.length;
    return { id, clauseTitle: id, score, start, end, place: null, values, ...sides };
  };
  const resultOf = (one: Parameters<typeof rule>[0], ...scores: [number?, number?]) => {
    const [first, second] = scores;
    const clauses = [
      ...(first === undefined ? [] : [instance("on 90 days", 90, first)]),
      ...(second === undefined ? [] : [instance("on 30 days", 30, second)]),
    ];
    const analysis = { ...analyseDocument(text), clauses, perhaps: [] };
    const facts = { ...analysis.facts, notices: [] };
    const document = { text, analysis: { ...analysis, facts }, client: customer };
    return readWith(
      playbook([rule({ clause: "termination-for-convenience", ...one })]),
      document,
    )[0];
  };
  const notice = {
    test: { kind: "number", of: "notice.days", at: "least" },
    preferred: preferred(60),
  } as const;

  it("neither fail what a surer clause passes, nor let it pass", () => {
    expect(resultOf(notice, 0.9)).toMatchObject({ result: "met" });
    expect(resultOf(notice, 0.9, 0.9)).toMatchObject({ result: "not_met", quote: "on 30 days" });
    expect(resultOf(notice, 0.9, 0.6)).toMatchObject({
      result: "cannot_tell",
      quote: "on 30 days",
    });
    expect(resultOf(notice, 0.6, 0.9)).toMatchObject({ result: "not_met", quote: "on 30 days" });
  });

  it("are judged where there are no others, and as a model found them", () => {
    expect(resultOf(notice, undefined, 0.6)).toMatchObject({ result: "not_met" });
    expect(resultOf(notice, 0.9, 0)).toMatchObject({ result: "not_met", quote: "on 30 days" });
  });

  it("do not show by themselves that a clause is there, where they are hardly one", () => {
    for (const kind of ["present", "absent"] as const)
      expect(resultOf({ test: { kind } }, 0.3)).toMatchObject({
        result: "cannot_tell",
        quote: "on 90 days",
      });
    expect(resultOf({ test: { kind: "present" } }, 0.5)).toMatchObject({ result: "met" });
  });
});

it("a document that binds nobody passes no rule", () => {
  const judgment = `SUPREME COURT OF NEW SOUTH WALES\n\nSmith v Jones [2023] NSWSC 100\n\nHearing date: 1 May 2023\nDate of orders: 2 May 2023\n\nJUDGMENT\n\n1 HIS HONOUR: The plaintiff sues the defendant for damages. I dismiss the claim.`;
  expect(read(rule({ test: { kind: "absent" } }), judgment, null).result).toBe("cannot_tell");
});
