import type { Answer, Question } from "../asking/question.ts";

const end = "(?:end|terminate|cancel|discontinue|rescind|bring)";
const faults =
  "\\b(?:breach\\w*|default\\w*|insolven\\w*|fails?|failure|unpaid|bankrupt\\w*|receiver|liquidat\\w+|misconduct|change (?:of|in) control|controls?|damage\\w*|destroy\\w*|force majeure|unlawful|if|where|except|cause)\\b";
const freely =
  "(?:at any time|at will|for any (?:or no )?reason|for no reason|without (?:giving |assigning |stating |any )?(?:cause|reasons?|grounds?)|(?:sole |own )?convenience|(?:in|at) (?:its|their|our) (?:sole |absolute |own )*discretion|(?:by|on|upon|with|giving|gives|not less than|at least) .{0,50}?\\b\\d+ (?:business |calendar )?(?:days|weeks|months?|hours)\\b.{0,30}\\bnotice|\\bnotice of (?:at least |not less than )?\\d+)";
const thing =
  "(?:agreement|contract|deed|lease|licen[cs]e|engagement|appointment|services?|facility|subscription|account|arrangement|order|subcontract|employment|membership|hire|it|this|term)";

/** The right of somebody to go without a reason, and the notice that it takes. */
const exitOf = (who: string) =>
  new RegExp(
    `^(?!.*(?:${faults.replace("|cause)", "|(?<!without (?:any )?)cause)")})).*?\\b${who} may\\b(?! not)(?:(?!\\b(?:we|they|everybody) may\\b|\\bsub-?\\w+ing\\b).){0,120}\\b${end}\\b.{0,60}\\b${thing}\\b.{0,160}\\b${freely}|^(?!.*(?:${faults})).*?\\b${who} may\\b(?! not)(?:(?!\\b(?:we|they|everybody) may\\b).){0,60}\\b${freely}(?:(?!\\b(?:we|they|everybody) may\\b).){0,60}\\b${end}\\b.{0,40}\\b${thing}\\b|\\b${thing} may be (?:ended|terminated|cancelled) by ${who}\\b.{0,80}\\b${freely}`,
  );
const theirExit = exitOf("they");
const ourExit = exitOf("(?:we|everybody)");
/** Any right of ours to go without a reason, however it is said. */
const anyExitOfOurs =
  /^(?!.*\b(?:breach|default|insolven\w*|fails?|failure|material|force majeure|increases?|changes?|variation|varied|higher)\b).*?(?:\b(?:we|everybody) may\b(?! not).{0,40}\bdo so\b|\b(?:we|everybody) may\b(?! not).{0,160}\b(?:end|terminate|cancel|withdraw|resign|leave|surrender|stop|close|discontinue)|\b(?:terminated|ended|cancelled|brought to an end) by (?:we|everybody)\b|\b(?:we|everybody) (?:gives?|must give)\b.{0,80}\bnotice\b.{0,80}\b(?:end|terminat\w+|cancel\w*|resign\w*))/;

/** The same where nothing must have happened first. */
const freeExitOfOurs = new RegExp(
  `^(?!.*\\b(?:if|where|when|then|under clause|upon)\\b)(?:${anyExitOfOurs.source.slice(1)})|\\bwe may do so\\b`,
);

const theyEndForBreach =
  /\bthey may\b(?! not).{0,120}\b(?:end|terminate|cancel|rescind|re-?enter)\b.{0,300}\bwe\b.{0,120}\b(?:breach\w*|default\w*|fails?|failure|does not|comply|insolven\w+|unpaid)|\b(?:if|where|when|upon|on)\b.{0,60}\b(?:we|our)\b.{0,160}\b(?:breach\w*|default\w*|fails?|failure|does not)\b.{0,240}\bthey may\b(?! not).{0,120}\b(?:end|terminate|cancel|rescind|re-?enter)\b/;
const weEndForBreach =
  /\b(?:we|everybody) may\b(?! not).{0,160}\b(?:end|terminate|cancel|rescind)\b.{0,400}\b(?:breach\w*|default\w*|fails?|failure|does not|comply|insolven\w+)|\b(?:they|everybody|other)\b.{0,160}\b(?:breach\w*|default\w*|fails?|failure|does not)\b.{0,300}\b(?:we|everybody) may\b(?! not).{0,120}\b(?:end|terminate|cancel|rescind)\b|\b(?:terminated|ended) by (?:we|everybody)\b/;
const cure =
  /\b(?:remed(?:y|ied|ies|iable|ying)|cur(?:e|ed|ing|able)|rectif\w+|made good|make good|put(?:s|ting)? (?:it |that )?right|fix(?:es|ed)?|correct(?:s|ed)?|within \d+|after \d+ (?:business )?days|(?:grace|notice) (?:period )?of \d+|reasonable (?:time|opportunity))\b/;

/** The longest a paper binds: "the initial term is 36 months". */
const fixedTerm =
  /\b(?:initial |minimum |fixed |contract |licen[cs]e |subscription )?(?:term|period|duration)\b[^.]{0,80}?\b(?:is|of|for|:|until|continues for)\b.{0,30}?\b(?<length>(?:1[2-9]|[2-9]\d|1\d\d) months|(?:[1-9]|1\d|2\d) years?)\b|\b(?:continues?|in force|remains?|runs?|lasts?|engaged)\b.{0,40}\bfor\b.{0,30}\b(?<length2>(?:1[2-9]|[2-9]\d) months|(?:[1-9]|1\d|2\d) years?)\b/;

/** The same of the paper itself, and not of a restraint, a secret or a warranty. */
const theTerm = new RegExp(
  `^(?!.*\\b(?:confiden\\w*|restrain\\w*|surviv\\w*|terminat\\w*|after|court|retain\\w*|warrant\\w*|records|insur\\w*)\\b).*?(?:${fixedTerm.source})`,
);

const inMonths = (length = "") => Number.parseInt(length, 10) * (/year/.test(length) ? 12 : 1);
const inDays = (words = "") =>
  Number.parseInt(words, 10) * (/month/.test(words) ? 30 : /week/.test(words) ? 7 : 1);

/** Said of two notices to leave, whichever way they are told. */
const theirNoticeIsShorter: Omit<Answer, "when"> = {
  reckon: ({ theirs, ours }) =>
    inDays(ours) > inDays(theirs) ? { theirs: theirs ?? "", ours: ours ?? "" } : null,
  level: "High",
  does: "{They} may leave on {theirs}' notice, {we} only on {ours}'.",
  why: "The side with more to wind down has the shorter warning.",
  ask: "Ask for the same notice both ways, no shorter than {ours}.",
  wording:
    "Either party may end this agreement without cause by {noticeTime|90 days}' written notice.",
};

/** How it ends, what that costs and what follows. */
export const exit: Question[] = [
  {
    id: "exit-for-them-alone",
    topic: "exit-convenience",
    title: "Other side may leave on shorter notice",
    question: "Who may end it without a reason, and on what notice?",
    about: {
      says: /\b(?:end|terminate|cancel)\b.{0,160}\b(?:notice|any time|reason|cause|convenience)\b/,
      heading: /terminat|ending|cancel|parting/,
    },
    answers: [
      {
        when: [theirExit],
        lacks: [ourExit, freeExitOfOurs],
        title: "Only the other side may leave freely",
        level: "High",
        does: "{They} may walk away without a reason; {we} may not.",
        why: "{We} plans and spends for a term that binds only itself.",
        ask: "Delete it, or make it mutual with longer notice and payment for wasted cost.",
        wording:
          "Either party may end this agreement without cause by {noticeTime|90 days}' written notice. If the Supplier does so, it must pay the Customer's reasonable wasted costs.",
        replaces: true,
      },
      {
        when: [
          /\b(?:notice|terminat\w+|convenience)\b.{0,60}?\bwe\W{0,3}(?<ours>\d+ (?:business |calendar |clear )?(?:days|weeks|months?))\b.{0,30}\bthey\W{0,3}(?<theirs>\d+ (?:business |calendar |clear )?(?:days|weeks|months?))\b/,
        ],
        ...theirNoticeIsShorter,
      },
      {
        when: [
          /\b(?:notice|terminat\w+|convenience)\b.{0,60}?\bthey\W{0,3}(?<theirs>\d+ (?:business |calendar |clear )?(?:days|weeks|months?))\b.{0,30}\bwe\W{0,3}(?<ours>\d+ (?:business |calendar |clear )?(?:days|weeks|months?))\b/,
        ],
        ...theirNoticeIsShorter,
      },
      {
        when: [
          /^(?!.*\b(?:breach\w*|default\w*|insolven\w*|fails?|failure|if|where)\b).*?\bthey may\b(?! not).{0,120}\b(?:end|terminate|cancel)\b.{0,160}?\b(?<theirs>\d+ (?:business |calendar )?(?:days|weeks|months))\b.{0,30}\bnotice\b/,
          /^(?!.*\b(?:breach\w*|default\w*|insolven\w*|fails?|failure|if|where)\b).*?\bwe may\b(?! not)(?:.{0,120}\b(?:end|terminate|cancel)\b|(?= do so\b)).{0,160}?\b(?<ours>\d+ (?:business |calendar )?(?:days|weeks|months))\b.{0,30}\bnotice\b/,
        ],
        ...theirNoticeIsShorter,
      },
      {
        when: [theirExit],
        title: "Other side may leave without a reason",
        level: "Low",
        does: "{They} may leave without a reason, on notice alone.",
        why: "Work and outlay may be cut short before they pay off.",
        ask: "Ask for longer notice and payment for work done and cost committed.",
        wording:
          "A party that ends this agreement without cause must pay for work done and for costs that the other has reasonably committed.",
      },
    ],
    kinds: ["termination-for-convenience"],
    proof: {
      answered:
        "11.1 The Supplier may terminate this agreement at any time by giving 30 days' notice.",
      not: "11.1 The Customer may terminate this agreement for convenience by 30 days' notice.",
    },
  },
  {
    id: "locked-in",
    topic: "term",
    title: "No way out before the term ends",
    question: "May we leave before the end of the term?",
    side: "recipient",
    about: { says: /\bterm\b|\bperiod\b/, heading: /term|duration/ },
    answers: [
      { when: [anyExitOfOurs], fine: true },
      {
        when: [theTerm],
        lacks: [
          /\brent\b|\bpremises\b|\bsecured money\b|\bprincipal sum\b|\bemployment\b|\bperpetual\b/,
        ],
        reckon: ({ length, length2 }) => {
          const said = length ?? length2;
          return inMonths(said) >= 24
            ? { said: said?.replace(/(month|year)$/, "$1s") ?? "" }
            : null;
        },
        level: "Medium",
        does: "{We} is bound for {said}, with no right to leave unless {they} fails.",
        why: "Needs and prices change sooner than that.",
        ask: "Ask for a break after 12 months, on 90 days' notice.",
        wording:
          "After the first 12 months the Customer may end this agreement without cost by 90 days' written notice.",
      },
    ],
    kinds: [],
    proof: {
      answered: "1.1 The initial term is 36 months.",
      not: "1.1 The initial term is 36 months. The Customer may end this agreement by 30 days' notice.",
    },
  },
  {
    id: "breach-exit-one-way",
    topic: "exit-breach",
    title: "Only the other side may end for breach",
    question: "When may we end it because they have failed?",
    about: {
      says: /\b(?:end|terminate|cancel|rescind)\b.{0,240}\b(?:breach|default|fail|insolven|comply)|\b(?:breach|default|fail|insolven)\w*\b.{0,240}\b(?:end|terminate|cancel|rescind)\b/,
      heading: /terminat|default|breach|ending/,
    },
    answers: [
      { when: [weEndForBreach], fine: true },
      {
        when: [theyEndForBreach],
        lacks: [/\bsecured money\b|\bprincipal sum\b|\bre-?enter\b/, anyExitOfOurs],
        level: "Medium",
        does: "{They} may end it for {we}'s default; nothing says when {we} may.",
        why: "If {they} stops performing, {we} must prove repudiation before it dares to leave.",
        ask: "Make the right mutual.",
        wording:
          "Either party may end this agreement by notice if the other commits a material breach and does not remedy it within {cureTime|14 days} after being asked.",
        replaces: true,
      },
    ],
    kinds: ["termination-for-breach"],
    proof: {
      answered:
        "11.2 The Supplier may terminate this agreement if the Customer breaches any term and does not remedy it within 14 days.",
      not: "11.2 Either party may terminate this agreement if the other breaches it and does not remedy the breach within 14 days.",
    },
  },
  {
    id: "breach-exit-without-cure",
    topic: "exit-breach",
    title: "Ended for any breach, no time to cure",
    question: "Have we time to put a breach right?",
    about: {
      says: /\b(?:end|terminate|cancel|rescind)\w*\b.{0,240}\b(?:breach|default|fail|comply)|\b(?:breach|default|fail)\w*\b.{0,240}\b(?:end|terminat|cancel|rescind)/,
      heading: /terminat|default|breach|ending/,
    },
    answers: [
      {
        when: [
          /^(?!.*\beverybody may\b).*?(?:\bthey may\b(?! not).{0,160}\b(?:end|terminate|cancel)\b.{0,60}\b(?:immediately|at once|forthwith|without (?:prior |further |any )?notice|with immediate effect)\b.{0,160}\bwe\b.{0,80}\b(?:breach\w*|default\w*|fails?|failure|does not|miss\w*)|\b(?:if|where|when|upon)\b.{0,40}\bwe\b.{0,120}\b(?:breach\w*|default\w*|fails?|does not|miss\w*)\b.{0,200}\bthey may\b.{0,80}\b(?:immediately|at once|forthwith|without (?:prior |further |any )?notice|with immediate effect)\b.{0,120}\b(?:end|terminate|cancel)|\b(?:any (?:failure|breach|default)|failure to comply)\b.{0,120}\b(?:automatic\w*|immediate\w*)\b.{0,40}\bterminat)|^(?!.*\beverybody may\b).*?\b(?:(?:if|where|when) we\b.{0,40}\b(?:breach\w*|default\w*|fails?|does not)|(?:failure|breach|default)\b.{0,20}\b(?:by|of) we)\b.{0,160}\bthey may\b(?! not).{0,60}\b(?:end|terminate|cancel)\b.{0,60}\b(?:immediately|at once|summarily|with immediate effect|without (?:prior |further |any )?notice)\b/,
        ],
        lacksHere: [cure],
        title: "Ended for one failure, no time to cure",
        level: "High",
        does: "One failure lets {they} end everything at once, with no time to put it right.",
        why: "A late payment or clerical slip could cost {we} the whole contract.",
        ask: "Limit it to material breach not cured within 14 days after written notice.",
        wording:
          "The Supplier may end this agreement for breach only if the breach is material and the Customer has not remedied it within {cureTime|14 days} after written notice that describes it.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*\beverybody may\b).*?\bthey may\b(?! not).{0,160}\b(?:end|terminate|cancel)\b.{0,160}\bwe\b.{0,60}\b(?:breach\w*|default\w*|fails?)\b.{0,40}\bany\b/,
        ],
        lacksHere: [cure],
        level: "Medium",
        does: "Any breach, small or large, lets {they} end the deal, with no time to mend it.",
        why: "{They} could use a trifle to escape a bargain that no longer suits.",
        ask: "Limit it to material breach not cured within 14 days after notice.",
        wording:
          "The Supplier may end this agreement for breach only if the breach is material and the Customer has not remedied it within {cureTime|14 days} after written notice that describes it.",
        replaces: true,
      },
    ],
    kinds: [],
    proof: {
      answered:
        "11.2 The Supplier may terminate this agreement immediately if the Customer fails to comply with any term.",
      not: "11.2 The Supplier may terminate this agreement immediately if the Customer fails to comply with any term and does not remedy the failure within 14 days.",
    },
  },
  {
    id: "cost-of-leaving",
    topic: "exit-cost",
    title: "Charge for leaving early",
    question: "What does it cost us to leave early?",
    about: {
      says: /\b(?:early|ends?|terminat\w+|cancel\w*)\b.{0,160}\b(?:fees?|charges?|payments?|compensation)\b.{0,60}\b(?:rest|remainder|remaining|balance|unexpired|would have|outstanding)\b|\b(?:early (?:termination|exit)|cancellation|break) (?:fee|charge|payment|cost)/,
      heading: /early termination|ending early|cancellation/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:they|supplier) must pay\b).*?\bwe\b.{0,200}\b(?:must pay|pays?|is liable|owes?|remains? liable|forfeits?)\b.{0,160}\b(?:remainder|remaining|unexpired|balance|rest of|would have (?:been|become)|until the end of)\b.{0,60}\b(?:term|period|months|fees?|charges?|payments?|paid|payable|rent|instalments?)\b/,
        ],
        title: "Rest of the term payable on leaving",
        level: "High",
        does: "{We} owes what is left of the term if it ends early.",
        why: "The sum bears no relation to what {they} loses and keeps {we} captive.",
        ask: "Limit it to three months' fees, less what {they} saves, and nothing where {they} is at fault.",
        wording:
          "If the Customer ends this agreement early for any reason other than the Supplier's breach, it must pay no more than three months' {paid|charges}.",
        replaces: true,
      },
      {
        when: [
          /\bwe\b.{0,160}\b(?:must pay|pays?|is liable|incurs?)\b.{0,80}\b(?:early (?:termination|exit)|cancellation|break|exit) (?:fees?|charges?|costs?|payments?)\b/,
        ],
        level: "Medium",
        does: "{We} pays a charge for leaving early.",
        why: "It deters leaving even when the service disappoints.",
        ask: "State the sum, cut it as time passes, and waive it where {they} is at fault.",
        wording:
          "No early termination fee is payable where the Customer ends this agreement because of the Supplier's breach, a price increase or a change to the services.",
      },
    ],
    kinds: ["early-termination-fee", "cancellation-charge"],
    proof: {
      answered:
        "11.4 If the Customer ends this agreement early it must pay the fees for the remainder of the term.",
      not: "11.4 If the Customer ends this agreement early the Supplier refunds fees paid in advance.",
    },
  },
  {
    id: "rolls-over",
    topic: "renewal",
    title: "Renews by itself unless stopped in time",
    question: "Does it renew, for how long, and by when must we stop it?",
    side: "recipient",
    about: {
      says: /\b(?:renew\w*|roll(?:s|ed|ing)? over|extend\w*|successive|further (?:term|period))\b/,
      heading: /renew|extension|term/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:option|we may (?:extend|renew)|month[- ]to[- ]month|declines?)\b).*?\b(?:renew\w*|extend\w*|extension|roll(?:s|ed)?|successive)\b(?:(?!\b\d+ (?:day|business)).){0,120}?\b(?<more>\d+ months?|\d+ years?|year|12-month|1-year|annual\w*)\b.{0,160}\b(?:unless|if not|if no|until|subject to|provided)\b.{0,160}?\b(?<notice>\d+ (?:business |calendar )?(?:days|weeks|months))\b/,
        ],
        reckon: ({ more = "", notice = "" }) => {
          const period = /^(?:year|annual\w*|1[- ]year)$/.test(more)
            ? "a year"
            : more.replace("-", " ").replace(/(month|year)$/, "$1s");
          return inDays(notice) >= 60 && !/^\d months?$/.test(more) ? { period } : null;
        },
        title: "Renews unless stopped {notice} before the end",
        level: "High",
        does: "It renews for {period} at a time unless notice is given at least {notice} before the end.",
        why: "One missed date, well before anybody thinks of it, costs {we} another full period.",
        ask: "Ask for renewal by agreement only, or a reminder and a right to leave after it.",
        wording:
          "This agreement renews only if both parties agree in writing before the term ends.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*\b(?:option|we may (?:extend|renew)|month[- ]to[- ]month|from month to month|monthly|declines?|provided we|certificate|licence renewals?)\b).*?(?:\bautomatic\w*\b.{0,60}\b(?:renew|exten|roll)\w*|\b(?:renews?|rolls? over|is renewed|(?:is|be) extended)\b.{0,160}\b(?:unless|if not|until)\b.{0,120}\b(?:notice|notif\w+|cancel\w*|terminat\w+|we (?:tells?|informs?|advises?))|\brenew\w*\b\W{1,3}automatic|\b(?:unless|until)\b.{0,160}\b(?:notice|terminated|cancelled)\b.{0,160}\bcontinues?\b.{0,60}\bfrom (?:year to year|period to period)\b)/,
        ],
        lacksHere: [/\bmonth[- ]to[- ]month\b|\bfrom month to month\b/],
        level: "Medium",
        does: "It renews by itself unless {we} stops it in time.",
        why: "Nobody reminds {we}, and a missed date costs a further period.",
        ask: "Ask for renewal by agreement, or a reminder 60 days before.",
        wording:
          "This agreement renews only if both parties agree in writing before the term ends.",
        replaces: true,
      },
    ],
    kinds: ["automatic-renewal"],
    proof: {
      answered:
        "2.2 The term renews for successive periods of 12 months unless either party gives notice at least 90 days before the end of the current term.",
      not: "2.2 The Customer may renew the term for a further period of 12 months by notice.",
    },
  },
  {
    id: "after-the-end",
    topic: "after-end",
    title: "No terms for what follows the end",
    question: "What happens when it ends: hand-over, refund, return of what is ours?",
    about: {
      says: /\bsurviv\w+|\bsell-?off\b|\bhand-?over\b|\bterminat\w+\b.{0,200}\b(?:prejudice|accrued|affect)|\b(?:on|upon|after|when|following|at|once|until)\b.{0,60}\b(?:expir\w+|terminat\w+|ends?|ended|ending|completion|cancel\w*)\b.{0,300}\b(?:returns?|deliver\w*|hand\w*|transfer\w*|transition|assist\w*|help|destroy\w*|delet\w*|refund\w*|vacat\w*|cease\w*|stop\w*|pay\w*|surviv\w*|accrued|remov\w*|export)\b|\b(?:returns?|deliver\w*|hand\w* over|refund\w*|delet\w*|destroy\w*|cease\w*|pay\w*|surviv\w*)\b.{0,200}\b(?:on|upon|after|when|following|at)\b.{0,40}\b(?:expiry|expiration|terminat\w+|end|ends)\b/,
      heading:
        /consequence|after (?:the )?(?:end|terminat)|exit|transition|what happens|parting|effect of|return/,
    },
    answers: [
      {
        when: [
          /\b(?:on|upon|after|when|following)\b.{0,60}\b(?:terminat\w+|expir\w+|ends?)\b.{0,120}\bwe must\b.{0,60}\b(?:immediately|at once|forthwith)\b.{0,60}\b(?:cease|stop|return|deliver|vacate|destroy|pay)\b/,
        ],
        title: "No time to wind down",
        level: "Medium",
        does: "{We} must stop and hand back everything the moment it ends.",
        why: "Nothing is allowed for winding down or moving elsewhere.",
        ask: "Ask for 60 days to wind down, with service and prices unchanged.",
        wording:
          "For 60 days after this agreement ends each party must continue to perform on the same terms so far as needed for an orderly hand-over.",
      },
    ],
    absent: {
      level: "Medium",
      of: /\b(?:they|we) (?:must|agrees? to|will)\b.{0,120}\b(?:services?|hosting|platform|support|manage)\b/,
      unless:
        /\b(?:secured money|settlement sum|principal sum|purchase price|completion date|salary|employment|shareholders?|websites?|rent|the app)\b/,
      does: "Nothing says what follows when it ends: hand-over, refund, or return of property and data.",
      why: "Whoever holds the money or records then has the stronger hand.",
      ask: "Add return of property and data, refund of prepaid sums and help with the hand-over.",
      wording:
        "When this agreement ends each party must return the other's property, data and confidential information, what was paid for a period after the end must be refunded, and rights already accrued continue.",
    },
    kinds: ["post-termination"],
    proof: {
      answered:
        "12.1 On termination the Customer must immediately cease all use and return all materials.",
      not: "12.1 On termination the Supplier must help with an orderly hand-over and refund prepaid fees.",
    },
  },
  {
    id: "no-refund",
    topic: "exit-cost",
    title: "No refund of what is paid",
    question: "Is money paid in advance returned if it ends?",
    side: "recipient",
    about: { says: /\brefund\w*\b|\bnon-?refundable\b|\breimburse\w*\b/, heading: /refund/ },
    answers: [
      {
        when: [
          /^(?!.*\bthey (?:must|may not(?! give)|cancels?|pays?|ends?)\b).*?(?:\bnon-?refundable\b|\bno refunds?\b|\bthey may not give any refunds?\b|\b(?:is|are|be) not (?:to be )?refund\w*|\bmay not be (?:refund\w*|repaid)|\bwe may not (?:be entitled to |receive |claim )?(?:a|any) refund|\bthey need not (?:give |make )?(?:any )?refund|\bwe (?:is|are) not entitled to (?:a|any) refund|\bthey (?:does|do) not (?:give )?refund)/,
        ],
        lacks: [/\bthey (?:must|will)\b.{0,60}\brefund\b/],
        level: "Medium",
        does: "Nothing that {we} has paid comes back, and no exception is made where {they} fails or leaves.",
        why: "{We} could pay twice for the same thing.",
        ask: "Ask for a refund in proportion where {they} ends it or is in breach.",
        wording:
          "If this agreement ends for any reason other than the Customer's breach, the Supplier must refund the {paid|amounts} paid for any period after the end.",
        replaces: true,
      },
    ],
    kinds: ["no-refund"],
    proof: {
      answered: "3.4 All fees that the Customer pays are non-refundable.",
      not: "3.4 If this agreement ends the Supplier must refund fees paid in advance.",
    },
  },
  {
    id: "suspension",
    topic: "suspension",
    title: "Other side may stop without warning",
    question: "When may they suspend, and with what warning?",
    about: {
      says: /\bsuspend\w*\b|\bsuspension\b|\bdisconnect\w*\b|\bstop (?:supply|work)/,
      heading: /suspen/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:trading|employ)\b).*?\bthey may\b(?! not).{0,160}\b(?:suspend|withhold (?:supply|the service)|cut off|disconnect|interrupt|stop (?:supply|supplying|work))\b.{0,300}\b(?:immediately|without (?:any )?(?:prior |further |any )?(?:notice|warning)|at any time|(?:at|in) (?:its|their) (?:sole |absolute )?discretion|for any reason|at once|reasonably (?:believes?|considers?|suspects?)|in its opinion)|\bthey may\b(?! not).{0,60}\b(?:immediately|without (?:prior |further |any )?notice|at any time)\b.{0,120}\bsuspend\b/,
        ],
        level: "High",
        does: "{They} may stop performing without warning.",
        why: "{We}'s own business stops with it, perhaps over a mistake.",
        ask: "Allow it only for undisputed debt or real danger, after 10 business days' notice.",
        wording:
          "The Supplier may suspend only for an undisputed amount more than 30 days overdue, after 10 business days' written notice, or so far as needed to meet an imminent threat to security or safety.",
        replaces: true,
      },
      {
        when: [
          /^(?!.*\b(?:trading|employ\w*|obligations? (?:is|are) suspended|suspend (?:any )?payments?)\b).*?\bthey may\b(?! not).{0,160}\b(?:suspend|disconnect|interrupt (?:the )?(?:services?|supply|delivery)|stop (?:supply|supplying|work))\b/,
        ],
        lacksHere: [
          /\b(?:before|prior to) (?:it |they )?suspen\w+|\bsuspen\w+.{0,160}\b(?:notice|warning|notif\w+)\b|\b(?:notice|warning|notif\w+)\b.{0,160}\bsuspen/,
        ],
        title: "Suspension without promised notice",
        level: "Medium",
        does: "{They} may suspend, and need give no notice first.",
        why: "A disputed bill or a mistake could halt {we}'s business.",
        ask: "Ask for 10 business days' notice, and none while a bill is disputed.",
        wording:
          "Before it suspends the Supplier must give {noticeTime|10 business days}' written notice. It may not suspend over an amount that is disputed in good faith.",
      },
    ],
    kinds: ["suspension"],
    proof: {
      answered: "4.1 The Supplier may suspend the services at any time without notice.",
      not: "4.1 The Supplier may suspend the services after 14 days' notice if the Customer has not paid.",
    },
  },
  {
    id: "survival",
    topic: "survival",
    title: "No survival clause",
    question: "Which promises go on after the end?",
    about: {
      says: /\bsurviv\w*\b|\b(?:continues?|remains?|appl(?:y|ies)|lasts?|binds?|goes? on|liable)\b.{0,120}\b(?:after|despite|notwithstanding|beyond)\b.{0,60}\b(?:end\w*|expir\w*|terminat\w*)\b|\bafter\b.{0,40}\b(?:end\w*|expir\w*|terminat\w*)\b|\baccrued (?:rights?|liabilit|obligation|entitlement)|\bcontinuing obligation/,
      heading: /surviv|after (?:the )?(?:end|terminat)/,
    },
    answers: [
      {
        when: [
          /^(?!.*\b(?:everybody|their)\b).*?\bour\b.{0,80}\b(?:obligations?|duties|promises|indemnit\w+|liabilit\w+|restraints?)\b.{0,80}\b(?:surviv\w+|continues? (?:after|despite))|^(?!.*\b(?:everybody|their)\b).*?\b(?:obligations?|indemnit\w+|undertakings?|covenants?|promises|provisions)\b.{0,40}\b(?:of|given by|binding(?: on)?) we\b.{0,80}\b(?:surviv\w+|continue\w*|remains?)\b.{0,60}\b(?:after|despite|notwithstanding|expir\w+|terminat\w+)\b|^(?!.*\b(?:everybody|their|they)\b).*?\b(?:terminat\w+|expiry)\b.{0,40}\b(?:does|may) not (?:affect|release|discharge)\b.{0,60}\b(?:our (?:\w+ )?obligations?|obligations? of we)\b/,
        ],
        title: "Only one side’s duties survive the end",
        level: "Low",
        does: "Only {we}'s promises are said to go on after the end.",
        why: "{They} may argue that its own fell away.",
        ask: "Make survival mutual and list the clauses.",
        wording:
          "Clauses on confidentiality, privacy, intellectual property, indemnity, liability and accrued rights continue for both parties after this agreement ends.",
        replaces: true,
      },
    ],
    absent: {
      level: "Low",
      of: /\b(?:confidential\w*|indemnif\w+|warrant\w*)\b/,
      unless: /\b(?:secured money|settlement sum|principal sum|rent|premises|websites?|salary)\b/,
      does: "No clause says which promises go on once it ends.",
      why: "Secrecy and indemnities matter most after the parties have gone their ways.",
      ask: "Add a short survival clause.",
      wording:
        "Clauses on confidentiality, privacy, intellectual property, indemnity and liability, and rights already accrued, continue after this agreement ends.",
    },
    kinds: [],
    proof: {
      answered: "14.5 The Customer's obligations survive termination.",
      not: "14.5 Accrued rights and clauses 6 and 8 survive the end of this agreement.",
    },
  },
];
