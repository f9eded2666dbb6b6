import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { type AttemptParams, current } from "../analysis/attempts.server.ts";
import { isOutage } from "../outages.ts";
import { datesStatements } from "./reading.server.ts";

/**
 * The statements that keep the dates of a document with the result of its analysis. A defect of their reader costs no
 * analysis: they are then read when somebody looks.
 */
export async function readResultDates(
  env: Env,
  params: AttemptParams,
  of: Pick<Parameters<typeof datesStatements>[1], "text" | "facts" | "analyzedAt">,
) {
  const [row] = await database(env)
    .select({ firmId: legalCases.firm_id })
    .from(legalCases)
    .where(current(params));
  if (!row) return [];
  try {
    const { caseId } = params;
    return await datesStatements(env, { caseId, firmId: row.firmId, ...of }, current(params));
  } catch (error) {
    if (isOutage(error)) throw error;
    log.error("dates_not_read", { ...params, error });
    return [];
  }
}
