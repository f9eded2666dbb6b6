import type { FoundClause, Span } from "../../schemas/analysis.ts";
import { onOneLine } from "../reading/plain-text.ts";

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
  ["minimum-commitment", "volume-restriction"],
  ["personal-liability", "personal-guarantee"],
  ["anti-dilution", "most-favoured-customer"],
  ["damage-and-abatement", "termination-for-breach"],
  ["damage-and-abatement", "termination-for-convenience"],
  ["default-charge", "indemnity"],
  ["default-charge", "payment-terms"],
  ["indemnity", "work-at-cost"],
  ["step-in", "work-at-cost"],
  ["indemnity", "damage-liability"],
  ["work-at-cost", "damage-liability"],
  ["make-good", "damage-liability"],
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
const alone = /\bexclusiv\w*|\bsole(?:ly)?\b|\bno other\b/i;
const forATime =
  /\bwarrant\w*|\bperiod\b|\b(?:\d{1,3}|one|two|three|six|twelve)\)? (?:days|weeks|months|years)\b/i;

const capped =
  /\bliab\w+\b[^.;]{0,60}\b(?:limited|capped|restricted|confined) (?:only |solely )?(?:to|at)\b|\b(?:not|never) exceed\b|\bno more than\b/i;
const lifted =
  /\b(?:unlimited|uncapped|without (?:any )?(?:upper )?limit(?!ation|ing)|no (?:\w+ )?(?:limit|cap)\b|(?:limit|cap|limitation|exclusion|sentence|clause|section)s?\b[^.;]{0,80}\bnot (?:apply|limit|extend)|(?:not|never) exceed|nothing\b[^.;]{0,100}\blimit)/i;
const ofGroup = /\b(?:affiliat|subsidiar|related (?:bod|entit|compan|part)|group)/i;

/** Whether two places are mostly the same words. */
function sameWords(one: Span, other: Span): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return 2 * shared >= Math.min(one.end - one.start, other.end - other.start);
}

/** Whether a clause says what another one on its words says better. */
function isSaidBy(clause: FoundClause, better: FoundClause, text: string): boolean {
  if (!sameWords(clause, better)) return false;
  // Whoever answers for another's debt guarantees or indemnifies: by the verb.
  const pair = [better.id, clause.id];
  if (pair.includes("personal-guarantee") && pair.includes("indemnity"))
    return guarantees.test(text.slice(clause.start, clause.end)) === (clause.id === "indemnity");
  // A fee for collecting runs with no time, as interest does.
  if (better.id === "default-charge" && clause.id === "default-interest")
    return !runs.test(text.slice(clause.start, clause.end));
  // Money or work kept back for another reason than a debt is set off against nothing.
  if (/^(?:payment-approval|suspension)$/.test(better.id) && clause.id === "payment-set-off")
    return !setOff.test(text.slice(clause.start, clause.end));
  // What stops work for a time, or has it done by others, ends nothing, unless it says so too.
  if (/^(?:suspension|work-at-cost)$/.test(better.id) && clause.id === "termination-for-breach")
    return !ends.test(text.slice(clause.start, clause.end));
  // Without a time nothing is barred by time.
  if (better.id === "onus-of-proof" && clause.id === "time-bar")
    return !time.test(text.slice(clause.start, clause.end));
  if (better.id === "time-bar" && clause.id === "onus-of-proof")
    return time.test(text.slice(clause.start, clause.end));
  // The owner's cover is among the outgoings; whoever must insure takes it out.
  if (better.id === "outgoings" && clause.id === "insurance")
    return !insures.test(text.slice(clause.start, clause.end));
  if (better.id === "territory" && clause.id === "exclusivity")
    return !alone.test(text.slice(clause.start, clause.end));
  // Work is done again for a time, or as often as it falls short.
  if (better.id === "warranty-period" && clause.id === "rework")
    return forATime.test(text.slice(clause.start, clause.end));
  if (better.id === "rework" && clause.id === "warranty-period")
    return !forATime.test(text.slice(clause.start, clause.end));
  // What binds several jointly guarantees nothing by itself.
  if (/^(?:land-charge|joint-and-several)$/.test(better.id) && clause.id === "personal-guarantee")
    return !guaranteeing.test(text.slice(clause.start, clause.end));
  if (better.id === "land-charge" && clause.id === "ppsa-security")
    return !goods.test(text.slice(clause.start, clause.end));
  // Kinds of loss that are shut out leave no limit, and lift none.
  if (better.id === "consequential-loss" && clause.id === "limitation-of-liability")
    return !capped.test(text.slice(clause.start, clause.end));
  if (better.id === "consequential-loss" && clause.id === "uncapped-liability")
    return !lifted.test(text.slice(clause.start, clause.end));
  // A licence is one for a group where it speaks of the group.
  if (better.id === "affiliate-licence" && clause.id === "licence-scope")
    return ofGroup.test(text.slice(clause.start, clause.end));
  if (better.id === "licence-scope" && clause.id === "affiliate-licence")
    return !ofGroup.test(text.slice(clause.start, clause.end));
  return finer.some(([one, wider]) => one === better.id && wider === clause.id);
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
