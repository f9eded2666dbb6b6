import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { maxStoredText } from "../../../app/services/analysis/analysis.server.ts";
import { longestWait } from "../../../app/services/analysis/model-analysis.server.ts";
import { deliverEvery } from "../../../app/services/mail.server.ts";
import { mostARound } from "../../../app/services/work.server.ts";
import { analyseWithModel } from "../../../workers/model-steps.ts";
import { contractText } from "../../fixtures/contract.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { signedInBrowser } from "../harness/browser.ts";

it("the database keeps as much of a text as it may, and of a longer one its beginning; the bucket has both whole", async () => {
  const browser = await signedInBrowser();
  const whole = contractText.replace(/[^\x20-\x7e\n]/g, "-").slice(0, maxStoredText - 1);
  for (const text of [`${whole}.`, `${whole}..`, `${whole}é`]) {
    const { id } = await uploadContract(browser, new File([text], "Deed.txt"));
    await analysed(browser, id);
    const kept = await env.DB.prepare("SELECT file_content FROM legal_cases WHERE id = ?")
      .bind(id)
      .first("file_content");
    expect(kept).toBe(text.endsWith("é") ? whole : `${whole}.`);
    expect(await (await browser.get(`/api/cases/${id}/text`)).text()).toBe(text);
  }
});

it("a provider that asks to be left alone is, for a minute, and for longer the built-in analyser reads", async () => {
  const asked = async (waitMs: number) => {
    const waits: number[] = [];
    const outcomes = [{ state: "waiting", waitMs, slow: false }, { state: "done" }];
    // Only what these steps call.
    const step = {
      do: async () => outcomes.shift() ?? { state: "done" },
      sleep: async (_: string, ms: number) => void waits.push(ms),
    } as unknown as Parameters<typeof analyseWithModel>[3];
    return [await analyseWithModel(env, { caseId: "x", attempt: 1 }, 1, step), waits];
  };
  expect(await asked(longestWait)).toEqual(["ended", [longestWait]]);
  expect(await asked(longestWait + 1)).toEqual(["unreachable", []]);
});

it("a round of background work tells the queue of so many rows, and the next of those that are left", async () => {
  const told = async () => {
    const ids: string[] = [];
    // Only what the product calls on the binding.
    const WORK = {
      sendBatch: async (messages: { body: { id: string } }[]) =>
        void ids.push(...messages.map(({ body }) => body.id)),
    } as unknown as Env["WORK"];
    await deliverEvery({ ...env, WORK });
    return ids;
  };
  const store = (count: number, from: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?1 + ?2 - 1)
      INSERT INTO outbox (id, to_address, subject, text, html, status, due_at, dedupe_key, created_at)
      SELECT 'mail ' || i, 'a@firm.example', '', '', '', 'due', i, 'mail ' || i, 1 FROM n`,
    )
      .bind(count, from)
      .run();
  await store(mostARound, 1);
  expect(await told()).toHaveLength(mostARound);
  await store(1, mostARound + 1);
  const first = await told();
  expect([first.length, first.includes(`mail ${mostARound + 1}`)]).toEqual([mostARound, false]);
  await env.DB.prepare("UPDATE outbox SET status = 'sent' WHERE due_at <= ?")
    .bind(mostARound)
    .run();
  expect(await told()).toEqual([`mail ${mostARound + 1}`]);
});
