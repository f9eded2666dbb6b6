import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { dateInWords } from "../../../app/analysis/facts/dates.ts";
import {
  caseDatesSchema,
  dateAnswerSchema,
  type KeptDate,
} from "../../../app/schemas/dates/kept.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { type Browser, errorCode, signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";

const words = (
  deposit: string,
  extra = "",
) => `LICENCE dated 4 May 2026 between Wattle Yards Pty Ltd (Owner) and Kestrel Trades Pty Ltd (Licensee)

1. Term
1.1 The term is two years commencing on 1 June 2026.

2. Money
2.1 The Licensee must pay the deposit by ${deposit}.
2.2 The Licensee must pay each invoice within 10 Business Days after the Handover Date.
${extra}
3. Law
3.1 The law of Victoria governs this licence.
`;

const paper = (deposit = "12 June 2026", extra = "") =>
  new File([words(deposit, extra)], "Licence.txt", { type: "text/plain" });

const datesOf = async (browser: Browser, id: string) => {
  const response = await browser.get(`/api/cases/${id}/dates`);
  expect(response.status).toBe(200);
  return v.parse(caseDatesSchema, await response.json()).dates;
};
const the = (dates: readonly KeptDate[], words: string) => {
  const found = dates.find(({ quote }) => quote.includes(words));
  if (!found) throw new Error(`No date on “${words}”.`);
  return found;
};
const change = (browser: Browser, id: string, date: KeptDate, said: object) =>
  browser.send("PATCH", `/api/cases/${id}/dates/${date.id}`, { version: date.version, ...said });
const dateOf = async (response: Response) => {
  expect(response.ok).toBe(true);
  return v.parse(dateAnswerSchema, await response.json()).date;
};

async function licence() {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser, paper());
  await analysed(browser, id);
  return { browser, id, dates: await datesOf(browser, id) };
}

async function nextVersion(browser: Browser, id: string, file: File) {
  expect((await browser.sendFile("POST", `/api/cases/${id}/versions`, file)).status).toBe(201);
  await analysed(browser, id);
}

describe("what a person says of a date", () => {
  it("confirms, corrects, dismisses and notes it, with who and when, against the version they saw", async () => {
    const { browser, id, dates } = await licence();
    const deposit = the(dates, "deposit");
    expect(deposit).toMatchObject({ date: "2026-06-12", by: null, at: null, own: false });
    const confirmed = await dateOf(await change(browser, id, deposit, { state: "confirmed" }));
    expect(confirmed).toMatchObject({ state: "confirmed", date: "2026-06-12", version: 2 });
    expect([confirmed.by?.email, typeof confirmed.at]).toEqual([
      "solicitor@firm.example",
      "string",
    ]);
    const stale = await change(browser, id, deposit, { state: "dismissed" });
    expect(stale.status).toBe(409);
    const told = v.parse(
      v.object({ error: v.object({ code: v.literal("conflict") }), current: v.any() }),
      await stale.json(),
    );
    expect(told.current).toEqual(confirmed);
    const corrected = await dateOf(
      await change(browser, id, confirmed, { date: "2026-06-15", note: "Agreed by phone." }),
    );
    expect(corrected).toMatchObject({ date: "2026-06-15", read: "2026-06-12", state: "confirmed" });
    expect(corrected.note).toBe("Agreed by phone.");
    expect(corrected.sum).toContain("Friday 12 June 2026");
    const back = await dateOf(
      await change(browser, id, corrected, { date: null, state: "proposed" }),
    );
    expect(back).toMatchObject({ date: "2026-06-12", read: null, state: "proposed" });
    const gone = await dateOf(await change(browser, id, back, { state: "dismissed" }));
    expect(the(await datesOf(browser, id), "deposit")).toEqual(gone);
  });

  it("gives an event its day, from which the period is counted by the holidays of the paper’s law", async () => {
    const { browser, id, dates } = await licence();
    const invoice = the(dates, "each invoice");
    expect([invoice.date, invoice.state, invoice.event?.date]).toEqual([null, "proposed", null]);
    const counted = await dateOf(await change(browser, id, invoice, { event_date: "2026-10-28" }));
    // Melbourne Cup Day (3 November 2026) and two weekends are left out.
    expect([counted.date, counted.state]).toEqual(["2026-11-12", "proposed"]);
    expect(counted.event).toMatchObject({ date: "2026-10-28" });
    expect(counted.sum).toContain("Melbourne Cup");
    const none = await dateOf(await change(browser, id, counted, { event_date: null }));
    expect([none.date, none.event?.date]).toEqual([null, null]);
    const deposit = the(dates, "deposit");
    const refused = await change(browser, id, deposit, { event_date: "2026-10-28" });
    expect([refused.status, await errorCode(refused)]).toEqual([400, "invalid_input"]);
  });

  it("is refused for days that are none, and for a date that is not there", async () => {
    const { browser, id, dates } = await licence();
    const deposit = the(dates, "deposit");
    for (const date of ["2026-02-30", "tomorrow", "0001-01-01"])
      expect((await change(browser, id, deposit, { date })).status).toBe(400);
    expect((await change(browser, id, deposit, {})).status).toBe(400);
    const other = { ...deposit, id: "d0none" };
    expect((await change(browser, id, other, { state: "confirmed" })).status).toBe(404);
  });
});

it("a date of one’s own stands on words of the document, or on none, and is told who added it", async () => {
  const { browser, id } = await licence();
  const text = words("12 June 2026");
  const start = text.indexOf("the deposit");
  const add = (body: object) => browser.send("POST", `/api/cases/${id}/dates`, body);
  const placed = { start, end: start + 11, quote: "the deposit" };
  const own = await dateOf(
    await add({ date: "2026-06-10", what: "Remind the client", who: ["Us"], ...placed }),
  );
  expect(own).toMatchObject({ own: true, state: "confirmed", date: "2026-06-10", ...placed });
  const bare = await dateOf(await add({ date: "2026-07-01", what: "Look at it again" }));
  expect(bare).toMatchObject({
    quote: "",
    action: "other",
    by: { email: "solicitor@firm.example" },
  });
  expect((await datesOf(browser, id)).at(-1)?.id).toBe(bare.id);
  const elsewhere = await add({
    date: "2026-06-10",
    what: "x",
    ...placed,
    start: start + 1,
    end: start + 12,
  });
  expect([elsewhere.status, await errorCode(elsewhere)]).toEqual([409, "conflict"]);
  expect((await add({ date: "2026-06-10", what: "x", start: 1 })).status).toBe(400);
  const undated = await change(browser, id, own, { date: null });
  expect([undated.status, await errorCode(undated)]).toEqual([400, "invalid_input"]);
});

it("a case holds so many dates of people’s own, and of the reader’s, and of each so many words", async () => {
  const { browser, id } = await licence();
  const add = (body: object) =>
    browser.send("POST", `/api/cases/${id}/dates`, { date: "2026-06-10", what: "Look", ...body });
  const note = "n".repeat(1_000);
  expect((await dateOf(await add({ note, who: Array(10).fill("Us") }))).note).toBe(note);
  for (const body of [
    { note: `${note}n` },
    { who: Array(11).fill("Us") },
    { what: "w".repeat(201) },
  ])
    expect((await add(body)).status).toBe(400);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 998)
     INSERT INTO case_dates SELECT case_id, 'copy-' || i, firm_id, day, state, own, gone, base, said,
       moved_from, changed_by, changed_at, version FROM case_dates, n WHERE own = 1`,
  ).run();
  expect((await add({})).status).toBe(201);
  const full = await add({});
  expect([full.status, await errorCode(full)]).toEqual([409, "conflict"]);
  const many = Array.from({ length: 501 }, (_, i) => {
    const day = new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10);
    return `${i + 5}. The Licensee must pay $${i + 1} by ${dateInWords(day)}.`;
  });
  const long = new File([`${words("12 June 2026")}\n${many.join("\n")}`], "v2.txt");
  await nextVersion(browser, id, long);
  const response = await browser.get(`/api/cases/${id}/dates`);
  const { dates, complete } = v.parse(caseDatesSchema, await response.json());
  expect([dates.filter(({ own }) => !own).length, complete]).toEqual([500, false]);
});

describe("a new version of the document", () => {
  it("leaves what a person confirmed, corrected, dismissed or added, and says what moved", async () => {
    const { browser, id, dates } = await licence();
    const [term, deposit] = [the(dates, "two years"), the(dates, "deposit")];
    const confirmed = await dateOf(await change(browser, id, deposit, { state: "confirmed" }));
    const own = await dateOf(
      await browser.send("POST", `/api/cases/${id}/dates`, { date: "2026-07-01", what: "Look" }),
    );
    await nextVersion(
      browser,
      id,
      paper("26 June 2026", "2.3 The Owner must insure the yard by 1 August 2026."),
    );
    const after = await datesOf(browser, id);
    const now = the(after, "deposit");
    expect(now).toMatchObject({
      ...{ id: confirmed.id, state: "confirmed", date: "2026-06-12", read: "2026-06-26" },
      ...{ moved: { from: "2026-06-12" }, by: confirmed.by, version: confirmed.version + 1 },
    });
    expect(the(after, "two years")).toMatchObject({ id: term.id, moved: null, version: 1 });
    expect(after.find((one) => one.id === own.id)).toEqual(own);
    expect(the(after, "insure").date).toBe("2026-08-01");
    // Who looks at it takes the new day, or stays with theirs.
    const kept = await dateOf(await change(browser, id, now, { state: "confirmed" }));
    expect([kept.date, kept.moved]).toEqual(["2026-06-12", null]);
    const taken = await dateOf(await change(browser, id, kept, { date: null, state: "confirmed" }));
    expect([taken.date, taken.moved, taken.read]).toEqual(["2026-06-26", null, null]);
  });

  it("moves what nobody has touched, and lets go of what is not in it any more", async () => {
    const { browser, id, dates } = await licence();
    const deposit = the(dates, "deposit");
    const invoice = the(dates, "each invoice");
    await dateOf(await change(browser, id, invoice, { event_date: "2026-10-28" }));
    const text = words("3 July 2026").replace(/^2\.2.*\n/m, "");
    await nextVersion(browser, id, new File([text], "Licence v2.txt", { type: "text/plain" }));
    const after = await datesOf(browser, id);
    expect(the(after, "deposit")).toMatchObject({
      ...{
        id: deposit.id,
        date: "2026-07-03",
        state: deposit.state,
        moved: { from: "2026-06-12" },
      },
    });
    // What a person has said of words that are gone is kept, and that they are gone is told.
    expect(the(after, "each invoice")).toMatchObject({ gone: true, date: "2026-11-12" });
    const stored = await (await browser.get(`/api/cases/${id}/text`)).text();
    for (const { gone, quote, start, end } of after)
      if (!gone) expect(stored.slice(start, end)).toBe(quote);
  });

  it("and another analysis of the same words change nothing and no name", async () => {
    const { browser, id, dates } = await licence();
    const deposit = the(dates, "deposit");
    await dateOf(await change(browser, id, deposit, { date: "2026-06-20" }));
    const before = await datesOf(browser, id);
    expect((await browser.send("POST", `/api/cases/${id}/analyse`)).status).toBe(202);
    await analysed(browser, id);
    expect(await datesOf(browser, id)).toEqual(before);
  });
});

it("who only reads a case changes none of its dates, and the record tells who did, without a day or a word", async () => {
  const { owner, helper, firmId } = await firmWith({ owner: "owner", helper: "guest" });
  const { id } = await uploadContract(owner.browser, paper());
  await analysed(owner.browser, id);
  const deposit = the(await datesOf(owner.browser, id), "deposit");
  const refused = await change(helper.browser, id, deposit, { state: "confirmed" });
  expect(refused.status).toBe(404);
  await dateOf(await change(owner.browser, id, deposit, { date: "2026-06-20" }));
  const record = await (await owner.browser.get(`/api/firms/${firmId}/record?thing=${id}`)).text();
  expect(record).toContain(
    `"details":{"changed":[{"what":"date_state","from":"sure","to":"confirmed"},{"what":"date_day"}],"dates":["${deposit.id}"]}`,
  );
  expect(record).not.toContain("2026-06-20");
  expect(record).not.toContain("deposit");
});
