import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const terms =
  "(?:terms(?: and conditions)?|conditions(?: of (?:sale|purchase|trade))?|documents?|forms?|(?:purchase )?orders?|quotations?|paperwork|invoices?|schedules?|agreement|contract|clauses?|provisions?|special conditions?|annexures?|constitution|deed)";

/** What one side sends to the other. */
const forms =
  "(?:terms(?: and conditions)?|conditions(?: of (?:sale|purchase|trade))?|forms?|(?:purchase )?orders?|quotations?|paperwork|invoices?)";

/** What amends a paper comes before it for nobody's good. */
const ofAmendment =
  /\bthis (?:\w+ ){0,2}(?:amendment|addendum|variation|supplement)\b[^.;]{0,60}\b(?:prevails?|governs?|controls?|takes? precedence)\b/i;

export const orderOfPrecedence = clause({
  id: "order-of-precedence",
  title: "Which Terms Prevail",
  level: "Low",
  cue: /prevail|preceden|override|overrid|inconsisten|conflict|to the exclusion|no effect|form part|not apply|exclud|reject|supersede/i,
  says: [
    [
      phrase(
        `\\b(?:conflict|inconsisten\\w+|discrepanc\\w+|differ(?:s|ence)?)\\b ~200 \\b(?:prevails?|takes? (?:precedence|priority)|overrides?|governs?|applies|apply)\\b`,
      ),
      "If the menu differs from the booking form, the booking form takes precedence.",
    ],
    [
      phrase(
        `\\b(?:these|this|our|the (?:supplier|seller|company|principal|conditions|terms)\\w*['’]?s?)\\b ~40 ${terms}? ?~30 (?:prevails?|overrides?|takes? precedence) (?:over|on|upon|to)\\b ~60 ${terms}`,
      ),
      "Our conditions of carriage prevail over any consignment documents.",
    ],
    [
      phrase(
        `\\b(?:any|no|the (?:customer|buyer|purchaser|supplier|seller|client|contractor)['’]s)\\b ~30 ${forms} ~80 (?:\\b(?:is|are|be|has|have|of) (?:of )?(?:no (?:force|effect)|not binding|excluded|rejected)|(?:does|do|shall|will) not (?:apply|form part))`,
      ),
      "The Customer's order terms do not form part of the hire.",
    ],
    [
      phrase(`\\bto the exclusion of ~60 ${forms}`),
      "The florist supplies on this form to the exclusion of the venue's own paperwork.",
    ],
  ],
  not: [
    "The prevailing wind and any conflict between the flight paths are for the pilot.",
    "A director with a conflict of interest must tell the Board, whose decision prevails on that matter.",
    "The law of the State applies to the extent of any inconsistency with by-laws.",
  ],
  unless:
    /conflicts? (?:of )?(?:interest|laws?)|\bconvention\b|\bact (?:prevails|applies)|prevailing (?:party|rate|price)|inconsisten\w+ with (?:a |any |the )?(?:law|statute|by-?law|fair work|national employment|(?:that|the) act)/i,
  raises: [
    {
      when: phrase(
        "\\b(?:rules|polic(?:y|ies)|standards|measures|manuals?|guidelines|procedures)\\b ~80 (?:formulated|made|issued|adopted|published|set|changed) (?:by|from) ~200 prevail",
      ),
      to: "Medium",
      because: "what one side writes later goes before what was agreed ({words})",
      as: "Where the standards issued by the Association differ from this agreement, those standards prevail.",
    },
    {
      when: phrase(
        "(?:any|all|other|the (?:customer|buyer|purchaser|client|supplier|seller|hirer)['’]s) ~30 (?:order|enquiry|terms|conditions|documents?|paperwork) ~60(?:of the (?:customer|buyer|purchaser)|prevail|exclusion|not (?:apply|form))?",
      ),
      to: "Medium",
      because: "it puts one side’s form above the other’s ({words})",
      as: "The buyer's terms are excluded.",
    },
  ],
  lowers: [],
  effect: "says which terms count where papers differ",
  why: "What was agreed in an order or a schedule may be taken back by a form that nobody talked about.",
  ask: [
    {
      ask: "that what was agreed in writing for this deal come first",
      has: "the terms agreed for the deal first",
      notWhen: ofAmendment,
      there: /\b(?:special conditions|particulars|order form|signed by both)\b/i,
      within: "clause",
      as: "Special conditions come first.",
    },
    { ask: "Check that each paper named in the order of precedence is there and has been read." },
  ],
  bindsAll: [
    // Parts of one paper, of which one prevails over another for nobody's good.
    {
      unnamed: true,
      says: /^(?!.{0,400}\b(?:orders?|quotations?|invoices?|forms?|paperwork|other documents?|terms of (?:trade|sale|purchase))\b).{0,200}\b(?:special conditions?|schedules?|annexures?|particulars|standard terms|general conditions|items?)\b/i,
    },
    // What amends a paper, and so comes before it.
    { unnamed: true, says: /\bthis (?:\w+ ){0,2}(?:amendment|addendum|variation|supplement)\b/i },
  ],
});
