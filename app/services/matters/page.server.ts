import { database } from "../../db/client.server.ts";
import { linesQuery, toLines } from "../cases/list.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { openMatters, toChoice } from "./choices.server.ts";
import { closedAt } from "./closing.server.ts";
import { peopleOfFirm } from "./people.server.ts";
import { recordQueries, toMatterRecord } from "./record.server.ts";
import { insideQueries, knownMatter, noSuchMatter, toMatter } from "./rows.server.ts";

/**
 * All that the page of a matter shows, in two rounds: the matter, and what is inside it for who sees that.
 * @param at.cursor where the page of cases before ended; @param at.before the same of the record.
 * @throws AppError `not_found`; `invalid_input` for a cursor that is none.
 */
export async function matterPage(
  env: Env,
  member: Member,
  matterId: string,
  { cursor, before }: { cursor?: string | undefined; before?: string | undefined },
) {
  const [row] = await knownMatter(env, member, matterId);
  if (!row) throw noSuchMatter();
  if (!row.visible) return { matter: toMatter(row, { named: [], contents: [] }), inside: null };
  const query = { matter: matterId, ...(cursor !== undefined && { cursor }) };
  const [[named, contents, lines, seen, events, people, open], closed] = await Promise.all([
    database(env).batch([
      ...insideQueries(env, member, [matterId]),
      linesQuery(env, member, query),
      ...recordQueries(env, member, matterId, before),
      peopleOfFirm(env, member),
      openMatters(env, member),
    ]),
    row.state === "closed" ? closedAt(env, member, matterId) : null,
  ]);
  const matter = toMatter(row, { named, contents });
  const record = toMatterRecord(seen, events);
  const told = await toldTo(env, member, { matter, events: record.events });
  return {
    matter: told.matter,
    inside: {
      ...toLines(lines, query),
      record: { ...record, events: told.events },
      ...{ people, closed },
      matters: toChoice(open),
    },
  };
}
