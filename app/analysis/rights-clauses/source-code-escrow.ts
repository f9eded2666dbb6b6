import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

export const sourceCodeEscrow = clause({
  id: "source-code-escrow",
  title: "Source Code Escrow",
  level: "Low",
  named: [/escrow/i, "Escrow"],
  cue: /escrow|source (?:code|material)/i,
  says: [
    [
      phrase("escrow ~120 (?:source|software|\\bcode\\b)|source (?:code|materials?) ~120 escrow"),
      "The Vendor must keep the source code in escrow.",
    ],
    [
      phrase(
        "source (?:code|materials?) ~80 (?:deposit(?:ed|s)?|released?|lodged?|handed over|hand over|made available) ~80 (?:agent|third|insolv|ceas|custod|customer|licensee|holder)",
      ),
      "The source code is released to the Licensee if the Vendor goes into liquidation.",
    ],
  ],
  not: [
    "Open source code is released to the public, and each customer may take it.",
    "The deposit is held in escrow by the agent.",
  ],
  unless: /open[- ]source/i,
  raises: [
    {
      when: phrase(
        "(?:customer|licensee|client|its|your)(?:'s)? (?:own )?(?:cost|expense)|at the (?:cost|expense) of the (?:customer|licensee|client)",
      ),
      because: "the user pays ({words})",
      as: "Source code escrow is at the Licensee's expense.",
    },
    {
      when: phrase("(?:only|solely) (?:if|on|upon|where)"),
      because: "it opens seldom ({words})",
      as: "The escrow agent releases the software only if the Vendor is wound up.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "updat\\w*|verif\\w*|each (?:new )?(?:release|version)|ceas\\w+ ~30 (?:support|maintain|business)",
      ),
      because: "it is kept useful ({words})",
      as: "The Supplier must place every update of the source code in escrow.",
    },
  ],
  effect: "keeps source code with a third party for the user",
  why: "Without it software that a business depends on dies with its maker.",
  ask: [
    {
      ask: "that release be kept to insolvency and the end of support",
      has: "release on insolvency or the end of support",
      there: /\b(?:insolven\w*|ceases?|support|liquidat\w*|winding)\b/i,
      as: "It is released if the maker becomes insolvent.",
    },
    {
      ask: "that what is released be used for maintenance only",
      has: "use for maintenance only",
      there: /\bmaint|\bsupport\b/i,
      as: "It may be used to maintain the software.",
    },
  ],
  wants: [
    {
      ask: "for every release to be deposited and tested",
      has: "deposit of each release",
      there: /\b(?:each|every|new|updated?|verif\w+|test\w*)\b/i,
      as: "Each release is deposited.",
    },
    {
      ask: "for a licence to maintain it once it is released",
      has: "a licence to maintain it",
      there: /\blicen[cs]e|\bmay (?:use|maintain|modify)/i,
      as: "It may maintain the software.",
    },
  ],
  categories: ["Source Code Escrow"],
  usually: [{ bears: "payee", surely: true, unless: denied }],
});
