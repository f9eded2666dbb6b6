import { type ClauseRule, phrase } from "./rule.ts";

/** How money is paid, and what happens if it is not. */
export const paymentRules: ClauseRule[] = [
  {
    id: "default-interest",
    title: "Interest on Late Payment",
    level: "Low",
    named: /interest on (?:late|overdue)|late payments?$/i,
    cue: /interest|late|overdue|default rate|per cent|%/i,
    heading: /interest|late payment|overdue/i,
    underHeading: phrase("(?:interest|charge) ~120 (?:\\d|rate|calculated|accru)"),
    says: [
      phrase(
        "(?:late|overdue) ~60 (?:add|charge|pay) ~20 \\d+(?:\\.\\d+)? ?% (?:a|per) (?:year|annum|month)",
      ),
      phrase("interest on (?:any )?(?:arrears|overdue|late|unpaid|outstanding)"),
      phrase("late (?:payments?|fees?) ~60 (?:charge|fee|interest) ~30 \\d"),
      phrase(
        "\\binterest (?:on|at) ~120 (?:after|beyond|past) (?:its|the|their) (?:due date|date for payment)",
      ),
      phrase(
        "\\binterest\\b ~200 (?:overdue|\\blate\\b|unpaid|(?:amounts?|sums?|balance|accounts?|money|moneys|monies|arrears|debts?|payments?) outstanding|outstanding (?:amounts?|sums?|balance|accounts?|money|moneys|debts?)|not paid|in arrears|default|fails? to pay|after the due date|from the (?:due )?date|when due|by the due date|past due)",
      ),
      phrase(
        "(?:overdue|\\blate\\b|unpaid|(?:amounts?|sums?|balance|accounts?|money|moneys|monies|arrears|debts?|payments?) outstanding|outstanding (?:amounts?|sums?|balance|accounts?|money|moneys|debts?)|not paid|in arrears|fails? to pay|past due|default\\w*|when due|by the due date) ~200 \\binterest\\b",
      ),
      phrase(
        "(?:late (?:payment )?(?:fee|charge)|service charge|default rate|finance charge) ~100 (?:\\d|per cent|percent|%)",
      ),
      phrase(
        "(?:overdue|\\blate\\b|unpaid) ~120 (?:per cent|percent|%) ~30 (?:per|a|each) (?:month|annum|year|week)",
      ),
    ],
    unless:
      /membership interests?|interests? purchase|(?:monthly|quarterly|weekly|annually|yearly|half-yearly) in arrears|\b(?:security|registered|controlling|ownership|equitable|legal|beneficial|legitimate|conflict(?:s)? of|right,? title,? and) interests?\b(?!.{0,60}\binterest (?:on|at))|interest (?:in|of) the|no interest (?:is|will|shall)/i,
    notUnder: /^definitions/i,
    burdens: "actor",
    raises: [
      {
        when: phrase(
          "(?:1[2-9]|[2-9]\\d)(?:\\.\\d+)? ?(?:%|per ?cent)|(?:1\\.[25]\\d?|[2-9](?:\\.\\d+)?) ?(?:%|per ?cent)(?: ?\\([^)]{0,60}\\))? (?:per|a|each) (?:calendar )?month",
        ),
        because: "the rate is high ({words})",
        ask: "Ask for a published rate, such as the one under the Penalty Interest Rates Act 1983 (Vic), or 2% above the cash rate.",
      },
      { when: phrase("compound\\w*|capitalis\\w+"), because: "it is {words}" },
      {
        when: phrase(
          "(?:indemnity|solicitor[- ]client|solicitor and (?:own )?client) basis|(?:all|any) ~40 (?:legal|collection|recovery) ~20 (?:costs|fees|expenses)",
        ),
        because: "recovery costs come with it ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("penalty interest rates act|cash rate|reserve bank|supreme court"),
        because: "the rate is a published one ({words})",
      },
    ],
    effect: "charges interest on money that is paid late",
    law: "A rate far above the cost of the delay invites the penalty argument, and recovery costs on an indemnity basis are often worth more than the interest.",
    ask: "Ask for a published rate, simple interest from a written reminder, and recovery costs that are reasonable only.",
  },
  {
    id: "payment-set-off",
    title: "Payment without Set-off",
    level: "Medium",
    yieldsTo: "liquidated-damages",
    named: /^(?:no )?set[- ]?off/i,
    surely: [phrase("without (?:any )?(?:right of )?(?:set[- ]?off|deduction|counter-?claim)")],
    cue: /hold back|keep|owe|net|set[- ]?off|setoff|deposit|bond|deduct|withhold|retain|retention|counter-?claim|when paid|back-?charge/i,
    says: [
      phrase(
        "(?:use|apply|put) (?:it|the bond|the deposit|the security) (?:towards|against) ~40 (?:owe|owing|unpaid|due)",
      ),
      phrase(
        "{mustnot} ~20 (?:make|take|claim|apply) (?:any |a )?(?:deductions?|set[- ]?off|abatement)",
      ),
      phrase(
        "{mustnot} ~20 (?:hold back|withhold|retain|keep back|defer|delay|refuse) ~40 (?:invoice|payment|amounts?|money|rent|hire|fees?)",
      ),
      phrase(
        "(?:reason|ground|excuse) for (?:deferring|withholding|delaying|refusing|reducing) (?:or \\w+ )?payment",
      ),
      phrase("take ~30 (?:you owe|owed|owing) ~30 (?:out of|from) ~30 (?:owe|owed|owing|payable)"),
      phrase("(?:clear|free) of (?:all |any )?(?:deductions?|set)|netted off|net off"),
      phrase(
        "{may} (?:keep|hold) (?:back )?\\d+(?:\\.\\d+)? ?(?:%|per cent) of (?:each|every|any)",
      ),
      phrase(
        "{may} ~20 (?:apply|use|draw on|call on|have recourse to) ~30 (?:bond|deposit|security|retention|bank guarantee) ~40 (?:against|towards?|to (?:pay|meet|satisfy))",
      ),
      phrase("set[- ]?off|\\bsetoff"),
      phrase(
        "(?:without|deduct|withhold|reduc|payment) ~80 counter-?claim|counter-?claim ~80 (?:deduct|withhold|payment|paid)",
      ),
      phrase(
        "(?:without|free (?:of|from)|no) (?:any )?(?:set|deduction|withholding|abatement|reduction)",
      ),
      phrase(
        "{may} ~60 (?:deduct|withhold|recoup|retain|apply) ~120 (?:from|against|out of) ~80 (?:payable|due|owing|owed|amounts?|payments?|salary|wages|fees?|price|bond|deposit|invoice|moneys?|monies|remuneration|entitlements?|payouts?|commissions?)",
      ),
      phrase(
        "(?:deduct|recoup)(?:s|ed|ing)? ~60 from ~80 (?:payable|due|owing|owed|payments?|salary|wages|fees?|price|bond|deposit|invoice|moneys?|monies|remuneration|entitlements?|payouts?|commissions?)",
      ),
      phrase(
        "{may} ~40 (?:withhold|retain|suspend) ~30 (?:payment|\\d+ ?(?:%|per cent)|amounts?|moneys?|monies|retention)",
      ),
      phrase("(?:retention (?:money|amount|sum|fund)s?|as retention)"),
      phrase(
        "(?:pay(?:able|s)?|paid) (?:only )?(?:when|if|after|once|until) ~40 (?:has )?(?:been |is |are )?(?:paid|received? payment) by",
      ),
      phrase("back-?charge"),
    ],
    unless:
      /legally required to withhold|withholding tax|(?:deduct\w*|withh\w*) ~?.{0,60}(?:for|of|on account of|in respect of) (?:any )?(?:tax|payg|income tax|levies)|(?:deduct|withh)\w*.{0,60}required by law(?! or)|superannuation guarantee|payg|input tax credit|(?:genuinely )?disputed\b|disputed (?:amount|part|portion)|amount (?:in|under) dispute|unreasonably (?:withheld|withhold)|withhold(?:ing)? (?:its |their |his |your |such )?(?:consent|approval)|retain(?:s)? (?:ownership|title|copies|copy|one copy|records)|offset to|carbon offset/i,
    notUnder: /confidential|^tax/i,
    raises: [
      {
        when: phrase("without (?:any )?(?:right of )?(?:set[- ]?off|deduction)"),
        because: "payment is due {words}",
        ask: "Ask to be able to set off agreed or adjudicated amounts, and to withhold what is disputed in good faith.",
      },
      {
        when: phrase(
          "(?:pay\\w*|paid) (?:only )?(?:when|if|after) ~40 paid|(?:sole|absolute) discretion",
        ),
        because: "payment hangs on {words}",
      },
      {
        when: phrase("(?:45|60|90|forty[- ]five|sixty|ninety)(?: ?\\(\\d+\\))? (?:business )?days"),
        because: "the wait is long ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("(?:agreed|adjudicated|undisputed|finally determined)"),
        because: "it is kept to {words} amounts",
      },
    ],
    effect: "says whether a party may set off, deduct or hold back what it owes",
    law: "It takes away a real defence, or lets the other party hold money back; in construction a pay-when-paid term has no effect and the Act cannot be contracted out of (Building and Construction Industry Security of Payment Act 1999 (NSW) ss 12, 34, and the like elsewhere), and deductions from wages are limited (Fair Work Act 2009 (Cth) ss 324-326).",
    ask: "Ask that set-off be mutual and kept to agreed or adjudicated amounts, with written notice of any deduction and its reason.",
  },
  {
    id: "gst",
    title: "GST",
    level: "Low",
    named: /^gst$|goods and services tax/i,
    cue: /gst|goods and services tax/i,
    says: [
      phrase("gst[- ]free"),
      phrase(
        "(?:\\bgst\\b|goods and services tax) ~160 (?:inclu|exclu|plus|in addition|must pay|shall pay|will pay|increase|gross|liable|added|payable|bear|recover|pay to|pays?)",
      ),
      phrase(
        "(?:inclu\\w+|exclu\\w+|plus|in addition|ex\\.?|inc\\.?|\\+|without|net of|before|free|no|pay|paid|charge|add|bear|responsible) ~60 (?:\\bgst\\b|goods and services tax)",
      ),
    ],
    unless: /gst (?:act|law) means|has the (?:same )?meaning|registered for gst/i,
    raises: [
      {
        when: phrase("whether or not (?:a )?tax invoice|without ~20 tax invoice"),
        because: "the gross-up needs no tax invoice ({words})",
      },
    ],
    lowers: [],
    effect: "says who bears GST",
    law: "Without a clause the price includes GST and the supplier bears one eleventh of it (A New Tax System (Goods and Services Tax) Act 1999 (Cth) ss 9-70, 9-75).",
    ask: "Check that the price says whether it includes GST, that the gross-up needs a tax invoice, and that input tax credits come off reimbursements.",
  },
];
