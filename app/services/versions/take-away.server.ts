import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  caseEdits,
  casePassages,
  caseScans,
  caseVersions,
  deletedOriginals,
  legalCases,
} from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { truncateUtf8 } from "../../lib/text/utf8.ts";
import { partyCalled } from "../../schemas/client.ts";
import { editsWhere } from "../../schemas/hand.ts";
import { maxStoredText } from "../analysis/analysis.server.ts";
import { nextAttempt } from "../analysis/attempts.server.ts";
import { startAnalysis } from "../cases/cases.server.ts";
import { readForReader } from "../cases/client.server.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { correctionsOf, editsOf, noSuchCase, selectCases } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { storedAnalysis } from "../cases/stored-reading.server.ts";
import { clear, leaveTombstoneOf } from "../cases/tombstones.server.ts";
import { AppError } from "../errors.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { countSoon, uncounted } from "../flags/open-flags.server.ts";
import { placeHandsAnew } from "../flags/placing.server.ts";
import { editsAre } from "../flags/write-hands.server.ts";
import type { Scope } from "../scope.ts";
import { indexNames, textIndex } from "../search/passage-index.server.ts";
import { noSuchVersion } from "./list.server.ts";
import { foundColumns, nothingFound } from "./version-columns.ts";

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/**
 * Takes the newest version of a case away, for good: the one before is the case again, with what was found in it; one
 * that was never analysed is analysed now. Who may write takes away what is not analysed, who may delete any.
 * @throws AppError `not_found`; `forbidden`; `conflict` for an earlier version, or the only one.
 */
export async function takeVersionAway(
  scope: Scope,
  member: Member,
  caseId: string,
  number: number,
): Promise<void> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  if (row.status === "analyzed") demand(member, "delete");
  if (number > row.version) throw noSuchVersion();
  if (row.version === 1)
    throw new AppError(
      "conflict",
      "This is the only version of the document. Delete the case to be rid of it.",
    );
  if (number < row.version)
    throw new AppError(
      "conflict",
      "Only the newest version can be taken away, so that what was said of the others stays true.",
    );
  const [before] = await database(env)
    .select()
    .from(caseVersions)
    .where(and(eq(caseVersions.case_id, caseId), eq(caseVersions.number, number - 1)));
  if (!before || !(await putBack(scope, member, row, before)))
    throw new AppError(
      "conflict",
      "Somebody has changed this case at this moment. Nothing was taken away; please try again.",
    );
  await clear(env, [{ id: row.document_id, attempts: 0 }]).catch((error) =>
    log.warn("left_to_the_sweep", { count: 1, error }),
  );
  await countSoon(env, caseId);
  const [after] = await selectCases(env).where(visibleCase(member, caseId));
  if (after?.status === "analyzing") await startAnalysis(scope, after);
}

type VersionRow = typeof caseVersions.$inferSelect;

/** @returns whether it is so now. */
async function putBack(scope: Scope, member: Member, row: CaseRow, before: VersionRow) {
  const { env } = scope;
  const db = database(env);
  const { id: caseId, version: number, document_id: gone } = row;
  const { file_name, file_type, file_size, file_sha256 } = before;
  const edits = editsOf(row);
  const asSeen = and(
    visibleCase(member, caseId),
    editsAre(caseId, edits?.version ?? 0),
    eq(legalCases.attempt, row.attempt),
    eq(legalCases.status, row.status),
    sql`(SELECT client FROM case_clients WHERE case_id = ${caseId}) IS ${row.client}`,
    sql`EXISTS (SELECT 1 FROM case_versions WHERE document_id = ${gone})`,
  );
  const isThere = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${asSeen})`;
  /** Holds in the rest of the batch, once the row is gone, until the case is changed. */
  const going = and(
    eq(legalCases.id, caseId),
    eq(legalCases.attempt, row.attempt),
    sql`EXISTS (SELECT 1 FROM tombstones WHERE case_id = ${gone})`,
    sql`NOT EXISTS (SELECT 1 FROM case_versions WHERE document_id = ${gone})`,
  );
  const isGoing = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${going})`;
  const back = await backTo(env, row, before, going);
  await db.batch([
    recorded(
      scope,
      member,
      "deletion",
      {
        ...{ kind: "case", id: caseId },
        details: { changed: [{ what: "version", from: number, to: number - 1 }] },
      },
      isThere,
    ),
    leaveTombstoneOf(env, gone, isThere),
    db.delete(caseVersions).where(and(eq(caseVersions.document_id, gone), isThere)),
    db.delete(deletedOriginals).where(and(eq(deletedOriginals.document_id, gone), isGoing)),
    db
      .delete(caseScans)
      .where(and(eq(caseScans.case_id, caseId), eq(caseScans.version, number), isGoing)),
    number === 2
      ? db.delete(caseVersions).where(and(eq(caseVersions.case_id, caseId), isGoing))
      : db
          .update(caseVersions)
          .set(Object.fromEntries(foundColumns.map((name) => [name, null])))
          .where(and(eq(caseVersions.document_id, before.document_id), isGoing)),
    ...back.statements,
    // Its number may be another document's soon, of which nobody has said any of it.
    ...(edits
      ? [
          db
            .update(caseEdits)
            .set({
              edits: editsWhere(edits.edits, (edit) => edit.version !== number),
              version: edits.version + 1,
            })
            .where(and(eq(caseEdits.case_id, caseId), isGoing)),
        ]
      : []),
    db
      .update(legalCases)
      .set({ ...{ file_name, file_type, file_size, file_sha256 }, ...back.columns })
      .where(going),
    ...indexNames(env, caseId),
    uncounted(env, caseId),
  ]);
  const [left] = await db
    .select({ id: caseVersions.document_id })
    .from(caseVersions)
    .where(eq(caseVersions.document_id, gone));
  return left === undefined;
}

/** What the case gets of an earlier version: what was found in it, or another analysis where nothing was. */
async function backTo(
  env: Env,
  { id, side, client, edits }: CaseRow,
  before: VersionRow,
  going: SQL | undefined,
) {
  const analysis = storedAnalysis(before.analysis);
  const text = analysis && (await getText(env, before.document_id));
  if (!analysis || text === null)
    return {
      statements: [
        database(env)
          .delete(casePassages)
          .where(
            and(
              eq(casePassages.case_id, id),
              gt(casePassages.position, 0),
              sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${going})`,
            ),
          ),
      ],
      columns: { ...nothingFound, ...nextAttempt() },
    };
  const { words, analyser, analyzed_at, reader_notes } = before;
  const name = client === null ? null : (partyCalled(analysis.facts.parties, client)?.name ?? null);
  return {
    statements: [
      ...textIndex(env, text, going),
      ...(await placeHandsAnew(env, id, async () => text, going)),
    ],
    columns: {
      ...nextAttempt(),
      ...({ status: "analyzed", stage: "done" } as const),
      deadline: null,
      ...{ words, analyser, analyzed_at, reader_notes },
      file_content: truncateUtf8(text, maxStoredText),
      // Its client or side may have been named since.
      ...(await readForReader(
        text,
        before,
        { name, side },
        correctionsOf({ edits, version: before.number }),
      )),
    },
  };
}
