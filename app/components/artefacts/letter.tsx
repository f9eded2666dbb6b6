import type { LetterDrawing } from "../../content/artefact-types.ts";

/** A newsletter as it is read, and what was thought about its head, its subject, its button and its foot. */
export function Letter({ drawing }: { drawing: LetterDrawing }) {
  const { from, subject, when, greeting, paragraphs, button, foot, notes } = drawing;
  return (
    <>
      <div className="slab letter">
        <div className="face tone-paper">
          <p className="letter-head">
            <b className="label">{from}</b> <span>{when}</span>
          </p>
          <h3 className="text-2xl">{subject}</h3>
          <div className="letter-body">
            <svg viewBox="0 0 400 120" aria-hidden="true">
              <path d="M0 0h400v120H0z" fill="var(--color-sky)" />
              <path d="M0 92h400v28H0z" fill="var(--color-gum)" />
              <path d="M176 92l104 28h-60L128 92z" fill="#12261e" />
              <path d="M66 24l44 56h-7L60 27zM96 64h64q16 0 20 16v8H96z" fill="#1e1a15" />
              <path d="M96 64h64q10 0 15 6H96z" fill="#d97a2b" />
              <circle cx="108" cy="88" r="13" fill="#1e1a15" />
              <circle cx="166" cy="90" r="10" fill="#1e1a15" />
              <circle cx="108" cy="88" r="5" fill="#f4c34f" />
              <circle cx="166" cy="90" r="4" fill="#f4c34f" />
              <path
                d="M188 92l6-22 5 22 7-30 6 30 8-24 5 24 7-18 5 18zM250 92l6-26 6 26 8-32 6 32 9-24 6 24 7-30 6 30zM330 92l6-20 6 20 8-28 6 28 9-22 6 22 7-14 5 14z"
                fill="#1d3a2f"
              />
            </svg>
            <p>{greeting}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="letter-button">{button}</p>
          <p className="letter-foot">{foot}</p>
        </div>
      </div>
      <ol className="margin-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </>
  );
}
