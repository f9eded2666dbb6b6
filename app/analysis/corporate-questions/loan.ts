import type { PaperQuestions } from "../asking/question.ts";
import { guarantee } from "./guarantee.ts";
import { security } from "./security.ts";
import { dollars, inDollars } from "./sums.ts";

const borrower = /^(?:co-?)?(?:borrowers?|debtors?|mortgagors?)$/;
const lender = /^(?:lenders?|financiers?|banks?|mortgagees?|credit providers?|noteholders?)$/;

/** Something that lends: a term loan, a facility, an acknowledged debt. */
export const loan: PaperQuestions = {
  id: "loan",
  of: /^Loan or finance agreement$/,
  roles: { recipient: "Borrower", drafter: "Lender" },
  tells: [
    [
      /\bthey (?:must|agrees? to|has agreed to)\b.{0,60}\b(?:lend|advance|make .{0,40}\bavailable)\b|\bthey (?:lends?|lent|has (?:lent|advanced|agreed to lend))\b|\bwe must repay\b/,
      "borrower",
    ],
    [
      /\bwe (?:must|agrees? to|has agreed to)\b.{0,60}\b(?:lend|advance|make .{0,40}\bavailable)\b|\bwe (?:lends?|lent|has (?:lent|advanced|agreed to lend))\b|\bthey must repay\b/,
      "lender",
    ],
  ],
  holds: [guarantee, security],
  questions: [
    {
      id: "loan/rate-at-will",
      topic: "price-change",
      title: "Interest rate can be raised at will",
      question: "Who may change the interest rate, and by how much?",
      roles: borrower,
      about: {
        says: /\b(?:increase|vary|change|adjust|alter|amend|review|reset|revise)\w*\b.{0,60}\b(?:rate|margin|interest)\b|\b(?:rate|margin|interest)\b.{0,80}\b(?:increased?|varied|changed|adjusted|altered|reviewed|reset|revised)\b/,
        heading: /^interest|rate/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:increase|raise|lift|vary|change|adjust|alter|review|reset|revise)\b.{0,40}\b(?:interest rate|rate|margin)\b|\b(?:rate|margin)\b.{0,80}\bmay be (?:increased|varied|changed|adjusted|altered|reviewed|revised)\b.{0,40}\bby they\b|\b(?:rate|margin)\b.{0,60}\bas they (?:determines?|decides?|fixes|nominates?|advises?|notif\w+)\b|\b(?:rate|margin|interest)\b.{0,60}\b(?:as|which|that|rate) they (?:may|must)\b(?! not).{0,40}\b(?:determine|decide|fix|set|nominate|notify|advise|specify)\b|\b(?:rate|margin|interest)\b.{0,40}\b(?:set|fixed|determined|decided|advised|nominated|notified) by they\b(?!.{0,80}\breference\b)|\b(?:rate|margin)\b.{0,60}\bsubject to (?:change|variation|adjustment|review)\b.{0,30}\bby they\b|\bthey may\b(?! not).{0,40}\b(?:substitute|set|fix)\b.{0,20}\b(?:higher|new|different|another) (?:interest )?rate\b/,
          ],
          lacksHere: [
            /\bwe may\b.{0,80}\b(?:repay|prepay|refinance)\b.{0,120}\bwithout\b.{0,40}\b(?:cost|fee|penalty|break)/,
          ],
          level: "High",
          does: "{They} may lift the interest rate on its own decision, and nothing caps the rise.",
          why: "{We} borrowed at a price that its lender can rewrite while the debt cannot be moved cheaply.",
          ask: "Ask for a margin over a published rate, and repayment without break cost after any rise.",
          wording:
            "The Lender may increase the interest rate only by the increase in the Reserve Bank cash rate since the last change, on {noticeTime|30 days}' notice, and the Borrower may then repay the loan within 90 days without break cost or fee.",
          replaces: true,
        },
      ],
      kinds: ["price-increase", "price-at-will", "cost-of-credit"],
      proof: {
        answered:
          "2.2 The Lender may from time to time vary the interest rate by written notice to the Borrower.",
        not: "2.2 The interest rate is fixed at 8% per annum for the term of the loan.",
      },
    },
    {
      id: "loan/own-rate-power",
      topic: "unfair-terms",
      title: "Power over the rate may not stand",
      question: "Will our power to change the rate hold?",
      roles: lender,
      about: {
        says: /\bwe may\b.{0,80}\b(?:increase|vary|change|adjust|alter|revise)\b.{0,40}\b(?:rate|margin)\b/,
      },
      answers: [
        {
          when: [
            /\bwe may\b(?! not).{0,80}\b(?:increase|raise|lift|vary|change|adjust|alter|revise)\b.{0,40}\b(?:interest rate|rate|margin)\b|\b(?:rate|margin|interest)\b.{0,60}\b(?:as|which|that|rate) we (?:may|must)\b(?! not).{0,40}\b(?:determine|decide|fix|set|nominate|notify|advise|specify)\b|\b(?:rate|margin|interest)\b.{0,40}\b(?:set|fixed|determined|decided|advised|nominated|notified) by we\b|\b(?:rate|margin)\b.{0,60}\bsubject to (?:change|variation|adjustment|review)\b.{0,30}\bby we\b|\bwe may\b(?! not).{0,40}\b(?:substitute|set|fix)\b.{0,20}\b(?:higher|new|different|another) (?:interest )?rate\b/,
          ],
          lacksHere: [
            /\bthey may\b.{0,80}\b(?:repay|prepay|refinance)\b.{0,120}\bwithout\b/,
            /\b(?:cash rate|bbsw|bank bill|published|benchmark|reference rate)\b/,
          ],
          level: "Medium",
          does: "{We} may move the rate by its own judgement, tied to no published measure.",
          why: "If {they} is a small business on standard paper the power may be unfair, void and penalised.",
          ask: "Tie rises to a published rate or proved cost of funds, with notice and repayment free of break cost.",
          wording:
            "The Lender may increase the interest rate only to the extent of a proved increase in its cost of funds or in the Reserve Bank cash rate, on {noticeTime|30 days}' notice, and the Borrower may repay within 90 days after the notice without break cost.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "2.2 The Lender may increase the interest rate by 14 days' notice to the Borrower.",
        not: "2.2 The interest rate is the cash rate plus 4% per annum.",
      },
    },
    {
      id: "loan/early-repayment",
      topic: "exit-cost",
      title: "No right to repay early",
      question: "May we repay early, and what does it cost?",
      roles: borrower,
      about: {
        says: /\b(?:prepay|pre-pay|early repayment|repay(?:ment)? (?:early|in advance)|repay\w*\b.{0,80}\b(?:before|prior to|early|at any time|ahead of)|break (?:costs?|fees?)|discharge (?:of )?the loan)/,
        heading: /early repayment|pre-?payment|voluntary/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,60}\b(?:prepay|pre-pay|repay\b.{0,80}\b(?:before|prior to|early|ahead of))/,
          ],
          title: "Early repayment is barred",
          level: "Medium",
          does: "{We} may not repay before the due date.",
          why: "It cannot refinance or sell to leave an expensive loan.",
          ask: "Ask to repay at any time on short notice, paying only proved break cost.",
          wording:
            "The Borrower may repay all or part of the loan at any time on five business days' notice, paying only interest to the date of repayment and the Lender's proved cost of breaking its funding.",
          replaces: true,
        },
        {
          when: [
            /\b(?:without|no|free of|not be (?:charged|liable for) any)\b.{0,30}\b(?:penalty|penalties|fees?|break costs?|premium|charges?|costs?)\b/,
          ],
          fine: true,
        },
        {
          when: [
            /\bwe may\b.{0,60}\b(?:repay|prepay|pre-pay)\b.{0,200}\b(?:break|fee|premium|economic costs?|minimum interest|interest (?:that )?would have|interest for the (?:balance|remainder)|would have (?:accrued|been payable))|\b(?:early repayment|prepayment|break) (?:fees?|costs?|charges?|premium)\b.{0,60}\b(?:payable|we must|is|of)\b|\bminimum interest\b|\b(?:early|any|voluntary) (?:repayment|prepayment)\b.{0,80}\b(?:we must pay|accompanied by|on payment of|together with)\b.{0,160}\b(?:fees?|premium|penalty|break costs?|would have)\b|\bwe (?:re|pre-?)pays?\b.{0,100}\b(?:before|prior to|early|in advance)\b.{0,120}\bwe must pay\b.{0,120}\b(?:fees?|premium|penalty|break costs?|would have)\b|\b(?:fees?|premium|penalty|break costs)\b.{0,60}\bpayable\b.{0,40}\bon (?:any )?(?:early repayment|prepayment)\b|\b(?:early exit|early repayment|prepayment) fee\b.{0,60}\bapplies\b.{0,60}\brepa(?:ys?|id|yment)\b/,
          ],
          title: "Early repayment costs a fee",
          level: "Medium",
          does: "Leaving the loan early costs {we} a fee or interest that was never earned.",
          why: "The sum need not match any loss of {they}, and it locks {we} in if the rate rises.",
          ask: "Ask to pay proved break cost only, and nothing after a rate rise or in the last six months.",
          wording:
            "On early repayment the Borrower must pay only interest accrued to the date of repayment and the Lender's proved cost of breaking its funding. Nothing more is payable after the Lender has increased the rate.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        unless:
          /\b(?:repay\w*|payable|due)\b.{0,40}\bon demand\b|\bin (?:whole or in part|full or in part)\b/,
        does: "Nothing lets {we} repay the loan before it falls due.",
        why: "It may owe interest to the end even after it could refinance or sell.",
        ask: "Ask to repay at any time on short notice without a fee.",
        wording:
          "The Borrower may repay all or part of the loan before its due date, at any time on five business days' notice, without fee or penalty.",
      },
      kinds: ["early-termination-fee"],
      proof: {
        answered:
          "4.1 The Borrower may prepay the loan if it pays a prepayment fee of three months' interest.",
        not: "4.1 The Borrower may repay the loan at any time without penalty or fee.",
      },
    },
    {
      id: "loan/rate-and-lock",
      topic: "exit-cost",
      title: "Rate may rise while leaving costs money",
      question: "If the rate rises, can we leave?",
      roles: borrower,
      about: { says: /\b(?:prepay|repay)\b/ },
      answers: [
        {
          when: [
            /\bwe may\b.{0,60}\b(?:repay|prepay)\b.{0,220}\b(?:break|fee|premium|economic cost|would have (?:accrued|been payable))|\b(?:early|any|voluntary) (?:repayment|prepayment)\b.{0,80}\b(?:we must pay|accompanied by|on payment of|together with)\b.{0,160}\b(?:fees?|premium|penalty|break costs?|would have)\b|\bwe (?:re|pre-?)pays?\b.{0,100}\b(?:before|prior to|early|in advance)\b.{0,120}\bwe must pay\b.{0,120}\b(?:fees?|premium|penalty|break costs?|would have)\b|\b(?:fees?|premium|penalty|break costs)\b.{0,60}\bpayable\b.{0,40}\bon (?:any )?(?:early repayment|prepayment)\b|\b(?:early exit|exit|early repayment|prepayment) fee\b.{0,60}\bapplies\b.{0,60}\brepa(?:ys?|id|yment)\b/,
            /\bthey may\b(?! not).{0,80}\b(?:increase|vary|change|adjust|alter|revise)\b.{0,40}\b(?:interest rate|rate|margin)\b|\b(?:rate|margin)\b.{0,80}\bmay be (?:increased|raised|varied|changed|adjusted|altered|revised)\b.{0,40}\bby they\b|\bthey may\b(?! not).{0,80}\b(?:raise|lift)\b.{0,40}\b(?:rate|margin)\b/,
          ],
          level: "High",
          does: "{They} may raise the rate, and {we} must pay to repay early if it does.",
          why: "Together they leave no way out of a dearer loan.",
          ask: "Ask that no break cost or fee falls due within 90 days after a rise.",
          wording:
            "No break cost, fee or interest beyond the date of repayment is payable if the Borrower repays within 90 days after the Lender increases the interest rate.",
        },
      ],
      proof: {
        answered:
          "2.2 The Lender may increase the interest rate.\n4.1 The Borrower may repay early if it pays the break costs.",
        not: "4.1 The Borrower may repay early if it pays the break costs.\n2.1 The rate is fixed.",
      },
    },
    {
      id: "loan/on-demand",
      topic: "term",
      title: "No date for repayment",
      question: "When must the money be repaid, and can it be called early?",
      about: {
        says: /\b(?:repay|repaid|repayable|repayment|instalments?|maturity|matures|due date|on demand|expiry date|termination date)\b|\bwe must (?:re)?pay the (?:outstanding|loan|principal)\b/,
        heading: /repayment|term of|maturity/,
      },
      answers: [
        {
          when: [
            /\b(?:we must (?:re)?pay|repayable|payable (?:by we|in full))\b.{0,120}\b(?:up)?on (?:written |their |first )*demand\b(?!.{0,60}\b(?:default|enforcement))|\bthey may\b(?! not).{0,60}\b(?:at any time|in its (?:sole |absolute )?discretion)\b.{0,60}\b(?:demand|require|call (?:for|up))\b.{0,60}\b(?:repay|payment)|\bwe must (?:re)?pay\b.{0,160}\b(?:receipt|receiving|service) of (?:a |their )?(?:written )?demand\b|\bthey may\b(?! not).{0,40}\bat any time\b.{0,120}\b(?:require we to (?:re)?pay|call (?:up|in) the loan|demand (?:re)?payment)\b|\bwe must (?:re)?pay\b.{0,80}\bwithin \d+ (?:business )?days? of (?:being asked|demand|a request|their request)\b/,
          ],
          lacksHere: [
            /(?<!\bwhether or not (?:an |any )?)\bevents? of default\b|\bin default\b|\bdefaults?\b/,
          ],
          title: "Loan can be called at any time",
          level: "High",
          does: "{They} may call for the whole loan at any time, though {we} has done nothing wrong.",
          why: "{We} would have to refinance or sell at once.",
          ask: "Ask for a fixed date for repayment, or at least six months' notice.",
          wording:
            "The Lender must not require repayment before the repayment date unless an event of default has occurred and continues.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says when the loan must be repaid.",
        why: "A debt without a date is due on demand, and a limitation period may already run.",
        ask: "Settle a repayment date, or instalments, and say when it may be called early.",
        wording:
          "The Borrower must repay the loan, with all unpaid interest, on the repayment date, and earlier only if an event of default occurs.",
      },
      proof: {
        answered: "3.1 The Borrower must repay the Loan to the Lender on demand.",
        not: "3.1 The Borrower must repay the Loan on 30 June 2029.",
      },
    },
    {
      id: "loan/late-by-a-day",
      topic: "exit-breach",
      title: "Default without time to put it right",
      question: "What is a default, and may we put it right first?",
      roles: borrower,
      about: {
        says: /\bevents? of default\b|\bdefaults?\b.{0,80}\b(?:immediately|payable)\b/,
        heading: /default/,
      },
      answers: [
        {
          when: [
            /\bdefaults?\b.{0,400}\b(?:not (?:paid|pay)|fails? to pay|failure to pay|non-?payment|does not pay|breach(?:es)? (?:of )?any|fails? to (?:comply|perform|observe))\b|\b(?:not (?:paid|pay)|fails? to pay|does not pay)\b.{0,200}\b(?:whole|balance|all (?:money|moneys|amounts))\b|\b(?:fails?|failure|failing) (?:by we )?to (?:make (?:any|a|the) payment|pay)\b.{0,200}\b(?:whole|balance|all (?:money|moneys|amounts|sums))\b|\b(?:any|upon|on) (?:default|breach|failure) by we\b.{0,160}\b(?:whole|balance|all (?:money|moneys|amounts|sums)|the loan)\b/,
            /\bthey may\b(?! not).{0,120}\b(?:immediately (?:due|payable)|declare|accelerat|demand|call up)|\bbecomes? (?:immediately )?(?:due and )?payable\b|\b(?:is|are) immediately (?:due and )?payable\b/,
          ],
          lacks: [
            /\b(?:remed(?:y|ied)|cured?|rectif\w+|made good|grace)\b/,
            /\bwithin \d+ (?:business |working )?days? (?:after|of|from) (?:its |the )?(?:due|notice|receiving)/,
          ],
          level: "High",
          does: "Any missed payment or breach lets {they} call in the whole loan, with no time to remedy.",
          why: "One late transfer or small slip could bring down the business.",
          ask: "Ask for five business days for money and 20 for other breaches, after notice.",
          wording:
            "A failure to pay is an event of default only if it continues for five business days, and any other breach only if it is material and not remedied within 20 business days, after notice from the Lender.",
          replaces: true,
        },
      ],
      kinds: ["acceleration", "termination-for-breach"],
      proof: {
        answered:
          "6.1 It is an event of default if the Borrower fails to pay any sum on its due date. The Lender may then declare the loan immediately payable.",
        not: "6.1 It is an event of default if the Borrower fails to pay any sum and does not remedy this within 5 business days after notice. The Lender may then declare the loan immediately payable.",
      },
    },
    {
      id: "loan/own-hair-trigger",
      topic: "unfair-terms",
      title: "Default on the smallest breach may not stand",
      question: "Will our right to call in the loan hold?",
      roles: lender,
      about: { says: /\bevents? of default\b/, heading: /default/ },
      answers: [
        {
          when: [
            /\b(?:they|guarantor|obligor|of those)\b.{0,80}\b(?:breach(?:es)? (?:of )?any|fails? to (?:comply|perform|observe)|in our (?:sole |absolute )?opinion)\b|\bin our (?:sole |absolute )?opinion\b.{0,60}\badverse\b|\bthey (?:breach(?:es)?|defaults?)\b.{0,40}\bany\b|\b(?:any )(?:failure|breach|default) by they\b|\bthey (?:does not|fails? to) comply with any\b|\bdefault\b.{0,20}\bif they (?:does not|fails? to)\b/,
            /\bwe may\b(?! not).{0,120}\b(?:immediately (?:due|payable)|declare|accelerat|demand|call up)|\bbecomes? (?:immediately )?(?:due and )?payable\b|\bwe may\b(?! not).{0,60}\brequire\b.{0,30}\b(?:immediate (?:re)?payment|repayment)\b|\bwe may\b(?! not).{0,40}\bdemand that\b/,
          ],
          lacks: [/\b(?:remed(?:y|ied)|cured?|rectif\w+|made good|grace|material breach)\b/],
          level: "Medium",
          does: "{We} may call in the loan on any breach or on its own opinion, with no time to remedy.",
          why: "Such triggers are attacked first as unfair; if the clause falls, so does acceleration.",
          ask: "Add materiality, a short cure period and a reasonable opinion, so that the rest stands.",
          wording:
            "A breach other than of a duty to pay is an event of default only if it is material and is not remedied within ten business days after notice. Where an event depends on the Lender's opinion, that opinion must be reasonable.",
        },
      ],
      proof: {
        answered:
          "6.1 It is an event of default if the Borrower breaches any term of this agreement.\n6.2 Upon an event of default the Lender may declare the loan immediately payable.",
        not: "6.1 It is an event of default if the Borrower breaches any term and does not remedy it within ten business days.\n6.2 The Lender may then declare the loan immediately payable.",
      },
    },
    {
      id: "loan/default-by-opinion",
      topic: "exit-breach",
      title: "Any material adverse change counts",
      question: "Can the loan be called though we pay on time?",
      roles: borrower,
      about: {
        says: /\bmaterial adverse (?:change|effect)|\badverse change\b|\bin their (?:sole |absolute |reasonable )*opinion\b/,
      },
      answers: [
        {
          when: [
            /\bin their (?:sole |absolute |own )*(?:opinion|view|judgement|judgment)\b.{0,120}\b(?:adverse|prejudic\w+|risk|ability|financial)|\bthey (?:considers?|believes?|forms? the (?:opinion|view)|is of the opinion)\b.{0,120}\b(?:adverse|risk|ability|solven)|\bthey is not satisfied\b|\bthey (?:in good faith )?(?:believes?|considers?|deems?)\b.{0,80}\b(?:impair\w*|insecure|prospects?|unlikely|prejudic\w+)\b|\bthey\b.{0,60}\b(?:it|they) forms? the (?:view|opinion)\b/,
          ],
          lacksHere: [/\b(?:reasonable|reasonably)\b/],
          title: "Lender’s opinion makes a default",
          level: "High",
          does: "{They}'s opinion that things have worsened is enough to call a default.",
          why: "The loan can be ended in a bad season though every payment was made.",
          ask: "Delete it, or ask for an objective test: inability to pay, proved and reasonably held.",
          wording:
            "An adverse change is an event of default only if, judged objectively, it makes the Borrower unable to pay its debts to the Lender when they fall due.",
        },
        {
          when: [/\bmaterial adverse (?:change|effect)\b/],
          lacks: [
            /\bmaterial adverse (?:change|effect)" means\b.{0,200}\b(?:payment|reasonable|reasonably)\b/,
          ],
          level: "Medium",
          does: "A material adverse change counts against {we}, whatever its cause.",
          why: "The loan can be called in a downturn though every payment was made.",
          ask: "Limit it to {we}'s ability to pay, judged reasonably, and leave out market-wide events.",
          wording:
            "Material adverse effect means an effect that makes the Borrower unable to pay the Lender when due. It does not include a change that affects the Borrower's industry generally.",
        },
      ],
      kinds: ["material-adverse-change"],
      proof: {
        answered:
          "6.1 It is an event of default if, in the Lender's opinion, an event has a material adverse effect on the Borrower.",
        not: "6.1 It is an event of default if the Borrower does not pay within ten days after notice.",
      },
    },
    {
      id: "loan/cross-default",
      topic: "exit-breach",
      title: "A default elsewhere is a default here",
      question: "Does trouble under another contract bring this loan down?",
      roles: borrower,
      about: {
        says: /\bcross[- ]default\b|\b(?:any|under an?)\b ?other\b.{0,60}\b(?:agreement|facility|financ\w+|indebtedness|lender|loan|financial accommodation|arrangement)\b/,
      },
      answers: [
        {
          when: [
            /\bcross[- ]default\b|\bdefaults?\b.{0,60}\bunder (?:any|an)\b ?other (?:agreement|facility|financ\w+|loan|arrangement|document|contract)|\b(?:other|financial) indebtedness\b.{0,120}\b(?:due|payable|not paid|default)|\bdefaults?\b.{0,40}\bunder any\b.{0,100}\b(?:other agreement|other creditor|other person|another (?:person|lender|creditor))\b/,
          ],
          lacksHere: [/\$\d/],
          level: "Medium",
          does: "A default under any other agreement is a default here, whatever the sum.",
          why: "A small dispute with another creditor could bring every debt down at once.",
          ask: "Limit it to debts above a stated sum that are accelerated and not disputed in good faith.",
          wording:
            "Default under another agreement counts only if the other creditor has demanded early repayment of more than $[amount] and the Borrower does not dispute the demand in good faith.",
          replaces: true,
        },
      ],
      kinds: ["cross-default"],
      proof: {
        answered:
          "6.1 An event of default occurs if the Borrower is in default under any other agreement for finance.",
        not: "6.1 An event of default occurs if financial indebtedness of the Borrower of more than $100,000 becomes due early.",
      },
    },
    {
      id: "loan/default-interest",
      topic: "late-payment",
      title: "Default interest of {extra}",
      question: "What does it cost to pay late?",
      roles: borrower,
      about: {
        says: /\b(?:default|overdue|higher|penalty|late) (?:payment )?(?:interest|rate)|\b(?:overdue|not paid|unpaid|late)\b.{0,120}\binterest\b|\binterest\b.{0,120}\b(?:overdue|not paid|unpaid|late)\b|\b(?:does not|fails? to) pay\b.{0,120}\binterest\b/,
      },
      answers: [
        {
          when: [
            /\b(?<margin>\d{1,2}(?:\.\d+)? ?(?:%|per ?cent))(?: \w+){0,3} (?:above|over|higher|more|in addition|plus|added)\b|\b(?:plus|additional|further|margin of|increased by)(?: an additional| a further)? (?<more>\d{1,2}(?:\.\d+)? ?(?:%|per ?cent))/,
            /\b(?:not paid?|fails? to pay|unpaid|overdue|late|default|falls? due)\b.{0,200}\binterest\b|\binterest\b.{0,200}\b(?:not paid|unpaid|overdue|late|default)\b|\bdefault (?:interest )?rate\b/,
            /\b(?<!\b(?:not|without) )(?:capitalis|compound)\w*\b|\badded to (?:the )?(?:principal|loan|debt|balance)\b/,
          ],
          reckon: ({ margin, more }) => ({ extra: margin ?? more ?? "" }),
          title: "Default interest of {extra} that compounds",
          level: "Medium",
          does: "Overdue money costs {we} {extra} a year more, and unpaid interest itself bears interest.",
          why: "A short delay grows quickly and may exceed any loss of {they}.",
          ask: "Ask for 2 per cent on the overdue sum only, without compounding.",
          wording:
            "Interest on an overdue sum is 2% a year above the ordinary rate, on that sum only, and is not compounded.",
          replaces: true,
        },
        {
          when: [
            /\b(?:not paid?|fails? to pay|unpaid|overdue|late|default)\b.{0,200}\b(?<margin>(?:[3-9]|\d{2})(?:\.\d+)? ?(?:%|per ?cent))|\bdefault (?:interest )?rate\b.{0,60}?(?<rate>\d{1,2}(?:\.\d+)? ?(?:%|per ?cent))/,
          ],
          reckon: ({ margin, rate }) => ({ extra: margin ?? rate ?? "" }),
          level: "Medium",
          does: "Overdue money costs {we} interest at a default rate of, or higher by, {extra}.",
          why: "The rate may be out of proportion to what {they} loses by a delay.",
          ask: "Ask for 2 per cent above the ordinary rate, on the overdue sum only.",
          wording:
            "Interest on an overdue sum is 2% a year above the ordinary rate, on that sum only, and is not compounded.",
          replaces: true,
        },
      ],
      kinds: ["default-interest"],
      proof: {
        answered:
          "2.3 On an overdue sum the Borrower must pay interest at a rate 6% per annum above the ordinary rate, which is added to the principal each month.",
        not: "2.3 On an overdue sum the Borrower must pay interest at the ordinary rate.",
      },
    },
    {
      id: "loan/own-default-interest",
      topic: "late-payment",
      title: "No default interest",
      question: "Will our default interest hold?",
      roles: lender,
      about: {
        says: /\b(?:default|overdue|higher|penalty|late) (?:payment )?(?:interest|rate)|\b(?:overdue|not paid|unpaid|late)\b.{0,120}\binterest\b|\binterest\b.{0,120}\b(?:overdue|not paid|unpaid|late)\b|\b(?:does not|fails? to) pay\b.{0,120}\binterest\b/,
        heading: /default interest|overdue/,
      },
      answers: [
        {
          when: [
            /\b(?:overdue|not paid?|fails? to pay|unpaid|late|default)\b.{0,200}\b(?<margin>(?:[5-9]|[1-9]\d)(?:\.\d+)? ?(?:%|per ?cent))(?: \w+){0,3} (?:above|over|higher|more|in addition|plus|added)|\b(?:plus|additional|further|increased by) (?<more>(?:[5-9]|[1-9]\d)(?:\.\d+)? ?(?:%|per ?cent)).{0,120}\b(?:overdue|unpaid|late|default)|\b(?:not pay|fails? to pay|overdue|unpaid|default)\b.{0,160}\bplus (?<plus>(?:[5-9]|[1-9]\d)(?:\.\d+)? ?(?:%|per ?cent))|\bdefault interest\b.{0,120}\b(?:further|additional|extra) (?<extra>(?:[5-9]|[1-9]\d)(?:\.\d+)? ?(?:%|per ?cent))/,
          ],
          reckon: ({ margin, more, plus, extra }) => ({
            extra: margin ?? more ?? plus ?? extra ?? "",
          }),
          title: "Default margin of {extra} must be defended",
          level: "Medium",
          does: "{We} charges {extra} a year more on overdue money.",
          why: "If that is out of all proportion to its loss, a court will cut it to the ordinary rate.",
          ask: "Record why the margin reflects added risk and cost, or reduce it.",
          wording:
            "The parties agree that the default margin is a genuine reflection of the Lender's added credit risk, cost of capital and administration while a sum is overdue.",
        },
      ],
      absent: {
        level: "Low",
        of: /\binterest\b/,
        does: "Nothing raises the rate on money that {they} pays late.",
        why: "{They} has no reason to pay this debt before others.",
        ask: "Add a modest default margin on overdue sums.",
        wording:
          "The Borrower must pay interest on each overdue sum at 2% a year above the ordinary rate from its due date until it is paid.",
      },
      proof: {
        answered:
          "2.3 On any overdue sum the Borrower must pay interest at a rate 6% per annum higher than the ordinary rate.",
        not: "2.3 On any overdue sum the Borrower must pay interest at a rate 2% per annum higher than the ordinary rate.",
      },
    },
    {
      id: "loan/discretion-to-lend",
      topic: "conditions",
      title: "Lender need not lend",
      question: "Must the money come, or may the lender change its mind?",
      roles: borrower,
      about: {
        says: /\bconditions? precedent\b|\b(?:drawdown|advance|drawing|facility)\b.{0,120}\b(?:discretion|satisf\w+|cancel\w*|withdraw\w*|refuse)/,
        heading: /conditions? precedent|drawdown|advance/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,60}\b(?:cancel|withdraw|refuse|decline|reduce|terminate)\b.{0,60}\b(?:facility|advance|drawdown|drawing|loan|commitment|limit|undrawn)\b|\bthey need not (?:make|provide|lend|advance)\b(?!.{0,60}\buntil\b)|\bdiscretion (?:whether )?to (?:make|provide|refuse|decline)\b.{0,60}\b(?:advance|drawing|loan)|\b(?:request|drawdown|drawing|advance)\b.{0,80}\b(?:accepted|approved|granted) or (?:rejected|refused|declined)\b.{0,20}\bby they\b/,
          ],
          lacksHere: [/\bevents? of default\b/],
          level: "High",
          does: "{They} may refuse or cancel the advance on its own decision.",
          why: "{We} may have committed to spend money that never arrives.",
          ask: "Ask that it must lend once listed conditions are met, and may refuse only on default.",
          wording:
            "The Lender must advance the loan on the drawdown date once the listed conditions are met, and may refuse only while an event of default continues.",
          replaces: true,
        },
        {
          when: [
            /\b(?:in form and substance )?satisfactory to they\b|\bto their (?:sole |absolute |complete )*satisfaction\b|\b(?:subject to|conditional (?:up)?on|until|unless) they (?:being|is) satisfied\b/,
          ],
          lacksHere: [/\breasonabl/],
          title: "Conditions must satisfy the lender",
          level: "Low",
          does: "The advance waits until {they} says that it is satisfied.",
          why: "An open test lets it hold back after {we} has committed itself.",
          ask: "Ask that it acts reasonably and that the list of conditions is closed.",
          wording:
            "The Lender must act reasonably in deciding whether a condition is met, and may add no further condition.",
        },
      ],
      kinds: ["condition-precedent"],
      proof: {
        answered:
          "2.4 The Lender may cancel the undrawn facility at any time by notice to the Borrower.",
        not: "2.4 The Lender must advance the loan on 2 March 2027.",
      },
    },
    {
      id: "loan/before-we-lend",
      topic: "conditions",
      title: "No security required before lending",
      question: "What must be in our hands before we lend?",
      roles: lender,
      about: {
        says: /\bconditions? precedent\b|\b(?:we need not)\b.{0,60}\b(?:lend|advance|make|provide)\b|\b(?:before|prior to|until|unless)\b.{0,120}\b(?:advance|drawdown|drawing|lend|settlement|funds)\b.{0,120}\b(?:we (?:must )?(?:has |have )?receiv|received by we|to our satisfaction)|\b(?:until|unless|conditional (?:up)?on|subject to (?:the )?(?:receipt|delivery|satisfaction))\b.{0,120}\b(?:receiv\w+|deliver\w*|provid\w+|sign\w*|execut\w+|conditions?)\b.{0,160}\b(?:advance|drawdown|lend|funds|money)\b|\bwe must\b.{0,60}\b(?:lend|advance)\b.{0,120}\b(?:once|after|when|upon receiv\w+|subject to)\b/,
        heading: /conditions?\b.{0,20}(?:precedent|of (?:advance|drawdown|lending))/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\b(?:mortgage|security interest|guarantee|charge)\b/,
        does: "{We} must lend though mortgage, guarantees, advice certificates and insurance may not be in hand.",
        why: "Once the money is out, the only remedy for missing security is a claim or a default.",
        ask: "Make signed security, registrations, certificates and insurance conditions of the advance.",
        wording:
          "The Lender need not advance the loan until it has received, in form satisfactory to it, each signed security and guarantee, a solicitor's certificate for each guarantor, evidence of insurance, and confirmation that its security interests are registered.",
      },
      kinds: ["condition-precedent"],
      proof: {
        answered:
          "1.1 The Lender must on 2 March 2027 lend $400,000 to the Borrower.\n7.1 The Borrower grants a mortgage over its land.",
        not: "1.1 As a condition precedent to the advance the Borrower must deliver the signed mortgage to the Lender.",
      },
    },
    {
      id: "loan/finance-only-from-lender",
      topic: "exclusivity",
      title: "Borrowing elsewhere is barred",
      question: "Are we kept from other lenders or from our own profits?",
      roles: borrower,
      about: {
        says: /\bwe may not\b.{0,200}\b(?:financ\w+|borrow|financial (?:indebtedness|accommodation)|dividends?|distributions?)\b/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,60}\b(?:obtain|raise|seek|accept|incur|borrow)\b.{0,60}\b(?:financ\w+|money|indebtedness|credit|accommodation)?\b.{0,60}\b(?:other than|except|anyone but|from any (?:other )?person|any other)\b/,
          ],
          level: "Medium",
          does: "{We} may borrow from nobody but {they}.",
          why: "With one lender it cannot test the price or cover a shortfall.",
          ask: "Ask to allow trade credit, equipment finance and refinancing, and a right to match instead.",
          wording:
            "The Borrower may obtain trade credit, equipment finance and any finance that repays the loan in full without the Lender's consent.",
        },
        {
          when: [
            /\bwe may not\b.{0,160}\b(?:dividends?|distributions?)\b(?!.{0,60}\b(?:while|if|during|after|unless)\b(?!.{0,40}\b(?:outstanding|owing|unpaid)\b))/,
          ],
          title: "Dividends need the lender’s consent",
          level: "Low",
          does: "{We} may pay no dividend without {they}'s consent, even while the loan is in order.",
          why: "The owners cannot take income out, or meet tax on it, for the whole term.",
          ask: "Ask that the bar runs only while a default continues.",
          wording:
            "The Borrower may pay dividends and distributions unless an event of default continues or would result.",
        },
      ],
      kinds: ["exclusivity"],
      proof: {
        answered:
          "5.4 The Borrower must not obtain finance for its crops from any person other than the Lender.",
        not: "5.4 The Borrower must not pay a dividend while an event of default continues.",
      },
    },
    {
      id: "loan/covenants",
      topic: "exit-breach",
      title: "Financial ratios must be kept",
      question: "Which financial tests must we meet, and what if we miss one?",
      roles: borrower,
      about: {
        says: /\b(?:loan to value|lvr|interest cover|gearing|debt service|current ratio|leverage|net worth|tangible net)\b/,
        heading: /financial (?:covenants?|undertakings?|ratios?)/,
      },
      answers: [
        {
          when: [
            /\b(?:loan to value|lvr|interest cover|gearing|debt service|current|leverage)\b.{0,40}\b(?:ratio|rate|cover)?\b.{0,100}?(?<test>\d+(?:\.\d+)? ?(?:%|per ?cent|times|x\b|: ?1))|\bratio of\b.{0,120}\b(?:exceed|less than|below|least|more than)\b.{0,20}?(?<ratio>\d+(?:\.\d+)? ?(?:to|:) ?1(?:\.0+)?\b)|\b(?:current|quick|debt|equity|leverage|gearing|interest cover) ratio\b.{0,60}\b(?:less than|below|least|more than|exceed)\b.{0,10}?(?<times>\d+(?:\.\d+)? ?(?:to|:) ?1(?:\.0+)?\b)/,
          ],
          reckon: ({ test, ratio, times }) => ({ test: test ?? ratio ?? times ?? "" }),
          lacks: [
            /\b(?:remed(?:y|ied)|cured?|rectif\w+|restore)\b.{0,120}\b(?:ratio|covenant|lvr|cover)|\b(?:ratio|covenant|lvr|cover)\b.{0,200}\b(?:remed(?:y|ied)|cured?|rectif\w+|restored?)\b/,
          ],
          level: "Medium",
          does: "{We} must hold a ratio at {test} throughout, with no way to restore it once missed.",
          why: "A lower valuation or one weak quarter becomes a default though payments are met.",
          ask: "Ask for a margin over forecast, half-yearly tests, and 60 days to put in money or security.",
          wording:
            "Ratios are tested at 31 December and 30 June. A missed ratio is no event of default if within 60 days the Borrower reduces the loan or gives more security so that the ratio is met.",
        },
      ],
      proof: {
        answered: "5.6 The Borrower must ensure that the loan to value ratio never exceeds 65%.",
        not: "5.6 If the loan to value ratio exceeds 65%, the Borrower has 60 days in which it may be restored.",
      },
    },
    {
      id: "loan/costs-open",
      topic: "payment",
      title: "Lender’s costs are payable without a limit",
      question: "Which of the lender's costs fall on us?",
      roles: borrower,
      about: {
        says: /\bwe (?:must|agrees?|indemnif\w+)\b.{0,120}\b(?:costs|expenses|fees)\b|\b(?:their|all) (?:reasonable )?(?:legal )?(?:costs|expenses)\b/,
        heading: /costs|fees and expenses|expenses/,
      },
      answers: [
        {
          when: [
            /\bwe (?:must|agrees? to)\b.{0,40}\b(?:pay|reimburse)\b.{0,60}\b(?:their|all|any)\b(?:(?!reasonabl).){0,40}\b(?:legal )?(?:costs|expenses|fees)\b(?:(?!reasonabl|\$\d).){0,200}|\b(?:all|any)\b(?:(?!reasonabl).){0,60}\b(?:costs|expenses|fees)\b(?:(?!reasonabl|\$\d).){0,120}\b(?:borne|paid|payable) by we\b|\bwe indemnif\w+ they\b.{0,40}\ball\b(?:(?!reasonabl).){0,60}\b(?:costs|expenses)\b(?:(?!reasonabl|\$\d).){0,120}/,
          ],
          lacksHere: [/\breasonabl\w*\b.{0,40}\b(?:costs|expenses|fees)\b|\bcosts\b.{0,80}\$\d/],
          level: "Medium",
          does: "{We} must pay all of {they}'s costs, with no estimate, ceiling or test of reasonableness.",
          why: "{They} has no reason to keep its lawyers' or agents' bills down.",
          ask: "Ask for a fixed sum for documents, and reasonable costs only for the rest.",
          wording:
            "The Borrower must pay the Lender's costs of preparing this agreement up to $[amount] including GST, and its reasonable and properly incurred costs of enforcement.",
        },
      ],
      proof: {
        answered:
          "10.3 The Borrower must pay all legal costs and expenses of the Lender in connection with this agreement.",
        not: "10.3 The Borrower must pay the Lender's reasonable legal costs of enforcement.",
      },
    },
    {
      id: "loan/enforcement-costs",
      topic: "enforcement",
      title: "No recovery of enforcement costs",
      question: "Who pays when we must enforce?",
      roles: lender,
      about: {
        says: /\b(?:costs|expenses)\b.{0,160}\b(?:enforc\w+|recover\w*|default|exercis\w+|full indemnity|solicitor)|\b(?:enforc\w+|recover\w*|default|exercis\w+)\b.{0,160}\b(?:costs|expenses)\b/,
        heading: /costs|expenses/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing makes {they} pay what it costs {we} to recover the debt.",
        why: "A court's scale returns perhaps half, and nothing for agents or receivers.",
        ask: "Add an indemnity for enforcement costs, and bind each guarantor to it.",
        wording:
          "The Borrower must on demand pay the Lender's reasonable costs of enforcing this agreement, including legal costs on a full indemnity basis and the costs of any receiver or agent.",
      },
      proof: {
        answered: "1.1 The Lender must lend $50,000 and the Borrower must repay it.",
        not: "10.3 The Borrower must pay the Lender's costs of enforcement of this agreement.",
      },
    },
    {
      id: "loan/no-default-clause",
      topic: "exit-breach",
      title: "No event of default",
      question: "May we call in the whole loan if a payment is missed?",
      roles: lender,
      about: {
        says: /\bevents? of default\b|\bdefaults?\b|\baccelerat\w+|\bimmediately (?:due|payable|repayable)\b|\bon demand\b|\bbecomes? (?:due and )?payable\b/,
        heading: /default|acceleration/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "No event of default is listed, and nothing makes the balance due when a payment is missed.",
        why: "{We} could sue for each missed payment only, while {they}'s assets run down.",
        ask: "Add events of default and a right to demand the whole.",
        wording:
          "If the Borrower does not pay within five business days after the due date, is insolvent, or breaches another term and does not remedy it within ten business days after notice, the Lender may declare all money owing immediately payable.",
      },
      proof: {
        answered:
          "1.1 The Lender must lend $50,000 and the Borrower must repay it by 30 June 2028.",
        not: "6.1 On an event of default the Lender may declare the loan immediately due.",
      },
    },
    {
      id: "loan/unsecured",
      topic: "security",
      title: "No security or guarantee",
      question: "What stands behind the promise to repay?",
      roles: lender,
      about: {
        says: /\b(?:mortgages?|security (?:interest|deed|agreement|document)|charges? (?:over|all|its|in favour)|guarant\w+|caveat|ppsa|personal property securities|securit(?:y|ies)|unsecured)\b/,
        heading: /security|guarantee/,
      },
      answers: [
        {
          when: [
            /\bunsecured\b|\bno (?:security|mortgage|guarantee|collateral)\b.{0,30}\b(?:is|are|has been|must be) (?:given|provided|granted|taken|held|required)\b|\bwithout (?:any )?security\b/,
          ],
          title: "Loan is unsecured",
          level: "Medium",
          does: "The loan is unsecured.",
          why: "In an insolvency {we} would share with trade creditors what secured lenders leave.",
          ask: "Ask for a general security interest, a mortgage or directors' guarantees.",
          wording:
            "As security for all money owing under this agreement the Borrower grants the Lender a security interest in all of its present and after-acquired property.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "No security and no guarantee stands behind the loan.",
        why: "In an insolvency {we} would share with trade creditors what secured lenders leave.",
        ask: "Ask for a general security interest, a mortgage or directors' guarantees.",
        wording:
          "As security for all money owing under this agreement the Borrower grants the Lender a security interest in all of its present and after-acquired property.",
      },
      proof: {
        answered: "1.3 The loan from the Lender to the Borrower is unsecured.",
        not: "7.1 The Borrower grants to the Lender a security interest in its herd.",
      },
    },
    {
      id: "loan/financial-information",
      topic: "information",
      title: "No duty to report",
      question: "What must the borrower tell us, and when?",
      roles: lender,
      about: {
        says: /\b(?:financial (?:statements|reports|information|accounts)|management accounts|annual accounts|balance sheet|profit and loss|cash ?flow (?:statements?|forecasts?)|stock reports?)\b.{0,200}|\bthey must\b.{0,60}\b(?:provide|give|deliver|supply|furnish)\b.{0,80}\b(?:information|accounts|statements|reports)\b/,
        heading: /information|reporting|financial statements/,
      },
      answers: [
        {
          when: [
            /\bthey must\b.{0,80}\b(?:provide|give|deliver|supply|furnish|send)\b.{0,160}\b(?:statements|accounts|reports|information|balance sheet)\b/,
          ],
          fine: true,
        },
        {
          when: [
            /\bwe must\b.{0,60}\b(?:keep|hold|treat|maintain)\b.{0,60}\bfinancial (?:statements|information|accounts)\b|\bfinancial (?:statements|information|accounts|records)\b.{0,80}\b(?:confidential\b.{0,80}\bwe may not|may not be disclosed by we)\b|\bfinancial (?:statements|information|accounts|records)\b.{0,60}\bconfidential\b.{0,60}\bmay not be disclosed\b/,
          ],
          lacks: [
            /\bthey must\b.{0,80}\b(?:provide|give|deliver|supply|furnish|send)\b.{0,160}\b(?:statements|accounts|reports|information)\b/,
          ],
          title: "Accounts are secret, but none are due",
          level: "Medium",
          does: "{They}'s accounts are to be kept secret, yet nothing makes it deliver any.",
          why: "{We} would see trouble only when a payment is missed.",
          ask: "Ask for quarterly accounts, yearly statements and notice of any default.",
          wording:
            "The Borrower must give the Lender management accounts within 30 days after each quarter, financial statements within 120 days after each year, and notice of any default at once.",
        },
      ],
      absent: {
        level: "Medium",
        does: "{They} need deliver no accounts and need not report its own default.",
        why: "{We} would see trouble only when a payment is missed.",
        ask: "Ask for quarterly accounts, yearly statements and notice of any default.",
        wording:
          "The Borrower must give the Lender management accounts within 30 days after each quarter, financial statements within 120 days after each year, and notice of any default at once.",
      },
      proof: {
        answered: "9.3 The Lender must keep the Borrower's financial statements confidential.",
        not: "9.3 The Borrower must give the Lender its financial statements each year.",
      },
    },
    {
      id: "loan/control-change",
      topic: "change-of-control",
      title: "New owners let the lender call the loan",
      question: "May we sell the business or bring in an investor?",
      roles: borrower,
      about: {
        says: /\b(?:change (?:in|of) (?:the )?(?:control|ownership|shareholding|who controls)|control(?:s|led)? (?:of )?we\b)/,
        heading: /change (?:in|of) control/,
      },
      answers: [
        {
          when: [
            /\b(?:change|control)\b.{0,200}\bthey may\b(?! not).{0,80}\b(?:require|demand|declare|terminate|cancel|revis|increase)|\bevents? of default\b.{0,400}\bchange (?:in|of) (?:the )?(?:control|ownership|shareholding)|\bchange (?:in|of) (?:the )?control\b.{0,60}\bwe must (?:pre-?|re)?pay\b|\b(?:acquire|own|hold)s?\b.{0,60}\bshares? in we\b.{0,160}\b(?:event of default|repay)|\bthey may\b(?! not).{0,60}\brequire\b.{0,100}\b(?:control we|controls? (?:of )?we|shares in we|ownership of we)\b/,
          ],
          level: "Medium",
          does: "If {we}'s ownership changes, {they} may call for repayment or new terms.",
          why: "It gives {they} a veto over a sale, an investor or a family succession.",
          ask: "Ask for consent not unreasonably withheld, an exception for family and group, and 90 days to refinance.",
          wording:
            "A change of control does not require early repayment if the Lender consented, which it must not unreasonably withhold, or if it results from succession or a reorganisation of the group. Otherwise the Borrower has 90 days to refinance without break cost.",
        },
      ],
      kinds: ["change-of-control"],
      proof: {
        answered:
          "6.2 If there is a change in control of the Borrower, the Lender may require repayment of the loan.",
        not: "6.2 The Borrower must notify the Lender of a change in control of the Borrower.",
      },
    },
    {
      id: "loan/control-unwatched",
      topic: "change-of-control",
      title: "No say if the borrower is sold",
      question: "May we call the loan if the borrower changes hands?",
      roles: lender,
      about: {
        says: /\bcontrols?\b.{0,80}\bthey\b|\bchange (?:in|of) (?:the )?(?:control|ownership|shareholding)|\b(?:shareholding|ownership) of they\b|\bwho controls they\b/,
        heading: /change (?:in|of) control/,
      },
      answers: [
        {
          when: [
            /\b(?:change|control)\b.{0,120}\bwe may\b.{0,40}\bwithin (?<days>\d+ (?:business )?days?)\b|\bwe (?:must|may)\b.{0,120}\b(?:within|no later than|period of) (?<later>\d+ (?:business )?days?) (?:after|of|following|from)\b.{0,60}\b(?:control|such change)\b|\bfor (?<during>\d+ (?:business )?days?) (?:after|following|from) (?:a |any |the )?change (?:in|of) control\b/,
          ],
          reckon: ({ days, later, during }) => ({ days: days ?? later ?? during ?? "" }),
          lacks: [/\bthey must\b.{0,60}\bnotif\w+.{0,120}\bcontrol\b/],
          title: "Only {days} to act on new owners",
          level: "Medium",
          does: "{We} has only {days} after a change of control to act, and {they} need not tell it.",
          why: "The right can lapse before {we} hears of the change.",
          ask: "Require prior notice, and let the time run from that notice.",
          wording:
            "The Borrower must give the Lender notice of a proposed change of control at least 20 business days before it occurs, and the Lender's time to act runs from that notice.",
        },
      ],
      absent: {
        level: "Low",
        does: "Nothing gives {we} a say if {they} is sold or changes hands.",
        why: "The loan was priced on who runs {they} now.",
        ask: "Make an unapproved change of control an event of default.",
        wording:
          "It is an event of default if, without the Lender's prior consent, there is a change in who controls the Borrower within the meaning of section 50AA of the Corporations Act 2001 (Cth).",
      },
      proof: {
        answered:
          "6.2 If there is a change in who controls the Borrower, the Lender may within 60 days require repayment.",
        not: "6.2 The Borrower must not permit a change of control without the Lender's consent.",
      },
    },
    {
      id: "loan/combine-accounts",
      topic: "set-off",
      title: "Only the lender may set off",
      question: "May either side set off?",
      roles: borrower,
      about: {
        says: /\bset-? ?off\b|\bcounter-?claim\b|\bcombine\b.{0,40}\baccounts?\b/,
        heading: /set-? ?off/,
      },
      answers: [
        {
          when: [
            /\bwithout (?:any )?(?:set-? ?off|deduction)|\bfree of (?:any )?set-? ?off|\bwe may not\b.{0,60}\b(?:set-? ?off|withhold|deduct)|\bwe waives?\b.{0,40}\bset-? ?off\b/,
            /\bthey may\b(?! not).{0,80}\b(?:set-? ?off|apply\b.{0,60}\b(?:money|balance|credit|deposit|amount)|combine)|\bthey may appropriate\b.{0,60}\b(?:money|balance|credit|deposit)/,
          ],
          level: "Medium",
          does: "{They} may set off whatever it holds against the debt, while {we} may hold back nothing.",
          why: "Even after {they} is in the wrong, {we} must pay first and claim later.",
          ask: "Ask for set-off both ways for admitted or adjudged sums, and only after default.",
          wording:
            "Either party may set off a sum that is admitted or has been adjudged against a sum that it owes. The Lender may do so only while an event of default continues.",
          replaces: true,
        },
      ],
      kinds: ["payment-set-off"],
      proof: {
        answered:
          "3.1 The Borrower must pay without set-off.\n3.3 The Lender may at any time apply money that it owes to the Borrower towards the debt.",
        not: "3.1 The Borrower must pay without set-off.",
      },
    },
    {
      id: "loan/may-deduct",
      topic: "set-off",
      title: "No bar on deductions from repayments",
      question: "Must repayments come in full?",
      roles: lender,
      about: {
        says: /\bset-? ?off\b|\bcounter-?claim\b|\bdeductions?\b|\bwithhold|\brepayments?\b.{0,30}\breduced by\b/,
        heading: /set-? ?off|payments? in full/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:set-? ?off|withhold|deduct)\b|\b(?:amounts?|sums?|money) (?:owed|owing|due|payable) by we to they\b.{0,100}\bmay be (?:set off|deducted|withheld)\b|\brepayments? (?:must|may) be reduced by\b.{0,60}\bwe\b.{0,20}\bowes? to they\b/,
          ],
          title: "Borrower may deduct its own claims",
          level: "Medium",
          does: "{They} may set off its own claims against repayments.",
          why: "A disputed claim would stop the money.",
          ask: "Ask for payment in full without set-off, counterclaim or deduction.",
          wording:
            "The Borrower must make every payment in full, without set-off or counterclaim, and without deduction except as the law requires.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing bars {they} from setting off its own claims against repayments.",
        why: "A disputed claim would stop the money.",
        ask: "Ask for payment in full without set-off, counterclaim or deduction.",
        wording:
          "The Borrower must make every payment in full, without set-off or counterclaim, and without deduction except as the law requires.",
      },
      proof: {
        answered: "3.1 The Borrower may set off any claim that it has against the Lender.",
        not: "3.1 The Borrower must pay in full without set-off or deduction.",
      },
    },
    {
      id: "loan/balloon",
      topic: "payment",
      title: "Instalments do not repay the loan",
      question: "Do the instalments clear the debt, or is there a lump at the end?",
      roles: borrower,
      about: { says: /\binstalments?\b|\bballoon\b|\bresidual\b/ },
      answers: [
        {
          when: [
            /\b(?<count>\d{1,3}) (?:equal |consecutive |successive |monthly |quarterly |weekly |fortnightly |annual |yearly |calendar )*(?:instalments|payments|repayments) of (?<each>\$[\d,]*\d)/,
            /\b(?:lend|advance|loan|principal|principal sum|facility limit|loan amount|amount of the loan)\b.{0,60}?(?<loan>\$[\d,]{5,}\d)/,
          ],
          reckon: ({ count, each, loan: lent }) => {
            const rest = dollars(lent) - Number(count) * dollars(each);
            return rest > 0.05 * dollars(lent) && rest < dollars(lent)
              ? { rest: inDollars(rest), paid: inDollars(Number(count) * dollars(each)) }
              : null;
          },
          level: "Medium",
          does: "{count} instalments of {each} pay {paid}; the other {rest} falls due in one sum.",
          why: "{We} must refinance or sell to meet it, at whatever the market then offers.",
          ask: "Ask for an option to extend, or instalments that clear the debt.",
          wording:
            "The Borrower may, by notice at least 60 days before the repayment date and if no event of default continues, extend the loan for 12 months on the same terms.",
        },
        {
          when: [
            /\b(?:balloon|residual) (?:payment )?of (?<rest>\$[\d,]*\d)|\b(?:remaining|outstanding|principal) (?:balance )?of (?<balance>\$[\d,]*\d)\b.{0,60}\b(?:balloon|one payment|single payment|lump sum)\b|\binterest[- ]only\b.{0,120}\bprincipal\b.{0,20}\bof (?<whole>\$[\d,]*\d)|\b(?:balloon|residual|final) (?:instalment|payment)\b.{0,20}?\bof (?<last>\$[\d,]*\d)/,
          ],
          reckon: ({ rest, balance, whole, last }) => ({
            rest: rest ?? balance ?? whole ?? last ?? "",
          }),
          title: "A lump of {rest} falls due",
          level: "Medium",
          does: "A lump of {rest} falls due at the end.",
          why: "{We} must refinance or sell to meet it, at whatever the market then offers.",
          ask: "Ask for an option to extend, or instalments that clear the debt.",
          wording:
            "The Borrower may, by notice at least 60 days before the repayment date and if no event of default continues, extend the loan for 12 months on the same terms.",
        },
      ],
      proof: {
        answered:
          "1.1 The Lender must lend the Borrower $750,000.\n1.2 The Borrower must repay it by 36 monthly instalments of $12,500 and the rest at the end.",
        not: "1.1 The Lender must lend the Borrower $360,000.\n1.2 The Borrower must repay it by 36 monthly instalments of $10,000.",
      },
    },
    {
      id: "loan/upfront-fee",
      topic: "price",
      title: "Fee is taken out of the advance",
      question: "What does the loan cost beyond its interest?",
      roles: borrower,
      about: {
        says: /\b(?:establishment|application|line|facility|commitment|arrangement|administration|origination|upfront|up-front|monitoring|exit) fees?\b/,
      },
      answers: [
        {
          when: [
            /\b(?:establishment|application|line|facility|commitment|arrangement|origination|upfront|up-front|exit) fees?(?: of|:| equal to| in the (?:amount|sum) of) (?<fee>\$[\d,]*\d)|\b(?:establishment|application|line|facility|commitment|arrangement|origination|upfront|up-front|exit) fees? of (?<percent>\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent) of the (?:loan|facility|principal)/,
            /\b(?:lend|advance|loan|principal|facility limit|loan amount)\b.{0,60}?(?<loan>\$[\d,]{5,}\d)/,
          ],
          reckon: ({ fee, percent, loan: lent }) => {
            const share = fee ? (100 * dollars(fee)) / dollars(lent) : Number(percent);
            return share >= 1 && share < 50
              ? {
                  fee: fee ?? inDollars((share * dollars(lent)) / 100),
                  share: share.toFixed(1).replace(".0", ""),
                }
              : null;
          },
          level: "Low",
          does: "{We} pays a fee of {fee}, {share}% of the {loan} that it borrows.",
          why: "It adds to the true rate and is not returned on early repayment.",
          ask: "Ask that it is spread over the term and partly refunded if the loan is repaid early.",
          wording:
            "If the loan is repaid before its term ends the Lender must refund the establishment fee in proportion to the time not used.",
        },
      ],
      proof: {
        answered:
          "1.1 The Lender must lend the Borrower $500,000.\n2.4 The Borrower must pay an establishment fee of $10,000.",
        not: "1.1 The Lender must lend the Borrower $500,000.\n2.4 No establishment fee is payable.",
      },
    },
    {
      id: "loan/certificate",
      topic: "enforcement",
      title: "Lender’s own figure binds",
      question: "May we dispute what the lender says we owe?",
      roles: borrower,
      about: { says: /\bcertificate\b|\bconclusive\b|\bprima facie\b|\bsufficient evidence\b/ },
      answers: [
        {
          when: [
            /\b(?:certificate|statement)\b.{0,160}\b(?:conclusive|binding|final)\b(?!.{0,60}\b(?:manifest|obvious|error|contrary|unless|absence)\b)|\btheir (?:books|records|determinations?|calculations?|accounts?)\b.{0,120}\b(?:conclusive|binding|final)\b(?!.{0,60}\b(?:manifest|obvious|error|contrary|unless|absence)\b)|\bwe must accept\b.{0,40}\b(?:certificate|statement)\b/,
          ],
          level: "Medium",
          does: "What {they} certifies as owing binds {we}, right or wrong.",
          why: "{We} would have to pay an error and could not prove it.",
          ask: "Ask that it is evidence only, unless shown to be wrong.",
          wording:
            "A certificate by the Lender of a sum owing is evidence of it unless the Borrower shows it to be wrong.",
          replaces: true,
        },
      ],
      kinds: ["conclusive-certificate"],
      proof: {
        answered:
          "10.2 A certificate signed by the Lender of the sum owing is conclusive and binds the Borrower.",
        not: "10.2 A certificate signed by the Lender of the sum owing is prima facie evidence.",
      },
    },
    {
      id: "loan/inspection",
      topic: "audit",
      title: "Lender may inspect at any time",
      question: "Who may inspect us, how often and at whose cost?",
      roles: borrower,
      about: { says: /\b(?:inspect|enter|access to)\b/, heading: /inspection|access/ },
      answers: [
        {
          when: [
            /\b(?:they may|we must (?:allow|permit|let|give))\b.{0,160}\b(?:whenever|at any time|at all times|at our (?:own )?(?:cost|expense))\b.{0,160}\b(?:inspect|enter|access|copy|examine|audit|valu\w+)|\b(?:they may|we must (?:allow|permit|let|give))\b.{0,160}\b(?:inspect|enter|access|examine|audit|valu\w+)\b.{0,160}\b(?:whenever|at any time|at all times|at our (?:own )?(?:cost|expense))\b|\b(?:they may|we must (?:allow|permit|let|give))\b.{0,60}\b(?:visit|inspect|enter|examine)\b.{0,200}\bas often as\b|\bat any time they may\b.{0,80}\b(?:inspect|enter|examine|audit|accountant|investigat\w+)/,
          ],
          lacksHere: [
            /\b(?:reasonable|prior|days?'?|business hours)\b.{0,20}\b(?:notice|times?|hours)\b/,
          ],
          level: "Low",
          does: "{They} may enter and go through {we}'s books whenever it likes.",
          why: "Visits without notice disturb the business, often at its own cost.",
          ask: "Ask for notice, business hours, once a year at {they}'s cost unless there is a default.",
          wording:
            "The Lender may inspect the premises and books once a year, on five business days' notice, in business hours and at its own cost, and more often at the Borrower's cost while an event of default continues.",
          replaces: true,
        },
      ],
      kinds: ["audit-rights", "entry-on-premises"],
      proof: {
        answered:
          "5.3 The Borrower must allow the Lender, whenever it asks and at the Borrower's cost, to inspect its books.",
        not: "5.3 The Borrower must allow the Lender to inspect its books on reasonable notice.",
      },
    },
    {
      id: "loan/use-of-money",
      topic: "scope",
      title: "No purpose for the money",
      question: "Is the borrower held to the purpose of the loan?",
      roles: lender,
      about: {
        says: /\b(?:purposes?|use (?:the|of the) (?:loan|advance|funds|principal|money|proceeds)|must (?:only )?(?:use|apply)|solely|for (?:the )?(?:purchase|working capital|refinanc\w+|acquisition|construction))\b/,
        heading: /purpose|use of/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "Nothing holds {they} to a purpose for the money.",
        why: "It may be drawn out by owners or lost in another venture.",
        ask: "State the purpose, and make other use an event of default.",
        wording:
          "The Borrower must use the loan only for the purpose stated in the schedule and for its business, and not for personal, domestic or household purposes.",
      },
      proof: {
        answered: "1.1 The Lender lends the Borrower $50,000.",
        not: "1.3 The Borrower must use the loan for the purpose of buying stock.",
      },
    },
  ],
};
