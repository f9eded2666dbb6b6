import { and, eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { legalCases, matters } from "../../db/schema.server.ts";
import type { Matter, MatterChange, NewMatter } from "../../schemas/matter.ts";
import { AppError } from "../errors.ts";
import { stillMay } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { knownMatters, visibleMatters } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { letIn, notNamed, planChange } from "./change.server.ts";
import { nameIn, refuseStrangers, unname } from "./people.server.ts";
import { knownMatter, noSuchMatter, toMatters } from "./rows.server.ts";
import { recordedPeople, toldOfChange } from "./told.server.ts";

/** One matter that somebody knows of. @throws AppError `not_found`. */
export async function getMatter(env: Env, member: Member, matterId: string): Promise<Matter> {
  const matter = await findMatter(env, member, matterId);
  if (!matter) throw noSuchMatter();
  return matter;
}

async function findMatter(env: Env, member: Member, matterId: string) {
  const [matter] = await toMatters(env, member, await knownMatter(env, member, matterId));
  return matter;
}

/**
 * Makes a matter. In a restricted one its maker is named, and who is responsible for it.
 * @throws AppError `forbidden`; `invalid_input` for people who are not in the firm; `conflict` for a number that
 * another matter has.
 */
export async function createMatter(
  scope: Scope,
  member: Member,
  { name, members = [], restricted = false, responsible = null, ...given }: NewMatter,
): Promise<Matter> {
  const { env } = scope;
  demand(member, "write");
  const shares = restricted || members.length > 0;
  if (shares) demand(member, "share");
  await refuseStrangers(env, member, members, responsible);
  const ofItself = restricted ? [member.user.id, ...(responsible ? [responsible] : [])] : [];
  const named = [...new Set([...members, ...ofItself])];
  const added = await recordedPeople(env, member, named);
  const details = {
    ...(added.length > 0 && { added }),
    ...(restricted && { changed: [{ what: "restricted", to: true }] }),
  };
  const id = crypto.randomUUID();
  const number = given.number ?? null;
  const isThere = sql`EXISTS (SELECT 1 FROM matters WHERE id = ${id})`;
  const [made] = await database(env).batch([
    insertWhere(
      env,
      matters,
      {
        ...{ id, firm_id: member.firm.id, name, number, restricted },
        client_name: given.client_name ?? null,
        act_for: given.act_for ?? null,
        responsible_id: responsible,
        state: given.state ?? "open",
        ...{ created_by: member.user.id, created_at: Date.now(), version: 1 },
      },
      and(stillMay(member, shares ? "share" : "write"), isFree(member, number, id)),
    ).returning({ id: matters.id }),
    nameIn(env, member, id, named, isThere),
    recorded(scope, member, "creation", { kind: "matter", id, matterId: id, details }, isThere),
  ]);
  if (made.length === 0) throw numberTaken();
  return getMatter(env, member, id);
}

/**
 * Changes a matter, all of it at once. An owner who is not named in a restricted one can only let themselves in, which
 * its people read in its record.
 * @throws AppError `not_found`; `forbidden`; `invalid_input`; `conflict` with the matter as it now is, where somebody
 * has changed it since.
 */
export async function updateMatter(
  scope: Scope,
  member: Member,
  matterId: string,
  change: MatterChange,
): Promise<Matter> {
  const { env } = scope;
  const before = await getMatter(env, member, matterId);
  demand(member, "write");
  if (change.version !== undefined && change.version !== before.version) throw overtaken(before);
  const plan = before.walled_off
    ? letIn(member, change)
    : await planChange(env, member, before, change);
  const db = database(env);
  const details = await toldOfChange(env, member, before, plan);
  const thing = { kind: "matter", id: matterId, matterId, details } as const;
  const asSeen = and(
    eq(matters.id, matterId),
    eq(matters.version, before.version),
    knownMatters(member),
    stillMay(member, plan.action === "change" ? "write" : "share"),
    isFree(member, plan.columns.number ?? null, matterId),
  );
  const isAsSeen = sql`EXISTS (SELECT 1 FROM ${matters} WHERE ${asSeen})`;
  const [, , changed] = await db.batch([
    recorded(scope, member, plan.action, thing, isAsSeen),
    nameIn(env, member, matterId, plan.named, isAsSeen),
    db
      .update(matters)
      .set({ ...plan.columns, version: before.version + 1 })
      .where(asSeen)
      .returning({ id: matters.id }),
    unname(env, member, matterId, plan.unnamed, sql`changes() > 0`),
  ]);
  if (changed.length === 0) {
    const current = await getMatter(env, member, matterId);
    throw current.version === before.version ? numberTaken() : overtaken(current);
  }
  // Who has put themselves out is told no more of it than that it is done.
  const after = await findMatter(env, member, matterId);
  return after ?? behindWall({ ...before, version: before.version + 1 });
}

/**
 * Deletes a matter; its cases become unfiled.
 * @throws AppError `not_found`; `forbidden`; `conflict` for a restricted one that holds cases: they would be open to
 * the firm then.
 */
export async function deleteMatter(scope: Scope, member: Member, matterId: string) {
  const { env } = scope;
  const { walled_off } = await getMatter(env, member, matterId);
  demand(member, "delete");
  if (walled_off) throw notNamed();
  const db = database(env);
  const held = sql`SELECT 1 FROM legal_cases WHERE firm_id = ${member.firm.id} AND matter_id = ${matterId}`;
  const deletable = and(
    eq(matters.id, matterId),
    visibleMatters(member),
    stillMay(member, "delete"),
    sql`(${matters.restricted} = 0 OR NOT EXISTS (${held}))`,
  );
  const isDeletable = sql`EXISTS (SELECT 1 FROM ${matters} WHERE ${deletable})`;
  const [, , gone] = await db.batch([
    recorded(scope, member, "deletion", { kind: "matter", id: matterId, matterId }, isDeletable),
    // Those too that were deleted a moment ago and may be taken back.
    db
      .update(legalCases)
      .set({ matter_id: null })
      .where(
        and(
          eq(legalCases.firm_id, member.firm.id),
          eq(legalCases.matter_id, matterId),
          isDeletable,
        ),
      ),
    db.delete(matters).where(deletable).returning({ id: matters.id }),
    unname(env, member, matterId, null, sql`changes() > 0`),
  ]);
  if (gone.length > 0) return;
  await getMatter(env, member, matterId);
  throw new AppError(
    "conflict",
    "This matter is restricted and holds cases, which everybody in the firm could read without it. Move or delete them first.",
  );
}

/** Holds while no other matter of the firm has this number. */
const isFree = ({ firm }: Member, number: string | null, matterId: string): SQL | undefined =>
  number === null
    ? undefined
    : sql`NOT EXISTS (SELECT 1 FROM matters AS other
        WHERE other.firm_id = ${firm.id} AND other.number = ${number} AND other.id <> ${matterId})`;

const numberTaken = () =>
  new AppError("conflict", "Another matter of the firm has this number. Please choose another.");

const overtaken = (current: Matter) =>
  new AppError(
    "conflict",
    `Somebody has changed this matter in the meantime: it is now called “${current.name}”. Your words are not lost; save again to keep yours.`,
    { current },
  );

const behindWall = (matter: Matter): Matter => ({
  ...matter,
  ...{ walled_off: true, client_name: null, act_for: null, responsible: null },
  ...{ members: [], cases: null, openFlags: null },
});
