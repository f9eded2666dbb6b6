import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const reservedMatters = clause({
  id: "reserved-matters",
  title: "Reserved Matters (Vetoes)",
  level: "Medium",
  named: [/reserved matters|veto/i, "Reserved Matters"],
  cue: /matters?|veto|approval|decision|resolution/i,
  says: [
    [
      phrase(
        "\\b(?:reserved|veto|protected|special majority|investor consent) matters?\\b|\\b(?:rights? of veto|veto rights?)\\b",
      ),
      "The Family Trust has a right of veto over the sale of the herd.",
    ],
    [
      phrase(
        "(?:matters?|decisions?|actions?|things?|steps?) (?:in|listed in|set out in|named in|of) ~30 (?:schedule|annexure|appendix|table|clause) ~60 (?:needs?|requires?|only ~30 with|(?:may|must|shall) not be (?:done|taken|made) without) ~30 (?:approval|consent|agreement|vote|unanim\\w+)",
      ),
      "The decisions listed in Annexure D require the approval of the director whom Hillgrove appoints.",
    ],
    [
      phrase(
        "(?:company|board|directors?|trustee|manager) (?:must|shall|may|will) not ~120 without ~30 (?:consent|approval) of ~30 (?:investor|founder|shareholder|unitholder|holder|venturer)",
      ),
      "The Trustee must not borrow more than $250,000 or hire anybody at above $150,000 without the written approval of each unitholder.",
    ],
  ],
  not: [
    "The Board decides matters by simple majority, and a resolution in Schedule 2 form is enough.",
    "The Tenant must not alter the shop without the approval of the Landlord.",
  ],
  raises: [
    {
      when: phrase("{may} (?:add|extend|change|vary|enlarge)|\\bany other matter"),
      because: "the list may grow ({words})",
      as: "The Investor may add to the veto matters by notice.",
    },
    {
      when: phrase(
        "day[- ]to[- ]day|ordinary course|any (?:expenditure|contract|borrowing)|budget",
      ),
      because: "it reaches into the running of the business ({words})",
      as: "Adopting the budget is a Reserved Matter.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "not (?:be )?unreasonably (?:withheld|refused)|(?:deemed|taken) to (?:be |have )?(?:approved|consent\\w*|given)",
      ),
      because: "a refusal needs a ground or a time ({words})",
      as: "Approval of a reserved matter may not be unreasonably withheld.",
    },
  ],
  effect: "lets one holder stop decisions of the company",
  why: "It gives control without a majority, and a deadlock where it is used.",
  ask: [
    {
      ask: "that the list be closed and kept to what changes the holding or the business",
      has: "a closed list",
      there: /\bclosed list\b|\bno other matters?\b/i,
      within: "clause",
      as: "There are no other matters.",
    },
    {
      ask: "for approval to count as given after a stated number of days",
      has: "approval after silence",
      there: /\b(?:taken|deemed)\b.{0,40}\b(?:approv|consent|given)/i,
      within: "clause",
      as: "Approval is taken to be given after 10 days.",
    },
    {
      ask: "that it end with a stated smallest holding",
      has: "a smallest holding",
      there: /\b(?:holds?|holding)\b.{0,30}\b(?:at least|less than|below)\b/i,
      within: "clause",
      as: "It holds while the Investor holds at least 10%.",
    },
  ],
  gravity: 108,
  owners: { alike: true, consent: /\b(?:approval|consent|agreement|vote|assent)\b/i },
});
