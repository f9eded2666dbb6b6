import { phrase } from "./phrase.ts";
import { clause } from "./rule.ts";

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
  ],
  unless: /employees?'? (?:records|files)|personnel|shredd/i,
  raises: [
    {
      when: phrase(
        "(?:then[- ]current|additional|hourly|professional services?) (?:rates|fees?|charges?)|for a fee|at (?:its|your|the \\w+'s) (?:own )?(?:cost|expense)",
      ),
      because: "it costs money ({words})",
      as: "After termination the Supplier will export the data at its current charges for a fee.",
      ask: "Ask for one export without charge.",
    },
    {
      when: phrase(
        "without (?:notice|liability|keeping)|immediately|no obligation|(?:7|14|seven|fourteen)(?: ?\\(\\d+\\))? days",
      ),
      because: "there is little time ({words})",
      as: "On cancellation we may immediately delete your content.",
      ask: "Ask for at least 60 days.",
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
  ask: "Ask for an export in a common format without charge, at least 60 days to fetch it, and written proof of deletion afterwards.",
});
