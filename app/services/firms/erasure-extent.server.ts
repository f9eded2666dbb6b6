import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, members } from "../../db/schema.server.ts";
import type { Member } from "./rights.ts";

/** What goes with a firm: how many of each, walled-off ones too. */
export type ErasureExtent = { name: string; members: number; matters: number; cases: number };

const count = (from: SQL) => sql<number>`(SELECT count(*) FROM ${from})`;

const extents = (env: Env, which: SQL | undefined) =>
  database(env)
    .select({
      name: firms.name,
      members: count(sql`members WHERE members.firm_id = ${firms.id}`),
      matters: count(sql`matters WHERE matters.firm_id = ${firms.id}`),
      cases: count(sql`legal_cases WHERE legal_cases.firm_id = ${firms.id}
        AND legal_cases.id NOT IN (SELECT case_id FROM deleted_cases)`),
    })
    .from(firms)
    .where(and(isNull(firms.erasing_at), which));

/** What is erased with the firm in which a member acts. */
export async function firmExtent(env: Env, { firm }: Member): Promise<ErasureExtent> {
  const [extent] = await extents(env, eq(firms.id, firm.id));
  return extent ?? { name: firm.name, members: 0, matters: 0, cases: 0 };
}

/** What is erased with an account: the firms in which its person is alone; and the names of those where they are not. */
export async function accountExtent(env: Env, userId: string) {
  const own = sql`${firms.id} IN (SELECT firm_id FROM ${members} WHERE ${members.user_id} = ${userId})`;
  const all = await extents(env, own);
  return {
    alone: all.filter((firm) => firm.members === 1),
    shared: all.filter((firm) => firm.members > 1).map(({ name }) => name),
  };
}
