import { Link } from "react-router";
import { formatDateTime } from "../../lib/dates.ts";
import type { MatterEvent } from "../../schemas/matter.ts";

/** What happened, by action and kind of thing; an action by itself stands for every kind. */
const words: Record<string, string> = {
  "creation matter": "made the matter",
  "change matter": "changed the facts of the matter",
  "share matter": "changed who may see the matter",
  "let_in matter": "let themselves in as an owner of the firm",
  upload: "uploaded",
  open: "opened",
  export: "took out a copy of",
  decision: "decided about a flag of",
  comment: "wrote about",
  share: "shared",
  "change case": "changed or moved",
  deletion: "deleted",
  restoration: "took back the deletion of",
};
const ofCase = ["case", "file", "text", "report"];

const wordsOf = ({ action, thing }: MatterEvent) =>
  words[`${action} ${thing.kind}`] ?? words[action] ?? `${action.replaceAll("_", " ")}:`;

/** What was done in a matter, the newest first. */
export function MatterRecord({
  events,
  next,
}: {
  events: readonly MatterEvent[];
  /** The address of what was done before. */
  next: string | null;
}) {
  return (
    <section aria-labelledby="record-title" className="grid content-start gap-2">
      <h2 id="record-title" className="text-lg">
        Record
      </h2>
      {events.length === 0 ? (
        <p className="text-soft">Nothing has been recorded yet.</p>
      ) : (
        <ol className="divide-y divide-rule border-rule border-t">
          {events.map((event) => (
            <li key={event.id} className="grid gap-0.5 py-2">
              <span className="wrap-anywhere">
                {event.actor.email || "Somebody who has left"} {wordsOf(event)}
                {ofCase.includes(event.thing.kind) && (
                  <>
                    {" "}
                    <Link to={`/legalai/case/${event.thing.id}`} className="link">
                      a case
                    </Link>
                  </>
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
