import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const ending =
  "(?:terminat\\w+|expir\\w+|non-?renewal|not (?:being )?renew\\w*|ending of|end of (?:this|the|your|its))";
const lost =
  "(?:compensation|compensat\\w+|goodwill|(?:anticipated|prospective|future|lost|loss of) (?:profits?|business|sales|revenues?|income|opportunit\\w+|custom\\w*)|investments?|severance|commitments)";
const none =
  "(?:no (?:claims?|rights?|liabilit\\w+|entitlements?|obligation|compensation)|not (?:be )?(?:entitled|liable|obliged)|neither ~60 (?:liable|entitled)|without (?:any )?(?:liability|compensation|claim))";

export const noCompensation = clause({
  id: "no-compensation",
  title: "No Compensation on Ending",
  level: "Medium",
  cue: /compensat|goodwill|profits?|business|sales|revenue|income|opportunit|custom|investment|severance|commitments/i,
  says: [
    [
      phrase(`\\b${none}\\b ~120 \\b${lost}\\b ~160 \\b${ending}`),
      "The agent is not entitled to compensation for goodwill upon expiry of the agency.",
    ],
    [
      phrase(
        `(?:\\b(?:(?:if|when|where|up)?on|after|following|by reason of|because of|whatever|in the event of|event)\\b ~60)\\b${ending} ~140 \\b${none}\\b ~100 \\b${lost}`,
      ),
      "After termination of the dealership the Dealer has no claim for lost profits.",
    ],
  ],
  not: [
    "On termination the Dealer is not released from its liability to pay compensation.",
    "The Tenant is entitled to compensation for goodwill upon termination.",
    "If the land is resumed the Tenant has no claim for compensation against the Landlord and the term ends.",
    "The insurer has no liability for loss of profits upon expiry of the policy.",
  ],
  unless: /\b(?:resum(?:ed|ption)|insur(?:er|ance)|without prejudice|not (?:be )?reliev\w+)\b/i,
  raises: [
    {
      when: phrase(
        "\\b(?:for any reason|howsoever|however (?:it|caused|arising)|whatsoever|including (?:breach|wrongful)|even if)\\b",
      ),
      because: "the reason does not count ({words})",
      as: "On termination for any reason the Dealer has no claim for compensation.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\b(?:neither (?:party|of)|either party|each party)\\b|\\b(?:except|other than|save|unless|without limiting) ~80 (?:breach|default|accrued|earned|unpaid|wrongful)",
      ),
      because: "it has bounds ({words})",
      as: "Except for breach, the agent is not entitled to compensation for goodwill upon expiry of the agency.",
    },
  ],
  effect: "leaves nothing to claim for what was built up or spent when the contract ends",
  why: "Stock, staff, fit-out and the custom that was won are lost without payment, even soon after they were paid for.",
  ask: [
    {
      ask: "that damages for breach, and what was earned before the end, be left out",
      has: "that breach and earnings are left out",
      there:
        /\b(?:except|other than|save|unless|without (?:limiting|prejudice|affecting))\b.{0,120}\b(?:breach|accrued|earned|unpaid|owing|default)/i,
      within: "clause",
      as: "Except for sums accrued before then, nothing is payable.",
    },
    {
      ask: "that stock be bought back, and recent investments that were required be made good",
      has: "that stock is bought back",
      there: /\b(?:buy[- ]?back|buys? back|repurchase\w*|bought back|reimburs\w+)\b/i,
      within: "document",
      as: "The Supplier buys back unsold stock.",
    },
    {
      ask: "for a long enough notice of the end or of non-renewal",
      has: "90 days’ notice of the end",
      limit: { unit: "days", least: 90, near: /notice/i },
      as: "The Supplier gives 120 days notice.",
    },
  ],
  insteadOf: ["limitation-of-liability", "consequential-loss"],
});
