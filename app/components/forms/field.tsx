import type { FieldMetadata } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  field: FieldMetadata<unknown>;
  label: string;
  type?: "text" | "email" | "password" | "tel" | "url" | "date" | "select" | "textarea";
  hint?: string | undefined;
  autoComplete?: string | undefined;
  /** What a select offers, by value. */
  options?: Record<string, string> | undefined;
  rows?: number | undefined;
  /** Whether it takes a line of its own in a form of two columns. */
  wide?: boolean | undefined;
  /** What shows a password; without it, one is a field of the type `password` and no more. */
  beside?: ReactNode;
  /** Whether the label says if an answer is needed; forms in which all are leave it out. */
  mark?: "needed" | "optional";
};

/**
 * A label, what it asks for, a hint, and in words what is wrong with the answer. Its limits are the schema's. The
 * first refused answer has the focus when a page comes back without scripts.
 */
export function Field({
  field,
  label,
  type = "text",
  mark,
  hint,
  wide = false,
  beside,
  ...asks
}: Props) {
  const errors = field.errors ?? [];
  const hintId = `${field.id}-hint`;
  const described = [hint && hintId, errors.length > 0 && field.errorId].filter(Boolean).join(" ");
  const control = {
    id: field.id,
    name: field.name,
    required: field.required,
    autoComplete: asks.autoComplete,
    // What the person sent comes back as text.
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : "",
    "aria-invalid": errors.length > 0 || undefined,
    "aria-describedby": described || undefined,
    autoFocus: errors.length > 0,
    className: "field-input",
  };
  const input = (
    <input
      key={field.key}
      type={type}
      {...control}
      minLength={field.minLength}
      // A browser cuts off what is pasted, and nobody sees that in a password.
      maxLength={beside || type === "password" ? undefined : field.maxLength}
      spellCheck={beside ? false : undefined}
    />
  );
  return (
    <div className={wide ? "field wide" : "field"}>
      <label className="field-label" htmlFor={field.id}>
        {label}
        {mark === "needed" && <span className="field-needed"> *</span>}
        {mark === "optional" && <span className="field-optional"> optional</span>}
      </label>
      {type === "select" ? (
        <span className="select">
          <select key={field.key} {...control}>
            <option value="">Please choose</option>
            {Object.entries(asks.options ?? {}).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 10 6" aria-hidden="true">
            <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      ) : type === "textarea" ? (
        <textarea key={field.key} rows={asks.rows} {...control} />
      ) : beside ? (
        <div className="shows-password">
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p id={field.errorId} className="field-error">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{errors.join(" ")}</span>
        </p>
      )}
    </div>
  );
}
