import { Link } from "react-router";
import { formatDateTimeIn } from "../../lib/dates.ts";
import type { ListedEvent } from "../../schemas/record.ts";
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
          <p className="wrap-anywhere">
            <Link
              to={`${recordPath}?${new URLSearchParams({ actor: event.actor.email })}`}
              className="link"
            >
              {event.actor.email}
            </Link>
            {event.token_id && <> by the token “{names[event.token_id] ?? "revoked since"}”</>}{" "}
            <What of={event} names={names} />
          </p>
          <p className="text-xs text-soft">
            {[event.address, event.country].filter(Boolean).join(", ") || "Network not known"}
          </p>
        </li>
      ))}
    </ol>
  );
}

function What({ of, names }: { of: ListedEvent; names: Names }) {
  const { did, what } = eventInWords(of);
  if (!what) return did;
  const name = names[of.thing.id];
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
