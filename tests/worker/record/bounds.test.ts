import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { mostCounted } from "../../../app/schemas/record.ts";
import { countRecord } from "../../../app/services/record/list.server.ts";
import { firmWith } from "../harness/firms.ts";

it("the events of a record are counted up to so many, and one more as more than that", async () => {
  const { partner, firmId } = await firmWith({ partner: "owner" });
  const counted = () => countRecord(env, partner.member, {});
  const store = (count: number, what: string) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO audit_events (id, firm_id, at, action, actor_id, actor_email, thing_kind, thing_id, address, country)
      SELECT ? || i, ?, 1, 'upload', '', '', 'case', '', '', '' FROM n`,
    )
      .bind(count, what, firmId)
      .run();
  await store(mostCounted - (await counted()), "a");
  expect(await counted()).toBe(mostCounted);
  await store(1, "b");
  expect(await counted()).toBe(mostCounted + 1);
  await store(5, "c");
  expect(await counted()).toBe(mostCounted + 1);
});
