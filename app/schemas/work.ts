import * as v from "valibot";

/** What the queue carries: the row at which something is due. The row is the truth; a message is a reminder of it. */
export const workSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("mail"), id: v.string() }),
  v.strictObject({ kind: v.literal("analysis"), id: v.string() }),
  v.strictObject({ kind: v.literal("webhook"), id: v.string() }),
]);
export type Work = v.InferOutput<typeof workSchema>;
