import { and, desc, eq, type SQL } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { matters } from "../../db/schema.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleMatters } from "../firms/walls.server.ts";

/** How many matters a choice offers: a firm may have thousands. */
const offered = 100;

/** The newest of the matters that match and that somebody sees, as a choice needs them. */
const choiceQuery = (env: Env, member: Member, match: SQL) =>
  database(env)
    .select({
      ...{ id: matters.id, name: matters.name, number: matters.number },
      ...{ state: matters.state, restricted: matters.restricted },
    })
    .from(matters)
    .where(and(visibleMatters(member), match))
    .orderBy(desc(matters.created_at), desc(matters.id))
    .limit(offered);

/** Finds the newest open matters that a member sees, the newest first. */
export const openMatters = (env: Env, member: Member) =>
  choiceQuery(env, member, eq(matters.state, "open"));

/** The queries behind `matterChoice`. */
export const choiceQueries = (env: Env, member: Member, chosen: string | null) =>
  [openMatters(env, member), choiceQuery(env, member, eq(matters.id, chosen ?? ""))] as const;

type Choice = Awaited<ReturnType<typeof choiceQuery>>;

/** What they found, by name. */
export function toChoice(open: Choice, chosen: Choice = []): Choice {
  const missing = chosen.filter(({ id }) => !open.some((one) => one.id === id));
  return [...open, ...missing].toSorted((a, b) => byName.compare(a.name, b.name));
}

const byName = new Intl.Collator("en-AU");

/**
 * The newest open matters that somebody sees, for a choice, by name.
 * @param chosen one that is offered however old it is, and closed too.
 */
export const matterChoice = async (env: Env, member: Member, chosen: string | null) =>
  toChoice(...(await database(env).batch(choiceQueries(env, member, chosen))));
