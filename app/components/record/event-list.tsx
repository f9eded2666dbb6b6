import { Link } from "react-router";
import { formatDateTimeIn } from "../../lib/dates.ts";
import type { ListedEvent, RecordedKind } from "../../schemas/record.ts";
import { recordPath } from "../firm/addresses.ts";
import { eventInWords } from "./event-words.ts";

type Names = Record<string, string>;

/** Who did what, the newest first, at the firm's own time. */
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
            <Link
              to={`${recordPath}?${new URLSearchParams({ actor: event.actor.email })}`}
              className="link"
            >
              {names[event.actor.id] ?? event.actor.email}
            </Link>
            {event.token_id && <> by the token “{names[event.token_id] ?? "revoked since"}”</>}{" "}
            <What of={event} names={names} />
            <Address of={event.actor} names={names} />
          </div>
          <p className="text-xs text-soft">
            {[event.address, event.country].filter(Boolean).join(", ") || "Network not known"}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** By which address somebody with a name was known when it happened. */
function Address({ of: { id, email }, names }: { of: ListedEvent["actor"]; names: Names }) {
  if (!names[id] || names[id] === email) return null;
  return <p className="text-xs text-soft">{email}</p>;
}

const ofFirm: RecordedKind[] = ["firm", "record"];

function What({ of, names }: { of: ListedEvent; names: Names }) {
  const { did, what } = eventInWords(of);
  if (!what) return did;
  // A firm may have the id of who founded it, and what is about the whole firm needs no name.
  const name = ofFirm.includes(of.thing.kind) ? undefined : names[of.thing.id];
  return (
    <>
      {did}{" "}
      <Link to={`${recordPath}?${new URLSearchParams({ thing: of.thing.id })}`} className="link">
        {what}
        {name && `: ${name}`}
      </Link>
    </>
  );
}
