import { loans } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { mutual } from "../kind/wording.ts";

export const uncappedLiability = clause({
  id: "uncapped-liability",
  title: "Uncapped Liability",
  level: "High",
  grave: "no limit is set to what may have to be paid",
  cue: /unlimited|uncapped|without limit|not apply|not limit|nothing/i,
  says: [
    [
      phrase(
        "(?:unlimited|uncapped) (?:liability|indemnit)|liability ~80 (?:unlimited|uncapped|without limit)",
      ),
      "The Reseller bears unlimited liability for moneys of the Licensor which it collects and fails to remit.",
    ],
    [
      phrase(
        "(?:limit|cap|limitation|exclusion)s?(?: of liability)? ~160 (?:do(?:es)? not|shall not|will not|not) (?:apply|limit|affect|extend)",
      ),
      "The limit in Item 11 shall not apply where ratepayers' data is lost or where the Vendor walks off.",
    ],
    [
      phrase(
        "(?:preceding|previous|foregoing|first|last) (?:sentence|paragraph) ~20 not apply to ~60 (?:obligations?|liabilit\\w+|indemnit\\w+|claims?)",
      ),
      "The liability of either is capped at the fee. The preceding sentence does not apply to the indemnities of the Mill.",
      "surely",
    ],
    [
      phrase("nothing in (?:this|these) ~100 (?:limits?|excludes?|restricts?) ~80 liability"),
      "Nothing in this Agreement limits the Supplier's liability for fraud.",
    ],
  ],
  not: [
    "The Builder may be directed to make variations without limit to the number of directions.",
    "There is no upper limit on the number of secondees either shareholder may offer.",
    "Nothing in these terms limits liability under a consumer guarantee.",
  ],
  unless: /consumer (?:guarantee|law)|competition and consumer|non-?excludable|insurance/i,
  raises: [
    {
      when: phrase(
        "(?:not|never|neither) (?:limited|capped)(?! to)|no (?:\\w+ )?(?:limit|cap)\\b|unlimited|uncapped|without (?:any )?limit",
      ),
      because: "no limit is set ({words})",
      as: "The Carrier's liability for theft by its drivers is unlimited.",
    },
    {
      when: phrase("any breach|indirect|consequential"),
      because: "it reaches {words}",
      as: "The cap in Item 9 does not apply to any breach of the licence of the site.",
    },
  ],
  lowers: [
    {
      when: phrase("fraud|wilful|willful|death|personal injury"),
      unless: {
        says: /\bnot (?:apply|limit|extend)\b[^.;]{0,160}\b(?:clauses? (?:[A-Z]\.)?\d|confiden|privacy|intellectual|property|indemnit)/i,
        as: "The limit does not apply to personal injury or to a breach of clause 9.",
      },
      because: "what stays uncapped is of the usual kind ({words})",
      as: "Liability for fraud, for personal injury and under the indemnities in clause 15 is without limit for Quill and the Reseller alike.",
    },
    {
      when: mutual,
      because: "it falls on both sides ({words})",
      as: "The liability of each party for its own trespass is unlimited.",
      inSentence: true,
    },
  ],
  effect: "leaves a liability without an upper limit",
  why: "Open exposure can exceed both the price and the insurance, and an insurer may not follow liability that was taken on by contract.",
  ask: [
    {
      ask: "for a cap",
      there: /(?<!\bnot )\b(?:limited to|up to|not exceed|capped)\b/i,
      in: loans,
      as: "It is limited to $50,000.",
    },
    {
      ask: "for a cap, or that what is uncapped be kept to fraud, wilful misconduct, death and injury",
      undoneBy:
        /\b(?:property|indemnit\w*|confiden\w+|intellectual|any (?:breach|loss|claim))\b|\bnot apply\b[^.;]{0,120}\bclauses? (?:[A-Z]\.)?\d/i,
      has: "nothing uncapped beyond fraud, injury and the like",
      notIn: loans,
      there: /\b(?:fraud|death|injur\w+|wilful|title|cannot be (?:limited|excluded))\b/i,
      as: "The limit does not apply to fraud.",
    },
  ],
  categories: ["Uncapped Liability"],
  states: ["noCap", "whetherOrNot"],
  gravity: 1,
  shields: true,
  alike: [
    // A saving of other rights limits nothing, and lifts no limit.
    {
      words:
        /\bnot(?:hing)?\b.{0,60}\b(?:limits?|affects?|prejudices?|restricts?)\b.{0,60}\b(?:rights?|remed(?:y|ies)|powers?|discretion)\b/i,
      meant:
        /\bliab\w*|\bcap(?:s|ped)?\b|\bdeath\b|\bfraud\w*|\binjur\w*|\bnegligen\w*|\bindemnit\w*|\bexclusions?\b/i,
    },
    // A duty that does not apply lifts no limit.
    {
      words: /\b(?:clauses?|paragraphs?|sections?)\b.{0,30}\b(?:does|do|shall|will) not apply\b/i,
      meant:
        /\b(?:liab|limit|cap\b|capped|exclu|indemn|damage|loss|death|injur|fraud|wilful|misconduct|negligen|breach|confiden|privacy|infring|intellectual|claim)\w*/i,
    },
  ],
  liftsLimits: true,
});
