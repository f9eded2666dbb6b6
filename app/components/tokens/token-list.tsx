import { KeySquare } from "lucide-react";
import { Form } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import type { ListedToken } from "../../schemas/token.ts";

/** Tokens and how to revoke each; in the list of a firm, with whose it is. */
export function TokenList({
  tokens,
  showFirm,
  now,
}: {
  tokens: readonly (ListedToken & { person?: { email: string } })[];
  showFirm: boolean;
  /** When the page was made, ISO 8601. */
  now: string;
}) {
  return (
    <ul className="divide-y divide-rule border-rule border-y">
      {tokens.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <KeySquare aria-hidden="true" strokeWidth={1.5} className="size-5 text-soft" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="break-words font-semibold">{one.name}</p>
            <p className="break-words text-xs text-soft">
              {[
                ...(one.person ? [one.person.email] : []),
                ...(showFirm ? [one.firm.name] : []),
                one.scopes.join(", "),
                `${one.expires_at <= now ? "ended" : "ends"} ${formatDate(one.expires_at)}`,
                one.last_used_at ? `last used ${formatDate(one.last_used_at)}` : "not used yet",
              ].join(" · ")}
            </p>
          </div>
          <Form method="post">
            <input type="hidden" name="token" value={one.id} />
            <button type="submit" name="intent" value="revoke" className="action quiet small">
              Revoke<span className="sr-only"> {one.name}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
