import { scoredClauses } from "../../app/analysis/classifier/clause-scores.ts";
import type { Analysis, DateFact, RiskLevel, Span } from "../../app/schemas/analysis.ts";

interface SaidFacts {
  parties?: { name: string; role?: string | null }[];
  law?: string | null;
  dated?: string | null;
  starts?: string | null;
  ends?: string | null;
  price?: { amount: number; currency?: string; per?: string | null } | null;
  noticeToEnd?: { who?: string[]; days: number }[];
}

/** What is said of a document or of a sentence in its frame; offsets are UTF-16 code units of its text. */
export interface AustralianPrediction {
  clauses: ({ id: string; score?: number; burdens: string[]; benefits: string[] } & Span)[];
  riskFlags: ({ clauseTitle: string; riskLevel: RiskLevel } & Span)[];
  facts: SaidFacts;
  missing: { id: string }[];
}

const dayOf = (fact: DateFact | null) => (fact?.value === "perpetual" ? "open" : fact?.value);

/**
 * An analysis in the form that is scored. A party without a role is given by the first way it is called; clauses that
 * the labels do not know, neither as found nor as absent, are left out, since nobody can say whether they are right.
 */
export function predictionOf({ clauses, riskFlags, facts, missing, documentType }: Analysis) {
  return {
    clauses: clauses
      .filter(({ id }) => scoredClauses.includes(id))
      .map(({ id, start, end, score, burdens, benefits }) => ({
        ...{ id, start, end, score, burdens, benefits },
      })),
    riskFlags: riskFlags.map(({ clauseTitle, riskLevel, start, end }) => ({
      ...{ clauseTitle, riskLevel, start, end },
    })),
    facts: {
      parties: facts.parties.map(({ name, role, aliases }) => ({
        name,
        role: role ?? aliases[0] ?? null,
      })),
      law: facts.governingLaw?.value ?? null,
      dated: dayOf(facts.agreementDate) ?? null,
      starts: dayOf(facts.effectiveDate) ?? null,
      ends: dayOf(facts.expiryDate) ?? null,
      price: facts.price && {
        amount: facts.price.amount,
        currency: facts.price.currency,
        per: facts.price.per,
      },
      noticeToEnd: facts.notices
        .filter(({ for: purpose }) => purpose === "convenience" || purpose === "other")
        .flatMap(({ who, days }) => (days === null ? [] : [{ who, days }])),
    },
    missing: missing.map(({ id }) => ({ id })),
    documentType,
  } satisfies AustralianPrediction & { documentType: Analysis["documentType"] };
}
