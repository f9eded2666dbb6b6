import type { CaseFlag } from "../../schemas/flag.ts";
import { inHand, noSuchCase, selectCases } from "../cases/rows.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { InHand } from "./in-hand.server.ts";

/** The flags of a case that a member sees. @throws AppError `not_found`. */
export async function flagsOf(env: Env, member: Member, caseId: string): Promise<InHand[]> {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  return inHand(row);
}

/** An analysis that was made anew may not have a flag any more. */
export const noSuchFlag = () =>
  new AppError("not_found", "The analysis has no such flag any more.");

/** A flag of a case that a member sees. @throws AppError `not_found`. */
export async function flagOf(env: Env, member: Member, caseId: string, flagId: string) {
  const found = (await flagsOf(env, member, caseId)).find(({ flag }) => flag.id === flagId);
  if (!found) throw noSuchFlag();
  return found;
}

const words = { open: "open again", accepted: "to be raised", dismissed: "not an issue" };

/** Somebody has changed a flag in the meantime. */
export function flagConflict(current: CaseFlag) {
  const { state, assignee } = current;
  const person = current.reviewed_by ?? current.edited_by;
  const by = person?.name || person?.email;
  return new AppError(
    "conflict",
    `Somebody has changed this flag in the meantime: it is ${words[state]}${by ? ` (${by})` : ""}${assignee ? `, assigned to ${assignee.name || assignee.email}` : ""}. Nothing of yours was stored; look at it, and decide again.`,
    { current },
  );
}
