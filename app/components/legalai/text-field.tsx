import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { CircleAlert } from "lucide-react";

/** A labelled line of a Conform form, with its hint and its errors under it. */
export function TextField({
  field,
  label,
  type = "text",
  hint,
  autoComplete,
}: {
  field: FieldMetadata<string | undefined>;
  label: string;
  type?: "text" | "email" | "password";
  hint?: string;
  autoComplete?: string;
}) {
  const hintId = `${field.id}-hint`;
  const describedBy = [field.errors && field.errorId, hint && hintId].filter(Boolean).join(" ");
  const { key, ...input } = getInputProps(field, { type });
  return (
    <div>
      <label className="field-label" htmlFor={field.id}>
        {label}
      </label>
      <input
        key={key}
        {...input}
        autoComplete={autoComplete}
        // biome-ignore lint/a11y/noAutofocus: the first faulty field of a form that came back without scripts
        autoFocus={field.errors !== undefined}
        aria-describedby={describedBy || undefined}
        className="field-input"
      />
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {field.errors && (
        <p id={field.errorId} className="field-error">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          <span>{field.errors.join(" ")}</span>
        </p>
      )}
    </div>
  );
}
