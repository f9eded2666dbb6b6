import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { oneLine, typedLine } from "../fields.ts";
import { personSchema } from "../person.ts";

const maxName = 100;

/** What others are to call somebody; empty: their address. */
export const personName = v.pipe(
  v.string("Please give a name, or an empty one."),
  typedLine,
  v.maxLength(maxName, `Please keep this to ${maxName} characters.`),
  oneLine,
);

export const nameFormSchema = askFor({ name: personName });

/** `mails`: whether they are told by mail of what waits for them. */
export const accountSchema = v.strictObject({ user: personSchema, mails: v.boolean() });

export const accountChangeSchema = v.pipe(
  askFor({
    name: v.optional(personName),
    mails: v.optional(v.boolean("Please say true or false.")),
  }),
  v.check(
    ({ name, mails }) => name !== undefined || mails !== undefined,
    "Please say what to change of the account.",
  ),
);
export type AccountChange = v.InferOutput<typeof accountChangeSchema>;
