import { type ClauseRule, phrase } from "./rule.ts";

/** What may be done with information. */
export const informationRules: ClauseRule[] = [
  {
    id: "confidentiality",
    title: "Confidentiality",
    level: "Medium",
    named: /^confidential(?:ity| information)?$|non-?disclosure$/i,
    cue: /tell |pass on|between us|to themselves|confiden|secre[tc]|disclos|private|share|divulg|reveal/i,
    heading: /confiden|non-?disclosure|secre/i,
    underHeading: phrase(
      "(?:{mustnot}|{must}) ~80 (?:disclos|use|keep|protect|reveal|divulge|share|hold)",
    ),
    says: [
      phrase("{mustnot} (?:reveal|divulge|disclose|tell|pass (?:it )?on|communicate) "),
      phrase("(?:nor|or) (?:disclose|divulge|reveal) (?:it|them)\\b"),
      phrase(
        "(?:stays?|keep|kept) ~40 (?:between us|to (?:themselves|itself|yourself|himself|herself)|under wraps)",
      ),
      phrase(
        "{mustnot} (?:share|disclose|tell|reveal|pass on|give|divulge|discuss) ~80 (?:information|details|terms|data|affairs|business) ~100 ",
      ),
      phrase(
        "(?:is|are|be) (?:strictly )?(?:private and )?confidential ~80 (?:{must}|{mustnot}|neither|no party|not)",
      ),
      phrase(
        "{must} ~60 (?:respect|observe|maintain|protect) ~40 (?:confidential|privacy of|secre)",
      ),
      phrase(
        "(?:keep|keeps|hold|maintain|treat|preserve|protect|safeguard|kept|held|treated|remain) ~120 (?:confidential|confidence|confidentiality|secre(?:t|cy))",
      ),
      phrase(
        "{mustnot} ~120 (?:disclose|divulge|reveal|publish|communicate|use|share|release) ~160 (?:confidential|secret)",
      ),
      phrase(
        "(?:confidential information|trade secrets?) ~160 {mustnot} ~60 (?:disclos|use|divulg|reveal|be (?:disclos|used))",
      ),
      phrase(
        "{mustnot} (?:directly or indirectly )?(?:disclose|divulge|reveal) ~80 (?:information|terms of this|contents?|details)",
      ),
      phrase(
        "(?:only (?:use|disclose)|(?:use|disclose) ~60 only) ~60 confidential|confidential information ~60 only",
      ),
      phrase("(?:obligations?|dut(?:y|ies)) of confiden"),
    ],
    unless:
      /disclose ~?.{0,40}(?:conflict|interest|criminal|convict)|password|account (?:details|credentials)|log-?in|mediation.{0,80}confidential|without prejudice/i,
    notUnder:
      /^(?!.{0,200}confiden).{0,200}(?:dispute|mediation|definitions|privacy|personal (?:information|data))/i,
    burdens: "actor",
    raises: [
      {
        when: phrase(
          "in perpetuity|indefinitely|perpetual|without limit in time|at any time (?:after|thereafter)",
        ),
        because: "it has no end ({words})",
        ask: "Ask for two to five years, longer for trade secrets only.",
      },
      {
        when: phrase("indemnif\\w+|liquidated|agreed damages"),
        because: "a breach has a price of its own ({words})",
      },
      { when: phrase("residual"), because: "it has a {words} clause" },
    ],
    lowers: [
      {
        when: phrase("each party|either party|neither party|the receiving party|recipient|mutual"),
        because: "it binds whoever receives ({words})",
      },
      {
        when: phrase(
          "public (?:domain|knowledge)|already known|publicly available|generally available|required by law",
        ),
        because: "it has the usual exceptions ({words})",
      },
    ],
    effect: "makes a party keep information confidential",
    law: "Equity protects truly confidential information anyway; the contract decides marking, exceptions, return and time, and cannot stop a protected whistleblower disclosure (Corporations Act 2001 (Cth) Pt 9.4AAA).",
    ask: "Ask that it be mutual, with the usual exceptions, for two to five years (longer for trade secrets only).",
  },
  {
    id: "privacy",
    title: "Privacy and Data Handling",
    level: "Medium",
    named: /^privacy/i,
    cue: /information about|details about|records about|credit (?:history|file)|personal (?:information|data)|credit report|privacy|personally identif|credit reporting/i,
    says: [
      phrase(
        "(?:collect|hold|keep|use|share|store|disclose)s? ~20 (?:information|details|data|records) about (?:you|your|him|her|them|workers|individuals|the (?:child|student|patient|employee|tenant|resident|member|client|customer)s?)",
      ),
      phrase(
        "(?:as|with|under|per|in (?:line|accordance) with) (?:our|the|its|their) privacy (?:policy|statement|collection)",
      ),
      phrase("(?:check|obtain|access) (?:your|its|the \\w+\\'s) credit (?:history|file|report)"),
      phrase("australian privacy principles"),
      phrase(
        "(?:consents?|authorises?|agrees?|permits?) ~80 credit (?:report|information|eligibility)",
      ),
      phrase(
        "(?:personal (?:information|data|details)|privacy (?:act|laws?|legislation|principles|policy|obligations|statement)|australian privacy|personally identifiable|credit reporting (?:body|agency|information)) ~200 (?:{must}|{mustnot}|{may}|consents?|complies|comply|collect(?:s|ed)?|disclos|handled?|we use|is used|authorises?|acknowledges?)",
      ),
      phrase(
        "(?:{must}|{mustnot}|{may}|consents?|complies|comply|collects?|handles?|authorises?|acknowledges?|permits?) ~200 (?:personal (?:information|data|details)|privacy (?:act|laws?|legislation|principles|policy|obligations|statement)|australian privacy|personally identifiable|credit reporting)",
      ),
    ],
    unless:
      /has (?:at all times )?complied|(?:is|are) (?:in compliance|compliant) with|right of privacy|invasion of privacy|(?:rights? of|infring\w+) .{0,40}privacy|privacy of the home/i,
    notUnder: /definitions/i,
    raises: [
      {
        when: phrase("overseas|outside (?:of )?australia|other countries|offshore"),
        because: "it goes {words}",
        ask: "Ask where, to whom, and that APP 8 is met.",
      },
      {
        when: phrase(
          "(?:its|our) own (?:purposes|business)|marketing|for any purpose|third part(?:y|ies) ~20 (?:for|including)",
        ),
        because: "the other side may use it further ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("australian privacy principles|privacy act 1988"),
        because: "it names {words}",
      },
      {
        when: phrase(
          "data breach|notify ~60 (?:breach|unauthorised)|security (?:measures|safeguards)|destroy|de-?identif\\w+",
        ),
        because: "it deals with {words}",
      },
    ],
    effect: "deals with personal information",
    law: "The Privacy Act 1988 (Cth) leaves an organisation answerable for what it sends overseas (APP 8) and for security (APP 11), and requires notice of eligible data breaches (Pt IIIC); most businesses under $3 million turnover are exempt.",
    ask: "Ask for the Australian Privacy Principles by name, notice of a breach within a stated time, security, and deletion at the end.",
  },
];
