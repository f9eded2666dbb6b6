import { useId } from "react";

/** One of several, by value; `start` is chosen to begin with. */
export function ChoiceField({
  label,
  name,
  start,
  options,
  hint,
  none,
}: {
  label: string;
  name: string;
  start: string;
  options: Readonly<Record<string, string>>;
  hint?: string;
  /** What is offered instead of all of them. */
  none?: string;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={start}
        className="field-input"
        aria-describedby={hint && `${id}-hint`}
      >
        {none !== undefined && <option value="">{none}</option>}
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
