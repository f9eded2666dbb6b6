import * as v from "valibot";
import { roles } from "../firm.ts";
import { personSchema } from "../person.ts";

const time = v.pipe(v.string(), v.isoTimestamp());
const role = v.picklist(roles);

/** A firm in a list of them, and whom the person asking is in it. */
const listedFirmSchema = v.strictObject({ id: v.string(), name: v.string(), role });
export type ListedFirm = v.InferOutput<typeof listedFirmSchema>;

/** `erasing` is null but while it is being erased; then it says since when, and how many cases are left. */
const firmSchema = v.strictObject({
  ...listedFirmSchema.entries,
  time_zone: v.string(),
  second_factor_from: v.nullable(time),
  password_length: v.number(),
  storage: v.strictObject({ used: v.number(), quota: v.number() }),
  erasing: v.nullable(v.strictObject({ since: time, cases_left: v.number() })),
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

export const firmListSchema = v.strictObject({ firms: v.array(listedFirmSchema) });
export const listedFirmAnswerSchema = v.strictObject({ firm: listedFirmSchema });
export const firmAnswerSchema = v.strictObject({ firm: firmSchema });
export const memberListSchema = v.strictObject({ members: v.array(memberSchema) });
export const memberAnswerSchema = v.strictObject({ member: memberSchema });
export const erasureSchema = v.strictObject({ cases_left: v.number() });
