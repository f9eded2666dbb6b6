import type { PaperQuestions } from "../asking/question.ts";

const investor =
  /^(?:(?:lead |new |seed )?investors?|note ?holders?|holders?|subscribers?|lenders?|purchasers?)$/;
const company = /^(?:compan(?:y|ies)|issuers?|borrowers?|start-?ups?)$/;

/** A loan or payment that is to become shares: a convertible note or a SAFE. */
export const convertible: PaperQuestions = {
  id: "note",
  of: /^(?:Convertible note|Simple agreement for future equity \(SAFE\))$/,
  roles: { recipient: "Investor", drafter: "Company" },
  tells: [
    [
      /\bthey (?:must|agrees? to)?\b.{0,20}\bissues?\b.{0,80}\b(?:notes?|shares|equity)\b.{0,60}\bto we\b|\bwe (?:must pay|subscribes?|invests?|lends?|advances?)\b/,
      "investor",
    ],
    [
      /\bwe (?:must|agrees? to)?\b.{0,20}\bissues?\b.{0,80}\b(?:notes?|shares|equity)\b.{0,60}\bto they\b|\bthey (?:must pay|subscribes?|invests?|lends?|advances?)\b/,
      "company",
    ],
  ],
  questions: [
    {
      id: "note/no-cap",
      topic: "price",
      title: "No cap on the price of conversion",
      question: "At what price does our money become shares?",
      roles: investor,
      about: {
        says: /\b(?:valuation|conversion price|price) ?(?:cap|ceiling|limit)\b|\bcap(?:ped)?\b|\bmaximum (?:conversion price|valuation)|\bsafe price\b|\bdivid(?:ing|ed) (?:by )?\$|\$[\d,]*\d(?: is)? divided by\b|\bpre-money valuation\b/,
        heading: /cap|conversion price/,
      },
      answers: [
        {
          when: [
            /\b(?:no valuation cap|not (?:be )?subject to (?:a|any) (?:valuation )?cap|uncapped)\b/,
          ],
          level: "High",
          does: "{We}'s money converts at whatever the next round pays, with no cap.",
          why: "The better the company does before the round, the smaller {we}'s holding.",
          ask: "Ask for a cap near today's value, on a fully diluted basis.",
          wording:
            "The conversion price is the lower of the discounted price and the price given by dividing the valuation cap of $[amount] by the fully diluted share capital.",
        },
      ],
      absent: {
        level: "High",
        does: "No valuation cap limits the price at which {we}'s money becomes shares.",
        why: "The better the company does before the round, the smaller {we}'s holding.",
        ask: "Ask for a cap near today's value, on a fully diluted basis.",
        wording:
          "The conversion price is the lower of the discounted price and the price given by dividing the valuation cap of $[amount] by the fully diluted share capital.",
      },
      proof: {
        answered: "3.1 The Note of the Investor has no valuation cap.",
        not: "3.1 The valuation cap is $5,000,000.",
      },
    },
    {
      id: "note/no-discount",
      topic: "price",
      title: "No discount for coming early",
      question: "Are we paid for coming before the round?",
      roles: investor,
      about: {
        says: /\bdiscount\w*\b|\b(?:80|85|75|90|70) ?(?:%|per ?cent) of the\b.{0,60}\bprice/,
        heading: /discount/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "{We}'s money converts without a discount to the next round.",
        why: "It takes the earliest risk for the price that later investors pay.",
        ask: "Ask for 15 to 25%, or the lower of discount and cap.",
        wording:
          "The conversion price is 80% of the lowest price per share paid in the financing (a discount of 20%).",
      },
      proof: {
        answered: "3.1 The valuation cap is $5,000,000.",
        not: "3.1 The discount is 20%.",
      },
    },
    {
      id: "note/capital-unsaid",
      topic: "dilution",
      title: "No definition of the shares that count",
      question: "Before or after the option pool and other notes?",
      about: {
        says: /\bfully[- ]diluted\b|\bcapitali[sz]ation\b|\b(?:option|employee) (?:pool|plan)\b|\bas[- ]converted\b|\b(?:pre|post)-?money\b|\b(?:total|all) (?:number of )?(?:issued )?shares\b/,
        heading: /capitali[sz]ation|fully diluted/,
      },
      answers: [
        {
          when: [
            /\bpre-?money (?:valuation|capitali[sz]ation|cap)\b|\b(?:shares? on issue|capitali[sz]ation|issued (?:share capital|shares))\b.{0,30}\b(?:before|prior to)\b/,
          ],
          lacks: [
            /\bpost-?money\b|\b(?:includ\w+|other)\b.{0,80}\b(?:convertible|safes?|notes|options?|pool)\b/,
          ],
          title: "Price leaves options and notes open",
          level: "Medium",
          does: "The price is worked out before the new money, and nothing says whether options and other notes count.",
          why: "Who bears each later note and the option pool depends on it, and can move the price by a fifth.",
          ask: "Settle it: post-money, with all options, the pool and all other notes counted.",
          wording:
            "Fully diluted share capital means all shares on issue immediately before the financing, with all options (granted, promised or reserved) and all convertible securities, this one included, counted as exercised or converted.",
        },
      ],
      absent: {
        level: "Medium",
        of: /\bcap\b|\bconversion price\b/,
        does: "Nothing says which shares, options and other notes count in working out the price.",
        why: "Who bears each later note and the option pool depends on it.",
        ask: "Define the share capital: fully diluted, with pool and all convertibles.",
        wording:
          "Fully diluted share capital means all shares on issue immediately before the financing, with all options (granted, promised or reserved) and all convertible securities, this one included, counted as exercised or converted.",
      },
      proof: {
        answered:
          "3.1 The conversion price is the cap divided by the pre-money valuation of the Company.",
        not: "3.1 The conversion price is the cap divided by the fully diluted share capital.",
      },
    },
    {
      id: "note/maturity-choice",
      topic: "term",
      title: "No maturity date",
      question: "What happens at maturity if there has been no round?",
      roles: investor,
      about: {
        says: /\bmaturity\b|\bmatures?\b|\brepayment date\b|\bredemption date\b|\blong ?stop\b|\bend date\b/,
        heading: /maturity|repayment|redemption/,
      },
      answers: [
        {
          when: [/\bwe may\b(?! not).{0,80}\b(?:elect|choose|require|request|demand|convert)\b/],
          fine: true,
        },
        {
          when: [
            /\bmatur\w+\b.{0,240}\bthey may\b(?! not).{0,80}\b(?:elect|choose|decide|convert|repay|redeem|extend)\b|\bthey may\b(?! not).{0,80}\b(?:elect|choose|decide|convert|repay|redeem|extend)\b.{0,160}\bmatur\w+/,
          ],
          title: "Company chooses repayment or shares at maturity",
          level: "High",
          does: "At maturity {they} chooses whether {we} is repaid or takes shares.",
          why: "It will repay in shares when the shares are poor, and in cash when they are good.",
          ask: "Ask that the choice is {we}'s, at the cap, with security until it is repaid.",
          wording:
            "At maturity the Investor may choose repayment in cash with interest, or conversion at the valuation cap.",
          replaces: true,
        },
        {
          when: [/\bmatur\w+\b.{0,240}\b(?:must|automatically)\b.{0,40}\bconvert\w*\b/],
          title: "Money becomes shares at maturity",
          level: "High",
          does: "If no round comes by maturity the money turns into shares and is not repaid.",
          why: "{We} bears all the risk of a company that could not raise money.",
          ask: "Ask that the choice is {we}'s, or at least conversion at a low cap into preference shares.",
          wording:
            "At maturity the Investor may choose repayment in cash with interest, or conversion at the valuation cap.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        unless: /\bsafe\b|\bfuture equity\b/,
        does: "No maturity date is set: nothing says when the money must be repaid or converted.",
        why: "{We} could wait for years, neither lender nor shareholder.",
        ask: "Ask for a date, and a choice of repayment or conversion at the cap.",
        wording:
          "The maturity date is 24 months after the date of this deed. At maturity the Investor may choose repayment in cash with interest, or conversion at the valuation cap.",
      },
      proof: {
        answered:
          "6.1 At maturity the Company may elect to repay the Notes or to convert them into shares.",
        not: "6.1 At maturity the Investor may elect repayment or conversion.",
      },
    },
    {
      id: "note/never-ends",
      topic: "term",
      title: "No event that must convert or repay",
      question: "What if there is never a round?",
      roles: investor,
      about: {
        says: /\b(?:matur\w+|long ?stop|expir\w+|\d{1,2} (?:months|years)|anniversary|end date)\b/,
        heading: /term|expiry|maturity|termination/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bsafe\b|\bfuture equity\b/,
        does: "Nothing ever makes {they} convert or repay if no round, sale or closure comes.",
        why: "A profitable company that never raises money keeps it without issuing a share.",
        ask: "Ask to convert at the cap after 24 months, at {we}'s choice.",
        wording:
          "If no equity financing has occurred within 24 months the Investor may by notice convert at the valuation cap into the most senior class of shares then on issue.",
      },
      proof: {
        answered: "1.1 This SAFE converts on the next equity financing of the Company.",
        not: "1.4 If no financing occurs within 24 months the Investor may convert this SAFE.",
      },
    },
    {
      id: "note/exit-unsaid",
      topic: "change-of-control",
      title: "No terms for a sale of company",
      question: "What do we get if the company is sold before we convert?",
      roles: investor,
      about: {
        says: /\b(?:exit|liquidity|change (?:of|in) control|trade sale|sale of (?:the company|all|they|substantially)|ipo|listing|acquisition)\b|\bthey is sold\b|\bcompany is sold\b/,
        heading: /exit|liquidity|change (?:of|in) control|sale/,
      },
      answers: [
        {
          when: [
            /\b(?:exit|liquidity|change (?:of|in) control|sale)\b.{0,300}\b(?:greater|higher|better)\b|\bwe may\b(?! not).{0,60}\b(?:elect|choose)\b/,
          ],
          fine: true,
        },
        {
          when: [
            /\b(?:exit|liquidity event|change (?:of|in) control|trade sale|sale)\b.{0,240}\b(?:they (?:must|may) (?:re)?pay|must be (?:repaid|redeemed)|repay|redeem)\b.{0,120}\b(?:principal|face value|amount|outstanding|purchase amount)|\b(?:exit|liquidity event|change (?:of|in) control|trade sale|sale)\b.{0,200}\bwe (?:may|must) (?:be (?:re)?paid|receive)\b.{0,80}\b(?:principal|face value|outstanding)\b/,
          ],
          lacks: [
            /\b(?:greater|higher|better) of\b/,
            /\b(?:\d(?:\.\d+)?|two|twice|double) ?(?:x|times)?\b.{0,20}\bthe (?:principal|purchase amount|face)/,
          ],
          title: "Only money back on a sale",
          level: "High",
          does: "On a sale {we} gets its money back, and no part of the gain.",
          why: "It took the risk of a start-up for the return of a deposit.",
          ask: "Ask for the greater of a multiple of its money and what its shares would bring at the cap.",
          wording:
            "On a sale or listing the Investor receives the greater of twice its money and what it would receive if it had converted at the valuation cap immediately before.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says what {we} gets if the company is sold before conversion.",
        why: "A buyer could take the company and leave {we} a creditor for its own money.",
        ask: "Ask for the greater of a multiple of its money and what its shares would bring at the cap.",
        wording:
          "On a sale or listing (an exit) the Investor receives the greater of twice its money and what it would receive if it had converted at the valuation cap immediately before.",
      },
      kinds: ["change-of-control"],
      proof: {
        answered:
          "5.1 On an exit the Company must repay the principal amount of the Notes to the Investor.",
        not: "5.1 On an exit the Investor receives the greater of its money and its share on conversion.",
      },
    },
    {
      id: "note/failure-unsaid",
      topic: "enforcement",
      title: "No terms for winding up",
      question: "Where do we stand if the company fails?",
      roles: investor,
      about: {
        says: /\b(?:insolven\w+|dissolution|winding[- ]up|wound up|liquidat\w+|administrat(?:or|ion))\b/,
        heading: /insolvency|dissolution|default/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing says what {we} gets if the company is wound up.",
        why: "It should at least rank before shareholders.",
        ask: "Ask for repayment before any payment to shareholders, and on insolvency at once.",
        wording:
          "On winding up or insolvency the Investor must be paid its money and accrued interest before any payment to shareholders.",
      },
      proof: {
        answered: "3.1 The valuation cap is $5,000,000.",
        not: "6.3 On insolvency the Company must repay the Notes.",
      },
    },
    {
      id: "note/behind-others",
      topic: "security",
      title: "Notes rank behind other debts",
      question: "Who is paid before us?",
      roles: investor,
      about: {
        says: /\b(?:subordinat\w+|ranks?|ranking|unsecured|pari passu|secured)\b/,
        heading: /ranking|subordination|status/,
      },
      answers: [
        {
          when: [/\bsubordinat\w+\b|\branks?\b.{0,60}\b(?:behind|after|below|junior)\b/],
          level: "Medium",
          does: "{We}'s money is subordinated to other debts of {they}.",
          why: "Later lenders, and founders' own loans, may be paid first.",
          ask: "Limit it to bank debt up to a sum, and never to shareholders' loans.",
          wording:
            "The notes rank equally with all other unsecured debts of the Company, and before every loan from a shareholder or director.",
          replaces: true,
        },
        {
          when: [/\bunsecured\b/],
          title: "Notes are unsecured",
          level: "Low",
          does: "The notes are unsecured.",
          why: "If {they} fails {we} shares what secured lenders leave.",
          ask: "Ask that no later debt may rank ahead without {we}'s consent.",
          wording:
            "While notes are outstanding the Company must not without the Investor's consent give security or incur debt that ranks ahead of them, other than equipment finance up to $[amount].",
        },
      ],
      proof: {
        answered: "2.3 The Notes are subordinated to all senior debt of the Company.",
        not: "2.3 The Notes are secured by a charge over all assets.",
      },
    },
    {
      id: "note/repay-early",
      topic: "exit-convenience",
      title: "Company may repay and take away the upside",
      question: "May the company pay us off before we convert?",
      roles: investor,
      about: {
        says: /\b(?:prepay|pre-pay|early (?:repayment|redemption)|redeem|repay)\b/,
        heading: /prepayment|redemption|repayment/,
      },
      answers: [
        {
          when: [
            /\bthey may\b(?! not).{0,80}\b(?:prepay|pre-pay|repay|redeem)\b.{0,120}\b(?:at any time|prior to|before|early|in whole|without)\b|\bthey may\b(?! not).{0,20}\bat any time\b.{0,60}\b(?:prepay|repay|redeem)\b|\bmay be (?:prepaid|pre-paid|repaid|redeemed)\b.{0,30}\bby they\b|\bmay be (?:prepaid|pre-paid|redeemed)\b.{0,60}\bat any time\b/,
          ],
          lacksHere: [/\bour (?:prior )?(?:written )?consent\b/],
          level: "High",
          does: "{They} may repay the money at any time, on the eve of a round or a sale.",
          why: "{We} would get interest where it paid for shares.",
          ask: "Ask for no repayment without consent, or first a right to convert at the cap.",
          wording:
            "The Company must not repay or redeem a note before maturity without the Investor's consent. On any repayment the Investor may instead convert at the valuation cap.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "2.5 The Company may at any time repay the Notes before maturity without penalty.",
        not: "2.5 The Company must not repay the Notes without the Investor's consent.",
      },
    },
    {
      id: "note/what-is-a-round",
      topic: "formation",
      title: "Company decides which round converts",
      question: "Which round turns our money into shares?",
      roles: investor,
      about: {
        says: /\b(?:qualif\w+|equity|next|subsequent) (?:equity )?(?:financing|fundraising|capital raising|investment|round)\b/,
        heading: /qualif\w+ financing|equity financing|conversion/,
      },
      answers: [
        {
          when: [
            /\b(?:they|board|directors) may\b(?! not).{0,80}\b(?:determine|elect|decide|nominate|declare|treat|deem)\b.{0,120}\b(?:financing|round|raising)\b|\b(?:financing|round|raising)\b.{0,160}\b(?:determined|decided|nominated|declared) by they\b|\bboard may resolve\b.{0,100}\b(?:financing|round|raising)\b/,
          ],
          level: "Medium",
          does: "{They} may decide whether a round counts for conversion.",
          why: "It can time a small friendly round to set the price.",
          ask: "Ask for a least sum of new money from outsiders, and {we}'s choice below it.",
          wording:
            "A qualifying financing is an issue of shares for at least $[amount] of new money, mostly from persons at arm's length. In any smaller issue the Investor may choose to convert.",
        },
      ],
      proof: {
        answered:
          "4.2 The Company may determine in its discretion that an issue of shares is a qualifying financing.",
        not: "4.2 A qualifying financing is an issue of shares for at least $1,000,000.",
      },
    },
    {
      id: "note/no-information",
      topic: "information",
      title: "No right to accounts or news",
      question: "What will we be told?",
      roles: investor,
      about: {
        says: /\b(?:accounts|financial (?:statements|reports|information)|information rights?|reports?|updates?|cap(?:italisation)? table)\b|\bthey must\b.{0,60}\b(?:notify|inform|give we)\b/,
        heading: /information|reporting/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing entitles {we} to accounts or news of the company.",
        why: "It could not tell whether to convert, wait or enforce.",
        ask: "Ask for quarterly accounts, the share register, and notice of any round or sale.",
        wording:
          "The Company must give the Investor accounts and a capitalisation table within 30 days after each quarter, and ten business days' notice of any financing or exit.",
      },
      proof: {
        answered: "3.1 The valuation cap is $5,000,000.",
        not: "7.1 The Company must give the Investor quarterly accounts.",
      },
    },
    {
      id: "note/no-best-terms",
      topic: "best-price",
      title: "No right to later, better terms",
      question: "If others get better terms, do we?",
      roles: investor,
      about: {
        says: /\bmost favou?red\b|\bmfn\b|\b(?:more|better) favou?rable\b|\bbetter terms\b/,
        heading: /most favou?red|mfn/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing gives {we} the better terms that a later note or SAFE may carry.",
        why: "A lower cap for the next investor dilutes {we}.",
        ask: "Ask for most favoured treatment until it converts.",
        wording:
          "If before conversion the Company issues a convertible security on terms more favourable to its holder, it must tell the Investor within five business days, and the Investor may have this security amended to match.",
      },
      kinds: ["most-favoured-customer"],
      proof: {
        answered: "3.1 The valuation cap is $5,000,000.",
        not: "9.1 Most favoured nation: the Investor may adopt better terms.",
      },
    },
    {
      id: "note/no-pro-rata",
      topic: "dilution",
      title: "No right to invest in the next round",
      question: "May we keep our share in the next round?",
      roles: investor,
      about: {
        says: /\bpro[- ]?rata\b|\bpre-?empti\w+\b|\bparticipat\w+\b|\bfollow-?on\b/,
        heading: /pro ?rata|participation|pre-?emptive/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "{We} has no right to take part in the next round.",
        why: "It would be diluted from the first day as a shareholder.",
        ask: "Ask for a pro rata right in the round that converts and the one after.",
        wording:
          "The Investor may take up its pro rata share of the financing in which it converts and of the next.",
      },
      proof: {
        answered: "3.1 The valuation cap is $5,000,000.",
        not: "8.1 The Investor has a pro rata right.",
      },
    },
    {
      id: "note/no-default",
      topic: "exit-breach",
      title: "No default lets the money be called",
      question: "May we call for the money if the company is in breach?",
      roles: investor,
      about: {
        says: /\bdefault\w*\b|\bbreach\w*\b|\binsolven\w+\b|\bimmediately (?:due|repay\w*|payable)\b/,
        heading: /default|breach/,
      },
      answers: [],
      absent: {
        level: "Medium",
        unless: /\bsafe\b|\bfuture equity\b/,
        does: "No default lets {we} call for its money before maturity.",
        why: "It must wait and watch though promises are broken or the company fails.",
        ask: "Ask for events of default, repayment at once, and default interest.",
        wording:
          "If the Company breaches this deed and does not remedy it within ten business days, or is insolvent, the Investor may declare the money and interest immediately repayable.",
      },
      proof: {
        answered: "3.1 The Note of the Investor matures on 30 June 2028.",
        not: "6.1 On a default event the Investor may require redemption.",
      },
    },
    {
      id: "note/no-warranties",
      topic: "quality-warranty",
      title: "No warranties from the company",
      question: "What does the company promise about itself?",
      roles: investor,
      about: {
        says: /\b(?:warrant\w*|represent(?:s|ations?))\b/,
        heading: /warrant|representation/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "{They} gives no warranty about its capital, accounts or intellectual property.",
        why: "{We} invests on what it was told and could hardly claim.",
        ask: "Ask for warranties of capital, title to intellectual property, accounts, disputes and full disclosure.",
        wording:
          "The Company warrants that the capitalisation table is complete, it owns the intellectual property in its business, its accounts are true and fair, there is no dispute, and all material facts have been disclosed.",
      },
      proof: {
        answered: "3.1 The valuation cap is $5,000,000.",
        not: "15.1 The Company warrants that it has power to issue the Notes.",
      },
    },
    {
      id: "note/outvoted",
      topic: "variation",
      title: "Other holders can change the terms",
      question: "Can others change our note?",
      roles: investor,
      about: {
        says: /\b(?:majority|holders of|holding at least)\b.{0,160}\b(?:amend\w*|var\w+|waive\w*|consent)|\b(?:amend\w*|var(?:y|ied|iation)|waive\w*)\b.{0,160}\b(?:majority|holders of)\b/,
        heading: /amendment|variation/,
      },
      answers: [
        {
          when: [
            /\b(?:majority|holders of (?:at least |more than )?\d+ ?(?:%|per ?cent)).{0,200}\b(?:amend\w*|var(?:y|ied|iation)|waive\w*|bind\w*)|\b(?:amend\w*|var(?:y|ied|iation)|waive\w*)\b.{0,160}\b(?:majority|holders of (?:at least |more than )?\d+|holding (?:at least |more than )\d+)|\b(?:special|extraordinary) resolution\b.{0,80}\b(?:binding (?:up)?on|binds) (?:we|everybody)\b|\bspecial resolution\b.{0,60}\b(?:amend\w*|var(?:y|ied))\b/,
          ],
          level: "Medium",
          does: "A majority of holders can change or waive {we}'s terms.",
          why: "Friendly holders could lower the price or put off maturity for all.",
          ask: "Except money, cap, discount and date, and require equal treatment.",
          wording:
            "No change to the sum, cap, discount, interest or maturity, and none that treats the Investor differently from others, binds it without its consent.",
        },
      ],
      proof: {
        answered:
          "16.2 Holders of at least 50% of the Notes may amend this deed and bind all holders.",
        not: "16.2 This deed may be varied only by the Investor and the Company.",
      },
    },
    {
      id: "note/sophisticated",
      topic: "statutory-step",
      title: "Investor confirms that it is sophisticated",
      question: "What do we confirm about ourselves?",
      roles: investor,
      about: { says: /\b(?:sophisticated|professional|wholesale|section 708|accredited)\b/ },
      answers: [
        {
          when: [
            /\bwe\b.{0,160}\b(?:sophisticated|professional|wholesale|accredited) (?:investor|client)|\bsection 708\b|\bwe\b.{0,160}\b(?:(?:chapter|part) 6d|without a (?:prospectus|disclosure document))\b/,
          ],
          level: "Low",
          does: "{We} confirms that it is a sophisticated or professional investor.",
          why: "It thereby gives up a prospectus and must be able to prove it.",
          ask: "Obtain the accountant's certificate, not older than two years, before signing.",
          wording:
            "The Investor has given the Company a certificate by a qualified accountant under section 708(8)(c) of the Corporations Act 2001 (Cth), made within the last two years.",
        },
      ],
      proof: {
        answered:
          "15.2 The Investor represents that it is a sophisticated investor under section 708 of the Corporations Act.",
        not: "15.2 The Investor represents that it has power to sign.",
      },
    },
    {
      id: "note/must-repay",
      topic: "term",
      title: "Investor may call for cash at maturity",
      question: "Can we be made to pay the money back?",
      roles: company,
      about: {
        says: /\bmatur\w+\b|\brepay\w*\b|\bredeem\w*\b|\bredemption\b/,
        heading: /maturity|redemption|repayment/,
      },
      answers: [
        {
          when: [
            /\bmatur\w+\b.{0,240}\b(?:we must (?:re)?pay|we must redeem|they may\b(?! not).{0,60}\b(?:require|demand|elect|request|choose)|must be (?:repaid|redeemed))|\b(?:we must (?:repay|redeem)|they may\b(?! not).{0,60}\b(?:require|demand|elect))\b.{0,200}\bmatur\w+|\b(?:due and payable|repayable|payable) by we\b.{0,80}\bmatur\w+|\bno conversion\b.{0,60}\bwe must (?:re)?pay\b/,
          ],
          lacks: [
            /\b(?:we may\b(?! not).{0,60}\b(?:extend|elect|convert)|automatically convert\w*\b.{0,120}\bmatur)/,
          ],
          level: "High",
          does: "At maturity {we} may have to repay everything in cash.",
          why: "A start-up between rounds has no such cash, so holders could force a sale or insolvency.",
          ask: "Ask for automatic conversion at the cap, or a right to extend by 12 months.",
          wording:
            "If no qualifying financing has occurred by maturity the notes convert into ordinary shares at the valuation cap, unless a majority of holders agrees to extend.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "8.1 On the maturity date the Company must repay the outstanding amount to the Investor.",
        not: "8.1 On maturity the Notes automatically convert at the valuation cap.",
      },
    },
    {
      id: "note/both-ways",
      topic: "dilution",
      title: "Investor gets the better of cap and discount",
      question: "How much of the company does this money buy?",
      roles: company,
      about: { says: /\b(?:cap|discount)\b/, heading: /conversion/ },
      answers: [
        {
          when: [
            /\b(?:lower|lesser|lowest|lesser) of\b.{0,300}\b(?:cap|discount\w*)\b|\b(?:greater|higher|larger) (?:number )?of\b.{0,200}\b(?:cap|discount\w*)\b|\b(?:lower|lesser|lowest) of\b.{0,20}\b\d{2}(?:\.\d+)? ?(?:%|per ?cent).{0,160}\b(?:dividing|divided by|fully[- ]diluted)\b|\b(?:discount\w*|cap\w*)\b.{0,60}\b(?:cap\w*|discount\w*)\b.{0,80}\b(?:greater|greatest|higher|more favourable|better)\b|\b(?:lower|lesser|lowest) of\b.{0,100}\bvaluation\b.{0,60}\d{2} ?(?:%|per ?cent) of\b/,
          ],
          level: "Low",
          does: "The investor converts at the better of cap and discount.",
          why: "Founders bear both: a good round triggers the cap, a poor one the discount.",
          ask: "Model both before signing, and count every note together.",
          wording:
            "The conversion price is the price paid in the financing less 20%, and the valuation cap applies only if the pre-money value exceeds it.",
        },
      ],
      proof: {
        answered: "3.1 The conversion price is the lower of the cap price and the discount price.",
        not: "3.1 The conversion price is the price less a discount of 20%.",
      },
    },
    {
      id: "note/best-terms-open",
      topic: "best-price",
      title: "Every better term must be passed on",
      question: "Must we give this investor what later ones get?",
      roles: company,
      about: {
        says: /\bmost favou?red\b|\bmfn\b|\bmore favou?rable\b|\bbetter terms\b/,
        heading: /most favou?red|mfn/,
      },
      answers: [
        {
          when: [
            /\bthey\b.{0,200}\b(?:more favou?rable|better terms|same terms|most favou?red)\b|\b(?:more favou?rable|better)\b.{0,200}\bthey (?:may|must|is)\b|\b(?:more (?:favou?rable|advantageous|beneficial)|better)\b.{0,200}\bwe must\b.{0,40}\b(?:offer|notify|provide|give|amend|extend)\b/,
          ],
          level: "Low",
          does: "{We} must give the investor any better term of a later note.",
          why: "One concession to a strategic investor then goes to all.",
          ask: "Limit it to cap and discount, taken as a package, until the next round.",
          wording:
            "The right covers valuation cap and discount only, must be taken with all burdens of the later security within ten business days after notice, and ends on the next equity financing.",
        },
      ],
      kinds: ["most-favoured-customer"],
      proof: {
        answered:
          "9.1 If the Company issues a note on more favourable terms, the Investor is entitled to the same terms.",
        not: "9.1 The Investor is not entitled to anything that others receive.",
      },
    },
    {
      id: "note/vetoes",
      topic: "governance",
      title: "Company needs the investor’s consent to act",
      question: "What may we not do without consent?",
      roles: company,
      about: {
        says: /\bwe may not\b.{0,200}\b(?:consent|approval)\b|\bwithout their\b/,
        heading: /undertakings|negative|covenants|restrictions/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,240}\b(?:issue|borrow|incur|dispos\w+|sell|pay|declare|change|amend|enter)\b.{0,240}\b(?:their|they)\b.{0,30}\b(?:consent|approval)|\bwithout their\b.{0,40}\b(?:consent|approval)\b.{0,200}\bwe may not\b|\bwe may not\b.{0,60}\bwithout (?:their|the (?:prior )?(?:written )?(?:consent|approval) of they)\b|\btheir\b.{0,30}\b(?:approval|consent) (?:is|must be) (?:required|obtained)\b/,
          ],
          level: "Medium",
          does: "{We} needs the investor's consent for ordinary steps until conversion.",
          why: "A small lender would hold a veto over fundraising and spending.",
          ask: "Confine it to dividends, senior debt and changes to its own rights, deemed given in five days.",
          wording:
            "Consent is needed only to pay dividends, to incur debt that ranks ahead, or to change the rights of the notes, and is taken to be given if not refused within five business days.",
        },
      ],
      kinds: ["approval-right", "reserved-matters"],
      proof: {
        answered:
          "11.1 The Company must not issue shares or incur debt without the prior consent of the Investor.",
        not: "11.1 The Company must not pay a dividend while it is insolvent.",
      },
    },
    {
      id: "note/secured",
      topic: "security",
      title: "Company’s assets secure the notes",
      question: "What have we put up?",
      roles: company,
      about: {
        says: /\b(?:security interest|charge|secured|ppsa|mortgage)\b/,
        heading: /security/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,120}\b(?:grants?|charges?|gives?|pledges?)\b.{0,120}\b(?:security interest|charge|lien|assets|property)\b|\bnotes?\b.{0,20}\b(?:is|are|must be) secured\b|\bwe has (?:given|granted)\b.{0,40}\bsecurity over\b/,
          ],
          level: "High",
          does: "{We}'s assets, intellectual property among them, secure the notes.",
          why: "At maturity holders could take the business, and no bank will lend behind them.",
          ask: "Ask for unsecured notes, or security that falls away on the next round and allows bank debt.",
          wording: "The notes are unsecured.",
          replaces: true,
        },
      ],
      kinds: ["ppsa-security"],
      proof: {
        answered: "10.1 The Company grants the Investor a security interest in all of its assets.",
        not: "10.1 The Notes are unsecured.",
      },
    },
    {
      id: "note/no-conversion",
      topic: "formation",
      title: "No conversion of the debt into shares",
      question: "When does the debt go away?",
      roles: company,
      about: { says: /\bconver(?:t|ts|ted|sion|tible)\b/, heading: /conversion/ },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing converts the money into shares.",
        why: "It stays a debt that must be paid in cash.",
        ask: "Ask for automatic conversion in a qualifying financing and at maturity.",
        wording:
          "On a qualifying financing all outstanding notes convert automatically into the shares issued in it, at the conversion price.",
      },
      proof: {
        answered: "2.1 The Investor must pay $50,000 to the Company.",
        not: "4.1 On a qualifying financing the Notes convert automatically.",
      },
    },
    {
      id: "note/not-bound-as-holder",
      topic: "formation",
      title: "No duty to join the shareholders agreement",
      question: "Will the investor be bound as a shareholder?",
      roles: company,
      about: {
        says: /\b(?:shareholders?'?s? (?:agreement|deed)|accession|accede|transaction documents|constitution|same (?:agreements|documents)|deed of adherence)\b/,
        heading: /accession|shareholders/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing makes the investor sign the shareholders agreement when it converts.",
        why: "It would hold shares free of drag along, pre-emption and confidence.",
        ask: "Ask for accession as a condition of conversion, with a power of attorney for that.",
        wording:
          "As a condition of conversion the Investor must sign the shareholders agreement or a deed of accession to it, and appoints the Company its attorney to do so if it does not within five business days.",
      },
      proof: {
        answered: "2.1 The Investor must pay $50,000 to the Company.",
        not: "4.5 On conversion the Investor must accede to the shareholders agreement.",
      },
    },
    {
      id: "note/exit-multiple",
      topic: "change-of-control",
      title: "A sale pays the investor a multiple",
      question: "What does the investor take if we sell?",
      roles: company,
      about: {
        says: /\b(?:exit|liquidity|sale|change (?:of|in) control)\b/,
        heading: /exit|liquidity|sale/,
      },
      answers: [
        {
          when: [
            /\b(?:exit|liquidity|sale|change (?:of|in) control)\b.{0,300}?\b(?<times>[2-9](?:\.\d+)?|1\.\d+|two|three|twice|double|\d{3} ?(?:%|per ?cent))(?: ?x\b| times\b| of\b| the\b)/,
          ],
          title: "A sale pays {times} times the money",
          level: "Medium",
          does: "On a sale the investor takes {times} times its money, or its shares if better.",
          why: "A modest early sale would leave founders little.",
          ask: "Ask for one times its money with interest, or conversion.",
          wording:
            "On an exit the Investor receives the greater of its money with interest and what it would receive on conversion at the valuation cap.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "5.1 On an exit the Company must pay the Investor 2 times the outstanding amount.",
        not: "5.1 On an exit the Company must pay the Investor the outstanding amount.",
      },
    },
    {
      id: "note/holders-rights",
      topic: "conditions",
      title: "No waiver of existing holders’ rights",
      question: "May we lawfully issue these shares?",
      roles: company,
      about: {
        says: /\bpre-?empti\w+\b|\bwaive\w*\b.{0,80}\b(?:issue|rights)|\b(?:shareholder|member|board) (?:approval|resolution|consent)|\ball (?:necessary )?(?:approvals|consents|authori[sz]ations|resolutions)\b|\bduly authori[sz]ed\b/,
        heading: /pre-?empti|approvals/,
      },
      answers: [],
      absent: {
        level: "Low",
        does: "Nothing deals with existing holders' first right to new shares.",
        why: "They could claim the shares that {we} has promised on conversion.",
        ask: "Obtain waivers and board and shareholder approvals before signing.",
        wording:
          "The Company has obtained a waiver of every pre-emptive right, and all approvals, needed to issue the notes and the shares on conversion.",
      },
      proof: {
        answered: "2.1 The Investor must pay $50,000 to the Company.",
        not: "11.1 Pre-emptive rights have been waived.",
      },
    },
  ],
};
