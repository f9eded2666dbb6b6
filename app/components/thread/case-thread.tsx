import type { CaseFlag } from "../../schemas/flag.ts";
import { Thread } from "./thread.tsx";
import { useTogether } from "./together.ts";

/** What is said of the case as a whole, and of flags that the present analysis does not have any more. */
export function CaseThread({ flags }: { flags: readonly CaseFlag[] }) {
  const of = useTogether();
  if (!of) return null;
  const there = new Set(flags.map(({ id }) => id));
  const lost = of.comments.flatMap(({ id, flag_id }) =>
    flag_id !== null && !there.has(flag_id) ? id : [],
  );
  return (
    <div id="comments" className="case-thread">
      <Thread flagId={null} about="this case" lost={lost} />
    </div>
  );
}
