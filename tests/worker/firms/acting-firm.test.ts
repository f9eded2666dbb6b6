import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, matters, throttle, users } from "../../../app/db/schema.server.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { drawsOfShare } from "../../shares.ts";
import { errorCode } from "../harness/browser.ts";
import { firmWith, type Seat } from "../harness/firms.ts";
import { askPage, pages } from "../harness/served-pages.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { storedRows } from "../harness/stored-rows.ts";
import { build, worlds } from "../harness/worlds.ts";
import { forms } from "./rights-of-forms.ts";

const db = database(env);
const actingOf = async ({ member }: Seat) => {
  const [row] = await db.select().from(users).where(eq(users.id, member.user.id));
  return row?.firm_id;
};
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** A case whose text nobody has read yet. */
const reading = { status: "analyzing", stage: "reading" } as const;

/** What somebody with two firms does with pages that they leave open; firms are counted 0 and 1. */
const firm = fc.constantFrom(0 as const, 1 as const);
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("switch" as const), to: firm }),
    fc.record({ do: fc.constant("switch by page" as const), to: firm }),
    fc.record({ do: fc.constant("open a page" as const) }),
    fc.record({ do: fc.constant("follow a link" as const), to: firm }),
    fc.record({
      do: fc.constantFrom("send a form" as const, "call" as const, "upload" as const),
      page: fc.nat(),
    }),
  ),
  { minLength: 6, maxLength: 14 },
);

it("whatever is opened, left open and switched, a page files into its own firm alone, and no link changes it", async () => {
  const { partner, firmId } = await firmWith({ partner: "owner" });
  const { browser, member } = partner;
  const firms = [firmId, member.user.id] as const;
  const linked = [
    (await storeCases(member.user.id, [{ ...reading, firm_id: firmId }]))[0] ?? "",
    (await storeCases(member.user.id, [reading]))[0] ?? "",
  ] as const;
  const filedIn = async (id: string) =>
    (await db.select().from(matters).where(eq(matters.firm_id, id))).length +
    (await db.select().from(legalCases).where(eq(legalCases.firm_id, id))).length;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const before = [await filedIn(firms[0]), await filedIn(firms[1])];
      await browser.post(`/api/firms/${firmId}/switch`);
      let acting: 0 | 1 = 0;
      const open: (0 | 1)[] = [0];
      const made = [0, 0];
      for (const step of taken) {
        await db.delete(throttle);
        switch (step.do) {
          case "switch":
            expect((await browser.post(`/api/firms/${firms[step.to]}/switch`)).status).toBe(204);
            acting = step.to;
            break;
          case "switch by page": {
            const form = formOf({ firm: firms[step.to] });
            expect((await askPage(browser, "/legalai/firm/switch", form)).status).toBe(303);
            acting = step.to;
            break;
          }
          case "open a page":
            open.push(acting);
            break;
          case "follow a link": {
            const expected = step.to === acting ? 200 : 409;
            for (const link of [
              `/legalai/case/${linked[step.to]}.data`,
              `/legalai/matters.data?firm=${firms[step.to]}`,
            ])
              expect([link, (await askPage(browser, link)).status]).toEqual([link, expected]);
            break;
          }
          default: {
            const of = open[step.page % open.length] ?? 0;
            const headers = { "X-Firm": firms[of] };
            const response =
              step.do === "send a form"
                ? await askPage(
                    browser,
                    "/legalai/matters/new.data",
                    formOf({ firm: firms[of], name: "Wharf" }),
                  )
                : step.do === "call"
                  ? await browser.fetch("/api/matters", {
                      method: "POST",
                      headers: { ...headers, "Content-Type": "application/json" },
                      body: JSON.stringify({ name: "Wharf" }),
                    })
                  : await browser.upload(contractFile(), {}, headers);
            if (of !== acting) {
              expect([step.do, response.status]).toEqual([step.do, 409]);
              if (step.do !== "send a form") expect(await errorCode(response)).toBe("other_firm");
            } else {
              expect([step.do, response.status < 400]).toEqual([step.do, true]);
              made[of] = (made[of] ?? 0) + 1;
            }
          }
        }
        expect(await actingOf(partner)).toBe(firms[acting]);
      }
      for (const one of [0, 1] as const)
        expect((await filedIn(firms[one])) - (before[one] ?? 0)).toBe(made[one]);
    }),
    { ...drawsOfShare(8, inject("share")), endOnFailure: true },
  );
}, 120_000);

it("no form of the signed-in area is taken from a page of another firm than the acting one", async () => {
  const [plan] = fc.sample(worlds, { numRuns: 1, seed: 11 });
  if (!plan) throw new Error("There is no world.");
  const world = await build({ ...plan, standings: plan.standings.map(() => ["owner", "owner"]) });
  const [seat] = world.seats;
  if (!seat) throw new Error("Nobody is there.");
  const signedIn = pages.filter(({ file }) => !outside.some((one) => file.startsWith(one)));
  const before = await storedRows();
  const sent: string[] = [];
  for (const { file, path, module } of signedIn) {
    const { action } = module;
    if (!action) continue;
    const intents = "intents" in action && Array.isArray(action.intents) ? action.intents : [null];
    for (const intent of intents) {
      const name = intent ? `${file} ${intent}` : file;
      for (const { params = {}, fields = {} } of forms[name]?.(world) ?? [{}]) {
        await db.delete(throttle);
        const address = path.replace(
          /:(\w+)/g,
          (_, at: string) => params[at] ?? crypto.randomUUID(),
        );
        const isFile = withFile.includes(file);
        const form = formOf({
          ...{ firm: world.ids[1], ...fields, ...(intent && { intent }) },
        });
        if (isFile) form.set("file", new File(["Words."], "Words.txt"));
        await db.update(users).set({ firm_id: world.ids[0] });
        const answer = await askPage(seat.browser, `${address}.data`, form);
        expect([name, answer.status]).toEqual([name, 409]);
        expect(await answer.text()).toContain("You now act in");
        sent.push(name);
      }
    }
  }
  expect(sent.length).toBeGreaterThan(40);
  expect(await storedRows()).toEqual(before);
}, 120_000);

it("a document that names another firm than the acting one is not kept", async () => {
  const { partner } = await firmWith({ partner: "owner" });
  const stored = async () => (await env.FILES.list()).objects.length;
  const before = await stored();
  const fields = { firm: partner.member.user.id };
  const refused = await partner.browser.upload(contractFile(), fields);
  expect([refused.status, await errorCode(refused)]).toEqual([409, "other_firm"]);
  expect([await stored(), await db.select().from(legalCases)]).toEqual([before, []]);
  const taken = await partner.browser.upload(contractFile(), { firm: partner.member.firm.id });
  expect(taken.status).toBe(201);
});

/** Pages that need no firm, or change it. */
const outside = [
  ...["legalai/auth", "legalai/confirm", "legalai/forgot-password", "legalai/reset-password"],
  ...["legalai/sign-out", "firm/join", "firm/switch", "factors/"],
  // Their document is taken in as it comes: told below.
  ...["legalai/upload", "versions/versions"],
];
const withFile = ["letters/letterhead", "playbooks/import"];
