import { employment, leases, loans, ownership } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { unlessFree } from "../kind/usage.ts";
import { issuers } from "../reading/roles.ts";

export const assignment = clause({
  id: "assignment",
  title: "Assignment and Novation",
  level: "Medium",
  named: [/^(?:no )?(?:assignment|novation)/i, "Assignment"],
  surely: [
    [
      phrase(
        "{mustnot} ~20 (?:assign|novate)\\b ~40 (?:rights|agreement|contract|deed|lease|obligations|interest)",
      ),
      "10.2 A party must not assign its rights under this agreement except to a person to whom it transfers Shares.",
    ],
  ],
  cue: /pass |sell|part with|give |assign|novat|transfer|hand |dispose|deal with|part with/i,
  underHeading: {
    heading: /assign|novation|transfer of (?:this|the|rights)/i,
    says: phrase("(?:{may}|{must}|{mustnot}) ~100 (?:assign|novate|transfer|dispose|deal)"),
    as: "Assignment\nThe Tenant may deal with the premises as set out below.",
  },
  says: [
    [
      phrase(
        "{may} (?:assign|sell|transfer) (?:what you owe|(?:the|any|your) debts?|(?:the|its|our) receivables)",
      ),
      "10. We may assign what you owe us.",
    ],
    [
      phrase("(?:consent|approval|permission) ~20 to (?:assign|transfer|novate)"),
      "7.1 The tenant needs the landlord's consent to assign the lease or sublet the shop.",
    ],
    [
      phrase(
        "{mustnot} (?:sell|give|pass|transfer|hand|lend) (?:or \\w+ )?(?:on |over )?(?:this|the|its|your|his|her|their|our) (?:agreement|contract|lease|membership|licen[cs]e|place|booking|rights?|obligations?|account|franchise|subscription) ~30 (?:to|without|on)",
      ),
      "You can't hand your account or these terms over to anyone else unless we say yes in writing; we can pass ours to whoever buys our business.",
    ],
    [
      phrase(
        "{mustnot} (?:hand|pass|give|sign) (?:over |on )?(?:this|the|its|your) (?:job|work|engagement|services?) (?:over |on )?to (?:any|some|another)",
      ),
      "The Creator can't hand over the job to anyone else.",
    ],
    [
      phrase(
        "part with ~20 possession|assign ~40 (?:the term|term hereby|premises|appointment|tenancy)",
      ),
      "The Lessee shall not part with the possession of the premises or assign the term.",
    ],
    [
      phrase(
        "(?:hand|pass|sign|give|sell|transfer) (?:over )?(?:this|the|its|your|our|his|her) (?:agreement|contract|lease|rights?|obligations?|business|franchise|interest) ~30 (?:on |over |away )?(?:to|except|without|unless)",
      ),
      "Your account is personal to Your business and isn't able to be sold or given to any other business; if You sell Your business, the buyer has to open a new one.",
    ],
    [
      phrase(
        "(?:assign|novate)(?:s|d|ing|ment)?\\b ~60 (?:without|with|except|unless|only) ~60 (?:consent|approval|agree|permission)",
      ),
      "Except to another authorised deposit-taking institution, the Lender may not novate its Commitment without the approval of the Borrower.",
    ],
    [
      phrase(
        "(?:{may}|{must}|{mustnot}|without|neither|no) ~120 (?:assign|novate|transfer|assigned|novated|transferred|assigning)\\b ~120 (?:agreements?|contracts?|lease|rights?|obligations?|interests?|benefit|deed|licen[cs]e|terms|account|subscription|franchise|it|guarantee)\\b",
      ),
      "The Customer must not assign, novate or otherwise transfer its rights or obligations under this agreement.",
    ],
    [
      phrase(
        "(?:agreement|contract|lease|deed|rights?|obligations?|interest|licen[cs]e|account|benefit|it) ~100 (?:{may}|{must}|{mustnot}|is|are|is not|are not) ~30 (?:assign(?:ed|able)|novated|transferr?(?:ed|able)|assign)",
      ),
      "Whitlock warrants that it has not parted with, and shall not hereafter assign, any of the Claims.",
    ],
    [
      phrase(
        "(?:assignment|novation|transfer) ~60 (?:without|requires?|is void|of this (?:agreement|contract|lease|deed))",
      ),
      "Transfer by the Investor to a rival of the Company is void.",
    ],
  ],
  not: [
    "A Shareholder may transfer its Shares to a Permitted Transferee without first offering them round.",
    "The directors shall not register a transfer of Shares unless the requirements of Schedule 2 as to pre-emption have been met.",
    "The Contractor may use subcontractors named in Item 19 and must make their names available publicly if asked.",
    "The Contractor shall not subcontract the reinforced concrete work without the Superintendent's written approval.",
    "Intellectual property\nThe Consultant must not assign any rights without consent.",
  ],
  unless:
    /\b(?:an|each|any|every|the|of an) assignment\b(?! (?:of|or novation|by|without))|(?:assigns?|transfers?|assign(?:ed|ment)|vests?)\b.{0,100}(?:intellectual property|copyright|moral rights|inventions?|work product|deliverables)|moral rights|transfer(?:red|s)? (?:of )?(?:the )?(?:shares?|personal information|personal data|data|title|ownership|risk|funds|employee|goods|domain)|(?:shares?|units) .{0,60}transfer|assigned (?:to|by) .{0,40}(?:duties|work|tasks|project)|duties assigned|transfer to (?:another|a different) (?:location|position|department)|successors and (?:permitted )?assigns\.?$/i,
  notUnder: /intellectual property|inventions|definitions|privacy|completion|^title/i,
  raises: [
    {
      when: phrase("(?:sole|absolute) (?:and (?:absolute|unfettered) )?discretion|for any reason"),
      because: "consent lies in the other side’s {words}",
      as: "Any purported assignment by the Reseller without Quill's consent, which may be refused for any reason, is void.",
    },
    {
      when: phrase("change (?:in|of) (?:the )?control ~60 "),
      because: "a change of control counts ({words})",
      as: "The Tenant must not assign this lease without consent, and a change in control of the Tenant is an assignment.",
    },
    {
      when: phrase(
        `${issuers} {may} (?:freely )?(?:assign|transfer|novate)(?! ~60 (?:only|with (?:the |its )?(?:\\w+ ){0,3}consent)) ~60 (?:without|to (?:another|any|an? (?:purchaser|buyer|person|third|successor)))`,
      ),
      because: "the other side may assign freely ({words})",
      as: "8.1 The Lender may assign or otherwise deal with its rights under this document without the consent of any other party.",
    },
    {
      when: phrase(
        `${issuers} {may} (?:freely )?(?:assign|transfer|novate)(?! ~60 (?:only|without|with (?:the |its )?(?:\\w+ ){0,3}consent)) ~60 to (?:an? |any |its )(?:related|affiliate)`,
      ),
      to: "Medium",
      because: "the other side may assign within its group ({words})",
      as: "The Lender may assign this agreement to a related body corporate.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "not (?:to )?be (?:unreasonably|unreasonably or arbitrarily) ~20 (?:withheld|delayed|conditioned)|unreasonably with(?:held|hold)|(?:refuse\\w*|withh\\w+|object) ~20 (?:only|on (?:the|a) grounds?)|only (?:refuse|withhold|object)",
      ),
      because: "consent is kept within bounds ({words})",
      as: "8.1 The Franchisee may not transfer the Business or assign its rights except with the consent of the Franchisor, which will not be unreasonably withheld.",
    },
    {
      when: phrase("(?:related bod(?:y|ies) corporate|affiliates?|within (?:its|the) group)"),
      freedom: true,
      unless: {
        says: phrase(`${issuers} {may} (?:freely )?(?:assign|transfer|novate)`),
        as: "The Supplier may assign this agreement within its group, and the Customer may not assign it at all.",
      },
      because: "it is free within the group ({words})",
      as: "Without consent the Provider cannot transfer this agreement, even within its group, and subcontracting does not relieve it.",
    },
  ],
  effect: "says whether the contract, or rights under it, can be passed on",
  why: "The other side may turn out to be somebody that nobody chose, or a sale of the business may need consent.",
  ask: [
    {
      ask: "that both sides need consent",
      has: "the same rule for both sides",
      mutual: true,
      notIn: [...loans, ...leases],
    },
    {
      ask: "that consent not be unreasonably withheld",
      has: "reasonable consent",
      there:
        /\bnot (?:to )?(?:be )?unreasonabl|\bwithout unreasonabl|\b(?:act|be) reasonabl[ey]|\brefuse only\b|\bonly (?:refuse|withhold)|\breasonable grounds?\b/i,
      as: "The Lessor may refuse only for a good reason.",
    },
    {
      ask: "that transfers within the group or with the business be free",
      has: "transfers within the group",
      there:
        /\b(?:either|each|a) (?:party|side|of \w+)\b.{0,120}\b(?:related bod(?:y|ies) corporate|affiliates?|group)|\bneither\b.{0,200}\bexcept\b.{0,60}\b(?:related|affiliate|group)|\b(?:except|unless|other than|provided)\b(?:(?!\b(?:may|shall|can|will)\b)[^.]){0,220}\b(?:affiliat|subsidiar|parent|group|merge|consolidat|(?:substantially )?all (?:of )?(?:the |its |such party['’]s |their )?(?:\w+ ){0,2}(?:assets|business|stock)|acqui(?:re|ring|sition)|success(?:or|ion)|(?:sale|transfer) of)|\b(?:either|each|any|a|such|neither) party\b[^.]{0,300}\b(?:except|provided|may)\b[^.]{0,80}\b(?:either|each|any|a|such) party\b[^.]{0,160}\b(?:affiliat|subsidiar|parent|group|merge|consolidat|(?:substantially )?all (?:of )?(?:the |its |such party['’]s |their )?(?:\w+ ){0,2}(?:assets|business|stock)|acqui(?:re|ring|sition)|success(?:or|ion)|(?:sale|transfer) of)/i,
      notIn: [...loans, ...employment, ...leases, ...ownership],
      as: "Either party may transfer it to a related body corporate.",
    },
    {
      ask: "that a transfer cost it nothing and leave its rights as they are",
      has: "no loss from a transfer",
      there:
        /\b(?:no (?:greater|additional|more)|increase)\b.{0,60}\b(?:cost|liabilit|oblig)|\brights? .{0,40}(?:unaffected|prejudic)/i,
      in: loans,
      as: "No transfer may increase the Borrower's costs.",
    },
  ],
  insteadOf: ["lease-incentive"],
  categories: ["Anti-Assignment"],
  states: ["unreasonablyWithheld"],
  usually: [unlessFree],
  expected: {
    order: 10,
    of: /^(?:Franchise|Services|Consultancy|Contractor|Software|Supply|Distribution|Licence agreement|Marketing|Commercial lease|Retail lease|Agency)/,
    signs:
      /assign|novat|transfer|sub-?(?:let|contract|licen)|pass(?:es|ed)? (?:on|its)|dispose of|part with|hand over|personal to/i,
    reason: "Nothing says whether the contract may be passed on, so its benefit usually can be.",
  },
});
