import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const heads = readFileSync(new URL("../../fixtures/heads/judgments.txt", import.meta.url), "utf8")
  .split(/^#### /m)
  .slice(1)
  .map((head) => {
    const [first = ""] = head.split("\n", 1);
    const [citation = "", date = "", judge = "", outcome = "", one = "", two = ""] =
      first.split(" | ");
    return { citation, date, judge, outcome, one, two, text: head.slice(first.length + 1) };
  });

describe("the head of a judgment", () => {
  it("is known in more than forty layouts of courts and tribunals", () => {
    expect(heads.length).toBeGreaterThan(40);
  });

  it.each(heads)("of $citation", ({ text, citation, date, judge, outcome, one, two }) => {
    const { documentType, facts, riskFlags, missing } = analyseDocument(text);
    expect(documentType.kind).toBe("judgment");
    expect([...riskFlags, ...missing]).toEqual([]);
    expect(facts.court).not.toBeNull();
    expect(facts.citation?.value ?? "-").toBe(citation);
    expect(facts.decisionDate?.value).toBe(date);
    expect(facts.judge?.value.toLowerCase().replace(/ at \[\d+\]/g, "")).toContain(
      judge.toLowerCase(),
    );
    expect(facts.orders.map((order) => order.value).join("\n")).toContain(outcome);
    expect(facts.parties.map((party) => party.name.toLowerCase()).slice(0, 2)).toEqual(
      [one, two].filter((name) => name !== "-").map((name) => name.toLowerCase()),
    );
    for (const fact of [facts.court, facts.citation, facts.judge, facts.decisionDate])
      if (fact) expect(text.slice(fact.start, fact.end).trim()).not.toBe("");
  });
});
