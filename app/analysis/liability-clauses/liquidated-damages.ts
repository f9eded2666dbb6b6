import { building } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const liquidatedDamages = clause({
  id: "liquidated-damages",
  title: "Liquidated Damages",
  level: "High",
  cue: /liquidated|penalt|pre-?estimate|agreed damages|per day|each day|delay|late\b|service credits?/i,
  surely: [
    [
      phrase("genuine (?:and \\w+ )?pre-?estimate of (?:the |its |our )?(?:damages?|loss(?:es)?)"),
      "There are no liquidated damages for delay, but for a guide who is hired away the Lodge is paid $900, a genuine pre-estimate of its loss.",
    ],
  ],
  says: [
    [
      phrase(
        "^(?!.*\\b(?:court|regulator|commissioner|statut\\w+|act|law)\\b).{0,400}\\b(?:pay|impose|levy|charge|require|liable|incur)\\w*\\b ~80 \\bpenalt(?:y|ies) ~20 \\b(?:of|at|in|equal|equivalent) ~60 (?:\\d|{percent})",
      ),
      "For each rule that is broken the Market may impose a penalty of 500 dollars.",
      "surely",
    ],
    [
      phrase(
        "liquidated damages|(?:genuine|reasonable) (?:and \\w+ )?pre-?estimate|agreed damages|delay damages",
      ),
      "Availability under 97% shall cost the Operator, as agreed damages, $3.10 for each megawatt-hour not generated.",
    ],
    [
      phrase(
        "{must} ~80 pay ~120 (?:per|for each|for every|each) (?:day|week) ~80 (?:late|delay|after|until|beyond)",
      ),
      "For delay in shipment Maker must pay 0.5% of the value for each week of delay, but such penalty shall not exceed 5%.",
    ],
    [
      phrase(
        "{must} ~40 pay ~40 \\$ ?\\d[\\d,]* for (?:each|every) ~100 (?:late|overdue|missed|delayed|not (?:given|delivered|made|published|done))\\b",
      ),
      "The Supplier must pay the Buyer $500 for each report that is late.",
    ],
  ],
  not: [
    "Dallimore will be paid for overtime at 1.5 times the ordinary hourly rate when Brightwater has asked for it.",
    "Banyan aims to give feedback within three business days, and each day of delay moves the launch by a day.",
    "| Purchase Price | $90,000, being plant $60,000 and goodwill $30,000 |",
    "The parties agree that liquidated damages do not apply.",
  ],
  unless:
    /no liquidated damages|liquidated damages (?:do not|shall not|will not) apply|^\|? ?(?:\d+ \| )?purchase price\b/i,
  raises: [
    {
      when: phrase(
        "(?:for each|for every|per|a|each) day ~140 (?:0\\.[1-9]\\d?|[1-9](?:\\.\\d+)?) ?(?:%|per ?cent)|(?:0\\.[1-9]\\d?|[1-9](?:\\.\\d+)?) ?(?:%|per ?cent) ~60 (?:per|a|each|every) day",
      ),
      because: "it runs by the day at a rate that soon exceeds the debt ({words})",
      as: "For each day of delay in paying the Stall must pay liquidated damages of 0.4 per cent of the rent that is due.",
    },
    {
      when: phrase("in addition to|without (?:limiting|prejudice)|on top of"),
      unless: {
        says: /\b(?:irrecoverable|unenforceable|void|invalid|not recoverable)\b/i,
        as: "If the agreed sum is unenforceable, general damages are payable without limiting the right to end.",
      },
      because: "it comes on top of other damages ({words})",
      as: "The Contractor must pay liquidated damages for delay, in addition to any other remedy of the Principal.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:sole|only|exclusive) (?:and exclusive )?remedy|(?:up to a )?maximum of|(?:capped|limited) (?:in total |in all |in aggregate )?(?:at|to)|not exceed|no more than ~30 {percent}",
      ),
      because: "it has a limit ({words})",
      as: "For delay in shipment Maker must pay 0.5% of the value for each week of delay, but such penalty shall not exceed 5%.",
    },
    {
      when: phrase("genuine (?:and \\w+ )?pre-?estimate|extensions? of time"),
      because: "it is tied to {words}",
      as: "Delay: Item 29 - $3,200 per Day or part of a Day, being agreed as a genuine pre-estimate of what late handover of the depot will cost the Principal.",
    },
  ],
  effect: "fixes in advance what a breach costs",
  why: "The sum is claimed without proof of loss, and may be more, or less, than what the breach really costs.",
  ask: [
    {
      ask: "for a rate that rests on a stated estimate of loss",
      there: /\bestimat/i,
      as: "The sum is a genuine pre-estimate of loss.",
    },
    {
      ask: "for a cap",
      there:
        /\b(?:limited (?:in total |in aggregate )?to|not exceed|cap(?:ped)?|at most|up to|maximum)\b/i,
      within: "clause",
      as: "It is limited in total to 10% of the price.",
    },
    {
      ask: "for extensions of time for the other side’s delays",
      there: /\bextensions? of time\b|\bextend(?:ed|s)?\b/i,
      within: "document",
      in: building,
      as: "There are extensions of time.",
    },
    {
      ask: "that it be the only remedy for that failure",
      has: "no other remedy",
      there:
        /\b(?:sole|only|exclusive)\b.{0,20}\bremed|\bin (?:full )?satisfaction\b|\binstead of\b|\bin place of\b/i,
      within: "clause",
      as: "It is the sole remedy.",
    },
  ],
  insteadOf: ["damage-liability", "cancellation-charge", "payment-terms"],
  categories: ["Liquidated Damages"],
  states: ["amount", "percentage"],
  gravity: 10,
  given: "liquidated damages|delay damages|damages for delay",
  usually: [
    { bears: "payee", writtenBy: "payer" },
    {
      bears: "payee",
      when: /\b(?:late|delay\w*|credits?|comes? off|uptime|availability)\b/i,
      unless: /\breturn\w*|\b(?:late|overdue|delayed) pay|\bpay(?:s|ment)? late\b/i,
    },
  ],
  alike: [{ words: /\b(?:pa(?:y|ys|id)|receives?)\b.{0,40}\b(?:allowance|per diem|loading)\b/i }],
});
