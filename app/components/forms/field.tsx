import type { FieldMetadata } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import type { LeadField } from "./lead-fields.ts";

type Props = {
  asks: LeadField;
  field: FieldMetadata<unknown>;
  /** The first of the answers that were refused: a page that comes back with it starts there. */
  first: boolean;
};

/** A label, what it asks for, a hint, and in words what is wrong with the answer. */
export function Field({ asks, field, first }: Props) {
  const errors = field.errors ?? [];
  const hintId = `${field.id}-hint`;
  const described = [asks.hint && hintId, errors.length > 0 && field.errorId]
    .filter(Boolean)
    .join(" ");
  const control = {
    id: field.id,
    name: field.name,
    required: asks.required,
    autoComplete: asks.autoComplete,
    // What the person sent comes back as text.
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : "",
    "aria-invalid": errors.length > 0 || undefined,
    "aria-describedby": described || undefined,
    autoFocus: first,
    className: "control",
  };
  const marked = asks.required || asks.wanted;
  return (
    <div className="min-w-0">
      <label className="label" htmlFor={field.id}>
        {asks.label}
        {marked ? (
          <span className="text-accent"> *</span>
        ) : (
          <span className="font-text text-xs font-normal text-soft"> optional</span>
        )}
      </label>
      {asks.hint && (
        <p id={hintId} className="text-xs text-soft">
          {asks.hint}
        </p>
      )}
      {asks.type === "select" ? (
        <select key={field.key} {...control}>
          <option value="">Please choose</option>
          {Object.entries(asks.options ?? {}).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : asks.type === "textarea" ? (
        <textarea key={field.key} rows={asks.rows} {...control} />
      ) : (
        <input key={field.key} type={asks.type} {...control} />
      )}
      {errors.length > 0 && (
        <p id={field.errorId} className="mt-1 flex items-start gap-2 text-sm text-danger">
          <CircleAlert className="mt-0.5 size-5 flex-none" strokeWidth={1.5} aria-hidden="true" />
          {errors[0]}
        </p>
      )}
    </div>
  );
}
