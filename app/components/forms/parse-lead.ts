import type { Submission } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type { GenericSchema } from "valibot";
import { honeypotField, stampField } from "../../schemas/form-fields.ts";
import type { Lead } from "../../schemas/lead.ts";
import { type LeadType, leadForms } from "./lead-fields.ts";

/** Checks a sent form against its schema, the same way in the browser and on the server. */
export function parseLead(form: FormData, type: LeadType): Submission<Lead> {
  const answers = new FormData();
  for (const [name, value] of form)
    if (name !== honeypotField && name !== stampField) answers.append(name, value);
  // The three schemas are the branches of Lead; the compiler cannot follow the look-up by name.
  const schema = leadForms[type].schema as unknown as GenericSchema<unknown, Lead>;
  return parseWithValibot(answers, { schema });
}
