import { employment } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** Nothing is heard before all is paid. */
const paidFirst = phrase(
  "\\bno (?:claims?|complaints?|disputes?) ~160 \\b(?:unless|until) ~40 \\b(?:amounts?|moneys?|monies|accounts?|invoices?) ~80 paid\\b",
);

/** Words that forbid a set-off or a deduction. */
const forbidden =
  /\b(?:no amount|may not|must not|cannot|shall not|neither|waives?)\b.{0,80}\b(?:set-?\s?off|set it off|withh\w+|hold back|deduct\w*|counterclaim)|\bwithout\b.{0,40}\b(?:set-?\s?off|deduct|counterclaim|withh)|\bfree (?:of|from)\b.{0,30}\bset-?\s?off/i;

/** Work or goods that the one who is paid has to answer for, taken from the pay. */
const deductsCost = phrase(
  "{may} deduct (?:the |any |all )?(?:\\w+ ){0,2}costs? of ~120 from ~40 \\b(?:payments?|fees?|remuneration|moneys?|monies|commission|price)\\b",
);

export const paymentSetOff = clause({
  id: "payment-set-off",
  title: "Payment without Set-off",
  level: "Medium",
  named: [/^(?:no )?set[- ]?off/i, "Set-off"],
  surely: [
    [
      deductsCost,
      "The Winery may deduct the cost of a broken bin from the picker's next payment, with PAYG.",
    ],
    [
      paidFirst,
      "No complaint about the disputed part of a load is heard unless all accounts have been paid.",
    ],
    [
      phrase("without (?:any )?(?:right of )?(?:set[- ]?off|deduction|counter-?claim)"),
      "2.2 Invoices are payable in euro within 45 days, without deduction of any kind save as required by law.",
    ],
  ],
  cue: /no (?:claim|complaint|dispute)|hold back|keep|owe|net|set[- ]?off|setoff|deposit|bond|deduct|withhold|retain|retention|counter-?claim|when paid|back-?charge/i,
  says: [
    [
      paidFirst,
      "No claims against the shearers are looked into until all moneys due have been paid.",
    ],
    [
      phrase(
        "(?:use|apply|put) (?:it|the bond|the deposit|the security) (?:towards|against) ~40 (?:owe|owing|unpaid|due)",
      ),
      "We will use it towards any fees you owe when your child leaves, and return the rest.",
    ],
    [
      phrase(
        "{mustnot} ~20 (?:make|take|claim|apply) (?:any |a )?(?:deductions?|set[- ]?off|abatement)",
      ),
      "1.4 The tenant must not make any deduction from rent.",
    ],
    [
      phrase(
        "{mustnot} ~20 (?:hold back|withhold|retain|keep back|defer|delay|refuse) ~40 (?:invoice|payment|amounts?|money|rent|hire|fees?)",
      ),
      "The Buyer shall not hold back any part of an invoice on the ground of an alleged defect, short delivery or cross-claim.",
    ],
    [
      phrase(
        "(?:reason|ground|excuse) for (?:deferring|withholding|delaying|refusing|reducing) (?:or \\w+ )?payment",
      ),
      "No claim shall be made the reason for deferring or withholding payment.",
    ],
    [
      phrase("take ~30 (?:you owe|owed|owing) ~30 (?:out of|from) ~30 (?:owe|owed|owing|payable)"),
      "We can take what you owe us out of anything we owe you.",
    ],
    [
      phrase("(?:clear|free) of (?:all |any )?(?:deductions?|set)|netted off|net off"),
      "Subscription Money is to be paid in full on the day; sums owing by the Company may not be netted off.",
    ],
    [
      phrase(
        "{may} (?:keep|hold) (?:back )?\\d+(?:\\.\\d+)? ?(?:%|per cent) of (?:each|every|any)",
      ),
      "The Owner may keep 5% of each claim until completion.",
    ],
    [
      phrase(
        "{may} ~20 (?:apply|use|draw on|call on|have recourse to) ~30 (?:bond|deposit|security|retention|bank guarantee) ~40 (?:against|towards?|to (?:pay|meet|satisfy))",
      ),
      "The Landlord may apply the security deposit against unpaid rent.",
    ],
    [
      phrase("set[- ]?off|\\bsetoff"),
      "The Principal may set off against any amount due to the Contractor any amount the Contractor owes it.",
    ],
    [
      phrase(
        "(?:without|deduct|withhold|reduc|payment) ~80 counter-?claim|counter-?claim ~80 (?:deduct|withhold|payment|paid)",
      ),
      "The Assignment Fee shall be paid in cleared funds on Completion, free of any counterclaim, deduction or withholding save as the law compels.",
    ],
    [
      phrase(
        "(?:without|free (?:of|from)|no) (?:any )?(?:set|deduction|withholding|abatement|reduction)",
      ),
      "Hire charges are payable in full without deduction even whilst a breakdown or damage charge is in dispute.",
    ],
    [
      phrase(
        "{may} ~60 (?:deduct|withhold|recoup|retain|apply) ~120 (?:from|against|out of) ~80 (?:payable|due|owing|owed|amounts?|payments?|salary|wages|fees?|price|bond|deposit|invoice|moneys?|monies|remuneration|entitlements?|payouts?|commissions?)",
      ),
      "If a print run has to be pulped because of MTD's mistake, Studio may withhold the cost of it from later invoices.",
    ],
    [
      phrase(
        "(?:deduct|recoup)(?:s|ed|ing)? ~60 from ~80 (?:payable|due|owing|owed|payments?|salary|wages|fees?|price|bond|deposit|invoice|moneys?|monies|remuneration|entitlements?|payouts?|commissions?)",
      ),
      "The Principal may elect that moneys due and owing otherwise than in connection with the subject matter of the Contract be deducted from moneys due to the Contractor.",
    ],
    [
      phrase(
        "{may} ~40 (?:withhold|retain|suspend) ~30 (?:payment|\\d+ ?(?:%|per cent)|amounts?|moneys?|monies|retention)",
      ),
      "The Commonwealth is entitled to suspend any payment in whole or in part until the Grantee has performed its obligations under this Agreement, and to recover by way of deduction from later instalments any part of the Grant spent otherwise than on the Activity.",
    ],
    [
      phrase("(?:retention (?:money|amount|sum|fund)s?|as retention)"),
      "The Retention Amount shall be released to Quillfeather on its due date whole, whether or not a Claim is then on foot.",
    ],
    [
      phrase("back-?charge"),
      "The Subcontractor is paid when, and in the proportion that, the Vendor has itself been paid, less back-charges.",
    ],
  ],
  not: [
    "The Borrower pays an establishment fee, which the Financier may deduct from the first advance.",
    "You may withhold an amount that is genuinely disputed.",
    "Cash calls are paid into the SPV's account at Sumitomo's Sydney branch on the fifth business day of the month.",
    "The Buyer shall pay for all Goods within thirty days from the end of the month in which they were invoiced.",
    "The Principal shall within 7 days after receipt of the progress certificate pay to the Contractor the amount certified.",
    "Tax\nWe will use it towards any fees you owe when your child leaves, and return the rest.",
  ],
  unless:
    /legally required to withhold|withholding tax|(?:deduct\w*|withh\w*) ~?.{0,60}(?:for|of|on account of|in respect of) (?:any )?(?:tax|payg|income tax|levies)|(?:deduct|withh)\w*.{0,60}required by law(?! or)|superannuation guarantee|payg|input tax credit|(?:genuinely )?disputed\b|disputed (?:amount|part|portion)|amount (?:in|under) dispute|unreasonably (?:withheld|withhold)|withhold(?:ing)? (?:its |their |his |your |such )?(?:consent|approval)|retain(?:s)? (?:ownership|title|copies|copy|one copy|records)|offset to|carbon offset|establishment fee/i,
  notUnder: /confidential|^tax/i,
  raises: [
    {
      when: phrase("without (?:any )?(?:right of )?(?:set[- ]?off|deduction)"),
      because: "payment is due {words}",
      as: "Each payment by an Obligor shall be made in immediately available funds, in full and without set-off, counterclaim or condition.",
    },
    {
      when: phrase(
        "(?:pay\\w*|paid) (?:only )?(?:when|if|after) ~40 paid|(?:sole|absolute) discretion",
      ),
      because: "payment hangs on {words}",
      as: "The Head Contractor may set off what it claims, and pays only when it is paid by the Principal.",
    },
    {
      when: phrase("(?:45|60|90|forty[- ]five|sixty|ninety)(?: ?\\(\\d+\\))? (?:business )?days"),
      because: "the wait is long ({words})",
      // Time to pay is the payer's, and a wait only for whoever may be paid less.
      unless: {
        says: /\bwithout (?:any )?(?:right of )?(?:set[- ]?off|deduction|counterclaim)/i,
        as: "Accounts are payable within 60 days without set-off.",
      },
      as: "The Buyer will pay within 60 days of the end of the month of invoice and may set off against the price anything the Supplier owes it on any account.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:save|except) (?:as|where|to the extent) ~20 (?:in|by|under) clause \\d[\\d.]*",
      ),
      because: "another clause goes before it ({words})",
      as: "Except as provided in clause 9.4 the Grower pays every instalment without deduction.",
    },
    {
      when: phrase("(?:agreed|adjudicated|undisputed|finally determined)"),
      because: "it is kept to {words} amounts",
      as: "Other than as agreed in writing beforehand the Retailer shall pay invoices with no deduction of any sort.",
    },
  ],
  effect: "says whether a party may set off, deduct or hold back what it owes",
  why: "It takes a defence away from one side, or lets the other hold money back.",
  ask: [
    {
      ask: "that a claim be heard although a sum in dispute is unpaid",
      has: "room for a sum in dispute",
      when: paidFirst,
      there: /\b(?:disput\w+|in good faith)\b/i,
      within: "clause",
      as: "A sum in dispute may wait.",
    },
    {
      ask: "that what is deducted be agreed or shown to be owed first, in writing",
      has: "deductions of what is shown to be owed",
      when: /\b(?:deduct(?:ed|ing|ions?)|charged|recover)\b/i,
      notWhen:
        /\b(?:no amount|may not|must not|cannot|shall not|neither|waives?|without|free of|free from)\b|\b(?:set-?\s?off|deduct|apply|withhold|retain|keep|take)\b/i,
      there: /\b(?:agreed|shown|proved|adjudicat\w+|in writing|written)\b/i,
      notIn: employment,
      as: "It is deducted once it is agreed.",
    },
    {
      ask: "that agreed or adjudicated amounts may be set off",
      has: "set-off of agreed amounts",
      there:
        /\b(?:agreed|admitted|undisputed|adjudicat\w+|order(?:ed)?|judgment|determined|ruled on)\b/i,
      when: forbidden,
      notIn: employment,
      as: "It pays without set-off, except for an amount adjudicated.",
    },
    {
      ask: "that set-off be kept to agreed or adjudicated amounts",
      has: "set-off of agreed amounts only",
      there: /\b(?:agreed|admitted|undisputed|adjudicat\w+|ordered|judgment|determined)\b/i,
      when: /\b(?:set-?\s?off|deduct|apply|withhold|retain|keep|take)\b/i,
      notWhen: forbidden,
      notIn: employment,
      as: "It may set off what is agreed to be due.",
    },
    {
      ask: "for written notice of each deduction, with its reason",
      has: "notice of each deduction",
      there: /\b(?:notice|notif\w+|in writing|statement|schedule|tells?|reasons?)\b/i,
      when: /\b(?:set-?\s?off|deduct|apply|withhold|retain|keep|take)\b/i,
      notWhen: forbidden,
      notIn: employment,
      as: "It may deduct it if it gives reasons.",
    },
  ],
  insteadOf: ["no-refund"],
  gravity: 105,
  usually: [
    {
      bears: "payer",
      when: /\b(?:without|free (?:of|from)|clear of|no|nor|not|in full)\b/i,
      unless: /\bmay be (?:set|deducted|withheld|taken|applied)\b/i,
    },
    {
      bears: "payee",
      writtenBy: "payer",
      when: /\bmay be (?:set|deducted|withheld|taken|held|kept)\b.{0,60}\b(?:payment|claim|instalment|wages|salary|commission|payout)\b/i,
    },
  ],
  alike: [
    // To pay what is owed sets nothing off.
    {
      words:
        /(?:^ ?|: )(?:\(?\w{1,4}[.)] ?)?to pay (?:off )?(?!.{0,300}\b(?:set-? ?off|deduct\w*|counter-?claim\w*|withh\w+)\b)/i,
    },
    // What the law has withheld is set off against nothing.
    {
      words:
        /\b(?:legally|by law) (?:required|obliged|bound)\b|\b(?:required|obliged) (?:by|under) (?:law|any law|the law|a law)\b/i,
      meant:
        /\b(?:set-?\s?off|without|free|clear|counter-?claim|ow(?:e|es|ed|ing)|gross(?:ed)? up|save|except|other than|unless)\b/i,
    },
  ],
});
