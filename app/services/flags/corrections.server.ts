import { eq, type SQL } from "drizzle-orm";
import type { Corrections } from "../../analysis/corrections.ts";
import { database } from "../../db/client.server.ts";
import { caseEdits, legalCases } from "../../db/schema.server.ts";
import { type CaseEdits, correctionsIn } from "../../schemas/hand.ts";
import { newestVersion } from "../versions/newest.server.ts";

/** Beside `legal_cases` and `case_edits`: what people have edited of a case, and the number of its newest version. */
export const editColumns = { edits: caseEdits.edits, number: newestVersion.as("number") };

/** As `editColumns` makes them. */
export type Edited = { edits: CaseEdits | null; number: number };

/** The facts of a case as people have corrected them in its newest version. */
export const correctionsNow = ({ edits, number }: Edited): Corrections =>
  correctionsIn(edits, number);

/** The same of the case that a condition finds. */
export async function findCorrections(env: Env, which: SQL | undefined): Promise<Corrections> {
  const [row] = await database(env)
    .select(editColumns)
    .from(legalCases)
    .leftJoin(caseEdits, eq(caseEdits.case_id, legalCases.id))
    .where(which);
  return row ? correctionsNow(row) : {};
}
