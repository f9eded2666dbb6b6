import { describe, expect, it } from "vitest";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { findPassages, shownOf } from "../../../app/answering/answer.ts";
import { indexOf, indexTogether } from "../../../app/answering/document-index.ts";
import { longestPassage, passagesOf } from "../../../app/answering/passages.ts";
import { stemOf } from "../../../app/answering/stems.ts";

const storage = `Storage Agreement

This agreement is made between Kestrel Storage Pty Ltd (Keeper) and Lilly Pilly Jams Pty Ltd (Depositor).

1. Storage
1.1 The Keeper must keep the Goods dry and below 18 degrees in the warehouse at Footscray.
1.2 The Keeper may move the Goods to another warehouse in Victoria after giving 14 days' notice.
2. Charges
2.1 The Depositor must pay $38 a pallet each week, within 21 days after the date of each invoice.
2.2 Interest at 9% a year is payable on amounts that are not paid on time.
3. Loss
3.1 The Keeper's total liability for loss of or damage to the Goods is limited to $5,000 in each year.
3.2 The Depositor must keep the Goods insured for their full value.
4. Ending
4.1 Either party may end this agreement at any time by giving 60 days' notice, without giving a reason.
4.2 When it ends the Depositor must:
(a) collect the Goods within 10 days; and
(b) pay all charges that are owing.
5. General
5.1 This agreement is governed by the law of Victoria.
5.2 The Depositor may not assign this agreement without the Keeper's consent.
`;

const index = indexOf(readDocument(storage));
const best = (question: string) => {
  const found = findPassages(index, question, 5)[0];
  return found ? storage.slice(found.start, found.end) : null;
};

describe("a question to a document", () => {
  it.each([
    ["how much do we pay per pallet?", "$38 a pallet"],
    ["what if we pay too late", "Interest at 9%"],
    ["what is the most they would owe us?", "limited to $5,000"],
    ["can we walk away whenever we like?", "without giving a reason"],
    ["whose law applies", "law of Victoria"],
    ["could we hand the contract to somebody else", "may not assign"],
    ["who insures the jars?", "Goods insured"],
  ])(
    "is answered by the words that answer it, though its own are others: %s",
    (question, words) => {
      expect(best(question)).toContain(words);
    },
  );

  it.each([
    "is there a duty of non-disparagement?",
    "who owns inventions made by employees?",
    "franchise marketing fund contributions",
  ])("is answered by nothing where nothing answers it: %s", (question) => {
    expect(findPassages(index, question, 5)).toEqual([]);
  });

  it("is answered by nothing where it, or the document, has no words", () => {
    expect(findPassages(index, "", 5)).toEqual([]);
    expect(findPassages(index, "?? --", 5)).toEqual([]);
    expect(findPassages(indexOf(readDocument("")), "governing law", 5)).toEqual([]);
  });

  it("gets at most as many passages as were asked for, each less sure than the one before", () => {
    const all = findPassages(index, "governing law", 20);
    expect(all.length).toBeGreaterThan(5);
    expect(findPassages(index, "governing law", 2)).toEqual(all.slice(0, 2));
    const scores = all.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
  });

  it("is put to several documents at once", () => {
    const other = "Supply Agreement\n\n1. Law\n1.1 The laws of Queensland govern this agreement.\n";
    const second = indexOf(readDocument(other));
    const found = findPassages(indexTogether([index, second]), "Queensland law", 1)[0];
    expect(found?.at).toBeGreaterThanOrEqual(index.passages.length);
    expect(other.slice(found?.start, found?.end)).toContain("Queensland govern");
  });
});

describe("a passage", () => {
  it("is a clause with what stands below it, or a part of a long one, with the headings over it", () => {
    const reading = readDocument(storage);
    const passages = passagesOf(reading);
    const ending = passages.find(({ start }) => storage.slice(start).startsWith("4. Ending"));
    expect(storage.slice(ending?.start, ending?.end)).toContain("(b) pay all charges");
    const long = `${storage}\n6. Records\n${Array.from(
      { length: 9 },
      (_, at) =>
        `6.${at + 1} The Keeper must keep a record of each pallet that comes or goes, and show it on request to whoever the Depositor names.`,
    ).join("\n")}\n`;
    const parts = passagesOf(readDocument(long)).filter(({ headings }) =>
      headings.includes("record"),
    );
    expect(parts.length).toBe(9);
  });

  it("carries the words that introduce the list in which it stands", () => {
    const limbs = Array.from(
      { length: 8 },
      (_, at) =>
        `(${"abcdefgh"[at]}) repair whatever was damaged in warehouse ${at} while the Goods were kept there by the Keeper or its servants;`,
    ).join("\n");
    const text = `1. Repairs\n1.1 The Depositor must at its own expense:\n${limbs}\n`;
    const item = passagesOf(readDocument(text)).find(({ start }) => text.startsWith("(c)", start));
    expect(item?.lead).toContain(stemOf("expense"));
  });

  it("is never longer than may be shown", () => {
    const endless = `1. Delay\n1.1 ${"the Keeper and the Depositor and ".repeat(200)}nobody else.\n`;
    const passages = passagesOf(readDocument(endless));
    expect(passages.length).toBeGreaterThan(0);
    for (const { start, end } of passages) expect(end - start).toBeLessThanOrEqual(longestPassage);
    expect(shownOf({ start: 10, end: 2_000 })).toEqual({ start: 10, end: 10 + longestPassage });
  });
});
