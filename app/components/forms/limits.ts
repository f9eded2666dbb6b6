import { getValibotConstraint } from "@conform-to/valibot";
import type { GenericSchema, StrictObjectSchema } from "valibot";

type Entries = Record<string, GenericSchema>;

type Limits = ReturnType<typeof getValibotConstraint>;

/** A schema of a form, whatever its entries are. */
export type FormSchema = GenericSchema<Record<string, unknown>>;

/**
 * What a form's schema says of each field: whether it is needed, its shortest and longest answer. That an answer may
 * be left out, `getValibotConstraint` forgets where an empty one is taken for none.
 */
export function limitsOf(schema: FormSchema): Limits {
  const limits = getValibotConstraint(schema);
  // Every form of ours is a strict object, which its type as any form's schema does not say.
  const { entries } = schema as unknown as StrictObjectSchema<Entries, undefined>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, { type }]) => [
      name,
      { ...limits[name], required: type !== "optional" },
    ]),
  );
}
