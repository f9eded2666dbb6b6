import { type SubmissionResult, useForm } from "@conform-to/react";
import type { InferInput } from "valibot";
import { type FormSchema, limitsOf } from "./limits.ts";
import { parseForm } from "./parse-form.ts";

/**
 * A form whose limits and checks are those of its schema: checked in the browser as it is sent and while a mistake is
 * mended, and by the server again. `result` is the server's answer to what was sent.
 */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  {
    id,
    result,
    start,
  }: {
    id?: string;
    result: SubmissionResult<string[]> | undefined;
    /** What the fields begin with. */
    start?: Record<string, string>;
  },
) {
  return useForm<InferInput<Schema>>({
    ...(id && { id }),
    lastResult: result,
    // Of a form that begins with something every answer is a text.
    ...(start && { defaultValue: start as never }),
    constraint: limitsOf(schema),
    shouldRevalidate: "onInput",
    // The same check as the server's; what it makes of the answers is of no concern here.
    onValidate: ({ formData }) => parseForm(formData, schema) as never,
  });
}
