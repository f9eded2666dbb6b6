import { type ClauseRule, phrase } from "./rule.ts";

const ends =
  "(?:terminat\\w*|withdraw|end(?:s|ed|ing)?|cancel\\w*|bring ~30 to an end|discontinu\\w*)";
const noticeGiven =
  "(?:by|on|upon|with|after|giving|given|gives|of|at least|not less than) ~60 {number} ?{period} ~30 notice";

/** How long the contract lasts and how it ends. */
export const endingRules: ClauseRule[] = [
  {
    id: "automatic-renewal",
    title: "Automatic Renewal",
    level: "Medium",
    named: /automatic renewal|auto-?renewal/i,
    cue: /year to year|month to month|week to week|prolong|going|goes on|go on|failing|renew|extend|roll|successive|evergreen|continue|further term/i,
    says: [
      phrase("from (?:year|month|week|quarter) to (?:year|month|week|quarter)"),
      phrase("(?:be |is |are )?prolonged ~80 (?:unless|at a time|automatically|year)"),
      phrase(
        "(?:keeps? (?:on )?going|goes on|go on|carries on|continues?|rolls? on) ~40 (?:month (?:by|to) month|week (?:by|to) week|year (?:by|to) year|each (?:month|year)|another (?:month|year|term))",
      ),
      phrase(
        "(?:failing|in the absence of|without|unless there is) (?:such |any )?(?:written )?notice ~140 (?:extended|renewed|renews|continues?|extends?)",
      ),
      phrase(
        "(?:continues?|rolls?|runs?|carr(?:y|ies) on) ~60 (?:week|month|year|quarter)[- ](?:to|by)[- ](?:week|month|year|quarter)",
      ),
      phrase(
        "(?:after|at the end of|on (?:the )?expiry of|following) ~20 (?:the )?(?:initial|fixed|minimum|first|current|original|then[- ]current) (?:\\w+ )?(?:term|period) ~100 (?:continues?|renews?|extend\\w*|rolls?|goes on|remain)",
      ),
      phrase("automatic(?:ally)?(?: be)? (?:renew|extend|roll|continue|re-?new)"),
      phrase(
        "(?:renews?|renewed|extends?|extended|rolls? over|renewal) ~60 automatically(?! (?:terminat|end|expire|lapse))",
      ),
      phrase(
        "(?:will|shall|is|be|agreement|term|plan|subscription|contract) ~40 (?:renews?|renewed|extended|extends?|rolls?)\\b ~200 (?:unless|until) ~120 (?:notice|notif|terminat|cancel|elect|otherwise|ended|tells?)",
      ),
      phrase("successive ~60 (?:periods?|terms?) ~120 unless"),
      phrase(
        "unless ~160 (?:notice|notif\\w+|cancel\\w*|tells? us) ~160 (?:renews?|renewed|extended|rolls? over|roll over|further (?:term|period))",
      ),
      phrase("rolls? over|evergreen (?:clause|contract|term|agreement|basis|renewal)|auto-?renew"),
    ],
    unless:
      /(?:lessee|tenant|customer|client|licensee|franchisee|you) may .{0,160}(?:renew|extend)|unless (?:the )?(?:parties|both) (?:mutually )?agree|agree(?:d)? in writing to (?:extend|renew)|automatically terminate|terminate automatically|ask (?:us|them|the \w+) to|\b(?:option|options) (?:to|of|for) (?:renew|extend|a further)|may (?:renew|extend)|insurance polic|certificate of|holding over|hold(?:s|ing)? over|remains in (?:occupation|possession)|continues? (?:in occupation|to occupy)|continues? in (?:full )?force|registration/i,
    notUnder: /holding over|option/i,
    raises: [
      {
        when: phrase(
          "(?:renew\\w*|extend\\w*|further|additional|successive) ~80 (?:12|twelve|24|36|one|two|three|1|2|3|five)(?: ?\\(\\d+\\))?[- ](?:months?|years?)",
        ),
        because: "each renewal binds for {words}",
        ask: "Ask for month to month after the first term.",
      },
      {
        when: phrase(
          "(?:sixty|ninety|120|180|60|90|six months|6 months|three months|3 months)(?: ?\\(\\d+\\))? ?(?:days)? ~30 (?:before|prior|notice)",
        ),
        because: "notice has to be given early ({words})",
        ask: "Ask for a notice window of no more than 30 days.",
      },
    ],
    lowers: [
      {
        when: phrase("month[- ]to[- ]month|monthly basis|remind(?:er|s)?"),
        because: "it is softened by {words}",
      },
    ],
    effect: "renews the contract by itself unless somebody stops it in time",
    law: "A missed notice date binds the client for another term, and a right to renew that only one side has is an example of an unfair term (ACL s 25(e)): diarise the last day for notice.",
    ask: "Ask for renewal by agreement, or a reminder before the notice date and a right to leave on 30 days' notice after renewal.",
  },
  {
    id: "termination-for-convenience",
    title: "Termination for Convenience",
    level: "Medium",
    yieldsTo: "automatic-renewal",
    named: /terminat\w+ (?:for convenience|without cause)/i,
    surely: [
      phrase(
        "(?:for (?:its |their |our |your |the \\w+'s )?(?:own |sole )?convenience|without (?:any )?cause|without (?:giving )?(?:any )?reasons?|for any (?:other )?reason(?: or no reason)?|for any or no reason|with or without (?:cause|notice|reason))",
      ),
    ],
    cue: /determin|revoke|stop|terminat|cancel|\bend\b|ended|resign|surrender|close|suspend|withdraw|leave|notice/i,
    says: [
      phrase(
        "^(?!.{0,4000}(?:chang|var(?:y|ied)|increas|adjust|access|entry|enter|inspect|meeting|renew|audit|claim|defect|amend|alter|revis|pric|rules|relocat|move)).{0,4000}(?:just |simply |only )?(?:give|gives|giving|need to give|must give) (?:us|you|the other(?: party)?|the \\w+|each other) (?:at least )?{number} ?{period} (?:written )?notice(?! (?:of|before|in writing of) (?:any|the|a|an|each|such|its|entry|inspection|change|increase))",
      ),
      phrase(
        "(?:until|unless) (?:either|any|a|one|the|you|we) ~30 (?:revokes?|ends?|terminates?|cancels?|stops?|withdraws?) ~60 notice",
      ),
      phrase(
        "{may} (?:at any time )?(?:withdraw from|leave|exit|opt out of) (?:the |this |our )?(?:\\w+ )?(?:at any time|on|by|upon|with|whenever)",
      ),
      phrase(
        "{may} (?:at any time )?(?:determine|revoke) (?:this|the|its|our) (?:contract|agreement|lease|tenancy|licen[cs]e|engagement|employment|appointment|arrangement|permission) ~60 (?:notice|at any time|at will)",
      ),
      phrase(
        "{may} (?:leave|stop|quit|cancel|walk away) (?:at any time|any time|whenever|when you like)",
      ),
      phrase(
        "{may} stop (?:providing|supplying|offering|using) ~40 (?:whenever|at any time|any time|for any reason)",
      ),
      phrase(
        "{may} ~60 (?:suspend|close|deactivate|delete|surrender|withdraw from|leave|exit|revoke) ~60 (?:account|licen[cs]e|agreement|contract|lease|membership|subscription|arrangement|access) ~80 (?:at any time|any reason|without notice|notice)",
      ),
      phrase(
        "(?:until|unless) ~40 (?:terminated|ended|cancelled) by ~80 {number} ?{period} ~30 notice",
      ),
      phrase(
        "(?:continues?|continue|remain) ~80 until ~60 (?:gives?|giving|receives?) ~60 {number} ?{period} ~30 notice",
      ),
      phrase(
        "{may} (?:be )?(?:terminated|ended|cancelled|brought to an end) (?:at any time |early )?by (?:either|any|us|you|the)",
      ),
      phrase(
        "(?:ask|call|require)s? ~30 (?:back|returned?|vacated?) ~20 on ~20 {number} ?{period} ~20 notice",
      ),
      phrase(
        `{may} ~60 ${ends} ~160 (?:for (?:its|their|our|your|the \\w+'s )?(?:own )?convenience|without (?:any |giving (?:any )?)?(?:cause|reason)|for (?:any|no)(?: or no)? (?:other )?reason|at any time|at will|with or without cause|sole discretion|absolute discretion)`,
      ),
      phrase(
        `(?:for convenience|without cause|without reason|at any time|at will|for any reason)\\b.{0,80}{may}.{0,40}${ends}`,
      ),
      phrase(`{may} ~60 ${ends} ~120 ${noticeGiven}`),
      phrase(`{number} ?{period} ~30 notice ~80 {may} ~40 ${ends}`),
      phrase(`be ${ends} ~60 by ~60 ${noticeGiven}`),
      phrase("giv(?:es?|ing|en) ~60 {number} ?{period} ~30 notice (?:to|of) ~20 (?:terminat|end)"),
      phrase(
        "(?:you|we) (?:may|can) (?:cancel|end|close|terminate|leave|stop) ~80 (?:at any time|any time|whenever)",
      ),
      phrase("resign ~40 {number} ?{period} ~20 notice"),
      phrase(
        "(?:to|by) (?:terminat|end|cancel)\\w* ~60 {must} ~30 (?:give|giving) ~60 {number} ?{period} ~30 notice",
      ),
      phrase("terminat\\w* for convenience"),
    ],
    unless:
      /\b(?:in the event|following (?:circumstances|events)|upon the occurrence|only (?:for|if|where)|indicated below|withdraws|breach|default|insolven|fails? to|failure|force majeure|remed(?:y|ied)|unpaid|misconduct|non-?payment|destroyed|damaged|change of control|change in control|bankrupt|liquidat|redevelop|demoli|unless (?:it|the) .{0,60}terminated|notice to (?:remedy|vacate)|incapacity|illness|event beyond|terminat.{0,160}\bif\b|discussions)|^(?:\W{0,20}\w{1,4}[.)])?\s*(?:if|where|in the event|upon the occurrence)\b/i,
    burdens: "others",
    raises: [
      {
        when: phrase(
          "(?:14|fourteen|7|seven|5|five|10|ten|twenty-?one|21)(?: ?\\(\\d+\\))? (?:business |calendar )?days|immediate(?:ly)?|24 hours|without notice|one week|1 week|two weeks|2 weeks",
        ),
        because: "the notice is short ({words})",
        inSentence: true,
        ask: "Ask for at least 30 days' notice.",
      },
    ],
    lowers: [
      {
        inSentence: true,
        when: phrase(
          "either party|each party|either of us|you or we|both parties|any party|either the",
        ),
        because: "both sides have it ({words})",
      },
      {
        when: phrase(
          "pay ~60 (?:work|services) (?:performed|done|completed|provided|carried)|(?:unavoidable|reasonable|demobilisation|committed) costs",
        ),
        because: "work done or costs committed are paid ({words})",
      },
    ],
    effect: "lets the contract be ended without a reason",
    law: "Revenue or supply is only as certain as the notice is long; a right to terminate that one party has and the other has not is an example of an unfair term (ACL s 25(b)).",
    ask: "Ask that the right be mutual, on at least 30 days' notice, with payment for work done and costs that cannot be undone.",
  },
  {
    id: "termination-for-breach",
    title: "Termination for Breach or Default",
    level: "Low",
    cue: /terminat|cancel|re-?ent|\bend\b/i,
    heading: /terminat|default|ending|breach/i,
    underHeading: phrase("(?:breach|default|insolven|misconduct|fails? to)"),
    says: [
      phrase(
        `{may} ~60 (?:${ends}|re-?enter|forfeit) ~200 (?:breach|default|insolven|fails? to|bankrupt|liquidat|winding|misconduct|non-?payment)`,
      ),
      phrase(
        `(?:breach\\w*|defaults?|insolven\\w*|fails?|misconduct|bankrupt\\w*) ~220 {may} ~60 (?:${ends}|re-?enter|forfeit)`,
      ),
      phrase(
        "(?:terminate|end|cancel) ~60 immediately ~160 (?:breach|default|insolven|misconduct|fails?)",
      ),
    ],
    raises: [
      {
        when: phrase("any (?:term|breach|provision|obligation)|breach of any"),
        because: "any breach is enough, however small ({words})",
        ask: "Ask for material breach only.",
      },
      {
        when: phrase("immediately|without notice|forthwith"),
        because: "there is no time to remedy ({words})",
        unless:
          /\b(?:remed(?:y|ied)|cured?|rectif(?:y|ied))\b.{0,40}\bwithin\b|\bwithin\b.{0,60}\b(?:remed(?:y|ied)|cure)/i,
        ask: "Ask for notice and at least 14 days to remedy.",
      },
      {
        when: phrase(
          "in (?:its|our|the \\w+'s) (?:sole |absolute |reasonable )?opinion|(?:reasonably )?(?:believes?|considers?|suspects?)",
        ),
        because: "it turns on an opinion ({words})",
      },
    ],
    lowers: [
      {
        when: phrase(
          "material(?:ly)? (?:breach|default)|(?:remed(?:y|ied)|cured?|rectif\\w+) ~60 within",
        ),
        because: "it needs {words}",
      },
      {
        when: phrase("either party|each party|the other party"),
        because: "both sides have it ({words})",
      },
    ],
    effect: "lets a party end the contract because of breach, default or insolvency",
    law: "Insolvency triggers may be stayed by the ipso facto rules (Corporations Act 2001 (Cth) ss 415D, 434J, 451E), and a trigger at one party's say-so can be unfair (ACL s 25(b), (h)).",
    ask: "Ask for material breach, written notice, 14 days to remedy, and the same right for both sides.",
  },
];
