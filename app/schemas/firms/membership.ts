import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { roles } from "../firm.ts";

const role = v.picklist(roles, `Please choose one of: ${roles.join(", ")}.`);
const personId = v.pipe(v.string(), v.uuid("An id of a member is a UUID."));

export const roleChangeSchema = askFor({ role });

/** Who takes over what somebody who goes was looking after; without it, an owner does. */
export const leavingQuerySchema = v.object({ handover: v.optional(personId) });
