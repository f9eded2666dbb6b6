import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms } from "../../db/schema.server.ts";
import { minPasswordLength } from "../../schemas/auth.ts";
import { changesIn } from "../../schemas/event-details.ts";
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
  const { id, name, time_zone, second_factor_from, password_length, marks_by } = row;
  return {
    ...{ id, name, role, time_zone, marks_by },
    second_factor_from:
      second_factor_from === null ? null : new Date(second_factor_from).toISOString(),
    password_length: password_length ?? minPasswordLength,
    storage: { used: await storageUsed(env, { firm }), quota: storageQuota(env) },
  };
}

/**
 * Changes how a firm is set, as far as it is not set so. A second factor is demanded from seven days on; a demand that
 * stands is not put off.
 * @throws AppError `forbidden`.
 */
export async function changeFirm(scope: Scope, member: Member, change: FirmChange): Promise<Firm> {
  demand(member, "manage");
  const { env } = scope;
  const { second_factor_from, storage: _, ...before } = await getFirm(env, member);
  const was = { ...before, require_second_factor: second_factor_from !== null };
  const changed = changesIn(was, change, ["name"]);
  if (changed.length === 0) return getFirm(env, member);
  const given = <Name extends keyof FirmChange>(name: Name): FirmChange[Name] =>
    changed.some(({ what }) => what === name) ? change[name] : undefined;
  const demands = given("require_second_factor");
  const thing = { kind: "firm", id: member.firm.id, details: { changed } } as const;
  const db = database(env);
  const [, set] = await db.batch([
    recorded(scope, member, "settings", thing, isStillOwner(member)),
    db
      .update(firms)
      .set({
        // What is undefined stays as it is.
        ...{ name: given("name"), time_zone: given("time_zone"), marks_by: given("marks_by") },
        password_length: given("password_length"),
        second_factor_from: demands
          ? sql`coalesce(${firms.second_factor_from}, ${Date.now() + notice})`
          : demands === false
            ? null
            : undefined,
      })
      .where(and(eq(firms.id, member.firm.id), isStillOwner(member)))
      .returning({ id: firms.id }),
  ]);
  if (set.length === 0) throw noSuchFirm();
  return getFirm(env, member);
}
