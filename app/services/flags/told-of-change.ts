import { changesIn } from "../../schemas/event-details.ts";
import type { CaseFlag, HandDeed } from "../../schemas/flag.ts";
import type { InHand } from "./in-hand.server.ts";
import type { Decision, Edits } from "./row-after.ts";
import type { writeHands } from "./write-hands.server.ts";

type Told = Parameters<typeof writeHands>[3]["told"];

/** What the record tells of a change: never words, only that they changed. */
export function toldOfChange(
  flags: readonly InHand[],
  decision: Decision | null,
  { assignee, edits = {} }: { assignee?: string | null | undefined; edits?: Edits },
): Told {
  const ids = flags.map(({ flag }) => flag.id);
  const once = <T extends { what: string }>(all: T[]) =>
    all.filter(({ what }, i) => all.findIndex((one) => one.what === what) === i);
  const changed = once(
    flags.flatMap(({ flag }) =>
      changesIn(
        { state: flag.state, reason: flag.reason, assignee: flag.assignee?.id ?? null },
        { ...decision, assignee },
        ["reason"],
      ),
    ),
  );
  const edited = once(
    flags.flatMap(({ flag }) => {
      const said: Record<string, string | boolean | null> = {
        ...{ riskLevel: flag.riskLevel, clauseTitle: flag.clauseTitle, wording: flag.wording },
        ...{ explanation: flag.explanation, recommendation: flag.recommendation },
        ...{ note: flag.note, hidden: flag.hidden },
      };
      return changesIn(said, { ...edits }, [
        ...["clauseTitle", "explanation", "recommendation", "wording", "note"],
      ]);
    }),
  );
  const decides = changed.some(({ what }) => what !== "assignee");
  return [
    ...(decides || (changed.length === 0 && edited.length === 0)
      ? ([["decision", { flags: ids, changed }]] satisfies Told)
      : []),
    ...(!decides && changed.length > 0
      ? ([["assignment", { flags: ids, changed }]] satisfies Told)
      : []),
    ...(edited.length > 0 ? ([["edit", { flags: ids, changed: edited }]] satisfies Told) : []),
  ];
}

/** What a change is called in the list of steps that can be taken back. */
export function deedOf(
  flag: CaseFlag,
  decision: Decision,
  assigned: string | null | undefined,
  { note, hidden, ...said }: Edits,
): HandDeed {
  if (decision.state !== flag.state || decision.reason !== flag.reason) return "decided";
  if (assigned !== undefined) return "assigned";
  if (Object.values(said).some((value) => value !== undefined)) return "edited";
  if (hidden !== undefined && hidden !== flag.hidden) return hidden ? "hid" : "showed";
  return note === undefined ? "decided" : "noted";
}
