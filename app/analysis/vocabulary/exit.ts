import { type ClauseRule, phrase } from "./rule.ts";

/** What is left to do or to pay when the contract ends, and what ends it from outside. */
export const exitRules: ClauseRule[] = [
  {
    id: "post-termination",
    title: "Obligations after Termination",
    level: "Low",
    cue: /terminat|expir|\bend(?:s|ed|ing)?\b/i,
    heading:
      /(?:after|effect|consequences?|following|upon|on) .{0,20}(?:terminat|expir|end)|transition|disengagement|exit|handover|make good/i,
    underHeading: phrase(
      "{must} ~160 (?:return|deliver|destroy|assist|cease|pay|vacate|remove|hand|co-?operate|provide|stop)",
    ),
    says: [
      phrase(
        "(?:on|upon|after|following|at|when|if) ~30 (?:terminat\\w*|expir\\w*|end(?:s|ing)?|cessation) ~160 {must} ~120 (?:return|deliver|destroy|assist|cease|vacate|remove|hand|transition|continue to|co-?operate|export|stop)",
      ),
      phrase(
        "(?:transition|disengagement|termination|handover|exit) (?:services|assistance|plan|period)",
      ),
    ],
    raises: [
      {
        when: phrase(
          "at (?:its|your|the \\w+'s) (?:own )?(?:sole )?(?:cost|expense)|without charge",
        ),
        because: "it has to be done {words}",
        ask: "Ask that handover be paid at agreed rates.",
      },
      {
        when: phrase(
          "(?:within|for) (?:7|seven|14|fourteen|5|five|10|ten|30|thirty)(?: ?\\(\\d+\\))? (?:business )?days",
        ),
        because: "the time is short ({words})",
        ask: "Ask for more time to take out data and property.",
      },
    ],
    lowers: [
      {
        when: phrase("(?:then[- ]current|agreed|standard) (?:rates|fees)|usable form(?:at)?"),
        because: "it gives {words}",
      },
    ],
    effect: "leaves something to do or to pay after the contract has ended",
    law: "The end of a contract is where costs that nobody priced turn up: handover, last orders, return of data and property.",
    ask: "Ask for a written exit plan, handover at agreed rates, and enough time to get data back in a usable form.",
  },
  {
    id: "early-termination-fee",
    title: "Early Termination Fee",
    level: "High",
    cue: /terminat|cancel|early|balance|remain|break/i,
    says: [
      phrase(
        "(?:early termination|termination|cancellation|early exit|exit|break) (?:fees?|charges?|payments?|costs?)",
      ),
      phrase(
        "(?:terminat\\w*|cancel\\w*|end(?:s|ed)?) ~200 (?:pay|payable|liable) ~160 (?:remain(?:ing|der)|balance|unexpired|would have (?:been|become))",
      ),
      phrase(
        "(?:remain(?:ing|der)|balance|unexpired) ~60 (?:term|fees|period|months) ~80 (?:payable|due|pay)",
      ),
    ],
    burdens: "actor",
    raises: [
      {
        when: phrase("(?:all|full|100%|whole|entire)\\b.{0,60}(?:remain\\w*|balance|unexpired)"),
        because: "the whole of what is left falls due ({words})",
        ask: "Ask that the fee decline over the term and give credit for costs saved.",
      },
    ],
    lowers: [
      {
        when: phrase(
          "declin\\w+|reduc\\w+|pro[- ]?rata|(?:unavoidable|unrecoverable|unamortised) costs",
        ),
        because: "it is cut down ({words})",
      },
    ],
    effect: "makes an early end cost money",
    law: "Such a fee can be a penalty or an unfair term (ACL s 25(c)), even where the contract calls it a price for ending early.",
    ask: "Ask for a fee limited to costs that cannot be recovered, declining over the term, and none where the other side has changed the terms or is in breach.",
  },
  {
    id: "change-of-control",
    title: "Change of Control",
    level: "Medium",
    cue: /control|merger|ownership|shareholding|majority|acqui/i,
    says: [
      phrase(
        "change (?:in|of) (?:the )?(?:effective |legal |beneficial )?(?:control|ownership|shareholding)|\\bcontrol of (?:the \\w+|you|it|a party) (?:changes|passes)",
      ),
      phrase(
        "(?:terminat|consent|assign|transfer)\\w* ~200 (?:merge(?:r|s|d)?|consolidation|acquired by|sale of all or substantially all|majority of (?:the|its) (?:voting|shares|stock|equity))",
      ),
      phrase(
        "(?:merge(?:r|s|d)?|consolidation|sale of all or substantially all|controlling interest|majority of ~20 (?:voting|shares|stock|equity)) ~200 (?:deemed ~20 assign|terminat|consent)",
      ),
    ],
    raises: [
      {
        when: phrase("deemed|taken to be|constitutes? an assignment|treated as"),
        because: "it counts as an assignment ({words})",
      },
      { when: phrase("{may} ~30 terminat"), because: "the contract can be ended on it ({words})" },
    ],
    lowers: [
      {
        when: phrase(
          "listed|stock exchange|internal (?:re-?structure|reorganisation)|related bod(?:y|ies)|affiliates?",
        ),
        because: "it leaves out {words}",
      },
    ],
    effect: "ties the contract to who owns or controls a party",
    law: "It can stop a sale of the business, or take the contract away on completion, and is a standing item of due diligence.",
    ask: "Ask for notice only, with listed companies and restructures inside the group left out.",
  },
];
