import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { countOfRows, movingTables, staying } from "../../../commands/database/firm-rows.ts";
import { contractFile } from "../../fixtures/contract.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { firmWith } from "../harness/firms.ts";

it("npm run move-firm knows of every table whether it moves with a firm, and by what", async () => {
  expect(movingTables.filter(({ by }) => by === null)).toEqual([]);
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  ).all<{ name: string }>();
  const known = [...staying, ...movingTables.map(({ name }) => name)];
  const own = results
    .map(({ name }) => name)
    .filter((name) => !/_fts|^(sqlite|d1|_cf)_/i.test(name));
  expect(own.filter((name) => !known.includes(name))).toEqual([]);
});

it("npm run move-firm counts the rows of that firm alone", async () => {
  const { firmId, partner } = await firmWith({ partner: "owner", clerk: "assistant" });
  const { id } = await uploadContract(partner.browser, contractFile());
  await analysed(partner.browser, id);
  const counted = await env.DB.prepare(countOfRows(firmId)).first<Record<string, number>>();
  expect(counted).toMatchObject({ firms: 1, members: 2, legal_cases: 1, matters: 0 });
  expect(counted?.case_passages).toBeGreaterThan(1);
  expect(() => countOfRows("' OR 1=1 --")).toThrow();
});
