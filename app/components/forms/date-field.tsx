import { useId, useState } from "react";

const weekday = new Intl.DateTimeFormat("en-AU", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** A day (`YYYY-MM-DD`) as nobody can read it the wrong way round: "Friday 3 April 2026". */
export const dayInWords = (day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`);
  // Apart, since browsers do not agree about what stands between them.
  return Number.isNaN(at) ? "" : `${weekday.format(at)} ${date.format(at)}`;
};

/** A day to choose, which it says in words: the field itself may be written with the month first. */
export function DateField({
  label,
  name,
  day,
}: {
  label: string;
  name: string;
  day?: string | undefined;
}) {
  const id = useId();
  const [chosen, setChosen] = useState(day ?? "");
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="date"
        defaultValue={day}
        onChange={(event) => setChosen(event.target.value)}
        aria-describedby={`${id}-words`}
        className="field-input"
      />
      <p id={`${id}-words`} className="field-hint">
        {dayInWords(chosen)}
      </p>
    </div>
  );
}
