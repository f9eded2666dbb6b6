import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { builtInAnalyser } from "../../../app/analysis/version.ts";
import { database } from "../../../app/db/client.server.ts";
import { legalCases, users } from "../../../app/db/schema.server.ts";
import { getCaseDetails } from "../../../app/services/cases/details.server.ts";
import { storedAnalysis, storedFlags } from "../../../app/services/cases/stored-reading.server.ts";
import { handOn, onWords } from "../hand/by-hand.ts";
import { analysed } from "../harness/analysis.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { firmWith } from "../harness/firms.ts";
import { alone } from "../harness/members.ts";
import { askPage } from "../harness/served-pages.ts";

/** Makes the one case there is as an analyser of before stored it: with flags of other names, and without answers. */
async function asBefore() {
  const [row] = await database(env).select().from(legalCases);
  const found = storedAnalysis(row?.analysis ?? null);
  if (!row || !found) throw new Error("There is a case.");
  const flags = storedFlags(row.risk_flags, row.analysis).map(
    ({ weight: _, group: __, questionId: ___, wording: ____, law: _____, ...flag }) => flag,
  );
  const { answers: _, ...older } = found;
  await env.DB.prepare("UPDATE legal_cases SET risk_flags = ?, analysis = ?, analyser = ?")
    .bind(JSON.stringify(flags), JSON.stringify(older), "built-in 2")
    .run();
  return flags;
}

const renewing = new URLSearchParams({ intent: "renew" });
const attempts = async () => (await database(env).select().from(legalCases))[0]?.attempt;

describe("a case that an analyser of before has read", () => {
  it("is shown whole as it was to who only looks, and its page says that it is to be read again", async () => {
    const browser = await signedInBrowser();
    const { id, read } = await handOn(browser);
    const flags = await asBefore();
    const { risk_flags, answers, openFlags } = await read();
    expect(answers).toEqual([]);
    expect(risk_flags.every(({ group }) => group === "matters")).toBe(true);
    expect(openFlags.High + openFlags.Medium + openFlags.Low).toBe(flags.length);
    const [user] = await database(env).select().from(users);
    expect((await getCaseDetails(env, alone(user?.id ?? ""), id)).isOutdated).toBe(true);
    // To look changes nothing.
    expect((await askPage(browser, `/legalai/case/${id}.data`)).status).toBe(200);
    expect(await attempts()).toBe(1);
  });

  it("is read again when it is opened, once, and everything that people did keeps its place", async () => {
    const browser = await signedInBrowser();
    const hand = await handOn(browser);
    const before = await hand.read();
    const [first, second] = before.risk_flags;
    const own = await hand.added(onWords("limited to $1,000"));
    await asBefore();
    const named = (await hand.read()).risk_flags;
    await hand.changed(named[0] ?? own, { state: "accepted" });
    await hand.changed(named[1] ?? own, { state: "dismissed", reason: "Insured." });
    const path = `/legalai/case/${hand.id}.data`;
    const sent = await Promise.all([
      askPage(browser, path, renewing),
      askPage(browser, path, renewing),
    ]);
    expect(sent.map(({ status }) => status < 400)).toEqual([true, true]);
    const after = await analysed(browser, hand.id);
    expect(await attempts()).toBe(2);
    expect(after.analyser).toBe(builtInAnalyser);
    expect(after.answers.length).toBeGreaterThan(0);
    const by = (id: string | undefined) => after.risk_flags.find((flag) => flag.id === id);
    expect(by(first?.id)).toMatchObject({ state: "accepted", by: "reader" });
    expect(by(second?.id)).toMatchObject({ state: "dismissed", reason: "Insured." });
    expect(by(own.id)).toMatchObject({ quote: "limited to $1,000", by: "person" });
    // Whoever opens it once more finds it as it is.
    await askPage(browser, path, renewing);
    expect(await attempts()).toBe(2);
  });

  it("keeps a decision where the present analyser calls the clause otherwise and cuts its words otherwise", async () => {
    const browser = await signedInBrowser();
    const hand = await handOn(browser);
    const flags = await asBefore();
    const cut = flags.map((flag, at) =>
      at === 0
        ? { ...flag, clauseTitle: "Evergreen", end: flag.end - 9, quote: flag.quote.slice(0, -9) }
        : flag,
    );
    await env.DB.prepare("UPDATE legal_cases SET risk_flags = ?").bind(JSON.stringify(cut)).run();
    const [evergreen] = (await hand.read()).risk_flags;
    if (!evergreen) throw new Error("The contract has a flag.");
    const decided = await hand.changed(evergreen, { state: "dismissed", reason: "Agreed." });
    await askPage(browser, `/legalai/case/${hand.id}.data`, renewing);
    const after = await analysed(browser, hand.id);
    expect(after.risk_flags.find((flag) => flag.id === decided.id)).toMatchObject({
      ...{ state: "dismissed", reason: "Agreed.", by: "reader", start: evergreen.start },
    });
  });

  it("is read again for nobody who may only look", async () => {
    const { partner, visitor } = await firmWith({ partner: "owner", visitor: "guest" } as const);
    const hand = await handOn(partner.browser);
    await asBefore();
    const path = `/legalai/case/${hand.id}.data`;
    expect((await askPage(visitor.browser, path, renewing)).status).toBeGreaterThanOrEqual(400);
    expect(await attempts()).toBe(1);
  });
});

describe("a case of today", () => {
  it("is not read again", async () => {
    const browser = await signedInBrowser();
    const { id } = await handOn(browser);
    await askPage(browser, `/legalai/case/${id}.data`, renewing);
    expect(await attempts()).toBe(1);
    const [user] = await database(env).select().from(users);
    expect((await getCaseDetails(env, alone(user?.id ?? ""), id)).isOutdated).toBe(false);
  });
});
