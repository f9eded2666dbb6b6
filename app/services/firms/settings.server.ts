import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms } from "../../db/schema.server.ts";
import { minPasswordLength } from "../../schemas/auth.ts";
import type { Firm } from "../../schemas/firms/answers.ts";
import type { FirmChange } from "../../schemas/firms/settings.ts";
import { storageQuota, storageUsed } from "../cases/storage-quota.server.ts";
import type { Scope } from "../scope.ts";
import { isStillOwner, noSuchFirm } from "./membership.server.ts";
import { recorded } from "./record.server.ts";
import { demand, type Member } from "./rights.ts";

/** How long before a second factor is demanded its members are told. */
const notice = 7 * 24 * 60 * 60_000;

/** The firm in which a member acts, and how it is set. */
export async function getFirm(env: Env, { firm, role }: Member): Promise<Firm> {
  const [row] = await database(env).select().from(firms).where(eq(firms.id, firm.id));
  if (!row) throw noSuchFirm();
  const { id, name, time_zone, second_factor_from, password_length } = row;
  return {
    ...{ id, name, role, time_zone },
    second_factor_from:
      second_factor_from === null ? null : new Date(second_factor_from).toISOString(),
    password_length: password_length ?? minPasswordLength,
    storage: { used: await storageUsed(env, { firm }), quota: storageQuota(env) },
  };
}

/**
 * Changes how a firm is set. A second factor is demanded from seven days on; a demand that stands is not put off.
 * @throws AppError `forbidden`.
 */
export async function changeFirm(
  scope: Scope,
  member: Member,
  { name, time_zone, require_second_factor, password_length }: FirmChange,
): Promise<Firm> {
  demand(member, "manage");
  const { env } = scope;
  const thing = { kind: "firm", id: member.firm.id } as const;
  const db = database(env);
  const change = db
    .update(firms)
    .set({
      ...(name !== undefined && { name }),
      ...(time_zone !== undefined && { time_zone }),
      ...(password_length !== undefined && { password_length }),
      ...(require_second_factor !== undefined && {
        second_factor_from: require_second_factor
          ? sql`coalesce(${firms.second_factor_from}, ${Date.now() + notice})`
          : null,
      }),
    })
    .where(and(eq(firms.id, member.firm.id), isStillOwner(member)));
  await db.batch([recorded(scope, member, "settings", thing, isStillOwner(member)), change]);
  return getFirm(env, member);
}
