import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { caseEdits, flagReviews, handSteps, legalCases } from "../../db/schema.server.ts";
import type { Undone } from "../../schemas/flag.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase, selectCases } from "../cases/rows.server.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { mayBeAssigned } from "./assignees.server.ts";
import { assignmentChange } from "./assignment.server.ts";
import { summaryWith } from "./case-edits.server.ts";
import { flagId, type HandRow } from "./in-hand.server.ts";
import { countSoon, uncounted } from "./open-flags.server.ts";
import {
  type EditsChange,
  type EditsRow,
  editsStatements,
  type KeptStep,
  type RowChange,
  rowStatements,
} from "./write-hands.server.ts";

const ofMember = (member: Member, caseId: string) =>
  and(eq(handSteps.case_id, caseId), eq(handSteps.user_id, member.user.id));

/** The steps of a member on a case, the newest first. */
async function stepsOf(env: Env, member: Member, caseId: string) {
  const rows = await database(env)
    .select({ id: handSteps.id, before: handSteps.before })
    .from(handSteps)
    .where(ofMember(member, caseId))
    .orderBy(desc(handSteps.at), desc(sql`rowid`));
  // Written by `writeHands` alone.
  return rows.map(({ id, before }) => ({ id, kept: JSON.parse(before) as KeptStep }));
}

/** How many steps of a member on a case can be taken back. */
export const stepsToUndo = (env: Env, member: Member, caseId: string) =>
  database(env).$count(handSteps, ofMember(member, caseId));

/**
 * Takes back the last thing that a member has done by hand on a case, as far as nobody has changed it since.
 * @returns what it was; null where there is nothing to take back.
 * @throws AppError `not_found`.
 */
export async function undo(scope: Scope, member: Member, caseId: string): Promise<Undone> {
  const { env } = scope;
  const db = database(env);
  await demandOnCase(env, member, "write", caseId);
  const [of] = await selectCases(env).where(visibleCase(member, caseId));
  if (!of) throw noSuchCase();
  const [step, ...older] = await stepsOf(env, member, caseId);
  if (!step) return null;
  const { kept } = step;
  const now = await rowsNow(env, caseId);
  const rows = kept.rows.flatMap((one) => {
    const current = now.rows.get(one.hash) ?? null;
    if ((current?.version ?? 0) !== one.after) return [];
    return { ...one, change: backTo(one, current, caseId) };
  });
  const edits =
    kept.edits && now.edits?.version === kept.edits.after
      ? await editsBack(env, of, kept.edits.before, now.edits)
      : null;
  const changes = rows.flatMap(({ change }) => change ?? []);
  const isThere = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})
    AND EXISTS (SELECT 1 FROM hand_steps WHERE id = ${step.id})`;
  const flags = rows.map(({ hash }) => flagId(hash));
  await db.batch([
    recorded(
      scope,
      member,
      "edit",
      {
        ...{ kind: "case", id: caseId },
        details: { ...(flags.length > 0 && { flags }), changed: [{ what: "undone" }] },
      },
      changes.length > 0 || edits ? isThere : sql`false`,
    ),
    ...rows.flatMap(({ hash, assignee }) =>
      assignee === undefined
        ? []
        : assignmentChange(
            env,
            member,
            caseId,
            flagId(hash),
            assignee,
            assignee ? sql`${and(isThere, mayBeAssigned(caseId, assignee))}` : isThere,
          ),
    ),
    ...rowStatements(env, caseId, changes, isThere),
    ...(edits ? editsStatements(env, edits, isThere) : []),
    // What an older step had made is there again, under a new version.
    ...rewritten(
      older,
      rows,
      edits && kept.edits ? [kept.edits.before?.version ?? 0, edits.after.version] : null,
    ).map(({ id, kept: again }) =>
      db
        .update(handSteps)
        .set({ before: JSON.stringify(again) })
        .where(eq(handSteps.id, id)),
    ),
    db.delete(handSteps).where(eq(handSteps.id, step.id)),
    uncounted(env, caseId),
  ]);
  await countSoon(env, caseId);
  const meant = kept.rows.length + (kept.edits ? 1 : 0);
  const left = meant - rows.length - (edits ? 1 : 0);
  return { did: kept.did, titles: kept.titles, left };
}

/** What is stored of the flags and fields of a case. */
async function rowsNow(env: Env, caseId: string) {
  const db = database(env);
  const [rows, [edits]] = await db.batch([
    db.select().from(flagReviews).where(eq(flagReviews.case_id, caseId)),
    db.select().from(caseEdits).where(eq(caseEdits.case_id, caseId)),
  ]);
  return { rows: new Map(rows.map((row) => [row.flag_hash, row])), edits: edits ?? null };
}

/** A row as it was, a version further: a place that was told anew since is kept. Null where nothing is to be done. */
function backTo(
  { hash, before }: KeptStep["rows"][number],
  current: HandRow | null,
  caseId: string,
): RowChange | null {
  if (!before && !current) return null;
  const version = (current?.version ?? before?.version ?? 0) + 1;
  if (before) {
    const anchor = before.anchor && (current?.anchor ?? before.anchor);
    const quote = current?.quote ?? before.quote;
    return {
      ...{ hash, before: current },
      after: { ...before, case_id: caseId, version, anchor, quote },
    };
  }
  if (!current || current.own) return { hash, before: current, after: null };
  // It keeps its id, and with it what is said of it.
  const untouched: HandRow = {
    ...current,
    ...{ state: "open", reason: null, reviewed_by: null, version, hidden: false },
    ...{ note: null, edits: null, read: null, anchor: null, edited_by: null, edited_at: null },
  };
  return { hash, before: current, after: untouched };
}

/** The fields of a case as they were, and the summary that goes with them. */
async function editsBack(
  env: Env,
  of: Parameters<typeof summaryWith>[1],
  before: EditsRow | null,
  current: EditsRow,
): Promise<EditsChange> {
  const { case_id } = current;
  const edits = before?.edits ?? {};
  const after = { case_id, edits, note: before?.note ?? null, version: current.version + 1 };
  return { before: current, after, summary: await summaryWith(env, of, edits) };
}

type Step = { id: string; kept: KeptStep };

/** Those older steps that made what is there again, with the version that it now has. */
function rewritten(
  older: readonly Step[],
  rows: readonly (KeptStep["rows"][number] & { change: RowChange | null })[],
  edits: [number, number] | null,
): Step[] {
  const versions = new Map(
    rows.map(({ hash, before, change }) => [
      hash,
      { was: before?.version ?? 0, is: change?.after?.version ?? 0 },
    ]),
  );
  return older.flatMap(({ id, kept }) => {
    let isOther = false;
    const again = kept.rows.map((row) => {
      const version = versions.get(row.hash);
      if (!version || version.was !== row.after) return row;
      isOther = true;
      return { ...row, after: version.is };
    });
    const of = kept.edits;
    if (of && edits && of.after === edits[0]) {
      isOther = true;
      return [{ id, kept: { ...kept, rows: again, edits: { ...of, after: edits[1] } } }];
    }
    return isOther ? [{ id, kept: { ...kept, rows: again } }] : [];
  });
}
