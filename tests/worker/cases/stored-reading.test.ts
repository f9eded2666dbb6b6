import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { type RiskFlag, riskFlagSchema } from "../../../app/schemas/analysis.ts";
import { getCaseDetails } from "../../../app/services/cases/details.server.ts";
import { packReadings } from "../../../app/services/cases/packing.server.ts";
import {
  readingColumns,
  storedAnalysis,
  storedFlags,
} from "../../../app/services/cases/stored-reading.server.ts";
import { everyMinute } from "../../../workers/cron.ts";
import { analysed, uploadContract } from "../harness/analysis.ts";
import { signedInBrowser } from "../harness/browser.ts";
import { alone } from "../harness/members.ts";

type Row = { user_id: string; risk_flags: string; analysis: unknown; stored_as: string };

const rowOf = (id: string) =>
  env.DB.prepare("SELECT *, typeof(analysis) AS stored_as FROM legal_cases WHERE id = ?")
    .bind(id)
    .first<Row>();

/** A flag alone, without what people did about it. */
const riskFlag = v.object(riskFlagSchema.entries);

/** The contract's case, and the user's whose it is. */
async function analysedCase() {
  const browser = await signedInBrowser();
  const { id } = await uploadContract(browser);
  const found = await analysed(browser, id);
  const row = await rowOf(id);
  if (!row) throw new Error("The case is stored.");
  return { id, found, row, details: () => getCaseDetails(env, alone(row.user_id), id) };
}

/** Stores a case as it was stored before anything was packed. */
async function unpack({ id, found, details }: Awaited<ReturnType<typeof analysedCase>>) {
  const { analysis } = await details();
  await env.DB.prepare("UPDATE legal_cases SET risk_flags = ?, analysis = ? WHERE id = ?")
    .bind(JSON.stringify(found.risk_flags), JSON.stringify(analysis), id)
    .run();
}

describe("the row of an analysed case", () => {
  it("tells whoever reads the table the level, title, reason and advice of each flag and whether it matters, in plain JSON", async () => {
    const { found, row } = await analysedCase();
    expect(found.risk_flags.length).toBeGreaterThan(3);
    const told = found.risk_flags.map(
      ({ riskLevel, clauseTitle, explanation, recommendation, group }) => ({
        ...{ riskLevel, clauseTitle, explanation, recommendation, group },
      }),
    );
    expect(JSON.parse(row.risk_flags)).toEqual(told);
  });

  it("has the rest packed, and of a flag that is a clause its words and the clause's number alone", async () => {
    const { id, found, row } = await analysedCase();
    expect(row.stored_as).toBe("blob");
    const [stored] = await database(env)
      .select({ analysis: legalCases.analysis })
      .from(legalCases)
      .where(eq(legalCases.id, id));
    const at = found.risk_flags.findIndex(({ clauseId }) => clauseId === "indemnity");
    expect(stored?.analysis?.untold?.[at]).toEqual({
      ...{ quote: found.risk_flags[at]?.quote, weight: found.risk_flags[at]?.weight },
      ...{ questionId: "indemnity-without-fault", wording: found.risk_flags[at]?.wording },
      replaces: found.risk_flags[at]?.replaces,
      law: found.risk_flags[at]?.law,
      clause: stored?.analysis?.clauses.findIndex((clause) => clause.id === "indemnity"),
    });
  });

  it("gives back every flag, also one that is no clause or is not as its clause", async () => {
    const { found, details } = await analysedCase();
    const { analysis } = await details();
    const all: RiskFlag[] = found.risk_flags.map((flag) => v.parse(riskFlag, flag));
    const [flag] = all;
    if (!analysis || !flag) throw new Error("The contract has flags.");
    const flags: RiskFlag[] = [
      ...all,
      { ...flag, clauseId: null },
      { ...flag, burdens: ["Somebody else"] },
      { ...flag, start: flag.start + 1, quote: flag.quote.slice(1) },
    ];
    // What people did about a flag is kept elsewhere.
    const inHand = flags.map((one) => ({ ...one, id: "x", state: "accepted" }));
    const columns = readingColumns(inHand, analysis);
    expect(storedFlags(columns.risk_flags, columns.analysis)).toEqual(flags);
    expect(storedAnalysis(columns.analysis)).toEqual(analysis);
  });
});

describe("a case that was stored before readings were packed", () => {
  it("is shown as it was, and packed by the next round of the cron without a change to what is shown", async () => {
    const stored = await analysedCase();
    const before = await stored.details();
    await unpack(stored);
    expect((await rowOf(stored.id))?.stored_as).toBe("text");
    expect(await stored.details()).toEqual(before);
    await everyMinute(env, new Date("2026-11-20T00:01:00Z"));
    const { risk_flags } = stored.row;
    expect(await rowOf(stored.id)).toMatchObject({ risk_flags, stored_as: "blob" });
    expect(await stored.details()).toEqual(before);
  });

  it("keeps a result that comes while it is being packed", async () => {
    const stored = await analysedCase();
    await unpack(stored);
    const newer = JSON.stringify(stored.found.risk_flags.slice(1));
    const inBetween = {
      ...env,
      DB: new Proxy(env.DB, {
        get: (db, name) =>
          name === "batch"
            ? async (statements: D1PreparedStatement[]) => {
                await db.prepare("UPDATE legal_cases SET risk_flags = ?").bind(newer).run();
                return db.batch(statements);
              }
            : Reflect.get(db, name).bind(db),
      }),
    };
    await packReadings(inBetween);
    expect(await rowOf(stored.id)).toMatchObject({ risk_flags: newer, stored_as: "text" });
    await packReadings(env);
    expect((await stored.details()).case.risk_flags).toEqual(stored.found.risk_flags.slice(1));
  });
});
