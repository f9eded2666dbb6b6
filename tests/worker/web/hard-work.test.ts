import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { throttle } from "../../../app/db/schema.server.ts";
import { type BucketName, buckets, charge } from "../../../app/services/throttle.server.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { firmWith } from "../harness/firms.ts";
import { askPage } from "../harness/served-pages.ts";
import { storePlaybook } from "../playbooks/written.ts";

/** Takes all from a bucket of somebody, and so much more that it stays empty for the whole of a test. */
const empty = (name: BucketName, userId: string) =>
  database(env)
    .insert(throttle)
    .values({ key: `${name}:${userId}`, tokens: -20, refilled_at: Date.now() });

it("whoever asks for hard work faster than a person can waits, by API and on pages, and is told how long", async () => {
  const { partner, firmId } = await firmWith({ partner: "owner" });
  const { browser, member } = partner;
  const { id } = await uploadContract(browser);
  await analysed(browser, id);
  const playbookId = await storePlaybook(firmId);
  await empty("making", member.user.id);
  await empty("search", member.user.id);
  for (const path of [
    ...["report.docx", "letter.docx", "marked.docx"].map((name) => `/api/cases/${id}/${name}`),
    `/api/cases/${id}/compare?from=1&to=1`,
    `/api/playbooks/${playbookId}.xlsx`,
    `/api/playbooks/${playbookId}.json`,
    `/api/firms/${firmId}/record.csv`,
    `/api/firms/${firmId}/record/verify`,
    "/api/cases?q=services",
  ]) {
    const answer = await browser.get(path);
    expect([path, answer.status]).toEqual([path, 429]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(error.message).toMatch(
      /^You have (?:asked|searched) .+ in a short time\. Please try again in \d+ seconds\.$/,
    );
  }
  const asked = await browser.post("/api/ask", { question: "governing law", case_id: id });
  expect(asked.status).toBe(429);
  for (const path of [
    `/legalai/case/${id}/marked`,
    `/legalai/case/${id}/compare?from=1&to=1`,
    `/legalai/playbook/${playbookId}/try`,
    "/legalai/cases?q=services",
  ]) {
    const page = await askPage(browser, path.replace(/(?=\?|$)/, ".data"));
    expect([path, page.status]).toEqual([path, 429]);
  }
  // What asks for no such work goes on.
  expect((await browser.get("/api/cases")).status).toBe(200);
  expect((await browser.get(`/api/cases/${id}`)).status).toBe(200);
});

async function forEver(work: () => Promise<unknown>): Promise<never> {
  for (;;) await work();
}

it("such a bucket holds more than a person asks for in one go, and is full again in minutes", async () => {
  for (const name of ["making", "search"] as const) {
    const { burst, everySeconds } = buckets[name];
    expect(burst).toBeGreaterThanOrEqual(100);
    expect(burst * everySeconds).toBeLessThanOrEqual(600);
    let taken = 0;
    const next = () => charge({ env }, name, "somebody").then(() => ++taken);
    await expect(forEver(next)).rejects.toMatchObject({ code: "too_many_requests" });
    expect(taken).toBeGreaterThanOrEqual(burst);
  }
});
