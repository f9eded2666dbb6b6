import { formatDate } from "../../lib/dates.ts";
import type { Invitation } from "../../schemas/firms/answers.ts";
import { Form } from "../forms/page-form.tsx";
import { firmPath } from "./addresses.ts";
import { roleNames } from "./role-words.ts";

/** The invitations that nobody has used yet. `now` is the time of the page, so that server and browser say the same. */
export function InvitationList({
  invitations,
  now,
}: {
  invitations: readonly Invitation[];
  now: string;
}) {
  if (invitations.length === 0) return null;
  return (
    <section className="grid gap-3 border-rule border-t pt-5" aria-labelledby="invitations-title">
      <h3 id="invitations-title">Pending invitations</h3>
      <ul className="people-list">
        {invitations.map((one) => (
          <li key={one.id}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{one.email}</p>
              <p className="text-xs text-soft">
                {!one.open && (
                  <span className="font-semibold text-danger">
                    {one.expires_at <= now
                      ? "Link expired "
                      : "Link void: who sent it may not invite them any more "}
                  </span>
                )}
                {factsOf(one, now)}
              </p>
            </div>
            <span>{roleNames[one.role]}</span>
            <Form method="post" action={firmPath} className="flex flex-wrap gap-2">
              <input type="hidden" name="invitation" value={one.id} />
              <button
                type="submit"
                name="intent"
                value="invite-again"
                className="action quiet small"
              >
                Send again
                <span className="sr-only"> the invitation to {one.email}</span>
              </button>
              <button type="submit" name="intent" value="withdraw" className="action quiet small">
                Withdraw
                <span className="sr-only"> the invitation to {one.email}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

const factsOf = ({ expires_at, matters, until }: Invitation, now: string) =>
  [
    expires_at > now ? `Link valid until ${formatDate(expires_at)}` : formatDate(expires_at),
    matters.length > 0 && `sees ${matters.map(({ name }) => name).join(", ")}`,
    until && `guest until ${formatDate(until)}`,
  ]
    .filter(Boolean)
    .join(" · ");
