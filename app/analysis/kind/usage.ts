/** A place in a deal, whatever the paper calls it. */
export type Place = "payer" | "payee" | "recipient" | "drafter";

/** On whom a clause weighs that names nobody, by what such clauses are for: only what law and usage leave no doubt about. */
export interface Usual {
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

export const denied = /\b(?:(?<!whether or )not|no|never|nothing|neither|nor|cannot|without)\b/i;
export const occupier =
  /^(?:sub-?)?(?:tenant|lessee|licensee|franchisee|borrower|mortgagor|hirer|occupier|exhibitor|berth holder)s?$/i;
export const worker = /^(?:sub-?contractor|contractor|consultant|carrier|installer|builder)s?$/i;
export const seller =
  /^(?:vendor|seller|covenantor|employee|executive|worker|franchisee|consultant|contractor|restrained party|founder|agent|distributor|practitioner|you)s?$/i;

export const costToPayer: Usual = {
  bears: "payer",
  unless: /\b(?:refund|rebate|discount|commission|lessor|landlord)\b/i,
};

export const fixedPrice: Usual = {
  bears: "payee",
  surely: true,
  when: /\b(?:fixed|frozen|firm|held) (?:at|for|until|in)\b|\bnot subject to (?:any )?(?:rise|increase|escalation)\b|\bfixed price\b|\b(?:is|are|stays?|remains?) (?:fixed|frozen|firm)\b|\b(?:will|shall|may|can|must) not (?:be (?:raised|increased|put up)|add|raise|increase|go up|rise)\b|\bno (?:increase|rise)\b/i,
  unless:
    /\b(?:may (?!not )\w+|after (?:that|which)|thereafter|then|only|unless|until|more than|each|every)\b/i,
};

export const chargedFor: Usual = {
  bears: "recipient",
  when: /\b(?:charge\w*|billed|invoiced|additional costs?|extra costs?|rates?|variation)\b/i,
  unless: denied,
};

export const keptOnCancelling: Usual = {
  bears: "payer",
  surely: true,
  unless:
    /\bif (?:we|the (?:supplier|owner|landlord|licensor|operator|company)) cancels?\b|\bpays? the (?:client|customer|buyer|guest|hirer)\b/i,
};

export const givenByPayee: Usual = {
  bears: "payee",
  surely: true,
  unless: /\b(?:repa(?:y|id)|refund|claw)\w*|\brecover/i,
};

export const lawOfApportionmentOff: Usual = {
  bears: "payee",
  surely: true,
  when: /\b(?:civil liability act|proportionate liability|concurrent wrongdoers?)\b.{0,80}\b(?:not apply|excluded)\b/i,
};

export const unlessFree: Usual = { bears: "recipient", unless: /\b(?:freely|may be assigned)\b/i };

export const narrowed: Usual = {
  bears: "recipient",
  when: /\b(?:releas\w+|confined|limited|personal|revocable|cannot|not|only)\b/i,
  unless: /\b(?:perpetual|irrevocable)\b/i,
};

export const endsIt = /\b(?:terminat\w*|cancel\w*|end(?:s|ed)?|rescind\w*)\b/i;
/** The same, with what ends in other ways. */
export const endsIn =
  /\b(?:terminat|cancel|dismiss|discontinu|rescind|withdraw|forfeit)\w*|\bend(?:s|ed|ing)?\b/i;
export const guarantees = /\bguarantee[sd]?\b|\banswers? (?:to|for)\b/i;
export const time = /\b(?:days?|hours?|weeks?|months?|years?|within|later)\b/i;
export const forATime =
  /\bwarrant\w*|\bperiod\b|\b(?:\d{1,3}|one|two|three|six|twelve)\)? (?:days|weeks|months|years)\b/i;
export const ofGroup = /\b(?:affiliat|subsidiar|related (?:bod|entit|compan|part)|group)/i;
