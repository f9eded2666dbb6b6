import { changesIn, type EventDetails } from "../../schemas/event-details.ts";
import type { Matter } from "../../schemas/matter.ts";
import type { Member } from "../firms/rights.ts";
import type { Plan } from "./change.server.ts";
import { namedPeople, peopleOfFirm } from "./people.server.ts";

const words = ["name", "number", "client_name", "act_for"];

/** Who these members are, as the record has people. */
export async function recordedPeople(env: Env, member: Member, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const all = await peopleOfFirm(env, member);
  return all.filter(({ id }) => ids.includes(id)).map(({ id, email }) => ({ id, email }));
}

/** What the record tells of a change of a matter: who may see it from then on and who may not, and what else it is. */
export async function toldOfChange(
  env: Env,
  member: Member,
  before: Matter,
  { columns: { responsible_id, ...columns }, named, unnamed }: Plan,
): Promise<EventDetails> {
  // Who lets themselves in does not know who is there.
  const there = before.walled_off ? await namedPeople(env, member, [before.id]) : before.members;
  const came = named.filter((id) => !there.some((one) => one.id === id));
  const added = await recordedPeople(env, member, came);
  const removed = there
    .filter(({ id }) => unnamed.includes(id))
    .map(({ id, email }) => ({ id, email }));
  const { name, number, client_name, act_for, state, restricted } = before;
  const { version: _, ...after } = columns;
  const changed = changesIn(
    {
      ...{ name, number, client_name, act_for, state, restricted },
      responsible: before.responsible?.id ?? null,
    },
    { ...after, responsible: responsible_id },
    words,
  );
  return {
    ...(added.length > 0 && { added }),
    ...(removed.length > 0 && { removed }),
    ...(changed.length > 0 && { changed }),
  };
}
