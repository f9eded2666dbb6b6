import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { chargedFor } from "../kind/usage.ts";

export const delayCosts = clause({
  id: "delay-costs",
  title: "Stand-down and Delay Costs",
  level: "Medium",
  cue: /stand[- ]?down|standing time|waiting time|downtime|idle|delay|demurrage|remobili/i,
  says: [
    [
      phrase(
        "\\b(?:stand[- ]?down|stand(?:ing|[- ]by) time|waiting time|idle time|down[- ]?time|demurrage|remobilisation|return visits?) ~140 (?:charg(?:e[sd]?|ed|eable)|paid|payable|billed|invoiced|cost|at (?:a rate|the rate|\\$)|\\$ ?\\d)",
      ),
      "Waiting time at the wharf is billed by the quarter hour.",
    ],
    [
      phrase(
        "\\b(?:charg(?:e[sd]?|ed|eable)|pay|paid|recover|claim|entitled to) ~80 \\b(?:delay costs|standing time|waiting time|stand[- ]?down|idle (?:plant|labour|time)|costs? of (?:the )?delay|demurrage)",
      ),
      "The roofer may recover the cost of the delay of other trades.",
    ],
  ],
  not: [
    "An employee may be stood down without pay in a strike.",
    "The Host pays a credit for downtime of the servers above two hours.",
    "The Driver is paid the award rate for waiting time.",
    "Demurrage is charged at $90 an hour as the agreed estimate of the loss.",
  ],
  unless:
    /\b(?:employees?|award|fair work|service credits?|servers?|credits?)\b(?! account)|consequential|liquidated|agreed damages|estimate|extension of time|\bwaive|\bno claim|\bno(?:t|r) .{0,30}(?:charge|claim)/i,
  raises: [
    {
      when: phrase(
        "\\bper (?:man|person|worker|machine|hour|day)|\\/ ?hr|an hour|any (?:delay|cause)|whatever (?:the )?(?:cause|reason)|other trades|weather",
      ),
      because: "it runs with time or for causes of others ({words})",
      as: "Standing time is charged at the day rate, whatever the cause.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "agreed (?:in writing|beforehand)|prior (?:approval|notice)|after the first|maximum|caused by (?:the )?(?:builder|principal|owner|client|customer)['’]?s? (?:breach|act|default)",
      ),
      because: "it is kept in bounds ({words})",
      as: "Demurrage is charged with prior approval.",
    },
  ],
  effect: "charges for time in which people or plant stand idle",
  why: "The sum grows with each hour of delay, and who caused it is often in dispute.",
  ask: [
    {
      ask: "that only delay caused by the payer count",
      has: "delay caused by the payer only",
      there:
        /\bcaused (?:solely |only )?by (?:the )?(?:builder|principal|owner|client|customer|head contractor)\b/i,
      as: "It is for delay caused by the Owner.",
    },
    {
      ask: "for notice on the day, and records",
      has: "notice and records",
      there: /\b(?:notice|notif\w+|records?|dockets?|timesheets?)\b/i,
      within: "clause",
      as: "It must give notice on the day.",
    },
    {
      ask: "for a cap in hours or in money",
      there: /\b(?:maximum|capp?ed|no more than|up to|not exceed\w*)\b/i,
      within: "clause",
      as: "It is at most a maximum of 8 hours.",
    },
  ],
  insteadOf: ["gst"],
  usually: [chargedFor],
});
