import { Form } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import type { Invitation } from "../../schemas/firms/answers.ts";
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
    <>
      <h3 className="font-semibold font-text text-base tracking-normal">
        Invited, and not here yet
      </h3>
      <ul className="divide-y divide-rule border-rule border-y">
        {invitations.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-full sm:basis-0">
              <p className="font-semibold [overflow-wrap:anywhere]">{one.email}</p>
              <p className="text-xs text-soft">{factsOf(one, now)}</p>
            </div>
            <span className="flex-1 text-sm sm:flex-none">{roleNames[one.role]}</span>
            <Form method="post" action={firmPath}>
              <input type="hidden" name="invitation" value={one.id} />
              <button type="submit" name="intent" value="withdraw" className="action quiet small">
                Withdraw
                <span className="sr-only"> the invitation to {one.email}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

const factsOf = ({ expires_at, matters, until }: Invitation, now: string) =>
  [
    expires_at > now
      ? `The link works until ${formatDate(expires_at)}`
      : "The link is too old: invite them again",
    ...matters.map(({ name }) => name),
    until && `as a guest until ${formatDate(until)}`,
  ]
    .filter(Boolean)
    .join(" · ");
