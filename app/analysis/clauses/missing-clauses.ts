import { type DocumentType, isAgreement, type MissingClause } from "../../schemas/analysis.ts";
import { isAustralian } from "../facts/origin.ts";
import { clauseRules } from "../vocabulary/index.ts";

interface Expectation {
  id: string;
  /** Labels of the documents that usually have it. */
  of: RegExp;
  /** What in the text makes it matter; without it, it always does. */
  when?: RegExp;
  /** What in the text makes it not matter. */
  notWhere?: RegExp;
  /** Another clause that serves as well. */
  unless?: string[];
  onlyAustralian?: true;
  reason: string;
}

const supply =
  /services|software|consultancy|supply|distribution|construction|hire|licence|marketing|terms|agency|maintenance/i;

const expectations: Expectation[] = [
  {
    id: "gst",
    of: /^(?!.{0,200}(?:employment|confidentiality|guarantee|settlement|loan))/i,
    notWhere:
      /GST[- ]free|input[- ]taxed|aged care|child ?care|early learning|residential (?:tenancy|premises|accommodation|care)/i,
    when: /\$\s?\d|\bAUD\b|\bfees?\b|\bprice\b|\brent\b/i,
    onlyAustralian: true,
    reason:
      "A price is stated and nothing says whether it includes GST; without a clause it does, and the supplier bears one eleventh of it.",
  },
  {
    id: "privacy",
    of: /services|software|consultancy|employment|franchise|terms|marketing|agency|loan/i,
    when: /personal (?:information|data|details)|customer (?:data|records|lists?)|patients?|health records|your data|donors?|members' details/i,
    onlyAustralian: true,
    reason:
      "Personal information seems to change hands and no clause deals with it; the Privacy Act 1988 (Cth) may apply all the same.",
  },
  {
    id: "limitation-of-liability",
    of: supply,
    unless: ["consequential-loss"],
    reason: "Nothing limits what either side answers for, so liability is at large.",
  },
  {
    id: "dispute-resolution",
    of: /services|software|consultancy|construction|franchise|licence|distribution|shareholders|supply|marketing|lease/i,
    unless: ["arbitration"],
    reason: "No steps are set out for a dispute, so either side may go straight to court.",
  },
  {
    id: "governing-law",
    of: /./,
    reason:
      "No law is chosen, which matters where the parties or the work are in more than one place.",
  },
  {
    id: "confidentiality",
    of: /software|consultancy|employment|franchise|licence|shareholders|share sale|business sale|services/i,
    reason: "Nothing makes the parties keep information confidential.",
  },
  {
    id: "ip-assignment",
    of: /consultancy|employment/i,
    when: /report|design|software|material|work product|create|develop|write|document/i,
    unless: ["licence-scope"],
    reason: "Nothing says who owns what is made, and copyright passes only in writing.",
  },
  {
    id: "termination-for-breach",
    of: /services|software|consultancy|construction|franchise|licence|distribution|supply|lease|hire/i,
    unless: ["termination-for-convenience"],
    reason: "Nothing says when a party may end the contract because the other is in breach.",
  },
  {
    id: "insurance",
    of: /construction|hire|lease/i,
    reason: "No insurance is asked for, though somebody may be hurt or something damaged.",
  },
  {
    id: "assignment",
    of: /licence|franchise|consultancy|software|distribution/i,
    reason: "Nothing says whether the contract may be passed on, so its benefit usually can be.",
  },
];

/** The clauses that matter for this kind of document and that were not found; never with a quote. */
export function findMissingClauses(
  text: string,
  { kind, label }: DocumentType,
  found: Set<string>,
): MissingClause[] {
  if (!isAgreement(kind)) return [];
  const australian = isAustralian(text);
  return expectations
    .filter(({ id, of, when, notWhere, unless, onlyAustralian }) => {
      if (found.has(id) || unless?.some((other) => found.has(other))) return false;
      if (onlyAustralian && !australian) return false;
      return of.test(label) && (!when || when.test(text)) && !notWhere?.test(text);
    })
    .map(({ id, reason }) => ({
      id,
      clauseTitle: clauseRules.find((rule) => rule.id === id)?.title ?? id,
      reason,
    }));
}
