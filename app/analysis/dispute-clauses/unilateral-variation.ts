import { building, employment, supplies } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** Rules that bind as they stand from time to time. */
const changingRules = phrase(
  "(?:comply with|adhere to|follow|observe|abide by|bound by) ~80 (?:polic(?:y|ies)|procedures?|rules?|manual|standards?|codes?|guidelines) ~40 (?:and|with|including|or) (?:any |all |each )?(?:\\w+ )?(?:updates?|changes|amendments?|revisions?|variations?|modifications?)\\b(?! (?:agreed|made by agreement))",
);

export const unilateralVariation = clause({
  id: "unilateral-variation",
  title: "Unilateral Variation",
  level: "High",
  cue: /dut|require|chang|replac|remov|discretion|var(?:y|ied|iation)|amend|modif|updat|revis|alter|increas|adjust|substitut|withdraw|discontinu|from time to time|review|introduc/i,
  surely: [
    [
      changingRules,
      "A stallholder must comply with the market's rules, including any changes that no member need be asked about.",
    ],
    [
      phrase(
        "\\b(?!party|parties|both|each|either)\\w+ {may}(?: at any time| from time to time| also|,)? (?:change|vary|amend|modify|update|revise|alter)(?: or \\w+)? (?:(?:any|all) of )?(?:the|this|these|our|its|any of the) (?:(?:terms|conditions|provisions)(?: and conditions)?(?: of (?:the|this) \\w+)?|agreement|contract)(?! ?schedule) (?:by (?!(?:written |mutual )?agreement|deed|a (?:written )?(?:document|instrument|deed|variation))|on|at|with(?:out)? (?!the|your|written|prior)|upon|from time|whenever|when)",
      ),
      "The Gym may change this contract by an email a week ahead, to which no member may object.",
    ],
  ],
  says: [
    [
      changingRules,
      "A stallholder agrees to adhere to the market's rules and any updates to them.",
    ],
    [
      phrase(
        "(?:comply with|follow|observe|bound by) ~80 (?:new|amended|updated|revised|varied|replacement|current) (?:or \\w+ )?(?:\\w+ )?(?:polic(?:y|ies)|procedures?|rules?|manual|standards?|directions?|version)",
      ),
      "The Service Provider must comply with the Company Policies, including any new or amended Company Policy that is notified to the Service Provider from time to time.",
    ],
    [
      phrase(
        "(?:board|employer|company|manager|principal) {may} ~100 require ~40 to (?:work|move|relocate|perform)",
      ),
      "2.3 The Board may from time to time assign to the Executive duties for any related body corporate, or require him to work from other premises in Perth.",
    ],
    [
      phrase(
        "(?:timetables?|facilit(?:y|ies)|surcharges?|opening hours|benefits?|goods|rules|stock|venue|program) ~60 {may} be (?:changed|varied|amended|altered|modified|updated|withdrawn|replaced|cancelled) (?:by|at|without|from)",
      ),
      "Timetables and facilities can be altered by us without notice.",
    ],
    [
      phrase(
        "{may}[, ] ~40 (?:vary|change|adjust|increase|alter) ~40 (?:surcharge|levy|rebate|discount|margin|premium)",
      ),
      "The Carrier may vary the fuel surcharge weekly.",
    ],
    [
      phrase(
        "{may} ~40 (?:make|issue|introduce|adopt|publish) (?:new |further |other )?(?:rules|polic(?:y|ies)|regulations|directions|by-laws|procedures) ~160 (?:must|bound|comply|follow|observe|bind)",
      ),
      "The Body Corporate may make rules from time to time which the Occupier must follow.",
    ],
    [
      phrase(
        "{may} (?:at any time )?(?:substitute|supply) ~30 (?:other|different|alternative|similar) ~40 (?:goods|products?|services?|equipment|personnel|vehicle|accommodation)",
      ),
      "The Supplier may substitute other goods for those ordered.",
    ],
    [
      phrase(
        "(?:\\bwe\\b|company|employer|provider|supplier|club|school) {may} (?:change|vary|alter|introduce|withdraw) ~50 (?:plan|benefit|package|entitlement|allowance|membership|scheme|program|inclusions)",
      ),
      "The Employer reserves the right to introduce, vary or withdraw any benefit.",
    ],
    [
      phrase(
        "(?:hours|duties|roster|place of work|position|remuneration|commission|fees?|prices?|charges|services|plan|limits?) ~40 {may} be (?:changed|varied|altered|increased|reduced|amended|adjusted) (?:by|at|from|to)",
      ),
      "Title, reporting line, duties and place of work can be altered by the Board, and this contract will carry on regardless.",
    ],
    [
      phrase(
        "{may}[, ] ~60 (?:change|vary|amend|modify|update|revise|alter|add|remove|replace|withdraw) ~100 (?:system|features?|functionality|offering|programs?|benefits|network|method|brand|image|range|catalogue)\\b",
      ),
      "The Franchisor may modify the System from time to time.",
    ],
    [
      phrase(
        "(?:conditions|terms|agreement|polic(?:y|ies)|prices?|fees?|rates?|price list|duties|hours|services) {may} be (?:changed|varied|amended|altered|modified|updated|revised|increased|replaced) (?:by|at any|from time|without)",
      ),
      "These Conditions may be amended by the Company at any time and the Customer shall be bound by such amendment as from the date it next orders Goods.",
    ],
    [
      phrase("{may} ~40 (?:revise|amend|vary|change|update|alter) (?:them|it|these|this)\\b"),
      "How royalties are calculated is set out in the Partner Centre, where the Platform may change it on the last day of any month.",
    ],
    [
      phrase(
        "{may}[, ] ~90 (?<!\\b(?:an?|any|the|no|each|such) )\\b(?:change|vary|amend|modify|update|revise|alter|adjust|increase|substitute|withdraw|discontinue|replace|add to|introduce|reduce|review|re-?set)(?:s|d|ed|ing)?\\b ~100 (?:terms?|agreement|conditions?|prices?|pricing|method|timing|fees?|charges?|rates?|services?|polic(?:y|ies)|rules?|dut(?:y|ies)|position|location|hours|plans?|features?|manual|specifications?|scope|territory|regulations?|limits?|products?|platform|software|documentation|schedules?|subscription|rebates?|procedures?|standards?|rosters?|remuneration|commission|works?|route|range|rent|guidelines|interest)\\b",
      ),
      "The Council can alter its data-classification rules unilaterally and the Vendor must run the service to suit.",
    ],
    [
      phrase(
        "(?:polic(?:y|ies)|procedures?|rules|regulations|manual|directions|guidelines|codes?|standards|terms|price list|rate card|fee schedule) ~100 (?:(?:as )?(?:amended|varied|updated|changed|introduced|revised|issued|made|notified|published|replaced|modified|prescribed|specified) (?:by \\w+(?: \\w+)? )?(?:from time to time|at any time|by (?:us|the \\w+)))",
      ),
      "1.3 The Employee must comply with the Employer's policies and procedures, as introduced and amended from time to time.",
    ],
    [
      phrase(
        "(?:prices?|fees?|charges?|rates?|terms?|services?) ~40 (?:(?:are|is) subject to change|{may} (?:be )?(?:change|vary|varied|changed|increase|increased|amended|updated|altered|revised)) ~80 ",
      ),
      "Our rates may be increased on one month's notice.",
    ],
    [
      phrase(
        "(?:principal|contractor|superintendent|owner|builder|head contractor|customer|company) {may} ~60 (?:direct|instruct|order|require) ~60 (?:variation|vary|additional|omit|change|alter)",
      ),
      "The Principal may instruct the Contractor to carry out a variation.",
    ],
  ],
  not: [
    "The terms of this contract can be changed by agreement between us in writing.",
    "The parties may agree to change the delivery schedule.",
    "The Provider must not change this Agreement without the Resident's consent given after adequate consultation.",
    "No variation of this Lease shall be of effect unless made by deed and executed by the Lessor and the Lessee.",
    "Interpretation\nThe Service Provider must comply with the Company Policies, including any new or amended Company Policy that is notified to the Service Provider from time to time.",
    "The grazing plan may be revised or amended upon mutual consent.",
  ],
  unless:
    /(?:amended|varied|changed|modified|altered|waived|supplemented|amendment|variation|modification)\b.{0,60}\b(?:only|except|unless) (?:by|in|with|if|it is|where|in writing|agreed|upon)|(?:may|can|shall|must|will) (?:only )?be (?:amended|varied|changed|modified|altered)(?: or \w+){0,4} (?:only|except|by (?:a |an |the )?(?:written|mutual|agreement|further|deed|instrument|document|parties|supplement))|as they may .{0,30}amended|rules or procedures mean|not have the (?:power|right|authority)|\bno (?:member|person|party|employee|officer)\b|subject to .{0,30}(?:approval|consent)|the parties (?:may|can|agree)|(?:either|neither|each|no|any|both) part(?:y|ies) (?:may|can|shall|will)|by (?:mutual|written) (?:agreement|consent)|(?:mutual|written|prior|express) (?:written )?(?:agreement|consent) of (?:the|both|each|all)|signed by (?:both|each|the|all)|in writing and signed|(?:must|may|can|shall|will|cannot) (?:not |only )be (?:varied|amended|changed|modified)(?! (?:by us|at our|at any))|(?:must not|shall not|may not|cannot|will not) (?:change|vary|amend|modify|alter|increase)|agreed (?:in writing )?(?:between|by) (?:the )?(?:both )?parties|only (?:be )?(?:varied|amended|changed|modified)|(?:legislation|statute|act|law|statutory|enactment|court|tribunal).{0,60}(?:amended|varied|replaced|modified)|consumer price|\bcpi\b|may request|(?:apply|elect) to the|(?:by|upon|on|with|subject to) (?:the )?mutual (?:written )?(?:consent|agreement)|\bas (?:may be )?(?:amended|varied|updated|revised|modified|replaced|supplemented) from time to time(?!.{0,120}\bby (?:the|us|it)\b)/i,
  notUnder:
    /definitions|interpretation|^amendment|^variation$|entire agreement|employee.?s entitlements/i,
  raises: [
    {
      when: phrase(
        "at any time|at all times|from time to time|(?:sole|absolute|unfettered)(?: and (?:sole|absolute|unfettered))? discretion|when(?:ever)? (?:we|it|they|he|she|the \\w+) (?:thinks?|likes?|wish(?:es)?|sees?|chooses?)\\b",
      ),
      because: "it may be done {words}",
      as: "These terms may be revised by the Seller from time to time; orders placed after notice of the revision are on the terms as revised.",
    },
    {
      when: phrase(
        "without (?:prior )?notice|by (?:posting|publishing|updating|putting|uploading)|(?:posted|published|put up|on) (?:on |in )?(?:our|the|its) (?:website|site|app|intranet|portal)",
      ),
      because: "nobody need be told ({words})",
      as: "We may change these terms by putting the new ones on our website, and the ones on the site on the day you hire are the ones that count.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:30|thirty|60|sixty|90|ninety)(?: ?\\(\\d+\\))? (?:calendar )?days['’]?|one month|(?:two|three) months",
      ),
      because: "it needs notice ({words})",
      as: "Our rates may be increased on one month's notice.",
    },
    {
      when: phrase("(?:you|the \\w+|customer) {may} ~40 (?:terminate|cancel|end) ~80 "),
      because: "the other side may leave ({words})",
      as: "The Supplier may change the Fees, and the Customer may then terminate this Agreement by notice.",
    },
    {
      when: phrase("required by law|changes? in law|to comply with (?:the |any )?law"),
      because: "it is tied to {words}",
      as: "The Fund may change these terms where that is required by law.",
    },
    {
      when: phrase(
        "(?:cannot|may not|must not|does not|will not) ~30 (?:increase|raise|reduce|lessen|take away|worsen|affect)",
      ),
      because: "there is a limit to it ({words})",
      as: "The Operator may vary the yard rules, but a new rule may not raise the licence fee.",
    },
    {
      when: phrase(
        "polic(?:y|ies) ~60 (?:binding|bind|comply|follow)|(?:other|additional|further) duties|hours ~40 reasonabl(?:e|y)|reasonabl(?:e|y) ~30 hours",
      ),
      because: "it is what a job commonly leaves open ({words})",
      as: "The Company may change your role and give you other duties.",
    },
  ],
  effect: "lets one party alone change the terms, the price or what is supplied",
  why: "What was agreed and priced may not be what is delivered.",
  ask: [
    {
      ask: "for change by agreement only, or at least 30 days’ notice",
      has: "30 days’ notice of a change",
      there:
        /\b(?:agreed in writing|written agreement|both (?:parties )?agree|with (?:your|the \w+'s) (?:consent|agreement))\b/i,
      limit: { unit: "days", least: 28, near: /notice|before|in advance|writing/i },
      always: true,
      notIn: [...building, ...employment],
      as: "It may change the fees on 60 days' notice.",
    },
    {
      ask: "for a right to leave without cost before the change takes effect",
      there:
        /\b(?:you|customer|client|other party|member|subscriber|either party|buyer|party)\b.{0,60}\b(?:end|terminat\w+|leave|cancel\w*|withdraw)\b/i,
      within: "clause",
      always: true,
      in: supplies,
      as: "The Customer may cancel before it takes effect.",
    },
    {
      ask: "that no change raise what is paid or take a right away",
      has: "no loss of rights by a change",
      there:
        /\b(?:cannot|can not|must not|may not|shall not|will not|not)\b.{0,60}\b(?:increase|raise|reduce|take away|diminish|adverse|substantially|affect)/i,
      notIn: [...building, ...employment, "software/SaaS"],
      as: "A new rule must not reduce a right.",
    },
    {
      ask: "that changes be priced at agreed rates, with more time where they need it",
      has: "agreed rates for changes",
      there: /\b(?:valued|priced|rates?|price)\b/i,
      within: "clause",
      in: building,
      as: "Changes are valued at the agreed rates.",
    },
    {
      ask: "that duties stay within the role’s skills and level",
      has: "duties within the role",
      when: /\b(?:dut(?:y|ies)|role|position|responsibilit\w+|tasks?|reporting)\b/i,
      there:
        /\b(?:within|consistent with|suited to|appropriate to|commensurate with|having regard to|in keeping with)\b[^.;]{0,60}\b(?:skills?|experience|role|level|grade|position|qualifications|training)\b|\breasonabl[ey] (?:other |additional |further |alternative )?duties\b/i,
      in: employment,
      as: "Duties change within your skill.",
    },
    {
      ask: "for stated hours, with reasonable additional hours only",
      has: "stated hours",
      when: /\bhours\b/i,
      there: /\breasonable additional hours\b|\b\d{2}(?:\.\d)? (?:ordinary )?hours\b|\bmaximum\b/i,
      within: "clause",
      in: employment,
      as: "You work reasonable additional hours.",
    },
    {
      ask: "that a policy take no right of the contract away, and bind once it has been shown",
      has: "policies that take nothing away",
      when: /\bpolic(?:y|ies)\b/i,
      there:
        /\b(?:prevails?|inconsisten\w+|subject to (?:this|your) (?:agreement|contract)|consult\w*)\b/i,
      within: "clause",
      in: [...employment, "contractor"],
      as: "If a policy is inconsistent, your contract prevails.",
    },
  ],
  insteadOf: ["no-refund"],
  contrary: ["termination-for-convenience"],
  termsLabels: ["Unilateral change"],
  states: ["notice", "unreasonablyWithheld"],
  gravity: 27,
  usually: [{ bears: "recipient" }],
  alike: [
    {
      words:
        /\b(?:chang|updat|alter|replac|nominat)\w*\b (?:its|his|her|their|your|the|an?) (?:[\w-]+ ){0,3}(?:address|e-?mail|telephone|contacts?|account details|bank details|representative)\b/i,
    },
    // A creditor that gives up a security, or gives time, changes no term.
    {
      words:
        /\b(?:collateral|securit(?:y|ies)|guarantors?|indulgence|time to pay)\b.{0,160}\b(?:without|not)\b.{0,40}\b(?:releas|discharg|affect|alter)\w*/i,
      meant: /\b(?:terms|conditions|prices?|fees?|services?|rates?|polic(?:y|ies)|rules)\b/i,
    },
  ],
});
