import { issuers } from "../reading/roles.ts";
import { type ClauseRule, phrase } from "./rule.ts";

/** Who may change the terms, pass the contract on, or cut a claim off. */
export const changeRules: ClauseRule[] = [
  {
    id: "unilateral-variation",
    title: "Unilateral Variation",
    level: "High",
    cue: /dut|require|chang|replac|remov|discretion|var(?:y|ied|iation)|amend|modif|updat|revis|alter|increas|adjust|substitut|withdraw|discontinu|from time to time|review|introduc/i,
    says: [
      phrase(
        "(?:comply with|follow|observe|bound by) ~80 (?:new|amended|updated|revised|varied|replacement|current) (?:or \\w+ )?(?:\\w+ )?(?:polic(?:y|ies)|procedures?|rules?|manual|standards?|directions?|version)",
      ),
      phrase(
        "(?:polic(?:y|ies)|rules|procedures|manual) ~80 (?:review|updat|chang|amend)\\w* (?:them|it) ~60 (?:current|latest|new) version",
      ),
      phrase(
        "(?:board|employer|company|manager|director|principal|we) {may} ~40 (?:assign|give|allocate) ~40 (?:duties|tasks|responsibilities|roles?)",
      ),
      phrase(
        "(?:board|employer|company|manager|principal) {may} ~100 require ~40 to (?:work|move|relocate|perform)",
      ),
      phrase(
        "(?:timetables?|facilit(?:y|ies)|surcharges?|opening hours|benefits?|goods|rules|stock|venue|program) ~60 {may} be (?:changed|varied|amended|altered|modified|updated|withdrawn|replaced|cancelled) (?:by|at|without|from)",
      ),
      phrase(
        "{may}[, ] ~40 (?:vary|change|adjust|increase|alter) ~40 (?:surcharge|levy|rebate|discount|margin|premium)",
      ),
      phrase(
        "{may} ~40 (?:make|issue|introduce|adopt|publish) (?:new |further |other )?(?:rules|polic(?:y|ies)|regulations|directions|by-laws|procedures) ~160 (?:must|bound|comply|follow|observe|bind)",
      ),
      phrase(
        "{may} (?:at any time )?(?:substitute|supply) ~30 (?:other|different|alternative|similar) ~40 (?:goods|products?|services?|equipment|personnel|vehicle|accommodation)",
      ),
      phrase(
        "(?:\\bwe\\b|company|employer|provider|supplier|club|school) {may} (?:change|vary|alter|introduce|withdraw) ~50 (?:plan|benefit|package|entitlement|allowance|membership|scheme|program|inclusions)",
      ),
      phrase(
        "(?:hours|duties|roster|place of work|position|remuneration|commission|fees?|prices?|charges|services|plan|limits?) ~40 {may} be (?:changed|varied|altered|increased|reduced|amended|adjusted) (?:by|at|from|to)",
      ),
      phrase(
        "{may}[, ] ~60 (?:change|vary|amend|modify|update|revise|alter|add|remove|replace|withdraw) ~100 (?:system|features?|functionality|offering|programs?|benefits|network|method|brand|image|range|catalogue)\\b",
      ),
      phrase(
        "(?:polic(?:y|ies)|procedures?|rules|regulations|manual|directions|guidelines|codes?|standards) ~120 as (?:the \\w+|we|it|they) {may} ~40 (?:amend|vary|change|make|issue|adopt|revise)",
      ),
      phrase(
        "(?:conditions|terms|agreement|polic(?:y|ies)|prices?|fees?|rates?|price list|duties|hours|services) {may} be (?:changed|varied|amended|altered|modified|updated|revised|increased|replaced) (?:by|at any|from time|without)",
      ),
      phrase(
        "(?:vary|varies|alter|change|revise|amend|update)s? (?:the|its|our|these|this|any) (?:\\w+ )?(?:manual|price list|terms|rules|polic(?:y|ies)|prices|rates|fees|conditions|agreement|specification) (?:whenever|at any time|from time to time|without notice|as (?:it|we) (?:see|think)|by (?:posting|publishing|giving|notice))",
      ),
      phrase(
        "(?:employer|company|we|school|firm) {may} ~30 (?:require|transfer|relocate|direct|assign|ask) ~80 (?:other duties|different (?:duties|role|location|position)|additional duties|another (?:location|position|role)|other locations?|alternative duties)",
      ),
      phrase(
        "(?:prices?|rates?|fees?|charges) ~60 (?:subject to (?:change|alteration|variation)|ruling at|current at the (?:date|time) of)",
      ),
      phrase("{may} ~40 (?:revise|amend|vary|change|update|alter) (?:them|it|these|this)\\b"),
      phrase(
        "{may}[, ] ~90 (?<!\\b(?:an?|any|the|no|each|such) )\\b(?:change|vary|amend|modify|update|revise|alter|adjust|increase|substitute|withdraw|discontinue|replace|add to|introduce|reduce|review|re-?set)(?:s|d|ed|ing)?\\b ~100 (?:terms?|agreement|conditions?|prices?|pricing|method|timing|fees?|charges?|rates?|services?|polic(?:y|ies)|rules?|dut(?:y|ies)|position|location|hours|plans?|features?|manual|specifications?|scope|territory|regulations?|limits?|products?|platform|software|documentation|schedules?|subscription|rebates?|procedures?|standards?|rosters?|remuneration|commission|works?|route|range|rent|guidelines|interest)\\b",
      ),
      phrase(
        "(?:right|discretion|entitled|power) (?:at any time |in its (?:sole |absolute )?discretion )?to (?:change|vary|amend|modify|update|revise|alter|adjust|increase|substitute|withdraw|discontinue|replace) ~100 (?:terms?|agreement|prices?|fees?|charges?|rates?|services?|polic(?:y|ies)|rules?|dut(?:y|ies)|specifications?|products?|rent|scope|works?)\\b",
      ),
      phrase(
        "(?:polic(?:y|ies)|procedures?|rules|regulations|manual|directions|guidelines|codes?|standards|terms|price list|rate card|fee schedule) ~100 (?:(?:as )?(?:amended|varied|updated|changed|introduced|revised|issued|made|notified|published|replaced|modified|prescribed|specified) (?:by \\w+(?: \\w+)? )?(?:from time to time|at any time|by (?:us|the \\w+)))",
      ),
      phrase(
        "(?:prices?|fees?|charges?|rates?|terms?|services?) ~40 (?:(?:are|is) subject to change|{may} (?:be )?(?:change|vary|varied|changed|increase|increased|amended|updated|altered|revised)) ~80 ",
      ),
      phrase(
        "(?:principal|contractor|superintendent|owner|builder|head contractor|customer|company) {may} ~60 (?:direct|instruct|order|require) ~60 (?:variation|vary|additional|omit|change|alter)",
      ),
      phrase("(?:direct|instruct|order)(?:s|ed)? (?:a |any )?variations?"),
    ],
    unless:
      /(?:amended|varied|changed|modified|altered|waived|supplemented|amendment|variation|modification)\b.{0,60}\b(?:only|except|unless) (?:by|in|with|if|it is|where|in writing|agreed|upon)|(?:may|can|shall|must|will) (?:only )?be (?:amended|varied|changed|modified|altered)(?: or \w+){0,4} (?:only|except|by (?:a |an |the )?(?:written|mutual|agreement|further|deed|instrument|document|parties|supplement))|as they may .{0,30}amended|rules or procedures mean|not have the (?:power|right|authority)|\bno (?:member|person|party|employee|officer)\b|subject to .{0,30}(?:approval|consent)|the parties (?:may|can|agree)|(?:either|neither|each|no|any|both) part(?:y|ies) (?:may|can|shall|will)|by (?:mutual|written) (?:agreement|consent)|(?:mutual|written|prior|express) (?:written )?(?:agreement|consent) of (?:the|both|each|all)|signed by (?:both|each|the|all)|in writing and signed|(?:must|may|can|shall|will|cannot) (?:not |only )be (?:varied|amended|changed|modified)(?! (?:by us|at our|at any))|(?:must not|shall not|may not|cannot|will not) (?:change|vary|amend|modify|alter|increase)|agreed (?:in writing )?(?:between|by) (?:the )?(?:both )?parties|only (?:be )?(?:varied|amended|changed|modified)|(?:legislation|statute|act|law|statutory|enactment|court|tribunal).{0,60}(?:amended|varied|replaced|modified)|consumer price|\bcpi\b|may request|(?:apply|elect) to the/i,
    notUnder:
      /definitions|interpretation|^amendment|^variation$|entire agreement|employee.?s entitlements/i,
    burdens: "others",
    raises: [
      {
        when: phrase("at any time|from time to time|(?:sole|absolute) discretion"),
        because: "it may be done {words}",
      },
      {
        when: phrase(
          "without (?:prior )?notice|by (?:posting|publishing|updating)|on (?:our|the|its) (?:website|site)",
        ),
        because: "nobody need be told ({words})",
        ask: "Ask for 30 days' written notice.",
      },
    ],
    lowers: [
      {
        when: phrase(
          "(?:30|thirty|60|sixty|90|ninety)(?: ?\\(\\d+\\))? (?:calendar )?days['’]?|one month|(?:two|three) months",
        ),
        because: "it needs notice ({words})",
      },
      {
        when: phrase("(?:you|the \\w+|customer) {may} ~40 (?:terminate|cancel|end) ~80 "),
        because: "the other side may leave ({words})",
      },
      {
        when: phrase("required by law|changes? in law|to comply with (?:the |any )?law"),
        because: "it is tied to {words}",
      },
    ],
    effect: "lets one party alone change the terms, the price or what is supplied",
    law: "ACL s 25(d), (f) and (g) name such terms as examples of unfair ones; since 9 November 2023 proposing, applying or relying on an unfair term in a standard form consumer or small business contract attracts penalties.",
    ask: "Ask for change by agreement only, or at least 30 days' notice and a right to leave without cost before the change takes effect.",
  },
  {
    id: "assignment",
    title: "Assignment and Novation",
    level: "Medium",
    oftenOneSided: /\b(?:not|cannot|neither)\b/i,
    named: /^(?:no )?(?:assignment|novation)/i,
    surely: [
      phrase(
        "{mustnot} ~20 (?:assign|novate)\\b ~40 (?:rights|agreement|contract|deed|lease|obligations|interest)",
      ),
    ],
    cue: /pass |sell|part with|give |assign|novat|transfer|hand |dispose|deal with|part with/i,
    heading: /assign|novation|transfer of (?:this|the|rights)/i,
    underHeading: phrase("(?:{may}|{must}|{mustnot}) ~100 (?:assign|novate|transfer|dispose|deal)"),
    says: [
      phrase(
        "{may} (?:assign|sell|transfer) (?:what you owe|(?:the|any|your) debts?|(?:the|its|our) receivables)",
      ),
      phrase("(?:consent|approval|permission) ~20 to (?:assign|transfer|novate)"),
      phrase(
        "{mustnot} (?:sell|give|pass|transfer|hand|lend) (?:or \\w+ )?(?:on |over )?(?:this|the|its|your|his|her|their|our) (?:agreement|contract|lease|membership|licen[cs]e|place|booking|rights?|obligations?|account|franchise|subscription) ~30 (?:to|without|on)",
      ),
      phrase(
        "{mustnot} (?:hand|pass|give|sign) (?:over |on )?(?:this|the|its|your) (?:job|work|engagement|services?) (?:over |on )?to (?:any|some|another)",
      ),
      phrase(
        "part with ~20 possession|assign ~40 (?:the term|term hereby|premises|appointment|tenancy)",
      ),
      phrase(
        "(?:hand|pass|sign|give|sell|transfer) (?:over )?(?:this|the|its|your|our|his|her) (?:agreement|contract|lease|rights?|obligations?|business|franchise|interest) ~30 (?:on |over |away )?(?:to|except|without|unless)",
      ),
      phrase(
        "(?:assign|novate)(?:s|d|ing|ment)?\\b ~60 (?:without|with|except|unless|only) ~60 (?:consent|approval|agree|permission)",
      ),
      phrase(
        "(?:transfer|deal with|dispose of) ~40 (?:rights?|obligations?|interests?|benefits?|part with possession) ~120 (?:consent|approval|agree|another|any ?(?:one|person)|third)",
      ),
      phrase(
        "(?:{may}|{must}|{mustnot}|without|neither|no) ~120 (?:assign|novate|transfer|assigned|novated|transferred|assigning)\\b ~120 (?:agreements?|contracts?|lease|rights?|obligations?|interests?|benefit|deed|licen[cs]e|terms|account|subscription|franchise|it|guarantee)\\b",
      ),
      phrase(
        "(?:agreement|contract|lease|deed|rights?|obligations?|interest|licen[cs]e|account|benefit|it) ~100 (?:{may}|{must}|{mustnot}|is|are|is not|are not) ~30 (?:assign(?:ed|able)|novated|transferr?(?:ed|able)|assign)",
      ),
      phrase(
        "(?:assignment|novation|transfer) ~60 (?:without|requires?|is void|of this (?:agreement|contract|lease|deed))",
      ),
    ],
    unless:
      /\b(?:an|each|any|every|the|of an) assignment\b(?! (?:of|or novation|by|without))|(?:assigns?|transfers?|assign(?:ed|ment)|vests?)\b.{0,100}(?:intellectual property|copyright|moral rights|inventions?|work product|deliverables)|moral rights|transfer(?:red|s)? (?:of )?(?:the )?(?:shares?|personal information|personal data|data|title|ownership|risk|funds|employee|goods|domain)|(?:shares?|units) .{0,60}transfer|assigned (?:to|by) .{0,40}(?:duties|work|tasks|project)|duties assigned|transfer to (?:another|a different) (?:location|position|department)|successors and (?:permitted )?assigns\.?$/i,
    notUnder: /intellectual property|inventions|definitions|privacy|completion|^title/i,
    burdens: "actor",
    raises: [
      {
        when: phrase(
          "(?:sole|absolute) (?:and (?:absolute|unfettered) )?discretion|for any reason",
        ),
        because: "consent lies in the other side's {words}",
        ask: "Ask that consent not be unreasonably withheld.",
      },
      {
        when: phrase("change (?:in|of) (?:the )?control ~60 "),
        because: "a change of control counts ({words})",
      },
      {
        when: phrase(
          `${issuers} {may} (?:freely )?(?:assign|transfer|novate)(?! ~60 (?:only|with (?:the |its )?(?:\\w+ ){0,3}consent)) ~60 (?:without|to (?:another|any|an? (?:related|affiliate|purchaser|buyer|person|third|successor)))`,
        ),
        because: "the other side may assign freely ({words})",
        ask: "Ask that both sides be bound alike.",
      },
    ],
    lowers: [
      {
        when: phrase(
          "not (?:to )?be (?:unreasonably|unreasonably or arbitrarily) ~20 (?:withheld|delayed|conditioned)|unreasonably with(?:held|hold)",
        ),
        because: "consent is kept within bounds ({words})",
      },
      {
        when: phrase("(?:related bod(?:y|ies) corporate|affiliates?|within (?:its|the) group)"),
        unless: phrase(`${issuers} {may} (?:freely )?(?:assign|transfer|novate)`),
        because: "it is free within the group ({words})",
      },
    ],
    effect: "says whether the contract, or rights under it, can be passed on",
    law: "Benefits may be assigned unless the contract says not, burdens move only by novation; a one-way right to assign to the other party's detriment is an example of an unfair term (ACL s 25(j)).",
    ask: "Ask that both sides need consent, not to be unreasonably withheld, and that transfers within the group or with the business be free.",
  },
  {
    id: "time-bar",
    title: "Time Bar",
    level: "High",
    named: /time ?bar/i,
    withConsequence: true,
    cue: /taken to|within|later than|before the|after|time/i,
    heading:
      /time ?bar|notice of claims?|notification of claims?|claims? procedure|time limit|defects? (?:and|in) (?:goods|delivery)|acceptance of goods|inspection/i,
    underHeading: phrase(
      "within ~30 {number} ?{period} ~200 (?:deemed|barred|not be entitled|no claim|waive|released?|lose|lost|forfeit|accepted)",
    ),
    says: [
      phrase("taken to (?:be|have) ~80 unless ~80 within ~20 {number} ?{period}"),
      phrase(
        "{number} ?{period} ~200 (?:does not|fails? to|do not|has not|have not) ~80 (?:taken to|deemed|considered|regarded as) ~40 (?:accept|approv|satisf|correct|waive)",
      ),
      phrase(
        "within ~20 {number} ?{period} ~80 (?:or|otherwise|failing which) (?:we|it|the \\w+|you|any|no) ~60 (?:not accept|not be (?:able|entitled|considered)|lose|lost|refuse|barred|waived|no claim|cannot)",
      ),
      phrase(
        "claims? (?:made|received|lodged|notified) (?:after|later than|outside|beyond) ~60 (?:not be (?:considered|accepted|entertained|valid)|rejected|barred|invalid)",
      ),
      phrase(
        "(?:loses?|lost|forfeits?|waives?) (?:the|its|any|all) (?:right|entitlement|claim)s? ~200 within|within ~200 (?:loses?|lost|forfeits?|waives?) (?:the|its|any|all) (?:right|entitlement|claim)",
      ),
      phrase(
        "(?:not (?:be )?liable|no (?:claims?|proceedings?|action|suit)|waives?|may not|cannot|must not) ~160 (?:later than|more than|after|not (?:notified|made|brought|commenced|received) within) ~20 {number} ?{period}",
      ),
      phrase(
        "(?:entitled|entitlement|claim|extension|compensation) ~80 (?:only if|unless|provided that|if and only if|conditional (?:up)?on) ~160 within ~40 {number} ?{period}",
      ),
      phrase(
        "(?:bring|make|commence|lodge|notify|raise|start|submit)(?: us of)? (?:any|a|all|its|your|every) (?:claims?|proceedings|action|complaint|disputes?) ~100 within ~40 {number} ?{period}",
      ),
      phrase(
        "within ~40 {number} ?{period} ~200 (?:taken to (?:have )?(?:been |be )?(?:accept|delivered|waive|agree|satisf|in good|complete)|cannot (?:later )?(?:complain|dispute|object|reject)|otherwise ~60 (?:accepted|waived|lost|barred|complain))",
      ),
      phrase(
        "(?:not so notified|not notified|out of time|late claims?) ~80 (?:barred|lost|waived|extinguished|not be (?:considered|allowed|entitled|accepted))",
      ),
      phrase(
        "(?:within|no later than|not later than|at least|before the (?:expiry|end) of) ~40 {number} ?{period} ~300 (?:waive[sd]?|barred|forfeit\\w*|(?:is|are|be) lost|loses?|deemed (?:to (?:have (?:been )?|be )?)?(?:accept|waive|satisf|in good|free|conclusive|correct|agreed)\\w*|not (?:be )?entitled|no (?:claim|entitlement|liability|right|further claim)|releases?|released|(?:cannot|can't|may not|must not) (?:make|claim|bring|recover)|extinguish\\w*|absolute bar|not (?:be )?liable|won't be (?:liable|able)|ceases? to|will not (?:consider|accept)|{mustnot} (?:make|bring))",
      ),
      phrase(
        "(?:waives?|barred|forfeits?|loses?|deemed|not (?:be )?(?:entitled|liable)|no (?:claim|entitlement|liability|right|action|proceedings?|legal action)|releases?|cannot|may not|must not|accepts? no) ~240 (?:unless|if|after|more than|later than|where) ~200 (?:within|more than|after|no later than|later than|before) ~40 {number} ?{period}",
      ),
      phrase(
        "(?:condition precedent|time[- ]bar|strictly within|in strict compliance) ~200 (?:claim|entitlement|notice|days)",
      ),
      phrase(
        "(?:claims?|actions?|proceedings?|suit) ~80 {must} be (?:made|brought|commenced|lodged|notified|filed|submitted) (?:in writing )?within ~40 {number} ?{period}",
      ),
    ],
    unless:
      /fails? to (?:correct|cure|remedy)|rofo|right of first|\boptions?\b|renew|personal information|data breach|invoice[sd]? .{0,40}within .{0,20}days of (?:the )?date of (?:the )?invoice|offer (?:lapses|is open)|payment .{0,30}within|cooling[- ]off|must pay .{0,60}within|notices? (?:is|are|will be|shall be) (?:taken|deemed|treated|regarded)|deemed (?:to have been |to be )?(?:received|delivered|given|served)|terminat\w+.{0,60}(?:within|giv)/i,
    notUnder: /^notices?$|termination|term$|restraint|confidential|definitions|insurance/i,
    burdens: "actor",
    raises: [
      {
        when: phrase(
          "(?:\\b[1-9]|1[0-4]|one|two|three|five|seven|ten|fourteen)(?: ?\\(\\d+\\))? (?:business |calendar |working )?days|(?:24|48|72) hours",
        ),
        because: "the time is short ({words})",
        ask: "Ask for at least 28 days from when the client knew.",
      },
      {
        when: phrase("condition precedent|absolute bar|strict(?:ly)?"),
        because: "it is a condition of the claim ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("becom(?:es|ing) aware|became aware|knew|knowledge"),
        because: "time runs from knowledge ({words})",
      },
      {
        when: phrase("(?:to the extent|only if) ~40 prejudice\\w*"),
        because: "it needs prejudice ({words})",
      },
      {
        when: phrase(
          "(?:six|twelve|eighteen|twenty-?four|6|12|18|24)(?: ?\\(\\d+\\))? months|years?",
        ),
        because: "the time is long ({words})",
      },
    ],
    effect: "takes a claim away unless it is notified or brought in time",
    law: "A claim that is good in law is lost by a missed notice; in standard forms a limit on the right to sue is an example of an unfair term (ACL s 25(k)).",
    ask: "Ask for time to run from knowledge, for at least 28 days, and for a late notice to matter only so far as it prejudices the other side.",
  },
];
