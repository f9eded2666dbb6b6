import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { mostTried, tryPlaybook } from "../../../app/services/playbooks/trial.server.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { firmWith } from "../harness/firms.ts";
import { services, storePlaybook } from "./written.ts";

it("a draft is tried on fifty cases, ten at once, and on none beyond, from wherever one asks", async () => {
  const { firmId, partner } = await firmWith({ partner: "owner" });
  const { id } = await uploadContract(partner.browser);
  await analysed(partner.browser, id);
  const columns =
    (await env.DB.prepare("SELECT * FROM legal_cases WHERE id = ?").bind(id).first()) ?? {};
  const names = Object.keys(columns);
  const copies = Array.from({ length: mostTried + 1 }, (_, at) => ({
    ...columns,
    id: `case-${at}`,
  }));
  await env.DB.batch(
    copies.map((copy: Record<string, unknown>) =>
      env.DB.prepare(`INSERT INTO legal_cases (${names}) VALUES (${names.map(() => "?")})`).bind(
        ...names.map((name) => copy[name] ?? null),
      ),
    ),
  );
  const playbook = await storePlaybook(firmId, services);
  const tried = async (from: number) => {
    const { start, end, next } = await tryPlaybook(env, partner.member, playbook, from);
    return [start, end, next];
  };
  expect(await tried(0)).toEqual([0, 10, 10]);
  expect(await tried(mostTried - 10)).toEqual([mostTried - 10, mostTried, null]);
  expect(await tried(mostTried - 5)).toEqual([mostTried - 5, mostTried, null]);
  for (const beyond of [mostTried, mostTried + 1])
    expect(await tried(beyond)).toEqual([mostTried, mostTried, null]);
});

it("a table that is wrong in many rows is told of so many of them", async () => {
  const { partner } = await firmWith({ partner: "owner" });
  const [rule] = services.rules;
  const told = async (rules: number, name: string) => {
    // Neither its id nor its clause can be.
    const wrong = Array.from({ length: rules }, (_, at) => ({
      ...rule,
      id: `?${at}`,
      clause: "?",
    }));
    const answer = await partner.browser.sendFile(
      "POST",
      "/api/playbooks/import",
      new File([JSON.stringify({ ...services, name, rules: wrong })], "Table.json"),
    );
    const { error } = (await answer.json()) as { error: { rows?: unknown[] } };
    return error.rows?.length;
  };
  expect(await told(499, "Ours")).toBe(998);
  expect([await told(500, "Ours"), await told(500, "")]).toEqual([1_000, 1_000]);
});
