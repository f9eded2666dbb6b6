import { sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import type { RiskLevel } from "../../schemas/analysis.ts";
import type { CaseStatus } from "../../schemas/cases/life.ts";
import type { FileType } from "../../schemas/documents/file-types.ts";
import type { CaseVersion } from "../../schemas/versions/version.ts";
import { levelsThatMatter } from "../cases/lines.server.ts";
import { noSuchCase } from "../cases/rows.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { newestDocument, newestUploadedAt, newestVersion } from "./newest.server.ts";

type VersionRow = {
  number: number;
  document_id: string;
  file_name: string;
  file_type: FileType;
  file_size: number;
  uploaded_at: number;
  status: CaseStatus;
  analyzed_at: number | null;
  analyser: string | null;
  words: number | null;
  /** A JSON list, of the flags that matter. */
  levels: string;
  original_deleted_at: number | null;
  user_id: string | null;
  user_email: string;
  user_name: string;
};

const newestUploadedBy = sql`coalesce((SELECT v.uploaded_by FROM case_versions v
  WHERE v.case_id = legal_cases.id ORDER BY v.number DESC LIMIT 1), user_id)`;

/** The versions of a case that a member sees, the newest first: that one as its case has it. @throws AppError `not_found`. */
export async function versionRows(
  env: Env,
  member: Member,
  caseId: string,
): Promise<[VersionRow, ...VersionRow[]]> {
  const seen = visibleCase(member, caseId);
  const [newest, ...earlier] = await database(env).all<VersionRow>(sql`
    SELECT one.*, ${levelsThatMatter(sql`risk_flags`)} AS levels,
      d.deleted_at AS original_deleted_at, u.id AS user_id, u.email AS user_email, u.name AS user_name
    FROM (
      SELECT ${newestVersion} AS number, ${newestDocument} AS document_id, file_name, file_type, file_size,
        ${newestUploadedBy} AS uploaded_by, ${newestUploadedAt} AS uploaded_at,
        status, analyzed_at, analyser, words, risk_flags
      FROM legal_cases WHERE ${seen}
      UNION ALL
      SELECT v.number, v.document_id, v.file_name, v.file_type, v.file_size, v.uploaded_by, v.uploaded_at,
        iif(v.risk_flags IS NULL, 'failed', 'analyzed'), v.analyzed_at, v.analyser, v.words, v.risk_flags
      FROM legal_cases JOIN case_versions v ON v.case_id = legal_cases.id
      WHERE v.number < ${newestVersion} AND ${seen}
    ) AS one LEFT JOIN users u ON u.id = one.uploaded_by
      LEFT JOIN deleted_originals d ON d.case_id = one.document_id
    ORDER BY number DESC`);
  if (!newest) throw noSuchCase();
  return [newest, ...earlier];
}

/** One version of a case that a member sees, the newest without a number. @throws AppError `not_found`. */
export async function versionRow(
  env: Env,
  member: Member,
  caseId: string,
  number: number | undefined,
): Promise<VersionRow> {
  const rows = await versionRows(env, member, caseId);
  const found = number === undefined ? rows[0] : rows.find((row) => row.number === number);
  if (!found) throw noSuchVersion();
  return found;
}

/** The versions of a case, the newest first. @throws AppError `not_found`. */
export const listVersions = async (
  env: Env,
  member: Member,
  caseId: string,
): Promise<CaseVersion[]> =>
  toldTo(env, member, (await versionRows(env, member, caseId)).map(toVersion));

export const noSuchVersion = () =>
  new AppError("not_found", "This document has no version with that number.");

const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

function toVersion(row: VersionRow): CaseVersion {
  const { number, file_name, file_type, file_size, status, analyser, words } = row;
  const flags = { High: 0, Medium: 0, Low: 0 };
  // Made above of flags whose levels passed their schema.
  for (const level of JSON.parse(row.levels) as RiskLevel[]) flags[level] += 1;
  return {
    ...{ number, file_name, file_type, file_size, status, analyser, words, flags },
    uploaded_by:
      row.user_id === null ? null : { id: row.user_id, email: row.user_email, name: row.user_name },
    uploaded_at: iso(row.uploaded_at),
    analyzed_at: isoOrNull(row.analyzed_at),
    original_deleted_at: isoOrNull(row.original_deleted_at),
  };
}
