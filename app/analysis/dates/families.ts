import type { DateAction } from "../../schemas/cases/key-dates.ts";

/** The words of one action: what somebody does, and the things that it is done with. */
export interface Family {
  action: DateAction;
  verbs: RegExp;
  things: RegExp;
}

const any = (words: string) => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, "gi");

/** Families of words by the action that they tell: broad, since each drafter has words of his own. */
export const families: readonly Family[] = [
  {
    action: "option",
    verbs: any(
      "exercis\\w+|re-?new(?:s|ed|ing)?|extend(?:s|ed|ing)?|take(?:s|n)? up|stay(?:s|ing)? on|(?:may|right to|entitled to|elects? to|wants? to|wish(?:es)? to|calls? on (?:the |it |him |her )?\\w* ?to) (?:buy|purchase|acquire|sell)",
    ),
    things: any(
      "(?!(?:share|stock) )options?|renewals?|extensions?|further terms?|first refusal|right to match|(?<!be )(?:put|call) right(?! within| by)|wants? (?:a|to) (?:renewal|renew|stay|purchase|buy)\\w*",
    ),
  },
  {
    action: "review",
    verbs: any(
      "review(?:s|ed|able|ing)?|re-?set|indexed|increase[sd]?|rises?|goes? up|go up|adjust(?:s|ed)?(?! (?:price|sum|amount|purchase))|escalat\\w+|uplift(?:ed)?|go(?:es)? to market",
    ),
    things: any("rent reviews?|reviews?|CPI|indexation|market (?:rent|review)|adjustments?"),
  },
  {
    action: "payment",
    verbs: any(
      "pay(?:s|ing|able)?|paid|re-?pa(?:y|ys|id|ying|yable)|prepaid|refund(?:s|ed|able)?|reimburse[sd]?|remit(?:s|ted)?|lends?|lent|advance[sd]?(?! notice)|contribut\\w+|falls? due|becomes? due|due and payable|disburse[sd]?|transfers? (?:the )?(?:\\$\\S*|sum|amount|balance|funds)|settles? (?:the |its |each )?(?:account|invoice|bill|debt)|release[sd]?",
    ),
    things: any(
      "\\$ ?\\d[\\d,.]*(?:k|m)?|payments?|re-?payments?|instal?ments?|deposits?|rent(?:al)?|balance|(?:\\w+ )?fees?|royalt(?:y|ies)|premiums?|invoices?|(?:purchase |adjusted )?price|bond|retention|interest|principal (?:sum|amount|debt|and interest)|commission|sums?|lev(?:y|ies)|remainder|arrears|tranches?|drawing|refunds?|contributions?|costs|outgoings|salary|bonus|allowance|money",
    ),
  },
  {
    action: "last_day_for_notice",
    verbs: any(
      "notif(?:y|ies|ied|ying)|tells?|told|say(?:s|ing)? (?:so|no|whether)|informs?|informed|advises?|advised|object(?:s|ed|ing)?|dispute[sd]?|cancel(?:s|led|ling)?|withdraw(?:s|n)?|rescinds?|rescinded|terminates?(?= (?:the|this|it|its|that|by|on|if|early|under|without|for))|ends?(?= (?:the|this|it|early|by)\\b)|break(?:s)?(?= (?:the|this|it)\\b)|give up|opts? out|responds?|responded|answers?|confirm(?:s|ed)?|accept(?:s|ed|ing)?|rejects?|rejected|challenge[sd]?|appeals?|nominates?|complains?|elects?|appl(?:y|ies)|brings? (?:it|\\w+ \\w+) to (?:an end|a close)|pull out|walk away|back out|calls? off|claims?|books?|match(?:es)?|querie[sd]|quer(?:y|ies)|requests?|raise[sd]?",
    ),
    things: any(
      "notices?|(?<!statement of )(?<!progress )(?<!payment )claims?|objections?|complaints?|acceptances?(?! (?:test|crit|cert))|requisitions?|cooling[- ]off(?: period)?|dispute|warning|break",
    ),
  },
  {
    action: "completion",
    verbs: any(
      "complet(?:es?|ed|ing)|settles?(?! (?:the |its |each )?(?:account|invoice|bill|debt|claim|dispute))|finish(?:es|ed)?|(?:is|be|are) (?:done|ready|built|in place)|install(?:s|ed)?|builds?|built|constructs?|constructed|erect(?:s|ed)?|achieves?|achieved|reach(?:es|ed)?|commissioned|goes? live|go live|carr(?:y|ies|ied) out|gets? it done",
    ),
    things: any(
      "(?<!\\b(?:on|at|upon|after|before|from|to|of|following|certificate of|until) )(?:(?:practical )?completion|settlement)|(?:date|day|time) for (?:practical )?completion|go-?live|closing|installation|works?",
    ),
  },
  {
    action: "delivery",
    verbs: any(
      "delivers?|delivered|returns?|returned|gives? (?:back|up possession|the \\w+ (?:its|the|back)|its|his|her|an?)|given back|brings? (?:it |them |\\w+ \\w+ )?back|brought back|hand(?:s|ed)? (?:over|back|in)|hands?|lodge[sd]?|sends?|sent|suppl(?:y|ies|ied)|submit(?:s|ted)?|provide[sd]?|ships?|shipped|produce[sd]?|furnish(?:es|ed)?|serve[sd]?|pick(?:s|ed)? up|collect(?:s|ed)?|files?|filed|uploads?|uploaded|forward(?:s|ed)?|dispatch(?:es|ed)?|reports?|reported|remove[sd]?|vacates?|vacated|take(?:s|n)? (?:away|delivery|(?:them|it) (?:out|away))|sign and return|signs?|signed|let \\w+ have|make(?:s)? available|made available|surrender(?:s|ed)?|publish(?:es|ed)?|rendered|evict\\w*",
    ),
    things: any(
      "deliver(?:y|ies)|deliverables?|reports?|accounts|(?:statements?)(?: of claim)?|documents?|certificates?|lists?|samples?|defence|reply|replies|bank guarantees?|undertakings?|signed (?:copy|copies)|plans?|drawings?|manuals?|keys|records|budgets?|manuscript|possession|vacant possession|forecasts?|returns",
    ),
  },
  {
    action: "warranty_end",
    verbs: any(
      "warrants?|warranted|(?<!bank )guarantee[sd]?(?! (?:payment|the obligations|given|of|by)\\b)",
    ),
    things: any(
      "(?:\\w+ )?warrant(?:y|ies)|(?<!bank )(?<!personal )guarantee(?! (?:given|of|by)\\b)(?: period)?|defects?(?: (?:liability|correction|rectification|notification))?(?: period)?|DLP|maintenance period",
    ),
  },
  {
    action: "other",
    verbs: any(
      "insure[sd]?|register(?:s|ed)?|approves?|approved|consents?|vests?|vested|meets?|inspect(?:s|ed)?|audits?|audited|holds?|obtains?|obtained|keeps?|trained|ordered?|remed(?:y|ies|ied)|put(?:s)? right|ma(?:kes?|de) good|rectif(?:y|ies|ied)|repair(?:s|ed)?|fix(?:es|ed)?",
    ),
    things: any(
      "probation\\w*|insurances?|approvals?|consents?|meetings?|hearings?|mediations?|stocktakes?|sunset(?: date)?|(?<!(?:good|clean|working|same|reasonable|proper|sound|original|such|that) )conditions?(?: precedent)?|audits?|inspections?|finance|registration|vesting|remediation|auctions?|workshops?|testing|trainings?|visits?|tests?",
    ),
  },
  {
    action: "expiry",
    verbs: any(
      "expires?|expired|expiring|lapses?|lapsed|remains? open|stays? open|(?:is|be|are) (?:open|good|secret|confidential)|competes?|solicits?|hold(?:s)? (?:it|the \\w+ \\w+ \\w+ ?\\w*) for you|terminates?|disclose[sd]?|runs? out",
    ),
    things: any(
      "expiry|expiration|secre\\w+|confiden\\w+|compet(?:e|ing|itor|ition)|restraints?|solicitation|standstill|moratorium|exclusivity",
    ),
  },
];
