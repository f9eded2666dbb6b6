import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { caseName, caseType, client, emptyToNull, matterId, side } from "./fields.ts";

/** What the specification's sections 5 and 8 have an upload say; the unticked box is ours. */
export const uploadMessages = {
  missing: "Please fill in all required fields",
  unconfirmed: "Please tick this box to confirm that you have the right to upload.",
  failed: "Failed to upload and analyze document",
  analysed: "Document analyzed successfully!",
} as const;

/** How an upload says that its document is to be read with no playbook. */
export const withoutPlaybook = "none";

/** What may come with an uploaded file. An empty case name becomes the file's name without its extension. */
export const uploadFieldsSchema = askFor({
  case_name: v.optional(caseName, ""),
  case_type: v.optional(v.pipe(caseType, emptyToNull)),
  side: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      side,
    ]),
  ),
  /** Whom the user acts for, in words of their own: it is matched to a party once the document is read. */
  client: v.optional(v.pipe(client, emptyToNull)),
  /** The matter in which the case is to lie; without one it is unfiled. */
  matter_id: v.optional(v.pipe(v.union([v.literal(""), matterId]), emptyToNull)),
  /** The playbook to read it with, or none; without it, the one that fits. */
  playbook_id: v.optional(
    v.pipe(
      v.union([
        v.literal(""),
        v.literal(withoutPlaybook),
        v.pipe(v.string(), v.uuid("An id of a playbook is a UUID.")),
      ]),
      emptyToNull,
    ),
  ),
  /** A case whose document could not be analysed, and which this upload takes the place of. */
  replaces: v.optional(v.pipe(v.string(), v.uuid("An id of a case is a UUID."))),
});
export type UploadFields = v.InferOutput<typeof uploadFieldsSchema>;

/** The box of the page's form that says that the document may be uploaded. */
export const confirmedField = "confirmed";

/** The same from the page's form without scripts, whose box has to be ticked. */
export const uploadFormSchema = v.pipe(
  askFor({
    ...uploadFieldsSchema.entries,
    [confirmedField]: v.pipe(
      v.optional(v.string(), ""),
      v.literal("on", uploadMessages.unconfirmed),
    ),
    /** The case that the document is the next version of; without one it is a case of its own. */
    version_of: v.optional(
      v.pipe(
        v.union([v.literal(""), v.pipe(v.string(), v.uuid("An id of a case is a UUID."))]),
        emptyToNull,
      ),
    ),
  }),
  v.transform(({ [confirmedField]: _, ...fields }) => fields),
);
