import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const land =
  "(?:land|real property|real estate|freehold|leasehold|lot \\d+|the property at|torrens|certificates? of title|volume \\d+ folio \\d+|interests? in land)";

export const landCharge = clause({
  id: "land-charge",
  title: "Mortgage or Charge over Land",
  level: "High",
  cue: /mortgage|charge|caveat/i,
  says: [
    [
      phrase(
        "(?:registrable|registered|first|second|third|further|real property|all[- ]moneys) (?:ranking )?mortgages?\\b",
      ),
      "On or before settlement Mr Achterberg must sign a registrable mortgage of the farm in the Financier's usual form.",
    ],
    [
      phrase(
        `\\b(?:charges?|mortgages?) (?:(?:over|with|to|in favour of|as security)\\b ~260 )?\\b(?:all|any|every|its|his|her|their|your|our) ~60 ${land}`,
      ),
      "Each director charges with payment of the account all of his or her land, wherever it is.",
    ],
    [
      phrase("(?:lodge|register|maintain|enter|place) ~30 caveats?\\b"),
      "The Supplier is free to place a caveat on the title while a sum is overdue.",
    ],
  ],
  not: [
    "The Vendor must deliver a discharge of any registered mortgage at settlement.",
    "The Tenant must not lodge a caveat against the title to the building.",
    "The Agent charges 2% of the sale price of the land.",
    "The lease is subject to any registered mortgage of the building.",
  ],
  unless:
    /\b(?:not|never|nor|neither)\b.{0,30}\b(?:lodge|register|maintain|enter|place|mortgage|charge|encumber)|discharge|releases? of (?:any|the|all|every)? ?(?:\w+ )?(?:mortgage|caveat)|withdraw|subject to (?:any|the|all)|free (?:of|from)|mortgagee['’]?s consent/i,
  grave: "land stands as security for it",
  raises: [
    {
      when: phrase("\\ball (?:of )?(?:\\w+ ){0,3}(?:land|real property|real estate|freehold)"),
      because: "it takes in all land ({words})",
      as: "The Buyer charges all its land with payment of what it owes.",
    },
    {
      when: phrase("later acquires?|after-acquired|future|may acquire"),
      because: "it reaches land that is not yet owned ({words})",
      as: "The Guarantor charges any real property that it may acquire with payment of the debt.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "ceases? on|released? (?:on|when|once)|up to \\$|not (?:more than|exceeding) \\$",
      ),
      because: "it is kept in bounds ({words})",
      as: "She will give a second mortgage over the orchard, to secure up to $80,000.",
    },
  ],
  effect: "gives security over land",
  why: "The land may be sold for the debt, and a caveat stops dealings with it until the debt is settled.",
  ask: [
    {
      ask: "that one named title alone stand as security",
      has: "one named title",
      there: /\blot \d+|\bfolio\b|\bthe land at\b|\bknown as\b/i,
      as: "It mortgages Lot 4 on DP 12345.",
    },
    {
      ask: "for a limit in amount",
      there: /\b(?:up to|not (?:more than|exceeding)|limited to|maximum of) \$/i,
      as: "It secures up to $50,000.",
    },
    {
      ask: "for its release, and the withdrawal of any caveat, once the debt is paid",
      has: "release on payment",
      there: /\b(?:discharge|release|withdraw)\w*\b.{0,80}\b(?:paid|payment|repaid|repayment)/i,
      within: "clause",
      as: "It is released when the debt is paid.",
    },
    {
      ask: "for notice before any caveat or sale",
      has: "notice before a caveat or sale",
      there:
        /\bnotice\b.{0,60}\b(?:caveat|sale|sell|enforc)|\b(?:caveat|enforc\w+|sell)\b.{0,60}\bnotice\b/i,
      as: "It must give 14 days’ notice before lodging a caveat.",
    },
  ],
  wants: [
    {
      ask: "for the consent of any prior mortgagee, and register the mortgage or lodge a caveat promptly",
      has: "the consent of prior mortgagees",
      there: /\bconsent\b.{0,60}\bmortgagee/i,
      within: "clause",
      as: "It must get the consent of the first mortgagee.",
    },
  ],
  insteadWhere: [
    // What binds several jointly guarantees nothing by itself.
    {
      of: "personal-guarantee",
      not: /\bguarantees\b|\b(?:and|severally|irrevocably|hereby|must|will|to|I|we) guarantee\b|\bguarantee (?:the|that|to|all|payment|(?:due|full|prompt|punctual)\b)/i,
    },
    {
      of: "ppsa-security",
      not: /\b(?:goods|personal property|PPSA|PPS Act|inventory|equipment|proceeds|security interest)\b/i,
    },
  ],
  inLawAs: ["ppsa-security"],
  gravity: 4,
});
