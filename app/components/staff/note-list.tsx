import { formatAgencyTime } from "../../lib/agency-time.ts";

type Note = { id: string; text: string; author: string | null; createdAt: number };

/** What the staff wrote about a lead, and the form for more. */
export function NoteList({
  notes,
  newNote,
  typed,
}: {
  notes: readonly Note[];
  /** The id that the next note gets. */
  newNote: string;
  typed: unknown;
}) {
  return (
    <section aria-labelledby="notes-title" className="sheet grid content-start gap-4 p-5">
      <h2 id="notes-title" className="text-lg">
        Notes
      </h2>
      {notes.length > 0 && (
        <ol className="note-list">
          {notes.map(({ id, text, author, createdAt }) => (
            <li key={id}>
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-xs text-soft">
                {author ?? "Somebody who has left"},{" "}
                <time dateTime={new Date(createdAt).toISOString()}>
                  {formatAgencyTime(createdAt)}
                </time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form method="post" className="grid gap-3">
        <input type="hidden" name="id" value={newNote} />
        <label>
          <span className="field-label">New note</span>
          <textarea
            name="text"
            rows={3}
            required
            maxLength={5000}
            defaultValue={typeof typed === "string" ? typed : ""}
            className="field-input"
          />
        </label>
        <p>
          <button type="submit" name="intent" value="note" className="action quiet">
            Save the note
          </button>
        </p>
      </form>
    </section>
  );
}
