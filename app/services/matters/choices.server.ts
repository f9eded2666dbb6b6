import { and, desc, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { matters } from "../../db/schema.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleMatters } from "../firms/walls.server.ts";

const most = 100;

/** The open matters that a member sees, newest first, for a choice among them; at most a hundred. */
export const matterChoices = (env: Env, member: Member) =>
  database(env)
    .select({
      ...{ id: matters.id, name: matters.name },
      ...{ number: matters.number, restricted: matters.restricted },
    })
    .from(matters)
    .where(and(visibleMatters(member), eq(matters.state, "open")))
    .orderBy(desc(matters.created_at), desc(matters.id))
    .limit(most);
