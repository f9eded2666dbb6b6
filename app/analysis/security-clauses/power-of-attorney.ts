import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const powerOfAttorney = clause({
  id: "power-of-attorney",
  title: "Power of Attorney",
  level: "High",
  grave: "somebody else may sign in its place",
  named: [/power of attorney|^attorney/i, "Power of attorney"],
  cue: /attorney|\b(?:sign|execute)/i,
  says: [
    [
      phrase(
        "(?:appoints?|constitutes?|nominates?) ~120 (?<!power of )\\battorneys?\\b(?![- ](?:general|at law))",
      ),
      "The Mortgagor appoints the Mortgagee its attorney.",
    ],
    [
      phrase("(?:grants?|gives?|confers?|under) ~40 powers? of attorney"),
      "The Franchisee gives a power of attorney to the Franchisor for the phone numbers.",
    ],
    [
      phrase(
        "{may} ~40 (?:sign|execute|act|do) ~60 (?:as (?:its|his|her|their|your|the \\w+'s)|by its|as the) attorney",
      ),
      "The Bank may sign anything as the Customer's attorney.",
    ],
    [
      phrase(
        "(?:{may}|authori[sz]es|names|lets|empowers) ~60 \\b(?:sign|execute) ~60 (?:in (?:the name of|(?:its|his|her|their|your|our|the \\w+'s) (?:name|stead|place))|on (?:its|his|her|their|your|our|the \\w+'s) behalf)",
      ),
      "The Lender may execute the transfer in the Borrower's name.",
    ],
  ],
  not: [
    "The Seller executes this deed under power of attorney registered in Victoria.",
    "The costs of an attorney are borne by each side.",
  ],
  unless: /under power of attorney (?:dated|registered)|notice of revocation|attorneys?'? fees/i,
  raises: [
    {
      when: phrase("irrevocabl\\w+|by way of security"),
      because: "it cannot be taken back ({words})",
      as: "The Grantor irrevocably appoints the Lender its attorney.",
    },
    {
      when: phrase(
        "\\b(?:anything|everything|any (?:act|deed|document)|all (?:acts|things|deeds))\\b|ratif\\w+",
      ),
      because: "it is wide ({words})",
      as: "The Tenant appoints the Landlord its attorney and ratifies what it does.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:only|solely) ~60 (?:default|surrender|purpose|withdraw|document)|(?:after|on|upon|following) ~20 (?:an? )?(?:event of )?default",
      ),
      because: "it is kept within bounds ({words})",
      as: "After default the Borrower's attorney is the Lender, whom it appoints its attorney.",
    },
  ],
  effect: "lets the other side sign in a party’s name",
  why: "What is signed under it binds as if the party had signed itself.",
  ask: [
    {
      ask: "that it be taken out, or kept to named documents",
      has: "named documents",
      there: /\b(?:only|solely|surrender|withdraw\w*|transfer of|named|specific)\b/i,
      as: "It may sign the surrender only.",
    },
    {
      ask: "that it be used only after default and notice",
      has: "use after default only",
      there: /\b(?:after|on|upon|following|if|when)\b.{0,40}\b(?:default|breach|fail)/i,
      as: "It may act after a default.",
    },
    {
      ask: "that it end with the contract",
      has: "an end",
      there: /\b(?:until|ends?|expires?|for as long as|while|ceases?|during)\b/i,
      as: "It holds until the debt is paid.",
    },
  ],
});
