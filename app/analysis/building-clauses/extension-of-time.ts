import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

export const extensionOfTime = clause({
  id: "extension-of-time",
  title: "Extension of Time",
  level: "Medium",
  named: [/extensions? of time|^delays?$/i, "Extension of time"],
  cue: /extension|extend|\beot\b|more time|extra time|additional time|further time|put back|postpone|adjusted/i,
  says: [
    [
      phrase("extensions? of (?:the )?time|\\beots?\\b"),
      "A claim for an extension of time must be made in writing.",
    ],
    [
      phrase(
        "(?:date for (?:practical )?completion|completion date|delivery date|time for (?:completion|delivery|performance)|program(?:me)?) ~80 (?:extended|adjusted|put back|postponed|moved)",
      ),
      "The Date for Practical Completion is put back by each day of wet weather.",
    ],
    [
      phrase(
        "extend(?:s|ed|ing)? (?:the )?(?:time|date) for (?:practical |its )?(?:completion|delivery|performance)",
      ),
      "The Superintendent may at any time extend the time for delivery.",
    ],
    [
      phrase("(?:more|extra|additional|further) time ~80 (?:complet|deliver|perform|finish|delay)"),
      "If rain stops the work the Builder gets extra time to finish.",
    ],
  ],
  not: [
    "The Lender may grant the Borrower an extension of time to pay without releasing the Guarantor.",
    "The Tenant may extend the lease for three years.",
  ],
  unless: /time (?:to|for) pay|guarant|indulgence/i,
  raises: [
    {
      when: phrase("within ~20 {number} ?{period}|condition precedent|strictly"),
      because: "it is lost unless asked for in time ({words})",
      as: "The Contractor has an extension of time if it gives notice within 7 days of the delay.",
    },
    {
      when: phrase(
        "(?:sole|only) (?:remedy|entitlement)|no ~20 (?:delay costs|compensation|additional payment|claim|costs)|not ~40 (?:delay costs|compensation|damages|payment)",
      ),
      because: "it brings time without money ({words})",
      as: "An extension of time is the Contractor's only entitlement for delay.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "delay costs (?:are|is|will be|must be) (?:paid|payable)|(?:reasonable|prolongation) costs",
      ),
      because: "delay is paid for ({words})",
      as: "An extension of time for an act of the Principal carries prolongation costs.",
    },
  ],
  effect: "says when a party has more time to perform",
  why: "Whoever has no more time pays for the delay, even where the other side caused it.",
  ask: [
    {
      ask: "for a notice period that can be kept, from when the delay was known",
      has: "a notice period that can be kept",
      limit: { unit: "days", least: 14, near: /notice|notif|within|after|claim/i },
      when: /\b(?:condition precedent|barr(?:ed|ing)|waive[sd]?|lost|lose[sd]?|forfeit|no (?:entitlement|claim)|not (?:be )?entitled|only if|unless)\b/i,
      as: "It is barred unless claimed within 28 days.",
    },
    {
      ask: "for delay costs where the other side caused the delay",
      has: "delay costs",
      there: /\bdelay (?:costs|damages)|\b(?:costs?|compensat\w+)\b.{0,40}\bdelay/i,
      within: "clause",
      when: /\b(?:condition precedent|barr(?:ed|ing)|waive[sd]?|lost|lose[sd]?|forfeit|no (?:entitlement|claim)|not (?:be )?entitled|only if|unless|sole|only remedy)\b/i,
      as: "It is barred unless claimed, and delay costs are paid.",
    },
    {
      ask: "for prompt notice of each delay, with its likely effect",
      has: "prompt notice of each delay",
      there: /\b(?:notice|notif\w+|tells?|claims?)\b/i,
      as: "It must give notice of a delay.",
    },
  ],
  wants: [
    {
      ask: "for more time for every cause beyond its control",
      has: "more time for what is beyond its control",
      there: /\b(?:beyond|outside)\b.{0,40}\bcontrol\b|\b(?:any|every|whatever) cause/i,
      as: "It has more time for each cause beyond its control.",
    },
    {
      ask: "for delay costs where the other side caused the delay",
      has: "delay costs",
      there: /\bdelay (?:costs|damages)|\b(?:costs?|compensat\w+)\b.{0,40}\bdelay/i,
      within: "clause",
      as: "Delay costs are paid.",
    },
  ],
  usually: [
    {
      bears: "payer",
      writtenBy: "payer",
      when: /\b(?:extended|extension|moves?|later)\b/i,
      unless: denied,
    },
  ],
});
