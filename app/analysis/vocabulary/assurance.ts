import { savesGuarantees } from "./liability.ts";
import { type ClauseRule, phrase } from "./rule.ts";

/** What stands behind the performance: warranty, insurance, audit. */
export const assuranceRules: ClauseRule[] = [
  {
    id: "warranty-disclaimer",
    title: "Warranty Disclaimer",
    level: "Medium",
    cue: /as[- ]is\b|warrant|guarantee|represent|implied/i,
    says: [
      phrase(
        "[\"'“‘(]as[- ]is\\b|as[- ]is,? (?:basis|and|where|with)|on an as[- ]is|\\bas is\\b[\"'”’]",
      ),
      phrase(
        "(?:disclaims?|disclaiming|excludes?|negatives?) ~80 (?:warrant|implied|guarantees? and|representations?)",
      ),
      phrase(
        "(?:warrant(?:y|ies)|conditions?|guarantees|representations?|terms) ~160 (?:is|are) (?:hereby |expressly |specifically )?(?:excluded|disclaimed|negatived)",
      ),
      phrase(
        "(?:makes?|gives?|provides?|offers?|given|made) no (?:other |express |implied |such )?(?:representations?|warrant(?:y|ies)|guarantees?|promises?)",
      ),
      phrase(
        "(?:no|without(?: any)?) (?:other )?(?:(?:express|implied|statutory)[, ]{0,2}(?:or|and)? ?){0,6}(?:warrant(?:y|ies))(?: or | of )",
      ),
      phrase(
        "(?:do|does|don't|doesn't)(?: not)? (?:warrant|guarantee|promise) that|cannot (?:guarantee|warrant|promise)",
      ),
    ],
    burdens: "others",
    raises: [{ when: phrase("[\"'“‘]?as[- ]is\\b"), because: "it takes what is supplied {words}" }],
    lowers: [{ when: savesGuarantees, because: "it keeps what cannot be excluded ({words})" }],
    effect: "disowns promises about quality, fitness or accuracy",
    law: "The consumer guarantees (ACL ss 51-64A) apply whatever the contract says, and to represent that they are excluded is itself a contravention (ACL s 29(1)(m)).",
    ask: "Ask for a saving of the consumer guarantees and for express promises on what matters: that it works as described, is fit for the stated purpose and infringes nobody's rights.",
  },
  {
    id: "warranty-period",
    title: "Warranty Period",
    level: "Low",
    cue: /warrant|defects? liability/i,
    says: [
      phrase("warrant(?:s|y|ies|ed|ranted) ~200 (?:for|during|within|of) ~40 {number} ?{period} "),
      phrase("(?:warranty|defects? (?:liability|correction|rectification)) period"),
      phrase("{number}[- ]?{period} ~20 warranty"),
    ],
    unless: /warrants? .{0,80}(?:authori|power|duly)|insurance/i,
    burdens: "others",
    raises: [
      {
        when: phrase(
          "(?:30|60|90|thirty|sixty|ninety|six|three|3|6)(?: ?\\(\\d+\\))? (?:days|months)",
        ),
        because: "it is short ({words})",
        ask: "Ask for at least twelve months.",
      },
      {
        when: phrase("(?:sole|only|exclusive) (?:and exclusive )?(?:remedy|obligation|liability)"),
        because: "repair or replacement is the {words}",
      },
    ],
    lowers: [
      {
        when: phrase("in addition to ~60 (?:rights|consumer|guarantees)|consumer law"),
        because: "it says that it comes {words}",
      },
    ],
    effect: "limits a promise of quality to a period",
    law: "An express warranty runs beside the consumer guarantees, which often last longer.",
    ask: "Ask for a period that fits the life of the goods or work, with repair at no cost, and a statement that the consumer guarantees stay.",
  },
  {
    id: "insurance",
    title: "Insurance",
    level: "Low",
    cue: /insur|public liability/i,
    says: [
      phrase(
        "(?:maintain|effect|take out|carry|obtain|hold|keep|procure|secure|purchase|arrange|have)\\w* ~140 (?:insurance|insured|policy of|policies)",
      ),
      phrase(
        "(?:public liability|professional indemnity|workers'? compensation|product liability|general liability) ~80 (?:insurance|cover|policy|not less|at least)",
      ),
      phrase("insurance ~100 {must} ~60 (?:maintain|effect|provide|name|include|be)"),
    ],
    unless: /insurance (?:proceeds|business|company)|health insurance (?:portability|plan)/i,
    notUnder: /definitions/i,
    burdens: "actor",
    raises: [
      {
        when: phrase(
          "subrogation|additional insured|name[ds]? ~40 (?:insured|interested)|note(?:d|s)? ~30 interest",
        ),
        because: "it asks for more than a policy ({words})",
      },
      {
        when: phrase(
          "(?:\\$|aud ?)(?:[2-9]\\d|\\d{3})(?:,000,000| ?million)|(?:six|seven|6|7|ten|10) years",
        ),
        because: "the cover is high or long ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("certificates? of (?:currency|insurance)"),
        because: "it is shown by {words}",
      },
    ],
    effect: "makes a party hold insurance",
    law: "Promising cover that is not in place is a breach on the first day.",
    ask: "Check each promise against the policies in place, and ask to leave out waivers of subrogation and naming the other side as an insured.",
  },
  {
    id: "audit-rights",
    title: "Audit Rights",
    level: "Low",
    cue: /audit|inspect|examine|books|records/i,
    says: [
      phrase(
        "(?:{may}|right to|entitled to|permit|allow) ~100 (?:audit|inspect|examine) ~120 (?:books|records|accounts?|compliance|systems|use|facilities|documents)",
      ),
      phrase(
        "(?:audit|inspection|examination) ~60 (?:of|rights?|by) ~60 (?:books|records|accounts)",
      ),
      phrase("{must} ~80 (?:access to|make available) ~60 (?:books|records|accounts)"),
      phrase("right to (?:conduct an )?audit|{may} (?:conduct|carry out|undertake) ~20 audits?"),
    ],
    burdens: "others",
    raises: [
      {
        when: phrase(
          "at any time|without notice|at (?:its|your|the \\w+'s) (?:own )?(?:cost|expense)",
        ),
        because: "it may be done {words}",
      },
      {
        when: phrase("(?:cost|costs|expense)s? of (?:the|such) audit|shortfall|underpa\\w+"),
        because: "an error shifts the cost ({words})",
      },
    ],
    lowers: [
      {
        when: phrase(
          "once (?:a|per|in any|each|every)|(?:reasonable|prior|business days'?) ~20 notice|business hours|independent",
        ),
        because: "it is kept in bounds ({words})",
      },
    ],
    effect: "opens a party's books or premises to inspection",
    law: "Confidentiality, privilege and privacy need to be kept, and the cost falls somewhere.",
    ask: "Ask for once a year, on notice, in business hours, by an independent auditor bound to confidence, at the auditing side's cost.",
  },
];
