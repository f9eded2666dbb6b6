import { type Turn, turn } from "./turn.ts";

const risk = /^risk-transfer$/;
const excuse = /^force-majeure$/;
const approved = /^payment-approval$/;
const unhurried = /^delivery-estimate$/;

/** Who bears the risk of things, of their being late, and of their not being paid for. */
export const turnsOfGoods: readonly Turn[] = [
  turn(risk, "\\bat (?:the )?(?:sole |entire )?risk of <B>"),
  turn(risk, "\\bat <B's> (?:own |sole ){0,2}risk\\b"),
  turn(risk, "\\brisk\\b~\\b(?:pass(?:es)?|transfers?|moves?|shifts?) to <B>"),
  turn(
    risk,
    "<B> (?:bears?|assumes?|accepts?|carries|takes|(?:must|shall|will) bear)~\\brisks?\\b",
  ),
  turn(
    excuse,
    "<G> (?:shall|will|is|are|does|do)(?: not| never|n't)\\b~\\b(?:liable|responsible|breach|default|liability)\\b",
  ),
  turn(
    unhurried,
    "<G> (?:shall|will|is|are|does|do|gives?)(?: not| never|n't| no)\\b~\\b(?:guarantee|warrant|promise|commit|liable|responsible)",
  ),
  turn(approved, "<G> (?:shall|will|is|are|need)(?: not| never|n't| under no)\\b~\\bpay\\b"),
  turn(
    approved,
    "<G> (?:may|shall|will|can|is entitled to) (?:\\w+ ){0,2}?(?:withhold|retain|suspend|hold back)\\b~\\bpayments?\\b",
    /\b(?:not|never) (?:\w+ )?(?:withhold|retain|suspend|hold back)\b/,
  ),
  // Whoever keeps money back has it meanwhile, be that a right or a duty.
  turn(
    approved,
    "<G>,? (?:may|can|shall|will|must|(?:is|are) (?:entitled|free|at liberty) to) (?:also |then |\\w+ly ){0,2}(?:withhold|retain|(?:hold|keep) back)\\b~\\b(?:payments?|amounts?|sums?|part|money|monies|price|fees?|rent|instalments?|balance|retention)\\b",
    /\b(?:not|never|only|no) (?:\w+ )?(?:withhold|retain|hold back|keep back)\b/,
  ),
  turn(unhurried, "<G>~\\b(?:endeavour|efforts|tries|try)\\b~~\\bnot\\b"),
];
