import { type CategoryFinding, findCategories } from "../../app/analysis/clauses/classifier.ts";
import { segmentDocument } from "../../app/analysis/clauses/segment.ts";
import { findFacts } from "../../app/analysis/facts/find-facts.ts";
import type { Fact, Facts, Span } from "../../app/schemas/analysis.ts";
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

/** A category whose words are those of a fact. */
function fromFact(
  category: string,
  fact: Fact | undefined | null,
): ContractPrediction["categories"] {
  return fact ? [{ category, score: 1, start: fact.start, end: fact.end }] : [];
}

/** The words of a date are those of its fact, unless the date was worked out. */
function showDate({ category, score, start, end }: CategoryFinding, facts: Facts) {
  const date = category === "Effective Date" ? facts.effectiveDate : null;
  return date && !date.derived
    ? { category, score, start: date.start, end: date.end }
    : { category, score, start, end };
}

export function predictContract({ id, text }: LabelledContract): ContractPrediction {
  const facts = findFacts(text);
  const found = findCategories(text, segmentDocument(text));
  return {
    id,
    categories: [
      ...fromFact("Document Name", facts.title),
      ...fromFact("Parties", facts.parties[0] && { ...facts.parties[0], value: "" }),
      ...fromFact("Agreement Date", facts.agreementDate),
      ...found.map((finding) => showDate(finding, facts)),
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
