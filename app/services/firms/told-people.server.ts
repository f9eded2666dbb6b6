import { and, eq, isNotNull } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { matters } from "../../db/schema.server.ts";
import type { Member } from "./rights.ts";
import { visibleMatters } from "./walls.server.ts";

/**
 * An answer as somebody may have it, the one rule on people: members are told each other's names and addresses; a
 * guest is told the names, and an address only of whoever looks after a matter that they read, whom they may ask.
 * Every answer that names people goes through it.
 * @param answer plain data; a person in it is what has an `id` and an `email`.
 */
export async function toldTo<T>(env: Env, member: Member, answer: T): Promise<T> {
  if (member.role !== "guest") return answer;
  const rows = await database(env)
    .select({ id: matters.responsible_id })
    .from(matters)
    .where(
      and(
        eq(matters.firm_id, member.firm.id),
        isNotNull(matters.responsible_id),
        visibleMatters(member),
      ),
    );
  return withoutAddresses(answer, new Set([member.user.id, ...rows.map(({ id }) => id)]));
}

/** The same data; where it names somebody whom the reader does not know, their address is empty. */
function withoutAddresses<T>(data: T, known: ReadonlySet<string | null>): T {
  const told = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(told);
    if (value === null || typeof value !== "object") return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, of]) => [key, told(of)]));
    const { id, email } = copy;
    const isUnknown = typeof id === "string" && typeof email === "string" && !known.has(id);
    return isUnknown ? { ...copy, email: "" } : copy;
  };
  // A copy of plain data has the shape of what was copied.
  return told(data) as T;
}
