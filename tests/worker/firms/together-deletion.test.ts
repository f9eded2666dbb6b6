import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { comments, flagAssignments, mentions, toldByMail } from "../../../app/db/schema.server.ts";
import { firmWithFlags } from "../harness/flagged.ts";
import { storeCases } from "../harness/stored-cases.ts";

/** What is said about a case, who is to decide, who is mentioned and is to be told, each by a row. */
async function storeTalk(firm_id: string, case_id: string) {
  const db = database(env);
  const of = { firm_id, case_id, user_id: "somebody" };
  const id = crypto.randomUUID();
  await db.batch([
    db.insert(comments).values({ ...of, id, author_id: "me", text: "Please look.", created_at: 1 }),
    db.insert(mentions).values({ ...of, comment_id: id }),
    db
      .insert(flagAssignments)
      .values({ ...of, flag_id: "flag", assigned_by: "me", assigned_at: 1 }),
    db.insert(toldByMail).values({ ...of, id, kind: "mentioned", by_id: "me", created_at: 1 }),
  ]);
}

describe("the deletion of a case", () => {
  it("takes with it what was said about it, who was to decide and who was to be told, and nothing else", async () => {
    const { partner, firmId, caseId } = await firmWithFlags();
    const [other = ""] = await storeCases(partner.member.user.id, [{ firm_id: firmId }]);
    for (const id of [caseId, other]) await storeTalk(firmId, id);
    expect((await partner.browser.send("DELETE", `/api/cases/${caseId}`)).status).toBe(204);
    for (const table of [comments, flagAssignments, mentions, toldByMail])
      expect(await database(env).select({ of: table.case_id }).from(table)).toEqual([
        { of: other },
      ]);
  });
});
