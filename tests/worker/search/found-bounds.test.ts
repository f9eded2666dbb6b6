import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { comments } from "../../../app/db/schema.server.ts";
import type { SearchResult } from "../../../app/schemas/cases/search.ts";
import {
  indexComments,
  mostFoundCharacters,
  mostFoundComments,
} from "../../../app/services/search/passage-index.server.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { storeCases } from "../harness/stored-cases.ts";

it("a search finds so many comments of a case, the newest, and so many of their characters", async () => {
  const browser = await signedInBrowser();
  const { firms } = (await (await browser.get("/api/firms")).json()) as { firms: { id: string }[] };
  const firm_id = firms[0]?.id ?? "";
  const [id = ""] = await storeCases(firm_id, [{}]);
  const db = database(env);
  const said = (text: string, created_at: number) =>
    db.insert(comments).values({
      ...{ id: crypto.randomUUID(), firm_id, case_id: id, author_id: firm_id, text, created_at },
    });
  const found = async (q: string) => {
    await db.batch([...indexComments(env, id)]);
    const answer = await browser.get(`/api/search?q=${q}&kind=comment`);
    return ((await answer.json()) as { results: SearchResult[] }).results.length;
  };
  await said("platypus", 1);
  for (let i = 2; i <= mostFoundComments; i++) await said("wombat", i);
  expect(await found("platypus")).toBe(1);
  await said("wombat", mostFoundComments + 1);
  expect(await found("platypus")).toBe(0);

  const filler = "a ".repeat(mostFoundCharacters / 2 - 10);
  await said(`${filler} echidna`, 1_000);
  expect(await found("echidna")).toBe(1);
  await said("A few words before.", 2_000);
  expect(await found("echidna")).toBe(0);
});
