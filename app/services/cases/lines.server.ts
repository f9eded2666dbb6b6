import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, matters, riskOrder } from "../../db/schema.server.ts";
import type { RiskLevel } from "../../schemas/analysis.ts";
import type { Case, CaseLine } from "../../schemas/case.ts";

/** The levels of the flags that matter: a JSON list, read in the database so that the flags' words stay there. */
export const levelsThatMatter = (
  flags: SQLWrapper,
) => sql<string>`(SELECT json_group_array(value ->> 'riskLevel')
  FROM json_each(${flags}) WHERE coalesce(value ->> 'group', 'matters') = 'matters')`;
const levels = levelsThatMatter(legalCases.risk_flags);

/** The same as people have made them, where that is otherwise. */
const levelsByHand = sql<
  string | null
>`(SELECT o.levels FROM open_flags o WHERE o.case_id = ${legalCases.id})`;

/** What `toLine` reads. Each has a name of its own, as a batch demands. */
export const lineColumns = {
  id: legalCases.id,
  case_name: legalCases.case_name,
  case_type: legalCases.case_type,
  file_name: legalCases.file_name,
  matter_id: legalCases.matter_id,
  status: legalCases.status,
  failure_code: legalCases.failure_code,
  failure_message: legalCases.failure_message,
  created_at: legalCases.created_at,
  matter_name: matters.name,
  risk_order: riskOrder.as("risk_order"),
  levels: levels.as("levels"),
  levels_by_hand: levelsByHand.as("levels_by_hand"),
};

/** A query for cases as pages list them: a tenth of what `selectCases` reads. It says nothing yet of whose they are. */
export const selectLines = (env: Env) =>
  database(env)
    .select(lineColumns)
    .from(legalCases)
    .leftJoin(matters, eq(matters.id, legalCases.matter_id));

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** A case as pages list it. */
export function toLine(row: LineRow): CaseLine {
  return {
    id: row.id,
    case_name: row.case_name,
    case_type: row.case_type,
    file_name: row.file_name,
    matter: matterOf(row),
    status: row.status,
    failure: failureOf(row),
    created_at: new Date(row.created_at).toISOString(),
    counts: countsOf(row),
    found: null,
  };
}

/** How many flags of each level a case has, but for hidden ones. */
function countsOf({ levels, levels_by_hand }: Pick<LineRow, "levels" | "levels_by_hand">) {
  // Written by `countSoon` alone.
  if (levels_by_hand !== null) return JSON.parse(levels_by_hand) as Case["openFlags"];
  const counts = { High: 0, Medium: 0, Low: 0 };
  // Written from `risk_flags` alone, whose flags passed their schema.
  for (const level of JSON.parse(levels) as RiskLevel[]) counts[level] += 1;
  return counts;
}

/** The matter of a case, as far as it is there. */
export const matterOf = ({
  matter_id: id,
  matter_name: name,
}: Pick<LineRow, "matter_id" | "matter_name">) =>
  id !== null && name !== null ? { id, name } : null;

/** Why the analysis of a case failed. */
export const failureOf = ({
  status,
  failure_code: code,
  failure_message: message,
}: Pick<LineRow, "status" | "failure_code" | "failure_message">) =>
  status === "failed" && code ? { code, message: message ?? "" } : null;
