import * as v from "valibot";
import { email, paragraph, typedLine } from "../fields.ts";
import { leadTypes } from "./lead.ts";

/** How far the agency is with a lead. */
export const leadStatuses = ["new", "contacted", "meeting", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  meeting: "Meeting",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** Where a lead came from. */
export const leadTypeLabels: Record<(typeof leadTypes)[number], string> = {
  contact_form: "Home page",
  contact_page: "Contact page",
  ai_resource: "Guide for law firms",
};

/** Within which time every lead is promised an answer, in ms. Specification, section 9. */
export const promisedAnswer = 24 * 60 * 60_000;

const id = v.pipe(v.string(), v.uuid());
const chosen = <Options extends readonly string[]>(options: Options) =>
  v.fallback(v.optional(v.picklist(options)), undefined);

/** The owner that a list is asked for: anybody's, nobody's, or a member's by id. */
export const nobody = "nobody";

/** What a list of leads can be asked for; what makes no sense is not asked. */
export const leadQuerySchema = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), typedLine, v.maxLength(200)), ""), ""),
  status: chosen(leadStatuses),
  kind: chosen(leadTypes),
  owner: v.fallback(v.optional(v.union([v.literal(nobody), id])), undefined),
  /** The leads that look automatic and wait to be released, in place of those that were received. */
  held: v.fallback(v.optional(v.literal("yes")), undefined),
  /** Where the page before ended. */
  after: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[0-9a-f-]{36}$/))),
    undefined,
  ),
});
export type LeadQuery = v.InferOutput<typeof leadQuerySchema>;

/** What is done about a lead, by somebody who has seen it at this version. */
export const handlingSchema = v.strictObject({
  status: v.picklist(leadStatuses, "Please choose a status."),
  owner: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      id,
    ]),
    "",
  ),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
export type Handling = v.InferOutput<typeof handlingSchema>;

/** A note; its id comes with the form, so that a second click writes nothing twice. */
export const noteSchema = v.strictObject({ id, text: paragraph("Please write a note first.") });
export type NewNote = v.InferOutput<typeof noteSchema>;

/** A mail that is to go again, by somebody who has seen that it was sent, or failed, at this time. */
export const sendAgainSchema = v.strictObject({
  mail: id,
  at: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});

/** Somebody whose data are asked for. */
export const personSchema = v.strictObject({ email });

/** The same, by somebody who has made sure that it is that person who asks. */
export const deletionSchema = v.strictObject({
  email,
  sure: v.pipe(
    v.optional(v.string(), ""),
    v.literal("on", "Please make sure first that it is this person who asks."),
  ),
});
