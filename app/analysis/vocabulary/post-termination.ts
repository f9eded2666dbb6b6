import { phrase } from "./phrase.ts";
import { clause } from "./rule.ts";

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
      ask: "Ask that handover be paid at agreed rates.",
    },
    {
      when: phrase(
        "(?:within|for) (?:7|seven|14|fourteen|5|five|10|ten|30|thirty)(?: ?\\(\\d+\\))? (?:business )?days",
      ),
      because: "the time is short ({words})",
      as: "Although the Plaza Contract is at an end, Whitlock shall for thirty days continue to hold the traffic barriers in place and shall then surrender the site pass.",
      ask: "Ask for more time to take out data and property.",
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
  ask: "Ask for a written exit plan, handover at agreed rates, and enough time to get data back in a usable form.",
});
