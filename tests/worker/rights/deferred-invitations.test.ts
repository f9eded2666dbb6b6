import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { matterMembers, matters, members, throttle, users } from "../../../app/db/schema.server.ts";
import { type Role, roles } from "../../../app/schemas/firm.ts";
import { AppError } from "../../../app/services/errors.ts";
import { invite } from "../../../app/services/firms/invitations.server.ts";
import { join } from "../../../app/services/firms/joining.server.ts";
import { removeMember } from "../../../app/services/firms/members.server.ts";
import { drawsOfShare } from "../../shares.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { mailedToken } from "../harness/browser.ts";
import { membersOf, storeMatter } from "../harness/firms.ts";

const places = 3;
const place = fc.nat(places - 1);
const invites = ["owner", "lawyer"] as const;

/** What may happen between the giving of an invitation and its use. */
const event = fc.oneof(
  fc.record({ what: fc.constant("role" as const), role: fc.constantFrom(...roles) }),
  fc.record({ what: fc.constant("removal" as const) }),
  fc.record({ what: fc.constant("wall" as const), place, up: fc.boolean(), names: fc.boolean() }),
  fc.record({ what: fc.constant("naming" as const), place, named: fc.boolean() }),
  fc.record({ what: fc.constant("rival" as const), role: fc.constantFrom(...invites) }),
);

const stories = fc.record({
  giver: fc.constantFrom(...invites),
  invited: fc.constantFrom(...roles),
  walls: fc.array(fc.record({ restricted: fc.boolean(), named: fc.boolean() }), {
    minLength: places,
    maxLength: places,
  }),
  opens: fc.uniqueArray(place, { minLength: 1 }),
  events: fc.array(event, { maxLength: 5 }),
});

/** An answer, or the code of the refusal. */
const answerOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never;

async function holderOf() {
  const holder = { id: crypto.randomUUID(), email: `${crypto.randomUUID()}@holder.example` };
  await database(env)
    .insert(users)
    .values({ ...holder, password_hash: "", created_at: 1 });
  return holder;
}

async function storyOf(story: Story) {
  const db = database(env);
  const scope = scopeOf();
  await db.delete(throttle);
  const { firmId, founder, giver, rival } = await membersOf({
    ...{ founder: "owner", giver: story.giver, rival: "lawyer" },
  } as const);
  const holder = await holderOf();
  const ids: string[] = [];
  for (const { restricted, named } of story.walls)
    ids.push(
      await storeMatter(firmId, { restricted, named: named ? [founder, giver] : [founder] }),
    );
  const idOf = (at: number) => ids[at] ?? "";

  // The same, kept by the story itself.
  let standing: Role | null = story.giver;
  const walls = story.walls.map((one) => ({ ...one, since: one.restricted }));
  const sees = (at: number) => !walls[at]?.restricted || walls[at]?.named === true;
  const opens = story.invited === "guest" ? story.opens.filter(sees) : [];
  const isGiven =
    (story.invited !== "owner" || story.giver === "owner") &&
    (story.invited !== "guest" || opens.length > 0);
  if (!isGiven) return;
  await invite(scope, giver, {
    ...{ email: holder.email, role: story.invited, password },
    ...(story.invited === "guest" && { matters: opens.map(idOf) }),
  });
  const token = await mailedToken(holder.email);
  let withdrawn = false;
  const gives = () =>
    standing !== null &&
    (story.invited === "owner" ? standing === "owner" : ["owner", "lawyer"].includes(standing));

  for (const one of story.events) {
    const ofGiver = and(eq(members.firm_id, firmId), eq(members.user_id, giver.user.id));
    if (one.what === "role" && standing !== null) {
      await db.update(members).set({ role: one.role }).where(ofGiver);
      standing = one.role;
    }
    if (one.what === "removal" && standing !== null) {
      await removeMember(scope, founder, giver.user.id, founder.user.id);
      standing = null;
      withdrawn = true;
    }
    if (one.what === "wall") {
      const wall = walls[one.place];
      if (!wall) continue;
      await db
        .update(matters)
        .set({ restricted: one.up })
        .where(eq(matters.id, idOf(one.place)));
      wall.restricted = one.up;
    }
    if (one.what === "naming" || (one.what === "wall" && one.names)) {
      const wall = walls[one.place];
      if (!wall || standing === null) continue;
      const named = one.what === "wall" || one.named;
      const row = { firm_id: firmId, matter_id: idOf(one.place), user_id: giver.user.id };
      if (named)
        await db
          .insert(matterMembers)
          .values({ ...row, added_at: 1 })
          .onConflictDoNothing();
      else
        await db
          .delete(matterMembers)
          .where(
            and(eq(matterMembers.matter_id, row.matter_id), eq(matterMembers.user_id, row.user_id)),
          );
      wall.named = named;
    }
    if (one.what === "rival") {
      const asked = { email: holder.email, role: one.role };
      const isTheirs =
        story.invited !== "owner" && !opens.some((at) => walls[at]?.restricted === true);
      const blocked = !withdrawn && gives() && !isTheirs;
      const answer = await answerOf(invite(scope, rival, asked));
      expect(answer).toBe(one.role === "owner" ? "forbidden" : blocked ? "conflict" : "done");
      if (answer === "done" && isTheirs) withdrawn = true;
    }
  }

  const answer = await answerOf(join(scope, holder, token));
  expect(answer).toBe(!withdrawn && gives() ? "done" : "gone");
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.firm_id, firmId), eq(members.user_id, holder.id)));
  expect(member?.role).toBe(answer === "done" ? story.invited : undefined);
  const opened = await db
    .select()
    .from(matterMembers)
    .where(and(eq(matterMembers.firm_id, firmId), eq(matterMembers.user_id, holder.id)));
  const expected = opens.filter((at) => {
    const wall = walls[at];
    return wall && (!wall.restricted || (wall.since && wall.named && standing !== null));
  });
  expect(opened.map((row) => row.matter_id).toSorted()).toEqual(
    answer === "done" ? expected.map(idOf).toSorted() : [],
  );
}

describe("an invitation", () => {
  it("gives what its giver could still give when it is used, whatever happened since", async () => {
    await fc.assert(fc.asyncProperty(stories, storyOf), drawsOfShare(60, inject("share")));
  }, 120_000);
});
