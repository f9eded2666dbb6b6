import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { members, throttle } from "../../../app/db/schema.server.ts";
import { type Role, roles } from "../../../app/schemas/firm.ts";
import { deleteCases, restoreCases } from "../../../app/services/cases/deletion.server.ts";
import { AppError } from "../../../app/services/errors.ts";
import { invite } from "../../../app/services/firms/invitations.server.ts";
import { changeRole, removeMember } from "../../../app/services/firms/members.server.ts";
import type { Member } from "../../../app/services/firms/rights.ts";
import { changeFirm } from "../../../app/services/firms/settings.server.ts";
import { moveCases } from "../../../app/services/matters/filing.server.ts";
import {
  createMatter,
  deleteMatter,
  updateMatter,
} from "../../../app/services/matters/matters.server.ts";
import {
  changeWebhook,
  deleteWebhook,
  makeWebhook,
} from "../../../app/services/webhooks/webhooks.server.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { membersOf, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { storedRows } from "../harness/stored-rows.ts";

/** What is there to be shared, given and taken. */
type Things = {
  firmId: string;
  open: string;
  walled: string;
  inWalled: string;
  deleted: string;
  hook: string;
  other: string;
};

/** What gives somebody a right, or takes something from everybody; and who may. */
const acts: Record<string, { may: Role[]; act: (by: Member, of: Things) => Promise<unknown> }> = {
  "invites a lawyer": {
    may: ["owner", "lawyer"],
    act: (by) => invite(scopeOf(), by, { email: "new@banksia.example", role: "lawyer" }),
  },
  "gives another role": {
    may: ["owner"],
    act: (by, { other }) => changeRole(scopeOf(), by, other, { role: "lawyer" }),
  },
  "makes somebody an owner": {
    may: ["owner"],
    act: (by, { other }) => changeRole(scopeOf(), by, other, { role: "owner", password }),
  },
  "removes a member": {
    may: ["owner"],
    act: (by, { other }) => removeMember(scopeOf(), by, other),
  },
  "names somebody behind a wall": {
    may: ["owner", "lawyer"],
    act: (by, { walled, other }) =>
      updateMatter(scopeOf(), by, walled, { members: [by.user.id, other] }),
  },
  "takes a wall down": {
    may: ["owner", "lawyer"],
    act: (by, { walled }) => updateMatter(scopeOf(), by, walled, { restricted: false }),
  },
  "makes a matter that others are named in": {
    may: ["owner", "lawyer"],
    act: (by, { other }) =>
      createMatter(scopeOf(), by, { name: "New", restricted: true, members: [other] }),
  },
  "deletes a matter": {
    may: ["owner", "lawyer"],
    act: (by, { open }) => deleteMatter(scopeOf(), by, open),
  },
  "moves a case out of a wall": {
    may: ["owner", "lawyer"],
    act: (by, { inWalled, open }) => moveCases(scopeOf(), by, { ids: [inWalled], matter_id: open }),
  },
  "deletes a case": {
    may: ["owner", "lawyer"],
    act: (by, { inWalled }) => deleteCases(scopeOf(), by, [inWalled]),
  },
  "takes a deletion back": {
    may: ["owner", "lawyer"],
    act: (by, { deleted }) => restoreCases(scopeOf(), by, [deleted]),
  },
  "makes a webhook": {
    may: ["owner"],
    act: (by, { firmId }) =>
      makeWebhook(scopeOf(), by, firmId, {
        ...{ url: "https://hooks.banksia.example/in", events: ["flag.decided"], password },
      }),
  },
  "sends a webhook elsewhere": {
    may: ["owner"],
    act: (by, { firmId, hook }) =>
      changeWebhook(scopeOf(), by, firmId, hook, { url: "https://elsewhere.example/", password }),
  },
  "deletes a webhook": {
    may: ["owner"],
    act: (by, { firmId, hook }) => deleteWebhook(scopeOf(), by, firmId, hook),
  },
  "changes how the firm is set": {
    may: ["owner"],
    act: (by) => changeFirm(scopeOf(), by, { require_second_factor: true }),
  },
};

const later = fc.constantFrom(...roles, "removed" as const);

async function firmOf(role: Role) {
  const { founder, actor, clerk, firmId } = await membersOf({
    ...{ founder: "owner", actor: role, clerk: "assistant" },
  } as const);
  const open = await storeMatter(firmId, { named: [actor] });
  const walled = await storeMatter(firmId, { restricted: true, named: [actor] });
  const [inWalled = "", deleted = ""] = await storeCases(firmId, [
    { firm_id: firmId, matter_id: walled },
    { firm_id: firmId },
  ]);
  if (role === "owner" || role === "lawyer") await deleteCases(scopeOf(), actor, [deleted]);
  const { webhook } = await makeWebhook(scopeOf(), founder, firmId, {
    ...{ url: "https://hooks.banksia.example/", events: ["flag.decided"], password },
  });
  const things: Things = {
    ...{ firmId, open, walled, inWalled, deleted, hook: webhook.id },
    other: clerk.user.id,
  };
  return { actor, things };
}

describe("whatever takes a right", () => {
  it.each(Object.entries(acts))(
    "is asked as it is done: nobody %s by what they were a moment ago",
    async (_, { may, act }) => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...may), later, async (before, after) => {
          await database(env).delete(throttle);
          const { actor, things } = await firmOf(before);
          const row = eq(members.user_id, actor.user.id);
          const db = database(env);
          if (after === "removed") await db.delete(members).where(row);
          else await db.update(members).set({ role: after }).where(row);
          const stored = await storedRows();
          const isDone = await act(actor, things).then(
            (answer) => !(Array.isArray(answer) && answer.length === 0),
            (error: unknown) => {
              if (error instanceof AppError) return false;
              throw error;
            },
          );
          const stillMay = after !== "removed" && may.includes(after);
          expect([before, after, isDone]).toEqual([before, after, stillMay]);
          if (!stillMay) expect(await storedRows()).toEqual(stored);
        }),
        { numRuns: 4 },
      );
    },
    60_000,
  );
});
