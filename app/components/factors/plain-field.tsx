import { type ComponentProps, useId } from "react";

/** A field of a form whose faults are told in one place. */
export function PlainField({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & Omit<ComponentProps<"input">, "id" | "className">) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field-input"
        required
        aria-describedby={hint && `${id}-hint`}
      />
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
