import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const subcontracting = clause({
  id: "subcontracting",
  title: "Subcontracting",
  level: "Low",
  named: [/sub-?contract(?:ing|ors)/i, "Subcontracting"],
  cue: /sub-?contract|sub-?let|delegat/i,
  says: [
    [
      phrase(
        "(?:{may}|{must}|{mustnot}|without|consent to) ~40 (?<!\\b(?:this|the|a|any|each|its|under) )\\bsub-?contract(?:ing|ed)?\\b(?! (?:agreement|sum|price|works|documents|date))",
      ),
      "The Contractor must not subcontract the whole of the work.",
    ],
    [
      phrase(
        "(?:engag|us|appoint|employ)(?:e|es|ing) (?:any |a |other )?sub-?contractor(?:s\\b|\\b(?! to\\b))",
      ),
      "The Supplier is free in engaging subcontractors for deliveries.",
    ],
    [
      phrase(
        "(?:liable|responsible|answers?|vouches?) for (?:the )?(?:acts|work|conduct|its|any|all|defaults)? ?~40 (?<!by )sub-?contractors?",
      ),
      "You answer for your subcontractors as for yourself.",
    ],
    [
      phrase("{mustnot} ~30 delegate ~60 (?:duties|obligations|performance|services|work)"),
      "The Consultant may not delegate the performance of the Services.",
    ],
  ],
  not: [
    "The Builder engages Subcontractor to lay the slab.",
    "Subcontractor shall not be liable or responsible for a defect in tiles which Subcontractor chose under no direction.",
    "The Contractor must pay wages under any subcontract, and must not be taken as using subcontractors for relief.",
    "The Subcontractor must carry out the Subcontract Works.",
  ],
  unless:
    /\b[Ss]ubcontractor\b(?=[^.;]{0,40}\b(?:shall|must|will|may) not\b[^.;]{0,40}\b(?:liable|construed|responsible))|security of payment|\bwages\b|statutory declaration/i,
  raises: [
    {
      when: phrase(
        "{may} ~20 sub-?contract ~60 (?:without|any|all|freely)|without (?:the )?(?:\\w+ )?(?:consent|notice|telling)",
      ),
      because: "somebody unknown may do the work ({words})",
      as: "The Carrier may subcontract on any terms.",
    },
    {
      when: phrase("(?:absolute|sole) discretion|for any reason|whole or (?:any )?part"),
      because: "it is strict ({words})",
      as: "The Builder must not subcontract unless the Owner agrees in its absolute discretion.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "unreasonably (?:withheld|withhold|refuse\\w*|delay\\w*)|approved (?:list|sub-?contractors)",
      ),
      because: "consent is kept within bounds ({words})",
      as: "Consent to subcontracting is not to be unreasonably withheld.",
    },
    {
      when: phrase("remains? ~20 (?:liable|responsible|bound)|not relieve\\w*"),
      because: "the contractor stays answerable ({words})",
      as: "Subcontracting is allowed but the Contractor remains responsible, and consent to subcontracting is needed.",
    },
  ],
  effect: "says whether the work may be passed to others",
  why: "Price and trust rest on who does the work; whoever passes it on stays answerable for it.",
  ask: [
    {
      ask: "that consent not be unreasonably withheld",
      has: "reasonable consent",
      there: /\bnot (?:to )?(?:be )?unreasonabl|\breasonabl[ey]\b/i,
      when: /\b(?:must not|may not|shall not|will not|cannot|only with|without)\b.{0,100}\b(?:consent|approval|permission|agreement)|\bconsent\b/i,
      as: "It may not subcontract without consent, not to be unreasonably withheld.",
    },
    {
      ask: "for leave to use named subcontractors",
      has: "named subcontractors",
      there: /\b(?:named|listed|schedule|annexure|approved)\b/i,
      when: /\b(?:must not|may not|shall not|will not|cannot|only with)\b/i,
      as: "It may not use others than the listed firms.",
    },
    {
      ask: "for names beforehand, and consent to each",
      has: "consent to each",
      there: /\b(?:consent|approval|tells?|told|notif\w+|names?)\b/i,
      when: /\b(?:may|can|free to)\b/i,
      notWhen: /\b(?:must not|may not|shall not|will not|cannot|only with)\b/i,
      as: "It may subcontract if it has told the Client.",
    },
    {
      ask: "that it answer in full for what they do",
      has: "full responsibility for them",
      there: /\b(?:responsible|liable|answers?|answerable|responsibility)\b/i,
      within: "clause",
      when: /\b(?:may|can|free to)\b/i,
      notWhen: /\b(?:must not|may not|shall not|will not|cannot|only with)\b/i,
      as: "It may subcontract but remains liable.",
    },
  ],
  usually: [{ bears: "payee", writtenBy: "payer" }],
  alike: [
    // "Such contract or subcontract" hands nothing on.
    {
      words:
        /\b(?:under|in|of) (?:such|that|those|any such) (?:contracts? or )?subcontracts?\b(?!.{0,300}\b(?:consent|approv\w+|may subcontract|not subcontract))/i,
    },
  ],
});
