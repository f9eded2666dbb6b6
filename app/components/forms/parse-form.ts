import type { Submission } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type { GenericSchema, InferOutput } from "valibot";
import { firmField, honeypotField, intentField, stampField } from "../../schemas/form-fields.ts";

/** What says how a form was sent, and is none of its answers. */
const notAnswers: readonly string[] = [honeypotField, stampField, intentField, firmField];

/**
 * Checks a form's answers against its schema, the same way in the browser and on the server; an empty answer is an
 * empty text, as it would be in the API.
 */
export function parseForm<Schema extends GenericSchema>(
  form: FormData,
  schema: Schema,
): Submission<InferOutput<Schema>> {
  const answers = new FormData();
  for (const [name, value] of form) if (!notAnswers.includes(name)) answers.append(name, value);
  return parseWithValibot(answers, {
    schema,
    disableAutoCoercion: true,
    info: { abortPipeEarly: true },
  });
}
