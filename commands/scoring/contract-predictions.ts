import { type CategoryFinding, findCategories } from "../../app/analysis/classifier/classifier.ts";
import { findFacts } from "../../app/analysis/facts/find-facts.ts";
import { escaped } from "../../app/analysis/matching/escaped.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import type { DateFact, Facts, Span } from "../../app/schemas/analysis.ts";
import type { LabelledContract } from "./labelled-data.ts";

/** What is said of a contract: its categories with the words shown, and its key facts. */
export interface ContractPrediction {
  id: string;
  categories: ({ category: string; score: number } & Span)[];
  facts: {
    governingLaw: string | null;
    expiryDate: string | null;
    parties: string[];
    agreementDate: string | null;
    effectiveDate: string | null;
  };
}

/** The first place where words stand, in capitals or not: there lawyers mark a short phrase. */
function firstPlace(text: string, { start, end }: Span): Span {
  const words = text
    .slice(start, end)
    .trim()
    .replace(/[.,;:]$/, "");
  const pattern = escaped(words).replace(/\s+/g, "\\s+");
  const found = new RegExp(pattern, "i").exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : { start, end };
}

/** A category whose words are those of a fact. */
function fromFact(text: string, category: string, fact: Span | undefined | null) {
  return fact ? [{ category, score: 1, ...firstPlace(text, fact) }] : [];
}

/** The words of a date are those of its fact, unless there is none or it was worked out. */
function showDate(text: string, { category, score, start, end }: CategoryFinding, facts: Facts) {
  const dates: Record<string, DateFact | null> = {
    "Agreement Date": facts.agreementDate,
    "Effective Date": facts.effectiveDate,
  };
  const date = dates[category];
  const place = date && !date.derived ? firstPlace(text, date) : { start, end };
  return { category, score, ...place };
}

export function predictContract({ id, text }: LabelledContract): ContractPrediction {
  const facts = findFacts(text);
  const found = findCategories(readDocument(text));
  return {
    id,
    categories: [
      ...fromFact(text, "Document Name", facts.title),
      ...fromFact(text, "Parties", facts.parties[0]),
      ...found.map((finding) => showDate(text, finding, facts)),
    ],
    facts: {
      governingLaw: facts.governingLaw?.value ?? null,
      expiryDate: facts.expiryDate?.value ?? null,
      parties: facts.parties.map(({ name }) => name),
      agreementDate: facts.agreementDate?.value ?? null,
      effectiveDate: facts.effectiveDate?.value ?? null,
    },
  };
}
