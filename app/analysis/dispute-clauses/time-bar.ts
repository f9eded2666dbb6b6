import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { time } from "../kind/usage.ts";

/** A few days in which an invoice may be questioned. */
const toQuery = phrase(
  "{number}(?: ?\\(\\w+\\))? ?{period} ~80 \\b(?:to|in which to|within which to) (?:query|dispute|challenge|question|contest|object to)\\b ~30 \\b(?:invoices?|accounts?|statements?|bills?|time ?sheets?|charges?)\\b",
);

/** What whoever is paid would claim: these times run against them. */
const counterClaim =
  /\b(?:not invoiced|invoice within|surcharges?|back-?charges?|rebates?|commission|bond|we lose|deliverable|no charge)\b/i;

export const timeBar = clause({
  id: "time-bar",
  title: "Time Bar",
  level: "High",
  named: [/time ?bar/i, "Time bar"],
  withConsequence: true,
  cue: /taken to|within|later than|before the|after|time|days|week/i,
  underHeading: {
    heading:
      /time ?bar|notice of claims?|notification of claims?|claims? procedure|time limit|defects? (?:and|in) (?:goods|delivery)|acceptance of goods|inspection/i,
    says: phrase(
      "within ~30 {number} ?{period} ~200 (?:deemed|barred|not be entitled|no claim|waive|released?|lose|lost|forfeit|accepted)",
    ),
    as: "Claims procedure\nThe Buyer reports defects within 10 days, and the goods are accepted after that.",
  },
  surely: [
    [toQuery, "A berth holder has ten days from receipt of a statement to query a renewal charge."],
  ],
  says: [
    [toQuery, "You have one week after the day of a bill to question the charges in it."],
    [
      phrase("taken to (?:be|have) ~80 unless ~80 within ~20 {number} ?{period}"),
      "Goods are taken to be in order unless you tell us otherwise within 48 hours of delivery.",
    ],
    [
      phrase(
        "{number} ?{period} ~200 (?:does not|fails? to|do not|has not|have not) ~80 (?:taken to|deemed|considered|regarded as) ~40 (?:accept|approv|satisf|correct|waive)",
      ),
      "If within 10 business days the Client does not object, it is taken to approve the design.",
    ],
    [
      phrase(
        "within ~20 {number} ?{period} ~80 (?:or|otherwise|failing which) (?:we|it|the \\w+|you|any|no) ~60 (?:not accept|not be (?:able|entitled|considered)|lose|lost|refuse|barred|waived|no claim|cannot)",
      ),
      "Ask for changes to the album within three weeks of seeing the proof, or it goes to print as it is and can't be sent back.",
    ],
    [
      phrase(
        "claims? (?:made|received|lodged|notified) (?:after|later than|outside|beyond) ~60 (?:not be (?:considered|accepted|entertained|valid)|rejected|barred|invalid)",
      ),
      "A claim made after the defects period will not be considered.",
    ],
    [
      phrase(
        "(?:not (?:be )?liable|no (?:claims?|proceedings?|action|suit)|waives?|may not|cannot|must not) ~160 (?:later than|more than|after|not (?:notified|made|brought|commenced|received) within) ~20 {number} ?{period}",
      ),
      "No action, regardless of form, may be brought more than one year after the cause of action accrued.",
    ],
    [
      phrase(
        "(?:entitled|entitlement|claim|extension|compensation) ~80 (?:only if|unless|provided that|if and only if|conditional (?:up)?on) ~160 within ~40 {number} ?{period}",
      ),
      "No Warranty Claim shall be maintainable unless notice with full particulars shall have been served within eighteen months of Completion and legal process issued within six months next following.",
    ],
    [
      phrase(
        "within ~40 {number} ?{period} ~200 (?:taken to (?:have )?(?:been |be )?(?:accept|delivered|waive|agree|satisf|in good|complete)|cannot (?:later )?(?:complain|dispute|object|reject)|otherwise ~60 (?:accepted|waived|lost|barred|complain))",
      ),
      "Dents, missing parts, wrong tyres: write within five days of unloading or you're taken to have agreed there were none.",
    ],
    [
      phrase(
        "(?:within|no later than|not later than|at least|before the (?:expiry|end) of) ~40 {number} ?{period} ~300 (?:waive[sd]?|barred|forfeit\\w*|(?:is|are|be) lost|loses?|deemed (?:to (?:have (?:been )?|be )?)?(?:accept|waive|satisf|in good|free|conclusive|correct|agreed)\\w*|not (?:be )?entitled|no (?:claim|entitlement|liability|right|further claim)|releases?|released|(?:cannot|can't|may not|must not) (?:make|claim|bring|recover)|extinguish\\w*|absolute bar|not (?:be )?liable|won't be (?:liable|able)|ceases? to|will not (?:consider|accept)|{mustnot} (?:make|bring))",
      ),
      "Where we haven't sent you photos and an invoice within 30 days of return we lose the right to charge for damage.",
    ],
    [
      phrase(
        "(?:waives?|barred|forfeits?|loses?|deemed|not (?:be )?(?:entitled|liable)|no (?:claim|entitlement|liability|right|action|proceedings?|legal action)|releases?|cannot|may not|must not|accepts? no) ~240 (?:unless|if|after|more than|later than|where) ~200 (?:within|more than|after|no later than|later than|before) ~40 {number} ?{period}",
      ),
      "A deliverable counts as accepted, and complaints about it are closed off, if Banyan has said nothing within seven business days of getting it.",
    ],
    [
      phrase(
        "(?:condition precedent|time[- ]bar|strictly within|in strict compliance) ~200 (?:claim|entitlement|notice|days)",
      ),
      "It is a condition precedent to any additional payment that the Contractor has notified the circumstance within five days of becoming aware of it and given details within a further ten; where it has not, the Owner is discharged.",
    ],
    [
      phrase(
        "(?:claims?|actions?|proceedings?|suit) ~80 {must} be (?:made|brought|commenced|lodged|notified|filed|submitted) (?:in writing )?within ~40 {number} ?{period}",
      ),
      "Claims about plants shall be made within ten days of arrival, roots unwrapped, and any made beyond that shall not be allowed.",
    ],
  ],
  not: [
    "Completion is to take place at 11.00 am on the third Business Day after the last of the conditions is satisfied.",
    "Should the Lessee fail to exercise the option by the last date specified in Item 12, the option shall lapse.",
    "The Tenant loses the option to renew unless it gives notice within 3 months before the Expiry Date.",
    "Notices\nGoods are taken to be in order unless you tell us otherwise within 48 hours of delivery.",
  ],
  unless:
    /fails? to (?:correct|cure|remedy)|rofo|right of first|\boptions?\b|renew|personal information|data breach|invoice[sd]? .{0,40}within .{0,20}days of (?:the )?date of (?:the )?invoice|offer (?:lapses|is open)|payment .{0,30}within|cooling[- ]off|must pay .{0,60}within|notices? (?:is|are|will be|shall be) (?:taken|deemed|treated|regarded)|deemed (?:to have been |to be )?(?:received|delivered|given|served)|terminat\w+.{0,60}(?:within|giv)/i,
  notUnder: /^notices?$|termination|term$|restraint|confidential|definitions|insurance/i,
  raises: [
    {
      when: phrase(
        "(?:\\b[1-9]|1[0-4]|one|two|three|five|seven|ten|fourteen)(?: ?\\(\\d+\\))? (?:business |calendar |working )?days|(?:24|48|72)\\)? hours|(?:twenty[- ]four|forty[- ]eight|seventy[- ]two) hours",
      ),
      because: "the time is short ({words})",
      as: "Dents, missing parts, wrong tyres: write within five days of unloading or you're taken to have agreed there were none.",
    },
    {
      when: phrase("condition precedent|absolute bar|strict(?:ly)?"),
      because: "it is a condition of the claim ({words})",
      as: "Notice within 28 days is a condition precedent to any claim for an extension of time.",
    },
  ],
  lowers: [
    {
      when: phrase("becom(?:es|ing) aware|became aware|knew|knowledge"),
      because: "time runs from knowledge ({words})",
      as: "Otherwise than by notice within ten days of becoming aware of the cause, the builder loses the right to an extension.",
    },
    {
      when: phrase("(?:to the extent|only if) ~40 prejudice\\w*"),
      because: "it needs prejudice ({words})",
      as: "The Contractor loses the right to claim if notice is not given within 28 days, but only to the extent that the Principal is prejudiced.",
    },
    {
      when: phrase(
        "(?:six|twelve|eighteen|twenty-?four|6|12|18|24)(?: ?\\(\\d+\\))? months|(?<!\\b(?:each|every|per|a|that|the|of the|financial|calendar) )years?",
      ),
      because: "the time is long ({words})",
      as: "Latent defects not brought to the Supplier's notice within six years of acceptance are thereafter barred.",
    },
  ],
  effect: "takes a claim away unless it is notified or brought in time",
  why: "A claim that is otherwise good may be lost by a missed notice.",
  ask: [
    {
      ask: "that time run from knowledge",
      has: "time that runs from knowledge",
      there: /\b(?:aware|knew|known?|knowledge|discover\w*|learn\w*|ought)\b/i,
      as: "It must claim within a month after it becomes aware.",
    },
    {
      ask: "for at least 28 days",
      limit: {
        unit: "days",
        least: 28,
        near: /notice|notif|within|claim|after|bring|begin|commence/i,
      },
      as: "A claim must be brought within 12 months after completion.",
    },
    {
      ask: "that a late notice matter only so far as it prejudices the other side",
      has: "a late notice that matters only so far as it prejudices",
      there: /\bprejudic/i,
      as: "Lateness matters only if it prejudices the Seller.",
    },
  ],
  insteadOf: ["extension-of-time"],
  insteadWhere: [{ of: "onus-of-proof", says: time }],
  states: ["notice"],
  gravity: 22,
  usually: [
    { bears: "payee", writtenBy: "payer", unless: counterClaim },
    { bears: "payer", writtenBy: "payee", unless: counterClaim },
  ],
  alike: [
    // A day for payment is no end to a claim.
    {
      words:
        /\b(?:accounts?|invoices?|moneys?|monies|amounts?|fees?|rent|prices?|instalments?|payments?)\b.{0,60}\b(?:payable|due|paid|pay)\b.{0,40}\bwithin\b/i,
      meant:
        /\b(?:claim|disput|noti|object|quer|barred|waive|deemed|taken to|lose|loses|lost|forfeit|lapse|accept|release|extinguish|no longer|complain|entitle|reject|contest|challenge|correct)\w*/i,
    },
  ],
});
