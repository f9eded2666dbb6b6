import * as v from "valibot";

/** A member of the firm in an answer; without a name of their own it is empty. */
export const personSchema = v.strictObject({
  id: v.string(),
  email: v.string(),
  name: v.string(),
});
export type Person = v.InferOutput<typeof personSchema>;

/** What others call a person: their name, or else their address. */
export const nameOf = ({ name, email }: Omit<Person, "id">) => name || email;
