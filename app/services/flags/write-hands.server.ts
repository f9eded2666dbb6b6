import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { caseEdits, flagReviews, handSteps, legalCases } from "../../db/schema.server.ts";
import type { EventDetails } from "../../schemas/event-details.ts";
import type { HandDeed } from "../../schemas/flag.ts";
import type { RecordAction } from "../../schemas/record.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { webhookEvent } from "../webhooks/events.server.ts";
import { assignmentChange } from "./assignment.server.ts";
import { flagId, type HandRow } from "./in-hand.server.ts";
import { countSoon, uncounted } from "./open-flags.server.ts";

/** What is stored of a case's own fields. */
export type EditsRow = typeof caseEdits.$inferSelect;

/** What is stored of a flag, before and after a change; null where nothing is. */
export type RowChange = {
  hash: string;
  before: HandRow | null;
  after: HandRow | null;
  /** Who was and who will be to decide, where that changes. */
  assignee?: { before: string | null; after: string | null };
};

/** The same of a case's own fields; and what its summary then is, null where it stays. */
export type EditsChange = { before: EditsRow | null; after: EditsRow; summary: string | null };

/** A step as it is kept, so that it can be taken back: each row as it was, and the version that it got (0: none). */
export type KeptStep = {
  did: HandDeed;
  titles: string[];
  rows: { hash: string; before: HandRow | null; after: number; assignee?: string | null }[];
  edits?: { before: EditsRow | null; after: number };
};

type Change = {
  did: HandDeed;
  /** What the flags are called, for whoever takes the step back. */
  titles: string[];
  rows: readonly RowChange[];
  edits?: EditsChange;
  /** What the record tells of it, by the action. */
  told: [RecordAction, EventDetails][];
  /** What must hold besides: that the member sees the case, and that all is as it was before, is seen to here. */
  onlyIf?: SQL | undefined;
};

/** So many steps of a person on a case can be taken back. */
const mostSteps = 50;

/**
 * Stores what somebody does by hand on a case, all of it or nothing, as one step that can be taken back.
 * @returns whether it did; not, where something is not any more as it was before.
 */
export async function writeHands(
  scope: Scope,
  member: Member,
  caseId: string,
  { did, titles, rows, edits, told, onlyIf }: Change,
): Promise<boolean> {
  const { env } = scope;
  const db = database(env);
  const id = crypto.randomUUID();
  const kept: KeptStep = {
    did,
    titles: titles.slice(0, 3),
    rows: rows.map(({ hash, before, after, assignee }) => ({
      ...{ hash, before, after: after?.version ?? 0 },
      ...(assignee && { assignee: assignee.before }),
    })),
    ...(edits && { edits: { before: edits.before, after: edits.after.version } }),
  };
  const step = { id, case_id: caseId, user_id: member.user.id, at: Date.now() };
  const asBefore = and(
    ...(rows.length > 0 ? [rowsAre(caseId, rows.map(versionBefore))] : []),
    ...(edits ? [editsAre(caseId, edits.before?.version ?? 0)] : []),
  );
  // A case that is being deleted at this moment gets no words any more.
  const isThere = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`;
  const isTaken = sql`EXISTS (SELECT 1 FROM hand_steps WHERE id = ${id})`;
  // A batch whose answer was lost may be run again, and finds nothing as it was before.
  const may = sql`${and(isTaken, asBefore)}`;
  const decided = rows.filter(({ before, after }) => after && stateOf(before) !== after.state);
  const results = await db.batch([
    insertWhere(
      env,
      handSteps,
      { ...step, before: JSON.stringify(kept) },
      and(isThere, asBefore, onlyIf),
    ).onConflictDoNothing(),
    ...told.map(([action, details]) =>
      recorded(scope, member, action, { kind: "case", id: caseId, details }, may),
    ),
    ...decided.map(({ hash, after }) =>
      webhookEvent(
        env,
        "flag.decided",
        caseId,
        { flag_id: flagId(hash), state: after?.state ?? "open" },
        may,
      ),
    ),
    ...rows.flatMap(({ hash, assignee }) =>
      assignee ? assignmentChange(env, member, caseId, flagId(hash), assignee.after, may) : [],
    ),
    ...rowStatements(env, caseId, rows, isTaken),
    ...(edits ? editsStatements(env, edits, isTaken) : []),
    oldSteps(env, step),
    uncounted(env, caseId),
    db.select({ id: handSteps.id }).from(handSteps).where(eq(handSteps.id, id)),
  ]);
  await countSoon(env, caseId);
  const found = results.at(-1);
  return Array.isArray(found) && found.length > 0;
}

const stateOf = (row: HandRow | null) => row?.state ?? "open";
const versionBefore = ({ hash, before }: RowChange) => ({ hash, version: before?.version ?? 0 });

const versionOf = (caseId: string, hash: SQL) =>
  sql`coalesce((SELECT version FROM flag_reviews r WHERE r.case_id = ${caseId} AND r.flag_hash = ${hash}), 0)`;

/** Holds while each of these rows has its version; 0 where there is none. */
const rowsAre = (caseId: string, rows: readonly { hash: string; version: number }[]) =>
  sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(rows)}) s
    WHERE ${versionOf(caseId, sql`s.value ->> 'hash'`)} <> s.value ->> 'version')`;

/** Holds while the fields of a case have this version. */
export const editsAre = (caseId: string, version: number) =>
  sql`coalesce((SELECT version FROM case_edits WHERE case_id = ${caseId}), 0) = ${version}`;

/**
 * The statements that store rows, or take them out where there is to be none: each as long as it is as it was before.
 * @param onlyIf what must hold besides.
 */
export function rowStatements(
  env: Env,
  caseId: string,
  rows: readonly RowChange[],
  onlyIf: SQL,
): BatchItem<"sqlite">[] {
  const db = database(env);
  const stored = rows.flatMap((row) =>
    row.after ? [{ ...row.after, seen: row.before?.version ?? 0 }] : [],
  );
  const gone = rows.flatMap((row) => (row.after ? [] : [versionBefore(row)]));
  const columns = Object.keys(getTableColumns(flagReviews));
  const values = columns.map((name) => sql`s.value ->> ${sql.raw(`'${name}'`)}`);
  const set = Object.fromEntries(
    columns.map((name) => [name, sql`excluded.${sql.identifier(name)}`]),
  );
  return [
    ...(stored.length > 0
      ? [
          db
            .insert(flagReviews)
            .select(
              sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(stored)}) s
                WHERE ${onlyIf} AND ${versionOf(caseId, sql`s.value ->> 'flag_hash'`)} = s.value ->> 'seen'`,
            )
            .onConflictDoUpdate({ target: [flagReviews.case_id, flagReviews.flag_hash], set }),
        ]
      : []),
    ...(gone.length > 0
      ? [
          db.delete(flagReviews).where(
            sql`${flagReviews.case_id} = ${caseId} AND ${onlyIf} AND EXISTS (
                SELECT 1 FROM json_each(${JSON.stringify(gone)}) s
                WHERE s.value ->> 'hash' = ${flagReviews.flag_hash} AND s.value ->> 'version' = ${flagReviews.version})`,
          ),
        ]
      : []),
  ];
}

/** The statements that store the fields of a case, as long as they are as they were before, and its summary with them. */
export const editsStatements = (
  env: Env,
  { before, after, summary }: EditsChange,
  onlyIf: SQL,
): BatchItem<"sqlite">[] => [
  insertWhere(
    env,
    caseEdits,
    after,
    and(onlyIf, editsAre(after.case_id, before?.version ?? 0)),
  ).onConflictDoUpdate({
    target: caseEdits.case_id,
    set: { version: after.version, edits: after.edits, note: after.note },
  }),
  ...(summary === null
    ? []
    : [
        database(env)
          .update(legalCases)
          .set({ ai_summary: summary })
          .where(
            and(
              eq(legalCases.id, after.case_id),
              eq(legalCases.status, "analyzed"),
              onlyIf,
              editsAre(after.case_id, after.version),
            ),
          ),
      ]),
];

/** The statement that forgets the oldest steps of a person on a case. */
const oldSteps = (env: Env, step: { case_id: string; user_id: string }) =>
  database(env)
    .delete(handSteps)
    .where(
      sql`${handSteps.id} IN (SELECT id FROM hand_steps
        WHERE case_id = ${step.case_id} AND user_id = ${step.user_id}
        ORDER BY at DESC, id DESC LIMIT -1 OFFSET ${mostSteps})`,
    );
