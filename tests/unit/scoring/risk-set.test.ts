import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { heldOutOf, readRiskSet } from "../../../commands/scoring/risks/set.ts";

describe("the papers of a set", () => {
  it("are kept back by lot, nine in whichever order they come, and never those that were read", () => {
    const files = Array.from({ length: 25 }, (_, at) => `paper-${at}.txt`);
    const all = [...files, "saas-vic-01.txt", "lease-retail-vic-01.txt", "contractor-wa-01.txt"];
    const kept = heldOutOf(all);
    expect(kept.size).toBe(9);
    expect(heldOutOf(all.toReversed())).toEqual(kept);
    expect([...kept].every((file) => file.startsWith("paper-"))).toBe(true);
  });

  it("are refused where a reader's question has no topic: nothing of it could ever be raised", () => {
    const folder = mkdtempSync(join(tmpdir(), "risks-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "documents"));
    mkdirSync(join(folder, "risks"));
    writeFileSync(join(folder, "documents/hire.txt"), "The Hirer pays.");
    const line = { file: "hire.txt", client: "Tern Civil Pty Ltd (Hirer)" };
    writeFileSync(join(folder, "risks/briefs-c.jsonl"), `${JSON.stringify(line)}\n`);
    const asked = {
      ...{ ...line, id: "r1", level: "High", kind: "plain", spans: [[0, 9]], says: "It rains." },
      question: "Who answers for the weather?",
    };
    writeFileSync(join(folder, "risks/risks-c.jsonl"), `${JSON.stringify(asked)}\n`);
    expect(() => readRiskSet(join(folder, "risks"))).toThrow(/Who answers for the weather\?/);
    writeFileSync(join(folder, "risks/risks-c.jsonl"), "");
    expect(readRiskSet(join(folder, "risks"))).toMatchObject([
      { ...line, text: "The Hirer pays.", risks: [] },
    ]);
  });
});
