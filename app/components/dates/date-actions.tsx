import { type ReactNode, useId } from "react";
import { dayInWords } from "../../lib/days.ts";
import type { KeptDate } from "../../schemas/dates/kept.ts";
import { intentField } from "../../schemas/form-fields.ts";
import { DateField } from "../forms/date-field.tsx";
import { Form } from "../forms/page-form.tsx";

/** A form about one date, which says which of its states was seen. */
const About = ({ date, children }: { date: KeptDate; children: ReactNode }) => (
  <Form method="post" preventScrollReset className="grid max-w-measure gap-3">
    <input type="hidden" name="date" value={date.id} />
    <input type="hidden" name="version" value={date.version} />
    {children}
  </Form>
);

type Choice = { words: string; state: "proposed" | "confirmed" | "dismissed"; day?: "text" };

/** What can be said of a date at once. */
function choicesOf({ state, date, moved, read }: KeptDate): Choice[] {
  if (state === "dismissed") return [{ words: "Bring back", state: "proposed" }];
  const dismiss: Choice = { words: "Dismiss", state: "dismissed" };
  if (date === null) return [dismiss];
  if (moved && read)
    return [
      { words: `Take ${dayInWords(read)}`, state: "confirmed", day: "text" },
      { words: `Stay with ${dayInWords(date)}`, state: "confirmed" },
      dismiss,
    ];
  if (state === "confirmed" && !moved)
    return [{ words: "No longer confirmed", state: "proposed" }, dismiss];
  return [{ words: "Confirm", state: "confirmed" }, dismiss];
}

/** What a person can say of a date: that it is right, that it is none, another day, the day of its event, a note. */
export const DateActions = ({ date }: { date: KeptDate }) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap gap-2">
      {choicesOf(date).map(({ words, state, day }) => (
        <About key={words} date={date}>
          <input type="hidden" name="state" value={state} />
          {day && <input type="hidden" name="day" value={day} />}
          <button
            type="submit"
            name={intentField}
            value="date-state"
            className="action quiet small"
          >
            {words}
            <span className="sr-only">{`: ${date.what}`}</span>
          </button>
        </About>
      ))}
    </div>
    {date.event && date.state !== "dismissed" && (
      <details key={`event ${date.version}`}>
        <summary className="link w-fit text-sm">
          {date.event.date ? "Another day for" : "Give a day to"} “{date.event.name}”
        </summary>
        <div className="mt-3">
          <About date={date}>
            <DateField
              label={`Day of “${date.event.name}”`}
              name="day"
              day={date.event.date ?? ""}
            />
            <Send intent="date-event">Count from it</Send>
          </About>
        </div>
      </details>
    )}
    <details key={`day ${date.version}`}>
      <summary className="link w-fit text-sm">Another day, or a note</summary>
      <div className="mt-3">
        <About date={date}>
          <DateField
            label={date.own ? "Day" : "Day (empty: the document’s own)"}
            name="day"
            day={date.read !== null || date.own ? (date.date ?? "") : ""}
          />
          <NoteField note={date.note} />
          <Send intent="date-day">Save</Send>
        </About>
      </div>
    </details>
  </div>
);

const Send = ({ intent, children }: { intent: string; children: ReactNode }) => (
  <div>
    <button type="submit" name={intentField} value={intent} className="action small">
      {children}
    </button>
  </div>
);

/** What somebody writes down about a date. */
export function NoteField({ note }: { note: string | null }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Note <span className="field-optional">optional</span>
      </label>
      <textarea
        id={id}
        name="note"
        rows={2}
        maxLength={1_000}
        defaultValue={note ?? ""}
        className="field-input"
      />
    </div>
  );
}
