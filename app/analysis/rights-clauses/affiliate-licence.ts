import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { ofGroup } from "../kind/usage.ts";

/** A licence that may be handed on in the group, and there only, or only when somebody agrees: it binds the licensee. */
const kept =
  /\b(?:solely|only)\b[^.;]{0,80}\b(?:subsidiar|affiliat|related|group)|\bsub-?licen[cs]e\b[^.;]{0,200}\b(?:consent|approval)\b/i;

export const affiliateLicence = clause({
  id: "affiliate-licence",
  title: "Licence for Affiliates",
  level: "Low",
  named: [/affiliates|group companies|licen[cs]e/i, "Use by affiliates"],
  cue: /affiliate|related bod|related entit|related compan|subsidiar|group (?:compan|member|entit)/i,
  says: [
    [
      phrase(
        "(?:licen[cs]es?|licen[cs]ed|rights?) ~120 to (?:use|access|exercise) ~100 (?:affiliates?|related (?:bod(?:y|ies)|entit(?:y|ies)|compan(?:y|ies))|subsidiar(?:y|ies)|group (?:compan(?:y|ies)|members?))",
      ),
      "The Licensee has the right to use the Tool for itself and its subsidiaries.",
    ],
    [
      phrase(
        "(?:affiliates?|related (?:bod(?:y|ies) corporate|entit(?:y|ies)|compan(?:y|ies))|subsidiar(?:y|ies)|group (?:compan(?:y|ies)|members?)) ~60 {may} ~20 (?:use|access|install|exercise|benefit from) ",
      ),
      "Its related bodies corporate may use the Software.",
    ],
    [
      phrase(
        "sub-?licen[cs]e ~80 (?:affiliates?|related (?:bod(?:y|ies)|entit(?:y|ies)|compan(?:y|ies))|subsidiar(?:y|ies))",
      ),
      "The Licensee may sublicense the Marks to an affiliate.",
    ],
  ],
  not: [
    "The Licensee shall use its rights to indemnify the Licensor, with its sublicensees and subsidiaries, so that each may use counsel.",
    "Sublicense or not, the Licensee holds the affiliates of the Licensor harmless.",
    "The Supplier's affiliates may use confidential information to perform.",
    "A subsidiary guarantees the debt.",
    "An affiliate of the Clinic may use the nurse on the same terms of employment and licence.",
  ],
  unless: /\bindemnif|\bharmless\b|confidential|personal information|\bemployment\b/i,
  raises: [
    {
      when: phrase(
        "(?:additional|extra|further) ~10 (?:fees?|charges?|licen[cs]es?)|for each (?:affiliate|subsidiary|entity)",
      ),
      because: "each one costs more ({words})",
      as: "Affiliates may use the Platform for additional fees.",
    },
    {
      when: phrase("(?:liable|responsible) for|jointly"),
      because: "one answers for all ({words})",
      as: "Group companies may access the Service, and the Customer is liable for them.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "no (?:additional|extra|further) (?:fee|charge|cost)|after it ceases|divest\\w*|transition\\w*|future",
      ),
      because: "it is generous ({words})",
      as: "The licence to use the Library covers future affiliates.",
    },
  ],
  effect: "says whether companies of the same group may use what is licensed",
  why: "A group that shares systems may be using them without a licence, or lose them when a company is sold.",
  ask: [
    {
      ask: "that it end for a company that leaves the group",
      notWhen: kept,
      has: "an end for a company that leaves the group",
      there: /\b(?:for so long as|as long as|while|ceas\w+|only whil)/i,
      as: "A company may use it for so long as it is an Affiliate.",
    },
    {
      ask: "that no consent be needed within the group, or that it not be unreasonably withheld",
      has: "consent that is not unreasonably withheld",
      when: kept,
      there:
        /\b(?:not (?:to )?(?:be )?unreasonably (?:be )?(?:withheld|refused|delayed)|without (?:the )?(?:consent|approval))\b/i,
      within: "sentence",
      as: "The Licensee may sublicense to a subsidiary with consent, which is not to be unreasonably withheld.",
    },
    {
      ask: "for some months of use for a company that leaves the group",
      when: kept,
      there: /\b(?:divest\w*|transition\w*|leaves|months? after)\b/i,
      as: "The Licensee may sublicense only to a subsidiary, and for six months after it is sold.",
    },
    {
      ask: "that the licensee answer for each company of its group",
      notWhen: kept,
      has: "the licensee’s answer for its group",
      there: /\b(?:responsible|liable|answers?) for\b/i,
      as: "The Licensee is liable for what its Affiliates do.",
    },
  ],
  wants: [
    {
      ask: "for every company of the group, those that join later among them",
      notWhen: kept,
      has: "every company of the group",
      there: /\bfrom time to time|\b(?:now or|later|future|hereafter|each|every|any)\b/i,
      as: "Each Affiliate from time to time may use it.",
    },
    {
      ask: "for some months of use for a company that is sold",
      notWhen: kept,
      there: /\b(?:sold|divest|transition|leaves)/i,
      as: "A company that is sold may use it for six months.",
    },
  ],
  insteadWhere: [
    // A licence is one for a group where it speaks of the group.
    { of: "licence-scope", says: ofGroup },
  ],
  categories: ["Affiliate License-Licensor", "Affiliate License-Licensee"],
});
