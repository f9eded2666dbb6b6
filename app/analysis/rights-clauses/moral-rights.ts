import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const moralRights = clause({
  id: "moral-rights",
  title: "Moral Rights",
  level: "Medium",
  cue: /moral rights?|attribut|consent|waive/i,
  says: [
    [
      phrase(
        "\\b(?:waive[sd]?|consents?|releases?|gives up|not (?:to )?(?:assert|enforce|exercise)|agrees? not to ~20) ~160 \\bmoral rights?",
      ),
      "The illustrator consents to any change of the mural, though it would infringe her moral rights.",
    ],
    [
      phrase(
        "\\bmoral rights? ~120 \\b(?:(?:is|are|be) (?:hereby )?(?:waived|released|not (?:asserted|enforced))|consents?)\\b",
      ),
      "As to moral rights, the architect gives the consents in Schedule 4.",
    ],
  ],
  underHeading: {
    heading: /moral rights?/i,
    says: phrase(
      "\\b(?:waives?|consents?|gives up|agrees? not to)\\b ~120 \\b(?:alter\\w*|chang\\w+|adapt\\w*|attribut\\w+|nam(?:e|ing)|omi\\w+|derogatory)",
    ),
    as: "Moral rights\nThe composer consents to the studio cutting the score, and to its not naming her.",
  },
  not: [
    "Moral rights in the photographs stay with the photographer, who must be named beside each.",
    "The Company owns the footage.",
    "The sculptor does not waive her moral rights.",
  ],
  unless: /\bnot waive/i,
  raises: [
    {
      when: phrase(
        "\\b(?:waive[sd]?|all (?:of )?(?:its|his|her|their|your)? ?moral|any moral|any act or omission|irrevocabl\\w+)",
      ),
      because: "it is general rather than of named acts ({words})",
      as: "The ghostwriter waives her moral rights in the memoir.",
    },
    {
      when: phrase(
        "(?:later|even (?:if|though|where)) ~40 object|whether or not ~60 (?:attribut|named|identified)|derogatory",
      ),
      because: "it reaches what the author may mind ({words})",
      as: "The composer consents to derogatory treatment that would infringe moral rights in the score.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "limited to|only (?:to|for|the)|reasonable|(?:will|must|shall) be (?:attributed|credited|named)",
      ),
      because: "it is kept in bounds ({words})",
      as: "The poet consents, only for the exhibition, to cropping that affects moral rights.",
    },
  ],
  effect: "lets others use a work without naming its author, or in a way that the author may mind",
  why: "The author’s name and standing may suffer, and whoever uses the work wants to be safe from a claim.",
  ask: [
    {
      ask: "that the consent name the works and the acts that it covers",
      has: "named works and acts",
      there:
        /\b(?:the following|namely|limited to|only to|not attributing|editing|cropping|altering)\b/i,
      within: "clause",
      as: "It covers the following acts.",
    },
    {
      ask: "for credit wherever that is practicable",
      has: "credit",
      there:
        /\b(?:will|must|shall) be (?:attributed|credited|named)\b|\bcredit(?:s|ed)? (?:the|her|him|them|it)\b/i,
      within: "clause",
      as: "The author must be credited.",
    },
  ],
  wants: [
    {
      ask: "for a written consent of every person who made the work, employees and subcontractors among them",
      has: "the consents of all who made it",
      there: /\b(?:personnel|employees|subcontractors|each (?:author|individual|person))\b/i,
      within: "clause",
      as: "It must get the same from its personnel.",
    },
  ],
  inLawAs: ["ip-assignment"],
});
