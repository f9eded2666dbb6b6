import { createContext, useContext } from "react";
import type { Span } from "../../schemas/analysis.ts";
import { comesTo, type ReadRule, ruleOn } from "../../schemas/playbooks/case-reading.ts";
import { askedIn } from "../../schemas/playbooks/rule-words.ts";
import { ResultMark } from "./result-mark.tsx";

/** What the firm's positions come to, for the cards of the flags. */
export const PositionsContext = createContext<readonly ReadRule[]>([]);

/** What the firm's position on the words of a flag comes to; nothing where no rule rests on them. */
export function FlagResult({ flag }: { flag: Span }) {
  const found = ruleOn(useContext(PositionsContext), flag);
  return found && <ResultMark result={comesTo(found)} />;
}

/** The firm's position on the words of a flag, with the way to it. */
export function FlagPosition({ flag }: { flag: Span }) {
  const found = ruleOn(useContext(PositionsContext), flag);
  if (!found) return null;
  const { rule, result } = found;
  const now = comesTo(found);
  return (
    <div className="pt-3">
      <p>
        <strong className="font-semibold">Your position:</strong>{" "}
        {askedIn(rule, rule.preferred.value)}. {rule.preferred.why}{" "}
        <a href={`#position-${rule.id}`} className="link no-print">
          See the whole position
        </a>
      </p>
      {now !== "met" && result.propose && (
        <p className="pt-2">
          <strong className="font-semibold">Propose:</strong> {result.propose}
        </p>
      )}
    </div>
  );
}
