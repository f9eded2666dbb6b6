import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const thirdPartyBeneficiary = clause({
  id: "third-party-beneficiary",
  title: "Third Party Benefits",
  level: "Low",
  named: [
    /third part(?:y|ies)(?: rights| beneficiar\w+)?$|benefit of (?:this|the)/i,
    "Third parties",
  ],
  cue: /third[- ]part|not a party|other than|person|anyone else|on trust|benefit|nobody else|enforce|extend/i,
  says: [
    [
      phrase("third[- ]party beneficiar(?:y|ies)"),
      "There are no third party beneficiaries of this Agreement.",
    ],
    [
      phrase(
        "(?:not a party|other than (?:the parties|a party)|anyone else|nobody else|no other person|third part(?:y|ies)) ~80 (?:enforce\\w*|benefit|rights? (?:under|in|to))",
      ),
      "A person who is not a party has no rights under this deed.",
    ],
    [
      phrase(
        "(?:holds?|held) ~40 (?:benefit|indemnit(?:y|ies)|promises?|rights?) ~60 (?:on|in|upon) trust for",
      ),
      "The Buyer holds the benefit of this clause on trust for its officers.",
    ],
    [
      phrase(
        "(?:indemnit(?:y|ies)|clause|promise|undertaking|exclusion|limits?) ~60 (?:benefit of|enforced by|enforceable by|extends? to) ~60 (?:affiliates?|related bod(?:y|ies)|officers|directors|employees|subcontractors|agents|successors)",
      ),
      "The exclusions in this clause extend to the Carrier's agents.",
    ],
  ],
  not: [
    "The insurance must note that a third party has benefit of rights under it.",
    "Each party has the benefit of advice.",
  ],
  unless: /insur|infring/i,
  raises: [
    {
      when: phrase("on trust for|{may} ~20 enforce|enforceable by|extends? to"),
      because: "people outside can use it ({words})",
      as: "The indemnities are enforceable by the Customer's officers.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\bno(?:t|body)? ~60 (?:beneficiar\\w+|enforce\\w*|rights?|benefit)|only the parties",
      ),
      because: "outsiders are kept out ({words})",
      as: "A person who is not a party has no rights under this deed.",
    },
  ],
  effect: "says whether people outside the contract may rely on it",
  why: "It decides to whom a party answers, beyond those whom it signed with.",
  ask: [
    {
      ask: "for a list of those who may rely on it",
      there: /\b(?:only|listed|namely|being|schedule|each of)\b/i,
      as: "Only the firms listed may rely on it.",
    },
    {
      ask: "that the party alone bring such a claim, within its limits",
      has: "claims by the party alone",
      there: /\b(?:on (?:its|their) behalf|trust|alone|subject to)\b/i,
      as: "The Client alone claims on their behalf.",
    },
  ],
  categories: ["Third Party Beneficiary"],
});
