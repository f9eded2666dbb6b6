import * as v from "valibot";
import { AppError, type FieldErrors } from "./errors.ts";

type Issue = v.BaseIssue<unknown>;

/** What is wrong, by the path of the field; "" is the whole. Never holds what was typed. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? "";
    errors.set(path, [...(errors.get(path) ?? []), issue.message]);
  }
  return Object.fromEntries(errors);
}

/**
 * Checks input against a schema.
 * @throws AppError `invalid_input` with a sentence for each field.
 */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  throw new AppError("invalid_input", "Please check the fields.", {
    fields: fieldErrors(parsed.issues),
  });
}
