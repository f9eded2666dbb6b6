import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** What renews says in some way that it goes on, or what stops it: words of a single term have none of these. */
const goingOn =
  "renew|rolls?\\b|rolled|rolling|exten[ds]|further|again\\b|another|\\bmore\\b|success|prolong|fresh|\\bnew\\b|\\bsame\\b|\\blike\\b|\\bnext\\b|\\beach\\b|\\bevery\\b|repeat|\\bafter|follow|\\bthen\\b|keep|kept|unless|until|\\btill\\b|notice|notif|\\btell|\\btold|\\bstop|cancel|\\bover\\b|going|goes on|runs? on|carr(?:y|ies) on|evergreen|month (?:to|by) month|\\bfrom (?:year|month|week|quarter)";

const otherwise =
  /(?:lessee|tenant|customer|client|licensee|franchisee|you) may .{0,160}(?:renew|extend)|unless (?:the )?(?:parties|both) (?:mutually )?agree|agree(?:d)? in writing to (?:extend|renew)|automatically terminate|terminate automatically|ask (?:us|them|the \w+) to|\b(?:option|options) (?:to|of|for) (?:renew|extend|a further)|may (?:renew|extend)|insurance polic|certificate of|holding over|hold(?:s|ing)? over|remains in (?:occupation|possession)|continues? (?:in occupation|to occupy)|continues? in (?:full )?force|registration|\b(?:concludes?|ends?|expires?|terminates?|lapses?|finish(?:es)?|comes? to an end)\b[^.;]{0,80}?\bunless (?:it is |they are |previously |sooner |earlier )?(?:renewed|extended|(?:\w+ ){1,6}(?:renews?|extends?|agrees?)\b)|\b(?:continues?|runs?|remains? in (?:force|effect)) until (?:the )?(?:\w+ ){0,2}(?:Expiry|Expiration|End|Completion) Date\b(?!.{0,400}(?:renew|exten[ds]|further|roll|successive))/i;

export const automaticRenewal = clause({
  id: "automatic-renewal",
  title: "Automatic Renewal",
  level: "Medium",
  named: [/automatic renewal|auto-?renewal/i, "Automatic renewal"],
  cue: /year to year|month to month|week to week|prolong|going|goes on|go on|failing|renew|extend|roll|successive|evergreen|continue|further term/i,
  says: [
    [
      phrase("from (?:year|month|week|quarter) to (?:year|month|week|quarter)"),
      "Alumni desks are $250 a month, and the booking rolls from quarter to quarter in the absence of an email.",
    ],
    [
      phrase("(?:be |is |are )?prolonged ~80 (?:unless|at a time|automatically|year)"),
      "The licence window is prolonged by a year, and the Platform pays the licence fee over again, every time it omits to give notice ninety days ahead of the close of the window.",
    ],
    [
      phrase(
        "(?:keeps? (?:on )?going|goes on|go on|carries on|continues?|rolls? on) ~40 (?:month (?:by|to) month|week (?:by|to) week|year (?:by|to) year|each (?:month|year)|another (?:month|year|term))",
      ),
      "An enrolment continues each year until the end of Year 12 unless Parents withdraw the student by notice of one term.",
    ],
    [
      phrase(
        "(?:failing|in the absence of|without|unless there is) (?:such |any )?(?:written )?notice ~140 (?:extended|renewed|renews|continues?|extends?)",
      ),
      "Failing notice of at least three months before expiry, this contract is extended for a year at a time.",
    ],
    [
      phrase(
        "(?:after|at the end of|on (?:the )?expiry of|following) ~20 (?:the )?(?:initial|fixed|minimum|first|current|original|then[- ]current) (?:\\w+ )?(?:term|period) ~100 (?:continues?|renews?|extend\\w*|rolls?|goes on|remain)",
      ),
      "At the end of the Initial Term this Agreement continues on a monthly basis until terminated by either party.",
    ],
    [
      phrase(
        "(?:renews?|renewed|extends?|extended|rolls? over|renewal) ~60 automatically(?! (?:terminat|end|expire|lapse))",
      ),
      "On the Expiry Date the Term extends automatically by 12 months.",
    ],
    [
      phrase(
        "(?:will|shall|is|be|agreement|term|plan|subscription|contract) ~40 (?:renews?|renewed|extended|extends?|rolls?)\\b ~200 (?:unless|until) ~120 (?:notice|notif|terminat|cancel|elect|otherwise|ended|tells?)",
      ),
      "This agreement will automatically renew for successive one-year terms unless either party gives 30 days' notice.",
    ],
    [
      phrase(
        "unless ~160 (?:notice|notif\\w+|cancel\\w*|tells? us) ~160 (?:renews?|renewed|extended|rolls? over|roll over|further (?:term|period))",
      ),
      "Unless terminated by notice at least 60 days before expiry, this agreement shall be renewed for a further 12 months.",
    ],
    [
      phrase("rolls? over|evergreen (?:clause|contract|term|agreement|basis|renewal)|auto-?renew"),
      "Rolls over for two years each 1 July, barring six months' written notice from Mallee Gold or Torrens.",
    ],
  ],
  not: [
    "This agreement starts on 1 September 2026 and continues for 24 months.",
    "Client may elect to take a further Term of three years by signing a Renewal Order on or before the Expiry Date.",
    "When your subscription is about to run out, you can choose to take another year at the price shown on screen.",
    "The Tenant may renew for three years, and the lease is then extended unless rent is overdue when notice is given.",
    "The allotment year concludes on 30 June unless renewed by a vote of the gardeners.",
    "This licence begins on the Start Date and continues until the End Date unless terminated before then.",
    "Holding over\nAlumni desks are $250 a month, and the booking rolls from quarter to quarter in the absence of an email.",
  ],
  unless: new RegExp(`${otherwise.source}|^(?!.{0,2000}(?:${goingOn}))`, "i"),
  notUnder: /holding over|option/i,
  raises: [
    {
      when: phrase(
        "(?:renew\\w*|extend\\w*|further|additional|successive) ~80 (?:12|twelve|24|36|one|two|three|1|2|3|five)(?: ?\\(\\d+\\))?[- ](?:months?|years?)",
      ),
      because: "each renewal binds for {words}",
      as: "This agreement will automatically renew for successive one-year terms unless either party gives 30 days' notice.",
    },
    {
      when: phrase(
        "(?:sixty|ninety|120|180|60|90|six months|6 months|three months|3 months)(?: ?\\(\\d+\\))? ?(?:days)? ~30 (?:before|prior|notice)",
      ),
      because: "notice has to be given early ({words})",
      as: "Failing notice of at least three months before expiry, this contract is extended for a year at a time.",
      ask: "Failing that, ask for a notice window of no more than 30 days.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "month[- ]to[- ]month|monthly basis|monthly (?:plan|subscription|membership)|(?:each|every|from|another) month\\b|remind(?:er|s)?",
      ),
      because: "it is softened by {words}",
      as: "At the end of the Initial Term this Agreement continues on a monthly basis until terminated by either party.",
    },
  ],
  effect: "renews the contract by itself unless somebody stops it in time",
  why: "A missed notice date binds for another term, so the last day for notice belongs in the diary.",
  ask: [
    {
      ask: "for a reminder before the notice date",
      // From month to month there is no date to be reminded of.
      when: /^(?!.{0,400}\bmonth[- ]to[- ]month\b)/i,
      there: /\bremind|\b(?:must|will|shall) (?:tell|notify|write to)\b/i,
      as: "We will remind you a month before.",
    },
    {
      ask: "for either month to month or a right to leave on 30 days’ notice once it has renewed",
      has: "a way out after renewal",
      notWhen: /\bmonthly (?:plan|membership|subscription)\b|\beach month\b/i,
      there:
        /\bmonth[- ]to[- ]month\b|\bmonthly basis\b|\bterm\b.{0,20}\b(?:means|is)\b.{0,40}\b(?:(?:28|30|31|thirty)(?: \(30\))? days|(?:one|1|a) month)\b|\b(?:either|each) (?:of us|party|side|of them)\b.{0,100}\b(?:end|terminat\w+|cancel|stop)\b.{0,80}\b(?:30|thirty|28|14|one month|a month)\b/i,
      within: "document",
      as: "It then runs month to month.",
    },
  ],
  categories: ["Renewal Term", "Notice Period to Terminate Renewal"],
  states: ["term", "notice"],
  gravity: 25,
  given: "renew\\w*|roll\\w* over|carr\\w+ (?:on|over)|extend\\w*|extension",
  promises: true,
  usually: [
    {
      bears: "recipient",
      unless:
        /\b(?:evergreen|notice|continu\w+|carr(?:y|ies) on|goes on|month to month|monthly|yearly)\b/i,
    },
  ],
  alike: [
    // What lasts until an event, or is extended when somebody asks for it or does well, does not renew of its own accord.
    {
      words:
        /\b(?:ends?|expires?|terminates?|concludes?)\b[^.;]{0,40}\bwithout (?:any )?(?:renewal|extension)\b|\b(?:does|do|will|shall|is|are|may) not (?:be )?(?:renew|extend)\w* unless\b[^.;]{0,60}\b(?:gives?|serves?|exercises?|elects?|requests?|asks?)\b[^.;]{0,60}\b(?:renew|exten|option)|\b(?:continues?|lasts?|runs?)\b[^.;]{0,30}\buntil\b[^.;]{0,60}\b(?:has been|have been|is|are) (?!(?:\w+ ){0,2}(?:terminated|ended|cancelled|determined|brought))(?:\w+ ){0,2}\w+ed\b|\bif (?:the |an? )?[\w&. -]{1,40}? gives?\b[^.;]{0,60}\bnotice\b[^.;]{0,60}\b(?:is|are|shall be|will be) (?:extended|renewed)\b|\b(?:extended|renewed)\b[^.;]{0,60}\bprovided(?: that)? (?![^.;]{0,80}\b(?:no|not|neither|notice|notif\w+|otherwise)\b)|\b(?:leave|hours|credits?|allowances?|entitlements?)\b.{0,40}\b(?:accumulat|accru|carr(?:y|ies|ied) (?:over|forward))|\b(?:concludes?|ends?|expires?|terminates?|lapses?|comes? to an end)\b[^.;]{0,80}?\bunless (?:it is |they are )?(?:renewed|extended) (?:by|with|in|through) (?!notice|default)/i,
    },
    // How long it lasts: "continues for an initial term of 3 years", "continues until 30 June 2028", "Initial term: 3 years".
    {
      words:
        /\b(?:continues?|runs?|lasts?|commences?|starts?|begins?|ends?|expires?|is|(?:initial|fixed)? ?(?:term|period|duration)\b(?: \([\w ]{1,12}\))?[:|\t ])/i,
      meant:
        /renew|\broll|exten[ds]|further|again\b|another|\bmore\b|success|prolong|fresh|\bnew\b|\bsame\b|\blike\b|\bnext\b|\beach\b|\bevery\b|repeat|\bafter|follow|at the (?:end|close|expiry)|on (?:the )?expiry|keep|kept|unless|notice|notif|\btell|\btold|\bstop|cancel|\bover\b|going|goes on|runs? on|carr(?:y|ies) on|evergreen|(?:year|month|week|quarter)(?:ly)?\b[ -](?:to|by|basis)|\bfrom (?:year|month|week|quarter)|until (?:it is |they are )?(?:terminat|ended|cancel|determin|either|one of)/i,
    },
  ],
  ofLength: "renewal",
  goesOn:
    /\b(?:month to month|evergreen|season to season|season by season|year (?:by|to|on) year)\b/i,
});
