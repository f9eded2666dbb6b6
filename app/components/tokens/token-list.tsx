import { KeySquare } from "lucide-react";
import { formatDate, formatDateTime } from "../../lib/dates.ts";
import { dot } from "../../lib/text/dot.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { type ListedToken, scopeNames } from "../../schemas/token.ts";
import { Form } from "../forms/page-form.tsx";

/** Tokens and how to revoke each; in the list of a firm, with whose it is. */
export function TokenList({
  tokens,
  showFirm,
  now,
}: {
  tokens: readonly (ListedToken & { person?: Person })[];
  showFirm: boolean;
  /** When the page was made, ISO 8601. */
  now: string;
}) {
  return (
    <ul className="token-list">
      {tokens.map((one) => (
        <li key={one.id}>
          <KeySquare aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 text-soft" />
          <div className="min-w-0">
            <p className="break-words font-semibold">{one.name}</p>
            <p className="break-words text-xs text-soft">
              {[
                ...(one.person ? [nameOf(one.person)] : []),
                ...(showFirm ? [one.firm.name] : []),
                `may ${and.format(one.scopes.map((scope) => scopeNames[scope]))}`,
                `${one.expires_at <= now ? "expired" : "expires"} ${formatDate(one.expires_at)}`,
              ].join(dot)}
            </p>
            <p className="text-xs text-soft">
              Created {formatDateTime(one.created_at)}
              {dot}
              {one.last_used_at ? `last used ${formatDateTime(one.last_used_at)}` : "not used yet"}
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

const and = new Intl.ListFormat("en-AU", { type: "conjunction" });
