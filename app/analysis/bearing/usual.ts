import type { Cast } from "./cast.ts";

/** A place in a deal, whatever the paper calls it. */
type Place = "payer" | "payee" | "recipient" | "drafter";

interface Usual {
  of: string[];
  bears: Place;
  /** What the sentence must say for it, and what it must not. */
  when?: RegExp;
  unless?: RegExp;
  /** Whether it holds only where the one who is paid wrote the paper ("payee"), or the one who pays ("payer"). */
  writtenBy?: "payee" | "payer";
  /** What whoever bears it must be called. */
  called?: RegExp;
}

const denied = /\b(?:not?|never|nothing|neither|nor|cannot|without)\b/i;
const occupier =
  /^(?:sub-?)?(?:tenant|lessee|licensee|franchisee|borrower|mortgagor|hirer|occupier|exhibitor|berth holder)s?$/i;
const worker = /^(?:sub-?contractor|contractor|consultant|carrier|installer|builder)s?$/i;
const seller =
  /^(?:vendor|seller|covenantor|employee|executive|worker|franchisee|consultant|contractor|restrained party|founder|agent|distributor|practitioner|you)s?$/i;

/** What whoever is paid would claim: these times run against them. */
const counterClaim = /\b(?:invoic\w+|charges?|charged|surcharges?|back-?charges?|rebates?|commission|bond|we lose|deliverable)\b/i;

/**
 * On whom clauses weigh that name nobody, by what such clauses are for: rent rises for the tenant, defects are made good
 * by the contractor. Only what law and usage leave no doubt about.
 */
const usuals: Usual[] = [
  {
    of: ["outgoings", "rent-review", "early-termination-fee", "minimum-commitment", "volume-restriction"],
    bears: "payer",
    unless: /\b(?:refund|rebate|discount|commission|lessor|landlord)\b/i,
  },
  { of: ["revenue-sharing", "cross-default", "acceleration"], bears: "payer", unless: denied },
  { of: ["make-good"], bears: "payer", writtenBy: "payee", unless: /\b(?:no need|not)\b/i },
  {
    of: ["price-increase"],
    bears: "payer",
    unless:
      /\b(?:(?<!but )(?:not|never)|no (?!more than)|nor|cannot|fixed|frozen|held|firm|fall|falls|drop|lower|decreas\w+|reduc\w+|discount\w*|rebate\w*|commission\w*|salary|wages?|pass\w* on)\b/i,
  },
  { of: ["default-interest"], bears: "payer", unless: /\b(?:refund\w*|overpa\w+|credit|bond|deposit|no interest|not)\b/i },
  {
    of: ["payment-set-off"],
    bears: "payer",
    when: /\b(?:without|free (?:of|from)|clear of|no|nor|not|in full)\b/i,
    unless: /\bmay be (?:set|deducted|withheld|taken|applied)\b/i,
  },
  { of: ["gst"], bears: "payee", when: /\b(?:includ(?:es?|ing|ed)|inclusive of)\b(?!.{0,40}\bexcl)/i, unless: /\b(?:not|never|plus|add(?:ed|itional)?|addition|top|exclud\w+|exclusive|unless|if)\b/i },
  { of: ["gst"], bears: "payer", when: /\b(?:plus|exclud\w+|exclusive|(?:not|n['’]t) includ\w+|add(?:ed|s)?|in addition|on top)\b/i },
  { of: ["ppsa-security", "deemed-acceptance"], bears: "payer", writtenBy: "payee" },
  { of: ["warranty-period"], bears: "payee" },
  { of: ["most-favoured-customer", "data-return", "source-code-escrow"], bears: "payee" },
  { of: ["privacy"], bears: "payee", when: /\b(?:stored|kept|held|used|collected|handled|disclosed|breach)\b/i, writtenBy: "payee" },
  { of: ["retention", "liquidated-damages", "variation-price", "subcontracting"], bears: "payee", writtenBy: "payer" },
  { of: ["liquidated-damages"], bears: "payee", when: /\b(?:late|delay\w*|credits?|comes? off|uptime|availability)\b/i, unless: /\b(?:return\w*|late|overdue|delayed) pay|\bpay(?:s|ment)? late\b/i },
  { of: ["ip-assignment"], bears: "payee", writtenBy: "payer", when: /\b(?:pass(?:es)?|vests?|belongs?|transfers?)\b/i, unless: denied },
  { of: ["insurance"], bears: "payee", when: /\b(?:professional indemnity|workers['’] compensation|products? liability)\b/i },
  { of: ["extension-of-time"], bears: "payer", writtenBy: "payer", when: /\b(?:extended|extension|moves?|later)\b/i, unless: denied },
  { of: ["payment-terms"], bears: "payee", when: /\b(?:only|unless|until)\b.{0,60}\b(?:when|after|once|if|paid|received?|come in)\b/i },
  { of: ["payment-terms"], bears: "payer", unless: denied },
  {
    of: ["unilateral-variation", "contract-by-use", "content-removal", "sole-remedy"],
    bears: "recipient",
  },
  { of: ["automatic-renewal"], bears: "recipient", unless: /\b(?:evergreen|notice|continu\w+|carr(?:y|ies) on|goes on|month to month|monthly|yearly)\b/i },
  { of: ["warranty-disclaimer"], bears: "payer" },
  { of: ["time-bar"], bears: "payee", writtenBy: "payer", unless: counterClaim },
  { of: ["time-bar"], bears: "payer", writtenBy: "payee", unless: counterClaim },
  { of: ["limitation-of-liability"], bears: "recipient", writtenBy: "payee" },
  { of: ["training-bond", "wage-set-off", "probation"], bears: "recipient" },
  { of: ["demolition-or-relocation", "assignment"], bears: "recipient", unless: /\b(?:freely|may be assigned)\b/i },
  { of: ["restraint-of-trade"], bears: "recipient", called: seller },
  { of: ["restraint-of-trade"], bears: "payee", called: seller },
  { of: ["audit-rights", "insurance"], bears: "recipient", called: occupier },
  { of: ["audit-rights", "insurance"], bears: "payee", called: worker },
  { of: ["covenant-not-to-sue", "licence-scope"], bears: "recipient", when: /\b(?:releas\w+|confined|limited|personal|revocable|cannot|not|only)\b/i, unless: /\b(?:perpetual|irrevocable)\b/i },
];

/** Who stands in a place of the deal; null where that is not known. */
function inPlace({ payment, sides, together }: Cast, place: Place): number | null {
  if (place === "payer" || place === "payee") return payment?.[place] ?? null;
  const at = sides.slice(0, Math.max(2, together)).indexOf(place);
  return at === -1 ? null : at;
}

const opposite: Record<Place, Place> = {
  payer: "payee",
  payee: "payer",
  recipient: "drafter",
  drafter: "recipient",
};

/** On whom a clause weighs as a rule, and for whose good; null where usage leaves it open. */
export function usually(
  clause: string,
  words: string,
  cast: Cast,
): { bears: number; gains: number } | null {
  for (const { of, bears, when, unless, writtenBy, called } of usuals) {
    if (!of.includes(clause) || unless?.test(words) || when?.test(words) === false) continue;
    const [one, other] = [inPlace(cast, bears), inPlace(cast, opposite[bears])];
    if (one === null || other === null) continue;
    const writer = writtenBy && cast.payment?.[writtenBy];
    if (writtenBy && (writer === undefined || cast.sides[writer ?? -1] !== "drafter")) continue;
    if (called && !cast.members[one]?.ways.some((way) => called.test(way))) continue;
    return { bears: one, gains: other };
  }
  return null;
}
