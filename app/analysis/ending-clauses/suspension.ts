import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { endsIt } from "../kind/usage.ts";

const stop = "(?:suspend|withhold|interrupt|disable|switch off|cut off|stop|restrict)";
const service =
  "(?:services?|access|accounts?|suppl(?:y|ies)|deliver(?:y|ies)|licen[cs]e|works?|hosting|performance|credit|use of|connections?|interfaces?)";

const planned = /\b(?:planned|scheduled|maintenance)\b/i;

export const suspension = clause({
  id: "suspension",
  title: "Suspension",
  level: "Medium",
  named: [
    /^suspension\b|suspension of (?:services?|access|supply|works?)/i,
    "Suspension of services",
  ],
  cue: /suspend|withhold|interrupt|disable|switch off|cut off|\bstop|restrict/i,
  says: [
    [
      phrase(`{may} ~90 (?:suspend|interrupt|disable|switch off|cut off|restrict) ~40 ${service}`),
      "While a bill is outstanding the Carrier may cut off the service on the line.",
    ],
    [
      phrase(
        `{may} (?:\\w+ )?(?:withhold|stop) (?:\\w+ ){0,3}(?:services?|access|works?|suppl(?:y|ies|ying)|deliver(?:y|ies|ing)) ~60 (?:until|while|if|unless|overdue|unpaid)`,
      ),
      "If an invoice is late we may stop deliveries until it is paid.",
    ],
    [
      phrase(`${service} ~20 (?:may|can) be ${stop}(?:ed|d|ped|n)?`),
      "Your account can be suspended if we suspect misuse.",
    ],
    [
      phrase(`\\bgives? ~30 \\bright to ~20 (?:suspend|disable|cut off|restrict) ~40 ${service}`),
      "Misuse of a key gives the Host the right to disable access at once.",
    ],
    [
      phrase(
        "{may} ~80 \\b(?:withhold|hold back|keep back) ~30 (?:source code|deliverables?|designs?|plans|drawings|reports?|files|documents?|goods|results|certificates?|keys) ~40 (?:until|while|unless) ~40 \\bpa(?:id|yment)\\b",
      ),
      "The Surveyor is entitled to withhold its drawings until its fee has been paid.",
    ],
  ],
  not: [
    "The Employer must not suspend access to the fund of the employee.",
    "The Council may restrict access to the beach, and may not suspend services to ratepayers.",
    "Obligations are suspended while force majeure lasts.",
    "Neither party may suspend or end its deliveries without the consent of the other.",
  ],
  unless:
    /force majeure|\bmay not suspend\b|must not suspend|\bbeach\b|\bremuneration\b|\bwith(?:out)? pay\b|security of payment|\b(?:neither|no) (?:of the )?part(?:y|ies) (?:may|shall|can|will) (?:\w+ ){0,2}suspend/i,
  raises: [
    {
      when: phrase(
        "without (?:prior )?(?:notice|liability)|immediately|at once|at any time|(?:sole|absolute) discretion|for any reason",
      ),
      because: "it may come at once, or for little ({words})",
      as: "We may suspend your account without notice.",
      ask: {
        ask: "for written notice of it",
        there: /\b(?:after|on|upon|by|with) .{0,40}\bnotice\b/i,
        as: "We may suspend it immediately after 5 days’ notice.",
      },
    },
    {
      when: phrase(
        "fees? (?:continue|remain)|still (?:pay|payable)|(?:re-?activation|re-?connection) (?:fee|charge)",
      ),
      because: "it is paid for meanwhile ({words})",
      as: "The Provider may suspend access, and fees continue.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "{number} {period}['’]? (?:prior |written ){0,3}notice|reasonable notice|disputed in good faith|not (?:in dispute|disputed)",
      ),
      because: "it needs notice or a debt that is not disputed ({words})",
      as: "On 14 days' notice the Host may suspend hosting.",
    },
  ],
  effect: "lets one side stop performing for a time",
  why: "A business that depends on it stands still, though the contract goes on.",
  ask: [
    {
      ask: "for written notice and time to remedy first",
      has: "notice first",
      notWhen: planned,
      there: /\bnotice\b/i,
      within: "sentence",
      as: "It may suspend the service on 7 days’ notice.",
    },
    {
      ask: "that sums disputed in good faith be left out",
      has: "an exception for disputed sums",
      when: /\b(?:un)?(?:pay|paid|payments?|overdue|invoices?|debts?|fees?|arrears)\b/i,
      there: /\bdisputed?\b/i,
      within: "clause",
      as: "It may not do so for a sum that is disputed in good faith.",
    },
    {
      ask: "for notice of planned interruptions, outside working hours",
      when: planned,
      there: /\b(?:notice|in advance|hours)\b/i,
      within: "clause",
      as: "It may interrupt the service for planned work at night hours.",
    },
    {
      ask: "that it last only as long as its cause, and nothing be charged for that time",
      has: "its end with its cause",
      there: /\buntil\b|\bwhile\b|\bas long as\b|\bcredit\b/i,
      within: "sentence",
      as: "It may suspend the service until it is paid.",
    },
  ],
  insteadOf: ["cancellation-charge"],
  insteadWhere: [
    // Money or work kept back for another reason than a debt is set off against nothing.
    {
      of: "payment-set-off",
      not: /\b(?:set-?\s?off|deduct\w*|counter-?claim\w*|ow(?:e|es|ed|ing))\b/i,
    },
    // What stops work for a time, or has it done by others, ends nothing, unless it says so too.
    { of: "termination-for-breach", not: endsIt },
    // What stops work for a time, or has it done by others, ends nothing, unless it says so too.
    { of: "termination-for-convenience", not: endsIt },
  ],
  inLawAs: ["termination-for-breach"],
  gravity: 110,
  alike: [
    // Directions about how a place is used stop nothing.
    {
      words:
        /\b(?:impos|giv|issu|mak)\w*\b.{0,30}\b(?:directions?|restrictions?|conditions|rules|requirements)\b/i,
      meant:
        /\b(?:suspen|interrupt|disabl|switch|cut|stop|withh|den(?:y|ie)|refus|block|clos|disconnect)\w*/i,
    },
  ],
});
