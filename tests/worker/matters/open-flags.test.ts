import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { openFlags } from "../../../app/db/schema.server.ts";
import { deleteUnrestored } from "../../../app/services/cases/deletion.server.ts";
import { countUncounted } from "../../../app/services/flags/open-flags.server.ts";
import { interrupted } from "../faults/ports.ts";
import { firmWithFlags, readCase } from "../harness/flagged.ts";
import { matterOf } from "./asking.ts";

const decide = (caseId: string, { id, version }: { id: string; version: number }, state: string) =>
  [`/api/cases/${caseId}/flags/${id}`, { state, version }] as const;

it("a matter says how many flags of each level nobody has decided about, and so does a case", async () => {
  const { associate, visitor, caseId, matterId } = await firmWithFlags();
  const { first } = await readCase(associate, caseId);
  expect((await matterOf(visitor, matterId)).openFlags).toEqual({ High: 2, Medium: 0, Low: 0 });
  await associate.browser.send("PATCH", ...decide(caseId, first, "accepted"));
  expect((await matterOf(visitor, matterId)).openFlags).toEqual({ High: 1, Medium: 0, Low: 0 });
  expect((await readCase(visitor, caseId)).of.openFlags).toEqual({ High: 1, Medium: 0, Low: 0 });
  await associate.browser.send("PATCH", ...decide(caseId, { ...first, version: 1 }, "open"));
  expect((await matterOf(visitor, matterId)).openFlags).toEqual({ High: 2, Medium: 0, Low: 0 });
});

it("what is decided while the flags are being counted is counted too, and so is what nobody could count", async () => {
  const { associate, caseId, matterId } = await firmWithFlags();
  const { first, second } = await readCase(associate, caseId);
  await database(env).update(openFlags).set({ changes: 5, high: 9 });
  const slow = interrupted(env, 3, () =>
    associate.browser.send("PATCH", ...decide(caseId, first, "accepted")),
  );
  await countUncounted(slow.env);
  expect(slow.happened()).toBe(true);
  await countUncounted(env);
  expect((await matterOf(associate, matterId)).openFlags?.High).toBe(1);
  await associate.browser.send("PATCH", ...decide(caseId, second, "accepted"));
  expect((await matterOf(associate, matterId)).openFlags?.High).toBe(0);
});

it("the numbers go with their case", async () => {
  const { partner, caseId } = await firmWithFlags();
  await partner.browser.send("DELETE", `/api/cases/${caseId}`);
  await deleteUnrestored(env);
  expect(await database(env).select().from(openFlags)).toEqual([]);
});
