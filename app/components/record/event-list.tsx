import { Link } from "react-router";
import { formatDateTimeIn } from "../../lib/dates.ts";
import type { ListedEvent, RecordedKind } from "../../schemas/record.ts";
import { memberPath, recordPath } from "../firm/addresses.ts";
import { countryInWords } from "../legalai/device.ts";
import { detailsInWords } from "./details-in-words.ts";
import { eventInWords } from "./event-words.ts";

type Names = Record<string, string>;

/** Who did what, the newest first, at the firm's own time; the rest of what is kept of each can be opened. */
export function EventList({
  events,
  names,
  timeZone,
}: {
  events: readonly ListedEvent[];
  /** What things are called, by their ids. */
  names: Names;
  timeZone: string;
}) {
  return (
    <ol className="sheet divide-y divide-rule">
      {events.map((event) => (
        <li key={event.id} className="event-line">
          <time dateTime={event.at} className="text-xs text-soft">
            {formatDateTimeIn(event.at, timeZone)}
          </time>
          <div className="wrap-anywhere">
            <strong className="font-semibold">{names[event.actor.id] ?? event.actor.email}</strong>
            {event.token_id && <> by the token “{names[event.token_id] ?? "revoked since"}”</>}{" "}
            <What of={event} names={names} />
            {event.details && (
              <p className="text-xs text-soft">{detailsInWords(event.details, names)}</p>
            )}
          </div>
          <More of={event} names={names} />
        </li>
      ))}
    </ol>
  );
}

/** Where what was done something to is shown, as far as the reader sees it. */
function addressOf({ kind, id }: ListedEvent["thing"], names: Names): string | null {
  if (!names[id]) return null;
  if (kind === "matter") return `/legalai/matter/${id}`;
  if (kind === "member") return memberPath(id);
  return ofCases.includes(kind) ? `/legalai/case/${id}` : null;
}

const ofCases: RecordedKind[] = ["case", "file", "text", "report"];
/** What is named well enough by who did it, or by the page itself: their ids are those of the person or the firm. */
const nameless: RecordedKind[] = [
  ...(["firm", "record", "account", "data"] as const),
  ...(["passkey", "authenticator", "recovery_codes"] as const),
];

function What({ of, names }: { of: ListedEvent; names: Names }) {
  const { did, what } = eventInWords(of);
  if (!what) return did;
  const name = nameless.includes(of.thing.kind) ? undefined : names[of.thing.id];
  if (!name) return `${did} ${what}`;
  const to = addressOf(of.thing, names);
  return (
    <>
      {did} {what}:{" "}
      {to ? (
        <Link to={to} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
    </>
  );
}

/** From where it was done, by which address the person was known then, its seal, and what else is told of the two. */
function More({ of, names }: { of: ListedEvent; names: Names }) {
  const { actor, thing, address, country, hash } = of;
  const { did, what } = eventInWords(of);
  const network = [address, countryInWords(country) ?? country].filter(Boolean).join(", ");
  const only = (search: Record<string, string>) => `${recordPath}?${new URLSearchParams(search)}`;
  return (
    <details className="event-more text-xs">
      <summary className="link">
        More<span className="sr-only">: {`${names[actor.id] ?? actor.email} ${did} ${what}`}</span>
      </summary>
      <dl className="event-facts mt-2">
        <dt>Signed in as</dt>
        <dd>{actor.email}</dd>
        <dt>From network</dt>
        <dd>{network || "Not known"}</dd>
        {hash && (
          <>
            <dt>Hash</dt>
            <dd className="secret break-all">{hash}</dd>
          </>
        )}
        <dt>Show only</dt>
        <dd className="flex flex-wrap gap-x-4">
          <Link to={only({ actor: actor.email })} className="link">
            what they did
          </Link>
          {what && (
            <Link to={only({ thing: thing.id })} className="link">
              what was done to {what}
            </Link>
          )}
        </dd>
      </dl>
    </details>
  );
}
