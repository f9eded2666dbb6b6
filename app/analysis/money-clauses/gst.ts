import { supply } from "../kind/expected.ts";
import { employment } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const gst = clause({
  id: "gst",
  title: "GST",
  level: "Low",
  named: [/^gst$|goods and services tax/i, "GST"],
  cue: /gst|goods and services tax/i,
  says: [
    [phrase("gst[- ]free"), "2.4 Child care fees are GST-free."],
    [
      phrase(
        "(?:\\bgst\\b|goods and services tax) ~160 (?:inclu|exclu|plus|in addition|must pay|shall pay|will pay|increase|gross|liable|added|payable|bear|recover|pay to|pays?)",
      ),
      "GST is on top of the Managed Service Fees, and the Client need not pay it until a valid tax invoice arrives.",
    ],
    [
      phrase(
        "(?:inclu\\w+|exclu\\w+|plus|in addition|ex\\.?|inc\\.?|\\+|without|net of|before|free|no|pay|paid|charge|add|bear|responsible) ~60 (?:\\bgst\\b|goods and services tax)",
      ),
      "Cost prices in Vendor Hub are inclusive of any GST, and if more GST turns out to be due the Supplier stands it.",
    ],
  ],
  not: [
    "Security bond: $4,400 (two months' fee including GST).",
    "The Grantee warrants that it is registered for GST and will tell the Department promptly if that registration lapses.",
    "The Vendor shall show its ABN, the order number and the date of supply on each invoice.",
    "In this clause GST has the meaning given in the Act, including GST payable by a representative member.",
  ],
  unless:
    /\b(?:deposit|bond|bank guarantee|retention)\b.{0,60}gst|gst (?:act|law) means|has the (?:same )?meaning|registered for gst/i,
  raises: [
    {
      when: phrase("whether or not (?:a )?tax invoice|without ~20 tax invoice"),
      because: "the gross-up needs no tax invoice ({words})",
      as: "The Tenant must pay GST on the rent whether or not a tax invoice has been given.",
    },
  ],
  lowers: [],
  effect: "says who bears GST",
  why: "If the contract does not say who bears the tax, it comes out of the price or on top of it.",
  ask: [
    {
      ask: "that the price say whether it includes GST",
      has: "whether prices include GST",
      there:
        /\b(?:exclu\w+|inclu\w+|plus|before|less|net of)\b.{0,20}\bGST\b|\bGST\b.{0,60}\b(?:exclu\w+|inclu\w+|add\w*|free|extra|increase\w*)|\b(?:increased?|increases) by (?:the |any |an amount equal to (?:the )?)?GST\b|\b(?:not |n['’]t )includ\w+[^.;]{0,60}\bGST\b/i,
      within: "document",
      as: "All prices are exclusive of GST.",
    },
    {
      ask: "that GST be paid against a tax invoice only",
      australian: true,
      has: "a tax invoice",
      // A price that includes it is paid without more.
      when: /^(?!.{0,500}\b(?:inclu\w+ (?:of )?(?:any )?GST|GST[- ](?:inclusive|free))\b)/i,
      there: /\btax invoices?\b/i,
      within: "document",
      as: "It is paid on receipt of a tax invoice.",
      notIn: employment,
    },
    {
      ask: "that input tax credits come off reimbursements",
      has: "credit for input tax",
      there: /\binput tax|\b(?:net|exclusive) of (?:any )?GST\b|\bcredits?\b/i,
      when: /\b(?:reimburs\w*|indemnif\w*|outgoings)\b/i,
      within: "clause",
      as: "Reimbursements are net of input tax credits.",
    },
  ],
  ofNobody: true,
  usually: [
    // Tax for which somebody answers, and not a price that has it within.
    {
      bears: "payer",
      when: /\btax(?:es)?\b[^.;]{0,80}\bincluding\b/i,
      unless: /\b(?:inclusive of|includes?|no|not|nothing)\b/i,
    },
    {
      bears: "payee",
      surely: true,
      when: /\binc\.? gst\b|\b(?:includ(?:es?|ing|ed)|inclusive of|gst (?:is )?(?:already )?(?:in|within) (?:it|them|that)|already contains?)\b/i,
      unless:
        /\b(?:not includ\w+|n['’]t includ\w+|plus gst|exclu\w+|unless|if|(?:must|will|shall|to) add|payable in addition)\b/i,
    },
    {
      bears: "payer",
      surely: true,
      when: /\+ ?gst\b|\b(?:plus|exclud\w+|exclusive|(?:not|n['’]t) includ\w+|add(?:ed|s)?|in addition|on top)\b/i,
      unless: /\b(?:nothing|no (?:further|more|additional|gst)|need not|never)\b/i,
    },
  ],
  expected: {
    order: 1,
    of: new RegExp(
      `^(?:${supply}|Franchise|Grant|Business sale|(?:Retail|Commercial) lease|Sublease)`,
    ),
    when: /\$\s?\d/,
    notWhere:
      /\$ ?\d[\d,.]{0,12}[^.;\n]{0,12}\b(?:USD|EUR|GBP|NZD)\b|\b(?:prices|fees|amounts|sums) (?:[a-z]+ ){0,4}in (?:US|U\.S\.|United States|New Zealand) dollars|input[- ]taxed|aged care|child ?care|early learning|residential (?:tenancy|premises|accommodation|care)/i,
    surely: /\bgst\b|goods and services tax|\btaxable suppl/i,
    signs: /\bgst\b|goods and services tax|\btaxes\b|\btax(?:able)? (?:suppl|invoice)/i,
    onlyAustralian: true,
    reason:
      "A price is stated and nothing says whether it includes GST; without a clause it does, and the supplier bears one eleventh of it.",
  },
  toldThoughMutual: true,
});
