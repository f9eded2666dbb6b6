import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { maxSteps, Paper, TooManySteps } from "../../../app/playbooks/paper.ts";
import {
  maxBytes,
  maxTags,
  maxTagsOfStrings,
  NoTable,
  unpackWorkbook,
} from "../../../app/playbooks/table/unpack.ts";

describe("reading a document with a playbook", () => {
  it("may take so many steps, and not one more", () => {
    const text = "This agreement is governed by the law of Victoria.";
    const paper = new Paper({ text, analysis: analyseDocument(text), client: null }, null);
    paper.spend(maxSteps);
    expect(() => paper.spend(1)).toThrow(TooManySteps);
  });
});

describe("the table of a playbook is unpacked with as much as there may be, and with one more refused in words", () => {
  const sheet = "xl/worksheets/sheet1.xml";
  const unpacked = (parts: Record<string, Uint8Array>) =>
    unpackWorkbook(zipSync(parts, { level: 1 })).length;
  it.each([
    ["bytes", maxBytes, sheet, 0x20],
    ["tags", maxTags, sheet, 0x3c],
    ["tags of strings", maxTagsOfStrings, "xl/sharedStrings.xml", 0x3c],
  ])("%s", (_, most, part, byte) => {
    const of = (count: number) => unpacked({ [part]: new Uint8Array(count).fill(byte) });
    expect(of(most)).toBeGreaterThan(most);
    const refused = new NoTable("This table unpacks to far more than a playbook can hold.");
    expect(() => of(most + 1)).toThrow(refused);
    // What stands in several parts counts together.
    if (part !== sheet) return;
    const beside = { "xl/styles.xml": Uint8Array.of(byte) };
    const full = { [part]: new Uint8Array(most).fill(byte) };
    expect(() => unpacked({ ...full, ...beside })).toThrow(refused);
  });
});
