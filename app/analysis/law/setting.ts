import type { DocumentType, Facts, PriceFact } from "../../schemas/analysis.ts";
import { isAustralian, isOfElsewhere } from "../facts/origin.ts";
import type { LegalKind } from "../kind/papers.ts";
import { telltaleForms } from "../reading/company-forms.ts";
import { legalKinds } from "./legal-kind.ts";
import { findPlace } from "./place.ts";
import { australianStates, type Shown, type State } from "./provision.ts";

/** What of a document decides which law is cited on its clauses. */
export interface LegalSetting {
  /** What it may be; a provision has to fit each. Empty where that cannot be told. */
  kinds: readonly LegalKind[];
  /** The law that it names, or "foreign"; "Australia" where it names none and is Australian. */
  law: State | "Australia" | "foreign" | null;
  /** Where the land or the work is, if the text shows it. */
  place: State | null;
  australian: boolean;
  /** Whether it shows other countries and nothing of Australia. */
  abroad: boolean;
  /** When it was made (`YYYY-MM-DD`). */
  madeOn: string | null;
  shows: ReadonlySet<Shown>;
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

type Shows = Pick<Facts, "parties" | "price"> &
  Partial<Pick<Facts, "effectiveDate" | "expiryDate">>;

const company = new RegExp(`\\b(?:${telltaleForms}|Limited)\\b`);
const ofBusiness =
  /\b(?:(?:wholly|predominantly|mainly) for (?:a )?business|(?:business|commercial) purposes?|for the purposes? of (?:its|the borrower(?:'|’)s) business)\b/i;

/** Up to this price whoever buys is a consumer, whatever is bought; vehicles for the road are bought by one at any price. */
const consumerLimit = 100_000;
const onRoads = /\b(?:motor )?(?:vehicles?|trucks?|trailers?|vans?|utes?)\b/i;
const formLabels = /standard|trading|terms of|credit (?:application|account)|application/i;

const timesAYear: Partial<Record<PriceFact["per"], number>> = {
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
};
const yearMs = 365.25 * 86_400_000;

/** The price in Australian dollars for all of the term that the document states, or for a year where it states none. */
function wholePrice({ price, effectiveDate, expiryDate }: Shows): number {
  if (price?.currency !== "AUD") return 0;
  const [from, to] = [effectiveDate, expiryDate].map((fact) => Date.parse(fact?.value ?? ""));
  const years = (Number(to) - Number(from)) / yearMs;
  const times = timesAYear[price.per];
  return times === undefined ? price.amount : price.amount * times * (years > 0 ? years : 1);
}

/** What decides whether a provision is about the document at all, as far as its own words show it. */
function* shownBy(text: string, { kind, label }: DocumentType, facts: Shows) {
  const { parties } = facts;
  const head = text.slice(0, 2_000);
  if (/\bdeed\b/i.test(label) || /^.{0,80}\b(?:deed|DEED)\b.{0,80}$/m.test(head.slice(0, 300)))
    yield "a deed" as const;
  if (/\bexecuted as a deed\b/i.test(text)) yield "a deed" as const;
  const debtors = parties.filter(({ role }) =>
    /\b(?:borrower|debtor|customer)\b/i.test(role ?? ""),
  );
  const lentToCompany = debtors.length > 0 && debtors.every(({ name }) => company.test(name));
  if (lentToCompany || ofBusiness.test(text)) yield "credit for a business" as const;
  if (wholePrice(facts) > consumerLimit && !onRoads.test(head))
    yield "a price above $100,000" as const;
  if (kind === "terms" || formLabels.test(label)) yield "a standard form" as const;
}

/** Reads once for a document what decides its law: kind, governing law, place, day. */
export function findLegalSetting(
  text: string,
  type: DocumentType,
  facts: Pick<Facts, "governingLaw" | "agreementDate"> & Shows,
): LegalSetting {
  const australian = isAustralian(text);
  const madeOn = facts.agreementDate?.value ?? null;
  return {
    kinds: legalKinds(text, type),
    law: lawOf(facts.governingLaw?.value, australian),
    place: findPlace(text),
    australian,
    abroad: isOfElsewhere(text),
    shows: new Set(shownBy(text, type, facts)),
    madeOn: madeOn !== null && /^\d{4}-\d\d-\d\d$/.test(madeOn) ? madeOn : null,
  };
}
