import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { firms, members } from "../../../app/db/schema.server.ts";
import { deleteCases } from "../../../app/services/cases/deletion.server.ts";
import { otherFirmOfCase } from "../../../app/services/cases/elsewhere.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { alone } from "../harness/members.ts";
import { working } from "../harness/second-factor.ts";
import { storeCases } from "../harness/stored-cases.ts";

/** Two cases of a firm, one behind a wall, and one of its lawyers as they act in another firm of theirs. */
async function elsewhere() {
  const { firmId, lawyer, owner } = await firmWith({ owner: "owner", lawyer: "lawyer" } as const);
  const walled = await storeMatter(firmId, { restricted: true, named: [owner.member] });
  const [open = "", behind = ""] = await storeCases(
    owner.member.user.id,
    [null, walled].map((matter_id) => ({ firm_id: firmId, matter_id })),
  );
  const away: Member = { ...lawyer.member, firm: { ...lawyer.member.firm, id: "another" } };
  return { firmId, owner, lawyer, away, open, behind };
}

const change = (firmId: string, { user }: Member, fields: object) =>
  database(env)
    .update(members)
    .set(fields)
    .where(and(eq(members.firm_id, firmId), eq(members.user_id, user.id)));

it("a case is found in another firm of somebody who sees it there", async () => {
  const { firmId, away, lawyer, open } = await elsewhere();
  expect(await otherFirmOfCase(env, away, open)).toBe(firmId);
  expect(await otherFirmOfCase(env, lawyer.member, open)).toBeNull();
});

it("a case behind a wall, and a stranger's, are found nowhere", async () => {
  const { away, open, behind } = await elsewhere();
  expect(await otherFirmOfCase(env, away, behind)).toBeNull();
  expect(await otherFirmOfCase(env, alone("stranger"), open)).toBeNull();
  expect(await otherFirmOfCase(env, away, "none")).toBeNull();
});

it("nothing is found for a guest whose time is over, in a firm that is being erased, or that is deleted", async () => {
  const { firmId, owner, away, open } = await elsewhere();
  await change(firmId, away, { until: Date.now() - 1 });
  expect(await otherFirmOfCase(env, away, open)).toBeNull();
  await change(firmId, away, { until: null });
  const erase = (erasing_at: number | null) =>
    database(env).update(firms).set({ erasing_at }).where(eq(firms.id, firmId));
  await erase(1);
  expect(await otherFirmOfCase(env, away, open)).toBeNull();
  await erase(null);
  await deleteCases(working(), owner.member, [open]);
  expect(await otherFirmOfCase(env, away, open)).toBeNull();
});
