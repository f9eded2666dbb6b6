import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { condense } from "../../../app/analysis/condensing/condense.ts";
import { onOneLine } from "../../../app/analysis/reading/plain-text.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { pdfOf } from "../../fixtures/pdf.ts";
import { read } from "../documents/read.ts";

/** The sentences that begin like those of a clause, each with its place. */
async function placesIn(bytes: Uint8Array, name: string): Promise<string[]> {
  const reading = readDocument(condense((await read(bytes, name)).text).text);
  return reading.blocks.flatMap((block, at) =>
    reading.sentencesOf(at).map(({ start, end }) => {
      const words = onOneLine(reading.text.slice(start, end));
      return `${block.place ?? "-"} | ${words}`;
    }),
  );
}

const tasks = [
  "The Ferry must leave each jetty within ten minutes of the time that its timetable says.",
  "The Shire must keep both jetties in repair at its own cost, and lit from dusk on.",
  "The Operator may not let anybody else run the ferry without the consent of the Shire.",
  "A passenger who has paid may cross once, with one bicycle and whatever can be carried by hand.",
  "If the wind is above thirty knots the Operator may stop the ferry for as long as it blows, and nobody may claim for that.",
  "The Operator must insure the ferry, its crew and those whom it carries for $10 million.",
];
const titles = ["Timetable", "Jetties", "Fares and Tickets", "Weather", "Insurance", "Crew"];

/** How the clauses of a paper are numbered: its clauses, and what stands within. */
const styles: Record<string, (clause: number) => { head: string; sub: (n: number) => string }> = {
  decimal: (clause) => ({
    head: `${clause}. ${titles[clause % 6]}`,
    sub: (n) => `${clause}.${n} `,
  }),
  "without a stop": (clause) => ({
    head: `${clause} ${titles[clause % 6]}`,
    sub: (n) => `${clause}.${n} `,
  }),
  American: (clause) => ({
    head: `ARTICLE ${clause} ${titles[clause % 6]?.toUpperCase()}`,
    sub: (n) => `Section ${clause}.0${n} `,
  }),
  "with the letter of its part": (clause) => ({
    head: `B.${clause} ${titles[clause % 6]}`,
    sub: (n) => `B.${clause}.${n} `,
  }),
};

const paper = fc
  .record({
    style: fc.constantFrom(...Object.keys(styles)),
    clauses: fc.array(
      fc.record({
        subs: fc.array(fc.nat(tasks.length - 1), { minLength: 1, maxLength: 3 }),
        items: fc.nat(3),
      }),
      { minLength: 4, maxLength: 7 },
    ),
  })
  .map(({ style, clauses }) => {
    const lines = ["FERRY AGREEMENT"];
    for (const [at, { subs, items }] of clauses.entries()) {
      const { head, sub } = styles[style]?.(at + 1) ?? { head: "", sub: () => "" };
      lines.push(head, ...subs.map((task, n) => `${sub(n + 1)}${tasks[task]}`));
      if (items < 2) continue;
      lines.push(
        `${sub(subs.length + 1)}The Operator must keep, and show to the Shire when it asks:`,
      );
      for (let item = 0; item < items; item++)
        lines.push(
          `(${"abc".charAt(item)}) ${["the log;", "the tickets; and", "the accounts."][item]}`,
        );
    }
    return lines;
  });

describe("the places of a paper", () => {
  it("are the same in a text, a Word document and a PDF, however it is numbered", async () => {
    await fc.assert(
      fc.asyncProperty(paper, async (lines) => {
        const text = lines.join("\n");
        const plain = await placesIn(new TextEncoder().encode(text), "ferry.txt");
        expect(plain.filter((line) => line.startsWith("-")).length).toBeLessThanOrEqual(1);
        const body = lines.map((line) => paragraph(line)).join("");
        expect(await placesIn(docxFile(body), "ferry.docx")).toEqual(plain);
        expect(await placesIn(await pdfOf(text), "ferry.pdf")).toEqual(plain);
      }),
      { numRuns: 25 },
    );
  });
});
