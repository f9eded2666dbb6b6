import { analyseDocument } from "../../analysis/analyse.ts";
import { readFor } from "../../analysis/read-for.ts";
import type { Analysis } from "../../schemas/analysis.ts";
import { partyCalled } from "../../schemas/client.ts";
import { gapFlags } from "../flags/gaps.ts";
import { sampleContract } from "./sample-contract.ts";

const { caseName, text } = sampleContract;

let analysis: Analysis | undefined;
const analysed = () => {
  analysis ??= analyseDocument(text);
  return analysis;
};

const readings = new Map<string | null, Reading>();

/**
 * The sample contract and what the built-in analyser says of it, as the page of a case has it, for the party that
 * `words` call, or for nobody. Nothing is stored: it is worked out once for each party in the life of the Worker.
 */
export function sampleReading(words: string | null) {
  const { parties } = analysed().facts;
  const client = words === null ? null : (partyCalled(parties, words)?.name ?? null);
  const reading = readings.get(client) ?? read(client);
  readings.set(client, reading);
  return reading;
}

type Reading = ReturnType<typeof read>;

function read(client: string | null) {
  const { riskFlags, executiveSummary, ...analysis } = client
    ? readFor(text, analysed(), { name: client })
    : analysed();
  return {
    details: {
      case: {
        id: "sample",
        case_name: caseName,
        client,
        side: null,
        risk_flags: riskFlags,
        gaps: gapFlags(analysis),
        ai_summary: executiveSummary,
        analyser: analysis.analyser,
        words: analysis.words,
      },
      analysis,
      readerNotes: [],
      analyzedAt: null,
    },
    document: { part: { text, base: 0, length: text.length }, starts: [0], index: 0 },
  };
}

/** The stretch that shows what a desk is: clauses of every level. */
const firstHeading = "3. CHANGES";
const nextHeading = "8. RESTRAINT";
const customer = "Customer";

/** The sample contract's reading for the customer, and a stretch of it that shows in little what a desk is. */
export function sampleExcerpt() {
  const { details, document } = sampleReading(customer);
  const range = { start: text.indexOf(firstHeading), end: text.indexOf(nextHeading) };
  return { of: details.case, facts: details.analysis.facts, part: document.part, range };
}
