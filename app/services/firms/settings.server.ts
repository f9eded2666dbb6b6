import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, members } from "../../db/schema.server.ts";
import { minPasswordLength } from "../../schemas/auth.ts";
import type { Firm } from "../../schemas/firms/answers.ts";
import type { FirmChange } from "../../schemas/firms/settings.ts";
import { storageQuota, storageUsed } from "../cases/storage-quota.server.ts";
import { casesLeft } from "./erasure.server.ts";
import { demandOpen, isCurrent, isStillOwner, memberIn, noSuchFirm } from "./membership.server.ts";
import { demand, type Member } from "./rights.ts";

/** How long before a second factor is demanded its members are told. */
const notice = 7 * 24 * 60 * 60_000;
const iso = (at: number) => new Date(at).toISOString();

/**
 * A firm of a person's and how it is set. Of one that is being erased its owners are told how far that is.
 * @throws AppError `not_found`, `second_factor_required`.
 */
export async function getFirm(env: Env, member: Member, firmId: string): Promise<Firm> {
  const { user, token } = member;
  const ofToken = token && member.firm.id !== firmId ? sql`0` : undefined;
  const [row] = await database(env)
    .select({ firm: firms, role: members.role, current: sql<0 | 1>`${isCurrent()}` })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(and(eq(members.firm_id, firmId), eq(members.user_id, user.id), ofToken));
  if (!row) throw noSuchFirm();
  const { firm, role, current } = row;
  if (!current && (firm.erasing_at === null || role !== "owner")) throw noSuchFirm();
  demandOpen(firm, member);
  const { id, name, time_zone } = firm;
  return {
    ...{ id, name, role, time_zone },
    second_factor_from: firm.second_factor_from === null ? null : iso(firm.second_factor_from),
    password_length: firm.password_length ?? minPasswordLength,
    storage: { used: await storageUsed(env, { firm }), quota: storageQuota(env) },
    erasing:
      firm.erasing_at === null
        ? null
        : { since: iso(firm.erasing_at), cases_left: await casesLeft(env, id) },
  };
}

/**
 * Changes how a firm is set. A second factor is demanded from seven days on; a demand that stands is not put off.
 * @throws AppError `not_found`, `forbidden`.
 */
export async function changeFirm(
  env: Env,
  asking: Member,
  firmId: string,
  { name, time_zone, require_second_factor, password_length }: FirmChange,
): Promise<Firm> {
  const member = await memberIn(env, asking, firmId);
  demand(member, "manage");
  await database(env)
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
    .where(and(eq(firms.id, firmId), isStillOwner(member)));
  return getFirm(env, asking, firmId);
}
