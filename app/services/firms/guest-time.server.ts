import { gt, isNull, or } from "drizzle-orm";
import { members } from "../../db/schema.server.ts";

/** Holds of a row of `members` whose time is not over, as that of a guest may be. */
export const isInTime = () => or(isNull(members.until), gt(members.until, Date.now()));
