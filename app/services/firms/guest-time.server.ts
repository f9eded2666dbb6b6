import { gt, isNull, or } from "drizzle-orm";
import { members } from "../../db/schema.server.ts";
import { endOfDay } from "../../lib/days.ts";
import { AppError } from "../errors.ts";

/** Holds of a row of `members` whose time is not over, as that of a guest may be. */
export const isInTime = () => or(isNull(members.until), gt(members.until, Date.now()));

/** When a guest's last day (`YYYY-MM-DD`) is over in a time zone; null has no end. @throws AppError `invalid_input` for one that is over. */
export function endOfStay(lastDay: string | null, timeZone: string): number | null {
  if (lastDay === null) return null;
  const end = endOfDay(lastDay, timeZone);
  if (end > Date.now()) return end;
  const reason = "Please choose a day that is not over yet.";
  throw new AppError("invalid_input", reason, { fields: { until: [reason] } });
}
