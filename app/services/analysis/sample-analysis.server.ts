import { analyseDocument } from "../../analysis/analyse.ts";
import type { RiskFlag, Span } from "../../schemas/analysis.ts";
import { sampleContract } from "./sample-contract.ts";

/** A stretch of the sample contract and what the built-in analyser really flags in it. */
export type SampleExcerpt = { text: string; base: number; range: Span; flags: RiskFlag[] };

const firstHeading = "6. LIABILITY";
const nextHeading = "8. RESTRAINT";

let excerpt: SampleExcerpt | undefined;

/** Worked out once in the life of the Worker. Offsets count from the contract's beginning, as `base` does. */
export function sampleExcerpt(): SampleExcerpt {
  excerpt ??= excerptOf(sampleContract.text);
  return excerpt;
}

function excerptOf(text: string): SampleExcerpt {
  const range = { start: text.indexOf(firstHeading), end: text.indexOf(nextHeading) };
  const flags = analyseDocument(text).riskFlags.filter(
    ({ start, end }) => start >= range.start && end <= range.end,
  );
  return { text: text.slice(range.start, range.end), base: range.start, range, flags };
}
