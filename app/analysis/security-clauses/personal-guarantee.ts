import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { guarantees } from "../kind/usage.ts";

/** What was paid and has to be given back leaves the guarantor bound. */
const clawBack = phrase(
  "\\b(?:payments?|moneys?|monies|amounts?|transactions?|dispositions?|settlements?)\\b ~80 \\b(?:avoided|set aside|void(?:able)?|repaid|refunded|disgorged|preference)\\b ~120 (?:(?:not|never) ~30 discharged?|(?:guarantor|surety)\\b ~60 (?:not ~20 (?:discharged|released)|remains? (?:liable|bound))|liability ~40 (?:restored|reinstated|revives?))",
);

export const personalGuarantee = clause({
  id: "personal-guarantee",
  title: "Personal Guarantee",
  level: "High",
  grave: "what the guarantor owns answers for another’s debt",
  readWhole: true,
  named: [
    /^guarantee(?: and indemnity)?$|personal guarantee|directors.? guarantee/i,
    "Directors' guarantee",
  ],
  cue: /answerable|guarant|principal debtor|surety|avoided|set aside|void|preference/i,
  says: [
    [
      phrase(
        "(?:directors?|principals?|shareholders?|partners) ~20 (?:personally )?guarantee (?:its|the|their|all|payment)",
      ),
      "If the Client is a company its directors guarantee its debts.",
    ],
    [
      phrase("stands? surety|answerable (?:with|for) ~60 (?:owes?|debts?|debt|obligations)"),
      "As regards the SPV's obligations under the Equipment Lease, Wollemi stands surety to Kansai for one half.",
    ],
    [
      phrase(
        "(?:unconditionally|irrevocably|personally|absolutely|jointly|severally|hereby|also|each|director|directors|guarantors?)[, ] ~60 guarantees? ~80 (?:to|the|payment|performance|that|all)",
      ),
      "Local Affiliate unconditionally guarantees to Client that Company will repay on demand the unexpended part of any prepaid Fees.",
    ],
    [
      phrase(
        "guarantees? (?:to |the |all |due |full |prompt |punctual ){1,8} ~100 (?:payment|performance|obligations?|observance|compliance|pays?|moneys?|monies|money|debts?|due|owes?|owed|owing)",
      ),
      "The Fund guarantees to the Tenant all that the Landlord has to do and to pay under the works deed.",
    ],
    [
      phrase(
        "guarantors? ~60 (?:guarantees?\\b|(?:is|are|shall be|will be) (?:jointly |severally |and |personally ){0,6}liable|indemnif|{must} (?:unconditionally |immediately |on demand ){0,4}(?:pay|guarantee|perform|indemnif|make good))",
      ),
      "Your Guarantor agrees to pay us whatever you do not, and we need not come after you first.",
    ],
    [
      phrase(
        "(?:principal debtor|(?:as|a) surety|primary obligor|continuing guarantee|personal(?:ly)? guarantees?|guarantee and indemnity|deed of guarantee)",
      ),
      "Zielinski binds herself to Prowse as surety for what the incoming partner, her son Adam, undertakes to pay.",
    ],
    [
      clawBack,
      "Should any payment be voidable as against the Seller's liquidator, the liability of those who signed revives.",
    ],
  ],
  surely: [
    [
      clawBack,
      "If a payment is set aside as a preference the Surety is not discharged, though no guarantee of the goods is given.",
    ],
  ],
  not: [
    "You are also covered by the consumer guarantees in the Australian Consumer Law.",
    "The guaranteed minimum superannuation contribution is that set by the superannuation guarantee legislation.",
    "The Purchaser shall take over from Completion the Vendor's obligations to repair goods under consumer guarantees.",
    "Each bank guarantee issued under Facility C attracts an issuance fee of 2% per annum of its face value.",
    "Consumer guarantees\nIf the Client is a company its directors guarantee its debts.",
  ],
  unless:
    /full title guarantee|(?:each|either) party (?:hereby )?guarantees|consumer guarantees?|bank guarantees?|does not guarantee|cannot guarantee|not guarantee|no guarantee|makes? no .{0,40}guarantee|statutory guarantees?|guarantees? (?:under|in|of) the (?:australian consumer|acl|competition)|guarantees? that (?:the|its|all|any) (?:goods|services|products?|work|software|equipment)|(?:warrants? (?:and|or) (?:represents? and )?guarantees?)|minimum guarantee|superannuation guarantee|guarantees? to (?:be|have|hold|do|provide|supply|deliver|ensure|comply|maintain|keep)\b|satisfaction guarantee|guarantees? (?:cannot|that cannot)|money[- ]back/i,
  notUnder: /consumer|warrant|definitions/i,
  raises: [
    {
      when: phrase("all (?:moneys|monies|money)|unlimited|continuing|unconditional\\w*"),
      because: "it is wide ({words})",
      as: "Local Affiliate unconditionally guarantees to Client that Company will repay on demand the unexpended part of any prepaid Fees.",
    },
    {
      when: phrase("principal debtor|primary obligor|indemnif\\w+"),
      because: "it is an indemnity too ({words})",
      as: "The Assignor answers to the Assignee, as guarantor and as if he were principal debtor, for every obligation undertaken by the Company.",
    },
    {
      when: phrase("charges? ~60 (?:land|real property|property)|caveat|mortgage"),
      because: "land answers for it ({words})",
      as: "The directors guarantee the account and each charges any land he or she owns with payment of it.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:limited|capped) (?:in total |in all )?(?:to|at)|not exceed|maximum (?:amount|liability)|up to (?:\\$|an? )",
      ),
      because: "it has a limit ({words})",
      as: "The Guarantor guarantees payment of the rent, and its liability is limited to $50,000.",
    },
    {
      when: phrase("guarantee (?:ends|ceases|expires|lapses|comes to an end)|only until"),
      because: "it ends ({words})",
      as: "The directors guarantee payment for the trucks; the guarantee ends when the first dozen has been paid for.",
    },
  ],
  effect: "makes a person answer for what another owes",
  why: "Directors and families answer with their own assets, often without a limit in amount or time, so independent advice matters.",
  ask: [
    {
      ask: "that it be dropped or capped",
      has: "a cap",
      there:
        /(?<!\bnot )\blimited to\b|\bup to (?:\$|an? (?:amount|sum|total|maximum)|the (?:amount|sum)|\w+ (?:months|weeks|years)')|\bcapped\b|\bnot exceed|\bmaximum\b/i,
      within: "clause",
      as: "He guarantees it, up to $50,000.",
    },
    {
      ask: "that it end with the office or after a time",
      has: "an end",
      ofCompanies: false,
      there:
        /\b(?:only until|ends? (?:when|on|after|\d)|ceases?|expires?|released when|months after|until the)\b/i,
      as: "The guarantee ends when he leaves office.",
    },
    {
      ask: "that land stay out of it",
      has: "land left out",
      when: /\b(?:charges?\b.{0,60}\b(?:land|property)|caveats?|mortgages?)\b/i,
    },
    {
      ask: "that it end with the debt, and release the guarantor if the debt is changed without its consent",
      has: "an end",
      ofCompanies: true,
      there:
        /\b(?:only until|ends? (?:when|on|after|\d)|ceases?|expires?|released when|months after)\b/i,
      as: "The guarantee ends when the loan has been repaid.",
    },
    {
      ask: "that the guarantor take independent advice before signing",
      has: "independent advice",
      ofCompanies: false,
      there:
        /\bindependent (?:legal |financial )?(?:and financial )?advi[cs]e|\badvis(?:ed|er)\b.{0,60}\bindependent|\bindependent(?:ly)?\b.{0,40}\b(?:solicitor|lawyer|advis)/i,
      within: "document",
      as: "Each guarantor has had independent legal advice.",
    },
  ],
  insteadWhere: [
    // Whoever answers for another's debt guarantees or indemnifies: by the verb.
    { of: "indemnity", says: guarantees },
  ],
  states: ["cap", "noCap"],
  gravity: 2,
  given: "guarantees?\\b|guaranteed|surety|answer\\w* for",
  promises: true,
  neverKept: true,
  capOf: "burdens",
  answersForOthers: true,
  bearers: "surety",
});
