import type { PaperQuestions } from "../asking/question.ts";

const shared = /\b(?:joint venture|venture|project|partnership|consortium|collaboration)\b/;

/** Two or more carry on an undertaking together without forming a company: a joint venture or a partnership. */
export const venture: PaperQuestions = {
  id: "venture",
  of: /^Joint venture agreement$/,
  roles: { recipient: "Participant", drafter: "Operator" },
  questions: [
    {
      id: "venture/nobody-decides",
      topic: "governance",
      title: "No body that decides",
      question: "Who decides, and what needs our vote?",
      about: {
        says: /\b(?:management|operating|joint venture|steering|project control|executive) (?:committee|board|group)\b|\bunanim\w+\b|\bmajority\b|\bvot(?:e|es|ing)\b|\bdecisions? (?:of|by|must|about|relating)\b|\bmust agree (?:on|upon)\b|\bmutual (?:agreement|consent)\b|\bmanaging partner\b/,
        heading: /committee|management|decisions?|governance|meetings|voting/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "No committee, vote or unanimity is provided: nothing says who approves budgets, borrowing or sale.",
        why: "Whoever runs the venture day to day will say that it decides.",
        ask: "Ask for a committee with quorum, and unanimity for budget, debt, affiliates' contracts and sale.",
        wording:
          "A management committee with one representative of each participant decides all matters. Its quorum is every participant. Budgets, borrowing, contracts with a participant or its affiliate, new members and sale of the venture's property need a unanimous vote.",
      },
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture to build a solar farm.",
        not: "3.1 The management committee decides by unanimous vote.",
      },
    },
    {
      id: "venture/operator-stays",
      topic: "governance",
      title: "No right to remove the operator",
      question: "How is a bad operator removed?",
      about: {
        says: /\b(?:remov\w+|replac\w+|resign\w*|dismiss\w*|terminat\w+ (?:the )?(?:appointment|their appointment))\b.{0,120}\b(?:operator|manager|they|appointment|managing)\b|\b(?:operator|manager|they|appointment)\b.{0,120}\b(?:remov(?:e|ed|al)|replaced?|resign\w*|dismiss\w*|ceases? to be (?:the )?(?:operator|manager|they))\b/,
        heading: /(?:removal|replacement|resignation) of/,
      },
      answers: [],
      absent: {
        level: "High",
        of: /\b(?:operator|manager|managing partner|lead participant)\b|\bthey (?:is|as) (?:the )?(?:first )?they\b|\bthey must\b.{0,60}\b(?:conduct|operate|manage|carry out)\b.{0,60}\b(?:project|venture|works|business|operations)\b/,
        unless:
          /\bwe (?:is|as) (?:the )?(?:first )?we\b|\bwe must\b.{0,60}\b(?:conduct|operate|manage|carry out)\b.{0,60}\b(?:project|venture|works|business|operations)\b/,
        does: "Nothing lets {we} remove whoever runs the venture, however badly.",
        why: "Poor work or cost overruns would go on at shared expense.",
        ask: "Ask for removal for default, insolvency or overruns, and a stated fee at cost.",
        wording:
          "The other participants may by notice remove the Operator if it is in material default for 30 days, is insolvent, exceeds an approved budget by more than 10%, or ceases to hold at least 40%. The Operator is paid its direct costs and no more.",
      },
      proof: {
        answered: "3.1 The Operator must conduct the Project in a good and workmanlike manner.",
        not: "3.1 The Operator must conduct the Project well and may be removed for default.",
      },
    },
    {
      id: "venture/operator-shielded",
      topic: "liability-cap",
      title: "Operator answers only for gross negligence",
      question: "Who bears the loss when the operator is careless?",
      about: {
        says: /\b(?:gross negligence|wilful (?:default|misconduct)|indemnif\w+)\b/,
        heading: /liability|indemnit/,
      },
      answers: [
        {
          when: [
            /\bthey (?:as they )?is not liable\b.{0,300}\b(?:gross negligence|wilful|fraud)\b|\bnobody is liable\b.{0,300}\b(?:gross negligence|wilful)|\b(?:save|except)\b.{0,60}\bgross negligence\b.{0,60}\bthey is not liable\b/,
            /\b(?:we|everybody)\b.{0,120}\bindemnif\w+\b.{0,60}\bthey\b/,
          ],
          title: "Operator answers for little and is indemnified",
          level: "High",
          does: "{They} answers only for gross negligence or wilful default, and {we} indemnifies it against the rest.",
          why: "Loss from careless work falls on {we} without a limit and without a say.",
          ask: "Ask for liability for negligence and breach, insurance first, and a cap on the indemnity.",
          wording:
            "The Operator is liable to the other participants for its negligence and breach of this agreement. Any indemnity by a participant is limited to its share of loss not covered by insurance, and to its committed contribution.",
        },
        {
          when: [
            /\bthey (?:as they )?is not liable\b.{0,300}\b(?:gross negligence|wilful|fraud)\b|\b(?:we|everybody)\b.{0,40}\bindemnif\w+ they\b.{0,200}\b(?:unless|except)\b.{0,80}\b(?:gross negligence|wilful)\b|\b(?:their liability|liability of they)\b.{0,40}\b(?:limited|confined|only)\b.{0,80}\bgross negligence\b/,
          ],
          level: "Medium",
          does: "{They} answers only for gross negligence or wilful default.",
          why: "Ordinary carelessness in running the venture falls on all.",
          ask: "Ask for liability for negligence and breach, at least up to its insurance.",
          wording:
            "The Operator is liable to the other participants for its negligence and breach of this agreement, up to the insurance that it must hold.",
        },
      ],
      kinds: ["limitation-of-liability", "indemnity"],
      proof: {
        answered:
          "3.2 The Operator is not liable to the Participant for any loss unless it results from the gross negligence of the Operator.\n3.3 The Participant must indemnify the Operator against third party claims.",
        not: "3.2 The Operator is liable to the Participant for its negligence.",
      },
    },
    {
      id: "venture/more-calls",
      topic: "contributions",
      title: "No stated contributions",
      question: "How much must we put in, and what if more is needed?",
      about: {
        says: /\b(?:contribut\w+|cash calls?|calls?|capital|funding|overruns?)\b/,
        heading: /contribution|funding|calls|capital/,
      },
      answers: [
        {
          when: [
            /\b(?:overruns?|further|additional|more|excess)\b.{0,160}\b(?:not (?:be )?(?:required|obliged|bound)|agree\w*|unanim\w+|limit\w*|cap\w*)\b|\b(?:may not|not be required to)\b.{0,100}\b(?:contribut\w+|more than)\b/,
          ],
          fine: true,
        },
        {
          when: [
            /\b(?:everybody|we|each (?:venturer|partner|participant|party))\b.{0,20}\bmust\b.{0,100}\b(?:contribute|pay|fund|provide)\b.{0,160}\b(?:further|additional|all (?:costs|calls|funds)|each call|calls|as required|from time to time)\b|\b(?:everybody|we) must\b.{0,100}\b(?:contribute|pay|fund|meet)\b.{0,160}\b(?:cash calls?|called sums?|called for|calls? by)\b|\bcalls? for\b.{0,60}\b(?:funds|money|capital|contributions?)\b.{0,60}\b(?:we|everybody) must\b|\b(?:everybody|we) (?:funds?|contributes?|pays?)\b.{0,30}\bshare of (?:each|every|all)\b.{0,20}\bcalls?\b/,
          ],
          lacks: [
            /\b(?:overruns?|additional (?:funding|capital|contributions?)|further (?:funding|capital|contributions?))\b/,
            /\b(?:approved|agreed) (?:programmes? and )?budgets?\b.{0,80}\bcalls?\b|\bcalls?\b.{0,120}\b(?:approved|agreed) budget/,
          ],
          title: "Calls for money without a limit",
          level: "High",
          does: "{We} must meet calls for money, and nothing says what happens if the project costs more.",
          why: "Overruns are common, and a missed call is punished.",
          ask: "Ask for a hard limit, calls within approved budgets only, and more by agreement.",
          wording:
            "No participant need contribute more than the sum stated beside its name. Calls may be made only for expenditure in a budget that the committee has approved unanimously. More is contributed only by agreement, and refusing is no default.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing says what money, property or work each side puts in.",
        why: "Each may expect the other to pay, and shares of profit are open to argument.",
        ask: "Ask for a schedule of contributions, with values, times and a limit.",
        wording:
          "Each participant must contribute the money, property and work stated in the schedule, by the dates stated there, and need not contribute more.",
      },
      proof: {
        answered: "2.2 Each party must pay each call in full within 30 days.",
        not: "2.2 Each party must pay its contribution of $50,000 and may not be required to contribute more.",
      },
    },
    {
      id: "venture/pay-first",
      topic: "set-off",
      title: "Calls must be paid though disputed",
      question: "May we hold back a disputed call?",
      about: {
        says: /\bcalls?\b.{0,200}\b(?:set-? ?off|withhold|dispute\w*|deduct\w*)\b|\b(?:withhold|set-? ?off)\b.{0,120}\bcall/,
        heading: /calls|contributions/,
      },
      answers: [
        {
          when: [
            /\bcall(?:s|ed)?\b.{0,160}\b(?:in full|may not withhold|without (?:any )?(?:set-? ?off|deduction))\b|\bmay not\b.{0,40}\b(?:withhold|set-? ?off|deduct)\b.{0,160}\b(?:call|dispute|contribution)|\bdisputes?\b.{0,80}\b(?:calls?|invoice)\b.{0,60}\bmust (?:nevertheless|still|first) pay\b|\bcalls?\b.{0,100}\bnotwithstanding any dispute\b|\bdispute\b.{0,40}\bcall\b.{0,30}\b(?:does not|may not) (?:excuse|relieve|release)\b/,
          ],
          lacks: [
            /\bcalls? (?:made|issued|given) by we\b|\bwe may (?:make|issue)\b.{0,40}\bcalls?\b/,
          ],
          level: "Medium",
          does: "{We} must pay each call in full, even one that it disputes in good faith.",
          why: "Whoever makes the calls controls when {we} is in default.",
          ask: "Ask to pay what is undisputed, and the rest into escrow until an expert decides.",
          wording:
            "A participant that disputes a call in good faith must pay what it does not dispute and may pay the rest into a joint account until an expert has decided, and is meanwhile not in default.",
        },
      ],
      kinds: ["payment-set-off"],
      proof: {
        answered:
          "2.2 Each party must pay each call in full and may not withhold any part of it because of a dispute.",
        not: "2.2 Each party must pay each call that it does not dispute.",
      },
    },
    {
      id: "venture/default-stacks",
      topic: "exit-breach",
      title: "A missed call dilutes or forfeits the share",
      question: "What do we lose if we miss a payment?",
      about: { says: /\bdefault\w*\b|\bdilut\w+\b/, heading: /default|dilution/ },
      answers: [
        {
          when: [
            /\bdilut\w+\b/,
            /\b(?:default\w*|fail(?:s|ure)?\b(?: \w+){0,2} to (?:pay|meet|contribute))\b.{0,300}\b(?:buy|purchase|acquire|terminate|forfeit\w*|surrender)\b/,
          ],
          title: "A missed call brings several penalties",
          level: "High",
          does: "A missed call can dilute {we}'s share and also let the other buy it out or end the venture.",
          why: "Remedies stack, and may take far more than was unpaid.",
          ask: "Ask for one remedy at a time, time to cure, dilution at par, and none while a call is disputed.",
          wording:
            "The other participants may choose only one remedy for a default in a call, after 20 business days' notice in which it may be cured. Dilution is in proportion to contributions made. No remedy applies while the call is disputed in good faith.",
        },
        {
          when: [
            /\b(?:default\w*|fail(?:s|ure)?\b(?: \w+){0,2} to (?:pay|meet|contribute))\b.{0,300}\b(?:dilut\w+|forfeit\w*)\b|\bdilut\w+\b.{0,200}\bdefault\w*/,
          ],
          level: "Medium",
          does: "A missed call dilutes or forfeits {we}'s share.",
          why: "The formula may take far more than was unpaid.",
          ask: "Ask for dilution at par, after notice and time to cure.",
          wording:
            "Dilution is in proportion to contributions made, and only after 20 business days' notice in which the default may be cured.",
        },
      ],
      kinds: ["interest-dilution", "compulsory-transfer"],
      proof: {
        answered:
          "2.5 If a default in a call lasts 60 days the share of the defaulting party must be diluted.\n11.2 If a party is in default for 90 days the other may buy its share.",
        not: "2.5 If a call is unpaid it carries interest.",
      },
    },
    {
      id: "venture/discount-buy-out",
      topic: "exit-breach",
      title: "Share may be taken below its value",
      question: "At what price can our share be taken?",
      about: { says: /\b(?:fair (?:market )?value|market value)\b/, heading: /default|buy-?out/ },
      answers: [
        {
          when: [
            /\b(?:buy|purchase|acquire|take)\b.{0,160}?\b(?<price>\d{2} ?(?:%|per ?cent)) of (?:the |its )?(?:fair|market|agreed)|\b(?:buy|purchase|acquire|take)\b.{0,160}?\b(?:value less|discount of) (?<off>\d{1,2}) ?(?:%|per ?cent)/,
          ],
          reckon: ({ price, off }) => ({ price: price ?? `${100 - Number(off)}%` }),
          level: "Medium",
          does: "On default or insolvency {we}'s share may be bought at {price} of its value.",
          why: "The other side holds the figures, and nobody independent may fix them.",
          ask: "Ask for fair value by an independent expert, without discount for insolvency alone.",
          wording:
            "The price is fair value as fixed by an independent expert on the whole venture as a going concern, less proved loss.",
        },
      ],
      kinds: ["compulsory-transfer"],
      proof: {
        answered: "11.2 If a party is insolvent the other may buy its share at 90% of fair value.",
        not: "11.2 If a party is insolvent the other may buy its share at fair value.",
      },
    },
    {
      id: "venture/value-unsaid",
      topic: "share-transfer",
      title: "No valuer is named for a share",
      question: "Who fixes the price of a share?",
      about: {
        says: /\b(?:fair (?:market )?value|market value|valu(?:er|ation))\b/,
        heading: /valuation/,
      },
      answers: [
        { when: [/\b(?:independent|expert|valuer|accountant)\b/], fine: true },
        {
          when: [/\bfair (?:market )?value\b/],
          lacks: [/\b(?:valuer|independent (?:accountant|expert|person|valuation)|expert)\b/],
          level: "Medium",
          does: "A share is to be bought at fair value, but nothing says who fixes it.",
          why: "Whoever keeps the books would set the figure.",
          ask: "Ask for an independent expert, going concern, no minority discount.",
          wording:
            "Fair value is fixed by an independent expert appointed by the President of Chartered Accountants ANZ, on the whole venture as a going concern and without a minority discount.",
        },
      ],
      kinds: ["share-valuation"],
      proof: {
        answered: "11.2 If a party is insolvent the other may buy its share at fair value.",
        not: "11.2 The other may buy its share at fair value fixed by an independent valuer.",
      },
    },
    {
      id: "venture/only-through-them",
      topic: "exclusivity",
      title: "Output sold only through the other side",
      question: "Are we free to sell our share of what is made?",
      about: {
        says: /\b(?:we|everybody) may not\b.{0,120}\b(?:sell|market|supply|dispose)\b|\b(?:exclusive|sole)\b.{0,80}\b(?:agent|marketer|seller|buyer|distributor|right to (?:sell|market))\b/,
        heading: /output|marketing|sale of|offtake/,
      },
      answers: [
        {
          when: [
            /\bwe may not\b.{0,120}\b(?:sell|market|supply|dispose)\b.{0,160}\b(?:other(?:wise)? than|except|only)\b.{0,60}\b(?:through|to|by|via)\b|\bthey (?:is|must be)\b.{0,60}\b(?:exclusive|sole)\b.{0,60}\b(?:agent|marketer|seller|buyer|distributor)|\bwe must (?:sell|market)\b.{0,100}\bonly (?:through|to|via)\b.{0,40}\bthey\b|\bwe appoints? they\b.{0,40}\b(?:exclusive|sole)\b|\bthey (?:must have|has|may)\b.{0,30}\b(?:sole|exclusive)\b.{0,30}\b(?:right|agen\w+)\b.{0,30}\b(?:market|sell|buy|purchase)\b|\bmust be (?:sold|marketed)\b.{0,20}\b(?:through|by) (?:they|their)\b/,
          ],
          level: "High",
          does: "{We} may sell its share only through the other side or its affiliate.",
          why: "All its revenue hangs on somebody with whom nothing on fee, payment or credit is agreed.",
          ask: "Ask for a time limit, an agreement with terms, security, and leave to sell elsewhere at a better price.",
          wording:
            "The exclusive right lasts three years, under a sale agreement in the form attached with security for payment, and does not apply where a third person offers a better price that is not matched within five business days.",
        },
      ],
      kinds: ["exclusivity"],
      proof: {
        answered:
          "5.1 The Participant must not sell its share of output otherwise than through the Operator.",
        not: "5.1 Each party may sell its share of output as it likes.",
      },
    },
    {
      id: "venture/rival-projects",
      topic: "restraint",
      title: "Other projects are barred",
      question: "What else may we not do?",
      about: {
        says: /\b(?:we|everybody|each|no|neither) ?\w* ?(?:may not|must not)\b.{0,240}\b(?:compet\w+|similar|another|other)\b.{0,60}\b(?:business|project|venture|development|activity|farm)\b|\bcompet\w+\b/,
        heading: /compet|exclusiv|area of (?:mutual )?interest|restraint/,
      },
      answers: [
        {
          when: [
            /\b(?:we|everybody)(?: (?:and|or) its \w+)? may not\b.{0,240}\b(?:area of (?:mutual )?interest\b|compet(?:e|es|ing|itive|itors?)\b|(?:develop|acquire|engage|carry on|invest|participate)\w*\b.{0,60}\b(?:another|other|similar|any (?:business|enterprise|project))\b)|\b(?:we|everybody) must bring\b.{0,40}\bopportunit\w+\b.{0,60}\bto the (?:joint )?venture\b/,
          ],
          lacksHere: [/\bfree to\b.{0,40}\bcompet/],
          level: "Medium",
          does: "While it is in the venture {we} may not have a competing project of its own.",
          why: "It weighs most on whoever owns land or business nearby.",
          ask: "Ask for a time limit, a close area, and exceptions for small and existing projects.",
          wording:
            "The restriction ends three years after the date of this agreement, covers only projects of the same kind and size within 10 kilometres, and does not apply to existing projects or to a lease of land to others.",
        },
      ],
      kinds: ["restraint-of-trade", "first-refusal"],
      proof: {
        answered:
          "6.1 Neither party may, while it has a share, develop another solar farm within 50 kilometres.",
        not: "6.1 Each party is free to carry on any other business.",
      },
    },
    {
      id: "venture/leave-empty-handed",
      topic: "exit-convenience",
      title: "No right to leave",
      question: "Can we get out, and at what price?",
      about: {
        says: /\b(?:withdraw\w*|retire\w*|exit|leave|resign\w*|dissol\w+|terminat\w+|end(?:s|ed|ing)?)\b/,
        heading: /withdrawal|retirement|ending|exit|termination|dissolution/,
      },
      answers: [
        {
          when: [
            /\b(?:we|everybody|a (?:party|venturer|partner|participant))\b.{0,60}\b(?:withdraw|retire|leave)\w*\b.{0,200}\b(?:surrender\w*|forfeit\w*|without (?:any )?(?:payment|compensation)|for no (?:consideration|payment)|transfer\w* (?:its|the) (?:share|interest) for)\b|\bwithdraw\w*\b.{0,120}\b(?:transfer|assign|vest)s?\b.{0,100}\b(?:for \$1(?:\.00)?(?![,\d])|free of (?:cost|charge)|without (?:any )?(?:payment|compensation|consideration)\b|no consideration\b)/,
          ],
          title: "Leaving means giving up the share",
          level: "High",
          does: "{We} may withdraw only by giving up its share for nothing.",
          why: "What it has put in is lost, while liabilities may follow it.",
          ask: "Ask for fair value on leaving, paid over time, and leave to sell to others.",
          wording:
            "On withdrawal the other participants must buy the share at fair value as fixed by an independent expert, payable over two years, or the leaving participant may sell it to another.",
          replaces: true,
        },
        {
          when: [
            /\bmay not\b.{0,40}\b(?:withdraw|retire|leave)\b|\bno (?:right|entitlement) to (?:withdraw|retire)\b/,
          ],
          title: "Leaving is barred",
          level: "High",
          does: "{We} may not withdraw.",
          why: "It stays bound to calls and liabilities whatever becomes of the project.",
          ask: "Ask for a right to leave if the project has not begun by a stated day, and after five years.",
          wording:
            "A participant may withdraw by 180 days' notice after five years, or at any time if operations have not begun by the stated date, and is paid fair value for its share.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing lets {we} leave or end the venture.",
        why: "It stays bound to calls and liabilities whatever becomes of the project.",
        ask: "Ask for a right to withdraw at fair value, and an end if the project stalls.",
        wording:
          "A participant may withdraw by 180 days' notice after five years, or at any time if operations have not begun by the stated date, and is paid fair value for its share.",
      },
      proof: {
        answered:
          "11.1 Each party may withdraw by 180 days' notice, surrendering its share to the other.",
        not: "11.1 Each party may withdraw by notice and is paid fair value.",
      },
    },
    {
      id: "venture/liable-after-leaving",
      topic: "after-end",
      title: "Liability goes on after leaving",
      question: "What still binds us once we have left?",
      about: {
        says: /\b(?:remains?|continues?)\b.{0,40}\b(?:liable|bound|responsible)\b/,
        heading: /ending|withdrawal|retirement|decommission/,
      },
      answers: [
        {
          when: [
            /\b(?:everybody|we|party|venturer|partner|participant)\b.{0,160}\b(?:remains?|continues?)(?: to be)? (?:liable|bound|responsible)\b(?!.{0,160}\b(?:before|up to|accrued|prior to)\b)|\bwithdraw\w*\b.{0,60}\b(?:does not|may not) (?:relieve|release|discharge) (?:we|everybody)\b(?!.{0,200}\b(?:before|up to|accrued|prior to)\b)|\bwithdraw\w*\b.{0,60}\b(?:we|everybody) must continue to (?:bear|pay|meet)\b|\bwithdrawing (?:party|we|everybody) is not released\b/,
          ],
          lacksHere: [/\bremains? liable\b.{0,100}\b(?:before|up to|accrued|prior to)\b/],
          level: "High",
          does: "After it leaves {we} stays liable for costs of the venture that come later.",
          why: "The sum is unknown, without a limit, and perhaps decades away.",
          ask: "Ask for liability for the time before leaving only, paid into a fund then.",
          wording:
            "A participant that leaves is liable only for what arose before it left. Its share of the estimated cost of removal and rehabilitation at that time is paid into a fund, and it is then released.",
          replaces: true,
        },
      ],
      proof: {
        answered:
          "11.3 A party which withdraws remains liable for its former share of the cost of rehabilitating the site.",
        not: "11.3 A party which withdraws is released from all later liabilities.",
      },
    },
    {
      id: "venture/no-clean-up-fund",
      topic: "after-end",
      title: "No fund for removal and clean-up",
      question: "Who pays to clear up at the end?",
      about: {
        says: /\b(?:fund|sinking|provision|bond|bank guarantee|security|reserve|escrow)\b.{0,160}\b(?:decommission\w*|rehabilitat\w*|remov\w+|restor\w+|reinstat\w+)\b|\b(?:decommission\w*|rehabilitat\w*|remov\w+|restor\w+)\b.{0,160}\b(?:fund|sinking|provision|bond|bank guarantee|security|reserve|escrow)\b/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\b(?:decommission\w*|rehabilitat\w+)\b/,
        does: "Removal and rehabilitation are left to the end, with no fund or security.",
        why: "If the other fails, {we} may be left with the works and the cost.",
        ask: "Ask for a sinking fund from year five, and a parent's guarantee.",
        wording:
          "From the fifth year each participant must pay its share of the estimated cost of decommissioning into a sinking fund in equal yearly parts, and provide a parent company guarantee of its share.",
      },
      proof: {
        answered: "1.3 The joint venture continues until the Project has been decommissioned.",
        not: "1.3 A sinking fund is kept for decommissioning of the Project.",
      },
    },
    {
      id: "venture/no-conditions",
      topic: "conditions",
      title: "No conditions before money is due",
      question: "What must happen before we are bound to pay?",
      about: {
        says: /\b(?:conditions? precedent|conditional (?:up)?on|subject to (?:the )?(?:obtaining|grant|receipt|approval|consent|satisf\w+)|final investment decision|\buntil (?:all|each|the) (?:approvals?|conditions?|consents?|permits?)|long ?stop|sunset|unless and until)\b/,
        heading: /conditions?/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: /\b(?:project|build|construct|develop\w*|approv\w+|permits?|licen[cs]es?)\b/,
        does: "Nothing must be in place before {we} pays: no approval, finance, connection or contract.",
        why: "It could fund a project that may never be built.",
        ask: "Ask for conditions with a last day, and return of unspent money.",
        wording:
          "No call may be made until all approvals, finance, land rights and main contracts listed in the schedule are in place. If they are not by the last day a participant may withdraw and is refunded its share of unspent money.",
      },
      proof: {
        answered: "1.1 The parties associate themselves to build the Project.",
        not: "1.4 The Project is conditional on planning approval.",
      },
    },
    {
      id: "venture/deadlock",
      topic: "governance",
      title: "No way out of a deadlock",
      question: "What if we cannot agree?",
      about: {
        says: /\b(?:deadlock\w*|casting vote|equality of votes|may not agree|fail(?:s|ure)? to (?:agree|reach)|cannot agree|expert determination|referred to (?:an )?expert|chief executives?)\b/,
        heading: /deadlock/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing says what happens when the owners cannot agree on a decision.",
        why: "Work stops while costs and calls run on.",
        ask: "Ask for chief executives, then an expert on figures, then a sale at fair value.",
        wording:
          "If the committee cannot agree on a matter at two meetings in a row (a deadlock) it goes to the chief executives and then, if it concerns money or technical matters, to an expert. Otherwise any participant may require a sale of a share at fair value.",
      },
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture.",
        not: "3.5 A deadlock is referred to the chief executives.",
      },
    },
    {
      id: "venture/accounts-conclusive",
      topic: "audit",
      title: "Accounts become final unless soon disputed",
      question: "How long may we question the books?",
      about: {
        says: /\b(?:accounts?|statements?|audit\w*|books|records)\b/,
        heading: /accounts|audit|records/,
      },
      answers: [
        {
          when: [
            /\b(?:objection|dispute|exception|claim)\b.{0,120}\bwithin (?<time>\d+ (?:months|days|years))\b.{0,200}\b(?:conclusive|final|binding)\b|\b(?:accounts?|statements?)\b.{0,200}\b(?:conclusive|final and binding)\b.{0,160}\bwithin (?<when>\d+ (?:months|days|years))|\b(?:accounts?|statements?)\b.{0,120}\bconclusively\b.{0,100}?\bafter (?<then>\d+ (?:months|days|years))\b|\bobjects?\b.{0,20}\bwithin (?<days>\d+ (?:months|days|years))\b.{0,60}\b(?:deemed|taken to be|presumed) (?:to be )?(?:correct|accepted)/,
          ],
          reckon: ({ time, when, then: later, days }) => ({
            until: time ?? when ?? later ?? days ?? "",
          }),
          level: "Low",
          does: "Accounts bind {we} unless it objects within {until}.",
          why: "Whoever runs the venture holds the figures, and errors or fraud show late.",
          ask: "Except fraud and plain error, and make the operator pay for an audit that finds over 2%.",
          wording:
            "An account is not conclusive as to fraud or manifest error. The Operator must pay for an audit that finds an error of more than 2%.",
        },
      ],
      kinds: ["audit-rights", "conclusive-certificate", "time-bar"],
      proof: {
        answered:
          "3.5 Any objection to an account must be raised within 24 months and otherwise the account is conclusive.",
        not: "3.5 Each party may have the accounts audited at any time.",
      },
    },
    {
      id: "venture/no-books",
      topic: "information",
      title: "No right to accounts and records",
      question: "What will we be told of the money?",
      about: {
        says: /\b(?:accounts?|books|records|reports?|audit\w*|financial statements)\b/,
        heading: /accounts|records|reports?/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing entitles {we} to accounts, reports or records.",
        why: "It could not check calls, costs or its share.",
        ask: "Ask for monthly reports, yearly audited accounts, and access to books.",
        wording:
          "The Operator must keep proper books, give each participant monthly reports and audited annual accounts, and allow inspection on five business days' notice.",
      },
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture.",
        not: "3.5 The Operator must keep proper books and records.",
      },
    },
    {
      id: "venture/share-unsaid",
      topic: "remuneration",
      title: "No stated shares of profit and loss",
      question: "How are profits and losses shared?",
      about: {
        says: /\b(?:profits?|losses|revenue|proceeds|output|product|distribut\w+|share of|percentage|equal shares|per ?cent|\d ?%)\b/,
        heading: /profit|distribution|shares|interests/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing says how profit, loss or output is shared.",
        why: "The law's answer, equal shares, may be nobody's intention.",
        ask: "Ask for stated shares, times of distribution, and reserves.",
        wording:
          "Profits and losses are shared in the percentages stated in the schedule, and profits are distributed each quarter after reserves that the committee has approved.",
      },
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture.",
        not: "2.1 Profits and losses are shared equally.",
      },
    },
    {
      id: "venture/debts-of-the-other",
      topic: "guarantee",
      title: "No several liability for debts",
      question: "Do we answer for what the other does?",
      about: {
        says: /\bseveral(?:ly)?\b|\bjoint(?:ly)? (?:and|liab\w+)\b|\bno\w* .{0,40}\b(?:bind|authority|incur)\b|\bmay not bind\b|\bliab\w+\b.{0,80}\b(?:proportion|percentage|share)\b/,
        heading: /relationship|liability|several/,
      },
      answers: [
        {
          when: [/\bjoint(?:ly)? and several(?:ly)?\b|\beverybody is liable for the whole\b/],
          lacksHere: [/\bat fault\b|\bthat harm\b/],
          title: "Liable for the whole venture’s debts",
          level: "High",
          does: "{We} is liable with the other for the whole of the venture's debts.",
          why: "If the other cannot pay, everything falls on {we}.",
          ask: "Ask for several liability in the shares stated, and an indemnity for the excess.",
          wording:
            "The liability of each participant is several, in proportion to its share, and each indemnifies the others for what they pay beyond theirs.",
          replaces: true,
        },
      ],
      absent: {
        level: "High",
        does: "Nothing says that each answers only for its own share, or bars one from binding the other.",
        why: "If the law sees a partnership, {we} answers for all its debts.",
        ask: "Ask for several liability, no authority to bind, and cross-indemnities.",
        wording:
          "The liability of each participant is several, in proportion to its share. No participant may bind another, and each indemnifies the others for what they pay beyond their shares.",
      },
      kinds: ["joint-and-several"],
      proof: {
        answered: "1.2 The parties are jointly and severally liable to third persons.",
        not: "1.2 The liability of each party is several.",
      },
    },
    {
      id: "venture/uninsured",
      topic: "insurance",
      title: "No duty to insure",
      question: "Is the venture insured?",
      about: { says: /\binsur\w+\b/, heading: /insurance/ },
      answers: [],
      absent: {
        level: "Medium",
        of: shared,
        does: "Nobody must insure the venture's property or liabilities.",
        why: "One accident could take more than all have put in.",
        ask: "Ask for named insurances in all names, with evidence before work begins.",
        wording:
          "The Operator must before work begins take out, in the names of all participants, insurance of the property for its replacement value and public liability insurance of at least $20,000,000.",
      },
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture.",
        not: "3.4 The Operator must insure the Project.",
      },
    },
    {
      id: "venture/results",
      topic: "ip-ownership",
      title: "Jointly owned results have no rules of use",
      question: "Who may use what we create?",
      about: {
        says: /\b(?:intellectual property|copyright|patents?|inventions?|know-?how|results)\b/,
        heading: /intellectual property|results/,
      },
      answers: [
        {
          when: [
            /\b(?:intellectual property|copyright|patents?|inventions?|results)\b.{0,200}\b(?:jointly|tenants in common|both|everybody|co-?own\w*|equal shares|percentage shares?)\b/,
          ],
          lacks: [
            /\b(?:may|licen[cs]\w+)\b.{0,80}\b(?:use|exploit|licen[cs]\w*)\b.{0,120}\b(?:intellectual property|results|copyright|patents?|without)\b|\b(?:intellectual property|results|copyright|patents?)\b.{0,200}\b(?:may|licen[cs]\w+)\b.{0,60}\b(?:use|exploit|licen[cs]\w*)/,
          ],
          level: "Low",
          does: "Results are owned together, but nothing says who may use or license them.",
          why: "A co-owner may need the other's consent for anything but its own use.",
          ask: "Ask for each to use freely, license within the venture, and rules for after the end.",
          wording:
            "Each participant may use joint intellectual property without accounting to the other, and may license or assign its share only with the other's consent, which must not be unreasonably withheld. These rights go on after the end.",
        },
      ],
      proof: {
        answered:
          "7.2 Intellectual property created for the Project vests in both parties as tenants in common.",
        not: "7.2 Intellectual property is owned jointly and each party may use and exploit the intellectual property without the other's consent.",
      },
    },
    {
      id: "venture/affiliates-contracts",
      topic: "governance",
      title: "No rules for contracts with affiliates",
      question: "Can they pay themselves from the venture?",
      about: {
        says: /\b(?:affiliates?|related (?:body|bodies|part(?:y|ies)|entit\w+|corporations?)|associates?|arm'?s length)\b.{0,160}\b(?:contracts?|engage|supply|services|terms|dealings?|transactions?|price)\b|\b(?:contracts?|engage|supply|services|dealings?|transactions?)\b.{0,160}\b(?:affiliates?|related (?:body|bodies|part(?:y|ies)|entit\w+|corporations?)|associates?|arm'?s length)\b|\bconflicts? of interest\b|\bgood faith\b|\bfiduciar\w+/,
        heading: /affiliate|related|conflict/,
      },
      answers: [],
      absent: {
        level: "Medium",
        of: shared,
        does: "Nothing stops one side from giving the venture's work to its own group.",
        why: "Profit can be taken out by fees before {we} sees a share.",
        ask: "Ask for arm's length terms, disclosure, and approval by the others.",
        wording:
          "A contract between the venture and a participant or its affiliate must be at arm's length, disclosed in advance, and approved by the other participants, who alone may enforce it for the venture.",
      },
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture.",
        not: "3.6 A contract with an affiliate must be at arm's length.",
      },
    },
    {
      id: "venture/passed-within-group",
      topic: "assignment",
      title: "Share may pass to an empty affiliate",
      question: "Could a stranger without means take the other's place?",
      about: {
        says: /\b(?:assign|transfer|dispos|sell)\w*\b.{0,120}\b(?:share|interest|rights)\b/,
        heading: /transfer|assignment/,
      },
      answers: [
        {
          when: [
            /\b(?:assign|transfer|dispos\w+|sell)\b.{0,160}\b(?:except|other than|without (?:the )?consent)\b.{0,60}\b(?:to (?:a|an|its) )?(?:related body|affiliate|related entity|related corporation|subsidiary|wholly[- ]owned)|\b(?:assign|transfer|dispos|sell)\w*\b.{0,80}\bto (?:a|an|its|any)(?: \w+)? ?(?:related body|affiliate|related entity|related corporation|subsidiary|wholly[- ]owned|member of its group)\b.{0,60}\bwithout\b.{0,20}\bconsent\b|\bnothing\b.{0,40}\b(?:restricts?|prevents?)\b.{0,60}\btransfer\b.{0,60}\bto (?:a|an|its|any)(?: \w+)? ?(?:related body|affiliate|related entity|related corporation|subsidiary|wholly[- ]owned|member of its group)\b|\brestrictions?\b.{0,40}\bdo(?:es)? not apply\b.{0,120}\bto (?:a|an|its|any)(?: \w+)? ?(?:related body|affiliate|related entity|related corporation|subsidiary|wholly[- ]owned|member of its group)\b|\btransfer by (?:everybody|they|we)\b.{0,40}\brelated (?:bod|corp|entit)\w*\b.{0,40}\bis permitted\b/,
          ],
          lacks: [
            /\b(?:assignor|transferor|transferring|outgoing)\b.{0,100}\b(?:remains?|liable|guarant\w+)\b|\bre-?transfer\b|\btransfer(?:red)? back\b|\bceases? to be (?:a )?(?:related|an? affiliate|wholly)/,
          ],
          level: "Medium",
          does: "Either may pass its share to a company of its group, and is then free.",
          why: "Calls, indemnities and clean-up would rest on a company without means, which could then be sold.",
          ask: "Ask that the assignor stays liable, and that the share returns if the company leaves the group.",
          wording:
            "A participant that transfers its share to a related body corporate remains liable for its obligations, and the share must be transferred back before that body leaves the group.",
        },
      ],
      kinds: ["assignment"],
      proof: {
        answered: "8.1 No party may assign its share except to a related body corporate.",
        not: "8.1 No party may assign its share without consent.",
      },
    },
    {
      id: "venture/strangers",
      topic: "share-transfer",
      title: "No limit on selling a share",
      question: "Who may come in?",
      about: {
        says: /\b(?:assign|transfer|dispos|sell|encumber)\w*\b.{0,160}\b(?:share|interest|percentage|rights|agreement|partnership|venture)\b|\bpre-?empti\w+\b|\bfirst refusal\b/,
        heading: /transfer|assignment|pre-?empti/,
      },
      answers: [],
      absent: {
        level: "High",
        does: "Nothing keeps the other from selling its share to a stranger.",
        why: "{We} chose its partner, and not whoever pays most.",
        ask: "Ask for consent and a first right to buy on the same terms.",
        wording:
          "No participant may transfer or charge its share without first offering it to the others on the same terms for 30 days, and without their consent to the buyer, which must not be unreasonably withheld.",
      },
      kinds: ["first-refusal", "pre-emption"],
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture.",
        not: "8.1 No party may transfer its interest in the venture without consent.",
      },
    },
    {
      id: "venture/partition",
      topic: "exit-convenience",
      title: "Division by a court is barred",
      question: "Can we ever force a division?",
      about: { says: /\bpartition\b/ },
      answers: [
        {
          when: [/\bmay not\b.{0,100}\bpartition\b|\bwaives?\b.{0,60}\bpartition\b/],
          level: "Low",
          does: "For as long as the venture lasts {we} may not ask a court to divide or sell its property.",
          why: "It is usual, but with no other way out it locks {we} in.",
          ask: "Ask that it ends if operations have not begun by a day, or on deadlock.",
          wording:
            "The bar on partition does not apply if operations have not begun by the stated date or a deadlock has lasted six months.",
        },
      ],
      kinds: ["no-partition"],
      proof: {
        answered:
          "9.2 For as long as the venture lasts no party may apply to any court for partition or sale of the property.",
        not: "9.2 Each party may apply for partition.",
      },
    },
    {
      id: "venture/charge",
      topic: "security",
      title: "Each share is charged to the other",
      question: "What have we put up?",
      about: { says: /\b(?:charges?|security interest|mortgages?)\b/, heading: /charge|security/ },
      answers: [
        {
          when: [
            /\b(?:we|everybody)\b.{0,60}\b(?:charges?|mortgages?|grants?\b.{0,40}\bsecurity interest)\b.{0,160}\b(?:interest|share|property|assets)\b|\b(?:we|everybody) must\b.{0,40}\bdeed of cross[- ]charge\b|\b(?:we|everybody)\b.{0,40}\bgrants?\b.{0,40}\blien\b.{0,100}\binterest\b|\b(?:our interest|interest of we)\b.{0,20}\bstands charged\b/,
          ],
          level: "Medium",
          does: "{We} charges its share to the other as security for its payments.",
          why: "A disputed call could end in a sale, and its bank may not lend behind the charge.",
          ask: "Ask for enforcement only of undisputed or decided calls, and priority for project finance.",
          wording:
            "The charge may be enforced only for a call that is not disputed or has been decided, after 20 business days' notice, and ranks behind finance that all participants have approved.",
        },
      ],
      kinds: ["ppsa-security"],
      proof: {
        answered: "2.4 Each party charges its interest in the property in favour of the other.",
        not: "2.4 The calls of the parties are secured by nothing.",
      },
    },
    {
      id: "venture/no-term",
      topic: "term",
      title: "No stated term for the venture",
      question: "When does it end?",
      about: {
        says: /\b(?:continues?|commenc\w+|term(?:inat\w+)?|expir\w+|until|dissol\w+|duration)\b/,
        heading: /term|duration|commencement|ending|dissolution|termination/,
      },
      answers: [],
      absent: {
        level: "Medium",
        does: "Nothing says how long the venture lasts or what ends it.",
        why: "It may be ended by a word, or by nobody.",
        ask: "Ask for a term, events that end it, and how its property is divided then.",
        wording:
          "The venture continues for five years from the date of this agreement unless ended sooner by agreement, completion or loss of its purpose, and its property is then sold and the proceeds shared after debts.",
      },
      proof: {
        answered: "1.1 The parties associate themselves in a joint venture.",
        not: "1.3 The venture continues until the Project is complete.",
      },
    },
  ],
};
