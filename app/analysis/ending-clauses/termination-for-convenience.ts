import { building, loans, supplies } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { endsIn } from "../kind/usage.ts";
import { ends, noticeGiven } from "../kind/wording.ts";

/** A right to end some part of the deal without a ground. */
const atWill = phrase(
  "^(?!.{0,400}\\b(?:if|where|when|unless|upon|should|breach|default|misconduct|insolven\\w+|fails?|failure|event|unpaid|overdue|abuse|illegal|unlawful)\\b).{0,120}{may} (?:terminate|cancel|end) any\\b ~120 (?:without (?:prior |any |further )?notice|(?:with|on|by|upon) {number} ?{period} (?:written |prior )?notice)",
);

export const terminationForConvenience = clause({
  id: "termination-for-convenience",
  title: "Termination for Convenience",
  level: "Medium",
  named: [/terminat\w+ (?:for convenience|without cause)/i, "Termination without cause"],
  surely: [
    [
      atWill,
      "The Magazine reserves the right to end any column without notice, whatever discussions there have been.",
    ],
    [
      phrase(
        "(?:for (?:its |their |our |your |the \\w+'s )?(?:own |sole )?convenience|without (?:any )?cause|without (?:giving )?(?:any )?reasons?|for any (?:other )?reason(?: or no reason)?|for any or no reason|with or without (?:cause|notice|reason))",
      ),
      "The Commonwealth may by notice terminate this Agreement at any time and for any reason including a change in government policy, or reduce the scope of the Activity, whether or not the Grantee is in default.",
    ],
  ],
  cue: /determin|revoke|stop|terminat|cancel|\bend\b|ended|resign|surrender|close|suspend|withdraw|leave|notice/i,
  says: [
    [atWill, "The Festival is free to cancel any act on its program without prior notice."],
    [
      phrase(
        "^(?!.{0,4000}(?:chang|var(?:y|ied)|increas|adjust|access|entry|enter|inspect|meeting|renew|audit|claim|defect|amend|alter|revis|pric|rules|relocat|move)).{0,4000}(?:just |simply |only )?(?:give|gives|giving|need to give|must give) (?:us|you|the other(?: party)?|the \\w+|each other) (?:at least )?{number} ?{period} (?:written )?notice(?! (?:of|before|in writing of) (?:any|the|a|an|each|such|its|entry|inspection|change|increase))",
      ),
      "A party not wishing to go on with this agreement need only give the other 90 days' written notice, after month 12.",
    ],
    [
      phrase(
        "(?:until|unless) (?:either|any|a|one|the|you|we) ~30 (?:revokes?|ends?|terminates?|cancels?|stops?|withdraws?) ~60 notice",
      ),
      "The arrangement goes on until either party revokes it by 24 hours' written notice.",
    ],
    [
      phrase(
        "{may} (?:at any time )?(?:withdraw from|leave|exit|opt out of) (?:the |this |our )?(?:\\w+ )?(?:at any time|on|by|upon|with|whenever)",
      ),
      "Within fourteen days after signing, the Resident may withdraw from this Agreement without having to say why.",
    ],
    [
      phrase(
        "{may} (?:at any time )?(?:determine|revoke) (?:this|the|its|our) (?:contract|agreement|lease|tenancy|licen[cs]e|engagement|employment|appointment|arrangement|permission) ~60 (?:notice|at any time|at will)",
      ),
      "The Principal is entitled to determine this Contract upon one month's notice in writing.",
    ],
    [
      phrase(
        "{may} ~60 (?:suspend|close|deactivate|delete|surrender|withdraw from|leave|exit|revoke) ~60 (?:account|licen[cs]e|agreement|contract|lease|membership|subscription|arrangement|access) ~80 (?:at any time|any reason|without notice|notice)",
      ),
      "The Company may decline to supply further Goods and close an account when it wishes, without being required to furnish any reason for so doing.",
    ],
    [
      phrase(
        "(?:ask|call|require)s? ~30 (?:back|returned?|vacated?) ~20 on ~20 {number} ?{period} ~20 notice",
      ),
      "The Owner may call the Plant back on 24 hours' notice should it want the machine elsewhere.",
    ],
    [
      phrase(
        `{may} ~60 ${ends} ~160 (?:for (?:its|their|our|your|the \\w+'s )?(?:own )?convenience|without (?:any |giving (?:any )?)?(?:cause|reason)|for (?:any|no)(?: or no)? (?:other )?reason|at any time|at will|with or without cause|sole discretion|absolute discretion)`,
      ),
      "Mallee Gold can end the distributorship at three months' notice for no reason other than that it wants to.",
    ],
    [
      phrase(
        `(?:for convenience|without cause|without reason|at any time|at will|for any reason)\\b.{0,80}{may}.{0,40}${ends}`,
      ),
      "At any time up to 1 March Sponsor may, for reasons of its own, withdraw.",
    ],
    [
      phrase(`{may} ~60 ${ends} ~120 ${noticeGiven}`),
      "Banyan or Corella may bring the retainer to an end on three months' written notice, and need not say why.",
    ],
    [
      phrase(`{number} ?{period} ~30 notice ~80 {may} ~40 ${ends}`),
      "Upon five Business Days' notice the Borrower may cancel the whole of the undrawn Commitment.",
    ],
    [
      phrase(
        "(?:you|we) (?:may|can) (?:cancel|end|close|terminate|leave|stop) ~80 (?:at any time|any time|whenever)",
      ),
      "On a no-lock-in plan you may cancel whenever it suits by ringing us or using the app.",
    ],
    [
      phrase("resign ~40 {number} ?{period} ~20 notice"),
      "The Executive is free to resign with three months' written notice.",
    ],
  ],
  not: [
    "The Landlord may end the lease by three months' notice if it intends to demolish the building.",
    "If a party breaches this agreement, the other may terminate on 14 days' notice.",
    "The Stable may end the agistment at once by notice where at any time the Owner:",
    "The Stallholder may propose to end the licence at any time by writing to the Market.",
    "The works shall not begin until the Council has told the Vendor in writing that grant funding has been confirmed.",
    "The Commonwealth will pay the next instalment once the progress report due on 31 March has been accepted in writing.",
  ],
  unless:
    /\b(?:in the event|following (?:circumstances|events)|upon the occurrence|only (?:for|if|where)|indicated below|withdraws|breach|default|insolven|fails? to|failure|force majeure|remed(?:y|ied)|unpaid|misconduct|non-?payment|destroyed|damaged|change of control|change in control|bankrupt|liquidat|redevelop|demoli|unless (?:it|the) .{0,60}terminated|notice to (?:remedy|vacate)|incapacity|illness|(?:may|can) (?:propose|ask|request|apply) (?:to|that|for)|event beyond|terminat.{0,160}\bif\b|discussions)|\b(?:if|where|when|unless|following|circumstances|events?|upon|grounds)\b[^.;]{0,80}:(?=\s|$)|^(?:\W{0,20}\w{1,4}[.)])?\s*(?:if|where|in the event|upon the occurrence)\b/i,
  raises: [
    {
      when: phrase(
        "for (?:its |their |our )?convenience|at any time(?! after)|at will|without (?:any |giving (?:a |any )?)?(?:cause|reason)|for any (?:or no )?reason",
      ),
      because: "one side has it alone, and no ground is needed ({words})",
      as: "The Principal may terminate this Contract for convenience by notice.",
      inSentence: true,
      oneSided: true,
    },
    {
      when: phrase(
        "(?:14|fourteen|7|seven|5|five|10|ten|twenty-?one|21)(?: ?\\(\\d+\\))? (?:business |calendar )?days|immediate(?:ly)?|24 hours|without notice|one week|1 week|two weeks|2 weeks",
      ),
      because: "the notice is short ({words})",
      as: "Client and Consultant alike may bring the commission to a halt at the end of a design phase with ten Business Days' notice.",
      inSentence: true,
    },
  ],
  lowers: [
    {
      inSentence: true,
      when: phrase(
        "either party|each party|either of us|you or we|both parties|any party|either the",
      ),
      because: "both sides have it ({words})",
      as: "Either party shall be at liberty to terminate this agreement on giving the other thirty days' notice.",
    },
    {
      when: phrase(
        "pay ~60 (?:work|services) (?:performed|done|completed|provided|carried)|(?:unavoidable|reasonable|demobilisation|committed) costs",
      ),
      because: "work done or costs committed are paid ({words})",
      as: "Brunswick Towers may end this agreement by 30 days' written notice, with no reason given and nothing payable beyond work done to the last day.",
    },
  ],
  effect: "lets the contract be ended without a reason",
  why: "The contract is only as certain as its notice is long.",
  ask: [
    {
      ask: "that the right be mutual",
      has: "the same right for both sides",
      mutual: true,
      notIn: [...loans, ...building],
    },
    {
      ask: "for at least 30 days’ notice",
      notIn: ["consumer terms"],
      has: "notice of about a month or more",
      limit: { unit: "days", least: 28, near: /notice|warning|before|in advance/i },
      as: "It may end on 90 days' notice.",
    },
    {
      ask: "that the other side end it on 30 days’ notice only",
      has: "notice from the other side",
      limit: { unit: "days", least: 28, near: /notice|warning|before|in advance/i },
      among: ["consumer terms"],
      as: "We can end it on 30 days' notice.",
    },
    {
      ask: "for a refund of what was paid for the time after the end",
      has: "a refund",
      there: /\brefund|\bpro[- ]?rata\b|\bunused\b/i,
      within: "clause",
      among: ["consumer terms"],
      where: /\b(?:fees?|subscription|membership|price)\b[^.]{0,80}\$|\$ ?\d|\bpaid in advance\b/i,
      as: "We refund the unused part.",
    },
    {
      ask: "for payment of work done and of costs that cannot be undone",
      notIn: ["consumer terms"],
      has: "payment of work done",
      there:
        /\b(?:pay|pays|paid|payment|refund\w*|compensat\w*)\b.{0,100}\b(?:work|services?|performed|done|costs?|unused|prepaid|period)|\b(?:work|services?) (?:done|performed)\b/i,
      within: "clause",
      in: [...supplies, ...building],
      as: "It pays for work done.",
    },
  ],
  categories: ["Termination for Convenience"],
  termsLabels: ["Unilateral termination"],
  states: ["notice"],
  gravity: 26,
  given: "terminat\\w*|cancel\\w*|end\\b",
  usually: [
    {
      bears: "payee",
      when: /\bno (?:minimum|fixed|lock-?in) (?:term|period|contract)\b|\bcancel (?:at )?any ?time\b/i,
    },
  ],
  alike: [
    // The grounds that follow the colon are what the right hangs on.
    // To propose or to ask is not to end, nor is to pay for the notice that is not given.
    // What stops for a time does not end.
    {
      words:
        /\bterminat\w*\b[^.;]{0,80}\b(?:for good reason|(?<!\b(?:or|without) )(?:with|for) cause)\b(?! or\b)|^(?:[\dA-Z.()a-z]{1,8} )?(?:Notwithstanding|Upon|After|Following|In the event of) (?:any |the )?(?:expiration or )?termination\b|^(?!.{0,400}\b(?:terminat|ends?\b|ending|determin|dismiss|cancel|resign|clos(?:e|ing)|revok|withdraw)).{0,300}\b(?:may|can|entitled to|right to) (?:(?:also|immediately|at any time) )?suspend|^(?!.{0,400}\b(?:terminat|end|determin|dismiss|cancel|resign)).{0,200}\bpay\w*\b[^.;]{0,80}\bin lieu of (?:\w+ ){0,6}notice\b|\b(?:may|can|could) (?:only )?(?:propose|ask|request|apply)\b[^.;]{0,20}\b(?:to|that|for)\b[^.;]{0,40}\b(?:end|terminat|cancel)\w*|\b(?:terminat|end|cancel)\w*\b[^.;]{0,60}\b(?:should|if|when|once|where)\b[^.;]{0,60}\b(?:employment|appointment|engagement|tenancy|membership|services?)\b[^.;]{0,40}\b(?:terminates?|ends?|ceases?)\b|\b(?:terminat|end|cancel)\w*\b[^.;]{0,240}\b(?:if|where|when|unless|following)\b[^.;]{0,80}:(?=\s|$)/i,
    },
    {
      words:
        /\b(?:suspend|vary|withhold|reduce|refuse)\b.{0,60}\b(?:credit|deliver\w*|suppl\w+|access|limit)\b/i,
      meant: endsIn,
    },
    {
      words:
        /\b(?:chang|vary|amend|modif|updat|revis|alter)\w*\b.{0,40}\b(?:agreement|terms|conditions|contract)\b/i,
      meant: endsIn,
    },
    // A price that may be changed on notice ends nothing either.
    {
      words:
        /\b(?:increas|rais|chang|vary|vari|adjust|review|reset)\w*\b.{0,40}\b(?:fees?|prices?|pricing|charges?|rates?|rent|premiums?)\b/i,
      meant: endsIn,
    },
    // How notice is given ends nothing.
    {
      words:
        /\bnotices?\b.{0,80}\b(?:may|must|shall|will|is to|are to|can) be (?:given|served|sent|delivered|in writing|addressed|made|left|posted)\b/i,
      meant: endsIn,
    },
  ],
  ends: true,
  ofLength: "end",
});
