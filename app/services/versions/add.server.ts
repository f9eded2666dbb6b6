import { and, eq, gt, ne, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { casePassages, caseVersions, legalCases } from "../../db/schema.server.ts";
import type { Case } from "../../schemas/case.ts";
import { nextAttempt } from "../analysis/attempts.server.ts";
import { getCase, startAnalysis } from "../cases/cases.server.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase, selectCases, toCase } from "../cases/rows.server.ts";
import { hasRoomFor, refuseWithoutRoom } from "../cases/storage-quota.server.ts";
import { isExpected, versionCame } from "../cases/tombstones.server.ts";
import { forgetDocument, type Kept } from "../cases/uploads.server.ts";
import { AppError } from "../errors.ts";
import { isStillMember } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { countSoon, uncounted } from "../flags/open-flags.server.ts";
import type { Scope } from "../scope.ts";
import { indexNames } from "../search/passage-index.server.ts";
import { keepPlaces } from "./keep-places.server.ts";
import { newestVersion } from "./newest.server.ts";
import { foundColumns, nothingFound } from "./version-columns.ts";

/**
 * Refuses a new version before its document is received, where that can be told already.
 * @param mayRepeat whether it may be the repeat of a request that has made the version which is being analysed.
 * @throws AppError `not_found`; `forbidden`; `conflict` while an analysis runs.
 */
export async function refuseVersion(env: Env, member: Member, caseId: string, mayRepeat: boolean) {
  await demandOnCase(env, member, "write", caseId);
  const { status } = await getCase(env, member, caseId);
  if (status === "analyzing" && !mayRepeat) throw stillAnalysing();
}

/**
 * Makes a document that is stored the newest version of a case, and starts its analysis. What was found in the one
 * before moves into that one's row, so that it stays whole.
 * @param idempotencyKey repeats of a request with the same key answer with the case, and add nothing.
 * @throws AppError `not_found`; `forbidden`; `conflict` while an analysis runs, for the very document that the case has
 * already, and for a repeat with another document; `quota_exceeded`. Nothing is kept then.
 */
export async function addVersion(
  scope: Scope,
  member: Member,
  caseId: string,
  document: Kept,
  idempotencyKey: string | null = null,
): Promise<Case> {
  const { env } = scope;
  try {
    await demandOnCase(env, member, "write", caseId);
    const [before] = await selectCases(env).where(visibleCase(member, caseId));
    if (!before) throw noSuchCase();
    await store(scope, member, before, document, idempotencyKey);
    const [after] = await selectCases(env).where(visibleCase(member, caseId));
    if (!after) throw noSuchCase();
    if (after.document_id !== document.documentId)
      await acceptRepeat(env, member, after, document, idempotencyKey);
    // One that runs already is left alone.
    else if (after.status === "analyzing") await startAnalysis(scope, after);
    return toCase(after);
  } finally {
    // One that has become a version stays.
    await forgetDocument(env, document.documentId);
  }
}

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

async function store(
  scope: Scope,
  member: Member,
  before: CaseRow,
  { documentId, fileName, fileType, fileSize, sha256 }: Kept,
  key: string | null,
) {
  const { env } = scope;
  const db = database(env);
  const caseId = before.id;
  const asBefore = and(
    visibleCase(member, caseId),
    isStillMember(member),
    ne(legalCases.status, "analyzing"),
    eq(legalCases.attempt, before.attempt),
    ne(legalCases.file_sha256, sha256),
    isExpected(documentId),
    key === null
      ? undefined
      : sql`NOT EXISTS (SELECT 1 FROM ${caseVersions} WHERE ${withKey(member, caseId, key)})`,
    hasRoomFor(env, member, fileSize),
  );
  const stillAsBefore = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${asBefore})`;
  /** Holds in the rest of the batch, once the row is there. */
  const isNew = sql`EXISTS (SELECT 1 FROM case_versions WHERE document_id = ${documentId}) AND ${isExpected(documentId)}`;
  const found = Object.fromEntries(
    foundColumns.map((name) => [
      name,
      sql`(SELECT ${sql.identifier(name)} FROM legal_cases WHERE id = ${caseId})`,
    ]),
  );
  const nothing = sql.raw(foundColumns.map(() => "NULL").join(", "));
  await db.batch([
    db.insert(caseVersions).select(
      sql`SELECT id, 1, id, file_name, file_type, file_size, file_sha256, user_id, created_at, ${nothing}, NULL
          FROM ${legalCases} WHERE ${asBefore} AND NOT EXISTS (SELECT 1 FROM case_versions WHERE case_id = ${caseId})`,
    ),
    db
      .update(caseVersions)
      .set(found)
      .where(and(eq(caseVersions.document_id, before.document_id), stillAsBefore)),
    db.insert(caseVersions).select(
      sql`SELECT id, ${newestVersion} + 1, ${documentId}, ${fileName}, ${fileType}, ${fileSize}, ${sha256},
          ${member.user.id}, ${Date.now()}, ${nothing}, ${key} FROM ${legalCases} WHERE ${asBefore}`,
    ),
    recorded(
      scope,
      member,
      "upload",
      {
        ...{ kind: "case", id: caseId },
        details: { changed: [{ what: "version", from: before.version, to: before.version + 1 }] },
      },
      isNew,
    ),
    ...(await keepPlaces(env, before, isNew)),
    db
      .delete(casePassages)
      .where(and(eq(casePassages.case_id, caseId), gt(casePassages.position, 0), isNew)),
    db
      .update(legalCases)
      .set({
        ...{ file_name: fileName, file_type: fileType, file_size: fileSize, file_sha256: sha256 },
        ...nothingFound,
        ...nextAttempt(),
      })
      .where(and(eq(legalCases.id, caseId), isNew)),
    ...indexNames(env, caseId),
    uncounted(env, caseId),
    versionCame(env, documentId),
  ]);
  await countSoon(env, caseId);
}

const withKey = ({ user }: Member, caseId: string, key: string) =>
  and(
    eq(caseVersions.case_id, caseId),
    eq(caseVersions.uploaded_by, user.id),
    eq(caseVersions.idempotency_key, key),
  );

/** Says why a document has not become a version; nothing where it is the repeat of a request that has made one. */
async function acceptRepeat(
  env: Env,
  member: Member,
  after: CaseRow,
  { sha256, fileSize }: Kept,
  key: string | null,
) {
  const [made] = key
    ? await database(env)
        .select({ sha256: caseVersions.file_sha256 })
        .from(caseVersions)
        .where(withKey(member, after.id, key))
    : [];
  if (made?.sha256 === sha256) return;
  if (made)
    throw new AppError(
      "conflict",
      "This Idempotency-Key belongs to the upload of another document.",
    );
  if (after.status === "analyzing") throw stillAnalysing();
  if (after.file_sha256 === sha256)
    throw new AppError(
      "conflict",
      "This is the very document that the case has already. Nothing was added.",
    );
  await refuseWithoutRoom(env, member, fileSize);
  throw new AppError(
    "conflict",
    "Somebody has changed this case at this moment. Nothing was added; please try again.",
  );
}

const stillAnalysing = () =>
  new AppError(
    "conflict",
    "This document is being analysed. A new version can be added as soon as that is done.",
  );
