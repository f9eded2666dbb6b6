import { anyClause, denial, type Turn, turn } from "./turn.ts";

/** In clauses about loss whoever may be called on is often told that they may not. */
const apartFromLoss =
  /^(?!limitation-of-liability$|consequential-loss$|indemnity$|warranty-disclaimer$|sole-remedy$)/;
const handling = /^(?:privacy|data-return|confidentiality)$/;
const returning = /^(?:post-termination|data-return|make-good|confidentiality)$/;
const agreeing = /^(?:contract-by-use|deemed-acceptance)$/;
const costing = /^(?:damage-liability|work-at-cost)$/;
const jointly = /^joint-and-several$/;
const inTime = /^time-bar$/;
const securing = /^(?:land-charge|ppsa-security|personal-guarantee|power-of-attorney)$/;
const promptly = "(?:(?:also|then|at once|forthwith|\\w+ly) ){0,4}";
const whole =
  "(?:solely|entirely|wholly|fully|exclusively|personally|strictly|jointly(?: and severally)?|100%)";

/** Who has to do something, or to pay for it, in the active and the passive. */
export const turnsOfDuties: readonly Turn[] = [
  // Whoever must let the other fetch something does it, whatever "it" must then do.
  turn(returning, "<B> (?:must|shall|will) (?:\\w+ ){0,2}(?:let|allow|permit|enable|help) <G> "),
  turn(
    apartFromLoss,
    "<B> (?:may|can) be (?:required|asked|called (?:on|upon)|told|directed|obliged)\\b~ (?:by|to)\\b",
    /\b(?:not|never|nothing)\b/,
  ),
  turn(
    anyClause,
    "(?:is|are|being) <B's> to (?:bear|find|pay|meet|carry|make good|put right)\\b",
    /\bnot\b/,
  ),
  turn(anyClause, "\\b(?:falls?|is|are) (?:to|on|upon) <B>(?:,|;|\\.| to | which)", denial),
  turn(
    anyClause,
    "\\b(?:must|shall|will|(?:is|are|has|have) to) be \\w+(?:ed|en|t|ne|ung|ade) (?:\\w+ )?by <B>",
    /\b(?:only|no|not|open|approved|decided|represented|owned|consented|used|valued|determined|assessed|certified|fixed|calculated)\b/,
  ),
  turn(anyClause, "\\b(?:is|are|be) for <B's> (?:own )?(?:account|cost|expense)\\b", /\bno\b/),
  turn(anyClause, "\\b(?:borne|indemnified|made good) by <B>", /\b(?:no|not|only|may)\b/),
  turn(
    anyClause,
    `<B>,? (?:(?:is|are|(?:will|shall|must) (?:be|remain)|remains?) )?${promptly}${whole} (?:responsible|liable|answerable|accountable)`,
  ),
  // Whoever answers for tax bears it, whatever it includes.
  turn(
    /^(?:gst|tax-gross-up)$/,
    "<B>,? (?:is|are|remains?|(?:will|shall|must) (?:be|remain)) (?:\\w+ly |also ){0,2}(?:liable|responsible|accountable) (?:to @\\d+ )?for\\b~\\b(?:tax(?:es)?|dut(?:y|ies)|levies|imposts|gst)\\b",
    /\b(?:no|nothing|not)\b/,
  ),
  turn(
    costing,
    `<B> (?:must|shall|will|agrees to|has to) ${promptly}(?:pay|bear|meet|reimburse|make good)\\b`,
    /\b(?:no|nothing|not|only|limited)\b/,
  ),
  turn(costing, "\\b(?:debt|costs?|expenses?|amount)\\b~ (?:of|from|by) <B>", denial),
  turn(
    jointly,
    "(?:obligations?|liabilit(?:y|ies)|promises?) (?:of|undertaken by) <B>~\\bjoint\\b",
    /\bnot joint\b/,
  ),
  turn(
    apartFromLoss,
    "(?:may|can|is entitled to)\\b~\\b(?:direct|require|instruct|order|oblige|compel) <B> to\\b",
    /\b(?:not|never|only|nothing|unless)\b/,
  ),
  turn(anyClause, "\\bat (?:the )?(?:\\w+ )?risk of <B>"),
  turn(anyClause, "\\bat <B's> (?:\\w+ ){0,2}risk\\b"),
  turn(anyClause, "\\brisk\\b[^.;@]{0,80}?(?<!not )(?:pass(?:es)?|transfers?)\\b~ to <B>"),
  turn(
    apartFromLoss,
    "<B> (?:will|shall|must) (?:also |then )?be (?:charged|debited|back-?charged|fined)\\b",
    /\b(?:nothing|only|no more)\b/,
  ),
  turn(
    anyClause,
    "(?:is|are|be|becomes?) (?:final and |legally |also )?binding (?:on|upon) <B>",
    denial,
  ),
  // Whoever agrees that something is so has it held against them.
  turn(
    securing,
    `^(?:[\\d.()a-z]{1,8} )?<B>~ ${promptly}(?:acknowledges?|agrees?|accepts?|consents?)(?: and \\w+s?)? that\\b`,
  ),
  turn(
    securing,
    `<B>[^.;,@]{0,40} (?:must|shall|will|agrees? to|undertakes? to) ${promptly}(?:execute|sign|grant|give|deliver|register)\\b~\\b(?:mortgage|charge|caveat|security|guarantee|attorney)`,
  ),
  // "To the Tenant must be repaid", "To the Customer the Supplier owes".
  turn(
    anyClause,
    "^(?:[\\d.()a-z]{1,6} )?(?:to|unto) <G> (?:must|shall|will|is|are)\\b~\\b(?:given|paid|repaid|returned|handed|delivered|sent|owed|refunded)\\b",
  ),
  turn(anyClause, "^(?:to|unto) <G> @\\d+ (?:owes?|gives?|must|shall|grants?)\\b"),
  turn(
    handling,
    "<B> (?:must|shall|will|undertakes? to|agrees? to) (?:not )?(?:handle|keep|hold|disclose|divulge|reveal|store|protect|delete|tell|notify|collect|secure|look after|treat)",
  ),
  turn(
    handling,
    "<B> (?:handles?|protects?|treats?|stores?|holds?|keeps?)\\b~~\\b(?:in accordance with|in line with|securely?|safely)\\b",
  ),
  turn(
    returning,
    `<B>\\b[^.;@]{0,120}? (?:must|shall|will) ${promptly}(?:destroy|return|hand|deliver|delete|cease|give back|vacate|remove|reinstate)`,
  ),
  turn(
    agreeing,
    "<B> (?:will have|ha(?:s|ve)|(?:is|are|will be|shall be) (?:taken|deemed|treated)~ to have) (?:accepted|agreed)",
  ),
  turn(
    inTime,
    "<B> (?:is|are|(?:shall|will) be) (?:taken|deemed|treated)~ to have (?:accepted|waived|released|abandoned)\\b",
  ),
  turn(
    /^(?:moral-rights|covenant-not-to-sue)$/,
    "<B>,? (?:(?:hereby|irrevocably|unconditionally|expressly|absolutely|forever|and|also)[ ,]{1,2}){0,6}(?:waives?|renounces?)\\b",
    /\bnot waive\b/,
  ),
  turn(
    /^bank-guarantee$/,
    "<B> (?:must|shall|will|agrees to|undertakes to) (?:\\w+ ){0,3}?(?:pay|provide|give|lodge|furnish|procure|deliver|replenish|top up)\\b~\\b(?:bonds?|guarantees?|security deposit|deposit)\\b",
  ),
  turn(
    /^contract-by-use$/,
    "\\bby <B?>~ (?:amounts? to|counts? as|means|is) (?:agreement|acceptance|assent|consent)",
  ),
  turn(
    inTime,
    "<B> (?:must|shall|has to|have to) ~(?<!\\b(?:an?|any|of|the|such) )\\b(?:notify|notice|tell|claim|bring|raise|make|lodge|write)\\b",
  ),
  turn(
    inTime,
    "\\bmust (?:reach|be (?:given|made|notified|sent|brought|lodged|put)~ (?:to|with)) <G>",
  ),
  turn(inTime, "\\bno (?:\\w+ )?(?:claim|complaint|objection)s?\\b~ (?:to|upon|on|against) <G>"),
  turn(
    inTime,
    "\\bno (?:\\w+ )?claims?\\b~ (?:entertained|accepted|considered|recogni[sz]ed|allowed|admitted) by <G>",
  ),
  turn(apartFromLoss, "<B> (?:(?:is|are) not|(?:shall|will) not be) entitled to\\b"),
  turn(
    inTime,
    "\\b(?:actions?|claims?|suits?|proceedings?)\\b~~\\b(?:brought|made|commenced|filed) by <B>",
  ),
  turn(
    /^(?:extension-of-time|time-bar)$/,
    "\\bcondition precedent\\b~~ that <B> (?:ha(?:s|ve)|gives?)\\b",
  ),
  turn(
    /^account-responsibility$/,
    "\\b(?:counts?|(?:treated|taken|deemed|regarded))[^.;@]{0,24} (?:done|made|given|sent|authorised|acted) by <B>",
    denial,
  ),
  turn(/^probation$/, "\\b(?:subject to|conditional (?:on|upon)) <B>"),
  turn(/^(?:leaver|drag-and-tag|buy-sell)$/, "<B> (?:who ~)?(?:must|shall)\\b~~\\bsell\\b"),
  turn(/^(?:default-charge|acceleration)$/, "<B> (?:must|shall|will)(?: \\w+){0,3} pay <G>"),
  turn(
    /^(?:account-responsibility|damage-liability|continuing-liability)$/,
    "<B>(?: (?:is|are|be|remains?|stays?|will|shall|must|agrees to|accepts?|continues?|to|also|personally|fully|solely)){0,5} (?:100% )?(?:liable|responsible|answerable|accountable)\\b",
    /\b(?:not|never|nor|neither|nobody) (?:be )?(?:\w+ )?(?:liable|responsible|answerable|accountable)\b/,
  ),
  // "The Client, its staff and those whom it has brought to the Agency, must not employ …".
  turn(
    /^(?:non-solicitation|restraint-of-trade)$/,
    "^(?:[\\d.()a-z]{1,8} )?<B>,?[^.;]{0,240}? (?:must|shall|will|may|agrees?|undertakes?)(?: not| never)(?: to)?\\b[^.;@]{0,40}?\\b(?:employ|engage|hire|solicit|approach|entice|poach|canvass|recruit|induce)",
  ),
  turn(agreeing, "\\bdeemed (?:\\w+ )?(?:accepted|approved) by <B>", denial),
  turn(
    /^ip-warranty$/,
    "<B> (?:further |also |hereby )?(?:represents?|warrants?)\\b",
    /\b(?:not|no)\b[^.;]{0,30}\b(?:warrant|represent)/,
  ),
  turn(/^insurance$/, "<B> to (?:hold|insure|keep|take out|maintain|effect|carry)"),
];
