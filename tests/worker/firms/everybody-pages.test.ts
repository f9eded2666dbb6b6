import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { throttle, users } from "../../../app/db/schema.server.ts";
import type { Action } from "../../../app/schemas/firm.ts";
import { askPage, type Page, pages } from "../harness/served-pages.ts";
import { storedRows } from "../harness/stored-rows.ts";
import { build, firmsOfWorld, type World, worlds, worldsToTry } from "../harness/worlds.ts";
import { forms, ownForms } from "./rights-of-forms.ts";

/** Pages that ask for more than to be a member. */
const rightFor: Record<string, Action> = {
  ...{ "firm/record": "audit", "firm/record-csv": "audit" },
  "firm/settings": "manage",
  ...{ "letters/letterhead": "manage", "letters/letter": "write", "scans/scan": "write" },
  ...{ "marking/marked": "export", "marking/marked-copy": "export" },
  ...{ "firm/tokens": "manage", "firm/webhooks": "manage", "firm/erase": "manage" },
  ...{ "matters/new-matter": "write", "legalai/upload": "write" },
  // Guests are shown no playbooks.
  ...{ "playbooks/playbooks": "write", "playbooks/playbook": "write" },
  ...{ "playbooks/rule": "playbooks", "playbooks/import": "playbooks" },
  ...{ "playbooks/try": "playbooks", "playbooks/clauses": "write" },
};

/** Questions that pages take in their addresses, with an id of another firm or behind a wall. */
const asking = (world: World) => [
  ...world.matterIds.flatMap((id) => [
    `/legalai/cases.data?matter=${id}`,
    `/legalai/upload.data?matter=${id}`,
    `/legalai/matters.data?member=${id}`,
  ]),
  ...world.caseIds.flatMap((id) => [
    `/legalai/upload.data?replaces=${id}`,
    `/legalai/firm/record.data?thing=${id}`,
  ]),
  ...[
    "search.data?q=wombat",
    "search.data?q=hidden",
    "cases.data?q=wombat",
    "cases.data?q=hidden",
    "matters.data?q=hidden",
  ].map((query) => `/legalai/${query}`),
];

/** What a browser asks for when it needs no document: a page's data, or a file itself. */
const addressOf = ({ path, module }: Page, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name) +
  ("default" in module ? ".data" : "");

const intentsOf = ({ module: { action } }: Page): (string | null)[] =>
  action && "intents" in action && Array.isArray(action.intents) ? action.intents : [null];
const nameOf = (file: string, intent: string | null) => (intent ? `${file} ${intent}` : file);

/** The words of an answer; of an archive those of its files. */
async function textOf(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isArchive = response.headers.get("Content-Type") === "application/zip";
  return (isArchive ? Object.values(unzipSync(bytes)) : [bytes])
    .map((one) => strFromU8(one))
    .join();
}

/** Every person, in each firm in which they can act; their own, in which they own nothing of these worlds, is −1. */
async function* everybody({ seats, ids, roleOf }: World) {
  const db = database(env);
  for (const [person, { browser, userId }] of seats.entries())
    for (const acting of [...firmsOfWorld.filter((firm) => roleOf(person, firm)), -1]) {
      const firm_id = acting < 0 ? userId : (ids[acting as 0 | 1] ?? "");
      await db.batch([
        db.delete(throttle),
        db.update(users).set({ firm_id }).where(eq(users.id, userId)),
      ]);
      yield { person, acting, browser };
    }
}

it("every form of LegalAI is one of those that are sent as everybody", () => {
  const all = pages
    .filter(({ module }) => module.action)
    .flatMap((page) => intentsOf(page).map((intent) => nameOf(page.file, intent)));
  expect([...Object.keys(forms), ...ownForms].toSorted()).toEqual(all.toSorted());
});

it("nobody's page holds, in its data or as a file, what they may not see in the firm in which they act", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const world = await build(plan);
      const {
        seats,
        caseIds,
        matterIds,
        playbookIds,
        things,
        sees,
        seesMatter,
        firmOfMatter,
        isIn,
        may,
        leaked,
      } = world;
      /** The addresses of a page, and for whom there is something there. */
      const addressesOf = (page: Page, person: number, acting: number): [string, boolean][] => {
        const named = [...page.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
        const at = (params: Record<string, string>) => addressOf(page, params);
        if (named.length === 0) return [[at({}), true]];
        switch (named.join()) {
          case "caseId":
          case "caseId,number":
            // Of what they see in another of their firms they are asked whether to change to it.
            return caseIds.flatMap((caseId, one): [string, boolean][] => {
              const here = things[one]?.firm === acting;
              if (!here && sees(person, one)) return [];
              return [[at({ caseId, number: "1" }), here && sees(person, one)]];
            });
          case "matterId":
            return matterIds.map((matterId, one) => [
              at({ matterId }),
              firmOfMatter(one) === acting && seesMatter(person, one) !== "nothing",
            ]);
          case "playbookId":
            return playbookIds.map((playbookId, firm) => [at({ playbookId }), firm === acting]);
          case "playbookId,ruleId":
            return playbookIds.map((playbookId, firm) => [
              at({ playbookId, ruleId: "cap" }),
              firm === acting,
            ]);
          case "userId":
            return seats.map(({ userId }, whom) => [
              at({ userId }),
              whom === person || (isIn(whom, acting) && may(person, acting, "manage")),
            ]);
          default:
            throw new Error(`Nothing of these worlds is a ${named.join(" or a ")}.`);
        }
      };
      const before = await storedRows();
      for await (const { person, acting, browser } of everybody(world)) {
        for (const page of pages.filter(({ module }) => module.loader)) {
          const right = rightFor[page.file] ?? "read";
          const isAllowed = acting < 0 || may(person, acting, right);
          for (const [address, isThere] of addressesOf(page, person, acting)) {
            const response = await askPage(browser, address);
            const told = `${address} to person ${person} in firm ${acting}`;
            const expected = !isThere ? 404 : isAllowed ? 200 : 403;
            // A redirect leads to what is walked too.
            const status =
              response.status === 202 || response.status === 302 ? 200 : response.status;
            expect([told, status]).toEqual([told, expected]);
            expect([told, leaked(await textOf(response), person, acting)]).toEqual([told, []]);
            // A page's part may be asked for alone.
            if (isThere || !address.endsWith(".data")) continue;
            const alone = await askPage(browser, `${address}?_routes=${page.file}`);
            expect([told, alone.status]).toEqual([told, 404]);
          }
        }
        for (const address of asking(world)) {
          const response = await askPage(browser, address);
          const told = `${address} to person ${person} in firm ${acting}`;
          expect([told, leaked(await textOf(response), person, acting)]).toEqual([told, []]);
          expect(response.status, told).toBeLessThan(500);
        }
      }
      expect(await storedRows()).toEqual(before);
    }),
    worldsToTry(),
  );
}, 600_000);

it("nobody changes by a page's form what is outside the rule", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const world = await build(plan);
      const before = await storedRows();
      for await (const { person, acting, browser } of everybody(world))
        for (const page of pages.filter(({ module }) => module.action))
          for (const intent of intentsOf(page)) {
            const name = nameOf(page.file, intent);
            for (const { params, fields = {}, isFor, refused } of forms[name]?.(world) ?? []) {
              if (isFor(person, acting)) continue;
              const form = new FormData();
              for (const [field, value] of Object.entries(fields)) form.set(field, value);
              if (intent) form.set("intent", intent);
              const { status } = await askPage(browser, addressOf(page, params), form);
              const told = `${name} ${JSON.stringify(params)} by person ${person} in firm ${acting}: ${status}`;
              expect(refused ?? [403, 404], told).toContain(status);
            }
          }
      expect(await storedRows()).toEqual(before);
    }),
    worldsToTry(),
  );
}, 600_000);
