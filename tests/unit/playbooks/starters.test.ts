import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { contractLabel } from "../../../app/analysis/document-type/contract-labels.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import { importJson } from "../../../app/playbooks/import-json.ts";
import { readWith } from "../../../app/playbooks/read-with.ts";
import { starters } from "../../../app/playbooks/starters/index.ts";
import type { ClauseValues } from "../../../app/schemas/analysis.ts";
import {
  type PlaybookContent,
  type PlaybookRule,
  playbookContentSchema,
} from "../../../app/schemas/playbooks/playbook.ts";

/** A paper of the kind that each is for, without the clause in question, and for whom it is read. */
const papers: Record<string, { title: string; ours: string; theirs: string; recital: string }> = {
  confidentiality: {
    title: "CONFIDENTIALITY AGREEMENT",
    ours: "Discloser",
    theirs: "Recipient",
    recital: "The Discloser will disclose information to the Recipient for a sale (Purpose).",
  },
  "services-for-customer": {
    title: "SERVICES AGREEMENT",
    ours: "Customer",
    theirs: "Supplier",
    recital: "The Supplier must provide the Services. The Customer must pay the Fees.",
  },
  "lease-for-tenant": {
    title: "LEASE",
    ours: "Tenant",
    theirs: "Landlord",
    recital: "The Landlord leases the premises to the Tenant. The Tenant must pay the rent.",
  },
  "employment-for-employer": {
    title: "EMPLOYMENT CONTRACT",
    ours: "Employer",
    theirs: "Employee",
    recital: "The Employer employs the Employee. The Employer must pay the salary.",
  },
  "supply-for-supplier": {
    title: "SUPPLY AGREEMENT",
    ours: "Supplier",
    theirs: "Customer",
    recital: "The Supplier must supply the goods. The Customer must pay the price.",
  },
};
const [us, them] = ["Ferntree Pty Ltd", "Ashgrove Pty Ltd"];
function paperWith(starter: string, words: string): string {
  const { title, ours, theirs, recital } = papers[starter] ?? {};
  const guarantor = starter === "supply-for-supplier" ? ", and John Citizen (Guarantor)" : "";
  return `${title}\n\nThis agreement is made between ${us} ACN 612 345 678 (${ours}) and ${them} ACN 623 456 789 (${theirs})${guarantor}.\n\n1 General\n1.1 ${recital}\n\n2 Terms\n2.1 ${words}\n`;
}

type Document = Parameters<typeof readWith>[1];

/** A document of which one clause has been found, with these words, values and sides. */
function found(
  rule: PlaybookRule,
  words: string,
  values: ClauseValues = {},
  sides: [string[], string[]] = [[], []],
  perhaps = false,
): Document {
  const text = `Agreement\n\n1 Clause\n\n1.1 ${words}\n`;
  const start = text.indexOf(words);
  const { facts } = analyseDocument("");
  const [burdens, benefits] = sides;
  const clause = { score: 1, start, end: start + words.length, burdens, benefits, values };
  const id = rule.clause ?? "own-words";
  return {
    text,
    client: us,
    analysis: {
      documentType: { kind: "contract", label: "Contract" },
      facts,
      clauses:
        words === "Nothing."
          ? []
          : [{ ...clause, id, clauseTitle: id, place: null, burdens, benefits }],
      perhaps: perhaps ? [{ id, clauseTitle: id }] : [],
      answers: [],
    },
  };
}

/** Documents among which there is one for each result that a rule can have. */
function documentsFor(rule: PlaybookRule): Document[] {
  const positions = [rule.preferred, ...rule.fallbacks];
  const asked = positions.flatMap(({ value }) => value ?? []);
  const sides: [string[], string[]][] = [
    [[us], [them]],
    [[them], [us]],
    [
      [us, them],
      [us, them],
    ],
    [[], []],
  ];
  const own = rule.words?.[0] ?? "";
  const words = [
    `The ${own} is as agreed.`,
    ...asked.map((value) => `The ${own} clause says ${value}.`),
    `The ${own} clause is governed by the law of Mongolia and of Japan.`,
  ];
  const numbers = asked.filter((value) => typeof value === "number");
  const near = numbers.flatMap((value) => [value - 1, value, value + 1]);
  const valued = near.map(
    (value): ClauseValues => ({
      cap: { months: value, of: "fees" },
      notice: { days: value, who: [] },
      rate: { perAnnum: value },
      term: { months: value },
      payment: { days: value },
    }),
  );
  return [
    found(rule, "Nothing."),
    found(rule, "Nothing.", {}, [[], []], true),
    ...sides.flatMap((side) => [
      ...words.map((one) => found(rule, one, {}, side)),
      ...valued.map((values) => found(rule, "The clause.", values, side)),
    ]),
  ];
}

const every = starters.flatMap(({ id, content }) =>
  content.rules.map((rule) => [`${id}: ${rule.id}`, id, rule, content] as const),
);
const readOne = (content: PlaybookContent, rule: PlaybookRule, document: Document) =>
  readWith({ ...content, rules: [rule] }, document)[0];

describe("the playbooks that ship", () => {
  it.each(starters.map(({ id, content }) => [id, content] as const))("%s is one", (_, content) => {
    expect(v.safeParse(playbookContentSchema, content).issues).toBeUndefined();
    expect(content.rules.length).toBeGreaterThanOrEqual(10);
    expect(content.rules.length).toBeLessThanOrEqual(20);
    expect(content.kinds.map((label) => contractLabel("", label))).toEqual(content.kinds);
  });

  it.each(starters.map(({ id, content }) => [id, content] as const))(
    "the file of %s is one that a firm can import",
    async (id, content) => {
      const file = await readFile(`app/playbooks/starters/${id}.json`, "utf8");
      expect(importJson(file)).toEqual({ content });
    },
  );

  it("are marked as what they are", () => {
    for (const { note } of starters)
      expect(note).toBe("A starting point: your lawyer must settle it.");
  });

  it("is about clauses that the analyser knows", () => {
    const known = new Set(clauseRules.map(({ id }) => id));
    const asked = every.flatMap(([, , { clause }]) => clause ?? []);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(every)("%s can come to each of its results", (_, __, rule, content) => {
    const results = documentsFor(rule).map((document) => readOne(content, rule, document));
    const positions = new Set(results.map((result) => result?.position ?? result?.result));
    // A rule of present words is met or not: words are there, or they are not.
    const told = rule.clause !== null || !/present|absent/.test(rule.test.kind);
    expect([...positions].sort()).toEqual(
      [
        ...(told ? ["cannot_tell"] : []),
        ...rule.fallbacks.map((_, at) => `fallback ${at + 1}`),
        "not acceptable",
        "preferred",
      ].sort(),
    );
  });

  const wordings = every.flatMap(([name, id, rule, content]) =>
    [rule.preferred, ...rule.fallbacks].flatMap(({ wording }, at) =>
      wording === ""
        ? []
        : [[name, at === 0 ? "preferred" : `fallback ${at}`, wording, id, rule, content] as const],
    ),
  );
  it.each(wordings)(
    "%s: its wording for %s is just that",
    (_, position, wording, id, rule, content) => {
      const text = paperWith(id, wording);
      const analysis = analyseDocument(text);
      expect(readOne(content, rule, { text, analysis, client: us })?.position).toBe(position);
    },
  );

  it("proposes words wherever words can mend what is missing", () => {
    const silent = every.filter(
      ([, , { test, preferred }]) => test.kind !== "absent" && preferred.wording === "",
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
