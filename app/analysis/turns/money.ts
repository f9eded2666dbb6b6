import { denial, deniedRight, type Turn, turn } from "./turn.ts";

const setOff = /^payment-set-off$/;
const owed = /^(?:acceleration|cross-default|default-interest|default-charge|payment-terms)$/;

/** Who may keep money back, and who pays tax and interest. */
export const turnsOfMoney: readonly Turn[] = [
  turn(
    setOff,
    "(?<!\\b(?:by|of|from|against|for) )<G>~ (?:may|can|shall|will|(?:is|are) (?:entitled|free) to) (?:also |then |at any time |by notice )?(?:set|deduct|withhold|appl|retain|net|hold|keep|take|offset|combine|appropriate)",
    /\b(?:only|neither|nor|no)\b/,
  ),
  turn(
    setOff,
    "may be (?:applied|set off|deducted|withheld|retained|taken|netted|knocked)~ by <G>",
    deniedRight,
  ),
  turn(
    setOff,
    "\\b(?:must|shall|is to|are to|will) be (?:paid|made)~ (?:to|of) <G?>",
    /\bmay be\b/,
  ),
  turn(
    /^retention$/,
    "<G> (?:may|shall|will|must|is to|can|is entitled to) (?:keep|hold|retain|withhold|deduct|draw)",
  ),
  turn(
    setOff,
    "\\b(?:no|nothing)\\b~ may be (?:applied|set off|deducted|withheld|retained|taken|netted|knocked)~ by <B>",
  ),
  // Whoever is refunded paid it, and loses what is not.
  turn(/^deposit-forfeiture$/, "\\brefund(?:ed|s)? (?:[\\w@]+ ){0,4}?to <B>"),
  turn(setOff, "payments? (?:~ )?by <B>"),
  turn(
    setOff,
    "\\b(?:free|clear) of ~(?:set-?off|counterclaim|cross-?claim|cross-?demand|deduction)s?~ (?:of|by) <B>",
  ),
  turn(setOff, "<G> (?:is|are) to (?:receive|be paid)\\b"),
  turn(
    setOff,
    "(?:claim|dispute|complaint)s? (?:that |which )?<B> (?:has|have|may have)~~ (?:is|are) no (?:ground|reason|excuse)",
  ),
  turn(
    /^gst$/,
    "<B>,? (?:must |shall |will |is to |agrees to |has to |also ){0,3}(?:pays?|hand over|hands over|adds?|reimburses?|bears?)\\b[^.;:]{0,70}?\\bgst\\b",
    /\b(?:no|nothing|need not|(?:must|shall|will) not|inclu\w+)\b/,
  ),
  turn(setOff, "\\b(?:deducted|withheld|recovered) from <B's>", denial),
  turn(
    owed,
    "\\b(?:money|moneys|monies|amount|sum|debt|balance|account)s?\\b~ (?:owing|owed|due|payable|outstanding)\\b~ to <G>",
  ),
  turn(/^default-interest$/, "\\bearns? <G>"),
  turn(
    /^outgoings$/,
    "<B's> (?:[\\w-]+ ){0,2}(?:share|proportion|percentage|contribution)\\b~\\b(?:outgoings|rates|expenses|costs)\\b",
    denial,
  ),
  // "The Grower must invoice by the fifth and the Mill must pay within a month": the burden is the payer's.
  turn(
    /^payment-terms$/,
    "<B>,? (?:must|shall|will|agrees to|is to|are to|undertakes to) (?:also |then |\\w+ly ){0,2}(?:re)?pay\\b",
    /\b(?:not|no|only|until|unless|never)\b/,
  ),
  turn(
    /^payment-terms$/,
    "<G> (?:will|shall|must|is to|are to) be (?:paid|compensated|remunerated)\\b",
    /\b(?:not|no|only|until|unless|never)\b/,
  ),
  turn(/^pay-when-paid$/, "\\b(?:paid|payments?)\\b~ by <G> to <B>"),
  turn(/^payment-terms$/, "<G> (?:will|shall|may|must) (?:also )?invoice <B>"),
];
