import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const injunction = clause({
  id: "injunction",
  title: "Injunction Agreed Beforehand",
  level: "Low",
  cue: /injunct|irreparabl|adequate remedy|specific performance|equitable relief/i,
  says: [
    [
      phrase(
        "\\b(?:may|can|entitled to|right to|consents? to|not oppose|acknowledges? ~60) ~60 (?:\\b(?:seek|apply for|obtain|claim|have|get|be granted)\\b ~45)?\\b(?:injuncti(?:on|ve)s?|specific performance|equitable relief)",
      ),
      "The studio may apply for an injunction to stop a leak of the script.",
    ],
    [
      phrase(
        "\\b(?:irreparabl[ey] (?:harm(?:ed)?|damaged?|injur(?:y|ed)|loss)|damages (?:may|might|would|will|are|is|alone) (?:\\w+ ){0,4}(?:not be|inadequate|insufficient|not))",
      ),
      "A copy of the recipe would do irreparable damage to the brewery.",
    ],
  ],
  not: [
    "Neither party may go to court before mediation, other than for an urgent injunction.",
    "The Court granted an injunction against the previous owner in 2019.",
    "Nothing in this clause keeps a party from seeking urgent interlocutory relief or an injunction.",
  ],
  unless:
    /\bstill\b|\burgent|\b(?:nothing|other than|except|save|before|unless|until|without first)\b.{0,120}\b(?:injunct|relief)|\bgranted an\b/i,
  raises: [
    {
      when: phrase(
        "without (?:proof|proving|the need|having to|posting|giving|any)|not (?:oppose|resist|contest)|no need to (?:prove|show)|irreparable",
      ),
      to: "Medium",
      because: "what a court would ask for is conceded ({words})",
      as: "The studio is entitled to an injunction without proof of loss.",
    },
  ],
  lowers: [],
  effect: "concedes beforehand that a court may stop a breach",
  why: "It makes an urgent order easier to get, often before the facts are tried.",
  ask: [
    {
      ask: "that it leave open whether the order is granted, and be mutual",
      has: "the same for both",
      mutual: true,
    },
    {
      ask: "that the usual undertaking as to damages be kept",
      has: "the undertaking as to damages",
      there: /\bundertaking as to damages\b/i,
      within: "clause",
      as: "It gives the usual undertaking as to damages.",
    },
  ],
});
