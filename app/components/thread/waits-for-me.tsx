import { Link } from "react-router";
import { formatDateTimeIn } from "../../lib/dates.ts";
import type { Waiting } from "../../schemas/comments/comment.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { RiskBadge } from "../case/risk.tsx";

type Props = { waiting: Waiting; timeZone: string };
const shown = 8;

/** What others in the firm wait for: flags to decide, and where the reader is mentioned. */
export function WaitsForMe({ waiting: { flags, mentions, count }, timeZone }: Props) {
  const called = (person: Person | null) => (person ? nameOf(person) : "Somebody who has left");
  const lines = [
    ...mentions.map(({ case: of, comment_id, flag_id, by, created_at }) => ({
      ...{ key: comment_id, of, at: created_at, level: null },
      to: `?thread=${flag_id ?? "case"}#${flag_id ? `thread-${flag_id}` : "comments"}`,
      words: `${called(by)} mentioned you`,
    })),
    ...flags.map(({ case: of, flag, number, assigned_by, assigned_at }) => ({
      ...{ key: flag.id + of.id, of, at: assigned_at, level: flag.riskLevel },
      to: `#flag-${number}`,
      words: `${flag.clauseTitle}, assigned by ${called(assigned_by)}`,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <section aria-labelledby="waits-title" className="grid gap-2">
      <h2 id="waits-title" className="text-lg">
        Waiting for me {count > 0 && <span className="text-soft font-normal">{count}</span>}
      </h2>
      {lines.length === 0 ? (
        <p className="border-rule border-t pt-3 text-soft">
          Nothing. A flag that somebody assigns to you, and a comment with your name after an @,
          will appear here.
        </p>
      ) : (
        <ul className="divide-y divide-rule border-rule border-t">
          {lines.slice(0, shown).map(({ key, of, at, level, to, words }) => (
            <li key={key} className="relative grid gap-1 py-3">
              <Link to={`/legalai/case/${of.id}${to}`} className="case-name">
                {of.case_name}
              </Link>
              <span className="flex flex-wrap items-center gap-2 text-xs text-soft">
                {level && <RiskBadge level={level} />}
                {words}, <time dateTime={at}>{formatDateTimeIn(at, timeZone)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > shown && (
        <p className="text-xs text-soft">
          The newest {Math.min(shown, lines.length)} of {count}.
        </p>
      )}
    </section>
  );
}
