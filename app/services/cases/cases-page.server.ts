import { database } from "../../db/client.server.ts";
import { type CaseQuery, unfiled } from "../../schemas/cases/query.ts";
import type { Member } from "../firms/rights.ts";
import { choiceQueries, toChoice } from "../matters/choices.server.ts";
import { linesQuery, listLines, toLines, typesQuery } from "./list.server.ts";

/**
 * All that the page of a firm's cases shows, in one batch where no words are looked for: a page of them, and the types
 * and matters by which they can be filtered.
 * @throws AppError `invalid_input` for a cursor that is none of this order.
 */
export async function casesPage(env: Env, member: Member, query: Partial<CaseQuery>) {
  const { q, matter } = query;
  const chosen = matter === unfiled ? null : (matter ?? null);
  const choices = [typesQuery(env, member), ...choiceQueries(env, member, chosen)] as const;
  const db = database(env);
  const read = async () => {
    const [lines, ...found] = await db.batch([linesQuery(env, member, query), ...choices]);
    return [toLines(lines, query), found] as const;
  };
  const search = () => Promise.all([listLines(env, member, query), db.batch(choices)] as const);
  const [list, [types, ...matters]] = await (q ? search() : read());
  return { ...list, types: types.map(({ type }) => type), matters: toChoice(...matters) };
}
