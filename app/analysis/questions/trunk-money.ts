import type { Question } from "../asking/question.ts";

const charge =
  "(?:prices?|fees?|charges?|rates?|tariffs?|subscriptions?|premiums?|rent|royalt(?:y|ies))";
const raise =
  "(?:change|vary|increase|adjust|amend|revise|raise|alter|lift|set\\b(?!-| off)|review|reset|move|update)";

/** "They may change our fees at any time", and the same in the passive. */
const theyRaise = new RegExp(
  `^(?!.*\\bwe may\\b.{0,60}\\b${raise}).*?(?:\\bthey may\\b(?! not)(?:(?!\\b(?:end|terminate|cancel|leave)\\b).){0,60}\\b${raise}\\b.{0,60}\\b(?<what>${charge})\\b|\\b(?<what2>${charge})\\b.{0,40}\\b(?:may be (?:changed|varied|increased|adjusted|revised|raised|altered|lifted)|(?:is|are) subject to (?:change|increase|adjustment|variation))\\b(?!.{0,40}\\bby we\\b))`,
);
/** An index, a formula, or a percentage by which a charge rises. */
const indexed =
  /\b(?:prices?|fees?|charges?|rates?|rent|subscription|sum)\b.{0,120}\b(?:increas\w*|ris(?:e|es)|adjust\w*|escalat\w*|index\w*|review\w*|moves?|lifted)\b.{0,160}\b(?:cpi|consumer price index|inflation|wage price index)\b/;
const ceiling =
  /\b(?:not|never)\b.{0,40}\b(?:more than|exceed\w*|greater than|higher than|above)\b|\bno more than\b|\b(?:maximum|ceiling|capped|lesser of|lower of|up to) |\bnot exceeding\b/;
const exitOnRise =
  /\bwe may\b(?! not).{0,120}\b(?:end|terminate|cancel|leave|withdraw)\b.{0,200}\b(?:increas\w*|rise|chang\w*|var\w+|adjust\w*|new (?:price|fee|charge)s?)\b|\b(?:increas\w*|rise|chang\w*|var\w+|does not accept|does not agree|objects?)\b.{0,200}\bwe may\b(?! not).{0,80}\b(?:end|terminate|cancel|leave|withdraw|reject)\b/;

/** What is paid, when, and what may be kept back. */
export const money: Question[] = [
  {
    id: "price-at-will",
    topic: "price-change",
    title: "Price may rise without limit",
    question: "Who may change the price, how often, and up to what?",
    about: {
      says: /\b(?:prices?|fees?|charges?|rates?|subscription)\b.{0,120}\b(?:chang\w*|var(?:y|ied|iation)|increas\w*|adjust\w*|review\w*|ris(?:e|es)|escalat\w*)\b|\b(?:change|vary|increase|adjust|revise|review)\b.{0,60}\b(?:prices?|fees?|charges?|rates?)\b/,
      heading: /price|fee|charge|rate review/,
    },
    answers: [
      {
        when: [theyRaise],
        lacksHere: [
          ceiling,
          /\b(?:agreed (?:in writing )?(?:by|with|between)|consent of we|our (?:prior )?(?:written )?(?:consent|agreement))\b/,
        ],
        lacks: [exitOnRise],
        title: "{what|Price} may rise without limit or exit",
        level: "High",
        does: "{They} may raise the {what|price} by any amount, and {we} stays bound.",
        why: "The price agreed today is then no more than a starting point.",
        ask: "Fix it for the term, or cap each rise and let {we} leave without cost.",
        wording:
          "The Supplier may increase the price once a year by no more than the rise in the Consumer Price Index, on {noticeTime|60 days}' notice, and the Customer may end this agreement without cost before the increase takes effect.",
        replaces: true,
      },
      {
        when: [theyRaise],
        lacksHere: [
          ceiling,
          /\b(?:agreed (?:in writing )?(?:by|with|between)|consent of we|our (?:prior )?(?:written )?(?:consent|agreement))\b/,
        ],
        title: "{what|Price} may rise without limit",
        level: "Medium",
        does: "{They} may raise the {what|price} by any amount; {we}'s only answer is to leave.",
        why: "Moving takes time and money, so a right to go may not keep the price honest.",
        ask: "Cap each rise and allow one a year, on 60 days' notice.",
        wording:
          "The Supplier may increase the price once a year by no more than the rise in the Consumer Price Index, on {noticeTime|60 days}' notice.",
        replaces: true,
      },
    ],
    kinds: ["price-at-will", "price-increase"],
    proof: {
      answered: "3.2 The Supplier may change its prices at any time and without notice.",
      not: "3.2 The Supplier may increase the fee once a year by no more than 3%.",
    },
  },
  {
    id: "rise-without-ceiling",
    topic: "price-change",
    title: "Yearly rise above inflation, without a ceiling",
    question: "Is the yearly rise limited?",
    side: "recipient",
    about: { says: /\bcpi\b|\bconsumer price index\b|\bwage price index\b|\binflation\b/ },
    answers: [
      {
        when: [
          /\b(?<what>prices?|fees?|charges?|rates?|rent)\b.{0,300}\b(?:cpi|consumer price index|wage price index)\b.{0,120}\b(?:plus|greater of|higher of|whichever is (?:the )?(?:greater|higher))\b|\b(?<what2>prices?|fees?|charges?|rates?|rent)\b.{0,160}\b(?:greater|higher) of\b.{0,120}\b(?:cpi|consumer price index|wage price index)\b/,
        ],
        lacksHere: [ceiling],
        level: "High",
        does: "The {what|price} rises each year by more than inflation, with no ceiling.",
        why: "Over the term the gap compounds, and {we} cannot budget for it.",
        ask: "Ask for the index alone, with a ceiling of 4%.",
        wording:
          "No increase may exceed the lesser of the annual change in the Consumer Price Index and 4%.",
      },
      {
        when: [indexed],
        lacksHere: [ceiling],
        title: "Index rise without a ceiling",
        level: "Medium",
        does: "The price follows an index upwards, however high it goes.",
        why: "A year of high inflation would be paid for by {we} alone.",
        ask: "Ask for a ceiling, such as 4% a year.",
        wording: "No increase may exceed 4% in any year.",
      },
    ],
    kinds: [],
    proof: {
      answered:
        "3.2 On each anniversary the fee increases by the change in the Consumer Price Index plus three percentage points.",
      not: "3.2 On each anniversary the fee increases by the change in the Consumer Price Index, but never by more than 3%.",
    },
  },
  {
    id: "no-exit-on-rise",
    topic: "price-change",
    title: "No way out when the price rises",
    question: "May we leave if the price goes up?",
    side: "recipient",
    about: {
      says: /\b(?:prices?|fees?|charges?|rates?)\b.{0,120}\b(?:increas\w*|ris(?:e|es)|adjust\w*)\b/,
      heading: /price|fee|charge/,
    },
    answers: [
      { when: [exitOnRise], fine: true },
      {
        when: [
          /\b(?:increas\w*|rise|adjust\w*|revis\w+)\b.{0,120}\bwe (?:may not|has no right)\b.{0,40}\b(?:terminate|cancel|end|withdraw|leave)\b/,
        ],
        level: "Medium",
        does: "A dearer price during the term gives {we} no right to leave.",
        why: "{They} can count on {we} staying whatever the new price is.",
        ask: "Ask for a right to end without cost within 60 days after notice of a rise.",
        wording:
          "Within 60 days after notice of a price increase the Customer may end this agreement without cost.",
      },
      {
        when: [
          /\b(?:prices?|fees?|charges?|rates?)\b.{0,160}\b(?:increases?|rises?|(?:is|are) (?:increased|adjusted|indexed))\b.{0,160}\b(?:year|annual\w*|anniversary|each 1|renewal)\b|\bthey may\b(?! not).{0,80}\b(?:increase|raise|vary|change|adjust)\b.{0,60}\b(?:prices?|fees?|charges?)\b/,
          /\b(?:initial |minimum |fixed )?(?:term|period)\b.{0,60}\b(?:1[2-9]|[2-9]\d|[1-9]|10) (?:months|years?)\b/,
        ],
        lacks: [
          /\b(?:we|everybody) may\b(?! not)(?:(?!\b(?:breach|default|fails)\b).){0,120}\b(?:end|terminate|cancel)\b.{0,120}\b(?:any time|any reason|without cause|convenience|\d+ (?:days|months|weeks)'? ?(?:written )?notice)\b/,
        ],
        level: "Medium",
        does: "A dearer price during the term gives {we} no right to leave.",
        why: "{They} can count on {we} staying whatever the new price is.",
        ask: "Ask for a right to end without cost within 60 days after notice of a rise.",
        wording:
          "Within 60 days after notice of a price increase the Customer may end this agreement without cost.",
      },
    ],
    kinds: [],
    proof: {
      answered:
        "1.1 The initial term is 36 months.\n3.2 The Supplier may increase the fees each year.",
      not: "1.1 The initial term is 36 months.\n3.2 The Supplier may increase the fees each year. If the Customer does not accept the increase, the Customer may end this agreement.",
    },
  },
  {
    id: "our-price-frozen",
    topic: "price-change",
    title: "Own price is frozen for the term",
    question: "May we raise our price as costs rise?",
    side: "drafter",
    about: {
      says: /\b(?:prices?|fees?|charges?|rates?)\b.{0,120}\b(?:chang\w*|var(?:y|ied|iation)|increas\w*|adjust\w*|review\w*|ris(?:e|es)|index\w*|fixed|firm)\b/,
    },
    answers: [
      {
        when: [
          /\bour (?:prices?|fees?|charges?|rates?)\b.{0,60}\b(?:fixed|firm|may not (?:be )?(?:increase\w*|change\w*|rise))\b.{0,80}\b(?:term|period|years?|months)\b|\bwe may not\b.{0,60}\b(?:increase|raise|change|vary)\b.{0,40}\b(?:prices?|fees?|charges?|rates?)\b|\b(?:prices?|fees?|rates?)\b.{0,40}\b(?:fixed|firm)\b.{0,60}\b(?:for the (?:\w+ )?term|throughout|for the duration|not subject to (?:rise|increase))\b|\b(?:prices?|fees?|rates?|sum)\b.{0,40}\b(?:fixed|firm)\b.{0,80}\bno (?:adjustment|increase|variation|rise|escalation)\b|\b(?:prices?|fees?|rates?)\b.{0,60}\bfixed\b.{0,40}\b(?:until|during|for)\b.{0,40}\b(?:expiry|end|term|period)\b/,
        ],
        level: "Medium",
        does: "{We} must hold its price for the whole term, whatever happens to its costs.",
        why: "Wages, freight and inputs will move; the margin will carry it.",
        ask: "Ask for a yearly adjustment by an index.",
        wording:
          "On each anniversary the price is adjusted by the change in the Consumer Price Index over the preceding year.",
        replaces: true,
      },
    ],
    kinds: [],
    proof: {
      answered: "3.1 The Supplier must not increase the prices during the term.",
      not: "3.1 The Supplier may increase the prices once a year.",
    },
  },
  {
    id: "paid-late",
    topic: "payment",
    title: "Payment comes late",
    question: "How long must we wait for our money?",
    about: {
      says: /\b(?:pay\w*|paid|invoices?)\b.{0,160}\bdays?\b/,
      heading: /payment|invoic|fees/,
    },
    answers: [
      {
        when: [
          /^(?!.*\bwe must pay\b).*?(?:\bthey (?:must|will|agrees? to)?\s?pays?\b|\bpayment terms?\b(?=.{0,120}\bour invoice)|\bour (?:\w+ )?invoices?\b.{0,60}\b(?:payable|paid)\b).{0,160}?\b(?<days>\d{2,3}) (?:business |calendar )?days\b.{0,20}\b(?:after|of|from|following)\b.{0,40}\b(?:invoices?|receipt|receiv\w+|months?|claims?|statement|delivery)\b/,
        ],
        reckon: ({ days }) => (Number(days) >= 45 ? { days: days ?? "" } : null),
        title: "Payment only after {days} days",
        level: "Medium",
        does: "{We} waits {days} days for its money.",
        why: "Wages and suppliers fall due sooner, so {we} finances {they}'s business.",
        ask: "Ask for 30 days from invoice or less.",
        wording: "The Supplier must pay each invoice within 20 business days after its date.",
        replaces: true,
      },
    ],
    kinds: ["payment-terms"],
    proof: {
      answered: "3.1 The Supplier must pay each invoice within 60 days after the end of the month.",
      not: "3.1 The Supplier must pay each invoice within 14 days after receipt.",
    },
  },
  {
    id: "paid-when-paid",
    topic: "payment",
    title: "Paid only once the other side is",
    question: "Does our payment hang on what somebody else does?",
    about: { says: /\bpay\w*\b|\bpaid\b/, heading: /payment/ },
    answers: [
      {
        when: [
          /^(?!.*\bwhether or not\b).*?(?:\b(?:pay(?:able|ment|s)?|paid|due|entitled)\b.{0,160}\b(?:after|once|when|until|unless|upon|on|conditional (?:up)?on|subject to|only if|to the extent)\b.{0,60}\b(?:they (?:has been paid|is paid|have been paid|are paid|(?:has |have )?receive[sd]? (?:full |the |its |such |corresponding )*(?:payment|money|moneys|funds|amounts?))|(?:receipt|received|payment) by they (?:from|of payment)|(?:the )?(?:client|principal|head contractor|end customer|owner|employer|financier)\b.{0,20}\bpa(?:ys|id) they)\b(?! (?:the |a |an |our |each |its )?(?:tax )?(?:invoice|claim|notice|statement|account|report)\b)|\b(?:pay(?:able|ment|s)?|paid|due)\b.{0,120}\b(?:until|unless|after|once|conditional (?:up)?on)\b.{0,20}\b(?:they having (?:first )?(?:been paid|received)|(?:they|we|it) (?:has |have )?receive[sd]?\b.{0,40}\b(?:payment|money|moneys|funds)\b.{0,20}\bfrom (?:the |its |their )(?:head contractor|principal|client|end (?:user|customer)|owner|employer|financier))\b|\bpay\w*\b.{0,100}\b(?:unless|until|once|after)\b.{0,20}\b(?:the|its|their) (?:client|principal|head contractor|owner|employer|financier) (?:has )?pa(?:id|ys) they\b)/,
        ],
        level: "High",
        does: "{They} pays {we} only after somebody else has paid {they}.",
        why: "{We} then carries the credit of a stranger with whom it has no contract.",
        ask: "Delete the condition; payment should fall due by date alone.",
        wording:
          "The Supplier must pay each invoice within 20 business days after its date, whether or not it has been paid by others.",
        replaces: true,
      },
    ],
    kinds: ["pay-when-paid"],
    proof: {
      answered:
        "3.2 The Customer's fee is payable once the Supplier has received payment from its client.",
      not: "3.2 The Customer's fee is payable 14 days after the Supplier has received the invoice.",
    },
  },
  {
    id: "no-withholding",
    topic: "set-off",
    title: "Disputed amounts must be paid in full",
    question: "May we hold back what is in dispute?",
    about: {
      says: /\bset[- ]?off\b|\bwithh(?:old|eld)\w*\b|\bdeduct\w*\b|\bcounter-?claims?\b|\bdisput\w+\b.{0,80}\b(?:invoices?|amounts?|sums?|accounts?|charges?)\b|\b(?:invoices?|amounts?|sums?|accounts?|charges?)\b.{0,80}\bdisput\w+/,
      heading: /set-?off|disputed|payment/,
    },
    answers: [
      {
        when: [
          /^(?!.*\bthey (?:must|may) (?:not )?(?:pay|withhold|deduct|set)).*?(?:\bwe must\b.{0,120}\b(?:without|free (?:of|from)|no)\b.{0,40}\b(?:set[- ]?off|deductions?|counter-?claims?|withholding)\b|\bwe may not\b(?:(?!\bunreasonab).){0,80}\b(?:withhold\w*|set[- ]?off|deduct)\b.{0,60}\b(?:payments?|amounts?|fees?|price|rent|money|moneys|sums?|invoices?|charges?|anything)\b|\bno (?:dispute|claim)\b.{0,80}\b(?:entitles?|allows?|permits?) we\b.{0,40}\b(?:withhold|hold back|deduct|set off)|\bno (?:amount|sum|payment|deduction|set[- ]?off)\b.{0,60}\b(?:withheld|set off|deducted|made)\b.{0,30}\bby we\b)|^(?!.*\bunless\b).*?\bwe disputes?\b.{0,60}\bwe must\b.{0,40}\bpay\b.{0,40}\bin full\b/,
        ],
        lacksHere: [
          /\b(?:except|unless|other than|save)\b.{0,80}\b(?:disput\w+|good faith|agreed)\b|\bgood faith disput/,
        ],
        level: "Medium",
        does: "{We} pays in full even where the bill is wrong or the work is bad.",
        why: "Money once paid is hard to get back, and holding it is the best lever {we} has.",
        ask: "Ask for a right to withhold what is disputed in good faith.",
        wording:
          "The Customer may withhold an amount that it disputes in good faith if it gives reasons and pays the rest.",
      },
      {
        when: [
          /\b(?:all|any) (?:payments?|sums?|amounts?)\b.{0,60}\b(?:must|are to|is to) be (?:made|paid)\b.{0,40}\b(?:free (?:of|from|and clear)|without|in full without)\b.{0,40}\b(?:set[- ]?off|deductions?|counter-?claims?|withholding)\b(?! tax)/,
        ],
        lacks: [/\bthey (?:must|agrees? to)\s?pays?\b/],
        lacksHere: [/\btax(?:es)?\b/],
        level: "Medium",
        does: "{We} pays in full even where the bill is wrong or the work is bad.",
        why: "Money once paid is hard to get back, and holding it is the best lever {we} has.",
        ask: "Ask for a right to withhold what is disputed in good faith.",
        wording:
          "The Customer may withhold an amount that it disputes in good faith if it gives reasons and pays the rest.",
      },
    ],
    kinds: ["payment-set-off"],
    proof: {
      answered:
        "4.2 The Customer must pay each invoice in full without set-off, deduction or counterclaim.",
      not: "4.2 The Customer may withhold an amount that it disputes in good faith.",
    },
  },
  {
    id: "wide-set-off",
    topic: "set-off",
    title: "Deductions for sums merely claimed",
    question: "What may they deduct from what they owe us?",
    about: {
      says: /\bset[- ]?off\b|\bwithhold\b|\bdeduct\w*\b|\bretain\b/,
      heading: /set-?off|deduction/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:tax|law|deposit|bond|salary|wages|undisputed)\b.{0,40}\b(?:requires?|withh)).*?\bthey may\b(?! not).{0,80}\b(?:set[- ]?off|deduct|withhold|(?:retain|keep back|hold back)\b.{0,30}\b(?:payments?|moneys?|amounts?|sums?|fees))\b.{0,200}\b(?:claims?|claimed|asserts?|alleges?|may (?:become|be) (?:due|payable|owing)|any (?:other )?(?:agreement|contract|account|job|project)|contingent|(?:considers?|believes?)|in its opinion|related (?:body|bodies|compan\w+)|future)\b/,
        ],
        lacksHere: [/\b(?:agreed|determined|admitted|adjudicated|undisputed|judgment)\b/],
        level: "High",
        does: "{They} may deduct sums that it only claims, other dealings included.",
        why: "{We} would have to sue for its own money.",
        ask: "Allow only sums agreed or decided, under this paper, with reasons in writing.",
        wording:
          "The Supplier may set off only an amount under this agreement that the Customer has admitted or a court has decided, after five business days' notice.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*\b(?:tax|law|deposit|bond|salary|wages)\b.{0,60}\b(?:withh|deduct)).*?\bthey may\b(?! not).{0,80}\b(?:set[- ]?off|deduct)\b.{0,80}\b(?:amounts?|sums?|mon(?:ey|ies)|moneys|any)\b/,
        ],
        lacksHere: [
          /\b(?:agreed|determined|admitted|adjudicated|undisputed|judgment|withholding tax|genuine\w*)\b/,
        ],
        title: "Deductions for what is said to be owed",
        level: "Medium",
        does: "{They} may deduct what it says {we} owes before paying.",
        why: "A disputed claim is then collected first and argued later.",
        ask: "Allow only sums agreed or decided.",
        wording:
          "The Supplier may set off only an amount that the Customer has admitted or a court has decided.",
        replaces: true,
      },
    ],
    kinds: ["payment-set-off"],
    proof: {
      answered:
        "4.3 The Supplier may deduct from any payment to the Customer any sum that it claims under this or any other agreement.",
      not: "4.3 The Supplier may not deduct anything from a payment.",
    },
  },
  {
    id: "late-interest-high",
    topic: "late-payment",
    title: "Dear interest on late money",
    question: "What does it cost us to pay late?",
    side: "recipient",
    about: {
      says: /\binterest\b|\blate (?:fee|charge|payment)\b|\boverdue\b/,
      heading: /interest|late|overdue/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:we is owed|payable to we|they (?:hereby )?(?:pays|must pay|fails|owes))\b).*?\b(?:interest|overdue|late|unpaid|arrears)\b.{0,200}?\b(?<rate>\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent|percent)(?<per> ?(?:per|a|each|every) (?:calendar )?(?:month|week|day|fortnight)| ?p\.?m\b| ?monthly)?/,
        ],
        reckon: ({ rate, per }) => {
          const times = !per
            ? 1
            : /day/.test(per)
              ? 365
              : /week/.test(per)
                ? 52
                : /fortnight/.test(per)
                  ? 26
                  : 12;
          const year = Math.round(Number(rate) * times * 10) / 10;
          return year >= 15 && year <= 800 ? { year: `${year}%` } : null;
        },
        title: "Late interest of {year} a year",
        level: "Medium",
        does: "Money paid late costs {we} {year} a year.",
        why: "The rate punishes delay rather than covering what {they} loses.",
        ask: "Ask for the Reserve Bank cash rate plus 2%, simple, after a reminder.",
        wording:
          "Overdue money bears simple interest at the Reserve Bank of Australia cash rate target plus 2% a year, from seven days after a reminder.",
        replaces: true,
      },
    ],
    kinds: ["default-interest"],
    proof: {
      answered: "4.4 Overdue amounts bear interest at 1.5% per month.",
      not: "4.4 Overdue amounts bear interest at 6% a year.",
    },
  },
  {
    id: "no-late-interest",
    topic: "late-payment",
    title: "No interest on late payment",
    question: "What do we receive if we are paid late?",
    side: "drafter",
    about: {
      says: /\binterest\b.{0,80}(?:%|\b(?:rate|per ?cent|annum|overdue|late|unpaid|accru\w*|due|day|payable|arrears)\b)|\b(?:overdue|late|unpaid|default|pays?|payment of|arrears)\b.{0,80}\binterest\b(?! (?:in|of)\b)|\blate (?:fee|charge|payment (?:fee|charge))s?\b|\bpenalty rate\b/,
      heading: /interest|late|overdue/,
    },
    answers: [
      {
        when: [
          /\b(?:no interest (?:is|shall be|must be|may be) (?:payable|paid)|we (?:is|are) not entitled to interest|we waives? interest)\b|\bthey (?:is not required to|need not) pay (?:any )?interest\b|\bwe may not\b.{0,40}\b(?:charge|claim|recover)\b.{0,20}\binterest\b|\bwe waives?\b.{0,30}\binterest\b/,
        ],
        title: "Interest on late payment is excluded",
        level: "Low",
        does: "{We} receives no interest on money that is paid late.",
        why: "{They} then has little reason to pay on time.",
        ask: "Ask for interest at the cash rate plus 4%.",
        wording:
          "Overdue money bears interest at the Reserve Bank of Australia cash rate target plus 4% a year.",
        replaces: true,
      },
    ],
    absent: {
      level: "Low",
      of: /\bthey (?:must|agrees? to|will)\s?pay\b.{0,120}\b(?:invoices?|fees?|price|charges?)\b/,
      does: "Nothing is added to money that {they} pays late.",
      why: "Without interest or a right to stop work, late payers have no reason to hurry.",
      ask: "Add interest and a right to suspend after notice.",
      wording:
        "Overdue money bears interest at the Reserve Bank of Australia cash rate target plus 4% a year, and the Supplier may suspend the services after 10 business days' notice.",
    },
    kinds: [],
    proof: {
      answered: "4.4 No interest is payable on late payments.",
      not: "4.4 Overdue amounts bear interest at 6% a year.",
    },
  },
  {
    id: "recovery-costs",
    topic: "late-payment",
    title: "All collection costs are payable",
    question: "Who pays to collect a debt?",
    side: "recipient",
    about: {
      says: /\b(?:legal|collection|recovery|enforcement|solicitor\w*|debt)\b.{0,40}\b(?:costs?|fees|expenses|commission)\b/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:everybody|prevailing|successful)\b).*?\bwe\b(?! may not\b).{0,120}\b(?:pays?|liable|indemnif\w+|reimburses?|bears?)\b.{0,160}\b(?:solicitor and (?:own )?client|indemnity basis|full indemnity|collection|recover\w+|enforc\w+|debt)\b.{0,80}\b(?:costs?|fees|expenses|commissions?)\b|^(?!.*\beverybody\b).*?\bwe\b.{0,100}\b(?:pays?|reimburses?)\b.{0,100}\b(?:costs?|fees|expenses)\b.{0,80}\b(?:recover\w+|collect\w+|enforc\w+)\b|\bthey may recover from we\b.{0,120}\b(?:costs?|fees|expenses|commission)\b.{0,120}\b(?:collect\w*|recover\w*|enforc\w*|solicitor\w*)|\bwe\b.{0,60}\b(?:liable for|pays?|bears?)\b.{0,120}\b(?:costs?|charges|fees|expenses)\b.{0,60}\b(?:solicitor and (?:own )?client|indemnity basis)|\b(?:collection|recovery|enforcement|agency)\b.{0,40}\b(?:costs?|fees|expenses|charges)\b.{0,120}\b(?:for our account|at our (?:cost|expense)|borne by we)\b/,
        ],
        lacksHere: [/\breasonabl[ey]\b/],
        level: "Low",
        does: "{We} pays all that {they} spends on collecting, reasonable or not.",
        why: "Agents' commission and lawyers may exceed a small debt.",
        ask: "Limit it to reasonable costs of an undisputed debt.",
        wording:
          "The Customer must pay the Supplier's reasonable costs of recovering an undisputed debt.",
        replaces: true,
      },
    ],
    kinds: [],
    proof: {
      answered:
        "4.5 The Customer must pay all costs of debt collection, including legal costs on a full indemnity basis.",
      not: "4.5 The Customer must pay the reasonable costs of recovering an undisputed debt.",
    },
  },
  {
    id: "minimum-commitment",
    topic: "minimum-commitment",
    title: "Minimum quantity must be bought",
    question: "Is there a minimum that we pay whatever we use?",
    about: {
      says: /\bminimum\b|\bat least\b|\bnot (?:less|fewer) than\b|\btake[- ]or[- ]pay\b|\bshortfall\b/,
      heading: /minimum|commitment|target/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:insur\w*|notice|wage|days before|policy|measures|care|precautions)\b).*?\bwe (?:must|agrees? to|commits? to|undertakes? to|guarantees?)\b.{0,120}\b(?:pay|buy|purchase|order|spend|acquire|sell|take)\b.{0,100}\b(?:at least|not less than|no less than|(?:a|the) minimum(?: of)?|minimum [a-z- ]{3,40} of)\b.{0,40}?(?<sum>(?:us|a|nz)?\$[\d,.]*\d(?: ?million)?)/,
        ],
        title: "At least {sum} must be bought",
        level: "High",
        does: "{We} must take or pay for at least {sum}, needed or not.",
        why: "If trade falls or {they} fails to deliver, the sum is still due.",
        ask: "Lower it, reduce it for any failure of {they}, and let it end with the contract.",
        wording:
          "The minimum is reduced in proportion for any time in which the Supplier does not supply, and falls away when notice to end this agreement is given.",
      },
      {
        when: [
          /^(?!.*\b(?:insur\w*|notice|wage|days before|policy|measures|care|precautions)\b).*?\bwe (?:must|agrees? to|commits? to|undertakes? to|guarantees?)\b.{0,120}\b(?:pay for|buy|purchase|order|acquire|sell)\b.{0,100}\b(?:at least|not less than|no less than|no fewer than|(?:a|the) minimum(?: of)?)\b|^(?!.*\b(?:insur\w*|notice|wage)\b).*?\bwe (?:commits?|agrees?) to (?:a|an|the) (?:annual |monthly )?minimum\b/,
        ],
        level: "Medium",
        does: "{We} is bound to a minimum quantity, needed or not.",
        why: "If trade falls or {they} fails to deliver, the promise still stands.",
        ask: "Lower it, and reduce it for any failure of {they}.",
        wording:
          "The minimum is reduced in proportion for any time in which the Supplier does not supply, and falls away when notice to end this agreement is given.",
      },
      {
        when: [
          /\b(?:minimum (?:purchase|order|commitment|spend|fee|royalty|quantit(?:y|ies)|payment|guarantee)s?|take[- ]or[- ]pay|shortfall)\b.{0,240}\bwe (?:must|shall)? ?pays?\b|\bwe must pay\b.{0,120}\bshortfall\b|\bminimum (?:monthly |annual |quarterly |weekly )(?:charge|spend|fee)\b.{0,120}\bwe must pay\b|\bwe must pay\b.{0,20}\bminimum (?:monthly |annual |quarterly |weekly )(?:charge|spend|fee)/,
        ],
        title: "Shortfall below the minimum is payable",
        level: "High",
        does: "{We} pays the difference where it falls below the minimum.",
        why: "Nothing is received for that money, whatever the cause of the fall.",
        ask: "Make loss of exclusivity the only result, and except any failure of {they}.",
        wording:
          "If the minimum is not met the Supplier's only remedy is to make the Customer's rights non-exclusive on 90 days' notice.",
      },
    ],
    kinds: ["minimum-commitment"],
    proof: {
      answered: "5.1 The Customer must purchase at least 4,000 units in each year.",
      not: "5.1 The Customer may order as many or as few units as it likes.",
    },
  },
  {
    id: "gst-unsaid",
    topic: "tax",
    title: "No mention of GST",
    question: "Is GST on top of the price?",
    side: "drafter",
    about: {
      says: /\bgst\b|\bgoods and services tax\b|\btaxes\b|\b(?:sales|indirect|value[- ]added|consumption) tax\b|\btax\b.{0,40}\b(?:inclusive|exclusive|included|excluded|additional)\b/,
      heading: /\bgst\b|tax/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:not (?:includ\w+|inclusive)|exclu\w+|plus|addition\w*)\b).*?\b(?:prices?|fees?|charges?|rates?|sum|amounts?)\b.{0,80}\b(?:includes?|inclusive of|including|deemed to include)\b.{0,20}\b(?:any )?(?:gst|goods and services tax|all taxes)\b/,
        ],
        title: "Price includes GST",
        level: "Low",
        does: "The price includes GST, so {we} keeps ten elevenths of it.",
        why: "If the figure was worked out without GST, the margin is short by 9%.",
        ask: "Check the sum; otherwise state it exclusive of GST.",
        wording:
          "All prices exclude GST, which the Customer must pay in addition on a tax invoice.",
        replaces: true,
      },
    ],
    absent: {
      level: "Medium",
      of: /\bthey (?:must|agrees? to|will)\s?pays?\b.{0,160}(?:\$\d|\b(?:fees?|price|charges?)\b)/,
      unless:
        /\b(?:salary|superannuation|principal sum|secured money|dividends?|shares|usd|us\$|u\.s\.|united states|delaware|new york|california|(?:laws?|courts?) of (?:the )?(?:state of (?!new south|vic|queens|western aus|south aus|tas)|people|republic|england|canada|province|hong kong|singapore|new zealand))\b/,
      does: "GST is not mentioned, so the price will be taken to include it.",
      why: "{We} would pay a tenth of its price to the tax office.",
      ask: "State that prices exclude GST, payable on a tax invoice.",
      wording: "All prices exclude GST, which the Customer must pay in addition on a tax invoice.",
    },
    kinds: [],
    proof: {
      answered: "3.1 The fee includes GST.",
      not: "3.1 GST is payable in addition to the fee.",
    },
  },
  {
    id: "withholding-on-us",
    topic: "tax",
    title: "Withholding tax must be made up",
    question: "Who bears withholding and other taxes?",
    about: {
      says: /\bwithholding\b|\bgross(?:ed)?[- ]up\b|\bdeduction for tax\b|\btaxes\b/,
      heading: /tax/,
    },
    answers: [
      {
        when: [
          /\bwe must (?:pay|increase|gross)\b.{0,120}\b(?:additional|further|such (?:extra|additional)|increased) (?:amounts?|sums?)\b.{0,200}\b(?:tax|withh|deduct|receiv)|\b(?:withholding|deduction)\b.{0,160}\bwe must\b.{0,60}\b(?:gross(?:ed)?[- ]up|pay (?:such )?(?:an )?(?:additional|further|extra))\b|\b(?:sum|amount|payment)s? (?:payable|due) (?:by|from) we\b.{0,60}\b(?:grossed[- ]up|increased)\b|\bwe\b.{0,80}\bgross(?:es)?[- ]up\b.{0,40}\bpayments?\b/,
        ],
        level: "Medium",
        does: "If tax must be withheld, {we} pays more so that {they} receives the full sum.",
        why: "Withholding can add a tenth or more to the price.",
        ask: "Let tax fall on whoever earns the income, with help to claim relief.",
        wording:
          "Each party bears its own tax. The Customer may deduct tax that the law requires and must give a receipt for it.",
        replaces: true,
      },
    ],
    kinds: ["tax-gross-up"],
    proof: {
      answered:
        "3.6 If withholding tax applies, the Customer must pay such additional amount as leaves the Supplier with the full sum.",
      not: "3.6 Each party bears its own taxes.",
    },
  },
];
