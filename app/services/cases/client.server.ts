import { and, eq, sql } from "drizzle-orm";
import type { Corrections } from "../../analysis/corrections/said.ts";
import type { readFor } from "../../analysis/read-for.ts";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { caseClients, legalCases } from "../../db/schema.server.ts";
import type { Analysis } from "../../schemas/analysis.ts";
import { nobodyCalled, partyCalled } from "../../schemas/client.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { correctionsOf, noSuchCase, selectCases } from "./rows.server.ts";
import { getText } from "./storage.server.ts";
import { readingColumns, storedAnalysis, storedFlags } from "./stored-reading.server.ts";

/**
 * The statement that stores whom the reader of a case acts for; null is nobody. It does so only if the statement just
 * before it in its batch has changed the case.
 */
export function keepClient(env: Env, caseId: string, client: string | null) {
  const hasChanged = sql`changes() > 0`;
  if (client === null)
    return database(env)
      .delete(caseClients)
      .where(and(eq(caseClients.case_id, caseId), hasChanged));
  return insertWhere(env, caseClients, { case_id: caseId, client }, hasChanged).onConflictDoUpdate({
    target: caseClients.case_id,
    set: { client },
  });
}

/**
 * What it takes to name the client of a case: its columns, the statement that follows them, and what has to be true
 * of the case still. Flags and summary follow from what is stored; nothing is searched for again.
 * @param words a party's name, role or what else it is called; null names nobody.
 * @throws AppError `not_found`; `conflict` while there is no analysis; `invalid_input` when no party is called so.
 */
export async function clientChange(env: Env, member: Member, caseId: string, words: string | null) {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const stored = storedAnalysis(row.analysis);
  const text = row.status === "analyzed" ? await getText(env, row.document_id) : null;
  if (!stored || text === null)
    throw new AppError(
      "conflict",
      "The client is chosen among the document’s parties, once it has been analysed.",
    );
  const { parties } = stored.facts;
  const party = words === null ? null : partyCalled(parties, words);
  if (words !== null && !party) {
    const sentence = nobodyCalled(words, parties);
    throw new AppError("invalid_input", sentence, { fields: { client: [sentence] } });
  }
  const name = party?.name ?? null;
  return {
    columns: await readForReader(text, row, { name, side: row.side }, correctionsOf(row)),
    kept: keepClient(env, caseId, name),
    unchanged: and(eq(legalCases.status, "analyzed"), eq(legalCases.attempt, row.attempt)),
  };
}

type Reading = Pick<
  typeof legalCases.$inferSelect,
  "words" | "ai_summary" | "risk_flags" | "analysis" | "analyser"
>;

/** The columns of a stored reading as they are for a party, or for a side where none is named, with corrected facts. */
export async function readForReader(
  text: string,
  reading: Reading,
  client: Parameters<typeof readFor>[2],
  said: Corrections,
) {
  const stored = storedAnalysis(reading.analysis);
  if (!stored) throw new Error("There is no analysis to read for somebody.");
  const analysis: Analysis = {
    ...stored,
    words: reading.words ?? 0,
    executiveSummary: reading.ai_summary ?? "",
    riskFlags: storedFlags(reading.risk_flags, reading.analysis),
    analyser: reading.analyser ?? "built-in",
  };
  const { readFor } = await import("../../analysis/read-for.ts");
  const { riskFlags, answers, missing, executiveSummary } = readFor(text, analysis, client, said);
  return {
    ...readingColumns(riskFlags, { ...stored, answers, missing }),
    ai_summary: executiveSummary,
  };
}
