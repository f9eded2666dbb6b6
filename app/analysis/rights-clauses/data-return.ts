import { holdingData } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const dataReturn = clause({
  id: "data-return",
  title: "Return of Data",
  level: "Medium",
  named: [
    /(?:return|export|deletion|retrieval) of (?:\w+ )?data|^exit$|^your data/i,
    "Return of data",
  ],
  cue: /\bdata\b|content|records|database|files/i,
  says: [
    [
      phrase(
        "(?:return|export|hand over|give back|transfer|extract|download|retrieve|destroy|delete|erase)(?:s|d|ed)? ~60 (?:data|content|records|database|files)\\b ~120 (?:terminat|expir|\\bend|clos|cancel)",
      ),
      "The Provider deletes all data sixty days after the subscription ends.",
    ],
    [
      phrase(
        "(?:terminat\\w*|expir\\w*|\\bend(?:s|ed)?\\b|clos\\w+|cancel\\w*) ~160 (?:return|export|hand over|give back|transfer|extract|download|retrieve|destroy|delete|erase)(?:s|d|ed)? ~60 (?:data|content|records|database|files)\\b",
      ),
      "When this Agreement ends the Supplier must return the Customer Data.",
    ],
    [
      phrase("(?:copy|extract|export) of (?:the |its |your |all )?(?:\\w+ ){0,2}data\\b"),
      "On request the Host gives the Client an export of its data.",
    ],
  ],
  not: [
    "A party that keeps personnel files must destroy its records of a terminated applicant by law.",
    "The Supplier must keep data secure.",
    "The Host may tell the Author to delete content which infringes a copyright when the agreement ends.",
  ],
  unless:
    /employees?'? (?:records|files)|personnel|shredd|\b(?:delete|remove|take down|shield|block)\b[^.;]{0,60}\binfring/i,
  raises: [
    {
      when: phrase(
        "(?:then[- ]current|additional|hourly|professional services?) (?:rates|fees?|charges?)|for a fee|at (?:its|your|the \\w+'s) (?:own )?(?:cost|expense)",
      ),
      because: "it costs money ({words})",
      as: "After termination the Supplier will export the data at its current charges for a fee.",
    },
    {
      when: phrase(
        "without (?:notice|liability|keeping)|immediately|no obligation|(?:7|14|seven|fourteen)(?: ?\\(\\d+\\))? days",
      ),
      because: "there is little time ({words})",
      as: "On cancellation we may immediately delete your content.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:usable|standard|common(?:ly used)?|machine[- ]readable|csv|agreed|open) ~20 (?:format|form|file)s?|free of charge|no (?:extra )?(?:charge|cost)",
      ),
      because: "it comes in a form that can be used ({words})",
      as: "On expiry the Provider must return the Client's records in a usable format.",
    },
  ],
  effect: "says what happens to data when the contract ends",
  why: "Without its data a business cannot change suppliers, whatever its right to leave.",
  ask: [
    {
      ask: "that work beyond a standard export be paid",
      has: "pay for more than a standard export",
      there: /\b(?:rates?|fees?|charges?|paid|pay|cost)\b/i,
      as: "The export is made at current rates.",
      in: holdingData,
    },
    {
      ask: "for a date after which it may delete",
      has: "a date for deletion",
      there:
        /\b(?:delet|destroy|eras)\w+.{0,80}\b(?:after|within|days?|months?)|\b(?:after|within)\b.{0,80}\b(?:delet|destroy|eras)/i,
      as: "After 60 days we delete it.",
      in: holdingData,
    },
    {
      ask: "that copies it must keep by law, and those in backups, may stay",
      has: "copies kept by law",
      there: /\b(?:law|backups?|archiv\w+|records?)\b/i,
      as: "It may keep what the law requires.",
    },
  ],
  wants: [
    {
      ask: "for an export in a common format without charge",
      has: "an export in a common format",
      there: /\b(?:common|usable|readable|standard|open|csv|agreed)\b.{0,40}\bform(?:at)?|\bCSV\b/i,
      as: "You get it in a common format.",
      in: holdingData,
    },
    {
      ask: "for at least 60 days to fetch it",
      limit: {
        unit: "days",
        least: 60,
        near: /export|fetch|download|retriev|copy|data|request|end/i,
      },
      as: "For 90 days after the end you can download your data.",
      in: holdingData,
    },
    {
      ask: "for written proof of deletion afterwards",
      has: "proof of deletion",
      there: /\bcertif|\bconfirm|\bproof\b/i,
      as: "We certify that it is deleted.",
    },
  ],
  insteadOf: ["post-termination"],
  usually: [{ bears: "payee" }],
});
