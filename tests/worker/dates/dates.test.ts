import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, it } from "vitest";
import { caseDatesSchema } from "../../../app/schemas/dates/kept.ts";
import { maxDatedCharacters } from "../../../app/services/dates/reading.server.ts";
import { analysed, settled, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { firmWith, storeMatter } from "../harness/firms.ts";
import { storeCases } from "../harness/stored-cases.ts";
import { unreadable } from "../versions/drafts.ts";

const words = `LEASE dated 3 May 2026 between Acacia Retail Pty Ltd (Landlord) and Banksia Books Pty Ltd (Tenant)

1. Term
1.1 The term is three years commencing on 1 July 2026.

2. Option
2.1 The Tenant may exercise the option for a further term by notice not earlier than 6 months and not later than 3 months before the end of the term.

3. Bond
3.1 The Tenant must pay the bond by 15 June 2026.
3.2 The Tenant must make good any damage within 14 days after the Landlord asks for it.
`;

const lease = (text = words) => new File([text], "Lease.txt", { type: "text/plain" });

async function datesOf(browser: Browser, id: string) {
  const response = await browser.get(`/api/cases/${id}/dates`);
  expect(response.status).toBe(200);
  return v.parse(caseDatesSchema, await response.json());
}

it("the dates of a case are those of its document, each with its words, window and sum", async () => {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser, lease());
  await analysed(browser, id);
  const { dates, complete } = await datesOf(browser, id);
  const text = await (await browser.get(`/api/cases/${id}/text`)).text();
  expect(complete).toBe(true);
  for (const { quote, start, end } of dates) expect(text.slice(start, end)).toBe(quote);
  expect(
    dates.map(({ action, opens, date, state, place }) => [action, opens, date, state, place]),
  ).toEqual([
    ["expiry", null, "2029-06-30", "sure", "cl 1.1"],
    ["option", "2028-12-30", "2029-03-30", "sure", "cl 2.1"],
    ["payment", null, "2026-06-15", "sure", "cl 3.1"],
    ["other", null, null, "proposed", "cl 3.2"],
  ]);
  expect(dates[0]?.sum).toContain("with 1 July 2026 as the first day");
  expect(dates[2]?.who).toEqual(["Banksia Books Pty Ltd"]);
});

it("they are nobody's who cannot see the case, and there are none of what is not there or not analysed", async () => {
  const { owner, member, firmId } = await firmWith({ owner: "owner", member: "lawyer" });
  const walled = await storeMatter(firmId, { restricted: true });
  const [id = ""] = await storeCases(firmId, [{ firm_id: firmId, matter_id: walled }]);
  const stranger = await signedInBrowser("stranger@other.example");
  for (const browser of [member.browser, stranger])
    expect((await browser.get(`/api/cases/${id}/dates`)).status).toBe(404);
  const none = await owner.browser.get(`/api/cases/${crypto.randomUUID()}/dates`);
  expect([none.status, await errorCode(none)]).toEqual([404, "not_found"]);
  const failed = await uploadContract(owner.browser, unreadable());
  await settled(owner.browser, failed.id);
  const unread = await owner.browser.get(`/api/cases/${failed.id}/dates`);
  expect([unread.status, await errorCode(unread)]).toEqual([409, "conflict"]);
});

it("of a document that is longer than is read for dates the beginning is, and that is told", async () => {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser, lease());
  await analysed(browser, id);
  const filling = "The Tenant keeps the shop clean.\n\n".repeat(Math.ceil(maxDatedCharacters / 33));
  const last = "The Tenant must pay the balance by 1 December 2026.\n";
  await env.FILES.put(`cases/${id}/text`, `${words}\n${filling}${last}`);
  // As of a case that was analysed before dates were kept: they are read when somebody looks.
  await env.DB.prepare("DELETE FROM case_date_readings").run();
  const { dates, complete } = await datesOf(browser, id);
  expect([complete, dates.length]).toEqual([false, 4]);
});
