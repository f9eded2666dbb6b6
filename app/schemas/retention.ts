import * as v from "valibot";
import { askFor } from "./ask-for.ts";

/** How long originals are kept: until their case is deleted, or so many days after its analysis. */
export const originalKeepings = ["until_deleted", "90_days", "30_days"] as const;
export type OriginalKeeping = (typeof originalKeepings)[number];

export const keepingLabels: Record<OriginalKeeping, string> = {
  until_deleted: "Until the document is deleted",
  "90_days": "For 90 days after the analysis",
  "30_days": "For 30 days after the analysis",
};

export const retentionSchema = askFor({
  originals: v.picklist(originalKeepings, "Please choose how long originals are kept."),
});
export type Retention = v.InferOutput<typeof retentionSchema>;
