import { formatDate } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import type { Invitation } from "../../schemas/firms/answers.ts";
import { ProofField } from "../factors/proof-field.tsx";
import { Form } from "../forms/page-form.tsx";
import { firmPath } from "./addresses.ts";
import { roleNames } from "./role-words.ts";

/** The invitations that nobody has used yet. `now` is the time of the page, so that server and browser say the same. */
export function InvitationList({
  invitations,
  now,
  proven,
}: {
  invitations: readonly Invitation[];
  now: string;
  /** Whether a second factor was shown a moment ago: who makes somebody an owner gives their password else. */
  proven: boolean;
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
            {one.withdrawable && <Acts of={one} asks={one.role === "owner" && !proven} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be done with an invitation; `asks`: whether to send it again takes the password. */
function Acts({ of, asks }: { of: Invitation; asks: boolean }) {
  const to = <span className="sr-only"> the invitation to {of.email}</span>;
  const invitation = <input type="hidden" name="invitation" value={of.id} />;
  const again = (
    <button type="submit" name="intent" value="invite-again" className="action quiet small">
      Send again{to}
    </button>
  );
  return (
    <div className="grid gap-2">
      <Form method="post" action={firmPath} className="flex flex-wrap gap-2">
        {invitation}
        {!asks && again}
        <button type="submit" name="intent" value="withdraw" className="action quiet small">
          Withdraw{to}
        </button>
      </Form>
      {asks && (
        <details>
          <summary className="link min-h-6 w-fit cursor-pointer text-xs">Send again…{to}</summary>
          <Form method="post" action={firmPath} className="grid gap-3 pt-3">
            {invitation}
            <ProofField proven={false} />
            <p>{again}</p>
          </Form>
        </details>
      )}
    </div>
  );
}

const factsOf = ({ expires_at, matters, until }: Invitation, now: string) =>
  [
    expires_at > now ? `Link valid until ${formatDate(expires_at)}` : formatDate(expires_at),
    matters.length > 0 && `sees ${matters.map(({ name }) => name).join(", ")}`,
    until && `guest until ${formatDate(until)}`,
  ]
    .filter(Boolean)
    .join(dot);
