import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const papers =
  "(?:licen[cs]es?|permits?|approvals|accreditations?|registrations?|authori[sz]ations?|clearances)";

export const permitsAndFines = clause({
  id: "permits-and-fines",
  title: "Licences, Permits and Fines",
  level: "Low",
  cue: /fine|infringement|licen[cs]e|permit|approval|accreditation|registration|clearance|authori/i,
  says: [
    [
      phrase(
        "\\b(?:liable|responsible|pay|pays|bears?|answerable)\\b ~60 \\b(?:fines?|infringements?(?= notices?| fines?|,| or | and |\\.)|traffic penalties|parking penalties|tolls)\\b",
      ),
      "Whoever drives the van pays its parking fines.",
    ],
    [
      phrase(
        `\\b(?:responsible|liable) for (?:obtaining|getting|holding|arranging)\\b ~60 \\b${papers}`,
      ),
      "The Promoter is responsible for getting the permits for the parade.",
    ],
    [
      phrase(
        `{must} ~20 (?:obtain|hold|supply|provide|keep current) (?:and (?:maintain|keep current|pay for) )?(?:all|any|every|its own) (?:\\w+,? ){0,3}${papers}`,
      ),
      "The Rigger shall hold all licences that his work needs.",
    ],
  ],
  not: [
    "The Dealer will hold, obtain or seek any registrations of the Trade Marks for nobody.",
    "The Publisher must pay all that is awarded for infringement of a copyright.",
    "A party who pays late bears no fines.",
    "The Licensor must provide any licence keys.",
    "The Supplier must obtain all approvals of the Customer before it invoices.",
    "The Company pays a fine wine to its retiring directors, which is a fine thing.",
    "The Member shall pay penalty fines to the Club in full within a week.",
  ],
  unless:
    /\b[Tt]rade ?marks?\b|\bno (?:fines?|penalt\w+)\b|\blicen[cs]e (?:keys?|fees?|terms|to use)\b|\bindemnif\w+|\bharmless\b|\bapprovals? (?:of|from|by) the (?:customer|client|principal|owner|landlord|lessor)\b|\bfine (?:wine|art|thing|food)s?\b|\bwarrant|\bpenalty fines?\b|\bfines?\b[^.;]{0,40}\bto (?:the )?(?:party|principal|company|club|association|franchisor|landlord|operator)\b/i,
  raises: [
    {
      when: phrase(
        "(?:whatever|regardless|irrespective|whether or not|even if) ~40 (?:caus\\w+|fault|who)",
      ),
      because: "fault does not matter ({words})",
      as: "The Contractor pays all fines irrespective of fault.",
    },
  ],
  lowers: [],
  effect: "says who gets the permits for a thing and who pays the fines",
  why: "Without the permit the work or the trade cannot begin, though the fee or the rent runs.",
  ask: [
    {
      ask: "that fines which the other side caused be left out",
      when: /\b(?:fines?|infringements?|penalties|tolls)\b/i,
      has: "the other side’s fines left out",
      there: /\b(?:except|unless|other than|to the extent|caused by)\b/i,
      within: "clause",
      as: "It pays them except where the Owner caused them.",
    },
    {
      ask: "for the other side’s help with applications, and a way out if a permit is refused",
      when: /\b(?:licen[cs]|permit|approv|accredit|regist|clear|authori)/i,
      has: "help with applications",
      there: /\b(?:assist|co-?operat|help|refused|condition precedent|subject to)\w*\b/i,
      within: "clause",
      as: "The Owner must assist with applications.",
    },
  ],
});
