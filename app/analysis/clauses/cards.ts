import type { FoundClause, Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { allLoss, limits } from "../values/shut-out.ts";

/** Kinds that overlap, the finer one first: the same words get one card, the finer one's. */
const finer: [finer: string, wider: string][] = [
  ["rent-review", "price-increase"],
  ["data-return", "post-termination"],
  ["make-good", "post-termination"],
  ["sole-remedy", "limitation-of-liability"],
  ["wage-set-off", "payment-set-off"],
  ["variation-price", "unilateral-variation"],
  ["demolition-or-relocation", "termination-for-convenience"],
  ["time-bar", "extension-of-time"],
  ["deemed-acceptance", "time-bar"],
  ["minimum-commitment", "volume-restriction"],
  ["personal-liability", "personal-guarantee"],
  ["anti-dilution", "most-favoured-customer"],
  ["damage-and-abatement", "termination-for-breach"],
  ["damage-and-abatement", "termination-for-convenience"],
  ["default-charge", "indemnity"],
  ["default-charge", "payment-terms"],
  ["indemnity", "work-at-cost"],
  ["step-in", "work-at-cost"],
  ["work-at-cost", "damage-liability"],
  ["make-good", "damage-liability"],
  ["liquidated-damages", "damage-liability"],
  ["entry-on-premises", "right-of-entry"],
  ["audit-rights", "right-of-entry"],
  ["wage-set-off", "inclusive-price"],
  ["drag-and-tag", "change-of-control"],
  ["pay-when-paid", "payment-terms"],
  ["pay-when-paid", "payment-set-off"],
  ["performance-target", "minimum-commitment"],
  ["price-at-will", "price-increase"],
  ["price-at-will", "unilateral-variation"],
  ["proportionate-liability", "limitation-of-liability"],
  ["renewal-option", "automatic-renewal"],
  ["tax-gross-up", "payment-set-off"],
  ["additional-hours", "unilateral-variation"],
  ["share-transfer", "assignment"],
  ["share-valuation", "dispute-resolution"],
  ["force-majeure", "limitation-of-liability"],
  ["joint-and-several", "limitation-of-liability"],
  ["joint-and-several", "personal-liability"],
  ["entire-agreement", "order-of-precedence"],
  ["ip-assignment", "moral-rights"],
  ["delay-costs", "gst"],
  ["latent-conditions", "gst"],
  ["variation-price", "gst"],
  ["cancellation-charge", "early-termination-fee"],
  ["holding-over", "early-termination-fee"],
  ["liquidated-damages", "cancellation-charge"],
  ["termination-for-breach", "cancellation-charge"],
  ["suspension", "cancellation-charge"],
  ["early-termination-fee", "no-refund"],
  ["deposit-forfeiture", "no-refund"],
  ["termination-for-breach", "no-refund"],
  ["unilateral-variation", "no-refund"],
  ["limitation-of-liability", "no-refund"],
  ["payment-set-off", "no-refund"],
  ["cancellation-charge", "no-refund"],
  ["early-termination-fee", "cost-of-credit"],
  ["default-charge", "cost-of-credit"],
  ["default-interest", "cost-of-credit"],
  ["early-termination-fee", "lease-incentive"],
  ["ppsa-security", "lease-incentive"],
  ["assignment", "lease-incentive"],
  ["confidentiality", "lease-incentive"],
  ["lease-incentive", "gst"],
  ["bank-guarantee", "gst"],
  ["bank-guarantee", "payment-set-off"],
  ["retention", "bank-guarantee"],
  ["holding-over", "automatic-renewal"],
  ["confidentiality", "onus-of-proof"],
  ["indemnity", "product-recall"],
  ["insurance", "product-recall"],
  ["consequential-loss", "product-recall"],
  ["product-recall", "limitation-of-liability"],
  ["indemnity", "permits-and-fines"],
  ["permitted-use", "permits-and-fines"],
  ["restraint-of-trade", "territory"],
  ["delivery-estimate", "estimate-not-binding"],
  ["limitation-of-liability", "delivery-estimate"],
  ["force-majeure", "delivery-estimate"],
  ["contractor-status", "revenue-sharing"],
  ["liquidated-damages", "payment-terms"],
  ["ip-assignment", "data-ownership"],
  ["sole-remedy", "no-compensation"],
  ["no-compensation", "limitation-of-liability"],
  ["no-compensation", "consequential-loss"],
  ["indemnity", "damage-liability"],
  ["licence-scope", "no-exclusivity"],
  ["interest-dilution", "compulsory-transfer"],
  ["pre-emption", "first-refusal"],
];
const ends = /\b(?:terminat\w*|cancel\w*|end(?:s|ed)?|rescind\w*)\b/i;
const goods =
  /\b(?:goods|personal property|PPSA|PPS Act|inventory|equipment|proceeds|security interest)\b/i;
const guarantees = /\bguarantee[sd]?\b|\banswers? (?:to|for)\b/i;

/** "This guarantee" is a noun. */
const guaranteeing =
  /\bguarantees\b|\b(?:and|severally|irrevocably|hereby|must|will|to|I|we) guarantee\b|\bguarantee (?:the|that|to|all|payment|(?:due|full|prompt|punctual)\b)/i;

const runs =
  /\b(?:per|a|each|every) (?:annum|year|month|week|day|fortnight)\b|\bp\.?a\b|\binterest (?:is|on|at|of|accrues|runs|will|shall|may)\b|\b(?:pay|pays|charge|bears?|plus) interest\b|\b(?:daily|monthly|annual\w*)\b/i;

const setOff = /\b(?:set-?\s?off|deduct\w*|counter-?claim\w*|ow(?:e|es|ed|ing))\b/i;

const insures =
  /\b(?:must|shall|will|agrees to|has to)\b.{0,60}\b(?:insure|maintain|effect|hold|take out|carry|keep)\b/i;
const time = /\b(?:days?|hours?|weeks?|months?|years?|within|later)\b/i;
const alone = /(?<!\bnon[- ]{0,2})\bexclusiv\w*|\bsole(?:ly)?\b|\bno other\b/i;
const forATime =
  /\bwarrant\w*|\bperiod\b|\b(?:\d{1,3}|one|two|three|six|twelve)\)? (?:days|weeks|months|years)\b/i;

const lifted =
  /\b(?:unlimited|uncapped|without (?:any )?(?:upper )?limit(?!ation|ing)|no (?:\w+ )?(?:limit|cap)\b|(?:limit|cap|limitation|exclusion|sentence|clause|section)s?\b[^.;]{0,80}\bnot (?:apply|limit|extend)|(?:not|never) exceed|nothing\b[^.;]{0,100}\blimit)/i;
const ofGroup = /\b(?:affiliat|subsidiar|related (?:bod|entit|compan|part)|group)/i;

/** Whether two places are mostly the same words. */
function sameWords(one: Span, other: Span): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return 2 * shared >= Math.min(one.end - one.start, other.end - other.start);
}

/** A pair of kinds of which, on the same words, one is said better by the other: where its words are, or are not, so. */
interface Told {
  better: RegExp;
  worse: RegExp;
  /** What the words of the worse must say, or must not, to be the better alone. */
  says?: RegExp;
  not?: RegExp;
}

/** Kinds that overlap and are told apart by their words; the first pair that fits decides. */
const toldByWords: readonly Told[] = [
  // Whoever answers for another's debt guarantees or indemnifies: by the verb.
  { better: /^personal-guarantee$/, worse: /^indemnity$/, says: guarantees },
  { better: /^indemnity$/, worse: /^personal-guarantee$/, not: guarantees },
  // A fee for collecting runs with no time, as interest does.
  { better: /^default-charge$/, worse: /^default-interest$/, not: runs },
  // Money or work kept back for another reason than a debt is set off against nothing.
  { better: /^(?:payment-approval|suspension)$/, worse: /^payment-set-off$/, not: setOff },
  // What stops work for a time, or has it done by others, ends nothing, unless it says so too.
  {
    better: /^(?:suspension|work-at-cost)$/,
    worse: /^termination-for-(?:breach|convenience)$/,
    not: ends,
  },
  // Without a time nothing is barred by time.
  { better: /^onus-of-proof$/, worse: /^time-bar$/, not: time },
  { better: /^time-bar$/, worse: /^onus-of-proof$/, says: time },
  // The owner's cover is among the outgoings; whoever must insure takes it out.
  { better: /^outgoings$/, worse: /^insurance$/, not: insures },
  { better: /^(?:territory|no-exclusivity)$/, worse: /^exclusivity$/, not: alone },
  // Work is done again for a time, or as often as it falls short.
  { better: /^warranty-period$/, worse: /^rework$/, says: forATime },
  { better: /^rework$/, worse: /^warranty-period$/, not: forATime },
  // What binds several jointly guarantees nothing by itself.
  {
    better: /^(?:land-charge|joint-and-several)$/,
    worse: /^personal-guarantee$/,
    not: guaranteeing,
  },
  { better: /^land-charge$/, worse: /^ppsa-security$/, not: goods },
  // Whoever answers for no loss at all answers for none of any kind.
  { better: /^limitation-of-liability$/, worse: /^consequential-loss$/, says: allLoss },
  // Kinds of loss that are shut out leave no limit, and lift none.
  { better: /^consequential-loss$/, worse: /^limitation-of-liability$/, not: limits },
  { better: /^consequential-loss$/, worse: /^uncapped-liability$/, not: lifted },
  // A licence is one for a group where it speaks of the group.
  { better: /^affiliate-licence$/, worse: /^licence-scope$/, says: ofGroup },
  { better: /^licence-scope$/, worse: /^affiliate-licence$/, not: ofGroup },
];

/** Whether a clause says what another one on its words says better. */
function isSaidBy(clause: FoundClause, better: FoundClause, text: string): boolean {
  if (!sameWords(clause, better)) return false;
  const told = toldByWords.find(
    (pair) => pair.better.test(better.id) && pair.worse.test(clause.id),
  );
  if (!told) return finer.some(([one, wider]) => one === better.id && wider === clause.id);
  const words = onOneLine(text.slice(clause.start, clause.end));
  return told.says?.test(words) ?? !told.not?.test(words);
}

/** The row of a table or schedule that gives a defined term its meaning: "| Retention Sum | $40,000 |". */
const row = /^\|? ?(?:\d{1,3} ?\| ?)?((?:[A-Z][\w'-]{1,30} ){0,4}[A-Z][\w'-]{1,30}) ?[|:]/;

function isRowOf(clause: FoundClause, clauses: FoundClause[], text: string): boolean {
  const term = row.exec(onOneLine(text.slice(clause.start, clause.end)))?.[1];
  if (!term?.includes(" ")) return false;
  return clauses.some(
    (other) =>
      other !== clause &&
      other.id === clause.id &&
      onOneLine(text.slice(other.start, other.end)).includes(term) &&
      !row.test(onOneLine(text.slice(other.start, other.end))),
  );
}

/**
 * The clauses that get a card: not those of which a finer kind says the same words, nor the row of a schedule that only
 * fills in what the clause beside it uses.
 * @param beside the others on the words of each.
 */
export const cardsOf = (
  text: string,
  clauses: FoundClause[],
  beside: ReadonlyMap<FoundClause, FoundClause[]>,
): FoundClause[] =>
  clauses.filter(
    (clause) =>
      !beside.get(clause)?.some((other) => isSaidBy(clause, other, text)) &&
      !isRowOf(clause, clauses, text),
  );
