import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyseDocument } from "../../app/analysis/analyse.ts";
import { type Analysis, sides } from "../../app/schemas/analysis.ts";
import { readPaper } from "../training/paper.ts";

const fixtures = join(import.meta.dirname, "../../tests/fixtures");

/** One document of each kind: a new fixture beside them changes no figure. */
const documents = [
  "contracts/commercial-lease.txt",
  "contracts/construction-subcontract.txt",
  "contracts/consultancy-plain.txt",
  "contracts/credit-application.txt",
  "contracts/distribution-agreement.txt",
  "contracts/employment-contract.txt",
  "contracts/franchise-agreement.txt",
  "contracts/ip-licence.txt",
  "contracts/loan-and-guarantee.txt",
  "contracts/master-services.txt",
  "contracts/mutual-nda.txt",
  "contracts/retail-lease.txt",
  "contracts/saas-subscription.txt",
  "contracts/services-agreement.txt",
  "contracts/settlement-deed.txt",
  "contracts/share-sale.txt",
  "contracts/shareholders-agreement.txt",
  "contracts/supply-terms.txt",
  "contracts/website-terms.txt",
  "papers/judgment-nswsc-contract.txt",
  "papers/letter-of-demand.txt",
];

/** Of our own paper one sentence in so many is read: some hundred and seventy, of every author. */
const paperStep = 100;

/** A document of each author's sentences, as numbered clauses. */
async function paperDocuments(): Promise<string[]> {
  const byAuthor = new Map<string, string[]>();
  for (const [at, { file, words }] of (await readPaper()).entries())
    if (at % paperStep === 0) byAuthor.set(file, [...(byAuthor.get(file) ?? []), words]);
  return [...byAuthor.values()].map((sentences) =>
    ["SERVICES AGREEMENT", ...sentences.map((words, at) => `${at + 1}. ${words}`)].join("\n\n"),
  );
}

/** The same JSON for the same value, in whichever order its keys were written. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What is heard of an analysis: all that it says, or the clauses that its finder found, on which the trained parts are measured. */
const heard = {
  analyser: (analysis: Analysis) => analysis,
  finder: ({ clauses }: Analysis) =>
    clauses.map(({ id, score, start, end }) => ({ id, score, start, end })),
};

/**
 * SHA-256, in hexadecimal, of what the built-in analyser says of a fixed corpus, for the party on either side: own
 * documents of every kind and a part of our own paper. A figure is true of one behaviour; how the code is written does
 * not matter.
 */
export async function behaviourDigest(of: keyof typeof heard = "analyser"): Promise<string> {
  const hash = createHash("sha256");
  const texts = documents.map((name) => readFileSync(join(fixtures, name), "utf8"));
  for (const text of [...texts, ...(await paperDocuments())])
    for (const side of of === "finder" ? sides.slice(0, 1) : sides)
      hash.update(canonicalJson(heard[of](analyseDocument(text, { side }))));
  return hash.digest("hex");
}
