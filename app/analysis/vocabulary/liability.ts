import { type ClauseRule, phrase } from "./rule.ts";

const notLiable =
  "(?:(?:not|never|no longer) (?:be )?(?:held )?(?:liable|responsible|accountable)|(?:neither|no|nor) ~80 (?:liable|responsible)|(?:has|have|accepts?|bears?|assumes?|shall have|will have) no (?:liability|responsibility)|without liability|no liability|(?:excludes?|disclaims?|excluded|waives?) ~120 (?:liability|loss|damages?))";
/** Words that keep what consumer law does not let a contract take away. */
export const savesGuarantees = phrase(
  "consumer guarantees?|consumer law|(?:cannot|can not|may not|not) (?:lawfully )?be (?:excluded|restricted|modified)|competition and consumer act|non-?excludable",
);
const mutual = phrase(
  "each party|either party|neither party|both parties|mutual|a party'?s|no party",
);

/** Who pays when something goes wrong. */
export const liabilityRules: ClauseRule[] = [
  {
    id: "limitation-of-liability",
    title: "Limitation of Liability",
    level: "Medium",
    named: /limit(?:ation)?s? (?:of|on) (?:our |\w+ )?liabilit|exclusion of liability/i,
    cue: /need only|only have|obligation|own risk|sole risk|s risk|answerable|recover|claim|liab|responsib|recourse|releas|exceed|no claim|exempt|absol|to pay|at most/i,
    heading:
      /limit\w* (?:of|on) (?:our |\w+ )?liabilit|liabilit|exclusions?|limitations?|releases?/i,
    underHeading: phrase(
      "(?:limited to|not exceed|no more than|exclud|not liable|capped|maximum|at most)",
    ),
    says: [
      phrase(
        "(?:need only|only (?:need|have|required|obliged|liable) to|(?:sole |only )obligation ~40 (?:is|to)) ~40 (?:repair|replac|refund|re-?suppl|supply)",
      ),
      phrase(
        "(?:uses?|occup\\w+|enters?|participat\\w+|train|attend|carried|stored|left|kept|brings?|parks?|goods|property) ~80 at (?:its|your|their|his|her|the \\w+'s|owner's) (?:own |sole )?risk",
      ),
      phrase(
        "(?:under|have|has|having|with|bears?|incurs?) (?:any |no )(?:liability|responsibility)",
      ),
      phrase(
        "{mustnot} (?:claim|recover) (?:more than|in excess of)|amount recoverable ~60 (?:limited|exceed|capped)",
      ),
      phrase("{mustnot} be answerable for|(?:has|have|will have) no claim (?:against|for)"),
      phrase(
        "(?:most|maximum(?: amount)?|limit) ~40 (?:we|you|either|any party|the \\w+) ~30 (?:ever )?(?:have to|be required to|be liable to|{must}|can be made to) pay",
      ),
      phrase(
        "(?:under|without) (?:any |no )?liability|no liability|exempt(?:ed)? from (?:all |any )?(?:liability|responsibility)|absolved? from|no claims? (?:{must}|may) (?:lie|be made|be brought)",
      ),
      phrase(
        "(?:have|has|required|obliged|liable) to pay ~20 (?:more than|in excess of|over) (?:\\$|aud|the|an amount)",
      ),
      phrase(
        "(?:liable|liability|responsib\\w+) ~80 (?:only )?(?:up to|to the extent of|not more than|no more than|is limited|limited to|capped at|ends? at)",
      ),
      phrase(
        "(?:does not|do not|will not|shall not|won't) (?:accept|assume|have|bear) (?:any )?(?:liability|responsibility)",
      ),
      phrase(
        "liability ~200 (?:is|are|be|remains?) (?:strictly |expressly |hereby )?(?:limited|capped|excluded|restricted)",
      ),
      phrase("(?:limits?|caps?|excludes?|restricts?|disclaims?) ~60 liabilit(?:y|ies)"),
      phrase(
        "(?:maximum|aggregate|total|cumulative|entire|overall|combined|collective) (?:aggregate |total |cumulative |combined )?(?:liability|responsibility)",
      ),
      phrase(
        "liabilit(?:y|ies) ~160 (?:not|never) (?:in aggregate |in any event |under any circumstances )?(?:exceed|be more than|be greater than)",
      ),
      phrase(
        "(?:most|maximum(?: amount)?) (?:that )?(?:we|you|either party|the \\w+) (?:will|can|must|could) (?:have to |be required to )?pay",
      ),
      phrase(
        "(?:is|are|be|am) (?:not|never) (?:be )?(?:in any way |in any circumstances )?(?:liable|responsible) ~20 (?:for|to|in|under|if|when|where|unless)",
      ),
      phrase("(?:isn't|aren't|won't be|not be|nor be) (?:held )?(?:liable|responsible)"),
      phrase(
        "(?:in no event|under no circumstances|in no circumstances|at no time) ~160 (?:liable|liability|responsible)",
      ),
      phrase("(?:neither|no) ~80 (?:shall|will|is|may|can|are) ~20 (?:liable|responsible)"),
      phrase("(?:has|have|accepts?|assumes?|bears?|take) no (?:liability|responsibility)"),
      phrase(
        "releases?(?: and (?:forever )?(?:discharges?|indemnif\\w+)|,)? ~60 from (?:all|any|every|and) ~60 (?:liabilit|claims?|actions?|loss|demands?)",
      ),
      phrase(
        "limited[- ]recourse|recourse ~60 (?:limited|only)|(?:trustee|responsible entity) ~120 (?:liable|liability) ~120 (?:only|extent|assets)",
      ),
    ],
    unless:
      /nothing in (?:this|these|the) .{0,80}(?:excludes?|limits?|restricts?)|several(?:ly)?\b.{0,30}\bliab|(?:liabilit|obligation)\w*.{0,40}(?:of the guarantor|guarantor).{0,80}not (?:be )?(?:affected|discharged|released)|limited liability (?:company|partnership)|with limited liability|limited by shares|not liable (?:for|to pay) (?:any )?(?:tax|duty|gst)|liability (?:is|shall be|are) not limited|insurance.{0,60}limit of liability|(?:beyond|outside) .{0,30}reasonable control|force majeure/i,
    notUnder:
      /force majeure|guarantee and|guarantor|interpretation|definitions|^(?!.{0,200}(?:indemn|liabilit|\brisk)).{0,200}insurance/i,
    burdens: "others",
    yieldsTo: "consequential-loss",
    raises: [
      {
        when: phrase(
          "(?<!\\b(?:unless|except|save|other than|apart from|excluding|not apply)\\b[^.]{0,120})\\b(?:negligen(?:ce|t)|personal injury|wil?lful|gross negligence|deliberate)",
        ),
        because: "it names {words}, so that fault may go unpaid",
        ask: "Take negligence, deliberate breach and injury out of the limit.",
      },
      {
        when: phrase(
          "(?:limited|exceed|capped|cap|more than) ~80 (?:one|two|three|six|1|2|3|6)(?: ?\\(\\d\\))? months?",
        ),
        because: "the cap looks back over {words} only",
        ask: "Ask for a cap of at least twelve months of fees, or the insured amount if that is more.",
      },
      {
        when: phrase(
          "(?:\\$|aud ?)\\d{1,3}(?![\\d,])|fees? (?:actually )?paid ~40 (?:month|order|invoice)",
        ),
        because: "the cap is small against what may be lost ({words})",
        ask: "Ask for a cap that matches the insured amount or at least twelve months of fees.",
      },
    ],
    lowers: [
      {
        when: phrase(
          "(?:other than|except|does not apply|do not apply|shall not apply|will not apply|not limit|not exclude) ~200 (?:fraud|wilful|willful|death|personal injury|confidential|privacy|indemnit)",
        ),
        because: "it leaves serious cases outside the limit ({words})",
      },
      {
        when: savesGuarantees,
        because: "it keeps what the law does not let it take away ({words})",
      },
    ],
    effect: "limits or excludes what a party answers for",
    law: "A cap or release may decide what the contract is worth once something goes wrong; in a standard form consumer or small business contract a one-sided limit can be unfair (ACL s 25(a)), and consumer guarantees can only be limited, not excluded (ACL ss 64, 64A).",
    ask: "Ask that the limit be mutual, be no lower than twelve months of fees or the insured amount, and leave out fraud, wilful misconduct, injury, confidentiality and privacy.",
  },
  {
    id: "consequential-loss",
    title: "Exclusion of Consequential Loss",
    level: "Medium",
    cue: /consequential|indirect|incidental|special|loss of (?:profit|revenue)/i,
    says: [
      phrase(
        `${notLiable} ~260 (?:consequential|indirect|incidental|special,|special or|loss of (?:profits?|revenue|business)|lost profits?)`,
      ),
      phrase(
        "(?:in no event|under no circumstances|neither party|no party) ~260 (?:consequential|indirect|incidental|loss of profits?|lost profits?)",
      ),
      phrase(
        "(?:consequential|indirect|incidental) (?:loss|losses|damage|damages)\\b.{0,160}(?:is|are|be) (?:hereby |expressly )?(?:excluded|waived|disclaimed|not recoverable)",
      ),
    ],
    unless: /includ\w+ (?:any )?(?:consequential|indirect)(?! or).{0,60}\bindemnif|insurance/i,
    burdens: "others",
    raises: [
      {
        when: phrase("loss of (?:profits?|revenue|income|business)|lost profits?"),
        because: "{words} falls out even where it is the direct result of a breach",
        ask: "Define the excluded loss so that profit and revenue lost as the direct result of a breach can be recovered.",
      },
      { when: phrase("loss of data|third[- ]party claims?"), because: "{words} falls out as well" },
    ],
    lowers: [
      { when: mutual, because: "it protects both sides ({words})" },
      {
        when: phrase(
          "(?:other than|except|does not apply|do not apply) ~160 (?:indemnit|confidential|privacy)",
        ),
        because: "it carves out {words}",
      },
      {
        when: phrase("(?:arising naturally|arises naturally|flows? naturally|naturally and)"),
        because: "it keeps loss that {words} from the breach",
      },
    ],
    effect: "shuts out indirect or consequential loss",
    law: "What the words mean is unsettled in Australia: Environmental Systems v Peerless Holdings [2008] VSCA 26 read them more widely than the old English rule, so the definition decides.",
    ask: "Ask for a definition that keeps loss flowing naturally from the breach, and make the exclusion mutual.",
  },
  {
    id: "uncapped-liability",
    title: "Uncapped Liability",
    level: "High",
    cue: /unlimited|uncapped|without limit|not apply|not limit|nothing/i,
    says: [
      phrase(
        "(?:unlimited|uncapped) (?:liability|indemnit)|liability ~80 (?:unlimited|uncapped|without limit)",
      ),
      phrase(
        "(?:limit|cap|limitation|exclusion)s?(?: of liability)? ~160 (?:do(?:es)? not|shall not|will not|not) (?:apply|limit|affect|extend)",
      ),
      phrase("nothing in (?:this|these) ~100 (?:limits?|excludes?|restricts?) ~80 liability"),
    ],
    unless: /consumer (?:guarantee|law)|competition and consumer|non-?excludable|insurance/i,
    burdens: "actor",
    raises: [{ when: phrase("any breach|indirect|consequential"), because: "it reaches {words}" }],
    lowers: [
      {
        when: phrase("fraud|wilful|willful|death|personal injury"),
        because: "what stays uncapped is of the usual kind ({words})",
      },
      { when: mutual, because: "it falls on both sides ({words})" },
    ],
    effect: "leaves a liability without an upper limit",
    law: "Open exposure can exceed both the price and the insurance, and an insurer may not follow liability that was taken on by contract.",
    ask: "Ask for a cap, or keep what is uncapped to fraud, wilful misconduct, death and injury.",
  },
  {
    id: "indemnity",
    title: "Indemnity",
    level: "High",
    named: /^indemnit(?:y|ies)$|^indemnification$/i,
    cue: /defend|reimburse|compensate|indemn|harmless/i,
    says: [
      phrase(
        "defend ~60 (?:against|from) ~160 (?:pay|meet|satisfy|bear) ~30 (?:damages|costs|loss|awards?|judgment|settlement)",
      ),
      phrase(
        "{must} (?:fully )?(?:reimburse|compensate) (?:us|the \\w+|each other|the other(?: party)?) for (?:any|all) ~20 (?:claims?|loss(?:es)?|liabilit|damages?)",
      ),
      phrase("indemnif(?:y|ies)\\b"),
      phrase("(?:keep|hold|save|held|kept|saved) ~80 (?:indemnified|harmless)"),
      phrase("(?:is|are|be|stand) (?:fully |hereby )?indemnified (?:by|against|from)"),
      phrase("(?:gives?|grants?|provides?) ~40 indemnit(?:y|ies)"),
    ],
    unless:
      /\bgst\b|taxable supply|(?:obligations?|liabilit(?:y|ies)|dut(?:y|ies)|rights?|agreement|agrees|entitled|entitlement|requirement|required|failure) (?:to (?:be )?|of (?:the )?\w+ to |for )(?:defend|indemnif\w+)(?! (?:and|,|each|the other|us|you|the \w+ (?:against|for|from)))|(?:policy|insurance|insurer)[^.]{0,60}indemnif|not (?:be (?:required|obliged) to |required to |obliged to )?indemnify|no obligation to indemnify|professional indemnity insurance/i,
    notUnder: /^(?!.{0,200}(?:indemn|liabilit|\brisk)).{0,200}insurance|^gst/i,
    burdens: "actor",
    raises: [
      {
        when: phrase(
          "(?:any|a) breach|in connection with|arising (?:directly or indirectly )?(?:out of|from)|howsoever (?:caused|arising)|whether or not",
        ),
        because: "it is triggered by {words}, with no need of fault",
        ask: "Limit it to third-party claims caused by that party's negligence or breach.",
      },
      {
        when: phrase(
          "(?:on|upon) demand|(?:full|continuing) indemnity|survives?|without limit|solicitor and (?:own )?client",
        ),
        because: "it adds {words}",
      },
      {
        when: phrase(
          "(?:including|whether).{0,60}negligence of (?:the|us)|regardless of (?:fault|negligence)|even if .{0,30}negligen",
        ),
        because: "it may cover the other side's own negligence ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("each party|each of the parties|mutual|the other party"),
        because: "it runs both ways ({words})",
      },
      {
        when: phrase(
          "third[- ]part(?:y|ies)'?s? (?:claims?|actions?|proceedings)|claims? (?:by|of|from) (?:a |any )?third part",
        ),
        because: "it is kept to {words}",
      },
      {
        when: phrase(
          "reduced (?:proportionately|proportionally|in proportion|to the extent)|proportion(?:ate|al)ly|(?:except|save) to the extent",
        ),
        because: "it is cut down by the other side's own part ({words})",
      },
    ],
    effect: "makes a party answer for another's loss by way of indemnity",
    law: "An indemnity can give more than damages would, and liability taken on by contract may be uninsured; in a standard form contract a one-sided one can be unfair (ACL s 25(a)).",
    ask: "Ask that it be mutual, kept to third-party claims caused by the indemnifying party's fault, reduced by the other side's contribution, and brought under the liability cap.",
  },
  {
    id: "covenant-not-to-sue",
    title: "Release and Covenant Not to Sue",
    level: "Medium",
    cue: /sue|releas|contest|challenge|waive/i,
    says: [
      phrase(
        "(?:covenants?|agrees?|undertakes?|promises?) ~30 (?:not|never) to (?:sue|bring|commence|institute|assert|make any claim)",
      ),
      phrase(
        "{mustnot} ~40 (?:sue|contest|challenge|attack|dispute|oppose) ~80 (?:validity|ownership|title|rights?|registration|enforceab)",
      ),
      phrase(
        "releases?,? (?:and|waives?|acquits?|forever|discharges?) ~40 ~60 (?:discharges?|claims?|from)",
      ),
      phrase("releases? ~80 from (?:all|any|and against) ~40 (?:claims?|actions?|suits?|demands?)"),
    ],
    burdens: "actor",
    raises: [
      {
        when: phrase("unknown|future|whether (?:or not )?known"),
        because: "it reaches {words} claims",
      },
    ],
    lowers: [
      { when: phrase("each party|mutual(?:ly)?"), because: "it binds both sides ({words})" },
    ],
    effect: "gives up claims, or the right to bring them",
    law: "General words are read down to what the parties had in mind (Grant v John Grant & Sons (1954) 91 CLR 112), but clear words bind; limits on the right to sue are ACL s 25(k).",
    ask: "Ask that the release be mutual and kept to the dispute it settles, with unknown and future claims left out.",
  },
];
