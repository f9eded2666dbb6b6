import { redirect } from "react-router";
import * as v from "valibot";
import { recordPath } from "../../components/firm/addresses.ts";

/** What an address asks of the record; one that asks for what there is not leads to all of it. */
export function askedRecord<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  // A form without JavaScript sends its empty fields too.
  const told = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const asked = v.safeParse(schema, Object.fromEntries(told));
  if (!asked.success) throw redirect(recordPath);
  return asked.output;
}
