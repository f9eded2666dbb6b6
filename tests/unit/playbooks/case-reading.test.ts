import { describe, expect, it } from "vitest";
import { type ReadRule, ruleOn } from "../../../app/schemas/playbooks/case-reading.ts";
import type { PlaybookResult } from "../../../app/schemas/playbooks/playbook.ts";

const rule = (id: string, result: PlaybookResult["result"], start: number, end: number) =>
  ({
    rule: { id },
    result: { ruleId: id, result, start, end },
    override: null,
    // What is asked of a rule here is its id alone.
  }) as unknown as ReadRule;

describe("the rule on words of a document", () => {
  const read = [rule("met", "met", 0, 10), rule("not-met", "not_met", 5, 20)];

  it("is the one of those that rest on any of them that needs something done", () => {
    expect(ruleOn(read, { start: 6, end: 8 })?.rule.id).toBe("not-met");
    expect(ruleOn(read, { start: 0, end: 5 })?.rule.id).toBe("met");
  });

  it("is none where no rule rests on them", () => {
    expect(ruleOn(read, { start: 20, end: 30 })).toBeNull();
  });

  it("comes to what a person says instead", () => {
    const override = { ruleId: "not-met", result: "met", reason: "Agreed.", by: null, at: "" };
    const [met, notMet] = read;
    if (!met || !notMet) throw new Error("Both are there.");
    const overridden = [{ ...notMet, override } as ReadRule, rule("other", "fallback", 5, 8)];
    expect(ruleOn(overridden, { start: 6, end: 8 })?.rule.id).toBe("other");
  });
});
