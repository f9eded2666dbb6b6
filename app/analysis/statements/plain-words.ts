const all = "(?:any|all|every|each|the|whatever)";
const loss = "(?:loss(?:es)?|costs?|claims?|damage|expenses?|liabilit(?:y|ies))";
const who = "(they|we|everybody)";
const charge = "(?:prices?|fees?|charges?|rates?|rent|subscriptions?|premiums?)";
const whose = "(?:the|their|our|its|this|that|these|those|any|such)";
const deal =
  "(?:(?:this|the|that|our|their) )?(?:agreement|contract|deed|licen[cs]e|lease|tenancy|benefit of (?:this|the) \\w+|(?:its )?place in (?:this|the) \\w+|rights (?:and|or) (?:obligations|duties))";
const time = "\\d+ (?:business |working |clear )?(?:hours?|days?|weeks?|months?|years?)";

/** Plain ways of saying what contracts have old words for, each with the word that patterns know. */
export const plain: readonly [RegExp, string][] = [
  [/\b(?:straight|right) away\b|\bon the spot\b|\bthere and then\b/g, "immediately"],
  [/\bmust never\b/g, "may not"],
  [/\bhold(s?|ing)? back\b/g, "withhold$1"],
  [/\bheld back\b/g, "withheld"],
  [
    /\bgives? up (?=(?:any|all|every|its|our|their|the) (?:\w+ )?(?:rights?|claims?|moral))/g,
    "waives ",
  ],
  // Indemnities.
  [
    new RegExp(
      `\\b(?:cover|reimburse|compensate|protect) ${who} (?:for|against|from) (${all} (?:\\w+ ){0,2}${loss})`,
      "g",
    ),
    "indemnify $1 against $2",
  ],
  [
    new RegExp(
      `\\bmake (?:good|up) (?:to ${who} )?(${all} (?:and (?:all|every) )?${loss})( (?:that |which )?${who})`,
      "g",
    ),
    "indemnify $4 against $2$3",
  ],
  [new RegExp(`\\bkeep ${who} (?:whole|out of pocket for nothing)\\b`, "g"), "indemnify $1"],
  // Prices and money.
  [new RegExp(`\\bput(?:ting)? (${whose} (?:\\w+ )?${charge}) up\\b`, "g"), "increase $1"],
  [new RegExp(`\\bput(?:ting)? up (?=${whose} (?:\\w+ )?${charge})`, "g"), "increase "],
  [/\bsubtract\b/g, "deduct"],
  [
    /\b(may|must) take (?=.{0,60}\b(?:out of|off|from) (?:any|the|each|our) (?:payment|money|amount|invoice|fee))/g,
    "$1 deduct ",
  ],
  [/\btop up\b/g, "gross up"],
  // Ends, breaches and stops.
  [new RegExp(`\\b(?:stop|walk away from|get out of|leave) (?=${deal})`, "g"), "terminate "],
  [new RegExp(`\\bbrings? (${deal}) to (?:a close|its end)\\b`, "g"), "end $1"],
  [/\b(?:switch|turn|cut|shut) (?:off|down) (?=(?:our|the|any|all|its)\b)/g, "suspend "],
  [
    /\bbreaks? (?=(?:any|one|a|these|this|its|our|the)\b.{0,20}\b(?:terms?|rules?|agreement|contract|promises?|obligations?|part)\b)/g,
    "breaches ",
  ],
  [
    /\bbroken (?=(?:any|one|a|these|this|its|our|the)\b.{0,20}\b(?:terms?|rules?|agreement|contract|promises?)\b)/g,
    "breached ",
  ],
  [
    /\b(?:do|does|did) not (?:follow|keep to|stick to|comply with) (?=(?:any|one|these|this|its|our|the)\b)/g,
    "breaches ",
  ],
  [/\b(?:fix|mend|put right|sort out) (?=(?:the|that|it|any|this)\b)/g, "remedy "],
  // Notice.
  [
    new RegExp(
      `\\b(?:by|on) (?:telling|letting|warning|writing to) ${who}(?: know)?(?: in writing)?,? (?:at least |no less than )?(${time}) (?:ahead|before(?:hand)?|in advance)\\b`,
      "g",
    ),
    "by giving $1 $2' notice",
  ],
  [
    new RegExp(`\\b(?:by|on) (?:telling|letting|warning) ${who}(?: know)?\\b`, "g"),
    "by giving $1 notice",
  ],
  [new RegExp(`\\b(?:let|tell) ${who} know\\b`, "g"), "notify $1"],
  [
    new RegExp(`\\btell ${who} (?=about|of|if|when|that|in writing|immediately)`, "g"),
    "notify $1 ",
  ],
  [new RegExp(`\\bneed not (?:warn|tell) ${who}\\b`, "g"), "need not give $1 notice"],
  // Passing on and being asked.
  [
    new RegExp(
      `\\b(?:transfer|hand(?: over| on)?|pass(?: on)?|make over|give) (?=${deal} (?:on )?to (?:any|some|another|a|an|whom|who|others?)\\b)`,
      "g",
    ),
    "assign ",
  ],
  [new RegExp(`\\b${who} says? yes\\b`, "g"), "$1 consents"],
  [new RegExp(`\\b${who} may say no\\b`, "g"), "$1 may refuse consent"],
  [/\buse (?:other|outside) (?:people|businesses|firms|companies) (?:to do|for)\b/g, "subcontract"],
  [
    /\blook (?:at|through|into) (?=(?:our|the|any|its)\b.{0,20}\b(?:records|books|accounts|ledgers|systems|files)\b)/g,
    "inspect ",
  ],
  [
    /\bgo through (?=(?:our|the|any|its)\b.{0,20}\b(?:records|books|accounts|ledgers|files)\b)/g,
    "inspect ",
  ],
  // What counts.
  [/\bmust treat (it|that|this|them) as (?=approved|accepted|agreed|correct)/g, "may deem $1 "],
  [/\bno longer (?:counts?|appl(?:y|ies))\b/g, "is superseded"],
  [
    /\bis the only (?:thing|remedy|money|right)(?: (?:that )?(we|they))? (?=may|has|gets?|can)/g,
    "is the sole remedy that $1 ",
  ],
  [
    /\b(is|are|stays?|becomes?) (their|our) from the (?:moment|time|day|start)\b/g,
    "vests in $2 as soon as",
  ],
  // Nouns for what somebody does, and what is done by somebody.
  [
    new RegExp(
      `\\b(${all} (?:\\w+ ){0,2}${loss}[^;:]{0,80}) (?:incurred|suffered|sustained) by (they|we)\\b([^;:]{0,120}?) (?:is|are) to be (?:borne|met|made good|paid)(?: and (?:borne|met|made good|paid))? by (they|we)\\b`,
      "g",
    ),
    "$4 must indemnify $2 against $1$3",
  ],
  [new RegExp(`\\b(they|we) (?:hereby )?authori[sz]es? ${who} to\\b`, "g"), "$2 may"],
  [/\b(?:intimation|prior warning|warning) to (?=we\b|they\b)/g, "notice to "],
  [/\b(?:our|we) recovery (?:against|from) they\b/g, "their liability to we"],
  [/\b(?:their|they) recovery (?:against|from) we\b/g, "our liability to they"],
  [/\bliability of everybody for\b([^;:.]{3,80}) is excluded\b/g, "nobody is liable for$1"],
  [/\b(?:is|are) (?:restricted|confined) (?:in (?:total|aggregate) )?to\b/g, "is limited to"],
  [/\bshould (they|we) (?=[a-z]+\b)/g, "if $1 "],
];
