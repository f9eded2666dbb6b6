import { eq, type SQL } from "drizzle-orm";
import { corrected } from "../../analysis/corrections/corrected.ts";
import type { Corrections } from "../../analysis/corrections/said.ts";
import { database } from "../../db/client.server.ts";
import { caseEdits, legalCases } from "../../db/schema.server.ts";
import type { Analysis } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { type CaseEdits, correctionsIn } from "../../schemas/hand.ts";
import { newestVersion } from "../versions/newest.server.ts";

/** Beside `legal_cases` and `case_edits`: what people have edited of a case, and the number of its newest version. */
export const editColumns = { edits: caseEdits.edits, number: newestVersion.as("number") };

/** Who is who in a case as people have corrected the names of its parties: the parties, and the client. */
export function correctedNames({
  case: { client, facts, edited },
  analysis,
}: {
  case: Pick<Case, "client" | "facts" | "edited">;
  analysis: Pick<Analysis, "facts"> | null;
}) {
  if (!analysis || !("parties" in edited))
    return { parties: analysis?.facts.parties ?? [], client };
  const as = corrected(
    { facts: analysis.facts, clauses: [], riskFlags: [] },
    { parties: facts.parties ?? "" },
    { name: client },
  );
  return { parties: as.facts.parties, client: as.client.name ?? null };
}

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
