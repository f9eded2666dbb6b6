import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { occupier, worker } from "../kind/usage.ts";

export const insurance = clause({
  id: "insurance",
  title: "Insurance",
  level: "Low",
  cue: /insur|public liability/i,
  says: [
    [
      phrase(
        "(?:maintain|effect|take out|carry|obtain|hold|keep|procure|secure|purchase|arrange|have)\\w* ~140 (?:insurance|insured|policy of|policies)",
      ),
      "Customer must carry property damage insurance covering its refrigeration plant and stock against loss of supply.",
    ],
    [
      phrase(
        "(?:public liability|professional indemnity|workers'? compensation|product liability|general liability) ~80 (?:insurance|cover|policy|not less|at least)",
      ),
      "Plumbers who tap our main for you must have $5 million of public liability cover, and you must see that they do.",
    ],
    [
      phrase("insurance ~100 {must} ~60 (?:maintain|effect|provide|name|include|be)"),
      "Care, custody and control insurance to $30,000 a head shall be carried by the Agency for liveried horses.",
    ],
  ],
  not: [
    "Any insurance proceeds received by the Borrower must be applied in reinstatement or, at the Lender's election, in prepayment.",
    "The Grantee must report to the Department any insurance recovery used to replace an Asset bought with the Grant.",
    "Where the Premises are destroyed, the Landlord is not bound to rebuild if the insurance money is withheld.",
    "Workers compensation matters are to be reported to the Owner's Representative in the monthly HSE return.",
    "Definitions\nCustomer must carry property damage insurance covering its refrigeration plant and stock against loss of supply.",
  ],
  unless: /insurance (?:proceeds|business|company)|health insurance (?:portability|plan)/i,
  notUnder: /definitions/i,
  raises: [
    {
      when: phrase(
        "subrogation|additional insured|name[ds]? ~40 (?:insured|interested)|note(?:d|s)? ~30 interest",
      ),
      because: "it asks for more than a policy ({words})",
      as: "So long as hammers bear the name of the Assignor, the Assignee shall effect a products policy under which he is an additional insured.",
    },
    {
      when: phrase(
        "(?:\\$|aud ?)(?:[2-9]\\d|\\d{3})(?:[, ']000[, ']000| ?million)|(?:six|seven|6|7|ten|10) years",
      ),
      because: "the cover is high or long ({words})",
      as: "The Agency keeps workers' compensation cover in each State in which its people work, together with public liability of $20 million.",
    },
  ],
  lowers: [
    {
      when: phrase("certificates? of (?:currency|insurance)"),
      because: "it is shown by {words}",
      as: "The Contractor must effect and maintain public liability insurance for at least $20 million for any one occurrence, and produce certificates of currency on request.",
    },
  ],
  effect: "makes a party hold insurance",
  why: "Promising cover that is not in place is a breach on the first day.",
  ask: [
    { ask: "Check each promise against the policies in place." },
    {
      ask: "that waivers of subrogation be left out",
      has: "no waiver of subrogation",
      when: /\bsubrogat/i,
    },
    {
      ask: "that cover be required only while it can be had on reasonable terms",
      has: "cover on reasonable terms",
      there: /\breasonabl[ey]\b|\bcommercially available\b/i,
      as: "It must keep cover so far as reasonably available.",
    },
  ],
  wants: [
    {
      ask: "for a certificate when asked",
      there: /\b(?:certificates?|evidence|proof|copy|copies|show)\b/i,
      within: "clause",
      as: "It must show a certificate.",
    },
  ],
  insteadOf: ["product-recall"],
  categories: ["Insurance"],
  states: ["amount"],
  given: "insur(?:e|ed|ing|ance)\\b|cover\\b",
  promises: true,
  usually: [
    {
      bears: "payee",
      when: /\b(?:professional indemnity|workers['’] compensation|products? liability)\b/i,
    },
    // A tradesman tells of the cover that he has.
    {
      bears: "payee",
      writtenBy: "payee",
      when: /^[\W\d]{0,8}(?:public|products?|professional) (?:and products )?(?:liability|indemnity)(?: insurance| cover)?(?: of|:)? \$[\d,.]{3,18}(?: million)?\W*$/i,
    },
    { bears: "recipient", called: occupier },
    { bears: "payee", called: worker },
  ],
  alike: [
    // What insurance costs, among what is passed on.
    {
      words: /\binsurance premiums?\b/i,
      meant:
        /\b(?:maintain|effect|keep|hold|insured?|take[sn]? out|taking out|policy|policies|cover|certificate)\b/i,
    },
    // The owner's cover, whose premiums are among the outgoings.
    {
      words:
        /\boutgoings\b.{0,300}\b(?:insurance )?premiums?\b|\binsurance premiums?\b.{0,200}\boutgoings\b/i,
      meant:
        /\b(?:must|shall|will|agrees to|has to)\b.{0,60}\b(?:insure|maintain|effect|hold|take out|carry|keep)\b/i,
    },
  ],
  expected: {
    order: 9,
    of: /^(?:Construction|Home building|Hire|Commercial lease|Retail lease)/,
    signs: /insur|\bcover(?:ed|s)?\b|loss payee|underwrit|public liability|policy/i,
    reason: "No insurance is asked for, though somebody may be hurt or something damaged.",
  },
});
