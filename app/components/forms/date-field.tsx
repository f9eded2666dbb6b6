import { useId, useState } from "react";
import { dayInWords } from "../../lib/days.ts";

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
