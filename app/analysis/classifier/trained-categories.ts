/** Which clause of the vocabulary a trained category of contracts stands for. */
const categoryClauses: Record<string, string> = {
  "Cap on Liability": "limitation-of-liability",
  "Uncapped Liability": "uncapped-liability",
  "Warranty Duration": "warranty-period",
  "Price Restrictions": "price-increase",
  "Renewal Term": "automatic-renewal",
  "Notice Period to Terminate Renewal": "automatic-renewal",
  "Termination for Convenience": "termination-for-convenience",
  "Post-Termination Services": "post-termination",
  "Liquidated Damages": "liquidated-damages",
  "Anti-Assignment": "assignment",
  "Change of Control": "change-of-control",
  "Governing Law": "governing-law",
  "IP Ownership Assignment": "ip-assignment",
  "Joint IP Ownership": "ip-assignment",
  "License Grant": "licence-scope",
  "Irrevocable or Perpetual License": "licence-scope",
  "Unlimited/All-You-Can-Eat-License": "licence-scope",
  "Non-Transferable License": "licence-scope",
  "Non-Compete": "restraint-of-trade",
  "Competitive Restriction Exception": "restraint-of-trade",
  "No-Solicit of Customers": "non-solicitation",
  "No-Solicit of Employees": "non-solicitation",
  Exclusivity: "exclusivity",
  "Minimum Commitment": "minimum-commitment",
  "Most Favored Nation": "most-favoured-customer",
  Insurance: "insurance",
  "Audit Rights": "audit-rights",
  "Covenant Not to Sue": "covenant-not-to-sue",
  "Volume Restriction": "volume-restriction",
  "Revenue/Profit Sharing": "revenue-sharing",
  "Rofr/Rofo/Rofn": "first-refusal",
  "Source Code Escrow": "source-code-escrow",
  "Non-Disparagement": "non-disparagement",
  "Third Party Beneficiary": "third-party-beneficiary",
  "Affiliate License-Licensor": "affiliate-licence",
  "Affiliate License-Licensee": "affiliate-licence",
};

/** Clauses that share a trained category with a wider one, and the clause that the category finds. */
const narrower: Record<string, string> = {
  "consequential-loss": "limitation-of-liability",
  "early-termination-fee": "liquidated-damages",
};

/** Which clause a label of unfair consumer terms stands for. */
const termsClauses: Record<string, string> = {
  "Limitation of liability": "limitation-of-liability",
  "Unilateral termination": "termination-for-convenience",
  "Unilateral change": "unilateral-variation",
  "Content removal": "content-removal",
  "Contract by using": "contract-by-use",
  "Choice of law": "governing-law",
  Jurisdiction: "foreign-jurisdiction",
  Arbitration: "arbitration",
};

/** The id of the clause that a category or label of the trained finder stands for, if any. */
export function clauseOfCategory(category: string): string | undefined {
  return categoryClauses[category];
}

export function clauseOfTermsLabel(label: string): string | undefined {
  return termsClauses[label];
}

/** The trained clause that has to be there for `id` to be, or undefined where nothing was trained. */
export function trainedClauseFor(id: string): string | undefined {
  return narrower[id] ?? (Object.values(categoryClauses).includes(id) ? id : undefined);
}
