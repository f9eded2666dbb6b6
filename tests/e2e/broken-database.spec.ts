import { expect, test } from "@playwright/test";
import { baseURL, end, start, state } from "./own-server.ts";
import { openDatabase } from "./server.ts";

test.afterAll(end);

test("who cannot be let in because of the database is told so by LegalAI itself", async () => {
  await start();
  const database = openDatabase(state, { readOnly: false });
  database.exec("DROP TABLE sessions");
  database.close();
  const headers = { Accept: "text/html", Cookie: "__Host-session=some.body" };
  const answer = await fetch(`${baseURL}/legalai/dashboard`, { headers });
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain("Something went wrong on our side · LegalAI");
  expect(html).toContain("Go to the dashboard");
});
