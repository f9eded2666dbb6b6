import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import {
  authenticators,
  firms,
  members,
  passwordResets,
  sessions,
  throttle,
} from "../../../app/db/schema.server.ts";
import { type Role, roles } from "../../../app/schemas/firm.ts";
import { resetPassword } from "../../../app/services/accounts/password-reset.server.ts";
import { makeToken } from "../../../app/services/firms/access-tokens.server.ts";
import { hashToken, randomToken } from "../../../app/services/tokens.server.ts";
import { drawsOfShare } from "../../shares.ts";
import { password, scopeOf } from "../harness/accounts.ts";
import { Browser } from "../harness/browser.ts";
import { membersOf, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";

/** What may happen between the making of a token and its use. */
const event = fc.oneof(
  fc.record({ what: fc.constant("role" as const), role: fc.constantFrom(...roles) }),
  fc.record({ what: fc.constant("demand" as const), wanted: fc.boolean() }),
  fc.record({ what: fc.constant("wall" as const), up: fc.boolean() }),
  fc.record({
    what: fc.constantFrom("removal" as const, "reset" as const, "factor" as const, "end" as const),
  }),
);

const stories = fc.record({
  role: fc.constantFrom(...roles),
  /** Whether the session that makes it has shown a second factor. */
  shown: fc.boolean(),
  events: fc.array(event, { maxLength: 4 }),
});

it("a token opens what its person may see when it is used, as its session had shown, whatever happened since", async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ({ role: first, shown, events }) => {
      const db = database(env);
      await db.delete(throttle);
      const { maker, firmId } = await membersOf({ maker: first });
      const { id: user_id } = maker.user;
      const matter_id = await storeMatter(firmId);
      const [caseId = ""] = await storeCases(firmId, [{ firm_id: firmId, matter_id }]);
      const at = shown ? Date.now() : null;
      const session = randomToken(15);
      await db.insert(sessions).values({
        ...{ id: session, secret_hash: "", user_id, user_agent: "", country: "" },
        ...{ created_at: Date.now(), last_seen_at: Date.now(), second_factor_at: at },
      });
      const secondFactor = { exists: shown, shown, shownAt: at, wanted: null };
      const { token } = await makeToken(
        scopeOf(),
        { ...maker, session: { id: session, secondFactor } },
        { name: "Nightly", scopes: ["read"], days: 1, ...(!shown && { password }) },
      );

      let role: Role | null = first;
      const is = { wanted: false, walled: false, ended: false };
      const ofMaker = and(eq(members.firm_id, firmId), eq(members.user_id, user_id));
      for (const one of events) {
        if (one.what === "role" && role) {
          await db.update(members).set({ role: one.role }).where(ofMaker);
          role = one.role;
        }
        if (one.what === "removal") {
          await db.delete(members).where(ofMaker);
          role = null;
        }
        if (one.what === "demand") {
          const second_factor_from = one.wanted ? 1 : null;
          await db.update(firms).set({ second_factor_from }).where(eq(firms.id, firmId));
          is.wanted = one.wanted;
        }
        if (one.what === "wall") {
          await env.DB.prepare("UPDATE matters SET restricted = ? WHERE id = ?")
            .bind(one.up ? 1 : 0, matter_id)
            .run();
          is.walled = one.up;
        }
        // A factor that came later is not what the session had shown.
        if (one.what === "factor")
          await db
            .insert(authenticators)
            .values({ user_id, secret: "", confirmed_at: 1, last_step: 0 })
            .onConflictDoNothing();
        // The session may end without its tokens.
        if (one.what === "end") await db.delete(sessions).where(eq(sessions.user_id, user_id));
        if (one.what === "reset") {
          const link = randomToken(32);
          await db.insert(passwordResets).values({
            ...{ token_hash: hashToken(link), user_id, created_at: 1 },
            expires_at: Date.now() + 60_000,
          });
          await resetPassword(scopeOf(), { token: link, password: "a quite different one" });
          is.ended = true;
        }
      }

      const { status } = await new Browser().get(`/api/cases/${caseId}`, {
        Authorization: `Bearer ${token}`,
      });
      const expected =
        is.ended || !role
          ? 401
          : is.wanted && !shown
            ? 403
            : role === "guest" || is.walled
              ? 404
              : 200;
      expect([first, shown, events, status]).toEqual([first, shown, events, expected]);
    }),
    drawsOfShare(40, inject("share")),
  );
}, 120_000);
