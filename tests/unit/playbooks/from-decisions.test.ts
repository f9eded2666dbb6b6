import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import type { DecidedFlag } from "../../../app/playbooks/decisions/decision.ts";
import { playbookFromDecisions } from "../../../app/playbooks/from-decisions.ts";
import { readWith } from "../../../app/playbooks/read-with.ts";
import type { Analysis } from "../../../app/schemas/analysis.ts";
import { playbookContentSchema } from "../../../app/schemas/playbooks/playbook.ts";
import { agreement, customer } from "./rules.ts";

const undecided = { state: "open", reason: null, note: null, wording: null, by: "reader" } as const;
const flagsOf = ({ riskFlags }: Analysis): DecidedFlag[] =>
  riskFlags.map((flag) => ({ ...flag, ...undecided }));
type Decision = Partial<Pick<DecidedFlag, "state" | "reason" | "wording" | "riskLevel" | "note">>;

/** The draft that comes of deciding about the flags on a kind of clause. */
function draftOf(text: string, decisions: Record<string, Decision | Decision[]>) {
  const analysis = analyseDocument(text, { name: customer });
  const seen = new Map<string, number>();
  const flags = flagsOf(analysis).map((flag) => {
    const id = flag.clauseId ?? "";
    const at = seen.get(id) ?? 0;
    seen.set(id, at + 1);
    return { ...flag, ...[decisions[id] ?? {}].flat()[at] };
  });
  return playbookFromDecisions({ text, analysis, client: customer }, flags);
}

const raised = { state: "accepted" } as const;
const fine = { state: "dismissed", reason: "The client can live with it." } as const;
const liability = (words: string) => agreement(`Liability\n2.1 ${words}`);
const cap = liability(
  "The Supplier’s total liability is limited to the fees paid in the three months before the claim.",
);

describe("a playbook from the decisions about a document", () => {
  it("is for papers of its kind, and for the client’s side", () => {
    expect(draftOf(cap, {})).toEqual({
      name: "Services agreement for the Customer, from decisions",
      kinds: ["Services agreement"],
      act_for: "Customer",
      law: null,
      rules: [],
    });
  });

  it("asks for the number that the person’s wording proposes, at the level and with the ask of the flag", () => {
    const wording =
      "The Supplier’s total liability is limited to the fees paid in the 12 months before the claim.";
    const { rules } = draftOf(cap, {
      "limitation-of-liability": { ...raised, wording, riskLevel: "High", note: "Ask Priya." },
    });
    expect(rules).toMatchObject([
      {
        id: "limitation-of-liability",
        clause: "limitation-of-liability",
        test: { kind: "number", of: "cap.months", at: "least" },
        preferred: { value: 12, why: "Ask Priya.", wording },
        not_acceptable: { level: "High" },
      },
    ]);
    expect(rules[0]?.not_acceptable.why).not.toBe("");
  });

  it("asks for something better than the number that was raised, where nothing was proposed", () => {
    const { rules } = draftOf(cap, { "limitation-of-liability": raised });
    expect(rules[0]?.preferred.value).toBe(4);
  });

  it("prefers the number that was no issue, with the reason", () => {
    const { rules } = draftOf(cap, { "limitation-of-liability": fine });
    expect(rules[0]).toMatchObject({
      test: { kind: "number", of: "cap.months", at: "least" },
      preferred: { value: 3, why: "The client can live with it." },
    });
  });

  const indemnity =
    "The Customer must indemnify the Supplier against all loss arising out of the Services.";
  it("does not want a clause that was raised against us, but takes it for us or for both", () => {
    const { rules } = draftOf(liability(indemnity), { indemnity: raised });
    expect(rules).toMatchObject([
      {
        test: { kind: "absent" },
        fallbacks: [{ value: "for us" }, { value: "mutual" }],
      },
    ]);
  });

  it("looks for nothing where a clause against us was no issue", () => {
    expect(draftOf(liability(indemnity), { indemnity: fine }).rules).toEqual([]);
  });

  const governed = agreement("Law\n2.1 This agreement is governed by the law of Singapore.");
  it("prefers a law that was no issue, and refuses one that was raised", () => {
    const analysis = analyseDocument(governed);
    const [clause] = analysis.clauses.filter(({ id }) => id === "governing-law");
    const { riskFlags } = analyseDocument(cap);
    const flag = (decision: Decision): DecidedFlag[] =>
      riskFlags.slice(0, 1).map((one) => ({
        ...one,
        ...undecided,
        ...clause,
        clauseId: "governing-law",
        ...decision,
      }));
    const draft = (decision: Decision) =>
      playbookFromDecisions({ text: governed, analysis, client: customer }, flag(decision))
        .rules[0];
    expect(draft(fine)).toMatchObject({
      test: { kind: "law" },
      preferred: { value: ["Singapore"] },
    });
    expect(draft(raised)).toMatchObject({ test: { kind: "lacks", phrase: "Singapore" } });
  });

  it("does not want words again that a person has raised of their own", () => {
    const text = agreement("Sundries\n2.1 The Customer waives its pony.");
    const analysis = analyseDocument(text);
    const quote = "The Customer waives its pony.";
    const start = text.indexOf(quote);
    const own: DecidedFlag = {
      ...{ ...undecided, ...raised, by: "person", clauseId: null, clauseTitle: "Pony" },
      ...{ quote, start, end: start + quote.length, riskLevel: "High", recommendation: "" },
    };
    const content = playbookFromDecisions({ text, analysis, client: customer }, [own]);
    expect(content.rules).toMatchObject([
      { id: "own-1", words: [quote], test: { kind: "absent" } },
    ]);
    expect(readWith(content, { text, analysis, client: customer })).toMatchObject([
      { result: "not_met", quote: expect.stringContaining("pony") },
    ]);
  });

  const papers = [
    "services-agreement",
    "commercial-lease",
    "employment-contract",
    "supply-terms",
    "master-services",
  ];
  it("read with it, the same document comes out as it was decided", () => {
    for (const name of papers) {
      const text = readFileSync(`tests/fixtures/contracts/${name}.txt`, "utf8");
      for (const { name: client } of analyseDocument(text).facts.parties.slice(0, 2)) {
        const analysis = analyseDocument(text, { name: client });
        const flags = flagsOf(analysis);
        const states = fc.array(fc.constantFrom("open", "accepted", "dismissed"), {
          minLength: flags.length,
          maxLength: flags.length,
        });
        fc.assert(
          fc.property(states, (decided) => {
            const reviewed = flags.map((flag, at) => ({ ...flag, state: decided[at] ?? "open" }));
            const content = playbookFromDecisions({ text, analysis, client }, reviewed);
            expect(v.safeParse(playbookContentSchema, content).issues).toBeUndefined();
            for (const [at, { ruleId, result }] of readWith(content, {
              text,
              analysis,
              client,
            }).entries()) {
              const about = reviewed.filter(
                ({ clauseId, state }) => clauseId === content.rules[at]?.clause && state !== "open",
              );
              const wanted = about.some(({ state }) => state === "accepted") ? "raised" : "allowed";
              // Instances that nobody decided about may be worse, or untold.
              const all =
                about.length ===
                analysis.clauses.filter(({ id }) => id === about[0]?.clauseId).length;
              if (all)
                expect([ruleId, wanted, result]).toEqual([
                  ruleId,
                  wanted,
                  expect.stringMatching(wanted === "raised" ? /^not_met$/ : /^(?:met|fallback)$/),
                ]);
              else if (wanted === "raised") expect([ruleId, result]).not.toContain("met");
            }
          }),
          { numRuns: 20 },
        );
      }
    }
  });
});
