import { supply } from "../kind/expected.ts";
import {
  building,
  employment,
  holdingData,
  leases,
  loans,
  ownership,
  supplies,
} from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { allLoss, limitsInSales, limitsNothing, machineFailure } from "../kind/shut-out.ts";
import { lawOfApportionmentOff } from "../kind/usage.ts";
import { savesGuarantees } from "../kind/wording.ts";

export const limitationOfLiability = clause({
  id: "limitation-of-liability",
  title: "Limitation of Liability",
  level: "Medium",
  named: [
    /limit(?:ation)?s? (?:of|on) (?:our |\w+ )?liabilit|exclusion of liability/i,
    "Limits on our liability",
  ],
  cue: /need only|only have|obligation|own risk|sole risk|s risk|answerable|recover|claim|liab|responsib|recourse|releas|exceed|no claim|exempt|absol|to pay|at most/i,
  underHeading: {
    heading:
      /limit\w* (?:of|on) (?:our |\w+ )?liabilit|liabilit|exclusions?|limitations?|releases?/i,
    says: phrase("(?:limited to|not exceed|no more than|exclud|not liable|capped|maximum|at most)"),
    as: "Exclusions\nRecovery under any claim will be capped at the Fees.",
  },
  surely: [
    [
      phrase(
        "(?:not (?:be )?liable|no liability|accepts? no (?:liability|responsibility)) ~60 \\bany (?:and all )?(?:loss(?:es)?|damages?|liabilit\\w+|claims?)(?: or (?:loss|damage))? (?:whatsoever|howsoever|of (?:any|whatsoever|whatever) (?:kind|nature|sort))",
      ),
      "The Depot is not liable for any loss whatsoever, within or beyond its reasonable control.",
    ],
    [
      machineFailure,
      "The Host is not liable for loss of data, or for what lies beyond its reasonable control.",
    ],
  ],
  says: [
    [
      phrase(
        "(?:need only|only (?:need|have|required|obliged|liable) to|(?:sole |only )obligation ~40 (?:is|to)) ~40 (?:repair|replac|refund|re-?suppl|supply)",
      ),
      "Where you bought the system for a business, we need only supply the part again or pay what it costs to have that done.",
    ],
    [
      phrase(
        "(?:uses?|occup\\w+|enters?|participat\\w+|train|attend|carried|stored|left|kept|brings?|parks?|goods|property) ~80 at (?:its|your|their|his|her|the \\w+'s|owner's) (?:own |sole )?risk",
      ),
      "Goods are left overnight at the Stallholder's own risk and no responsibility attaches to the Owner for them.",
    ],
    [
      phrase(
        "(?:under|have|has|having|with|bears?|incurs?) (?:any |no )(?:liability|responsibility)",
      ),
      "Subject to clause 9, neither party shall have any liability to the other for consequential loss.",
    ],
    [
      phrase(
        "{mustnot} (?:claim|recover) (?:more than|in excess of)|amount recoverable ~60 (?:limited|exceed|capped)",
      ),
      "The total amount recoverable from the Contractor is limited to $1 million.",
    ],
    [
      phrase("{mustnot} be answerable for|(?:has|have|will have) no claim (?:against|for)"),
      "Save as provided in clause 4, the Lessor shall not be answerable for any injury to any person.",
    ],
    [
      phrase(
        "(?:most|maximum(?: amount)?|limit) ~40 (?:we|you|either|any party|the \\w+) ~30 (?:ever )?(?:have to|be required to|be liable to|{must}|can be made to) pay",
      ),
      "The most we will ever have to pay you is $5,000.",
    ],
    [
      phrase(
        "(?:under|without) (?:any |no )?liability|no liability|exempt(?:ed)? from (?:all |any )?(?:liability|responsibility)|absolved? from|no claims? (?:{must}|may) (?:lie|be made|be brought)",
      ),
      "No liability rests on the Provider for a fall, or any other mishap, during an outing on which family has taken the Resident.",
    ],
    [
      phrase(
        "(?:have|has|required|obliged|liable) to pay ~20 (?:more than|in excess of|over) (?:\\$|aud|the|an amount)",
      ),
      "Tess won't have to pay Foundry more than the hire fee for any damage done by her guests, unless they meant to do it.",
    ],
    [
      phrase(
        "(?:liable|liability|responsib\\w+) ~80 (?:only )?(?:up to|to the extent of|not more than|no more than|is limited|limited to|capped at|ends? at)",
      ),
      "The Company's responsibility under this contract ends at replacing the goods.",
    ],
    [
      phrase(
        "(?:does not|do not|will not|shall not|won't) (?:accept|assume|have|bear) (?:any )?(?:liability|responsibility)",
      ),
      "The Agency does not accept liability for any act or omission of a worker.",
    ],
    [
      phrase(
        "liability ~200 (?:is|are|be|remains?) (?:strictly |expressly |hereby )?(?:limited|capped|excluded|restricted)",
      ),
      "Liability, where it can't be excluded, is restricted to the lesser of $100 per consignment and the cost of carrying it again.",
    ],
    [
      phrase("(?:limits?|caps?|excludes?|restricts?|disclaims?) ~60 liabilit(?:y|ies)"),
      "The Supplier limits its liability to the resupply of the services.",
    ],
    [
      phrase(
        "(?:maximum|aggregate|total|cumulative|entire|overall|combined|collective) (?:aggregate |total |cumulative |combined )?(?:liability|responsibility)",
      ),
      "COMPANY'S AGGREGATE LIABILITY, WHETHER SOUNDING IN CONTRACT, TORT, STATUTE OR OTHERWISE, IS CONFINED TO THE LICENSE FEES ACTUALLY RECEIVED BY COMPANY FOR THE MODULE GIVING RISE TO THE CLAIM DURING THE SIX MONTHS BEFORE THE FIRST EVENT COMPLAINED OF.",
    ],
    [
      phrase(
        "liabilit(?:y|ies) ~160 (?:not|never|in no (?:event|case|circumstances)) (?:in aggregate |in any event |under any circumstances )?(?:exceed|be more than|be greater than)",
      ),
      "Regardless of the basis on which the Licensee is entitled to claim damages, the Licensor's liability for all claims relating to the Program will not be greater than the charges (or, if recurring, 12 months' charges) for the module that is the subject of the claim.",
    ],
    [
      phrase(
        "(?:is|are|be|am) (?:not|never) (?:be )?(?:in any way |in any circumstances )?(?:liable|responsible) ~20 (?:for|to|in|under|if|when|where|unless)",
      ),
      "To the extent the law allows, the Landlord is not responsible for any damage to the Tenant's stock.",
    ],
    [
      phrase("(?:isn't|aren't|won't be|not be|nor be) (?:held )?(?:liable|responsible)"),
      "Kite will not be responsible for shots missed because a guest with a phone was in the way.",
    ],
    [
      phrase(
        "(?:in no event|under no circumstances|in no circumstances|at no time) ~160 (?:liable|liability|responsible)",
      ),
      "In no circumstances is Steadfast Mutual to be liable for more than the balance of the policy limit, namely $730,000.",
    ],
    [
      phrase("(?:neither|no) ~80 (?:shall|will|is|may|can|are) ~20 (?:liable|responsible)"),
      "Neither we nor our staff will be responsible for lost property.",
    ],
    [
      phrase("(?:has|have|accepts?|assumes?|bears?|take) no (?:liability|responsibility)"),
      "Except as required by law, the School accepts no responsibility for personal belongings.",
    ],
    [
      phrase(
        "releases?(?: and (?:forever )?(?:discharges?|indemnif\\w+)|,)? ~60 from (?:all|any|every|and) ~60 (?:liabilit|claims?|actions?|loss|demands?)",
      ),
      "The Lessee releases and indemnifies the Lessor from all claims arising from the use of the premises.",
    ],
    [
      phrase(
        "limited[- ]recourse|recourse ~60 (?:limited|only)|(?:trustee|responsible entity) ~120 (?:liable|liability) ~120 (?:only|extent|assets)",
      ),
      "The Trustee enters into this agreement only as trustee; the Provider can enforce a liability against it only to the extent to which the Trustee can be, and is in fact, indemnified out of the trust's assets.",
    ],
  ],
  not: [
    "Nothing in these terms limits any liability for fraud.",
    "Warning: exercise can be strenuous, so see a doctor before you begin if you are over 45 or have a heart condition.",
    "If your plan has a storage limit, the most you can keep in your workspace is the figure shown next to it.",
    "Inspections by the Consultant are limited to one site visit a fortnight while the structure is going up.",
    "Force majeure\nWhere you bought the system for a business, we need only supply the part again or pay what it costs to have that done.",
  ],
  unless:
    /nothing in (?:this|these|the) .{0,80}(?:excludes?|limits?|restricts?)|several(?:ly)?\b.{0,30}\bliab|(?:liabilit|obligation)\w*.{0,40}(?:of the guarantor|guarantor).{0,80}not (?:be )?(?:affected|discharged|released)|limited liability (?:company|partnership)|with limited liability|limited by shares|not liable (?:for|to pay) (?:any )?(?:tax|duty|gst)|liability (?:is|shall be|are) not limited|insurance.{0,60}limit of liability|(?:beyond|outside) .{0,30}reasonable control|force majeure/i,
  notUnder:
    /force majeure|guarantee and|guarantor|interpretation|definitions|^(?!.{0,200}(?:indemn|liabilit|\brisk)).{0,200}insurance/i,
  raises: [
    {
      when: phrase(
        "(?<!\\b(?:unless|except|save|other than|apart from|excluding|not apply)\\b[^.]{0,120})\\b(?:negligen(?:ce|t)|(?:personal|even for(?: an| any)?) injury|wil?lful|gross negligence|deliberate)",
      ),
      because: "it names {words}, so that fault may go unpaid",
      as: "Corella's aggregate liability under or in connection with a Statement of Work, whether in contract, tort (including negligence), under statute or otherwise, is limited to the fees Banyan has actually paid under that Statement of Work.",
    },
    {
      when: phrase(
        "(?:any|all) (?:and all )?(?:loss|damage|injury|liabilit|claim)\\w* ~40 (?:whatsoever|howsoever|of (?:any|whatsoever|whatever) (?:kind|nature|sort))",
      ),
      because: "it shuts out all of it ({words})",
      as: "The Depot is not liable for any loss of whatever nature.",
    },
    {
      when: phrase(
        "(?<=\\b(?:limited|exceed|capped|cap|more than|the most)\\b[^.]{0,100})\\b(?:one|two|three|six|1|2|3|6)(?: ?\\(\\d\\))? months?",
      ),
      because: "the cap looks back over {words} only",
      as: "Our liability to you is capped at the total of the fees you paid us in the previous six months.",
    },
    {
      when: phrase(
        "(?:\\$|aud ?)\\d{1,3}(?![\\d,.]|[ ']\\d{3}| ?(?:million|billion|thousand|m|k|bn)\\b)|fees? (?:actually )?paid ~40 (?:month|order|invoice)",
      ),
      because: "the cap is small against what may be lost ({words})",
      as: "Liability, where it can't be excluded, is restricted to the lesser of $100 per consignment and the cost of carrying it again.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:other than|except|apart from|save for|does not apply|do not apply|shall not apply|will not apply|not limit|not exclude) ~200 (?:fraud|wilful|willful|death|personal injury|confidential|privacy|indemnit)",
      ),
      because: "it leaves serious cases outside the limit ({words})",
      as: "Save and except to the extent that the same is caused by the wilful act of the Lessor, the Lessor shall not be liable to the Lessee for loss of or injury to any stock, plant or fitting brought upon the Demised Premises, howsoever arising.",
    },
    {
      when: savesGuarantees,
      because: "it keeps what the law does not let it take away ({words})",
      as: "TO THE EXTENT PERMITTED BY SECTION 139A OF THE COMPETITION AND CONSUMER ACT 2010 (CTH), THE CLUB'S LIABILITY FOR DEATH, PHYSICAL OR MENTAL INJURY OR THE CONTRACTION OF A DISEASE FROM RECREATIONAL SERVICES IS EXCLUDED.",
    },
  ],
  effect: "limits or excludes what a party answers for",
  why: "It may decide what the contract is worth once something goes wrong.",
  ask: [
    {
      ask: "that the limit be mutual",
      has: "the same limit for both sides",
      mutual: true,
      in: supplies,
    },
    {
      ask: "that it be no lower than twelve months of fees or the insured amount",
      notOfPaid: true,
      has: "a limit of that size",
      limit: { unit: "prices", least: 1, near: /limited|exceed|cap|more than|up to|liab/i },
      there:
        /\binsur(?:ed|ance)\b|\bgreater of\b|\b(?:twice|double)\b|\b(?:two|three|five|ten) times\b|\b(?:12|twelve|24|twenty[- ]four)\b.{0,10}\bmonths\b/i,
      when: /\$|\b(?:fees?|price|charges|paid|payable|limited to|exceed|cap(?:ped)?|up to)\b/i,
      in: supplies,
      as: "Liability is limited to the greater of $1m and the fees.",
    },
    {
      ask: "that fraud and wilful misconduct be left out",
      notOfPaid: true,
      has: "fraud or wilful misconduct left out",
      there: /\bfraud|\bwill?ful|\bdishonest|\bdeliberate|\bintentional|\bbad faith\b/i,
      within: "clause",
      as: "The limit does not apply to fraud.",
    },
    {
      ask: "that death and injury be left out",
      notOfPaid: true,
      undoneBy: /\b(?:even|including|whether)\b[^.;]{0,60}\b(?:injur|death)/i,
      has: "injury left out",
      there: /\binjur|\bdeath/i,
      within: "clause",
      notIn: [...loans, ...ownership, ...employment, ...leases, ...building],
      as: "The limit does not apply to personal injury.",
    },
    {
      ask: "that breach of confidence and privacy be left out",
      notOfPaid: true,
      has: "confidentiality or privacy left out",
      there: /\bconfiden|\bprivacy\b|\bpersonal information\b/i,
      pointedAt: /\bconfiden|\bprivacy\b/i,
      within: "clause",
      in: holdingData,
      as: "The limit does not apply to breach of confidence.",
    },
    ...limitsInSales,
  ],
  insteadOf: ["no-refund", "delivery-estimate"],
  insteadWhere: [
    // Whoever answers for no loss at all answers for none of any kind.
    { of: "consequential-loss", says: allLoss },
  ],
  contrary: ["uncapped-liability"],
  categories: ["Cap on Liability"],
  termsLabels: ["Limitation of liability"],
  states: ["cap", "noCap", "greaterOf", "lesserOf", "whetherOrNot"],
  gravity: 20,
  takesAway: true,
  shields: true,
  usually: [lawOfApportionmentOff, { bears: "recipient", writtenBy: "payee" }],
  alike: limitsNothing,
  expected: {
    order: 3,
    of: new RegExp(`^(?:${supply}|Terms of service|Share sale|Business sale)`),
    signs:
      /\bliab|\blimit(?:s|ed|ation)?s? (?:of|on|to|its|our|the)\b|\bcap(?:s|ped)?\b|exceed|consequential|answerable|at most|the most|no more than|own risk|no claim|claims? against|recourse|responsib|exposure|ceiling|maximum|stops? at|ever pay/i,
    unless: ["consequential-loss"],
    reason: "Nothing limits what either side answers for, so liability is at large.",
  },
  capOf: "benefits",
  limits: true,
});
