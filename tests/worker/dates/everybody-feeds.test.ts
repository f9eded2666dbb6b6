import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { calendars } from "../../../app/db/schema.server.ts";
import { hashToken, randomToken } from "../../../app/services/tokens.server.ts";
import { Browser } from "../harness/browser.ts";
import { build, firmsOfWorld, worlds, worldsToTry } from "../harness/worlds.ts";

it("a calendar’s address gives what its person sees in its firm at that moment, or answers as if there were none", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const { ids, seats, things, sees, matterIds, seesMatter, roleOf, leaked, firmOfMatter } =
        await build(plan);
      const program = new Browser();
      for (const firm of firmsOfWorld)
        for (const [person, { userId }] of seats.entries())
          for (const at of [null, ...matterIds.keys()]) {
            const secret = randomToken(32);
            await database(env)
              .insert(calendars)
              .values({
                ...{ id: crypto.randomUUID(), firm_id: ids[firm], user_id: userId, name: "Mine" },
                ...{ matter_id: at === null ? null : matterIds[at], created_at: 1 },
                secret_hash: hashToken(secret),
              });
            const response = await program.get(`/calendar/${secret}.ics`);
            const text = await response.text();
            const told = `of person ${person} in firm ${firm}, matter ${at}`;
            const isOpen =
              roleOf(person, firm) !== null &&
              (at === null || (firmOfMatter(at) === firm && seesMatter(person, at) === "content"));
            expect([told, response.status]).toEqual([told, isOpen ? 200 : 404]);
            expect([told, leaked(text, person, firm)]).toEqual([told, []]);
            const seen = things.filter(
              (of, one) =>
                of.firm === firm && sees(person, one) && (at === null || of.matter === at),
            );
            const events = text.match(/BEGIN:VEVENT/g) ?? [];
            expect([told, events.length]).toEqual([told, isOpen ? seen.length : 0]);
          }
    }),
    worldsToTry(),
  );
}, 300_000);
