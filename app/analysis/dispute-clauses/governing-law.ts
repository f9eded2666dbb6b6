import { foreignPlaceNames } from "../facts/places.ts";
import { supply } from "../kind/expected.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { australianNames } from "../kind/wording.ts";

const australian = `\\b(?:${australianNames})\\b`;

export const governingLaw = clause({
  id: "governing-law",
  title: "Governing Law",
  level: "Low",
  named: [/governing law|applicable law|choice of law/i, "Applicable law"],
  cue: /\blaws?\b/i,
  underHeading: {
    heading: /governing law|applicable law|jurisdiction|choice of law|proper law|which law/i,
    says: phrase("(?:laws?|courts?) (?:of|in|applying)"),
    as: "Jurisdiction\nThe parties submit to the laws of Victoria.",
  },
  says: [
    [
      phrase("\\b[A-Z][a-z]+(?: [A-Z][a-z]+){0,4}'s laws? (?:appl|govern)"),
      "Victoria's laws apply, because that's where your roof is.",
    ],
    [
      phrase("(?:made|entered into) under ~20 \\blaw\\b"),
      "This agreement is made under Northern Territory law.",
    ],
    [
      phrase(
        "\\b(?:victorian|tasmanian|queensland|australian|western australian|south australian|new south wales|\\bnsw\\b|english|new york|california|delaware|singapore|\\w+) law (?:governs|applies|will (?:govern|apply)|shall (?:govern|apply))",
      ),
      "English law shall apply, and the United Nations Convention on Contracts for the International Sale of Goods shall not.",
    ],
    [
      phrase("govern(?:ed|s|ing)? ~120 \\blaws?\\b"),
      "These terms, the bookings made under them and any non-contractual claim connected with either are governed by the law of Queensland.",
    ],
    [
      phrase(
        "\\blaws? (?:of|in force in|applicable in|applying in|in)\\b ~80 (?:govern|appl(?:y|ies)|shall control)",
      ),
      "Addendum, para 3: where the Creator is an Australian company the law of New South Wales applies in place of Irish law.",
    ],
    [
      phrase(
        "(?:construed|interpreted|enforced|read) ~80 (?:laws? (?:of|in|applicable)|[a-z]+ law\\b)",
      ),
      "The deed, wherever executed, shall be interpreted by the law of Western Australia for the time being in force.",
    ],
    [
      phrase(
        "subject to (?:and construed ~20 )?the laws? (?:of|in force in|for the time being in) ",
      ),
      "The turbine supply terms annexed to this deed are subject to the law of the Netherlands, the Vienna Convention being excluded.",
    ],
    [
      phrase("(?:proper|applicable|governing) law ~40 (?:is|shall be|will be|of this)"),
      "Save where the Code otherwise requires the proper law hereof is that of South Australia.",
    ],
  ],
  not: [
    "Each clause is to be read so as to be valid under the law of every place, and one that is unenforceable is severed.",
    "The last sentence governs whether the Maker must take a machine back under applicable law.",
    "The Contractor must comply with all laws of the State and the Commonwealth that apply to the Services.",
    "The Retail Leases Act 2003 (Vic) requires a disclosure statement seven days before this Lease is entered into.",
    "The Buyer is incorporated in the Republic of Korea and has its principal place of business at 88 Teheran-ro, Seoul.",
    "The Works shall comply with AS/NZS 3000 and the laws and by-laws of every authority having jurisdiction.",
    "Law: Singapore Personal Data Protection Act 2012 binds the Processor.",
    "Definitions\nVictoria's laws apply, because that's where your roof is.",
  ],
  unless:
    /\b(?:invalid|unenforceab|sever)\w*\b|\bin such (?:a )?manner as to be\b|\bgoverns whether\b|organi[sz]ed (?:and existing )?under|incorporated (?:in|under)|existing under|comply with|compliance with|governmental|governing (?:body|board)|corporation (?:formed|organi[sz]ed)|required by law|laws? relating|\blaws?\s?[:–—-]\s(?:the )?(?:[\w'’&()-]+ ){1,9}Act\b/i,
  notUnder: /definitions/i,
  raises: [
    {
      when: phrase(
        `laws? ~60 (?<![☐□] ?)\\b(?:${foreignPlaceNames})\\b|\\b(?:${foreignPlaceNames}|english) law\\b`,
      ),
      because: "it chooses a foreign law ({words})",
      as: "English law shall apply, and the United Nations Convention on Contracts for the International Sale of Goods shall not.",
      to: "High",
    },
  ],
  lowers: [
    {
      when: phrase(australian),
      because: "it chooses Australian law ({words})",
      as: "New South Wales law governs this deed, save that Collateral situated elsewhere is also subject to the law of the place.",
      to: "Low",
    },
  ],
  effect: "says which law governs the contract",
  why: "Advice on foreign law, and a dispute decided by it, cost more and are harder to foresee.",
  ask: [
    {
      ask: "for the law of the Australian State or Territory where the contract is performed",
      has: "the law of an Australian State or Territory",
      there: new RegExp(
        `\\b(?:${australianNames}|victorian|tasmanian|queensland)\\b|\\b(?:ACT|SA|WA|NT)\\b|\\b(?:this|the) state (?:or territory )?in which\\b|\\bthis State\\b`,
        "i",
      ),
      australian: true,
      as: "Victorian law applies.",
    },
    {
      ask: "Check it against where the parties are and where the contract is performed.",
      australian: false,
    },
  ],
  categories: ["Governing Law"],
  termsLabels: ["Choice of law"],
  ofNobody: true,
  evenHanded: true,
  weighsAbroad: "always",
  expected: {
    order: 5,
    ofAnyKind: true,
    of: new RegExp(
      `^(?:${supply}|Terms of service|Franchise|Confidentiality|Loan|Security|Shareholders|Joint venture|Share|Business sale|Simple agreement|Convertible|IP assignment|Employment|Deed of (?:guarantee|settlement))`,
    ),
    surely:
      /govern(?:s|ed|ing)?\b[^.]{0,60}\b(?:by|under)\b[^.]{0,40}\blaws?\b|(?:proper|which) law|choice of law|^(?:[\d.]{1,6} )?(?:governing )?law\s?[:|\t.]/im,
    signs:
      /govern(?:s|ed|ing)?\b[^.]{0,80}\blaws?\b|\blaws?\b[^.]{0,60}\b(?:govern|appl)|(?:proper|applicable|which) law|choice of law|jurisdiction|\bcourts? of\b|\blaws? of\b|\blaw\s{0,3}[:|\t]/i,
    reason:
      "No law is chosen, which matters where the parties or the work are in more than one place.",
  },
  abroad: {
    level: "Low",
    raises: [],
    why: "Advice on a law that is not the client’s own, and a dispute decided by it, cost more and are harder to foresee.",
    ask: "Where this is not the client’s own law, ask for the law and the courts of the client’s own place, or of one that is neutral.",
  },
  atHome: {
    level: "Low",
    raises: [],
    lowers: [],
    why: "It is the law of the client’s own place.",
    ask: "Keep it: no other law would be nearer to the client.",
  },
  saidByFact: "governingLaw",
});
