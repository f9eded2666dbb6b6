import { Check, CircleHelp, CornerDownRight, X } from "lucide-react";
import type { PlaybookResult } from "../../schemas/playbooks/playbook.ts";
import { resultWords } from "../../schemas/playbooks/rule-words.ts";

const icons = { met: Check, fallback: CornerDownRight, not_met: X, cannot_tell: CircleHelp };

/** What a rule came to, by its word and a sign of its own; `count` is how many did. */
export function ResultMark({
  result,
  count,
}: {
  result: PlaybookResult["result"];
  count?: number;
}) {
  const Icon = icons[result];
  return (
    <span className="result-mark" data-result={result}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-3.5" />
      {count === undefined ? resultWords[result] : `${count} ${resultWords[result]}`}
    </span>
  );
}
