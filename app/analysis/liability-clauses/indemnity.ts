import { building, loans, ownership, supplies } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { guarantees } from "../kind/usage.ts";
import { debtsTakenOn } from "../kind/wording.ts";
import { bodyForms } from "../reading/company-forms.ts";

/** Who answers for another's default: nothing is caused, contributed or mutual there. */
const surety =
  /\bif (?:the |that |any )?[\w' ]{2,40} (?:does|do|did|fails?) (?:not |to )(?:meet|pay|perform|comply|keep)|\b(?:failure|default) (?:by|of) the [A-Z]\w+ to (?:pay|meet|perform)/i;
const recovery =
  /\bcosts?\b[^.;]{0,60}\b(?:collect\w*|recover\w*|enforc\w*)\b[^.;]{0,60}\b(?:payments?|debts?|amounts?|money|moneys|monies|accounts?|invoices?|sums?)\b/i;
const forDebt = new RegExp(`${surety.source}|${recovery.source}|${debtsTakenOn.source}`, "i");
/** That somewhere a cap stands under which it could fall. */
const capped =
  /\bliab\w+\b[^.;]{0,160}\b(?:(?<!not )limited to|capp?(?:ed)?\b|(?:not|never) exceed|no more than|up to)|\b(?:limit|cap) (?:on|of) (?:the |its |our )?liab/i;
/** Fault of whoever indemnifies, named as what sets it off. */
const ofFault =
  /\b(?:aris(?:e|es|ing)|caused|results?|resulting|based (?:up)?on|attributable to|in respect of|consequence|by reason|due to|in connection)\b(?![^.]{0,200}\b(?:whether or not|regardless|even if|howsoever|irrespective)\b)[^.]{0,200}?\b(?:negligen(?:ce|t)|malpractice|wrongful|unlawful act|will?ful|misconduct|untrue|misleading|infring\w+|unauthori[sz]ed|misuse|breach of (?:this|the) (?:agreement|contract)|acts? or omissions?|(?:its|his|her|their|your) (?:own )?(?:fault|breach))\b(?! (?:of|by) (?:the|us|our)\b)/i;

/** Whoever makes up for all loss indemnifies, by another word. */
const compensates = phrase(
  "{must} (?:fully )?(?:reimburse|compensate) (?:us|the \\w+|each other|the other(?: party)?)(?: (?:or|and) (?:any of )?(?:its|their) (?:\\w+ ){1,3})? ?for (?:any|all) ~20 (?:claims?|loss(?:es)?|liabilit|damages?)",
);

/** What is not sued for by strangers only: the loss of whoever is injured, or whose things are damaged. */
const ofInjury = /\binjur\w+ or damage\b|\b(?:death|injur\w+)\b.{0,60}\bdamage\b/i;

export const indemnity = clause({
  id: "indemnity",
  title: "Indemnity",
  level: "High",
  named: [/^indemnit(?:y|ies)$|^indemnification$/i, "Indemnity"],
  cue: /defend|reimburse|compensate|indemn|harmless/i,
  surely: [
    [
      compensates,
      "Apart from GST the Hirer will compensate us for all loss that follows a collision.",
    ],
  ],
  says: [
    [
      phrase(
        "defend ~60 (?:against|from) ~160 (?:pay|meet|satisfy|bear) ~30 (?:damages|costs|loss|awards?|judgment|settlement)",
      ),
      "Verbena shall defend Stackyard from, and pay all that is awarded in, any action for defamation or infringement founded on what is on its site.",
    ],
    [
      compensates,
      "If a guest whom the Member brings in breaks a machine, the Member will compensate us for all loss that follows.",
    ],
    [
      phrase("indemnif(?:y|ies)\\b"),
      "If the Tutor copies from a textbook, and the publisher comes after us, he'll indemnify the Academy for it.",
    ],
    [
      phrase("(?:keep|hold|save|held|kept|saved) ~80 (?:indemnified|harmless)"),
      "Jointly, the Licensor and the Licensee agree to save the Escrow Agent harmless from its costs of interpleader.",
    ],
    [
      phrase("(?:is|are|be|stand) (?:fully |hereby )?indemnified (?:by|against|from)"),
      "The Landlord is indemnified by the Tenant against claims by the Tenant's visitors.",
    ],
    [
      phrase("(?:gives?|grants?|provides?) ~40 indemnit(?:y|ies)"),
      "Upon appointment the Secured Party gives each Receiver an indemnity for liabilities properly incurred in trading on.",
    ],
  ],
  not: [
    "If a party is required to indemnify another for a cost, the amount excludes any input tax credit for GST.",
    "The Owner's insurer may be indemnified by the manufacturer under the recall program.",
    "The obligations to indemnify in clause 18 outlive this Agreement.",
    "The insurer will indemnify the Owner under the policy.",
    "Insurance\nVerbena shall defend Stackyard from, and pay all that is awarded in, any action for defamation or infringement founded on what is on its site.",
  ],
  unless:
    /\bgst\b|taxable supply|(?:obligations?|liabilit(?:y|ies)|dut(?:y|ies)|rights?|agreement|agrees|entitled|entitlement|requirement|required|failure) (?:to (?:be )?|of (?:the )?\w+ to |for )(?:defend|indemnif\w+)(?! (?:and|,|each|the other|us|you|the \w+ (?:against|for|from)))|(?:policy|insurance|insurer)[^.]{0,60}indemnif|not (?:be (?:required|obliged) to |required to |obliged to )?indemnify|no obligation to indemnify|professional indemnity insurance/i,
  notUnder: /^(?!.{0,200}(?:indemn|liabilit|\brisk)).{0,200}insurance|^gst/i,
  raises: [
    {
      when: phrase(
        "(?:any|a) breach|in connection with|arising (?:directly or indirectly )?(?:out of|from)|howsoever (?:caused|arising)|whether or not",
      ),
      because: "it is triggered by {words}, with no need of fault",
      as: "Customer promises to defend, indemnify and save harmless BinRight from fines and clean-up arising from Excluded Waste put by anybody in a bin.",
      unless: {
        says: ofFault,
        as: "The Rigger indemnifies the Owner against claims arising from the Rigger's negligent act or omission.",
      },
    },
    {
      when: phrase(
        "(?:on|upon) demand|(?:full|continuing) indemnity|survives?|without limit(?!ing|ation)|solicitor and (?:own )?client",
      ),
      because: "it adds {words}",
      as: "Without limit as to amount, Dallimore indemnifies Brightwater for injury to any person caused by the collapse of formwork.",
    },
    {
      when: phrase(
        "(?:including|whether).{0,60}negligence of (?:the|us)|regardless of (?:fault|negligence)|even if .{0,30}negligen",
      ),
      because: "it may cover the other side’s own negligence ({words})",
      as: "The Tenant indemnifies the Landlord against claims by visitors, even if caused by negligence.",
    },
    {
      when: phrase(
        "(?:all|any|every|whatever) (?:and all |other )?(?:loss(?:es)?|liabilit\\w+|damages?|claims?|costs?|expenses?|demands?|remed(?:y|ies))",
      ),
      because: "it reaches {words}",
      as: "The Client indemnifies the Studio against every loss.",
    },
  ],
  lowers: [
    {
      when: phrase("each party|each of the parties|mutual|the other party"),
      because: "it runs both ways ({words})",
      as: "Nakhle's party-party costs, when assessed, fall on Steadfast Mutual, which indemnifies Bayside for them under the policy.",
      inSentence: true,
    },
    {
      when: phrase(
        "third[- ]part(?:y|ies)'?s? (?:claims?|actions?|proceedings)|claims? (?:by|of|from) (?:a |any )?third part",
      ),
      because: "it is kept to {words}",
      as: "Tallow & Reed and Coolabah each indemnify the other against fines and third-party claims flowing from misuse of the other's trade marks.",
    },
    {
      when: phrase(
        "reduced (?:proportionately|proportionally|in proportion|to the extent)|proportion(?:ate|al)ly|(?:except|save) to the extent",
      ),
      because: "it is cut down by the other side’s own part ({words})",
      as: "The Contractor shall indemnify the Principal against loss of or damage to the Principal's property and claims in respect of personal injury or death arising out of or as a consequence of the carrying out of WUC, but the liability shall be reduced proportionally to the extent that an act or omission of the Principal contributed thereto.",
    },
    {
      when: phrase(
        "less (?:the|its|any) (?:share|part|portion|amount)|to the extent (?:that )?(?:it|he|she|they|we|you|the \\w+) (?:\\w+ ){0,2}(?:caus|contribut)\\w+|to the extent (?:that )?it (?:was|is) (?:our|your|its|their) ",
      ),
      because: "it leaves out the other side’s own part ({words})",
      as: "The Florist indemnifies the Venue against damage to the hall, less the share that the Venue brought about.",
    },
    {
      when: phrase(
        "(?:that|which) ~80 causes?\\b|caused by (?:its|his|her|their|our|your|the \\w+'s) (?:own )?(?:negligen|breach|fault|wilful|act|default)\\w*",
      ),
      because: "it is kept to what that party brings about ({words})",
      as: "The Caterer indemnifies the Venue against damage that the Caterer's waiters cause.",
    },
    {
      when: phrase(
        "(?:limited|capped) (?:in total |in all )?(?:to|at)|not exceed|up to (?:\\$|a (?:total|maximum))",
      ),
      because: "it has a limit ({words})",
      as: "The Painter indemnifies the Owner, up to $20,000.",
    },
  ],
  effect: "makes a party answer for another’s loss by way of indemnity",
  why: "It can give more than damages would, and liability taken on by contract may be uninsured.",
  ask: [
    {
      ask: "for a limit in amount, and an end when the debt does",
      has: "a limit in amount",
      when: surety,
      there: /\b(?:limited to|up to|not exceed|no more than)\b/i,
      as: "It answers for that loss up to $5,000.",
    },
    {
      ask: "for notice of each debt before it is paid, and the right to contest it",
      has: "notice of each debt",
      when: debtsTakenOn,
      there: /\b(?:noti(?:ce|fy|fies)|tells?|contest|disput)\w*/i,
      within: "clause",
      as: "It indemnifies the Agent for the debts of which it has notice.",
    },
    {
      ask: "that the costs of recovery be reasonable and in fact incurred",
      has: "reasonable costs of recovery",
      when: recovery,
      there: /\breasonabl[ey]\b/i,
      notIn: loans,
      as: "It indemnifies the Agent for reasonable costs of collection.",
    },
    {
      ask: "that it be mutual",
      has: "the same indemnity the other way",
      mutual: true,
      notWhen: forDebt,
      notIn: [...building, ...loans, ...ownership, "settlement deed"],
    },
    {
      ask: "that it be kept to claims of third parties",
      notWhen: new RegExp(`${forDebt.source}|${ofInjury.source}`, "i"),
      has: "claims of third parties",
      within: "sentence",
      there:
        /\bthird[- ]part|\bclaims?\b.{0,80}\b(?:by|makes?|made|brought)\b|\b(?:claims?|actions?|suits?|proceedings?)\b[^.;]{0,40}\b(?:brought|asserted|assessed|filed|instituted)\b|\bassessed against\b|\bby any other (?:party|person)\b|\bfinally awarded\b/i,
      notIn: [...loans, ...ownership, "settlement deed"],
      as: "It indemnifies the Agent against claims by any person.",
    },
    {
      ask: "that it be kept to loss that the indemnifying party’s fault caused",
      notWhen: forDebt,
      has: "loss caused by fault",
      within: "sentence",
      there:
        /\b(?:negligen\w+|wrongful|will?ful|untrue|misleading|prohibited|violat\w+|attributable to|acts? or omissions?|fails?|failure|fault|default|misconduct|careless\w*|breach\w*|infring\w*|(?:our|its|their) doing)\b|(?<!\b(?:any|whatever|every|however|howsoever|not) )\bcause[sd]?\b(?! of action)/i,
      notIn: loans,
      as: "It indemnifies the Agent for loss that its negligence causes.",
    },
    {
      ask: "that it be reduced by what the other side contributed",
      notWhen: forDebt,
      has: "a reduction for the other side’s share",
      there:
        /\b(?:except|less|reduc\w+|save|but not|other than)\b.{0,60}\b(?:to the extent|so far as|share|proportion\w*|contribut\w+|part|caused)|\b(?:only|solely) to the extent\b|\bcontribut\w+\b|\bsolely\b[^.]{0,60}\b(?:based|caused|aris\w+)\b|\b(?:except|provided|however|unless|other than|save)\b[^.]{0,200}\b(?:negligen\w+|misconduct|fault|bad faith|acts? or omissions?)/i,
      within: "clause",
      notIn: loans,
      as: "Its liability is reduced to the extent the Agent contributed.",
    },
    {
      ask: "that it fall under the liability cap",
      elsewhere:
        /\b(?:total|aggregate|entire|whole|overall|maximum) liability\b[^.;]{0,60}\bunder (?:or in connection with )?(?:this|the) (?:agreement|contract|deed)\b[^.;]{0,60}\b(?:limited to|(?:not|never) exceed|capped)(?!.{0,600}\b(?:not apply|other than|except)\b[^.;]{0,160}\bindemnit)/i,
      notWhen: forDebt,
      where: capped,
      has: "the liability cap",
      there: /\b(?:subject to|limited|cap(?:ped)?|not exceed|up to)\b/i,
      in: supplies,
      as: "Subject to clause 9 it indemnifies the Agent.",
    },
    {
      ask: "that costs be reasonable only",
      has: "reasonable costs only",
      there: /\breasonabl[ey]\b/i,
      when: /\b(?:costs?|expenses|full indemnity|indemnity basis)\b/i,
      in: loans,
      as: "It indemnifies the Lender for its reasonable costs.",
    },
    {
      ask: "that loss caused by the lender’s own neglect be left out",
      has: "the lender’s own neglect left out",
      there:
        /\b(?:except|other than|save|unless)\b.{0,80}\b(?:negligen|neglect|wilful|fraud|default)/i,
      in: loans,
      as: "Loss is payable except through the Lender's negligence.",
    },
  ],
  insteadOf: ["work-at-cost", "product-recall", "permits-and-fines", "damage-liability"],
  insteadWhere: [{ of: "personal-guarantee", not: guarantees }],
  states: ["cap", "noCap", "whetherOrNot"],
  gravity: 9,
  given: "indemnif\\w+|indemnit\\w+|harmless|compensat\\w+",
  promises: true,
  alike: [
    // Costs to whoever wins, and how a claim is run, are not the promise to make good.
    {
      words:
        /\b(?:under )?no obligation to indemnify\b|\bindemnification\b[^.;]{0,40}\bmay be sought\b|\bclaim for indemnification\b|\b(?:prevailing|successful|winning|substantially prevails?)\b[^.;]{0,160}\b(?:costs|fees)\b|\b(?:co-?operate|assist|participate|settle)\b[^.;]{0,80}\b(?:defen[cs]e of )?(?:any |an |the |such )?indemnif(?:ied|iable) (?:claim|matter|action)|\breimburs\w+\b.{0,60}\b(?:(?:travel|out-of-pocket|reasonable|approved|business) expenses|costs? of (?:production|producing|copying|copies|discovery)|fares?|accommodation|meals?|parking|tolls?|petrol|mileage)\b/i,
    },
    // Fines are paid to others than the one who is indemnified.
    {
      words: /\b(?:liable|responsible)\b.{0,40}\b(?:fines?|infringements?|penalties|tolls)\b/i,
      meant:
        /\b(?:indemnif\w*|indemnit\w*|harmless|reimburs\w*|compensat\w*|defend\w*|make good|loss(?:es)?|claims?)\b/i,
    },
    // A price for leaving or for enforcing covers no loss of anybody else's.
    {
      words: /\b(?:pay|bear|meet)s?\b.{0,60}\b(?:costs?|expenses?|fees?)\b/i,
      meant:
        /\b(?:indemn|harmless|loss|losses|lost|claim|liab|damage|proceeding|injur|compensat|reimburs|breach|default|defen[cd]|action|award|fault|third|penalt|fine|judgment|settle|suffer|sue)\w*/i,
    },
    // What is paid back because it was agreed to be is no loss.
    {
      words: /\breimburs\w*\b/i,
      meant:
        /\b(?:indemn|harmless|loss|losses|claim|liab|damage|injur|compensat|breach|default|defen[cd]|award|fault|third|penalt|fine|judgment|settle|suffer|sue|suit)\w*/i,
    },
  ],
  capOf: "burdens",
  forStranger: new RegExp(
    `\\bindemnif(?:y|ies)(?: and (?:\\w+ ){1,3}?)? ?([A-Z][\\w&.'’-]+(?: [A-Z][\\w&.'’-]+){0,4},? (?:${bodyForms}))`,
  ),
});
