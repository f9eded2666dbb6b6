import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const wageSetOff = clause({
  id: "wage-set-off",
  title: "Salary in Satisfaction of Entitlements",
  level: "Medium",
  named: [/^(?:salary|remuneration)(?: and set-off)?$|annuali[sz]ed/i, "Remuneration"],
  cue: /award|overtime|penalt|loading|annuali[sz]ed|enterprise agreement|leave/i,
  says: [
    [
      phrase(
        "(?:salary|remuneration|wages?|rate of pay|hourly rate|payments?|over-?award) ~160 (?:in satisfaction of|set[- ]?off against|absorbs?|absorbed|compensates?|inclusive of|takes? account of|includes?|applied (?:to|against|towards)|covers?) ~120 (?:award|overtime|penalt(?:y|ies)|loadings?|allowances?|enterprise agreement)",
      ),
      "Your salary covers all overtime and weekend penalties.",
    ],
    [
      phrase(
        "(?:overtime|penalty rates|loadings?|award entitlements?) ~100 (?:set[- ]?off|absorbed|satisfied|included in ~20 (?:salary|remuneration|rate))",
      ),
      "Overtime and loadings are included in the Salary.",
    ],
    [
      phrase("annuali[sz]ed (?:salary|wage)"),
      "The Employee is paid an annualised wage under clause 18.",
    ],
  ],
  not: [
    "Casual loading does not form part of the salary: overtime is paid at the award rate, and wages are not set off against damages or penalties.",
    "The Employer pays superannuation.",
  ],
  unless: /(?:not|no) ~?.{0,20}(?:set[- ]?off|included)|liquidated/i,
  raises: [
    {
      when: phrase(
        "\\ball (?:overtime|entitlements|amounts|hours)|reasonable additional hours|any (?:other )?(?:entitlement|amount|award)",
      ),
      because: "it is wide ({words})",
      as: "The salary is in satisfaction of any award that applies.",
    },
  ],
  lowers: [
    {
      when: phrase("reconcil\\w*|review\\w*|(?:not|no) less than|top(?:s|ped)? up|better off"),
      because: "it is checked against what is due ({words})",
      as: "Overtime is included in the salary, which is reconciled every year.",
    },
  ],
  effect: "treats pay above the minimum as paying for other entitlements",
  why: "If the hours worked are worth more than the salary, somebody is underpaid, often for years.",
  ask: [
    {
      ask: "that the entitlements be named",
      has: "named entitlements",
      there: /\b(?:overtime|penalt\w+|loadings?|allowances?)\b/i,
      as: "It covers overtime and loadings.",
    },
    {
      ask: "that the outer hours be stated",
      has: "outer hours",
      there: /\b\d{1,3}\b.{0,20}\bhours\b/i,
      as: "It covers up to 8 hours a month.",
    },
    {
      ask: "for records of hours and a yearly comparison, with any shortfall paid",
      has: "a yearly comparison",
      there: /\b(?:records?|reconcil\w*|shortfall|compar\w+)\b/i,
      as: "Any shortfall is paid each year.",
    },
  ],
  insteadOf: ["payment-set-off", "inclusive-price"],
  inLawAs: ["payment-set-off"],
  usually: [{ bears: "recipient" }],
});
