import * as v from "valibot";
import { markAuthors, roles } from "../firm.ts";
import { personSchema } from "../person.ts";

const time = v.pipe(v.string(), v.isoTimestamp());
const role = v.picklist(roles);

/** A firm in a list of them, and whom the person asking is in it. */
const listedFirmSchema = v.strictObject({ id: v.string(), name: v.string(), role });
export type ListedFirm = v.InferOutput<typeof listedFirmSchema>;

/** How a firm is set; sizes are in bytes. */
const firmSchema = v.strictObject({
  ...listedFirmSchema.entries,
  time_zone: v.string(),
  second_factor_from: v.nullable(time),
  password_length: v.number(),
  marks_by: v.picklist(markAuthors),
  storage: v.strictObject({ used: v.number(), quota: v.number() }),
});
export type Firm = v.InferOutput<typeof firmSchema>;

/** `until` is the last day of a guest, in the firm's time zone. */
const memberSchema = v.strictObject({
  ...personSchema.entries,
  role,
  joined_at: time,
  until: v.nullable(v.pipe(v.string(), v.isoDate())),
});
export type FirmMember = v.InferOutput<typeof memberSchema>;

/** A firm that is being erased: since when, and how many of its cases are left. */
const erasureSchema = v.strictObject({
  ...{ id: v.string(), name: v.string(), since: time, cases_left: v.number() },
});
export type Erasure = v.InferOutput<typeof erasureSchema>;

/** `erasing` are those that the person owned. */
export const firmListSchema = v.strictObject({
  firms: v.array(listedFirmSchema),
  erasing: v.array(erasureSchema),
});
export const listedFirmAnswerSchema = v.strictObject({ firm: listedFirmSchema });
export const firmAnswerSchema = v.strictObject({ firm: firmSchema });
export const memberListSchema = v.strictObject({ members: v.array(memberSchema) });
export const memberAnswerSchema = v.strictObject({ member: memberSchema });
export const erasingSchema = v.strictObject({ cases_left: v.number() });

/**
 * `matters` are those of a guest that the member asking sees, too. `open`: whether its link works, which it does not
 * past `expires_at`, nor while whoever sent it could not send it. `withdrawable`: whether the member asking may.
 */
const invitationSchema = v.strictObject({
  ...{ id: v.string(), email: v.string(), role },
  matters: v.array(v.strictObject({ id: v.string(), name: v.string() })),
  until: v.nullable(v.pipe(v.string(), v.isoDate())),
  invited_by: v.nullable(personSchema),
  created_at: time,
  expires_at: time,
  ...{ open: v.boolean(), withdrawable: v.boolean() },
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

export const invitationListSchema = v.strictObject({ invitations: v.array(invitationSchema) });
export const invitationAnswerSchema = v.strictObject({ invitation: invitationSchema });
