import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

/** A field of one line or several: its label, what it asks for, and in words what is wrong with the answer. */
export function TextField({
  label,
  name,
  start,
  errors = [],
  hint,
  rows,
  maxLength,
  required = false,
  mark,
  list,
}: {
  label: ReactNode;
  name: string;
  start: string;
  errors?: readonly string[] | undefined;
  hint?: ReactNode;
  rows?: number;
  maxLength: number;
  required?: boolean;
  mark?: "optional";
  /** What may be chosen instead of typed. */
  list?: readonly string[];
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean);
  const control = {
    ...{ id, name, maxLength, required, className: "field-input", defaultValue: start },
    "aria-invalid": errors.length > 0 || undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {mark && <span className="field-optional"> optional</span>}
      </label>
      {rows ? (
        <textarea rows={rows} {...control} />
      ) : (
        <input type="text" {...control} list={list && `${id}-list`} />
      )}
      {list && (
        <datalist id={`${id}-list`}>
          {list.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{errors.join(" ")}</span>
        </p>
      )}
    </div>
  );
}
