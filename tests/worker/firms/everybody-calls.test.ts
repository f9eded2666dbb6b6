import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { throttle, users } from "../../../app/db/schema.server.ts";
import type { Action, TokenScope } from "../../../app/schemas/firm.ts";
import { calls } from "../../../workers/api/calls.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { Browser } from "../harness/browser.ts";
import { storedRows } from "../harness/stored-rows.ts";
import { build, firmsOfWorld, type World, worlds, worldsToTry } from "../harness/worlds.ts";
import {
  aboutNothing,
  inFirm,
  onCase,
  onCases,
  onFirm,
  onMatter,
  onOwn,
  onPlaybook,
  open,
  type Rights,
} from "./rights-of-calls.ts";

/** The scope that a token needs besides, told a second time; null: no token may. */
const scopeFor: Record<Action, TokenScope | null> = {
  ...{ read: "read", audit: "read", export: "export" },
  ...{
    write: "write",
    delete: "write",
    share: "write",
    playbooks: "write",
    invite: null,
    manage: null,
  },
};
/** What only a person does, whatever their token may. */
const byPeople = [
  ...["POST /firms/{id}/switch", "DELETE /firms/{id}/members/{userId}", "POST /firms"],
  ...["GET /tokens", "POST /tokens", "DELETE /tokens/{id}", "PATCH /account"],
  ...["GET /calendars", "POST /calendars", "DELETE /calendars/{id}"],
  ...["DELETE /account", "POST /account/data"],
];

/** Whether somebody may do a thing in a firm, by a session or by a token with these scopes. */
function mayBy(
  { may }: World,
  [person, firm]: [number, number],
  { right, scope = scopeFor[right] }: Rights[string],
  scopes: readonly TokenScope[] | null,
) {
  if (!may(person, firm, right)) return false;
  if (!scopes) return true;
  return scopes.some((one) => one === scope) && (scope !== "export" || may(person, firm, "export"));
}

/** Makes a call as somebody in a firm; nobody is slowed down, since that is another rule. */
async function make(
  browser: Browser,
  what: string,
  {
    ids = {},
    query = "",
    body,
    headers,
  }: {
    ids?: Record<string, string>;
    query?: string | undefined;
    body?: unknown;
    headers: Record<string, string>;
  },
) {
  const [method = "", path = ""] = what.split(" ");
  const db = database(env);
  // A call that changes something is taken in the firm in which its person acts, and in no other that it names.
  const { "X-Firm": firm_id, Authorization: byToken } = headers;
  const acting = firm_id && !byToken ? [db.update(users).set({ firm_id })] : [];
  await db.batch([db.delete(throttle), ...acting]);
  const all = new Headers(headers);
  all.set("CF-Connecting-IP", crypto.randomUUID());
  if (what === "POST /cases") return browser.upload(contractFile(), {}, all);
  if (body !== undefined) all.set("Content-Type", "application/json");
  const address = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => ids[name] || (name === "number" ? "1" : crypto.randomUUID()),
  );
  return browser.fetch(`/api${address}${query}`, {
    ...{ method, headers: all },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The words of an answer, a file's too. */
const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());

const nobody = new Browser();

/** In whose name a call is made: a person's own, or that of a token of theirs. */
function* actors({ seats }: World, firm: number) {
  for (const [person, { browser, tokens }] of seats.entries()) {
    yield { person, browser, headers: {} as Record<string, string>, scopes: null };
    const own = tokens[firm];
    if (!own) continue;
    for (const [token, scopes] of [
      [own.token, ["read", "write", "export"]],
      [own.readOnly, ["read"]],
    ] as const) {
      const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
      yield { person, browser: nobody, headers, scopes };
    }
  }
}

it("every call of the API is one of those that are walked", () => {
  const walked = [onFirm, inFirm, onCase, onCases, onMatter, onPlaybook, onOwn].flatMap(
    Object.keys,
  );
  const described = calls.map(({ method, path }) => `${method} ${path}`);
  expect([...walked, ...open].toSorted()).toEqual(described.toSorted());
  const needSession = calls.filter(({ signedIn }) => signedIn);
  expect(walked.toSorted()).toEqual(
    needSession.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

it("nobody does more in a firm than their role and their token allow, or reads what is not theirs to see", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const world = await build(plan);
      const { ids, seats, hooks, invited, roleOf, leaked } = world;
      const before = await storedRows();
      for (const firm of firmsOfWorld)
        for (const { person, browser, headers: own, scopes } of actors(world, firm)) {
          const role = roleOf(person, firm);
          // Somebody else of the firm, if there is one: to leave it is everybody's right.
          const other = seats.findIndex((_, one) => one !== person && roleOf(one, firm) !== null);
          for (const [what, asked] of Object.entries({ ...onFirm, ...inFirm })) {
            const { query, body } = asked;
            const by = `${scopes ? `a token to ${scopes.join(", ")}` : "a session"}`;
            const told = `${what} by ${by} of person ${person} in firm ${firm}`;
            const mayDo =
              mayBy(world, [person, firm], asked, scopes) && !(scopes && byPeople.includes(what));
            // What may be done, and changes what the others are tried on, is left to tests of its own.
            if (mayDo && !what.startsWith("GET")) continue;
            const response = await make(browser, what, {
              ids: {
                id: ids[firm],
                userId: seats[other]?.userId ?? "",
                invitationId: invited[firm] ?? "",
                webhookId: hooks[firm] ?? "",
                tokenId: seats[other]?.tokens[firm]?.id ?? "",
              },
              ...{ query, ...(body !== undefined && { body }) },
              headers: { ...own, ...(what in inFirm && { "X-Firm": ids[firm] }) },
            });
            const missing = scopes ? 401 : 404;
            const expected = role === null ? missing : mayDo ? response.status : 403;
            expect([told, response.status]).toEqual([told, expected]);
            // These firms have no letterhead, which who may have it is told.
            if (mayDo && what.endsWith("letterhead.docx"))
              expect([told, response.status]).toEqual([told, 404]);
            else if (mayDo && !what.includes("/tokens"))
              expect([told, response.ok]).toEqual([told, true]);
            expect([told, leaked(await textOf(response), person, firm)]).toEqual([told, []]);
          }
        }
      expect(await storedRows()).toEqual(before);
    }),
    worldsToTry(),
  );
}, 600_000);

it("a token does on cases and matters what its person may and its scopes name, and no more", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const world = await build(plan);
      const { ids, caseIds, matterIds, playbookIds, things, sees, seesMatter, roleOf, leaked } =
        world;
      const before = await storedRows();
      const targets = [
        ...caseIds.slice(0, 3).map((id, one) => ({
          ...{ id, of: onCase, firm: things[one]?.firm },
          isThere: (person: number) => sees(person, one),
        })),
        ...matterIds.slice(0, 3).map((id, at) => ({
          ...{ id, of: onMatter, firm: plan.matters[at]?.firm },
          isThere: (person: number) => seesMatter(person, at) === "content",
        })),
        ...playbookIds.map((id, firm) => ({
          ...{ id, of: onPlaybook, firm },
          isThere: () => true,
        })),
      ];
      for (const firm of firmsOfWorld)
        for (const { person, browser, headers, scopes } of actors(world, firm)) {
          if (!scopes) continue;
          for (const { id, of, firm: itsFirm, isThere } of targets)
            for (const [what, asked] of Object.entries(of)) {
              const { body } = asked;
              const told = `${what} of ${id} by a token to ${scopes.join(", ")} of person ${person} in firm ${firm}`;
              const mayDo = mayBy(world, [person, firm], asked, scopes);
              const there = itsFirm === firm && isThere(person);
              if (mayDo && there && !what.startsWith("GET")) continue;
              const response = await make(browser, what, {
                ids: { id },
                ...(body !== undefined && { body }),
                headers,
              });
              const { status } = response;
              expect([told, leaked(await textOf(response), person, firm)]).toEqual([told, []]);
              if (roleOf(person, firm) === null) expect([told, status]).toEqual([told, 401]);
              // A case that is being analysed has no report, letter or marked copy yet, and one version is compared with none.
              else if (there) {
                const isTooEarly = /\.docx$|compare$/.test(what);
                const answer = isTooEarly ? 409 : aboutNothing.includes(what) ? 404 : 200;
                expect([told, status]).toEqual([told, mayDo ? answer : 403]);
              }
              // An owner knows of a matter behind a wall by its name.
              else if (of === onMatter) expect([200, 403, 404]).toContain(status);
              else expect([told, status]).toEqual([told, 404]);
            }
          const elsewhere = await make(browser, "GET /cases", {
            headers: { ...headers, "X-Firm": ids[firm === 0 ? 1 : 0] },
          });
          expect(elsewhere.status).toBe(roleOf(person, firm) === null ? 401 : 404);
        }
      expect(await storedRows()).toEqual(before);
    }),
    worldsToTry(),
  );
}, 600_000);

it("nobody moves, deletes or takes back what they do not see, or changes what another has made", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const world = await build(plan);
      const { ids, seats, caseIds, matterIds, things, sees, seesMatter, roleOf, may, said } = world;
      const before = await storedRows();
      for (const firm of firmsOfWorld)
        for (const [person, { browser }] of seats.entries()) {
          const headers = { "X-Firm": ids[firm] };
          const hidden = caseIds.filter(
            (_, one) => things[one]?.firm !== firm || !sees(person, one),
          );
          const walled = matterIds.filter(
            (_, at) => plan.matters[at]?.firm !== firm || seesMatter(person, at) !== "content",
          );
          for (const [what, { right }] of Object.entries(onCases)) {
            // Who may do it to what they see tries it on the rest.
            const chosen = may(person, firm, right) ? hidden : caseIds;
            if (chosen.length === 0) continue;
            const body = { ids: chosen, ...(what.includes("move") && { matter_id: null }) };
            const { status } = await make(browser, what, { headers, body });
            const expected = !roleOf(person, firm) ? 404 : may(person, firm, right) ? 200 : 403;
            expect([what, person, firm, status]).toEqual([what, person, firm, expected]);
          }
          for (const matter_id of walled) {
            const moved = await make(browser, "POST /cases/move", {
              ...{ headers, body: { ids: caseIds, matter_id } },
            });
            expect(moved.ok).toBe(false);
            const form = await browser.upload(contractFile(), { matter_id }, headers);
            expect(form.ok).toBe(false);
          }
          for (const [one, { id, author }] of said.entries())
            for (const what of ["PATCH /comments/{id}", "DELETE /comments/{id}"]) {
              const isTheirs = author === person && things[one]?.firm === firm && sees(person, one);
              if (isTheirs && may(person, firm, "write")) continue;
              const { status } = await make(browser, what, {
                ...{ ids: { id }, body: onOwn[what]?.body, headers },
              });
              expect([403, 404], what).toContain(status);
            }
          for (const [whose, { tokens }] of seats.entries())
            for (const token of tokens)
              if (token && whose !== person) {
                const gone = await make(browser, "DELETE /tokens/{id}", {
                  ids: { id: token.id },
                  headers,
                });
                expect(gone.status).toBe(404);
              }
        }
      expect(await storedRows()).toEqual(before);
    }),
    worldsToTry(),
  );
}, 600_000);
