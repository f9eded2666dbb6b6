import * as v from "valibot";

/** A member of the firm in an answer; without a name of their own it is empty, and so is an address that the reader may not know. */
export const personSchema = v.strictObject({
  id: v.string(),
  email: v.string(),
  name: v.string(),
});
export type Person = v.InferOutput<typeof personSchema>;

/** What others call a person: their name, or else their address, as far as the reader knows it. */
export const nameOf = ({ name, email }: Omit<Person, "id">) =>
  name || email || "somebody in the firm";
