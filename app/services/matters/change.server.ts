import type { matters } from "../../db/schema.server.ts";
import type { Matter, MatterChange } from "../../schemas/matter.ts";
import type { RecordAction } from "../../schemas/record.ts";
import { AppError } from "../errors.ts";
import { demand, type Member } from "../firms/rights.ts";
import { refuseStrangers } from "./people.server.ts";

/** What a change comes to: columns, who is named and who is not any more, and what the record says of it. */
export type Plan = {
  columns: Partial<typeof matters.$inferInsert>;
  named: string[];
  unnamed: string[];
  action: RecordAction;
};

/**
 * How an owner lets themselves into a matter in which they are not named, perhaps with others. Nobody is put out by
 * who cannot see who is there.
 * @throws AppError `forbidden` for any other change of it.
 */
export function letIn(member: Member, change: MatterChange): Plan {
  const { members, version: _, ...others } = change;
  if (!members?.includes(member.user.id) || Object.keys(others).length > 0) throw notNamed();
  demand(member, "share");
  return { columns: {}, named: members, unnamed: [], action: "let_in" };
}

/** What an owner is told who is not named in a restricted matter. */
export const notNamed = () =>
  new AppError(
    "forbidden",
    "You are not named in this matter. Let yourself in first: its people will read in its record that you have.",
  );

/**
 * What a change by somebody who sees the matter comes to. Whoever makes it restricted is named, and so is whoever
 * becomes responsible for a restricted one; who is put out of one is not responsible for it any more.
 * @throws AppError `forbidden` for who may not share, where it is about who may see the matter; `invalid_input` for
 * people who are not in the firm, and where nobody would be left behind a wall.
 */
export async function planChange(
  env: Env,
  member: Member,
  before: Matter,
  { version: _, members, restricted = before.restricted, responsible, ...columns }: MatterChange,
): Promise<Plan> {
  const present = before.members.map(({ id }) => id);
  const walled = restricted && !before.restricted;
  const after = new Set([
    ...(members ?? present),
    ...(walled ? [member.user.id] : []),
    ...(restricted && responsible ? [responsible] : []),
  ]);
  const named = [...after].filter((id) => !present.includes(id));
  const unnamed = present.filter((id) => !after.has(id));
  const shares = restricted !== before.restricted || named.length + unnamed.length > 0;
  if (shares) demand(member, "share");
  await refuseStrangers(env, member, named, responsible ?? null);
  if (restricted && after.size === 0) {
    const reason = "Somebody has to be named in a restricted matter.";
    throw new AppError("invalid_input", reason, { fields: { members: [reason] } });
  }
  const kept = before.responsible?.id ?? null;
  const stays = responsible ?? (kept !== null && restricted && !after.has(kept) ? null : kept);
  return {
    columns: { ...columns, restricted, responsible_id: responsible === null ? null : stays },
    ...{ named, unnamed, action: shares ? "share" : "change" },
  };
}
