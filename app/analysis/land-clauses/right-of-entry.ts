import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const rightOfEntry = clause({
  id: "right-of-entry",
  title: "Right of Entry",
  level: "Low",
  cue: /\benter|\bentry\b|\baccess\b/i,
  says: [
    [
      phrase(
        "{may}[, ] ~40 (?:enter(?: (?:up)?on| into)?|have access to|gain access to|inspect) (?:(?:any|the|your|its|all|each|part|of|a) ){0,4}(?:\\w+ )?(?:premises|venue|land|property|rooms?|units?|stalls?|halls?|buildings?|berths?|paddocks?|stables?|sheds?|dwelling|house|lots?|shop|office)\\b",
      ),
      "The Market's officers may at any time enter a stall to look at its wiring.",
    ],
  ],
  not: [
    "A member may enter the premises from six until ten.",
    "The Dealer may enter the premises to repossess the mower.",
    "A buyer may inspect the property on Saturday before the auction.",
  ],
  unless:
    /\b(?:repossess|recover|retake|take possession|seize|re-?take)\w*|\b(?:members?|guests?|visitors?|buyers?|purchasers?|bidders?|patrons?|children|students?|customers?|you) (?:may|can)\b|\bre-?ent/i,
  raises: [
    {
      when: phrase(
        "at (?:any|all) times?|without (?:any |prior )?notice|(?:sole|absolute) discretion",
      ),
      because: "it may be done {words}",
      as: "At any time the Agent may enter the unit.",
    },
  ],
  lowers: [
    {
      when: phrase("reasonable (?:prior |written )?notice|{number} ?{period} ~20 notice|emergenc"),
      because: "it is kept to notice or emergencies ({words})",
      as: "On reasonable notice the Agent may enter the unit.",
    },
  ],
  effect: "lets one side come onto the place that the other uses",
  why: "It disturbs work and guests, and what is stored there may be confidential.",
  ask: [
    {
      ask: "for notice, save in an emergency",
      has: "notice before entry",
      there: /(?<!\bwithout (?:any |prior )?)\bnotice\b/i,
      within: "clause",
      as: "It may enter on 2 days’ notice.",
    },
    {
      ask: "that it disturb the client’s use as little as can be, and make damage good",
      has: "as little disturbance as can be",
      there: /\b(?:disturb|interfer|inconvenien|disrupt)\w*|\bmake good\b/i,
      within: "clause",
      as: "It must not interfere with trade.",
    },
  ],
  usually: [{ bears: "recipient" }],
});
