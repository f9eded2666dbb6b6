import { foreignPlaceNames } from "../facts/places.ts";
import { type ClauseRule, phrase } from "./rule.ts";

const australianNames =
  "new south wales|nsw|victoria|queensland|qld|western australia|south australia|tasmania|australian capital territory|northern territory|commonwealth of australia|australia";
const australian = `\\b(?:${australianNames})\\b`;

/** Which law, which forum, and what counts as the contract. */
export const boilerplateRules: ClauseRule[] = [
  {
    id: "governing-law",
    title: "Governing Law",
    level: "Low",
    named: /governing law|applicable law|choice of law/i,
    cue: /\blaws?\b/i,
    heading: /governing law|applicable law|jurisdiction|choice of law|proper law|which law/i,
    underHeading: phrase("(?:laws?|courts?) (?:of|in|applying)"),
    says: [
      phrase("\\b[A-Z][a-z]+(?: [A-Z][a-z]+){0,4}'s laws? (?:appl|govern)"),
      phrase("(?:made|entered into) under ~20 \\blaw\\b"),
      phrase(
        "\\b(?:victorian|tasmanian|queensland|australian|western australian|south australian|new south wales|\\bnsw\\b|english|new york|california|delaware|singapore|\\w+) law (?:governs|applies|will (?:govern|apply)|shall (?:govern|apply))",
      ),
      phrase(
        "(?:takes effect|read|understood|made) (?:under|in accordance|subject|,|and) ~60 laws? of",
      ),
      phrase("govern(?:ed|s|ing)? ~120 \\blaws?\\b"),
      phrase(
        "\\blaws? (?:of|in force in|applicable in|applying in|in)\\b ~80 (?:govern|appl(?:y|ies)|shall control)",
      ),
      phrase(
        "(?:construed|interpreted|enforced|read) ~80 (?:laws? (?:of|in|applicable)|[a-z]+ law\\b)",
      ),
      phrase(
        "subject to (?:and construed ~20 )?the laws? (?:of|in force in|for the time being in) ",
      ),
      phrase("(?:proper|applicable|governing) law ~40 (?:is|shall be|will be|of this)"),
    ],
    unless:
      /organi[sz]ed (?:and existing )?under|incorporated (?:in|under)|existing under|comply with|compliance with|governmental|governing (?:body|board)|corporation (?:formed|organi[sz]ed)|required by law|laws? relating/i,
    notUnder: /definitions/i,
    raises: [
      {
        when: phrase(
          `laws? ~60 \\b(?:${foreignPlaceNames})\\b|\\b(?:${foreignPlaceNames}|english) law\\b`,
        ),
        because: "it chooses a foreign law ({words})",
        to: "High",
      },
    ],
    lowers: [
      { when: phrase(australian), because: "it chooses Australian law ({words})", to: "Low" },
    ],
    effect: "says which law governs the contract",
    law: "A foreign choice raises cost and uncertainty, and it does not displace the consumer guarantees (ACL s 67) or the unfair terms regime (Karpik v Carnival [2023] HCA 39).",
    ask: "Ask for the law of the Australian State or Territory where the contract is performed.",
  },
  {
    id: "foreign-jurisdiction",
    title: "Exclusive Foreign Jurisdiction",
    level: "High",
    cue: /jurisdiction|courts?\b|venue/i,
    says: [
      phrase(
        `(?:courts?|jurisdiction|venue|tribunals?|litigat\\w+|proceedings?|disputes?) ~140 \\b(?:in|of|at|for|within|courts?|under) ~60 \\b(?:${foreignPlaceNames})\\b`,
      ),
      phrase(`\\b(?:${foreignPlaceNames}) (?:state |federal |superior |district ){0,3}courts?\\b`),
    ],
    unless: new RegExp(
      `arbitrat|organi[sz]ed under|incorporated|\\b(?:${australianNames})\\b`,
      "i",
    ),
    raises: [{ when: phrase("(?<!non[- ]{0,2})exclusive(?:ly)?"), because: "it is {words}" }],
    lowers: [{ when: phrase("non-?exclusive"), because: "it is {words}" }],
    effect: "sends disputes to courts outside Australia",
    law: "Australian courts hold parties to an exclusive clause unless there are strong reasons not to (Akai v People's Insurance (1996) 188 CLR 418; Karpik v Carnival [2023] HCA 39).",
    ask: "Ask for the non-exclusive jurisdiction of the courts of the client's own State or Territory.",
  },
  {
    id: "arbitration",
    title: "Arbitration and Class Action Waiver",
    level: "Medium",
    cue: /arbitrat|class action/i,
    says: [
      phrase(
        "(?:refer|submit|settle|resolve|determine|decide|subject)\\w* ~120 arbitrat(?:ion|or)",
      ),
      phrase(
        "(?:binding|final|by) arbitration|arbitration ~80 (?:binding|administered|conducted|rules|in accordance)",
      ),
      phrase("(?:waive|no|not) ~80 class[- ](?:action|wide|arbitration)"),
    ],
    unless: /arbitration .{0,30}(?:award|proceeding)s? (?:pending|threatened|against)/i,
    raises: [
      {
        when: phrase("class[- ]action|class[- ]wide|representative (?:action|proceeding)"),
        because: "it gives up the {words}",
        to: "High",
        ask: "Ask to take the class action waiver out.",
      },
      {
        when: phrase(
          "(?:seat|place|venue|held|conducted|administered) ~60 (?:singapore|london|new york|california|hong kong|delaware|texas|paris|geneva)|american arbitration|\\bjams\\b",
        ),
        because: "the seat is overseas ({words})",
      },
    ],
    lowers: [
      {
        when: phrase(
          "\\bacica\\b|resolution institute|seat ~60 (?:sydney|melbourne|brisbane|perth|adelaide)",
        ),
        because: "rules and seat are Australian ({words})",
      },
    ],
    effect: "sends disputes to arbitration instead of court",
    law: "A court must stay proceedings brought against the agreement (International Arbitration Act 1974 (Cth) s 7; the uniform Commercial Arbitration Acts), and a class action waiver was unfair in Karpik v Carnival [2023] HCA 39.",
    ask: "Ask for a seat in Australia, recognised rules, shared costs, and urgent relief from a court kept open.",
  },
  {
    id: "dispute-resolution",
    title: "Dispute Resolution",
    level: "Low",
    named:
      /^complaints?$|^disputes?$|if (?:we|you) (?:disagree|have a (?:complaint|problem|dispute))|dispute resolution|resolution of (?:disputes|differences)|resolving disputes/i,
    cue: /happy|satisfied|agree|manager|suing|disput|proceedings|court|complain|mediat|disagree|difference|grievance|arbitrat|expert determination/i,
    heading: /disput|complain|mediation|grievance|disagree|arbitration|problems/i,
    underHeading: phrase(
      "(?:mediat|negotiat|good faith|\\bmeet|senior|expert|arbitrat|concilia|escalat|refer|notice of (?:the )?dispute|complain|ombudsman|resolve)",
    ),
    says: [
      phrase(
        "refer (?:it|the (?:matter|dispute|question|deadlock)) to ~140 (?:settle|resolve|decide|determine)",
      ),
      phrase(
        "(?:meet|confer|attempt|endeavour|try) ~60 (?:settle|resolve) ~20 (?:differences?|disputes?|disagreements?|complaints?|the matter)",
      ),
      phrase(
        "(?:not|un)[- ]?(?:happy|satisfied|resolved) ~60 (?:write|contact|complain|go|speak|escalate|appeal) ~10 to",
      ),
      phrase(
        "(?:complaints?|disputes?|problems?) ~80 (?:taken|made|brought|directed|go) to (?:the )?(?:\\w+ ){0,8}(?:office|tribunal|commission|ombudsman|authority|fair trading|consumer affairs|manager|board)",
      ),
      phrase(
        "(?:talk|speak|complain|write) to (?:us|the manager|our|your) ~120 (?:complain|doesn\\'t|does not|not (?:resolved|fixed|satisfied)|consumer affairs|ombudsman)",
      ),
      phrase(
        "(?:cannot|can't|do not|don't|fail to|unable to) agree ~60 (?:independent|expert|valuer|accountant|mediator|arbitrator|umpire)",
      ),
      phrase(
        "before (?:suing|going to court|starting proceedings|taking legal action|commencing proceedings) ~80 (?:{must}|notice|meet|conference|mediat|talk)",
      ),
      phrase(
        "refer(?:red|s)? (?:it|the (?:matter|dispute|difference|question)|them|any (?:matter|dispute)) (?:first )?to (?:an? )?(?:expert|mediat|arbitrat|independent|senior|the (?:chief|managing|directors?))",
      ),
      phrase(
        "mediat(?:e|or|ion) ~100 (?:court|tribunal|proceedings)|(?:court|tribunal|proceedings) ~100 mediat(?:e|or|ion)",
      ),
      phrase(
        "(?:disputes?|differences?|disagreements?|complaints?|controvers(?:y|ies)|grievances?) ~240 (?:mediat|negotiat|good faith|\\bmeet\\b|expert|arbitrat|concilia|escalat|ombudsman|senior|chief executive|referred to|complaints? (?:process|scheme|procedure)|afca|resolve it|try to resolve|discuss|confer|settle it|work (?:it|things) out)",
      ),
      phrase(
        "(?:mediat\\w+|expert determination|arbitrat\\w+|negotiat\\w+|ombudsman|escalat\\w+) ~160 (?:disputes?|differences?|complaints?|disagreements?)",
      ),
      phrase(
        "{mustnot} ~40 (?:commence|start|begin|bring|institute|issue) ~60 (?:proceedings|legal action|court|litigation) ~160 (?:unless|until|before|clause|complied)",
      ),
    ],
    unless:
      /disputed? (?:invoice|amount|charge)s?|in good faith disput|complain\w* (?:of|filed)|disputes? (?:over|about) (?:an? )?invoice|negotiat\w+ exclusiv/i,
    notUnder: /definitions|insurance|payment|invoic/i,
    raises: [
      {
        when: phrase(
          "(?:final|binding) (?:and conclusive )?(?:decision|determination) of (?:the )?\\w+|(?:as )?determined by the (?:supplier|landlord|company|principal|franchisor)",
        ),
        because: "the other side controls a step ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("(?:urgent|interlocutory|injunctive|equitable) (?:\\w+ )?relief"),
        because: "it keeps {words}",
      },
    ],
    effect: "sets out steps for a dispute before, or instead of, court",
    law: "The steps are commonly a condition of going to court, and proceedings begun too early may be stayed.",
    ask: "Ask for short stages between senior people, mediation under known rules with shared costs, and urgent relief kept open.",
  },
  {
    id: "entire-agreement",
    title: "Entire Agreement and Non-reliance",
    level: "Low",
    named: /entire agreement|whole agreement/i,
    cue: /no other|only what|nothing|entire|whole|full |supersed|replac|sole|complete|only agreement|everything|prevail|amendment|all the terms|sets? out all|contains? all/i,
    heading: /entire (?:agreement|understanding|contract)|whole agreement|complete agreement/i,
    underHeading: phrase("(?:agreement|contract|terms|deed|understanding)"),
    says: [
      phrase(
        "(?:whole|entirety) of (?:the|our) ~20 (?:bargain|agreement|contract|arrangement|deal)",
      ),
      phrase(
        "no other (?:terms|agreements?|conditions|arrangements?|promises) (?:apply|applies|exist|between|form|bind)|(?:are|is) no other (?:agreements?|terms|understandings?|promises)",
      ),
      phrase("(?:only|nothing but) what is (?:written|set out|in) (?:here|this)"),
      phrase(
        "(?:contains?|sets? out|records?|constitutes?|comprises?|is) (?:all|everything|the whole|the full|the entire|the complete|the only) ~20 (?:of )?(?:the )?(?:terms|agreed|agreement|understanding|arrangement|parties)",
      ),
      phrase("replac(?:es|ing|ed) (?:all|any|every) (?:earlier|previous|prior|other|former)"),
      phrase(
        "(?:entire|whole(?: of the)?|complete(?: and exclusive)?|full|sole(?: and entire)?|only|exclusive) (?:and (?:only|exclusive|final|complete) )?(?:agreement|understanding|contract|statement|bargain|arrangement)\\b",
      ),
      phrase("supersedes?|superseding"),
      phrase(
        "(?:this|these) ~60 replaces? (?:all|any|every) ~60 (?:emails?|messages?|correspondence|agreement|arrangement|understanding|discussion|negotiation|representation|contract|terms)",
      ),
      phrase("everything (?:we|the parties) (?:have )?agreed"),
      // An amendment says that it replaces what was agreed before.
      phrase(
        "(?:amendment|addendum|variation|side letter) {must} (?:prevail|control|govern|take precedence)",
      ),
    ],
    unless:
      /superseded? by|full[- ]time|sign a |\b(?:policy|law|act|manual|patent) supersedes|full agreement of|supersedes? (?:any )?(?:conflicting|inconsistent) (?:provision|statute)/i,
    notUnder: /definitions/i,
    raises: [
      {
        when: phrase("(?:not|nor|no party has) rel(?:ied|y|iance)|no reliance|without reliance"),
        because: "it says that nothing said before was relied on ({words})",
        ask: "Put what the client did rely on into the contract.",
      },
    ],
    lowers: [
      {
        when: phrase("(?:prior|previous|earlier) (?:written )?agreements?"),
        because: "it is about {words}",
      },
    ],
    effect: "makes the document the whole of the agreement",
    law: "It does not keep out a claim for misleading or deceptive conduct (ACL s 18; Campbell v Backoffice Investments [2009] HCA 25), but it makes one harder to prove.",
    ask: "Put into the contract whatever was said and relied on, and ask that statements made in writing before signing stay.",
  },
  {
    id: "contract-by-use",
    title: "Acceptance by Use",
    level: "Medium",
    cue: /\bby (?:using|access|download|install|regist|click|creat|plac|continu|visit|sign|brows|book|order|open|subscrib)|continued use|continue (?:to use|using)|constitutes|use of|do not agree/i,
    says: [
      phrase(
        "by (?:\\w+ )?(?:accessing|using|downloading|installing|registering|clicking|creating|placing|continuing|visiting|signing up|browsing|booking|ordering|opening|subscribing) ~160 (?:you|customer|user) ~30 (?:agree|accept|acknowledge|consent|are bound|is bound|confirm)",
      ),
      phrase(
        "(?:use|access|using|continue|continuing|continued) ~120 (?:constitutes?|means|signif|indicat|deemed|taken|accept) ~80 (?:accept|agree|terms|bound|changes?)",
      ),
      phrase(
        "if you (?:do not|don't) (?:agree|accept) ~80 (?:not|stop|cease|leave|discontinue) ~30 us(?:e|ing)",
      ),
    ],
    raises: [
      {
        when: phrase("continu(?:ed|ing) (?:to )?us(?:e|ing)"),
        because: "{words} accepts later changes too",
      },
    ],
    lowers: [
      {
        when: phrase("tick(?:ing)?|click(?:ing)? (?:on )?[\"'“]?i? ?(?:agree|accept)"),
        because: "there is a click ({words})",
      },
    ],
    effect: "treats use as acceptance of the terms",
    law: "Terms bind if reasonable notice was given before the contract was made; it often comes with a right to change them.",
    ask: "Ask for acceptance by signature or a click after a chance to read, and that later changes be accepted the same way.",
  },
];
