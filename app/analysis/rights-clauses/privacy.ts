import { holdingData } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const privacy = clause({
  id: "privacy",
  title: "Privacy and Data Handling",
  level: "Medium",
  named: [/^privacy/i, "Privacy"],
  cue: /information about|details about|records about|credit (?:history|file)|personal (?:information|data)|credit report|privacy|personally identif|credit reporting/i,
  says: [
    [
      phrase(
        "(?:collect|hold|keep|use|share|store|disclose)s? ~20 (?:information|details|data|records) about (?:you|your|him|her|them|workers|individuals|the (?:child|student|patient|employee|tenant|resident|member|client|customer)s?)",
      ),
      "We collect information about you and your child because the law requires it and so that we can care for your child.",
    ],
    [
      phrase(
        "(?:as|with|under|per|in (?:line|accordance) with) (?:our|the|its|their) privacy (?:policy|statement|collection)",
      ),
      "We keep your contact details private and deal with them as our privacy policy sets out.",
    ],
    [
      phrase("(?:check|obtain|access) (?:your|its|the \\w+\\'s) credit (?:history|file|report)"),
      "You agree that we can check your credit history and share your details with lenders.",
    ],
    [
      phrase(
        "(?:consents?|authorises?|agrees?|permits?) ~80 credit (?:report|information|eligibility)",
      ),
      "The Guarantor agrees to the Owner obtaining a consumer credit report about him and giving information about him to trade insurers.",
    ],
    [
      phrase(
        "(?:personal (?:information|data|details)|privacy (?:act|laws?|legislation|principles|policy|obligations|statement)|australian privacy|personally identifiable|credit reporting (?:body|agency|information)) ~200 (?:{must}|{mustnot}|{may}|consents?|complies|comply|collect(?:s|ed)?|disclos|handled?|we use|is used|authorises?|acknowledges?)",
      ),
      "Personal Information is not to be sent, stored or made accessible outside Australia by the Processor or a Subprocessor.",
    ],
    [
      phrase(
        "(?:{must}|{mustnot}|{may}|consents?|complies|comply|collects?|handles?|authorises?|acknowledges?|permits?) ~200 (?:personal (?:information|data|details)|privacy (?:act|laws?|legislation|principles|policy|obligations|statement)|australian privacy|personally identifiable|credit reporting)",
      ),
      "The Lender undertakes to deal with the Guarantor's credit information in compliance with Part IIIA of the Privacy Act 1988 (Cth).",
    ],
  ],
  not: [
    "So far as the Vendor is aware, there is no unresolved complaint about the conduct of the Business.",
    "The Processor has at no time been the subject of a determination by the Information Commissioner.",
    "The Supplier has complied with the Privacy Act and its staff consent to checks.",
    "Definitions\nWe collect information about you and your child because the law requires it and so that we can care for your child.",
  ],
  unless:
    /has (?:at all times )?complied|(?:is|are) (?:in compliance|compliant) with|right of privacy|invasion of privacy|(?:rights? of|infring\w+) .{0,40}privacy|privacy of the home/i,
  notUnder: /definitions/i,
  raises: [
    {
      when: phrase(
        "(?<!\\b(?:{mustnot}|not be)\\b[^.;]{0,80})(?:overseas|outside (?:of )?australia|other countries|offshore)|(?:overseas|outside (?:of )?australia|other countries|offshore) (?:other than|except|save)\\b",
      ),
      because: "it goes {words}",
      as: "The Processor may store personal information with a Subprocessor outside Australia.",
      ask: "Ask where, to whom, and that APP 8 is met.",
    },
    {
      when: phrase(
        "(?:its|our) own (?:purposes|business)|marketing|for any purpose|third part(?:y|ies) ~20 (?:for|including)|\\b(?:sell|sells|selling|sold|trade|share) (?:it|them|that|this|your|the|any|\\w+ (?:data|insights|information))\\b",
      ),
      because: "the other side may use it further ({words})",
      as: "The Supplier may use personal information of the Customer's guests for marketing.",
    },
  ],
  lowers: [
    {
      when: phrase("australian privacy principles|privacy act 1988"),
      because: "it names {words}",
      as: "The Lender undertakes to deal with the Guarantor's credit information in compliance with Part IIIA of the Privacy Act 1988 (Cth).",
    },
    {
      when: phrase(
        "data breach|notify ~60 (?:breach|unauthorised)|security (?:measures|safeguards)|destroy|de-?identif\\w+",
      ),
      because: "it deals with {words}",
      as: "Before Completion of Tranche 2 the Company must have in operation a data breach response plan and a privacy policy that meets Australian Privacy Principle 1.",
    },
  ],
  effect: "deals with personal information",
  why: "A loss of personal information costs trust and money, and the contract decides who tells whom, how soon and who pays.",
  ask: [
    {
      ask: "that use and disclosure be kept to what the contract needs",
      has: "use for the contract only",
      there: /\b(?:only|solely)\b|\bnecessary\b|\bso far as\b|\bfor the purposes? of\b/i,
      when: /\b(?:consents?|authori[sz]es?|agrees? that|acknowledges?|permits?|may (?:collect|use|give|disclose|share))\b/i,
      as: "You consent to our using it only for the order.",
    },
    {
      ask: "that it ask no more than the Privacy Act does",
      has: "the measure of the Privacy Act",
      there:
        /\bPrivacy Act\b|\bAustralian Privacy Principles?\b|\bAPPs?\b|\bprivacy laws?\b|\bGDPR\b/i,
      when: /\b(?:must|shall|will|agrees? to|promises?|undertakes?|keeps?)\b/i,
      australian: true,
      as: "It must comply with the Privacy Act.",
    },
    {
      ask: "that it ask no more than the law on privacy does",
      has: "the measure of the law on privacy",
      there:
        /\bprivacy\b[^.;]{0,40}\b(?:laws?|rules|regulations)\b|\b(?:GDPR|CCPA|HIPAA)\b|\bapplicable laws?\b/i,
      when: /\b(?:must|shall|will|agrees? to|promises?|undertakes?|keeps?)\b/i,
      australian: false,
      as: "It must comply with privacy laws.",
    },
    {
      ask: "that the time to tell run from when it knows of a breach",
      has: "time that runs from knowledge",
      when: /\bsuspect/i,
      there: /\bwithin\b[^.;]{0,60}\b(?:aware|know(?:s|ledge)?|learns?|discover\w*)\b/i,
      as: "It must tell of a suspected breach within 24 hours after it knows of it.",
    },
    {
      ask: "that it take on no duty that the Act does not lay on it",
      has: "the Act’s own duties",
      when: /\bas (?:if|though) (?:it|they|you|he|she) (?:were|was)\b/i,
    },
    {
      ask: "that copies be handed over only as the people concerned were told",
      has: "copies as people were told",
      when: /\b(?:gives?|provides?|sends?|suppl(?:y|ies)) (?:us|the \w+|\w+) (?:with )?(?:a )?(?:cop(?:y|ies)|lists?|extracts?)\b/i,
      there: /\b(?:consent|collection (?:notice|statement)|have been told|were told)\b/i,
      as: "It must give us a copy so far as they consent.",
    },
    {
      ask: "that its duties be to take reasonable steps",
      has: "reasonable steps",
      there: /\breasonabl[ey]\b/i,
      when: /\b(?:must|shall|will)\b.{0,80}\b(?:ensure|secur\w+|protect|safe|prevent)/i,
      as: "It must take reasonable steps to keep it safe.",
    },
  ],
  wants: [
    {
      ask: "for the Australian Privacy Principles by name",
      there: /\bPrivacy Act\b|\bAustralian Privacy Principles?\b|\bAPPs?\b/i,
      within: "clause",
      australian: true,
      as: "It must comply with the Privacy Act.",
    },
    {
      ask: "for notice of a breach within a stated time",
      there:
        /\b(?:tell|notif\w+|report|inform)\b.{0,100}\b(?:breach|unauthori[sz]ed|loss|incident|hours|days)|\bbreach\b.{0,100}\b(?:tell|notif\w+|report|inform)/i,
      within: "clause",
      in: holdingData,
      as: "It must tell the Client of a breach within 48 hours.",
    },
    {
      ask: "for deletion at the end",
      there: /\b(?:delet|destroy|eras|return)/i,
      within: "document",
      in: holdingData,
      as: "It must delete all personal information.",
    },
  ],
  promises: true,
  usually: [
    {
      bears: "payee",
      when: /\b(?:stored|kept|held|used|collected|handled|disclosed|breach|compli(?:es|ance)|complying)\b/i,
      writtenBy: "payee",
    },
  ],
  alike: [
    { words: /\bread (?:our|the|its) privacy (?:policy|statement|notice)\b/i },
    // A check of somebody's record, or a password that is kept.
    {
      words:
        /\b(?:police|criminal|background|reference|screening|working with children) (?:\w+ ){0,2}(?:checks?|clearances?)\b|\b(?:details?|passwords?|credentials?|log-?ins?|pins?|keys?)\b.{0,40}\b(?:account|access|portal|platform|log|secure|private)\b/i,
      meant:
        /\b(?:personal(?:ly)?|health|sensitive|credit|customer|client) (?:information|data|details|records?|reports?|file|history|identif\w+)\b|\bprivacy (?:act|laws?|polic\w+|legislation|statement|principles?)\b|\b(?:information|data|details|records) about\b|\bcredit report\w*\b/i,
    },
  ],
  expected: {
    order: 2,
    of: /^(?:Services|Software|Consultancy|Contractor|Franchise|Terms of service|Marketing|Agency)/,
    when: /personal (?:information|data|details)|customer (?:data|records|lists?)|patients?|health records|your data|donors?|members' details/i,
    signs:
      /privacy|data protection|confiden|details (?:we|it|they) hold|know about you|personal[^.]{0,80}(?:collect|use|disclos|protect|secur)|(?:collect|use|disclos|protect|secur)[^.]{0,60}personal/i,
    onlyAustralian: true,
    reason:
      "Personal information seems to change hands and no clause deals with it; the Privacy Act 1988 (Cth) may apply all the same.",
  },
});
