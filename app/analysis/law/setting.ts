import type { DocumentType, Facts } from "../../schemas/analysis.ts";
import { isAustralian } from "../facts/origin.ts";
import { legalKinds } from "./legal-kind.ts";
import { findPlace } from "./place.ts";
import { australianStates, type LegalKind, type State } from "./provision.ts";

/** What of a document decides which law is cited on its clauses. */
export interface LegalSetting {
  /** What it may be; a provision has to fit each. Empty where that cannot be told. */
  kinds: readonly LegalKind[];
  /** The law that it names, or "foreign"; "Australia" where it names none and is Australian. */
  law: State | "Australia" | "foreign" | null;
  /** Where the land or the work is, if the text shows it. */
  place: State | null;
  australian: boolean;
  /** When it was made (`YYYY-MM-DD`). */
  madeOn: string | null;
}

function isState(name: string): name is State {
  return (australianStates as readonly string[]).includes(name);
}

function lawOf(named: string | undefined, australian: boolean): LegalSetting["law"] {
  if (named === undefined) return australian ? "Australia" : null;
  if (isState(named)) return named;
  const within = named.split("; ").every((name) => name === "Australia" || isState(name));
  return within ? "Australia" : "foreign";
}

/** Reads once for a document what decides its law: kind, governing law, place, day. */
export function findLegalSetting(
  text: string,
  type: DocumentType,
  facts: Pick<Facts, "governingLaw" | "agreementDate">,
): LegalSetting {
  const australian = isAustralian(text);
  const madeOn = facts.agreementDate?.value ?? null;
  return {
    kinds: legalKinds(text, type),
    law: lawOf(facts.governingLaw?.value, australian),
    place: findPlace(text),
    australian,
    madeOn: madeOn !== null && /^\d{4}-\d\d-\d\d$/.test(madeOn) ? madeOn : null,
  };
}
