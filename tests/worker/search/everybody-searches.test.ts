import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { database } from "../../../app/db/client.server.ts";
import { caseClients, legalCases, matters, throttle } from "../../../app/db/schema.server.ts";
import { unbound } from "../../../app/schemas/analysis.ts";
import { readingColumns } from "../../../app/services/cases/stored-reading.server.ts";
import { countUncounted, uncounted } from "../../../app/services/flags/open-flags.server.ts";
import { build, firmsOfWorld, type World, worlds, worldsToTry } from "../harness/worlds.ts";

type Answer = {
  results: { kind: string; case_id: string | null; matter_id: string | null }[];
  nextCursor: string | null;
};

const nothing = analyseDocument("");

/** Gives each case a card, a fact and a client, and all that is searched for one word: "wombat". */
async function makeFindable({ caseIds, matterIds }: World) {
  const db = database(env);
  const { executiveSummary, riskFlags, words, analyser, ...analysis } = nothing;
  const span = { start: 0, end: 6 };
  const title = { value: "Wombat deed", ...span };
  const flag = {
    ...{ ...unbound, riskLevel: "High" as const, clauseTitle: "Personal Guarantee" },
    ...{ quote: "Wombat", ...span, explanation: "So.", recommendation: "Ask." },
    clauseId: "personal-guarantee",
  };
  for (const id of caseIds)
    await db.batch([
      db
        .update(legalCases)
        .set(readingColumns([flag], { ...analysis, facts: { ...analysis.facts, title } }))
        .where(eq(legalCases.id, id)),
      db.insert(caseClients).values({ case_id: id, client: "Wombat Pty Ltd" }),
      uncounted(env, id),
    ]);
  await countUncounted(env);
  for (const [at, id] of matterIds.entries())
    await db
      .update(matters)
      .set({ name: `Wombat ${at}`, client_name: `Wombat & Sons ${at}` })
      .where(eq(matters.id, id));
}

it("nobody finds what is outside the rule, by any kind, count or order, with a session or a token", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (plan) => {
      const world = await build(plan);
      const { ids, seats, caseIds, things, sees, matterIds, seesMatter, roleOf, leaked } = world;
      await makeFindable(world);
      for (const [person, { browser, tokens }] of seats.entries())
        for (const acting of firmsOfWorld)
          for (const token of [null, tokens[acting]?.token, tokens[acting]?.readOnly]) {
            if (token === undefined) continue;
            const headers = {
              "X-Firm": ids[acting],
              ...(token && { Authorization: `Bearer ${token}` }),
            };
            const ask = async (query: string) => {
              await database(env).delete(throttle);
              return browser.get(`/api/search?${query}`, headers);
            };
            const refused = await ask("q=wombat");
            const role = roleOf(person, acting);
            expect(refused.status).toBe(role ? 200 : token ? 401 : 404);
            if (!role) continue;
            const cases = caseIds.filter(
              (_, one) => things[one]?.firm === acting && sees(person, one),
            );
            const ofMatters = (...levels: string[]) =>
              matterIds.filter(
                (_, at) =>
                  plan.matters[at]?.firm === acting && levels.includes(seesMatter(person, at)),
              );
            const expected = [
              ...["case", "fact", "words", "client"].flatMap((kind) =>
                cases.map((id) => `${kind} ${id}`),
              ),
              ...ofMatters("content", "name").map((id) => `matter ${id}`),
              ...ofMatters("content").map((id) => `client ${id}`),
            ];
            const told: string[] = [];
            for (let cursor = ""; ; ) {
              const response = await ask(`q=wombat&limit=3${cursor && `&cursor=${cursor}`}`);
              const text = await response.text();
              expect(leaked(text, person, acting)).toEqual([]);
              const { results, nextCursor } = JSON.parse(text) as Answer;
              told.push(...results.map((one) => `${one.kind} ${one.case_id ?? one.matter_id}`));
              if (!nextCursor) break;
              // A page that is not the last is full, whatever of the firm's is hidden.
              expect(results).toHaveLength(3);
              // Ids and names of what was told, and nothing that counts what is hidden.
              const places = Buffer.from(nextCursor, "base64url").toString();
              for (const id of [...caseIds, ...matterIds])
                if (places.includes(id)) expect(told.join()).toContain(id);
              cursor = nextCursor;
            }
            expect(told.toSorted()).toEqual(expected.toSorted());
            const cards = (await (await ask("q=personal%20guarantee&limit=100")).json()) as Answer;
            expect(cards.results.map((one) => `${one.kind} ${one.case_id}`).toSorted()).toEqual(
              cases.map((id) => `clause ${id}`).toSorted(),
            );
            // A cursor that somebody makes up tells nothing of what they do not see.
            for (const id of caseIds.filter((one) => !cases.includes(one))) {
              const cursor = Buffer.from(JSON.stringify([["words", id]])).toString("base64url");
              const { results } = (await (await ask(`q=wombat&cursor=${cursor}`)).json()) as Answer;
              expect(results).toEqual([]);
            }
            const listed = await browser.get("/api/cases?clause=personal-guarantee", headers);
            const { cases: found } = (await listed.json()) as { cases: { id: string }[] };
            expect(found.map(({ id }) => id).toSorted()).toEqual(cases.toSorted());
          }
    }),
    worldsToTry(),
  );
}, 600_000);
