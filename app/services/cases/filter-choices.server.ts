import { database } from "../../db/client.server.ts";
import type { Member } from "../firms/rights.ts";
import { choiceQueries, toChoice } from "../matters/list.server.ts";
import { typesQuery } from "./list.server.ts";

/** The types and matters by which cases can be filtered. @param chosen the matter by which they are. */
export async function filterChoices(env: Env, member: Member, chosen: string | null) {
  const [types, ...matters] = await database(env).batch([
    typesQuery(env, member),
    ...choiceQueries(env, member, chosen),
  ]);
  return { types: types.map(({ type }) => type), matters: toChoice(...matters) };
}
