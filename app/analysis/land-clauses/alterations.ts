import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const place =
  "(?:premises|building|shop|structure|walls?|fa[cç]ade|fixtures|stall|berth|room|house|unit|dwelling|venue)";

export const alterations = clause({
  id: "alterations",
  title: "Alterations",
  level: "Low",
  cue: /alter|addition|install|erect|fit-?out|drill|paint|structur|works/i,
  says: [
    [
      phrase(
        "{mustnot} ~40 (?:make|carry out|effect|undertake|permit|do|allow) (?:\\w+ ){0,4}(?:alterations?|additions?|structural (?:changes?|works?)|building works?|fit-?out works?)\\b",
      ),
      "The Club cannot carry out building works at the boatshed.",
    ],
    [
      phrase(`{mustnot} ~30 \\b(?:alter|add to|cut|paint|drill|remodel|pierce)\\b ~30 ${place}\\b`),
      "Stallholders must not drill the walls.",
    ],
    [
      phrase(
        "{may} ~20 (?:install|erect|build|construct|fit out|carry out ~20 works) ~200 (?:subject to|with|if) ~20 (?:landlord|lessor|licensor|owner|head lessor)['’]?s? ~30 (?:approval|consent)",
      ),
      "The Grower may erect a packing shed with the Lessor's approval.",
    ],
    [
      phrase(
        "\\b(?:alterations?|fit-?out works?) (?:\\w+ ){0,6}(?:need|require|{must} have|{must} be approved|{must} not be made)\\b",
      ),
      "Alterations to the studio need the Owner's consent.",
    ],
  ],
  not: [
    "The Licensee must not make additions to the Software.",
    "No party may make alterations to this deed but in writing.",
    "The Council may erect signs with the owner's consent, and the Builder may install conduits.",
  ],
  unless:
    /\b(?:ownership|capital|control|software|source code|data|deed|agreement|contract|terms|documents?|wording|drawings|council)\b/i,
  raises: [
    {
      when: phrase("(?:absolute|sole|unfettered) discretion|may be (?:withheld|refused)"),
      because: "consent may be refused at will ({words})",
      as: "Alterations to the studio need consent, which may be withheld.",
    },
    {
      when: phrase("\\bany alterations? (?:whatsoever|of any kind)|under any circumstances"),
      because: "nothing may be done ({words})",
      as: "The Club cannot make any alterations whatsoever.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "not (?:to )?(?:be )?unreasonably|acting reasonably|non-structural ~30 (?:may|without)",
      ),
      because: "consent is kept within bounds ({words})",
      as: "Alterations to the studio need consent, not to be unreasonably withheld.",
    },
  ],
  effect: "says what may be changed in the place, and with whose leave",
  why: "A fit-out may have to wait for a consent that nobody must give, and be undone at the end.",
  ask: [
    {
      ask: "that consent not be unreasonably withheld or delayed",
      has: "reasonable consent",
      there: /\bunreasonabl|\bacting reasonably\b/i,
      within: "clause",
      as: "Consent is not to be unreasonably withheld.",
    },
    {
      ask: "that small works which do not touch the structure be free",
      has: "freedom for small works",
      there: /\b(?:non-structural|cosmetic|minor|decorat\w+)\b/i,
      within: "clause",
      as: "Minor works need no consent.",
    },
    {
      ask: "that the consent say what need not be removed at the end",
      has: "what may stay at the end",
      there: /\b(?:remov|reinstat|make good)\w*/i,
      within: "clause",
      as: "It need not remove them.",
    },
  ],
  usually: [{ bears: "payer", surely: true }],
});
