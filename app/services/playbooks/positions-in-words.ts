import {
  comesTo,
  type Positions,
  readRules,
  resultOrder,
} from "../../schemas/playbooks/case-reading.ts";
import { askedIn, resultWords, titleOf } from "../../schemas/playbooks/rule-words.ts";

/** One of the firm's positions as a report has it: what it comes to, the words that it rests on, and what is said of it. */
export type PositionInWords = {
  heading: string;
  quote: string | null;
  said: { label: string; text: string }[];
};

/** The firm's positions for a report: what is not met first. Empty where a case is read with no playbook. */
export function positionsInWords(positions: Positions): PositionInWords[] {
  const read = readRules(positions);
  return resultOrder.flatMap((result) =>
    read
      .filter((one) => comesTo(one) === result)
      .map(({ rule, result: { quote, propose }, override }) => ({
        heading: `${titleOf(rule, positions.titles)}: ${resultWords[result]}${result === "not_met" ? ` (${rule.not_acceptable.level} risk)` : ""}`,
        quote,
        said: [
          {
            label: "Your position",
            text: `${askedIn(rule, rule.preferred.value)}. ${rule.preferred.why}`,
          },
          ...(result === "met"
            ? []
            : rule.fallbacks.map(({ value, why }) => ({
                label: "Fallback",
                text: `${askedIn(rule, value)}. ${why}`,
              }))),
          ...(result === "not_met"
            ? [{ label: "Not acceptable", text: rule.not_acceptable.why }]
            : []),
          ...(propose && result !== "met" ? [{ label: "Propose", text: propose }] : []),
          ...(override ? [{ label: "Overridden for this case", text: override.reason }] : []),
        ],
      })),
  );
}
