import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { onOneLine } from "../../../app/analysis/reading/plain-text.ts";
import type { Analysis } from "../../../app/schemas/analysis.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";
import { pdfOf } from "../../fixtures/pdf.ts";
import { read } from "../documents/read.ts";

const kinds = [
  "commercial-lease",
  "employment-contract",
  "loan-and-guarantee",
  "mutual-nda",
  "services-agreement",
  "share-sale",
  "shareholders-agreement",
  "software-licence",
  "supply-terms",
];

/** What an analysis says, without the places, which are those of each file's own text. */
function saidBy({ documentType, facts, clauses }: Analysis) {
  const withoutPlaces = JSON.parse(
    JSON.stringify(facts, (key, value) => {
      if (key === "start" || key === "end") return undefined;
      return typeof value === "string" ? onOneLine(value) : value;
    }),
  );
  return {
    documentType,
    facts: withoutPlaces,
    clauses: clauses.map(({ id, place, burdens, benefits, values }) => ({
      ...{ id, place, burdens, benefits, values },
    })),
  };
}

const analysed = async (bytes: Uint8Array, name: string) =>
  saidBy(analyseDocument((await read(bytes, name)).text));

describe.each(kinds)("a contract is read alike whatever its file: %s", (kind) => {
  const text = readFileSync(`tests/fixtures/contracts/${kind}.txt`, "utf8");
  let plain: Awaited<ReturnType<typeof analysed>>;

  beforeAll(async () => {
    plain = await analysed(new TextEncoder().encode(text), "contract.txt");
    expect(plain.clauses.length).toBeGreaterThan(3);
    expect(plain.facts.parties.length).toBeGreaterThan(1);
  });

  it("as a Word document", async () => {
    const paragraphs = text.split("\n").filter((line) => line.trim() !== "");
    const body = paragraphs.map((line) => paragraph(line)).join("");
    expect(await analysed(docxFile(body), "contract.docx")).toEqual(plain);
  });

  it("as a PDF, its lines broken where they are full", async () => {
    expect(await analysed(await pdfOf(text), "contract.pdf")).toEqual(plain);
  });
});
