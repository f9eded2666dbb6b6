import type { Facts, Finding } from "../../schemas/analysis.ts";
import type { Reading } from "../reading/reading.ts";
import { findContradictions } from "./contradictions.ts";
import { findDaySlips } from "./days.ts";
import { findFigureSlips } from "./figures.ts";
import { findGrammarSlips } from "./grammar.ts";
import { findNameSlips } from "./names.ts";
import { findPartSlips } from "./parts.ts";
import { findPlaceholders } from "./placeholders.ts";
import { findBrokenReferences } from "./references.ts";
import { findSigningSlips } from "./signing.ts";
import { findTermSlips } from "./terms-in-use.ts";
import { findUndefinedTerms } from "./undefined-terms.ts";

/** The slips of a paper's drafting in their order, each once on its words. Offsets are UTF-16 code units of its text. */
export function findSlips(reading: Reading, facts: Facts): Finding[] {
  const all = [
    ...findPlaceholders(reading),
    ...findUndefinedTerms(reading, facts),
    ...findBrokenReferences(reading),
    ...findFigureSlips(reading),
    ...findDaySlips(reading),
    ...findContradictions(reading),
    ...findTermSlips(reading),
    ...findPartSlips(reading),
    ...findGrammarSlips(reading, facts),
    ...findNameSlips(reading, facts),
    ...findSigningSlips(reading, facts),
  ].sort((a, b) => a.start - b.start);
  return all.filter(
    (one, at) =>
      !all.slice(0, at).some((other) => other.kind === one.kind && one.start < other.end),
  );
}
