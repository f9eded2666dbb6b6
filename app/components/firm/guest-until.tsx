import type { FieldMetadata } from "@conform-to/react";
import { dayInWords } from "../../lib/days.ts";
import { Field } from "../forms/field.tsx";

/** Asks for a guest's last day, and tells it in words: fields show it as the browser's language writes it. */
export function GuestUntil({ field }: { field: FieldMetadata<unknown> }) {
  const words = typeof field.value === "string" && dayInWords(field.value);
  return (
    <div className="max-w-[28rem]">
      <Field
        field={field}
        label="Guest until"
        type="date"
        hint={
          words
            ? `Their last day is ${words}.`
            : "Their last day, in the firm’s time zone. Leave it empty for no last day."
        }
      />
    </div>
  );
}
