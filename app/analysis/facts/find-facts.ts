import type { DateFact, Facts } from "../../schemas/analysis.ts";
import { datesIn } from "./dates.ts";
import { findGoverningLaw } from "./governing-law.ts";
import { findParties } from "./parties.ts";
import { findTitle } from "./title.ts";

/** The first complete date of a contract's opening. */
function findAgreementDate(text: string): DateFact | null {
  const opening = text.slice(0, 8_000);
  const first = datesIn(opening)[0];
  return first ? { ...first, derived: false } : null;
}

/** The key facts of a contract with the words they were read from; null where it does not say. */
export function findFacts(text: string): Facts {
  const agreementDate = findAgreementDate(text);
  return {
    title: findTitle(text),
    parties: findParties(text),
    agreementDate,
    effectiveDate: null,
    expiryDate: null,
    term: null,
    renewal: null,
    notice: null,
    governingLaw: findGoverningLaw(text),
    price: null,
    liabilityCap: null,
    court: null,
    citation: null,
    judge: null,
    decisionDate: null,
    catchwords: null,
    orders: [],
  };
}
