import { byteOrderMark, csvLine, csvStream } from "../../lib/csv.ts";
import type { ListedEvent, RecordFilter } from "../../schemas/record.ts";
import { memberIn } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { pageOf } from "./list.server.ts";
import { sealFirm } from "./sealing.server.ts";

const eventsAtOnce = 500;

const columns: Record<string, (event: ListedEvent) => string | null> = {
  "Time (UTC)": ({ at }) => at,
  Action: ({ action }) => action,
  "Done by": ({ actor }) => actor.email,
  "Done by, id": ({ actor }) => actor.id,
  Token: ({ token_id }) => token_id,
  "Done to": ({ thing }) => thing.kind,
  "Done to, id": ({ thing }) => thing.id,
  Matter: ({ matter_id }) => matter_id,
  Details: ({ details }) => details && JSON.stringify(details),
  Network: ({ address }) => address,
  Country: ({ country }) => country,
  Id: ({ id }) => id,
  Hash: ({ hash }) => hash,
};

/**
 * A firm's record as a CSV file, newest first, page after page while it is read. That it was taken out is in the
 * record itself.
 * @throws AppError `not_found`, `forbidden` for who is no owner, `scope_missing`.
 */
export async function recordAsCsv(
  scope: Scope,
  asking: Member,
  firmId: string,
  filter: RecordFilter,
): Promise<ReadableStream<Uint8Array>> {
  const { env } = scope;
  const member = await memberIn(env, asking, firmId);
  demand(member, "audit");
  demand(member, "export");
  await charge(scope, "making", member.user.id);
  await recorded(scope, member, "export", { kind: "record", id: firmId });
  await sealFirm(env, firmId);
  return csvStream(lines(env, member, filter));
}

async function* lines(env: Env, member: Member, filter: RecordFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(Object.keys(columns));
  let cursor: number | undefined;
  do {
    const page = await pageOf(env, member, { ...filter, cursor }, eventsAtOnce);
    yield page.events
      .map((event) => csvLine(Object.values(columns).map((column) => column(event) ?? "")))
      .join("");
    cursor = page.nextCursor === null ? undefined : Number(page.nextCursor);
  } while (cursor !== undefined);
}
