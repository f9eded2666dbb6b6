import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const entireAgreement = clause({
  id: "entire-agreement",
  title: "Entire Agreement and Non-reliance",
  level: "Low",
  named: [/entire agreement|whole agreement/i, "Entire agreement"],
  cue: /no other|only what|nothing|entire|whole|full |supersed|replac|sole|complete|only agreement|everything|prevail|amendment|all the terms|sets? out all|contains? all/i,
  underHeading: {
    heading: /entire (?:agreement|understanding|contract)|whole agreement|complete agreement/i,
    says: phrase("(?:agreement|contract|terms|deed|understanding)"),
    as: "Whole agreement\nThe parties have put all the terms into writing.",
  },
  says: [
    [
      phrase(
        "(?:whole|entirety) of (?:the|our) ~20 (?:bargain|agreement|contract|arrangement|deal)",
      ),
      "13.2 The Particulars and these clauses together form the whole of the parties' bargain.",
    ],
    [
      phrase(
        "no other (?:terms|agreements?|conditions|arrangements?|promises) (?:apply|applies|exist|between|form|bind)|(?:are|is) no other (?:agreements?|terms|understandings?|promises)",
      ),
      "No other terms apply unless we agree to them in writing.",
    ],
    [
      phrase("(?:only|nothing but) what is (?:written|set out|in) (?:here|this)"),
      "Emails, coffee meetings and the brochure notwithstanding, only what is in this booking form and the run sheet counts.",
    ],
    [
      phrase(
        "(?:contains?|sets? out|records?|constitutes?|comprises?|is) (?:all|everything|the whole|the full|the entire|the complete|the only) ~20 (?:of )?(?:the )?(?:terms|agreed|agreement|understanding|arrangement|parties)",
      ),
      "This Deed contains everything agreed at the mediation; the handwritten heads initialled that night cease to operate.",
    ],
    [
      phrase(
        "(?:entire|whole(?: of the)?|complete(?: and exclusive)?|full|sole(?: and entire)?|only|exclusive) (?:and (?:only|exclusive|final|complete) )?(?:agreement|understanding|contract|statement|bargain|arrangement)\\b",
      ),
      "The Order, the Exhibits and the Australian Addendum comprise the final, complete and exclusive statement of the deal.",
    ],
    [
      phrase("supersedes?|superseding"),
      "To the extent permitted by law, this Agreement supersedes the Invitation to Supply and the Contractor's Offer.",
    ],
    [
      phrase(
        "(?:this|these) ~60 replaces? (?:all|any|every) ~60 (?:emails?|messages?|correspondence|agreement|arrangement|understanding|discussion|negotiation|representation|contract|terms)",
      ),
      "These trading terms cancel and replace all previous terms, including whatever is printed on a purchase order.",
    ],
  ],
  not: [
    "The walker has read the entire agreement.",
    "Recital D: disputes having arisen, the parties attended a mediation on 11 April and reached agreement in principle.",
    "The Contractor shall be responsible for the entire length of the haul road from pit ramp to ROM pad.",
    "Each Employee agrees to work full-time and this is the entire agreement on hours.",
    "Definitions\n13.2 The Particulars and these clauses together form the whole of the parties' bargain.",
    "Where there is a conflict the terms of this deed shall supersede the terms of the letter.",
  ],
  unless:
    /\bread (?:and (?:\w+ )?)?(?:the |this |and accepted the ){0,3}entire |superseded? by|full[- ]time|sign a |\b(?:policy|law|act|manual|patent) supersedes|full agreement of|supersedes? (?:any )?(?:conflicting|inconsistent) (?:provision|statute)|\b(?:conflict|inconsisten\w+)\b[^.;]{0,160}\b(?:paramount|prevails?|supersedes?|takes? precedence|governs?)\b/i,
  notUnder: /definitions/i,
  raises: [
    {
      when: phrase("(?:not|nor|no party has) rel(?:ied|y|iance)|no reliance|without reliance"),
      because: "it says that nothing said before was relied on ({words})",
      as: "This is the entire agreement, and the Buyer has not relied on any statement of the Seller.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:prior|previous|earlier) (?:written )?agreements?"),
      because: "it is about {words}",
      as: "These terms replace all earlier agreements about the services.",
    },
  ],
  effect: "makes the document the whole of the agreement",
  why: "What was said before signing and is not written in becomes hard to rely on.",
  ask: [
    { ask: "Check that whatever was said and relied on stands in the contract." },
    {
      ask: "that statements made in writing before signing stay",
      has: "statements made in writing",
      there:
        /\b(?:except|other than|save|apart from|does not (?:exclude|affect|limit))\b.{0,100}\b(?:writ|disclos|represent|statement|misleading|fraud)/i,
      when: /\b(?:rel(?:y|ied|iance)|induced|represent\w+|statements?)\b/i,
      as: "Nothing but the written statements in the tender was relied on, except a misleading statement.",
    },
  ],
  insteadOf: ["order-of-precedence"],
  ofNobody: true,
  evenHanded: true,
  alike: [
    {
      words: /\bread and (?:\w+ )?(?:underst\w+|accept\w*|agree\w*)\b/i,
      meant:
        /\b(?:entire(?:ty)?|whole|complete|supersed\w+|replaces?|no other|only|exclusive|nothing|everything|sole|prior|previous|relied|reliance|rely|representations?)\b/i,
    },
  ],
});
