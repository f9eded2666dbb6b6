import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const entitlements =
  "(?:(?:annual|sick|personal|long service|parental|paid|holiday) leave|leave entitlements?|superannuation|workers?['’]? compensation|employ(?:ee|ment) (?:benefits?|entitlements?|considerations?))";

export const contractorStatus = clause({
  id: "contractor-status",
  title: "Contractor, Not Employee",
  level: "Medium",
  cue: /leave|superannuation|compensation|employ/i,
  says: [
    [
      phrase(
        `\\b(?:no (?:claim|entitlements?|rights?)|not (?:be )?(?:entitled|eligible)|nor (?:be )?entitled)\\b ~200 \\b${entitlements}`,
      ),
      "As a Contractor you are not entitled to sick leave or loading.",
    ],
    [
      phrase(
        "\\b(?:contractor|consultant|sub-?contractor|driver|rider|worker)\\b ~30 \\b(?:(?:is|as) (?:engaged as )?an independent contractor,? and not|(?:is|are) not (?:engaged as )?an? (?:employee|worker)\\b|not as an employee)",
      ),
      "The driver is not an employee of the Company for any purpose.",
    ],
    [
      phrase(
        "\\bnot (?:an? )?(?:contract of employment|employment (?:agreement|contract|relationship))\\b",
      ),
      "This agreement is not a contract of employment.",
    ],
  ],
  not: [
    "A casual employee is not entitled to annual leave.",
    "Nothing in this deed makes either party a partner, agent or employee of the other.",
    "The Employee is not entitled to paid leave beyond the award.",
  ],
  unless:
    /\b(?:casuals?|casual employees?|award|the employee|either party|neither party|each party|no party|the parties are)\b/i,
  raises: [
    {
      when: phrase("superannuation|workers?['’]? compensation|indemnif\\w*|\\breimburse|\\brepay"),
      because: "super, cover or a claim is given up with it ({words})",
      as: "As a Contractor you are not entitled to superannuation.",
      unless: {
        says: /\b(?:except|other than|save|apart from|subject to)\b.{0,60}\b(?:superannuation|law|required)/i,
        as: "You have no entitlement to leave or superannuation except as required by law.",
      },
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:except|other than|save|unless|subject to) ~60 (?:law|legislation|required|act)\\b",
      ),
      because: "what the law gives is kept ({words})",
      as: "A Contractor has no entitlement to sick leave except under any law.",
    },
  ],
  effect: "says that whoever works is a contractor, without an employee’s entitlements",
  why: "Leave, superannuation, cover for injury and notice are then for the contractor to pay for out of the fee.",
  ask: [
    {
      ask: "that what the law gives, such as superannuation, be left as it is",
      has: "that the law’s entitlements stay",
      there: /\b(?:required by law|by law|superannuation guarantee|legislation)\b/i,
      within: "clause",
      as: "It is paid what is required by law.",
    },
    {
      ask: "for a fee that makes up for leave and cover",
      has: "a fee that makes up for it",
      there: /\b(?:rates?|fees?)\b.{0,60}\b(?:includ\w+|in lieu|instead)\b/i,
      within: "document",
      as: "The rate includes an amount in lieu of leave.",
    },
  ],
  insteadOf: ["revenue-sharing"],
  usually: [{ bears: "payee" }],
});
