import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, throttle, users } from "../../../app/db/schema.server.ts";
import type { Browser } from "../harness/browser.ts";
import { build, firmsOfWorld, worlds, worldsToTry } from "../harness/worlds.ts";
import { aboutNothing, onCase, onMatter } from "./rights-of-calls.ts";

/** Makes a call as somebody in a firm; nobody is slowed down, since that is another rule. */
async function make(
  browser: Browser,
  what: string,
  { id, firm, body }: { id: string; firm: string; body?: unknown },
) {
  const [method = "", path = ""] = what.split(" ");
  const ids: Record<string, string> = { id, number: "1" };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
  const db = database(env);
  // What changes something is taken in the firm in which its person acts, and in no other that it names.
  await db.batch([db.delete(throttle), db.update(users).set({ firm_id: firm })]);
  const json = body !== undefined && { "Content-Type": "application/json" };
  return browser.fetch(`/api${address}`, {
    method,
    headers: { "X-Firm": firm, "CF-Connecting-IP": crypto.randomUUID(), ...json },
    ...(json && { body: JSON.stringify(body) }),
  });
}

it("nobody reads or writes outside the rule, by any call, in any firm, role and matter", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const { ids, seats, caseIds, things, sees, may } = await build(plan);
      const db = database(env);
      const gone = new Set<string>();
      for (const [what, { right, body }] of Object.entries(onCase))
        for (const [person, { browser }] of seats.entries())
          for (const [one, caseId] of caseIds.entries())
            for (const acting of firmsOfWorld) {
              const firm = ids[acting];
              const { status } = await make(browser, what, { id: caseId, firm, body });
              const there = things[one]?.firm === acting && sees(person, one) && !gone.has(caseId);
              const expected = !there ? 404 : may(person, acting, right) ? 0 : 403;
              const told = `${what} by person ${person} on case ${one} in firm ${acting}`;
              if (expected > 0) expect([told, status]).toEqual([told, expected]);
              // A flag that the case does not have is not there either, for who may decide.
              else if (!aboutNothing.includes(what))
                expect([401, 403, 404, 500]).not.toContain(status);
              if (what.startsWith("DELETE") && status === 204) gone.add(caseId);
            }
      const left = (await db.select({ id: legalCases.id }).from(legalCases)).map(({ id }) => id);
      for (const id of caseIds) expect(left.includes(id)).toBe(!gone.has(id));
    }),
    worldsToTry(),
  );
}, 600_000);

it("nobody is shown or counted a case outside the rule, in any list", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const { ids, seats, caseIds, things, sees, roleOf } = await build(plan);
      for (const [person, { browser }] of seats.entries())
        for (const acting of firmsOfWorld) {
          const ask = (path: string) => browser.get(path, { "X-Firm": ids[acting] });
          const inFirm = roleOf(person, acting);
          const wanted = caseIds.filter(
            (_, one) => things[one]?.firm === acting && sees(person, one),
          );
          for (const query of ["", "?q=wombat", "?sort=name", "?sort=risk", "?status=analyzing"]) {
            const response = await ask(`/api/cases${query}`);
            expect(response.status).toBe(inFirm ? 200 : 404);
            if (!inFirm) continue;
            const { cases } = (await response.json()) as { cases: { id: string }[] };
            expect(cases.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
          }
          if (inFirm)
            expect(await (await ask("/api/cases/stats")).json()).toMatchObject({
              totalCases: wanted.length,
            });
        }
    }),
    worldsToTry(),
  );
}, 600_000);

it("nobody reads or changes a matter outside the rule, and owners see names through walls, no more", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const { ids, seats, matterIds, seesMatter, may, roleOf } = await build(plan);
      for (const [person, { browser }] of seats.entries())
        for (const acting of firmsOfWorld) {
          const firm = ids[acting];
          const seen = (at: number) =>
            plan.matters[at]?.firm === acting ? seesMatter(person, at) : "nothing";
          for (const [what, { right, body }] of Object.entries(onMatter))
            for (const [at, id] of matterIds.entries()) {
              // Deleting is tried by those alone who may not: the others still need the matter.
              if (right === "delete" && may(person, acting, "delete")) continue;
              const response = await make(browser, what, { id, firm, body });
              const told = `${what} by person ${person} on matter ${at} in firm ${acting}`;
              const { status } = response;
              if (seen(at) === "nothing") expect([told, status]).toEqual([told, 404]);
              else if (seen(at) === "name") {
                if (what !== "GET /matters/{id}") expect([403, 404]).toContain(status);
                else
                  expect((await response.json()) as object).toMatchObject({
                    matter: { id, client_name: null, members: [] },
                  });
              } else if (!may(person, acting, right)) expect([told, status]).toEqual([told, 403]);
              else expect([401, 403, 404, 500]).not.toContain(status);
            }
          if (!roleOf(person, acting)) continue;
          const response = await browser.get("/api/matters?limit=100", { "X-Firm": firm });
          const { matters } = (await response.json()) as { matters: { id: string }[] };
          expect(matters.map(({ id }) => id).toSorted()).toEqual(
            matterIds.filter((_, at) => seen(at) !== "nothing").toSorted(),
          );
        }
    }),
    worldsToTry(),
  );
}, 600_000);
