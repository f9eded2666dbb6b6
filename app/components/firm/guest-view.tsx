import { Link } from "react-router";
import { dayInWords } from "../../lib/days.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { memberPath } from "./addresses.ts";

type Stay = {
  /** The last day, `YYYY-MM-DD`. */
  until: string | null;
  matters: readonly { id: string; name: string; responsible: Person | null }[];
};

/** What a guest is in a firm: what they read there, until when, whom to ask, and how to leave. */
export function GuestView({
  stay: { until, matters },
  me,
}: {
  stay: Stay;
  /** The guest's id. */
  me: string;
}) {
  return (
    <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="guest-title">
      <h2 id="guest-title">You are a guest</h2>
      <p>
        You read the matters below and what is in them, and change nothing
        {until && (
          <>
            , until <strong className="font-semibold">{dayInWords(until)}</strong>
          </>
        )}
        .
      </p>
      {matters.length === 0 ? (
        <p className="text-soft">You are named in no matter at present.</p>
      ) : (
        <ul className="divide-y divide-rule border-rule border-t">
          {matters.map(({ id, name, responsible }) => (
            <li key={id} className="grid gap-0.5 py-3">
              <Link to={`/legalai/matter/${id}`} className="link wrap-anywhere">
                {name}
              </Link>
              {responsible && (
                <p className="wrap-anywhere text-xs text-soft">
                  Ask {nameOf(responsible)}: {responsible.email}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="text-soft">For more time or another matter, ask whoever invited you.</p>
      <p>
        <Link to={memberPath(me)} className="action quiet">
          Leave the firm
        </Link>
      </p>
    </section>
  );
}
