import type { EditDrawing } from "../../content/artefact-types.ts";

/** What the machine wrote, what the editor left of it, and why. */
export function Edit({ drawing: { coats, text, notes } }: { drawing: EditDrawing }) {
  return (
    <>
      <ol className="coats">
        {coats.map(({ title, when }) => (
          <li key={title}>
            <b className="label">{title}</b> {when}
          </li>
        ))}
      </ol>
      <div className="wall">
        <p>
          {text.map((part) =>
            typeof part === "string" ? (
              part
            ) : "cut" in part ? (
              <del key={part.cut}>{part.cut}</del>
            ) : (
              <ins key={part.add}>{part.add}</ins>
            ),
          )}
        </p>
      </div>
      <ul className="edit-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
