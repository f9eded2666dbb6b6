import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { publishedRate } from "../kind/wording.ts";

export const defaultInterest = clause({
  id: "default-interest",
  title: "Interest on Late Payment",
  level: "Low",
  named: [/interest on (?:late|overdue)|late payments?$/i, "Late payments"],
  cue: /interest|late|overdue|default rate|per cent|%/i,
  underHeading: {
    heading: /interest|late payment|overdue/i,
    says: phrase("(?:interest|charge) ~120 (?:\\d|rate|calculated|accru)"),
    as: "INTEREST\n2.2 The Lender may change the interest rate from time to time by giving the Borrower 10 Business Days' notice.",
  },
  says: [
    [
      phrase(
        "(?:late|overdue) ~60 (?:add|charge|pay) ~20 \\d+(?:\\.\\d+)? ?% (?:a|per) (?:year|annum|month)",
      ),
      "Bills that are more than 14 days late attract a charge of 1.2% a month until they are cleared.",
    ],
    [
      phrase("interest on (?:any )?(?:arrears|overdue|late|unpaid|outstanding)"),
      "The Landlord may recover interest on arrears of rent.",
    ],
    [
      phrase(
        "\\binterest (?:on|at) ~120 (?:after|beyond|past) (?:its|the|their) (?:due date|date for payment)",
      ),
      "We may charge you interest on money you owe us after its due date.",
    ],
    [
      phrase(
        "\\binterest\\b ~200 (?:overdue|\\blate\\b|unpaid|(?:amounts?|sums?|balance|accounts?|money|moneys|monies|arrears|debts?|payments?) outstanding|outstanding (?:amounts?|sums?|balance|accounts?|money|moneys|debts?)|not paid|in arrears|default|fails? to pay|after the due date|from the (?:due )?date|when due|by the due date|past due)",
      ),
      "Interest accrues at 4% over the overdraft rate of the Landlord's bank on rent that is more than seven days late.",
    ],
    [
      phrase(
        "(?:overdue|\\blate\\b|unpaid|(?:amounts?|sums?|balance|accounts?|money|moneys|monies|arrears|debts?|payments?) outstanding|outstanding (?:amounts?|sums?|balance|accounts?|money|moneys|debts?)|not paid|in arrears|fails? to pay|past due|default\\w*|when due|by the due date) ~200 \\binterest\\b",
      ),
      "If rent is more than three days late you will be charged $25 and then interest on it at 9% a year, day by day.",
    ],
    [
      phrase(
        "(?:late (?:payment )?(?:fee|charge)|service charge|default rate|finance charge) ~100 (?:\\d|per cent|percent|%)",
      ),
      "Past-due sums accrue a finance charge equal to the lesser of 1.5% per month and the highest rate the law allows.",
    ],
    [
      phrase(
        "(?:overdue|\\blate\\b|unpaid) ~120 (?:per cent|percent|%) ~30 (?:per|a|each) (?:month|annum|year|week)",
      ),
      "Anything unpaid after 30 days from statement carries one and three quarter per centum a month.",
    ],
  ],
  not: [
    "The security deposit is to be kept in an interest bearing account and the interest accounted for to the Lessee.",
    "Interest at five per cent shall be allowed to a Partner upon capital contributed beyond the agreed proportions.",
    "The Guarantor has no interest in the debt, which may be late or unpaid without interest in the land being lost.",
    "Definitions\nBills that are more than 14 days late attract a charge of 1.2% a month until they are cleared.",
  ],
  unless:
    /membership interests?|interests? purchase|(?:monthly|quarterly|weekly|annually|yearly|half-yearly) in arrears|\b(?:security|registered|controlling|ownership|equitable|legal|beneficial|legitimate|conflict(?:s)? of|right,? title,? and) interests?\b(?!.{0,60}\binterest (?:on|at))|interest (?:in|of) the|no interest (?:is|will|shall)/i,
  notUnder: /^definitions/i,
  raises: [
    {
      when: phrase(
        "(?:1[2-9]|[2-9]\\d)(?:\\.\\d+)? ?(?:%|per ?cent)|(?:1\\.[25]\\d?|[2-9](?:\\.\\d+)?) ?(?:%|per ?cent)\\)?(?: ?\\([^)]{0,60}\\))? (?:per|a|each) (?:calendar )?month",
      ),
      because: "the rate is high ({words})",
      as: "Accounts outstanding after thirty days end of month shall be subject to a service charge calculated at 18% per annum.",
    },
    {
      when: phrase(
        "compound\\w*|capitalis\\w+|added to the (?:principal|debt|loan|balance|capital)",
      ),
      because: "it is {words}",
      as: "Overdue amounts bear interest at the Default Rate, that is the Base Rate, the Margin and a further 4% per annum, capitalising monthly.",
    },
    {
      when: phrase(
        "(?:indemnity|solicitor[- ]client|solicitor and (?:own )?client) basis|(?:all|any) ~40 (?:legal|collection|recovery) ~20 (?:costs|fees|expenses)",
      ),
      because: "recovery costs come with it ({words})",
      as: "The Customer must pay interest on overdue accounts and all costs of debt recovery on an indemnity basis.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "penalty interest rates act|cash rate|reserve bank|supreme court|(?:court|civil|uniform)(?: civil)? (?:procedures?|rules)(?: rules| act)?|rate (?:that is |for the time being )?(?:prescribed|set|fixed) (?:by|under|in) (?:the )?(?:rules|regulations?|act|law)",
      ),
      because: "the rate is a published one ({words})",
      as: "Any sum not paid by the due date bears interest at the rate fixed under the Penalty Interest Rates Act 1983 (Vic).",
    },
  ],
  effect: "charges interest on money that is paid late",
  why: "A rate far above the cost of the delay is a charge for being late, and recovery costs are often worth more than the interest.",
  ask: [
    {
      ask: "for a published rate, such as one tied to the Reserve Bank’s cash rate",
      has: "a published rate",
      there: new RegExp(
        `${publishedRate.source}|\\b(?:ATO|GIC|general interest charge)\\b|\\brate\\b.{0,60}\\b(?:prescribed|published|set by|fixed by|under (?:the|section|schedule))\\b|\\bSchedule \\d{1,2} to the\\b.{0,60}\\bRules\\b`,
        "i",
      ),
      australian: true,
      as: "Interest runs at the rate prescribed by the court rules.",
    },
    {
      ask: "for a published rate",
      there:
        /\brate\b.{0,60}\b(?:prescribed|published|quoted|announced|set by|fixed by)\b|\b(?:prime|base|LIBOR|SOFR|EURIBOR|Interest) Rate\b|\bprime rate\b/i,
      australian: false,
      as: "Interest runs at the prime rate that its bank announces.",
    },
    {
      ask: "that nothing be added to the published rate",
      has: "no margin",
      when: /(?:%|per ?cent|percentage points?)(?: per annum| p\.?a\.?)? (?:above|over|more than|higher than|on top of)\b|\bplus \d[\d.]* ?(?:%|per ?cent)/i,
    },
    {
      ask: "for simple interest",
      there: /\bsimple\b|\bnot compound/i,
      when: /\bcompound|\bcapitali[sz]|\badded to the (?:principal|debt|balance|loan)|\bmonthly rests?\b/i,
      as: "Simple interest is payable; it is not compounded.",
    },
    {
      ask: "that recovery costs be reasonable only",
      has: "reasonable recovery costs",
      there: /\breasonabl/i,
      when: /\b(?:recover\w*|legal|collection|debt[- ]collect\w+|solicitor\S*) (?:costs?|fees|expenses|charges)\b|\bcosts? of (?:recover|collect)/i,
      as: "It pays the reasonable costs of recovery.",
    },
  ],
  insteadOf: ["cost-of-credit"],
  states: ["rate"],
  gravity: 106,
  given: "interest\\b|late (?:payment )?fee",
  usually: [
    {
      bears: "payer",
      unless:
        /\b(?:refund\w*|overpa\w+|credit|bond|deposit|no interest|not (?:bear|carry|accrue|attract|charged))\b/i,
    },
  ],
  alike: [
    // The price of a loan is no charge for being late.
    {
      words:
        /^(?!.{0,800}\b(?:overdue|late|later|unpaid|(?<!(?:principal|balance) )outstanding(?! (?:balance|principal|loan))|arrears|default\w*|unmet|not (?:been )?paid|fail\w*|past due|when due|due date)\b)(?:.{0,300}\b(?:lends?|lent|loans?|principal|advance[sd]?|facility|drawn|drawdown|borrow\w*)\b.{0,200}(?:%|\bper ?cent\b|\brate\b|\binterest\b)|.{0,300}\binterest\b.{0,200}\b(?:loans?|principal|advances?|facility|drawn)\b)/i,
    },
    // A fee for collecting is no interest.
    {
      words:
        /\b(?:collection|recovery|dishonou?r|reminder|legal|solicitors?['’]?) (?:agency )?(?:fees?|costs?|charges?)\b/i,
      meant:
        /\binterest\b|\bper (?:annum|month|week|day|year)\b|\b(?:a|each|every) (?:year|month|week|day)\b|\bp\.?a\b|\b(?:monthly|daily|annual\w*)\b/i,
    },
  ],
});
