import { type LawNote, type RiskFlag, unasked } from "../../schemas/analysis.ts";
import { weightOfClause } from "../asking/weigh.ts";
import { withoutNumber } from "../reading/plain-text.ts";
import { doubtfulBelow, type Rating, type ReadClause } from "./level.ts";
import { quoted, wholeWords } from "./shifts.ts";

/** Where the part of a sentence begins that a place stands in, where that is near; else the word some way before it. */
function near(sentence: string, at: number): number {
  if (at < 30) return 0;
  const before = sentence.slice(at - 30, at);
  const mark = Math.max(...[", ", "; ", ": ", " ("].map((sign) => before.lastIndexOf(sign)));
  return at - 30 + (mark === -1 ? before.indexOf(" ") + 1 : mark + 2);
}

/** What an explanation points at: the words that matched, and some of their neighbours if they are few. */
function pointedAt({ sentence, at, length }: ReadClause): string {
  if (length >= 40) return wholeWords(sentence, at, length);
  const from = near(sentence, at);
  return wholeWords(sentence, from, at - from + length + Math.max(0, 45 - length));
}

/** The sentence about a level: what takes it so far, and what keeps it there. */
function whyRated({ riskLevel, reasons, eases }: Rating): string {
  if (reasons.length + eases.length === 0)
    return `It is rated ${riskLevel}, as such a clause usually is.`;
  const kept = eases.join(" and ");
  const held =
    kept === ""
      ? ""
      : riskLevel === "High"
        ? `, although ${kept}`
        : `, and no higher, because ${kept}`;
  return `It is rated ${riskLevel}${held}${reasons.length > 0 ? `: ${reasons.join("; ")}` : ""}.`;
}

/** A flag, and all that speaks for its level, for whoever wants to know how it came to it. */
export interface Reasoned {
  flag: RiskFlag;
  reasoning: string;
}

/** The flag on a clause: its level, what it does and why that matters, and what to ask for. */
export function flagOf(
  read: ReadClause,
  rating: Rating,
  quote: string,
  law: LawNote,
  recommendation: string,
): Reasoned {
  const { rule, clause } = read;
  const { id, clauseTitle, start, end, burdens, benefits, place } = clause;
  const shown = quoted(withoutNumber(pointedAt(read)));
  const [reason] = rating.reasons;
  const reasoning = [
    `The words ${shown} show a clause that ${rule.effect}.`,
    whyRated(rating),
    rating.doubt,
    rule.why,
    law?.text ?? "",
  ];
  const flag: RiskFlag = {
    riskLevel: rating.riskLevel,
    clauseTitle,
    quote,
    start,
    end,
    explanation: `${shown} ${rule.effect}${reason ? `: ${reason}` : ""}. ${rule.why}`,
    recommendation,
    clauseId: id,
    burdens,
    benefits,
    place,
    ...unasked,
    law,
    weight: weightOfClause(rating.riskLevel, {
      facing: rating.facing,
      isDoubtful: rating.doubt !== "" || clause.score < doubtfulBelow,
    }),
  };
  return { flag, reasoning: reasoning.filter((part) => part !== "").join(" ") };
}
