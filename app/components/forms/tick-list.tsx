import { type ReactNode, useState } from "react";

type Thing = { id: string; name: string; note?: string | undefined; mark?: ReactNode };

/** From so many on, a list is searched rather than read. */
const searchedFrom = 8;

/**
 * Some of many things, ticked. With scripts a long list is narrowed to what has the words that are typed; what is
 * ticked stays in sight.
 */
export function TickList({
  name,
  things,
  chosen = [],
  search,
  error,
}: {
  name: string;
  things: readonly Thing[];
  chosen?: readonly string[];
  /** What the field that narrows the list is called. */
  search: string;
  /** The id under which is told what is wrong with the choice. */
  error?: string | undefined;
}) {
  const [words, setWords] = useState("");
  const matches = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <div className="grid gap-2">
      {things.length >= searchedFrom && (
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          className="field-input needs-script"
        />
      )}
      <ul className="tick-list">
        {things.map(({ id, name: label, note, mark }) => (
          <li key={id} data-other={!matches(`${label} ${note ?? ""}`) || undefined}>
            <label className="flex min-h-8 items-start gap-3 py-1">
              <input
                type="checkbox"
                name={name}
                value={id}
                defaultChecked={chosen.includes(id)}
                aria-describedby={error}
                className="mt-0.5 size-5 shrink-0"
              />
              <span className="min-w-0 wrap-anywhere">
                {label} {mark}
                {note && <span className="block text-xs text-soft">{note}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {words && !things.some(({ name: label, note }) => matches(`${label} ${note ?? ""}`)) && (
        <p role="status" className="field-hint">
          None of them is called that.
        </p>
      )}
    </div>
  );
}
