import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readWith } from "../../../app/playbooks/read-with.ts";
import { starters } from "../../../app/playbooks/starters/index.ts";

/** What a lawyer for the customer would find: the position reached, or that none can be told, and words that it rests on. */
type Expected = Record<string, [result: string, words: string | null]>;

const [none, tell] = ["not acceptable", "cannot tell"];
const papers: { paper: string; client: string | null; expected: Expected }[] = [
  {
    paper: "managed-it",
    client: "Bellbird Dental Group Pty Ltd",
    expected: {
      cap: [none, "limited to the Fees paid in the three months"],
      "outside-the-cap": [none, "limited to the Fees paid in the three months"],
      "consequential-loss": [none, "The Supplier is not liable for any indirect"],
      indemnity: [none, "The Customer must indemnify the Supplier"],
      payment: ["fallback 1", "within 14 days after the date"],
      "prices-at-will": [none, "may increase the Fees at any time"],
      interest: [none, "1.5% per month"],
      "price-increases": [none, "30 days’ written notice"],
      "ending-it": [none, "The Supplier may terminate this agreement for convenience"],
      "their-notice": ["fallback 1", "60 days’ written notice"],
      "time-to-remedy": ["fallback 1", "within 14 days after being required"],
      renewal: [none, "renews automatically for a further 12 months"],
      variation: [none, "vary the Services or the terms"],
      ip: [none, "The Customer assigns to the Supplier"],
      assignment: [none, "The Customer must not assign"],
      subcontracting: [none, "may subcontract any part"],
      confidentiality: ["preferred", "Each party must keep"],
      privacy: ["preferred", "Privacy Act 1988"],
      insurance: [tell, null],
      law: ["preferred", "law of New South Wales"],
    },
  },
  {
    paper: "cleaning",
    // Nobody is chosen: the playbook acts for the customer, and this paper calls it the Principal.
    client: null,
    expected: {
      cap: [tell, "the greater of $500,000"],
      "outside-the-cap": ["fallback 1", "personal injury, or to fraud"],
      "consequential-loss": ["fallback 1", "Neither party is liable"],
      indemnity: ["fallback 1", "Each party must indemnify"],
      payment: ["preferred", "within 30 days of receiving it"],
      "prices-at-will": ["preferred", null],
      interest: ["preferred", "5% per annum"],
      "price-increases": ["fallback 1", "at least 60 days’ written notice"],
      "ending-it": ["fallback 1", "Either party may terminate"],
      "their-notice": ["preferred", "90 days’ written notice"],
      "time-to-remedy": ["preferred", "within 30 days after notice"],
      renewal: ["preferred", null],
      variation: ["preferred", null],
      ip: [tell, null],
      assignment: ["preferred", "Neither party may assign"],
      subcontracting: ["preferred", "prior written approval"],
      confidentiality: ["fallback 1", "The Contractor must keep confidential"],
      privacy: [none, null],
      insurance: ["preferred", "public liability insurance"],
      law: ["preferred", "law of Queensland"],
    },
  },
  {
    paper: "consultancy",
    client: "Greenhithe Foods Limited",
    expected: {
      cap: ["preferred", "twice the annual fees"],
      "outside-the-cap": ["preferred", "breach of clause 4 (confidentiality)"],
      "consequential-loss": ["preferred", null],
      indemnity: ["preferred", "The Consultant must indemnify the Client"],
      payment: [tell, "within ____ days"],
      "prices-at-will": ["preferred", null],
      interest: [tell, "the rate agreed by the parties"],
      "price-increases": [tell, null],
      "ending-it": ["preferred", "The Client may terminate"],
      // The only notice is one that we give.
      "their-notice": [tell, "The Client may terminate"],
      "time-to-remedy": [none, "within 7 days after notice"],
      renewal: ["preferred", null],
      variation: ["fallback 1", "vary the scope and specifications"],
      ip: ["preferred", "The Consultant assigns to the Client"],
      assignment: ["fallback 1", "The Consultant must not assign"],
      subcontracting: ["preferred", "must not subcontract"],
      // Each side is bound, but in words of its own.
      confidentiality: [tell, "must keep the C"],
      privacy: ["preferred", "Privacy Act 1988"],
      insurance: ["preferred", "professional indemnity insurance"],
      law: [none, "England and Wales"],
    },
  },
  {
    paper: "subscription",
    client: "Harper & Sons Builders Pty Ltd",
    expected: {
      // At least twelve months, perhaps more.
      cap: ["fallback 1", "the greater of $10,000"],
      "outside-the-cap": ["fallback 1", "fraud, death or personal injury"],
      "consequential-loss": ["fallback 1", "Neither of us is liable"],
      indemnity: ["preferred", "We must indemnify you"],
      payment: ["preferred", "within 30 days after the invoice date"],
      "prices-at-will": ["preferred", null],
      interest: ["fallback 1", "9% per annum"],
      "price-increases": ["preferred", "at least 90 days’ written notice"],
      "ending-it": ["preferred", "You may terminate"],
      "their-notice": [tell, "You may terminate"],
      "time-to-remedy": ["preferred", "within 30 days after notice"],
      renewal: [none, "renews automatically"],
      variation: [none, "We may change these terms"],
      ip: [tell, null],
      assignment: ["preferred", "Neither of us may assign"],
      subcontracting: [none, "We may use subcontractors"],
      confidentiality: ["preferred", "Each of us must keep"],
      privacy: ["preferred", "Privacy Act 1988"],
      insurance: [tell, null],
      law: ["preferred", "law of Western Australia"],
    },
  },
];

const content = starters.find(({ id }) => id === "services-for-customer")?.content;

describe.each(papers)(
  "a playbook of twenty rules on the paper “$paper”",
  ({ paper, client, expected }) => {
    const text = readFileSync(`tests/fixtures/playbooks/${paper}.txt`, "utf8");
    const analysis = analyseDocument(text);
    const results = content ? readWith(content, { text, analysis, client }) : [];

    it("has an expectation for each rule", () => {
      expect(results.map(({ ruleId }) => ruleId)).toEqual(Object.keys(expected));
      expect(results.length).toBe(20);
    });

    it.each(Object.entries(expected))("%s", (rule, [reached, words]) => {
      const result = results.find(({ ruleId }) => ruleId === rule);
      expect(result?.position ?? "cannot tell").toBe(reached);
      if (words === null) expect(result?.quote).toBeNull();
      else expect(result?.quote).toContain(words);
      if (result?.quote != null)
        expect(text.slice(result.start ?? 0, result.end ?? 0)).toBe(result.quote);
    });
  },
);

it("the table has all four results", () => {
  const reached = papers.flatMap(({ expected }) =>
    Object.values(expected).map(([result]) => result),
  );
  expect(reached.length).toBeGreaterThanOrEqual(60);
  expect(new Set(reached)).toEqual(new Set(["preferred", "fallback 1", none, tell]));
});
