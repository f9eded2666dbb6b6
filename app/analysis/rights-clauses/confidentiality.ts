import { employment, leases, loans, ownership } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const confidentiality = clause({
  id: "confidentiality",
  title: "Confidentiality",
  level: "Medium",
  named: [/^confidential(?:ity| information)?$|non-?disclosure$/i, "Confidentiality"],
  cue: /tell |pass on|between us|to themselves|confiden|secre[tc]|disclos|private|share|divulg|reveal/i,
  underHeading: {
    heading: /confiden|non-?disclosure|secre/i,
    says: phrase("(?:{mustnot}|{must}) ~80 (?:disclos|use|keep|protect|reveal|divulge|share|hold)"),
    as: "Confidentiality\n7.1 No party may make an announcement about this agreement, or disclose its terms, without the consent of the other, except as law or a stock exchange requires.",
  },
  surely: [
    [
      phrase(
        "^(?!.{0,400}\\b(?:passwords?|log-?in|credentials|accounts?|mediation|prejudice)\\b).{0,200}{must} (?:\\w+ )?(?:keep|treat|hold|maintain)\\b ~80 \\b(?:confidential|secret|in (?:strict )?confidence)\\b(?! information)",
      ),
      "The Coach must keep what it learns of a player confidential, and disclose any interest of its own.",
    ],
  ],
  says: [
    [
      phrase("{mustnot} (?:reveal|divulge|disclose|tell|pass (?:it )?on|communicate) "),
      "The Customer shall not disclose the Supplier's drawings to a rival maker nor use them to have spares made elsewhere.",
    ],
    [
      phrase("(?:nor|or) (?:disclose|divulge|reveal) (?:it|them)\\b"),
      "The receiving party shall not use it otherwise than for the Project nor disclose it.",
    ],
    [
      phrase(
        "(?:stays?|keep|kept) ~40 (?:between us|to (?:themselves|itself|yourself|himself|herself)|under wraps)",
      ),
      "What you learn about our clients stays between us; you must not pass it on.",
    ],
    [
      phrase(
        "{mustnot} (?:share|disclose|tell|reveal|pass on|give|divulge|discuss) ~80 (?:information|details|terms|data|affairs|business) ~100 ",
      ),
      "The consultant must not share information about the client's donors or finances with anyone, unless the client agrees or the law requires it.",
    ],
    [
      phrase(
        "(?:is|are|be) (?:strictly )?(?:private and )?confidential ~80 (?:{must}|{mustnot}|neither|no party|not)",
      ),
      "Assessors' reports supplied to the Grantee are confidential and shall not, without the Funder's say-so, be put before anyone but its board.",
    ],
    [
      phrase(
        "(?:keep|keeps|hold|maintain|treat|preserve|protect|safeguard|kept|held|treated|remain) ~120 (?:confidential|confidence|confidentiality|secre(?:t|cy))",
      ),
      "Bursary applications are treated by the Bursar as secret, not even the Principal being told a family's income.",
    ],
    [
      phrase(
        "{mustnot} ~120 (?:disclose|divulge|reveal|publish|communicate|use|share|release) ~160 (?:confidential|secret)",
      ),
      "A recipient must not let the discloser's Confidential Information out of its hands save to personnel, advisers, regulators and reinsurers who need it and are bound to silence.",
    ],
    [
      phrase(
        "(?:confidential information|trade secrets?) ~160 {mustnot} ~60 (?:disclos|use|divulg|reveal|be (?:disclos|used))",
      ),
      "Trade secrets of the Franchisor must not be used for another business.",
    ],
    [
      phrase(
        "(?:only (?:use|disclose)|(?:use|disclose) ~60 only) ~60 confidential|confidential information ~60 only",
      ),
      "The Recipient may only use Confidential Information for the Purpose.",
    ],
    [
      phrase("(?:obligations?|dut(?:y|ies)) of confiden"),
      "The obligations of confidence in this deed survive its end.",
    ],
  ],
  not: [
    "Keep your password confidential.",
    "The Grantor shall deposit with the Secured Party every document of title relating to the Collateral.",
    "The Agency will publish the contract on AusTender as the Commonwealth Procurement Rules require.",
    "A party may confirm that it is in discussions with the other if both have approved the release.",
    "Mediation\nThe Customer shall not disclose the Supplier's drawings to a rival maker nor use them to have spares made elsewhere.",
  ],
  unless:
    /disclose ~?.{0,40}(?:conflict|interest|criminal|convict)|password|account (?:details|credentials)|log-?in|mediation.{0,80}confidential|without prejudice/i,
  notUnder:
    /^(?!.{0,200}confiden).{0,200}(?:dispute|mediation|definitions|privacy|personal (?:information|data))/i,
  raises: [
    {
      when: phrase(
        "in perpetuity|indefinitely|perpetual|without limit in time|unlimited (?:in )?time|at any time (?:after|thereafter)",
      ),
      because: "it has no end ({words})",
      as: "The Consultant must keep the Client's affairs confidential indefinitely.",
    },
    {
      when: phrase("indemnif\\w+|liquidated|agreed damages"),
      because: "a breach has a price of its own ({words})",
      as: "The Recipient must keep the plans secret, and pays agreed damages of $20,000 for each leak.",
    },
    {
      when: phrase("residual"),
      because: "it has a {words} clause",
      as: "The Supplier must keep the Confidential Information secret but may use residual knowledge held in memory.",
    },
  ],
  lowers: [
    {
      when: phrase("each party|either party|neither party|the receiving party|recipient|mutual"),
      because: "it binds whoever receives ({words})",
      as: "The receiving party shall not use it otherwise than for the Project nor disclose it.",
      inSentence: true,
    },
    {
      when: phrase(
        "public (?:domain|knowledge)|already known|publicly available|generally available",
      ),
      because: "it has the usual exceptions ({words})",
      as: "The Consultant must keep the information confidential until it is publicly available.",
    },
    {
      when: phrase("(?:required|compelled) (?:to be disclosed )?by (?:the |any )?law"),
      because: "it lets be told what the law requires ({words})",
      as: "The Consultant must not disclose it unless disclosure is required by law.",
    },
  ],
  effect: "makes a party keep information confidential",
  why: "Marking, exceptions, return and time decide how far the duty goes and how long it lasts.",
  ask: [
    {
      ask: "that it be mutual",
      has: "that both sides are bound",
      mutual: true,
      notIn: [...employment, ...loans, ...ownership, ...leases],
    },
    {
      ask: "for the usual exceptions (what is public or already known)",
      has: "the usual exceptions",
      there:
        /\b(?:is|are|was|were|becomes?|became|comes?|already|been)\b[^.;]{0,60}\b(?:public(?:ly)?|generally (?:known|available)|lawfully (?:known|held|received)|already known)\b|\balready (?:knows?|knew|held|had)\b|\bunless (?:it|they) (?:has|have) become public|\bindependently (?:developed|created|acquired|known)/i,
      within: "document",
      as: "It does not cover what is public.",
    },
    {
      ask: "that what the law requires to be disclosed may be",
      has: "disclosure that the law requires",
      there:
        /\bdisclos\w+\b[^.;]{0,160}\b(?:(?:required|compelled|obliged|permitted)\b[^.;]{0,30}\b(?:law|court|regulat\w+|exchange)|law (?:requires?|compels?))|\b(?:required|compelled|obliged)\b[^.;]{0,30}\b(?:law|court|regulat\w+)\b[^.;]{0,60}\bdisclos|\b(?:required|compelled|obliged) to disclose\b[^.;]{0,30}\b(?:law|court|regulat\w+)|\b(?:must|has to|have to|is to|needs to) be disclosed (?:under|by) (?:the |any )?law|\bwhere (?:the |any )?law\b[^.;]{0,60}\brequires?\b|\bas (?:an? |the )?(?:[\w]+ ){0,3}(?:exchange|law|court|regulator)[^.;]{0,40}\b(?:require|compel)|\bdisclos\w+\b[^.;]{0,80}\brequirements? of (?:any |the )?(?:laws?|court|regulat\w+|stock exchange)|\b(?:disclos|confiden)\w*\b[^.]{0,240}\b(?:require[sd]?|compel\w*|oblige[sd]?|ordered)\b[^.]{0,60}\b(?:laws?|courts?|regulat\w+|subpoena|judicial|legal process|exchange|governmental|authorit(?:y|ies))\b|\b(?:require[sd]?|compel\w*|oblige[sd]?|ordered)\b[^.]{0,60}\b(?:laws?|courts?|regulat\w+|subpoena|judicial|legal process|exchange|governmental|authorit(?:y|ies))\b[^.]{0,160}\b(?:disclos|confiden)|\b(?:disclos|comply)\w*\b[^.]{0,80}\b(?:valid )?(?:court )?orders?\b[^.]{0,80}\b(?:court|agency|body|authority)\b/i,
      within: "document",
      as: "The Grower may disclose it where required by law.",
    },
    {
      ask: "that disclosures which the law protects stay free",
      has: "disclosures which the law protects",
      there: /\bprotected (?:by|disclosure)|\bwhistle|\b9\.4AAA\b|\blaw protects\b|\bregulator\b/i,
      in: employment,
      within: "clause",
      as: "Nothing here stops a protected disclosure.",
    },
    {
      ask: "for an end after two to five years (later for trade secrets only)",
      undoneBy: /\bat any time\b|\bindefinite|\bperpetu|\bwithout limit|\bforever\b/i,
      has: "an end in time",
      there:
        /\b(?:for|during|throughout) the (?:term|duration|life|currency) of (?:this|the) (?:agreement|contract|deed)\b(?!.{0,60}\bafter\b)/i,
      limit: { unit: "days", most: 1827, near: /after|during|period|for|until|end|expir|years/i },
      within: "clause",
      elsewhere:
        /\bconfidential\w*(?: information)?\b[^.;]{0,80}?(?<![\d-])\b(?:[1-5]|one|two|three|four|five)(?: ?\(\d\))? years?\b[^.;]{0,30}\b(?:from|after|following)\b|\b(?:dut(?:y|ies)|obligations?|undertakings?)\b.{0,40}\b(?:last|continue|end|cease|survive|remain)\w*\b[^.;]{0,60}\b(?:(?:first|second|third|fourth|fifth) anniversary|(?:one|two|three|four|five|[1-5])(?: ?\(\d\))? years?)\b|\b(?:confiden\w+|disclos\w+|receiving party)\b[^.]{0,240}\b(?:for|period of|until|within|through)\b[^.]{0,30}\b(?:[1-5]|one|two|three|four|five) ?(?:\(\d\) ?)?years?\b|\b(?:[1-5]|one|two|three|four|five) ?(?:\(\d\) ?)?years? (?:from|after|following|thereafter)\b[^.]{0,160}\b(?:confiden|disclos)/i,
      notIn: [...employment, ...loans, "settlement deed"],
      as: "It lasts for three years after the end.",
    },
  ],
  insteadOf: ["lease-incentive", "onus-of-proof"],
  states: ["term"],
  prohibits: true,
  promises: true,
  usually: [
    { bears: "recipient", called: /^(?:recipient|receiving party|receiver|disclosee)s?$/i },
  ],
  alike: [
    // Joinery: "secret nailed" boards hide no information.
    {
      words:
        /\bmay (?:have|gain|be given|get|receive) (?:access to|possession of) (?!.{0,400}\b(?:shall|must|will|agrees?|may not|undertakes?)\b)|\bsecret(?:ly)?[- ](?:fix|nail|screw|dovetail|mitre|hing)\w*|\bhidden (?:clips|fixings|screws)\b/i,
    },
  ],
  expected: {
    order: 6,
    of: /^(?:Software|Consultancy|Contractor|Advisor|Employment|Franchise|Distribution|Marketing|Agency|Shareholders|Joint venture|Share sale|Business sale|Services)/,
    signs:
      /confiden|secre[tc]|disclos|divulg|reveal|private|non-?disclosure|mak(?:e|es|ing) [^.]{0,40}known|known to (?:any|no)|know-?how|trade practices|keeps? [^.]{0,60}\b(?:itself|themselves|yourself|himself|herself)\b|(?:not|no (?:person|one)|nobody|never) [^.]{0,80}\b(?:see|reads?|know|copy|show)\b|learns? |pass(?:es|ed)? on|\btell\b|share (?:it|them|any|with)/i,
    reason: "Nothing makes the parties keep information confidential.",
  },
});
