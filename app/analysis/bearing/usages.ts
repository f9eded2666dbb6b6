/** A place in a deal, whatever the paper calls it. */
export type Place = "payer" | "payee" | "recipient" | "drafter";

export interface Usual {
  of: string[];
  bears: Place;
  /** What the sentence must say for it, and what it must not. */
  when?: RegExp;
  unless?: RegExp;
  /** Whether its words settle it, whatever else is seen and whoever is named. */
  surely?: true;
  /** Whether it holds only where the one who is paid wrote the paper ("payee"), or the one who pays ("payer"). */
  writtenBy?: "payee" | "payer";
  /** What whoever bears it must be called. */
  called?: RegExp;
}

const denied = /\b(?:(?<!whether or )not|no|never|nothing|neither|nor|cannot|without)\b/i;
const occupier =
  /^(?:sub-?)?(?:tenant|lessee|licensee|franchisee|borrower|mortgagor|hirer|occupier|exhibitor|berth holder)s?$/i;
const worker = /^(?:sub-?contractor|contractor|consultant|carrier|installer|builder)s?$/i;
const seller =
  /^(?:vendor|seller|covenantor|employee|executive|worker|franchisee|consultant|contractor|restrained party|founder|agent|distributor|practitioner|you)s?$/i;

const listener = /^(?:recipient|receiving party|receiver|disclosee)s?$/i;

/** What whoever is paid would claim: these times run against them. */
const counterClaim =
  /\b(?:not invoiced|invoice within|surcharges?|back-?charges?|rebates?|commission|bond|we lose|deliverable|no charge)\b/i;

/**
 * On whom clauses weigh that name nobody, by what such clauses are for: rent rises for the tenant, defects are made good
 * by the contractor. Only what law and usage leave no doubt about.
 */
export const usages: readonly Usual[] = [
  {
    of: [
      "outgoings",
      "rent-review",
      "early-termination-fee",
      "minimum-commitment",
      "volume-restriction",
    ],
    bears: "payer",
    unless: /\b(?:refund|rebate|discount|commission|lessor|landlord)\b/i,
  },
  // Whatever their words name, these are of what is paid.
  {
    of: ["price-at-will", "tax-gross-up", "deposit-forfeiture", "default-charge"],
    bears: "payer",
    surely: true,
  },
  { of: ["pay-when-paid"], bears: "payee", surely: true },
  {
    of: ["acceleration"],
    bears: "payer",
    surely: true,
    when: /\b(?:instalments?|balance|principal|remainder|loan|price|everything)\b[^.;]{0,120}\b(?:falls?|fall(?:s|ing)? due|due (?:at once|straight away|immediately)|becomes? (?:immediately )?(?:due|payable))\b/i,
    unless: denied,
  },
  { of: ["revenue-sharing", "cross-default", "acceleration"], bears: "payer", unless: denied },
  { of: ["make-good"], bears: "payer", writtenBy: "payee", unless: /\b(?:no need|not)\b/i },
  {
    of: ["price-increase", "rent-review"],
    bears: "payee",
    surely: true,
    when: /\b(?:fixed|frozen|firm|held) (?:at|for|until|in)\b|\bnot subject to (?:any )?(?:rise|increase|escalation)\b|\bfixed price\b|\b(?:is|are|stays?|remains?) (?:fixed|frozen|firm)\b|\b(?:will|shall|may|can|must) not (?:be (?:raised|increased|put up)|add|raise|increase|go up|rise)\b|\bno (?:increase|rise)\b/i,
    unless:
      /\b(?:may (?!not )\w+|after (?:that|which)|thereafter|then|only|unless|until|more than|each|every)\b/i,
  },
  {
    of: ["price-increase"],
    bears: "payer",
    unless:
      /\b(?:(?:not|never)(?! (?:by )?more than)|no (?!more than)|nor|cannot|fixed|frozen|held|firm|fall|falls|drop|lower|decreas\w+|reduc\w+|discount\w*|rebate\w*|commission\w*|salary|wages?(?! price index)|pass\w* on)\b/i,
  },
  {
    of: ["default-interest"],
    bears: "payer",
    unless:
      /\b(?:refund\w*|overpa\w+|credit|bond|deposit|no interest|not (?:bear|carry|accrue|attract|charged))\b/i,
  },
  {
    of: ["payment-set-off"],
    bears: "payer",
    when: /\b(?:without|free (?:of|from)|clear of|no|nor|not|in full)\b/i,
    unless: /\bmay be (?:set|deducted|withheld|taken|applied)\b/i,
  },
  // Tax for which somebody answers, and not a price that has it within.
  {
    of: ["gst"],
    bears: "payer",
    when: /\btax(?:es)?\b[^.;]{0,80}\bincluding\b/i,
    unless: /\b(?:inclusive of|includes?|no|not|nothing)\b/i,
  },
  {
    of: ["gst"],
    bears: "payee",
    surely: true,
    when: /\binc\.? gst\b|\b(?:includ(?:es?|ing|ed)|inclusive of|gst (?:is )?(?:already )?(?:in|within) (?:it|them|that)|already contains?)\b/i,
    unless:
      /\b(?:not includ\w+|n['’]t includ\w+|plus gst|exclu\w+|unless|if|(?:must|will|shall|to) add|payable in addition)\b/i,
  },
  {
    of: ["gst"],
    bears: "payer",
    surely: true,
    when: /\+ ?gst\b|\b(?:plus|exclud\w+|exclusive|(?:not|n['’]t) includ\w+|add(?:ed|s)?|in addition|on top)\b/i,
    unless: /\b(?:nothing|no (?:further|more|additional|gst)|need not|never)\b/i,
  },
  {
    of: ["ppsa-security", "deemed-acceptance", "variation-price"],
    bears: "payer",
    writtenBy: "payee",
  },
  { of: ["warranty-period"], bears: "payee" },
  { of: ["most-favoured-customer", "data-return"], bears: "payee" },
  { of: ["source-code-escrow"], bears: "payee", surely: true, unless: denied },
  // A licence that is called perpetual and no more is a gain to whoever has it.
  {
    of: ["licence-scope"],
    bears: "drafter",
    when: /\blicen[cs]e (?:\w+ ){0,3}(?:is|shall be|will be) (?:\w+, ){0,3}(?:and )?(?:perpetual|irrevocable|for ever)\b/i,
    unless: denied,
  },
  {
    of: ["privacy"],
    bears: "payee",
    when: /\b(?:stored|kept|held|used|collected|handled|disclosed|breach|compli(?:es|ance)|complying)\b/i,
    writtenBy: "payee",
  },
  {
    of: ["retention", "liquidated-damages", "variation-price", "subcontracting"],
    bears: "payee",
    writtenBy: "payer",
  },
  {
    of: ["liquidated-damages"],
    bears: "payee",
    when: /\b(?:late|delay\w*|credits?|comes? off|uptime|availability)\b/i,
    unless: /\breturn\w*|\b(?:late|overdue|delayed) pay|\bpay(?:s|ment)? late\b/i,
  },
  {
    of: ["ip-assignment"],
    bears: "payee",
    writtenBy: "payer",
    when: /\b(?:pass(?:es)?|vests?|belongs?|transfers?)\b/i,
    unless: denied,
  },
  {
    of: ["insurance"],
    bears: "payee",
    when: /\b(?:professional indemnity|workers['’] compensation|products? liability)\b/i,
  },
  {
    of: ["extension-of-time"],
    bears: "payer",
    writtenBy: "payer",
    when: /\b(?:extended|extension|moves?|later)\b/i,
    unless: denied,
  },
  {
    of: ["payment-terms"],
    bears: "payee",
    surely: true,
    when: /\b(?:only|unless|until)\b.{0,60}\b(?:when|after|once|if|paid|received?|come in)\b/i,
  },
  { of: ["payment-terms"], bears: "payer", unless: denied },
  {
    of: ["contract-by-use"],
    bears: "recipient",
    surely: true,
    when: /^(?:I ?\/ ?we|we ?\/ ?I|I or we|I)\b.{0,40}\b(?:agree|accept|acknowledge)/i,
  },
  {
    of: ["unilateral-variation", "contract-by-use", "content-removal", "sole-remedy"],
    bears: "recipient",
  },
  {
    of: ["termination-for-breach"],
    bears: "recipient",
    when: /\b(?:may|can|will) (?:also |then |at once )?be (?:re-?taken|repossessed|suspended|cut off|closed|withdrawn|disconnected|forfeited|taken (?:away|back))\b/i,
  },
  {
    of: ["termination-for-convenience"],
    bears: "payee",
    when: /\bno (?:minimum|fixed|lock-?in) (?:term|period|contract)\b|\bcancel (?:at )?any ?time\b/i,
  },
  {
    of: ["exclusivity"],
    bears: "payer",
    when: /\b(?:bought|purchased|sourced|obtained|ordered)\b.{0,40}\bfrom\b.{0,60}\b(?:only|solely|exclusively|nobody else|no other)\b|\b(?:only|solely|exclusively) from\b/i,
  },
  {
    of: ["payment-set-off"],
    bears: "payee",
    writtenBy: "payer",
    when: /\bmay be (?:set|deducted|withheld|taken|held|kept)\b.{0,60}\b(?:payment|claim|instalment|wages|salary|commission|payout)\b/i,
  },
  {
    of: ["automatic-renewal"],
    bears: "recipient",
    unless:
      /\b(?:evergreen|notice|continu\w+|carr(?:y|ies) on|goes on|month to month|monthly|yearly)\b/i,
  },
  { of: ["warranty-disclaimer"], bears: "payer" },
  {
    of: ["delay-costs", "latent-conditions"],
    bears: "recipient",
    when: /\b(?:charge\w*|billed|invoiced|additional costs?|extra costs?|rates?|variation)\b/i,
    unless: denied,
  },
  {
    of: ["entry-on-premises", "direct-debit", "account-responsibility", "supply-at-discretion"],
    bears: "payer",
  },
  { of: ["latent-conditions"], bears: "payer", writtenBy: "payee", unless: denied },
  // What a tenant may do with the place, and what credit, cancelling or staying on costs.
  {
    of: [
      "permitted-use",
      "trading-hours",
      "alterations",
      "holding-over",
      "cost-of-credit",
      "delivery-estimate",
      "estimate-not-binding",
    ],
    bears: "payer",
    surely: true,
  },
  {
    of: ["cancellation-charge", "no-refund"],
    bears: "payer",
    surely: true,
    unless:
      /\bif (?:we|the (?:supplier|owner|landlord|licensor|operator|company)) cancels?\b|\bpays? the (?:client|customer|buyer|guest|hirer)\b/i,
  },
  {
    of: ["lease-incentive", "renewal-option"],
    bears: "payee",
    surely: true,
    unless: /\b(?:repa(?:y|id)|refund|claw)\w*|\brecover/i,
  },
  { of: ["contractor-status", "rework"], bears: "payee" },
  { of: ["onus-of-proof"], bears: "recipient" },
  { of: ["bank-guarantee", "repair-and-maintenance"], bears: "payer", writtenBy: "payee" },
  { of: ["no-retention", "right-of-entry"], bears: "recipient" },
  { of: ["damage-liability", "work-at-cost"], bears: "recipient", unless: denied },
  {
    of: ["retention"],
    bears: "payer",
    surely: true,
    when: /\b(?:no|not|nor|never|without)\b[^.;]{0,40}\bretentions?\b|\bretentions? (?:money )?(?:is|are|will be|shall be|may) not\b/i,
    unless: /\b(?:until|unless|exceed\w*|more than|released?|paid out)\b/i,
  },
  {
    of: ["security-of-payment"],
    bears: "payee",
    surely: true,
    when: /\b(?:waives?|waived|contract(?:s|ing|ed)? out|(?:does|do|shall|will|must|may) not\b|excluded)/i,
    unless: /\bnothing\b/i,
  },
  { of: ["security-of-payment"], bears: "payer", unless: denied },
  { of: ["joint-and-several"], bears: "recipient", unless: /\bpart(?:y|ies)\b|\bnot\b/i },
  // A tradesman tells of the cover that he has.
  {
    of: ["insurance"],
    bears: "payee",
    writtenBy: "payee",
    when: /^[\W\d]{0,8}(?:public|products?|professional) (?:and products )?(?:liability|indemnity)(?: insurance| cover)?(?: of|:)? \$[\d,.]{3,18}(?: million)?\W*$/i,
  },
  { of: ["service-levels", "payment-approval"], bears: "payee" },
  { of: ["inclusive-price"], bears: "payee", surely: true, unless: denied },
  { of: ["time-bar"], bears: "payee", writtenBy: "payer", unless: counterClaim },
  { of: ["time-bar"], bears: "payer", writtenBy: "payee", unless: counterClaim },
  {
    of: ["limitation-of-liability", "proportionate-liability"],
    bears: "payee",
    surely: true,
    when: /\b(?:civil liability act|proportionate liability|concurrent wrongdoers?)\b.{0,80}\b(?:not apply|excluded)\b/i,
  },
  { of: ["limitation-of-liability"], bears: "recipient", writtenBy: "payee" },
  { of: ["training-bond", "wage-set-off", "probation"], bears: "recipient" },
  {
    of: ["demolition-or-relocation", "assignment"],
    bears: "recipient",
    unless: /\b(?:freely|may be assigned)\b/i,
  },
  { of: ["confidentiality"], bears: "recipient", called: listener },
  { of: ["restraint-of-trade"], bears: "recipient", called: seller },
  { of: ["restraint-of-trade"], bears: "payee", called: seller },
  { of: ["audit-rights", "insurance"], bears: "recipient", called: occupier },
  { of: ["audit-rights", "insurance"], bears: "payee", called: worker },
  {
    of: ["covenant-not-to-sue", "licence-scope"],
    bears: "recipient",
    when: /\b(?:releas\w+|confined|limited|personal|revocable|cannot|not|only)\b/i,
    unless: /\b(?:perpetual|irrevocable)\b/i,
  },
];
