import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const stepIn = clause({
  id: "step-in",
  title: "Step-in Rights",
  level: "Medium",
  named: [/step-?in|taking over/i, "Step-in rights"],
  cue: /step[- ]?(?:s |ped |ping )?in|take (?:over|control|possession)|out of the \w+'s hands|own hands|place|stead/i,
  says: [
    [
      phrase("{may} ~40 step in\\b|step-in\\b|step in (?:rights?|notice|period|power)"),
      "The State may step in and run the service until the failure is over.",
    ],
    [
      phrase(
        "tak(?:e|es|ing) (?:over|control of|possession of) ~40 (?:works?|services|site|operations?|project|business)\\b",
      ),
      "If the Contractor is in default the Principal may take over the work and finish it.",
    ],
    [
      phrase("tak(?:e|es|ing) ~30 out of (?:the \\w+'s|its|your) hands"),
      "The Council may take any part of the job out of the Contractor's hands.",
    ],
    [
      phrase(
        "tak(?:e|es|ing) ~40 into (?:its|our|their) own hands|{may} ~30 (?:perform|do|carry out|finish|complete) ~40 in (?:its|their|the \\w+'s) (?:place|stead)",
      ),
      "The Principal may take the rest of the job into its own hands.",
    ],
  ],
  not: ["If we cannot agree the Ombudsman can step in.", "The Tenant takes possession on 1 July."],
  unless: /ombudsman|commissioner|mediat/i,
  raises: [
    {
      when: phrase(
        "(?:contractor|supplier|provider|franchisee|subcontractor|operator|borrower|its|your)(?:'s)? (?:own )?(?:cost|expense|risk)|debt due",
      ),
      because: "it is done at that party’s cost ({words})",
      as: "The Customer may step in at the Supplier's cost.",
    },
    {
      when: phrase("without (?:prior )?notice|immediately|at any time|opinion"),
      because: "it may come at any moment ({words})",
      as: "The Franchisor may at any time take over the operation of the store.",
    },
  ],
  lowers: [
    {
      when: phrase("{number} ?{period} ~20 notice|(?:fails? to|not) ~20 (?:remed|rectif|cure)\\w*"),
      because: "there is a chance to put things right ({words})",
      as: "The Principal may step in if the Contractor fails to remedy the default.",
    },
    {
      when: phrase("until|as long as|hand(?:s|ed)? back|step(?:s|ped)? out"),
      because: "it has an end ({words})",
      as: "The Agency may step in until service levels are met.",
    },
  ],
  effect: "lets a party take over what the other was to do",
  why: "The party that is replaced loses control of its work and its people, and still pays.",
  ask: [
    {
      ask: "for notice and time to remedy first",
      has: "notice and time to remedy",
      there: /\b(?:notice|remed\w+|rectif\w+|cure)\b/i,
      as: "It may do so after notice.",
    },
    {
      ask: "for a stated end",
      there: /\b(?:until|end|hand back|cease)/i,
      as: "It goes on until the default is remedied.",
    },
    {
      ask: "that only reasonable extra cost be charged",
      has: "reasonable cost only",
      there: /\breasonabl[ey]\b/i,
      as: "It pays the reasonable cost.",
    },
  ],
  insteadOf: ["work-at-cost"],
});
