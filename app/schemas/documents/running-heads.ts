import * as v from "valibot";
import { spanSchema } from "../analysis.ts";

/** What stands at the head or the foot of the pages, as the reader found it in the text. */
export const runningHeadSchema = v.object({
  ...spanSchema.entries,
  where: v.picklist(["header", "footer"]),
});
export type RunningHead = v.InferOutput<typeof runningHeadSchema>;
