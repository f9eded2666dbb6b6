import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { legalCases, riskOrder } from "../../db/schema.server.ts";
import type { RiskLevel } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { selectCases, toCase } from "./rows.server.ts";

const shown = 5;
/** Of how many cases the open flags are counted, with and without a High one: a statement takes 100 parameters. */
const counted = 50;

/** The gravest of a user's cases: those with a High or Medium flag, gravest first, then newest. At most five. */
export async function riskyCases(env: Env, member: Member): Promise<Case[]> {
  const rows = await selectCases(env)
    .where(and(visibleCases(member), sql`${riskOrder} >= 2`))
    .orderBy(desc(riskOrder), desc(legalCases.created_at))
    .limit(shown);
  return rows.map(toCase);
}

/** A case with flags that nobody has decided about yet. */
export type OpenCase = Case & { open: { levels: RiskLevel[] } };

/** What waits for a user, at most five of each: what failed, newest first, and what has open flags. */
export async function waitingCases(env: Env, member: Member) {
  const [failed, open] = await Promise.all([
    selectCases(env)
      .where(and(visibleCases(member), eq(legalCases.status, "failed")))
      .orderBy(desc(legalCases.created_at))
      .limit(shown),
    casesWithOpenFlags(env, member),
  ]);
  return { failed: failed.map(toCase), open };
}

/**
 * The cases with open flags, those with the most open High flags first, then those with the most open ones, then the
 * newest. Older cases than the fifty newest with an open High flag, or with any, are left out where there are as many.
 */
async function casesWithOpenFlags(env: Env, member: Member): Promise<OpenCase[]> {
  const [grave, any] = await Promise.all([
    openCasesQuery(env, member, sql`${riskOrder} = 3`, sql`f.value ->> 'riskLevel' = 'High'`),
    openCasesQuery(env, member, sql`${riskOrder} > 0`, sql`1`),
  ]);
  const rows = new Map([...grave, ...any].map((row) => [row.id, row]));
  const cases = [...rows.values()].map(toCase);
  const high = ({ open }: OpenCase) => open.levels.filter((level) => level === "High").length;
  return cases
    .map((one) => {
      const open = one.risk_flags.filter(({ state }) => state === "open");
      return { ...one, open: { levels: open.map(({ riskLevel }) => riskLevel) } };
    })
    .filter(({ open }) => open.levels.length > 0)
    .toSorted(
      (a, b) =>
        high(b) - high(a) ||
        b.open.levels.length - a.open.levels.length ||
        b.created_at.localeCompare(a.created_at),
    )
    .slice(0, shown);
}

/**
 * The newest cases of a level with a flag of a kind that no decision names by its words and clause. The flags are read
 * only of cases that have a decision at all: of the others each is open.
 */
export const openCasesQuery = (env: Env, member: Member, level: SQL, kind: SQL) =>
  selectCases(env)
    .where(
      and(
        visibleCases(member),
        level,
        eq(legalCases.status, "analyzed"),
        sql`(NOT EXISTS (SELECT 1 FROM flag_reviews r WHERE r.case_id = ${legalCases.id} AND r.state <> 'open')
          OR EXISTS (SELECT 1 FROM json_each(${legalCases.risk_flags}) f WHERE ${kind} AND NOT EXISTS (
            SELECT 1 FROM flag_reviews r WHERE r.case_id = ${legalCases.id} AND r.state <> 'open'
              AND (r.flag_hash LIKE f.value ->> 'hash' || '%'
                OR (r.quote = f.value ->> 'quote' AND r.clause_title = f.value ->> 'clauseTitle')))))`,
      ),
    )
    .orderBy(desc(legalCases.created_at))
    .limit(counted);
