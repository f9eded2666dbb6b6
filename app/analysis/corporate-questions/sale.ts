import type { PaperQuestions } from "../asking/question.ts";

/** Whoever buys a company or a business, as papers call it. */
export const buyer = /^(?:buyers?|purchasers?|acquirers?|transferees?)$/;
/** Whoever sells one. */
export const seller = /^(?:sellers?|vendors?|transferors?|warrantors?)$/;

/** A paper that is completed later than it is signed. */
export const later = /\bcompletion\b|\bsettlement\b|\bclosing\b/;

/** What is asked of every sale of a company or a business. */
export const sale: PaperQuestions = {
  id: "sale",
  of: /^(?:Share|Business) sale agreement$/,
  roles: { recipient: "Buyer", drafter: "Seller" },
  tells: [
    [
      /\bwe (?:must |agrees? to |has agreed to )?(?:sells?|transfers?)\b.{0,80}\b(?:shares|business|assets|to they)\b/,
      "seller",
    ],
    [
      /\bthey (?:must |agrees? to |has agreed to )?(?:sells?|transfers?)\b.{0,80}\b(?:shares|business|assets|to we)\b/,
      "buyer",
    ],
  ],
  questions: [
    {
      id: "sale/no-warranties",
      topic: "quality-warranty",
      title: "No warranties from the seller",
      question: "What does the seller promise about what we buy?",
      roles: buyer,
      about: { says: /\bwarrant\w*\b|\brepresent(?:s|ations?)\b/, heading: /warrant/ },
      answers: [
        {
          when: [
            /\bas is\b|\b(?:they|nobody|seller|vendor)\b.{0,40}\b(?:gives?|makes?)\b.{0,30}\bno (?:other )?(?:warrant\w*|representations?)|\bno (?:warrant\w*|representations?)\b.{0,60}\b(?:is|are|has been|have been) (?:given|made)|\bthey (?:has not (?:made|given)|does not (?:make|give))\b.{0,40}\bany (?:\w+ )?(?:representations?|warrant\w+)\b(?!.{0,60}\b(?:except|other than)\b)|\ball warranties\b.{0,60}\b(?:is|are) excluded\b/,
          ],
          lacks: [/\bthey\b.{0,60}\bwarrants?\b/],
          title: "Seller’s warranties are excluded",
          level: "High",
          does: "{They} gives no warranty; {we} buys as it finds.",
          why: "Hidden debts, disputes and poor accounts become {we}'s loss.",
          ask: "Ask for warranties of title, accounts, contracts, staff, tax, disputes and compliance.",
          wording:
            "The Seller warrants to the Buyer that, at the date of this agreement and at completion: it owns what it sells free of encumbrances; the accounts are true and fair; all material facts have been disclosed; and there is no dispute, breach or liability that has not been disclosed.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "{They} gives no warranty about what it sells.",
        why: "Hidden debts, disputes and poor accounts become {we}'s loss.",
        ask: "Ask for warranties of title, accounts, contracts, staff, tax, disputes and compliance.",
        wording:
          "The Seller warrants to the Buyer that, at the date of this agreement and at completion: it owns what it sells free of encumbrances; the accounts are true and fair; all material facts have been disclosed; and there is no dispute, breach or liability that has not been disclosed.",
      },
      kinds: ["warranty-disclaimer"],
      proof: {
        answered: "6.1 The Seller gives no warranty and the Buyer buys the business as is.",
        not: "6.1 The Seller warrants to the Buyer that the accounts are true and fair.",
      },
    },
    {
      id: "sale/claim-limits",
      topic: "liability-cap",
      title: "Warranty claims must pass several gates",
      question: "What is left of a claim after all its limits?",
      roles: buyer,
      about: {
        says: /\bclaims?\b.{0,160}\b(?:exceed\w*|within|limit\w*|unless|aggregate)\b/,
        heading: /limitation|claims/,
      },
      answers: [
        {
          when: [
            /\b(?:claims?|liab\w+)\b.{0,240}?\b(?:within|later than|expir\w+|before the end of|made by)?\b.{0,20}?\b(?<time>\d{1,2} months)\b|\b(?<months>\d{1,2} months)\b.{0,120}\b(?:claims?|liab\w+)|\b(?:claims?|liab\w+)\b.{0,160}\b(?<anniversary>(?:first|second|third) anniversary)\b/,
            /\b(?:claims?|liab\w+|loss(?:es)?)\b.{0,160}?\b(?:unless|until|exceeds?|more than|at least|threshold)\b.{0,80}?(?<least>\$[\d,]*\d)/,
            /\b(?:liability|claims?)\b.{0,160}\b(?:limited to|not exceed|event exceed\w*|maximum|capped at|up to)\b.{0,60}?(?<most>\$[\d,]*\d|\d{1,3} ?(?:%|per ?cent)|the purchase price)|\bclaims?\b.{0,160}\bmay not\b.{0,40}\bexceed (?<total>\$[\d,]*\d)/,
          ],
          reckon: ({ time, months, anniversary, least, most, total }) => {
            const ceiling = most ?? total ?? "";
            const last = anniversary ? `the ${anniversary}` : "a stated time";
            return least === ceiling ? null : { until: time ?? months ?? last, most: ceiling };
          },
          level: "Medium",
          does: "A claim must come within {until}, pass {least}, and stops at {most}.",
          why: "Together they leave little: one small claim is lost, and a large one is cut.",
          ask: "Ask for two audits' time, a threshold that tips to the first dollar, and the price as the limit for title and tax.",
          wording:
            "Claims may be made within 24 months after completion, and within seven years for title and tax. Once claims pass the threshold the whole may be recovered. The limit is the purchase price for title and tax. No limit applies to fraud.",
        },
      ],
      kinds: ["limitation-of-liability", "time-bar"],
      proof: {
        answered:
          "7.1 A claim must be made within 12 months after completion.\n7.2 The Seller is not liable for a claim unless it exceeds $50,000.\n7.3 The Seller's liability for all claims is limited to $400,000.",
        not: "7.1 A claim must be made within 12 months after completion.",
      },
    },
    {
      id: "sale/short-time",
      topic: "claims-time",
      title: "Little time to find what is wrong",
      question: "How long do we have to claim?",
      roles: buyer,
      about: { says: /\bclaims?\b/, heading: /claims|limitation/ },
      answers: [
        {
          when: [
            /\bclaims?\b.{0,240}\b(?:within|before|later than|after|expir\w+|by)\b.{0,60}?\b(?<n>\d{1,2}) months\b(?! (?:notice|rent|fees))|\b(?:time limit|warrant\w+\b.{0,60}\bsurvives?)\b.{0,60}?\b(?<limit>\d{1,2}) months\b|\bclaims?\b.{0,60}\bonce (?<once>\d{1,2}) months\b|\bthey ceases? to be liable\b.{0,60}?\b(?<ends>\d{1,2}) months\b/,
          ],
          reckon: ({ n, limit, once, ends }) => {
            const months = n ?? limit ?? once ?? ends ?? "";
            return Number(months) < 18 ? { n: months } : null;
          },
          title: "Only {n} months to claim",
          level: "Medium",
          does: "{We} has {n} months to find and notify a breach of warranty.",
          why: "Faults in accounts often show only after the first full audit under new owners.",
          ask: "Ask for 24 months, and seven years for title and tax.",
          wording:
            "A claim may be made within 24 months after completion, and for title or tax within seven years.",
          replaces: true,
        },
      ],
      kinds: ["time-bar", "warranty-period"],
      proof: {
        answered:
          "7.1 A claim for breach of warranty must be made within 12 months after completion.",
        not: "7.1 A claim for breach of warranty must be made within 24 months after completion.",
      },
    },
    {
      id: "sale/disclosed-all",
      topic: "quality-warranty",
      title: "Buyer’s knowledge bars a claim",
      question: "What weakens the warranties?",
      roles: buyer,
      about: {
        says: /\b(?:disclos\w+|data ?room|due diligence|(?:our|actual|constructive) knowledge|aware)\b/,
        heading: /disclosure|knowledge/,
      },
      answers: [
        {
          when: [
            /\b(?:warrant\w*|claims?|liab\w+)\b.{0,300}\b(?:everything|anything|any (?:matter|fact|information|thing)|all (?:information|matters|documents|facts)|the contents)\b.{0,160}\b(?:data ?room|due diligence|disclos\w+|public\w*|searche?s?|knew|known|aware)|\b(?:data ?room|due diligence (?:material|information))\b.{0,200}\b(?:qualif\w+|disclos\w+|taken to)/,
          ],
          title: "Anything shown or findable cannot be claimed",
          level: "High",
          does: "{We} cannot claim for anything that it was shown, or could have found.",
          why: "One line among thousands of documents defeats a warranty.",
          ask: "Ask that only fair and specific disclosure in a letter counts, and that knowledge is no defence.",
          wording:
            "Only a matter disclosed fairly, and with enough detail to see its nature and extent, in the disclosure letter qualifies a warranty. The Buyer's knowledge or enquiry does not affect a claim.",
          replaces: true,
        },
        {
          when: [
            /\b(?:they is not liable|we may not (?:make a claim|claim))\b.{0,300}\b(?:we|our)\b.{0,60}\b(?:knew|known|aware|knowledge|ought)\b/,
          ],
          level: "Medium",
          does: "{We} cannot claim for what it knew, or should have known, before signing.",
          why: "Every adviser's note becomes a defence for {they}.",
          ask: "Ask that knowledge is no defence, or only what named people in fact knew.",
          wording:
            "The Buyer's knowledge or enquiry does not affect a claim for breach of warranty.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "6.4 The warranties are qualified by all information in the data room or otherwise disclosed to the Buyer.",
        not: "6.4 Only matters in the disclosure letter are disclosed.",
      },
    },
    {
      id: "sale/compete-again",
      topic: "restraint",
      title: "No restraint on the seller",
      question: "Is the seller kept from competing?",
      roles: buyer,
      about: {
        says: /\bcompet\w+\b|\brestrain\w*\b|\bsolicit\w*\b|\bthey may not\b.{0,200}\b(?:business|customers?|clients?|employees?)\b|\bthey may not\b.{0,160}\b(?:years?|months?|km|kilomet\w+)\b/,
        heading: /restraint|non-?compet/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing keeps {they} from competing or taking customers and staff.",
        why: "The goodwill that {we} pays for could go with it.",
        ask: "Ask for a restraint in steps: three, two or one years; State, city, ten kilometres; with owners bound too.",
        wording:
          "For three years after completion (or, if a court finds that too long, two years, or one year) the Seller and its directors must not carry on a business like the business in the State, or solicit its customers or employees.",
      },
      kinds: ["restraint-of-trade", "non-solicitation"],
      proof: {
        answered: "1.1 The Seller sells the business to the Buyer.",
        not: "9.1 The Seller must not compete with the business for three years.",
      },
    },
    {
      id: "sale/own-restraint",
      topic: "restraint",
      title: "Seller may not work in its own trade",
      question: "What may we not do after the sale?",
      roles: seller,
      about: {
        says: /\bwe may not\b.{0,300}\b(?:compet\w+|engage|involved|carry on|solicit\w*)\b|\brestrain\w*\b/,
        heading: /restraint|non-?compet/,
      },
      answers: [
        {
          when: [
            /\b(?:we|our \w+|restrained part(?:y|ies))\b.{0,100}\b(?:may not|must not)\b.{0,300}\b(?:compet\w+|engage|involved|carry on|interested)\b.{0,400}?\b(?<time>[2-9] years|1\d years|(?:2[4-9]|[3-9]\d) months)\b|\bwe may not\b.{0,60}?\b(?<term>[2-9] years|(?:2[4-9]|[3-9]\d) months)\b.{0,200}\b(?:compet\w+|engaged?|involved|carry on|conduct)\b|\b(?<period>[2-9] years|(?:2[4-9]|[3-9]\d) months)\b.{0,160}\bwe\b.{0,60}\bmay not\b.{0,200}\b(?:compet\w+|engage|involved|carry on)/,
          ],
          reckon: ({ time, term, period }) => ({ until: time ?? term ?? period ?? "" }),
          level: "Medium",
          does: "{We} may not be in a like business for {until} after the sale.",
          why: "It and its owners may have no other trade, and the sum paid may not last so long.",
          ask: "Ask for a shorter time, the area that the business in fact serves, and leave for passive shares and existing interests.",
          wording:
            "The restraint lasts 12 months in the area which the business serves at completion, and does not keep the Seller from holding up to 5% of a listed company or from its interests listed in the schedule.",
        },
      ],
      kinds: ["restraint-of-trade"],
      proof: {
        answered:
          "9.1 The Seller must not carry on a competing business within 20 km for 5 years after completion.",
        not: "9.1 The Buyer must not use the Seller's name after completion.",
      },
    },
    {
      id: "sale/no-limits",
      topic: "liability-cap",
      title: "No limit on the seller’s warranties",
      question: "Up to what sum do we answer for the warranties?",
      roles: seller,
      about: {
        says: /\b(?:liab\w+|claims?)\b.{0,160}\b(?:limited|not exceed|exceed|maximum|cap|capped|aggregate|up to)\b|\b(?:maximum|aggregate|total)\b.{0,40}\bliab/,
        heading: /limitation|limits? (?:on|of)/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\bwe\b.{0,80}\b(?:warrants?|indemnif\w+)\b/,
        does: "Nothing limits how much {we} may have to pay for its warranties.",
        why: "Claims could exceed the price long after it has been spent.",
        ask: "Ask for a limit of a share of the price, the price itself for title, and no claim for lost profit.",
        wording:
          "The Seller's total liability for all claims under or in connection with this agreement is limited to 30% of the purchase price or, for title, to the purchase price that it has received.",
      },
      kinds: ["limitation-of-liability", "uncapped-liability"],
      proof: {
        answered: "6.1 The Seller warrants to the Buyer that the accounts are true and fair.",
        not: "7.3 The liability of the Seller for all claims is limited to the purchase price.",
      },
    },
    {
      id: "sale/no-last-day",
      topic: "claims-time",
      title: "No last day for warranty claims",
      question: "How long can we be sued?",
      roles: seller,
      about: {
        says: /\bclaims?\b.{0,240}\b(?:\d{1,2} (?:months|years)|later than|expir\w+|before|within)\b|\b\d{1,2} (?:months|years)\b.{0,160}\bclaims?\b/,
        heading: /time limit|limitation|claims/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bwe\b.{0,80}\bwarrants?\b/,
        does: "No day is set after which {we} cannot be sued on its warranties.",
        why: "Six years or more of open claims keep it from spending or distributing the price.",
        ask: "Ask for 12 to 18 months, four years for tax, with particulars and proceedings in time.",
        wording:
          "The Seller is not liable for a claim unless the Buyer gives particulars of it within 12 months after completion (four years for tax) and begins proceedings within six months after that.",
      },
      kinds: ["time-bar"],
      proof: {
        answered: "6.1 The Seller warrants to the Buyer that the accounts are true and fair.",
        not: "7.1 A claim must be made within 18 months after completion.",
      },
    },
    {
      id: "sale/no-threshold",
      topic: "liability-cap",
      title: "No threshold for small claims",
      question: "Can small claims be brought?",
      roles: seller,
      about: {
        says: /\bclaims?\b.{0,200}\b(?:exceeds?|less than|at least|more than|threshold|minimum|de minimis|aggregate)\b/,
        heading: /threshold|minimum claim|limitation/,
      },
      answers: [],
      absent: {
        level: "Low",
        of: /\bwe\b.{0,80}\bwarrants?\b/,
        does: "{We} may be sued for any sum, however small.",
        why: "A string of trifles becomes a discount on the price.",
        ask: "Ask for a least sum a claim and a total to be passed.",
        wording:
          "The Seller is not liable for a claim of less than 0.1% of the purchase price, or until all claims together exceed 1% of it.",
      },
      proof: {
        answered: "6.1 The Seller warrants to the Buyer that the accounts are true and fair.",
        not: "7.2 No claim may be made unless it exceeds $10,000.",
      },
    },
    {
      id: "sale/nothing-disclosed",
      topic: "quality-warranty",
      title: "No disclosure against the warranties",
      question: "Are we protected for what we disclosed?",
      roles: seller,
      about: {
        says: /\bdisclos\w+\b|\bdata ?room\b|\baware\b|\bdue diligence\b|\bour knowledge\b|\bbest of\b/,
        heading: /disclosure/,
      },
      answers: [
        {
          when: [
            /\bour (?:actual |constructive )?knowledge\b.{0,80}\b(?:not|does not)\b|\bregardless of\b.{0,60}\bknowledge\b|\b(?:not (?:be )?(?:affected|limited|qualified)|despite|whether or not)\b.{0,120}\b(?:disclos\w+|knowledge|investigation|due diligence|aware)\b|\bnot (?:be )?(?:limited|affected|reduced|prejudiced)\b.{0,60}\b(?:knew|known|discovered)\b|\bregardless of\b.{0,60}\b(?:due diligence|investigat\w+)\b|\bknowledge\b.{0,60}\b(?:may not|does not) (?:prejudice|affect|limit|reduce)\b|\bwhat they (?:knows?|finds?)\b.{0,40}\b(?:does not|may not) (?:reduce|limit|affect)\b/,
          ],
          title: "Buyer may claim for what it knew",
          level: "Medium",
          does: "{They} may claim for what it knew when it bought.",
          why: "It could price in a fault and then sue for it.",
          ask: "Ask that what was disclosed or known, and what searches show, cannot be claimed.",
          wording:
            "The Seller is not liable for anything fairly disclosed in the data room or disclosure letter, known to the Buyer at the date of this agreement, or shown by public registers searched within five days before it.",
          replaces: true,
        },
      ],
      absent: {
        level: "Medium",
        of: /\bwe\b.{0,80}\bwarrants?\b/,
        does: "Nothing qualifies {we}'s warranties by what it disclosed.",
        why: "{They} could buy with full knowledge of a fault and then sue for it.",
        ask: "Ask that what was disclosed or known, and what searches show, cannot be claimed.",
        wording:
          "The Seller is not liable for anything fairly disclosed in the data room or disclosure letter, known to the Buyer at the date of this agreement, or shown by public registers searched within five days before it.",
      },
      proof: {
        answered:
          "6.5 The warranties are not affected by any investigation by the Buyer or by the Buyer's knowledge.",
        not: "6.5 The warranties are subject to what is in the disclosure letter.",
      },
    },
    {
      id: "sale/price-later",
      topic: "payment",
      title: "Part of the price comes later, unsecured",
      question: "When are we paid, and what secures the rest?",
      roles: seller,
      about: {
        says: /\b(?:deferred|balance|second|further|remaining|instalments?|vendor (?:finance|terms)|retention|holdback|escrow)\b.{0,100}\b(?:price|consideration|payment|purchase|sum)\b|\b(?:price|consideration)\b.{0,120}\b(?:instalments?|deferred|balance|months after|anniversar\w+)/,
        heading: /purchase price|deferred|payment/,
      },
      answers: [
        {
          when: [
            /\b(?:deferred|second|further|remaining|instalments?|vendor finance|balance)\b.{0,120}\b(?:months?|years?|anniversar\w+|after completion|after settlement)\b|\b(?:months?|years?|anniversar\w+)\b.{0,40}\bafter (?:completion|settlement|closing)\b.{0,160}\b(?:price|consideration|balance|pay)|\bthey must pay\b.{0,200}\b(?:instalments|anniversar\w+)|\bpromissory note\b.{0,120}\b(?:price|consideration)\b|\b(?:half|part|rest|remainder)\b.{0,40}\b\d+ (?:months?|years?) (?:afterwards|later|after)\b/,
          ],
          lacks: [
            /\b(?:guarant\w+|mortgage|security interest|bank guarantee|letter of credit|escrow)\b/,
          ],
          level: "High",
          does: "Part of the price is paid after {we} has handed over, with nothing to secure it.",
          why: "If {they} fails, {we} has neither business nor money.",
          ask: "Ask for a director's guarantee and a security interest, and all due at once on a missed payment.",
          wording:
            "Until the whole price is paid the Buyer grants the Seller a security interest in the shares or assets sold, its directors guarantee payment, and any default makes the balance due at once with interest.",
        },
      ],
      proof: {
        answered:
          "3.2 The Buyer must pay the balance of the purchase price in 12 months after completion.",
        not: "3.2 The Buyer must pay the whole purchase price in cleared funds at completion.",
      },
    },
    {
      id: "sale/retention",
      topic: "payment",
      title: "Money is held back from the price",
      question: "What is kept from us, and when do we get it?",
      roles: seller,
      about: {
        says: /\b(?:retention|holdback|escrow|retain(?:ed)?|hold(?:s|ing)? back|set-? ?off)\b/,
        heading: /retention|escrow|set-? ?off/,
      },
      answers: [
        {
          when: [
            /\b(?:retention (?:amount|sum)|holdback|escrow (?:amount|sum)|they may (?:retain|hold back|withhold|set-? ?off|deduct))\b.{0,160}\b(?:price|claims?|consideration|deferred|earn-? ?out|warrant\w+|completion|loss)\b|\b(?:price|consideration)\b.{0,40}\b(?:paid into|held in|placed in|deposited in(?:to)?) escrow\b|\bthey must (?:withhold|retain)\b.{0,80}\b(?:price|consideration)\b|\bthey may hold \$[\d,]*\d.{0,20}\bof the (?:purchase )?price\b/,
          ],
          level: "Medium",
          does: "{They} may keep back or set off part of the price against its claims.",
          why: "A claim that is not proved holds up {we}'s money.",
          ask: "Ask for an independent stakeholder, a fixed day of release, and set-off of agreed or adjudged sums only.",
          wording:
            "Money held back is held in a joint account and released on the day stated, less only sums claimed by proceedings begun before that day. The Buyer may set off only what is agreed or adjudged.",
        },
      ],
      kinds: ["payment-set-off", "retention"],
      proof: {
        answered:
          "3.4 The Buyer may set off any claim under the warranties against the deferred consideration.",
        not: "3.4 The Buyer must pay the price without set-off.",
      },
    },
    {
      id: "sale/earn-out",
      topic: "price",
      title: "Later price hangs on the buyer’s conduct",
      question: "Will we earn the later part of the price?",
      roles: seller,
      about: { says: /\bearn-? ?outs?\b/, heading: /earn-? ?out/ },
      answers: [
        {
          when: [
            /\bearn-? ?outs?\b|\b(?:contingent|additional|further) (?:consideration|payment|purchase price)\b.{0,120}\b(?:results?|revenue|ebitda|profits?|turnover|earnings)\b|\b(?:revenue|ebitda|profits?|turnover)\b.{0,120}\b(?:additional|contingent) (?:consideration|purchase price)\b|\b(?:gross profit|revenue|ebitda|profits?|turnover)\b.{0,80}\b(?:more than|exceeds?)\b.{0,60}\bthey must pay a further\b/,
          ],
          lacks: [
            /\b(?:conduct|carry on|operate|run)\b.{0,120}\b(?:ordinary course|good faith|manner|in order to (?:avoid|reduce))|\bmay not\b.{0,120}\b(?:reduce|avoid|divert|manipulat\w+)\b|\baccelerat\w+\b/,
          ],
          level: "High",
          does: "Part of the price depends on later results, which {they} alone will control.",
          why: "Moved customers, added costs or a resale can bring it to nothing.",
          ask: "Ask for conduct promises, accounts, an expert, and payment at once on sale or breach.",
          wording:
            "During the earn-out period the Buyer must run the business separately and in good faith, must not divert its revenue or charge it with group costs, must give monthly accounts, and must pay the maximum earn-out at once if it sells the business or breaches this clause.",
        },
      ],
      kinds: ["earn-out"],
      proof: {
        answered: "3.5 The Buyer must pay an earn-out of 20% of EBITDA for the first year.",
        not: "3.5 During the earn-out period the Buyer must not do anything to reduce the earn-out.",
      },
    },
    {
      id: "sale/conditions-at-will",
      topic: "conditions",
      title: "Buyer can walk away as it likes",
      question: "Is the buyer truly bound?",
      roles: seller,
      about: {
        says: /\b(?:subject to|conditional (?:up)?on|conditions? precedent|condition)\b/,
        heading: /conditions?/,
      },
      answers: [
        {
          when: [
            /\b(?:subject to|conditional (?:up)?on|conditions?)\b.{0,300}\b(?:due diligence|finance|satisf\w+|board approval|our accountants)\b.{0,160}\b(?:their (?:sole |absolute |complete )*(?:satisfaction|discretion|opinion)|satisfactory to they|acceptable to they|to they\b)|\bthey\b.{0,30}\b(?:being |is )?satisf\w+\b.{0,80}\bdue diligence\b|\b(?:subject to|conditional (?:up)?on)\b.{0,60}\bthey (?:obtaining|securing|being)\b.{0,60}\b(?:acceptable|satisfactory) to it\b|\bthey may (?:terminate|withdraw|rescind|cancel)\b.{0,120}\bnot satisfied\b|\b(?:subject to|conditional (?:up)?on)\b.{0,60}\bapproval (?:by|of)\b.{0,20}\b(?:their board|board of they)\b|\bthey need not complete unless\b.{0,60}\b(?:happy|satisfied)\b/,
          ],
          level: "Medium",
          does: "{They} is bound only if it is satisfied in its own judgement.",
          why: "{We} is off the market, and has opened its books, while {they} holds an option.",
          ask: "Ask for a short last day, duty to pursue conditions, and no condition that rests on opinion.",
          wording:
            "The Buyer must use all reasonable endeavours to satisfy its conditions by the last day stated, and may rely on a condition of satisfaction only by giving reasonable grounds in writing within 14 days.",
        },
      ],
      kinds: ["condition-precedent"],
      proof: {
        answered:
          "2.1 Completion is subject to the Buyer being satisfied with its due diligence in its absolute discretion, and acceptable to the Buyer.",
        not: "2.1 Completion is conditional on the Landlord's consent.",
      },
    },
    {
      id: "sale/no-conditions",
      topic: "conditions",
      title: "No conditions before the buyer is bound",
      question: "What must be in place before we pay?",
      roles: buyer,
      about: {
        says: /\b(?:subject to|conditional (?:up)?on|conditions? (?:precedent|to completion)|until|unless)\b.{0,120}\b(?:consent\w*|approv\w+|complet\w+|landlord|financ\w+|due diligence|settlement|satisf\w+)\b|\bconditions? precedent\b/,
        heading: /conditions?/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: later,
        does: "{We} must complete though consents, finance or licences may be missing.",
        why: "Landlords, key customers and regulators can refuse after the money is paid.",
        ask: "Ask for conditions of consent, finance and no adverse change, with a last day and the deposit back.",
        wording:
          "Completion is conditional on consent of each landlord and material counterparty, release of all securities, and no material adverse change. If a condition is not met or waived by the last day the Buyer may end this agreement and must be refunded the deposit.",
      },
      kinds: ["condition-precedent"],
      proof: {
        answered: "4.1 Completion takes place on 1 July 2027 at the Seller's office.",
        not: "2.1 Completion is conditional on the consent of the landlord.",
      },
    },
    {
      id: "sale/no-last-date",
      topic: "conditions",
      title: "Conditions have no last day",
      question: "How long are we bound while conditions wait?",
      about: {
        says: /\b(?:sunset|long stop|end date|cut-?off|conditions? (?:precedent|is|are))\b/,
        heading: /conditions?/,
      },
      answers: [
        {
          when: [
            /\bconditions? precedent\b|\bconditional (?:up)?on\b|\bsubject to (?:the )?(?:satisfaction|fulfilment)\b.{0,60}\bconditions\b/,
          ],
          lacks: [
            /\b(?:sunset|long ?stop|end date|cut-? ?off|final date)\b|\bconditions?\b.{0,240}\b(?:by|on or before|within|not later than)\b.{0,60}\b(?:\d|date)|\b(?:by|within|before)\b.{0,40}\b\d.{0,100}\bconditions?\b/,
          ],
          level: "Medium",
          does: "The sale waits on conditions, with no last day on which it falls away.",
          why: "{We} stays tied, unable to deal with anybody else.",
          ask: "Ask for a last day, and a right to end if a condition is not met by then.",
          wording:
            "If a condition is not satisfied or waived within 60 days after the date of this agreement, either party that is not in breach may end it by notice.",
        },
      ],
      proof: {
        answered: "2.1 Completion is conditional on the consent of the landlord.",
        not: "2.1 Completion is conditional on the consent of the landlord. If the condition is not met by 30 June 2027 either may end this agreement.",
      },
    },
    {
      id: "sale/until-completion",
      topic: "conduct-and-access",
      title: "No duties until completion",
      question: "What may the seller do between signing and completion?",
      roles: buyer,
      about: {
        says: /\b(?:until|before|pending|prior to|between)\b.{0,60}\b(?:completion|settlement|closing)\b.{0,200}\b(?:carry on|conduct|ordinary|manage|may not|access|maintain)|\b(?:carry on|conduct|ordinary course|access)\b.{0,200}\b(?:until|before|pending|prior to)\b.{0,40}\b(?:completion|settlement|closing)/,
        heading: /(?:before|pending|until|pre-?)\s?(?:completion|settlement)|conduct of/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: later,
        does: "Nothing says how {they} must run the business until completion.",
        why: "Stock, staff and customers could be let go before {we} takes over.",
        ask: "Ask for ordinary course, no new debts or hires without consent, and access.",
        wording:
          "Until completion the Seller must carry on the business in the ordinary course, must not without the Buyer's consent incur debt, change staff terms or sell assets, and must give the Buyer access.",
      },
      proof: {
        answered: "4.1 Completion takes place on 1 July 2027.",
        not: "5.1 Until completion the Seller must conduct the business in the ordinary course.",
      },
    },
    {
      id: "sale/deposit",
      topic: "payment",
      title: "Deposit is lost on default",
      question: "What happens to our deposit?",
      roles: buyer,
      about: { says: /\bdeposit\b/, heading: /deposit/ },
      answers: [
        {
          when: [
            /\bdeposit\b.{0,160}\b(?:forfeit\w*|non-?refundable|retain(?:ed)?|kept|not refund\w*)\b|\b(?:forfeit\w*|retain|keep)\b.{0,60}\bdeposit\b|\bwe\b.{0,30}\bnot complete\b.{0,40}\bdeposit belongs? to they\b/,
          ],
          level: "Medium",
          does: "{They} keeps the deposit if the sale does not complete.",
          why: "It may be lost where a consent or {they}'s own delay is the cause.",
          ask: "Ask for 10% at most, held by a stakeholder, and refunded unless {we} is in default.",
          wording:
            "The deposit is held in trust by the Seller's solicitor, and must be refunded with interest if the sale does not complete for any reason other than the Buyer's default.",
          replaces: true,
        },
      ],
      kinds: ["deposit-forfeiture"],
      proof: {
        answered: "3.1 The deposit is forfeited to the Seller if the sale does not complete.",
        not: "3.1 The deposit is refunded if the sale does not complete.",
      },
    },
    {
      id: "sale/nothing-behind-warranties",
      topic: "security",
      title: "No security behind the warranties",
      question: "If we have a claim, who will pay?",
      roles: buyer,
      about: {
        says: /\b(?:retention|holdback|escrow|guarant\w+|warranty (?:and indemnity )?insurance|w&i|set-? ?off|covenantors?|warrantors?|bank guarantee)\b/,
        heading: /retention|escrow|guarantee/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\bthey\b.{0,80}\bwarrants?\b/,
        does: "No retention, guarantee or insurance stands behind {they}'s warranties.",
        why: "The price may be distributed and {they} empty when a claim is found.",
        ask: "Ask for 10% held for 12 months, owners' guarantees, or set-off against later payments.",
        wording:
          "The Buyer may retain 10% of the price in a joint account for 12 months after completion against claims, and each director of the Seller guarantees the Seller's obligations.",
      },
      proof: {
        answered: "6.1 The Seller warrants to the Buyer that the accounts are true and fair.",
        not: "3.4 A retention of $50,000 is held in escrow.",
      },
    },
  ],
};
