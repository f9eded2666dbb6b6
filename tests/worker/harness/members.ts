import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { firms, members } from "../../../app/db/schema.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";

/** Somebody in a firm of their own, which has the same id. */
export const alone = (id: string): Member => ({
  user: { id, email: `${id}@firm.example` },
  firm: { id, name: id, timeZone: "Australia/Sydney" },
  role: "owner",
  token: null,
});

/** The same, as the database has them: what asks for a right when it acts finds it. */
export async function storedAlone(id: string): Promise<Member> {
  const member = alone(id);
  const { name, timeZone: time_zone } = member.firm;
  const db = database(env);
  await db.batch([
    db.insert(firms).values({ id, name, time_zone, created_at: 1 }),
    db
      .insert(members)
      .values({ firm_id: id, user_id: id, role: "owner", mails: true, joined_at: 1 }),
  ]);
  return member;
}
