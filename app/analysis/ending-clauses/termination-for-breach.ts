import { employment, leases, loans, ownership } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { endsIn } from "../kind/usage.ts";
import { ends } from "../kind/wording.ts";

/** Where insolvency alone ends it there is nothing to remedy. */
const ofInsolvency =
  /^(?!.{0,900}\b(?:breach\w*|breaks?|miss(?:es)?|defaults?|fails?|failure|comply|perform\w*|misconduct)\b).{0,900}\b(?:w(?:ou|i)nd(?:ing)? up|insolven\w*|receiver|administrat(?:or|ion)|liquidat\w*|bankrupt\w*|deed of arrangement)\b/i;

const atOnce = phrase("immediate(?:ly| effect| terminat\\w*)|without (?:prior )?notice|forthwith");

/** Time to put a breach right, somewhere in the clause. */
const timeToCure =
  /\b(?:un)?(?:cur(?:e|ed|ing)|remed(?:y|ied|ying)|rectif\w+|correct(?:ed)?|put (?:it |that )?right)\b[^.]{0,120}\b(?:within|days?|weeks?|months?|periods?|provisions?|rights?)\b|\b(?:within|days?|weeks?|months?)\b[^.]{0,120}\b(?:un)?(?:cur(?:e|ed|ing)|remed(?:y|ied|ying)|rectif\w+|corrected)\b/i;
/** The same, or nothing that could be put right. */
const neverAtOnce = new RegExp(`${timeToCure.source}|${ofInsolvency.source}`, "i");

/** A breach that is no small one. */
const ofWeight =
  /\b(?:material|serious|substantial|fundamental|essential|persistent|repeated|gross)(?:ly)?\b[^.;]{0,30}\b(?:breach|default|violat|obligation|term|provision|restriction|fail)|\b(?:breach\w*|defaults?)\b[^.;]{0,30}\bmaterial\b/i;

/** What a breach is called in a list of events. */
const ofBreach = /\b(?:breach|default|fail|compl|perform|violat|observ)/i;

/** An end that nobody has to declare. */
const byItself = phrase(
  "(?:automatically (?:terminat\\w*|ends?|lapses?|ceases?)|(?:terminat\\w*|ends?|lapses?|ceases?) automatically)",
);

/** An end at once, by a noun. */
const summary = phrase(
  "\\b(?:leads? to|results? in|be (?:a )?(?:grounds?|cause) for|(?:is|are) (?:a )?(?:grounds?|cause) for|entitles?) ~30 \\b(?:summary|immediate|instant) (?:termination|dismissal)\\b",
);

/** A right that the law gives to whoever buys has the law’s own terms. */
const byLaw = /\bmajor failure\b|\bconsumer (?:guarantees?|law)\b/i;
const neither = new RegExp(`${ofInsolvency.source}|${byLaw.source}`, "i");

export const terminationForBreach = clause({
  id: "termination-for-breach",
  title: "Termination for Breach or Default",
  level: "Low",
  cue: /dismissal|terminat|cancel|re-?ent|\bend\b/i,
  underHeading: {
    heading: /terminat|default|ending|breach/i,
    says: phrase("(?:breach|default|insolven|misconduct|fails? to)"),
    as: "Default\nThe facility comes to an end if the Borrower becomes insolvent.",
  },
  says: [
    [
      phrase(
        "(?:automatically (?:terminat\\w*|ends?|lapses?)|(?:terminat\\w*|ends?|lapses?) automatically) ~60 (?:if|where|when|upon|should) ~120 (?:breach\\w*|defaults?|fails?|insolven\\w*|bankrupt\\w*|receiver|violat\\w*|without (?:the )?(?:approval|consent))",
      ),
      "The permit terminates automatically if the Stallholder fails to open on two market days.",
    ],
    [summary, "A false time sheet is grounds for instant dismissal."],
    [
      phrase(
        `{may} ~60 (?:${ends}|re-?enter|forfeit) ~200 (?:breach|default|insolven|fails? to|bankrupt|liquidat|winding|misconduct|non-?payment)`,
      ),
      "A party may end an Order Form for cause on thirty days' written notice of a material breach if the breach is still uncured when that time is up.",
    ],
    [
      phrase(
        `(?:breach\\w*|defaults?|insolven\\w*|fails?|misconduct|bankrupt\\w*) ~220 {may} ~60 (?:${ends}|re-?enter|forfeit)`,
      ),
      "Two failed debits, or conduct that other members find threatening, and the Club can cancel a membership on the spot.",
    ],
  ],
  surely: [
    [
      summary,
      "Theft on a shift results in summary dismissal, though the proceedings in court be dismissed.",
    ],
  ],
  unless:
    /\b(?:proceedings?|suits?|appeals?|applications?)\b.{0,60}\bdismiss\w*|\bdismiss\w* of (?:the |an? |any )?(?:proceedings?|suits?|appeals?|applications?)\b/i,
  not: [
    "A default may be met by dismissal of the application, and the court can end the list.",
    "The Agency may reject goods that fail inspection, and the Contractor then bears the cost of taking them away.",
    "A student on suspension must do the set work at home and attend a re-entry meeting with the Deputy Principal.",
    "A breach notice shall state the nature of the breach and shall be signed by an officer of the Franchisor.",
    "In a fire alarm everyone must leave by the nearest exit and must not come back until the Centre says so.",
  ],
  doubly: true,
  raises: [
    {
      when: phrase(
        "any (?:term|breach|provision|obligation)|breach(?:es)? of any (?!(?:material|essential|fundamental|substantial|important|major))|(?=in (?:breach|violation) of|breach)(?<=^(?!.{0,900}\\b(?:material|serious|substantial|fundamental|essential|persistent|repeated|gross|insolven|bankrupt|liquidat|winding|overdue|unpaid|rent|remed|rectif|cure|put (?:it|this|that) right|days?|weeks?|months?)).{0,400})\\b(?:in (?:breach|violation) of|breach(?:es)?) (?:of )?(?:this|these|the|its|her|his|their|your) (?:agreement|terms|contract|rules|clause)",
      ),
      because: "any breach is enough, however small ({words})",
      unless: {
        says: ofWeight,
        as: "A party may terminate on a material breach of any term by the other.",
      },
      as: "IF the rent or any part thereof shall be unpaid for fourteen days (whether formally demanded or not) or if the Lessee commits or permits any breach of any covenant herein THEN the Lessor may re-enter, the Lease thereupon determining.",
    },
    {
      when: atOnce,
      because: "there is no time to remedy ({words})",
      as: "At any time after an Event of Default occurs the Lender may by notice declare the Facility cancelled and the Secured Moneys immediately due and payable, whereupon they shall be so.",
      unless: {
        says: neverAtOnce,
        as: "A party may terminate immediately if the other's breach is not remedied within 14 days of notice.",
      },
    },
    {
      when: byItself,
      unless: {
        says: timeToCure,
        as: "The permit terminates automatically if a breach is not remedied within 14 days of notice.",
      },
      to: "Medium",
      because: "it comes by itself, with no notice and no time to remedy ({words})",
      as: "The licence terminates automatically if the Grower fails to pay a royalty.",
    },
    {
      when: phrase(
        "in the opinion of|in (?:its|our|the \\w+'s) (?:sole |absolute |reasonable )?opinion|(?:reasonably )?(?:believes?|considers?|suspects?)\\b|fails? to (?:reach|meet|satisfy) [\\w ]{1,30}['’]s (?:\\w+ ){0,3}(?:standards?|requirements?|evaluation|assessment)|fails? to (?:reach|meet|satisfy) the (?:standards?|requirements?) (?:in|of|set by|under) [\\w ]{1,30}['’]s (?:\\w+ ){0,2}(?:evaluation|assessment|standards?|measures)",
      ),
      because: "it turns on an opinion ({words})",
      as: "The Commonwealth may terminate this Agreement by notice where it reasonably believes the Grantee has breached this Agreement and the breach is not capable of remedy, has provided false or misleading statements in its application for the Grant, or has become bankrupt or insolvent, entered into a scheme of arrangement with creditors or come under any form of external administration.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:material(?:ly)?|substantial|fundamental|essential) (?:breach|default|term|obligation|provision)|(?:remed(?:y|ied)|cured?|rectif\\w+) ~60 within",
      ),
      because: "it needs {words}",
      unless: {
        says: atOnce,
        as: "We may terminate at once, without notice, for a material breach.",
      },
      as: "Two failed inspections in any quarter count as a material breach that cannot be remedied, and Brunswick Towers may then terminate at once.",
    },
    {
      when: phrase("either party|each party|the other party"),
      because: "both sides have it ({words})",
      as: "11 If either party is in serious breach and does not put it right within 10 working days of notice the other may end the contract.",
      inSentence: true,
    },
  ],
  effect: "lets a party end the contract because of breach, default or insolvency",
  why: "What counts as a breach, and whether there is time to put it right, decides how easily the contract is lost.",
  ask: [
    {
      ask: "that an application dismissed within 21 days, or a solvent restructure, not count",
      has: "solvent restructures left out",
      when: ofInsolvency,
      there: /\b(?:dismissed|withdrawn|stayed|solvent|reconstruction|restructur\w+)\b/i,
      as: "It does not cover a solvent reconstruction.",
    },
    {
      ask: "that only a material breach count",
      has: "a material breach",
      limbs: ofBreach,
      notWhen: neither,
      notIn: ["business sale", "share sale"],
      there:
        /\b(?:material(?:ly)?|serious(?:ly)?|substantial(?:ly)?|fundamental(?:ly)?|persistent(?:ly)?|repeated(?:ly)?|gross(?:ly)?|essential)\b|\bmisconduct\b/i,
      as: "It may end for a serious breach.",
    },
    {
      ask: "for written notice",
      notWhen: byLaw,
      limbs: ofBreach,
      there:
        /(?<!\bwithout (?:any |prior |further )?)\b(?:written (?:\w+ )?(?:notice|warning|demand)|notice in writing|(?<!(?:verbally|orally) or )in writing)\b|\bserves? (?:\w+ ){0,3}notice\b|\bnotice (?:requiring|of (?:such|the|that) (?:breach|default|failure)|of (?:such )?failure|specifying|under (?:section|s))\b/i,
      as: "It may end by written notice.",
    },
    {
      ask: "for 14 days to remedy",
      has: "time to remedy",
      limbs: ofBreach,
      notWhen: neither,
      limit: {
        unit: "days",
        least: 14,
        near: /remed|rectif|cure|put (?:it |things )?right|made good|fix|correct|breach|default|continu|remain|persist|comply|complied|(?:become|falls?|is|are) due/i,
      },
      notIn: [...employment, ...ownership],
      as: "It may end if the breach is not remedied within 30 days.",
    },
    {
      ask: "for a warning and a chance to answer",
      there: /\b(?:warn\w*|opportunity|respond|answer|heard)\b/i,
      in: employment,
      as: "You will have an opportunity to respond.",
    },
    {
      ask: "for the same right for both sides",
      notWhen: byLaw,
      mutual: true,
      notIn: [...leases, ...loans, ...employment, "settlement deed"],
    },
  ],
  insteadOf: ["cancellation-charge", "no-refund"],
  states: ["notice"],
  toRemedy: true,
  gravity: 103,
  usually: [
    {
      bears: "recipient",
      when: /\b(?:may|can|will) (?:also |then |at once )?be (?:re-?taken|repossessed|suspended|cut off|closed|withdrawn|disconnected|forfeited|taken (?:away|back))\b/i,
    },
  ],
  alike: [
    {
      words:
        /^(?!.{0,900}\b(?:breach\w*|defaults?|insolven\w*|bankrupt\w*|misconduct|fails? to|failure to)\b).{0,900}\bforce majeure\b|\b(?:termination|expir\w+)\b[^.;]{0,60}\b(?:for other than|other than for|not (?:a |the )?result of)\b|\b(?:terminates?|ends?|ceases?|lapses?)\b[^.;]{0,30}\b(?:up)?on (?:the )?(?:expir\w+|terminat\w+|end)\b[^.;]{0,24} of (?:this|the) (?:agreement|term|contract|lease|deed|licen[cs]e)\b(?!.{0,200}\b(?:breach|default))|\b(?:waive[rs]?|delay|do(?:es)? not act|fail(?:s|ure)? to (?:exercise|enforce|act)|not acting)\b.{0,80}\b(?:later|still|waiver|exercis\w+|remedy)\b/i,
    },
    {
      words:
        /\b(?:compassionate|carer['’]?s|personal|parental|bereavement|sick|annual|long service|community service)\b.{0,20}\bleave\b/i,
      meant: endsIn,
    },
    // To stop work until one is paid is no end.
    {
      words:
        /^(?=.{0,900}\b(?:un)?(?:pay|paid|payments?|overdue)\b).{0,900}\bsuspend\w*\b.{0,30}\b(?:works?|services?|access|suppl\w+|deliver\w+|performance|accounts?|credit|use)\b/i,
      meant: new RegExp(
        `${endsIn.source}|\\b(?:re-?ent|revok|expel|expul|evict|vacat|remov|clos|ceas|laps|void|default)\\w*|\\bdetermine\\b|\\btake\\b|\\baccelerat`,
        "i",
      ),
    },
  ],
  expected: {
    order: 8,
    of: /^(?:Services|Software|Consultancy|Contractor|Construction|Franchise|Distribution|Supply|Commercial lease|Retail lease|Hire|Agency|Marketing|Licence agreement)/,
    signs:
      /terminat|cancel|\bend(?:s|ed|ing)?\b|re-?ent(?:er|ry)|default|breach|rescind|repossess|stop|call(?:s|ed)? off|wound up|insolven|withdraw|walk away|discontinu|give up|notice to quit/i,
    unless: ["termination-for-convenience"],
    reason: "Nothing says when a party may end the contract because the other is in breach.",
  },
  ends: true,
});
