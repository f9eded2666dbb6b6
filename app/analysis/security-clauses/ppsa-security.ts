import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const ppsaSecurity = clause({
  id: "ppsa-security",
  title: "Security Interest (PPSA)",
  level: "Medium",
  named: [/\bppsa\b|personal property securities|retention of title/i, "Retention of title"],
  cue: /own |ownership|keep |hold |until|security interest|ppsa|personal property securities|title|charge|mortgage|\blien\b|encumb/i,
  says: [
    [
      phrase("{mustnot} own ~40 until ~60 (?:paid|pay)"),
      "You don't own the goods until you've paid for them.",
    ],
    [
      phrase("(?:ownership|title|property) ~60 (?:stays?|remains?|rests?) with ~60 until"),
      "Ownership of the equipment stays with us until the last instalment.",
    ],
    [
      phrase(
        "(?:keep|hold|retain) (?:the|your) (?:car|vehicle|goods|equipment|items?|property) until ~60 (?:paid|bill|settled)",
      ),
      "The Mechanic may keep the car until the bill is paid.",
    ],
    [
      phrase("\\bcharges? (?:the|its|his|her|their) ~30 (?:with|for) ~20 payment"),
      "Whitlock charges its asphalt plant with payment of the instalments and agrees that Dunmore may lodge a caveat and register its interest.",
    ],
    [
      phrase("\\b(?:mortgages?|charges?) (?:the|its|his|her|their|all|any) ~60 to (?:the |secure)"),
      "Fares are held by the Agent on trust for Voyager, and the Agent charges its client account to Voyager to the extent of fares collected.",
    ],
    [
      phrase(
        "(?:grants?|creates?|gives?|reserves?|retains?|holds?|has|have|take|constitutes?|perfect|register) ~80 (?:security interests?|purchase money)",
      ),
      "Loan shares are subject to a holding lock and to a security interest for the unpaid loan.",
    ],
    [
      phrase(
        "security interest ~100 (?:{must}|{may}|ppsa|ppsr|in favour|regist|for the purposes?|over|attach|perfect)",
      ),
      "The bridge ranks first and is secured by a general security interest over the Company's present and future property with a negative pledge.",
    ],
    [
      phrase("(?:ppsa|personal property securities (?:act|register)|ppsr)"),
      "Convertible Notes are secured by a charge over the Company's patents and receivables, registrable on the PPSR.",
    ],
    [
      phrase(
        "retention of title|(?:title|ownership|property) ~60 (?:does not|do not|will not|shall not|won't|doesn't) pass|(?:title|ownership|property in) ~80 (?:remains?|retained|stays?) ~80 until ~80 (?:paid|payment)",
      ),
      "Scanners are on retention of title; Reseller may register against the Council until the last instalment.",
    ],
    [
      phrase(
        "\\bcharges? ~60 (?:all|its|his|her|their|the|any|with) ~80 (?:land|real property|interest in|assets|undertaking|property)",
      ),
      "I charge with payment all my estate and interest in any land, wherever it may be, and agree to a caveat being lodged.",
    ],
    [
      phrase(
        "(?:grants?|gives?|executes?|has|have|exercise|entitled to) ~40 (?:mortgage|\\blien\\b|charge) (?:over|on|in)",
      ),
      "Where we pay for repairs to get it going the Plant Owner gives us a charge over the machine for what was paid.",
    ],
  ],
  not: [
    "Negative pledge: the Borrower shall not without consent create or permit to subsist any Security Interest over its assets.",
    "The Obligor must not create or permit to subsist a Security Interest over its assets other than a Permitted Security Interest.",
    "The Lessee shall not create any security interest, charge or lien over the Lessor's fixtures.",
    "The Company is not to give a lender any charge over consignment stock.",
    "Definitions\nYou don't own the goods until you've paid for them.",
  ],
  unless:
    /on delivery or payment|\bno \w+ (?:may|shall|will|can|must)|result in (?:the )?(?:creation|imposition)|take charge of|there (?:are|is) not|nor will there be|trial by jury|(?:must not|shall not|will not|may not|not to|agrees not to|cannot) .{0,60}(?:grant|create|encumber|charge|mortgage|give|permit|allow|incur|register)|free (?:from|of|and clear)|no (?:security interest|lien|encumbrance|mortgage|charge)|free of any|(?:title|right,? title).{0,30}interest in (?:the )?intellectual|(?:is|are) not subject to|unencumbered|charges? (?:for|payable|of \$)|without encumbrance|discharge of (?:the )?mortgage/i,
  notUnder: /definitions/i,
  raises: [
    {
      when: phrase(
        "all (?:of (?:its|the \\w+'s) )?present and after[- ]acquired|all (?:its |of its )?(?:assets|property|undertaking)",
      ),
      because: "it reaches {words}",
      as: "The Obligor and the Subsidiary grant to the Bank a security interest in all present and after-acquired property, livestock and crops included.",
    },
    {
      when: phrase("\\b(?:land|real property|caveats?)\\b"),
      because: "it takes in land ({words})",
      as: "I charge with payment all my estate and interest in any land, wherever it may be, and agree to a caveat being lodged.",
    },
    {
      when: phrase(
        "(?:section|sections|s|ss) ?(?:95|115|157|130|142)|contract(?:s|ing)? out|waives? ~60 (?:verification|notice|right)",
      ),
      to: "Medium",
      because: "it gives up notices under the Act ({words})",
      as: "The parties contract out of sections 96, 125 and 142 of the PPSA, and the Applicant pays for registering a financing statement.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:only|limited to) ~40 goods|until (?:the )?(?!(?:we|you|I) (?:have|are|am) )(?:[\\w-]+ ){1,3}~40 (?:re)?paid|release",
      ),
      because: "it is kept to {words}",
      as: "Until registration papers change hands the Purchaser who has paid in full has a lien on any demonstrator lent to her.",
      unless: {
        says: /\ball (?:other )?(?:goods|moneys|monies|amounts|sums)\b/i,
        as: "The goods stay the Seller's until the goods and all other moneys owing are paid.",
      },
    },
  ],
  effect: "gives or keeps a security over property",
  why: "What is charged cannot freely be sold or charged again, and existing finance may forbid it.",
  ask: [
    {
      ask: "that it cover only the goods supplied until they are paid for",
      undoneBy: /\ball (?:other )?(?:amounts?|moneys?|monies|debts?|sums)\b/i,
      has: "only the goods supplied",
      there: /\bgoods\b.{0,60}\b(?:supplied|until|paid)|\buntil\b.{0,60}\bpa(?:id|yment)\b/i,
      in: ["goods supply"],
      when: /\b(?:security|charge|title|property|grants?)\b/i,
      as: "Title in the goods stays with the Seller until they are paid for.",
    },
    {
      ask: "for named assets in place of all that it has",
      has: "named assets",
      notIn: ["goods supply"],
      when: /\ball (?:of )?(?:its |the |their |your |his |her )?(?:present|assets|property|right)|\bevery (?:other )?asset|\bafter-?acquired\b/i,
    },
    {
      ask: "that sales in the ordinary course of business stay free",
      has: "sales in the ordinary course",
      when: /\b(?:must|shall|may|will) not\b|\bcannot\b|\bbailee\b|\bfiduciary\b/i,
      there: /\bordinary course\b|\bmay (?:re)?sell\b/i,
      within: "clause",
      as: "It may sell them in the ordinary course of its business.",
    },
    {
      ask: "that it secure only what is owed for the thing held",
      has: "security for that thing alone",
      when: /\blien\b/i,
      notWhen: /\b(?:must|shall|may|will) not\b|\bcannot\b/i,
      there:
        /\b(?:owed|owing|due|payable|charges?) (?:for|on|in respect of) (?:that|those|the) (?:goods|items?|things?|vehicles?|work)\b/i,
      as: "Its lien secures what is owing for those goods.",
    },
    {
      ask: "that goods be kept apart only so far as that is practicable",
      has: "storage so far as practicable",
      when: /\b(?:stor(?:e[ds]?|age)|ke(?:ep|pt)|mark(?:ed)?|identif\w+)\b[^.;]{0,60}\b(?:separate|apart|indicat|identif|distinct)/i,
      there: /\bpracticabl|\breasonabl/i,
      as: "It keeps them apart where practicable.",
    },
    {
      ask: "that only what is still owed for those goods be held on trust, in its ordinary account",
      has: "trust for the unpaid price only",
      when: /\bproceeds of (?:the |any |their |its )?(?:re-?)?sales?\b|\bon trust\b/i,
      there:
        /\b(?:only|to the extent of|up to|equal to)\b[^.;]{0,60}\b(?:owed|owing|unpaid|price|due)\b/i,
      as: "It holds only the unpaid price on trust.",
    },
    {
      ask: "for 14 days to tell of a change, from the day of it",
      has: "time to tell of a change",
      when: /\bchange\b[^.;]{0,80}\b(?:name|details|address|structure|data)\b|\b(?:name|details|address)\b[^.;]{0,60}\bchange/i,
      limit: { unit: "days", least: 14, near: /notif|notice|change|tell|advise/i },
      as: "It gives notice of a change within 14 days.",
    },
    {
      ask: "for a release on payment",
      has: "a release on payment",
      there: /\b(?:releas\w+|discharg\w+)\b|\buntil\b.{0,40}\bpa(?:id|yment)/i,
      within: "clause",
      when: /\b(?:security interest|charges?|grants?|mortgages?|title)\b/i,
      notWhen: /\b(?:must|shall|may|will) not\b|\bcannot\b|\bchange (?:in|of|to)\b/i,
      as: "The security is discharged on payment.",
    },
    {
      ask: "that the notices under the Act be kept",
      has: "the notices under the Act",
      when: /\bcontract(?:s|ing)? out\b|\bwaives?\b|\bsections? \d/i,
    },
  ],
  insteadOf: ["lease-incentive"],
  gravity: 13,
  usually: [{ bears: "payer", writtenBy: "payee" }],
  alike: [
    // A price: "a 15% restocking charge".
    {
      words:
        /(?:%|per ?cent|\$ ?\d[\d,.]*|\b(?:re-?stocking|handling|delivery|freight|service|booking|call-?out|storage|cancellation)) (?:[\w-]+ )?charges?\b/i,
      meant:
        /secur|title|\bppsa?\b|mortgage|\blien\b|charges? (?:over|on|all|its|the)\b|encumb|bailee|own(?:s|ed|er|ership)\b/i,
    },
  ],
  perfected: true,
});
