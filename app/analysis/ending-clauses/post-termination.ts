import { employment } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const postTermination = clause({
  id: "post-termination",
  title: "Obligations after Termination",
  level: "Low",
  cue: /terminat|expir|\bend(?:s|ed|ing)?\b/i,
  underHeading: {
    heading:
      /(?:after|effect|consequences?|following|upon|on) .{0,20}(?:terminat|expir|end)|transition|disengagement|exit|handover|make good/i,
    says: phrase(
      "{must} ~160 (?:return|deliver|destroy|assist|cease|pay|vacate|remove|hand|co-?operate|provide|stop)",
    ),
    as: "Handover\nBefore the end date the Supplier must deliver all keys and passes to the Customer.",
  },
  says: [
    [
      phrase(
        "(?:on|upon|after|following|at|when|if) ~30 (?:terminat\\w*|expir\\w*|end(?:s|ing)?|cessation) ~160 {must} ~120 (?:return|deliver|destroy|assist|cease|vacate|remove|hand|transition|continue to|co-?operate|export|stop)",
      ),
      "At the end of hire the Hirer must return the Plant washed, weed-free, greased and full of diesel.",
    ],
  ],
  not: [
    "At Completion the Vendor shall deliver up the keys, the plant registers and a transfer of each motor vehicle.",
    "Prior to the Service Commencement Date, Tanami must carry out the Transition-In Plan and report on it each Friday.",
    "The Lessee shall not overload the floors nor affix any sign to the exterior of the Demised Premises.",
    "Kite keeps the online gallery up for a year after the wedding and the files for five.",
  ],
  raises: [
    {
      when: phrase("at (?:its|your|the \\w+'s) (?:own )?(?:sole )?(?:cost|expense)|without charge"),
      because: "it has to be done {words}",
      as: "On termination the Customer must return all hired equipment at its own cost.",
    },
    {
      when: phrase(
        "(?:within|for) (?:7|seven|14|fourteen|5|five|10|ten|30|thirty)(?: ?\\(\\d+\\))? (?:business )?days",
      ),
      because: "the time is short ({words})",
      as: "Although the Plaza Contract is at an end, Whitlock shall for thirty days continue to hold the traffic barriers in place and shall then surrender the site pass.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:then[- ]current|agreed|standard) (?:rates|fees)|usable form(?:at)?"),
      because: "it gives {words}",
      as: "After expiry the Supplier must continue to assist the Customer at its standard rates.",
    },
  ],
  effect: "leaves something to do or to pay after the contract has ended",
  why: "The end of a contract is where costs that nobody priced turn up: handover, last orders, return of data and property.",
  ask: [
    {
      ask: "that help with handover be paid at agreed rates",
      has: "pay for handover",
      there: /\b(?:rates?|fees?|charges?|paid|pay|at the \w+'s (?:cost|expense))\b/i,
      when: /\b(?:hand-?over|assist\w*|transition|migrat\w+|co-?operat\w+|help)\b/i,
      as: "It must assist at its usual rates.",
    },
    {
      ask: "for a date on which the duties end",
      has: "an end to the duties",
      there:
        /\b(?:\d{1,3}|one|two|three|six|seven|ten|twelve|fourteen|thirty|sixty|ninety)\b.{0,20}\b(?:days?|weeks?|months?|years?)\b|\buntil\b/i,
      when: /\b(?:hand-?over|assist\w*|transition|continu\w+|surviv\w+|help|co-?operat\w+)\b/i,
      as: "It must continue to help for 30 days.",
    },
    {
      ask: "for time enough to do it",
      has: "time to do it",
      there: /\breasonable time\b|\bfor (?:up to )?(?:\d|one|two|three|six|thirty|sixty|ninety)/i,
      limit: { unit: "days", least: 14, near: /within|before|after|by|end/i },
      when: /\b(?:return|give back|hand back|deliver(?: up)?|take out|remove|vacat\w+|cease|destroy|delete|refund|repay)\b/i,
      notIn: employment,
      as: "It must return the keys within 14 days.",
    },
  ],
  wants: [
    {
      ask: "for a written exit plan",
      there: /\bplan\b/i,
      in: ["software/SaaS", "services agreement"],
      as: "It follows the exit plan.",
    },
    {
      ask: "for enough time to get data back in a usable form",
      has: "data in a usable form",
      there: /\b(?:usable|common|readable|standard)\b.{0,40}\bform|\bexport\b/i,
      in: ["software/SaaS"],
      as: "It gives data in a common format.",
    },
  ],
  categories: ["Post-Termination Services"],
  given: "return\\w*|hand\\w* (?:back|over)|destroy\\w*|give back",
  promises: true,
  alike: [
    {
      words:
        /\b(?:return|send back|give back|hand back)\b.{0,40}\b(?:signed|executed|counterpart|stamped)\b/i,
    },
  ],
});
