import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const makeGood = clause({
  id: "make-good",
  title: "Make Good",
  level: "Medium",
  named: [/make[- ]good|^yielding up|^reinstatement$|^end of (?:the )?lease/i, "Make good"],
  cue: /make[- ]?good|reinstate|restore|return|leave|yield up|hand back|deliver up|remove|strip out|take out/i,
  says: [
    [
      phrase(
        "make[- ]good (?:the (?:premises|shop|tenancy|property|site)|obligations?|works?|costs?|amount|clause)",
      ),
      "The Tenant's make good obligations survive the end of this lease.",
    ],
    [
      phrase(
        "(?:reinstate|restore|return|yield up|hand back|deliver up|leave) ~60 (?:premises|shop|land|site|tenancy|unit|building) ~120 (?:condition|clean|base building|repair|shell)",
      ),
      "On expiry the Tenant must yield up the Premises in good repair.",
    ],
    [
      phrase(
        "{must} ~80 (?:remove|strip out|take out) ~60 (?:fit-?out|fixtures|fittings|partitions|tenant's (?:works|property))",
      ),
      "You have to take out your fit-out when you go.",
    ],
  ],
  not: [
    "The Contractor must remove rubbish and restore the site to a clean condition each day.",
    "The Builder must make good any defect.",
  ],
  unless: /rubbish|each day|during construction/i,
  raises: [
    {
      when: phrase(
        "base building|\\bshell\\b|original condition|condition ~30 (?:commenc|start|began|handover)|re-?paint\\w*|re-?carpet\\w*|replace",
      ),
      because: "more is asked than repair ({words})",
      as: "The Lessee must reinstate the premises to base building condition.",
    },
    {
      when: phrase(
        "(?:landlord|lessor) {may} ~80 (?:cost|expense)|pay ~40 (?:instead|in lieu)|debt",
      ),
      because: "it may turn into money ({words})",
      as: "The Tenant must remove its fit-out, failing which the Landlord may do so at the Tenant's cost.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:fair|reasonable) wear and tear"),
      because: "{words} is left out",
      as: "The Tenant must hand back the shop in good condition, fair wear and tear excepted.",
    },
    {
      when: phrase("need not|not ~20 (?:required|obliged|have to)"),
      because: "something is spared ({words})",
      as: "The Tenant must remove its fit-out but need not touch the floor.",
    },
  ],
  effect: "says in what state premises are handed back",
  why: "Stripping out and reinstating is a large cost at the worst time, and seldom budgeted.",
  ask: [
    {
      ask: "that the state be shown by a condition report made at the start",
      has: "a condition report",
      there: /\bcondition report\b|\bphotograph|\bcondition (?:at|as at|it was in)\b/i,
      when: /\bcondition\b|\brepair\b|\brestor|\breinstat/i,
      as: "It hands back in the condition of the condition report.",
    },
    {
      ask: "that fair wear and tear be left out",
      has: "fair wear and tear left out",
      there: /\bwear and tear\b/i,
      as: "It need not repair fair wear and tear.",
    },
    {
      ask: "for a list of what has to be taken out, or a fixed sum",
      has: "a list of what has to be done, or a sum",
      there:
        /\$|\b(?:cap(?:ped)?|fixed sum|not exceed)\b|\b(?:take out|remove|patch)\b.{0,60},.{0,60}\b(?:and|or)\b/i,
      as: "It must take out its counters, shelves and signs.",
    },
  ],
  insteadOf: ["post-termination", "damage-liability"],
  inLawAs: ["post-termination"],
  usually: [{ bears: "payer", writtenBy: "payee", unless: /\b(?:no need|not)\b/i }],
});
