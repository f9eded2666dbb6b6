import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const area = "(?:territor(?:y|ies)|region|zone|area)";

export const territory = clause({
  id: "territory",
  title: "Territory",
  level: "Medium",
  named: [/^territory(?: and field)?$/i, "Territory"],
  cue: /territor|region|zone|area/i,
  says: [
    [
      phrase(
        `{mustnot} ~160 \\b(?:sell|market|distribute|supply|promote|solicit|advertise|canvass|deliver|resell|trade)\\b ~80 \\boutside (?:of )?(?:the |its |this |their |that |your )?(?:\\w+ )?${area}\\b`,
      ),
      "A Dealer may not canvass customers outside its Region.",
    ],
    [
      phrase(
        `\\b(?:sell|market|distribute|supply|promote|resell|trade)\\b ~60 \\bonly (?:in|within|inside) (?:the |its |this |their |that |your )?(?:\\w+ )?${area}\\b`,
      ),
      "The Dealer must sell tractors only within its Region.",
    ],
  ],
  not: [
    "Smoking is not allowed outside the area, and food may be sold there.",
    "The Employee may not be required to work outside the region.",
    "The Supplier must not supply services outside the area of its licence under the Act.",
  ],
  unless: /\b(?:smok\w+|licence under|act|wages?|salary)\b/i,
  raises: [
    {
      when: phrase("\\b(?:internet|online|website|passive\\w*|unsolicited)\\b"),
      because: "even those who come by themselves are shut out ({words})",
      as: "A Dealer may not sell online outside its Region.",
      unless: {
        says: /\b(?:nothing|not (?:restrict|prevent)|may (?:still )?(?:respond|fill|accept|sell)|except|other than|free to)\b/i,
        as: "A Dealer may not canvass outside its Region, but may accept unsolicited orders.",
      },
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:nothing|not (?:restrict|prevent)|may (?:still )?(?:respond|fill|accept)|except|other than) ~80 (?:unsolicited|passive|respond\\w*)|unsolicited orders? ~40 may",
      ),
      because: "those who come by themselves may be served ({words})",
      as: "A Dealer may not canvass outside its Region, but may still fill unsolicited orders.",
    },
  ],
  effect: "keeps one side’s sales to an area",
  why: "Customers over the border, and those who buy online, belong to somebody else.",
  ask: [
    {
      ask: "that orders which come unasked, and sales online, be allowed",
      has: "orders that come unasked",
      there: /\b(?:unsolicited|unasked|passive|online|internet)\b/i,
      within: "clause",
      as: "It may fill unsolicited orders.",
    },
    {
      ask: "that the other side and its other sellers keep out of the area",
      has: "that others keep out of the area",
      there: /\bexclusive|\bsole\b|\bno other\b/i,
      within: "document",
      as: "It is the sole dealer there.",
    },
  ],
  insteadWhere: [
    { of: "exclusivity", not: /(?<!\bnon[- ]{0,2})\bexclusiv\w*|\bsole(?:ly)?\b|\bno other\b/i },
  ],
});
