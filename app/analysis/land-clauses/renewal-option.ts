import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { givenByPayee } from "../kind/usage.ts";

export const renewalOption = clause({
  id: "renewal-option",
  title: "Option to Renew",
  level: "Low",
  named: [
    /^options? (?:to renew|for (?:a )?(?:further|renewal)|of renewal)|^further terms?$|^option$/i,
    "Option to renew",
  ],
  cue: /exercise|option|term|renew|period/i,
  says: [
    [
      phrase(
        "option(?:s|\\(s\\))? (?:to renew|of renewal|to extend|for (?:a |one |two )?(?:further|renewal|second|additional) (?:terms?|periods?))",
      ),
      "The Dealer has an option for a further term of four years.",
    ],
    [
      phrase(
        "(?:wants?|wishes|desires|elects?|intends) ~30 (?:further|renewed|new|second|additional|extended) (?:term|period|lease|licence) ~120 (?:notice|writ\\w+|tell|inform|notify)",
      ),
      "If the Lessee wishes to have a second term it must tell the Lessor in writing by 1 May 2029.",
    ],
    [
      phrase(
        "(?:exercise|exercising) ~20 option ~80 (?:notice|no later|not later|before|at least|between|months)",
      ),
      "She may exercise the option by a letter sent at least four months ahead.",
    ],
    [
      phrase(
        "\\bnotice (?:to|of) exercise\\b ~20 (?:not less|at least|no later|not later|between|by|from|{number})",
      ),
      "Notice to exercise: between four and seven months before the last day.",
    ],
  ],
  not: [
    "The holder may exercise the option to buy shares at least one month before expiry.",
    "Staff have the option of working from home.",
    "The agreement renews for a further term unless notice is given.",
  ],
  unless: /\bshares?\b|\boptions? to (?:buy|purchase|acquire)\b|\bsecurities\b/i,
  raises: [
    {
      when: phrase(
        "no (?:existing |unremedied )?(?:breach|default)|not (?:be |been )?in (?:breach|default)|time is of the essence|strictly|punctual\\w*",
      ),
      because: "it is easily lost ({words})",
      as: "The option to renew may be used only by a tenant who has not been in default.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "must remind|reminder|(?:notify|tell|write to) (?:it|you|the tenant|the lessee) ~40 (?:before|months)",
      ),
      because: "there is a reminder ({words})",
      as: "The Lessor must remind the Lessee of the option to renew.",
    },
  ],
  effect: "gives a right to a further term if it is used in time",
  why: "The day for notice is lost once it has passed: it belongs in the diary.",
  ask: [
    {
      ask: "that a breach which is not remedied after notice defeat it",
      has: "that a breach defeats it",
      there: /\b(?:breach|default)\b/i,
      within: "clause",
      as: "It may not be used by a tenant in breach.",
    },
    {
      ask: "for a first and a last day for notice",
      has: "a last day for notice",
      there: /\b(?:months|days|before|not less|at least)\b/i,
      within: "document",
      as: "Notice is given at least three months before the end.",
    },
  ],
  wants: [
    {
      ask: "for a reminder before the last day",
      has: "a reminder",
      there: /\bremind/i,
      within: "clause",
      as: "The Lessor must remind it in writing.",
    },
    {
      ask: "that a breach which has been remedied, or was not told of, not defeat it",
      has: "that a remedied breach does not defeat it",
      there: /\b(?:unremedied|not remedied|after notice|of which)\b/i,
      when: /\b(?:breach|default|compl(?:y|ied)|perform\w*)\b/i,
      within: "clause",
      as: "It is lost only for a breach not remedied after notice.",
    },
  ],
  insteadOf: ["automatic-renewal"],
  usually: [givenByPayee],
});
