import { Link } from "react-router";
import { formatDateTime } from "../../lib/dates.ts";
import type { MatterEvent } from "../../schemas/matter.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { detailsInWords } from "../record/details-in-words.ts";
import { eventInWords } from "../record/event-words.ts";

/** What was done in a matter, the newest first. */
export function MatterRecord({
  events,
  people,
  others,
  next,
}: {
  events: readonly MatterEvent[];
  /** Those of the firm whose names the reader may know. */
  people: readonly Person[];
  /** What others than these are called. */
  others: string;
  /** The address of what was done before. */
  next: string | null;
}) {
  const names = Object.fromEntries(people.map((one) => [one.id, nameOf(one)]));
  return (
    <section aria-labelledby="record-title" className="grid content-start gap-2">
      <h2 id="record-title">Record</h2>
      <p className="text-soft">
        Who opened, changed or exported this matter’s documents, decided their flags, and changed
        who sees it{events.length === 0 ? " will stand here" : ", newest first"}. It contains no
        document text.
      </p>
      {events.length > 0 && (
        <ol className="divide-y divide-rule border-rule border-t">
          {events.map((event) => (
            <li key={event.id} className="grid gap-0.5 py-2">
              <span className="wrap-anywhere">
                {callOf(event.actor, people) || others} <What of={event} />
                {event.details && (
                  <span className="block text-xs text-soft">
                    {detailsInWords(event.details, names)}
                  </span>
                )}
              </span>
              <time dateTime={event.at} className="text-xs text-soft">
                {formatDateTime(event.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {next && (
        <p>
          <Link to={next} className="action quiet small">
            Earlier
          </Link>
        </p>
      )}
    </section>
  );
}

function callOf({ id, email }: MatterEvent["actor"], people: readonly Person[]) {
  const person = people.find((one) => one.id === id);
  return person ? nameOf(person) : email;
}

const ofCase = ["case", "file", "text", "report"];

function What({ of }: { of: MatterEvent }) {
  const { did, what } = eventInWords(of);
  if (!ofCase.includes(of.thing.kind)) return `${did} ${what.replace("a matter", "the matter")}`;
  return (
    <>
      {did}{" "}
      <Link to={`/legalai/case/${of.thing.id}`} className="link">
        {what}
      </Link>
    </>
  );
}
