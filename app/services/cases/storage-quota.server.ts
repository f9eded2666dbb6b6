import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { fileSizeInWords } from "../../lib/file-size.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { newestVersion } from "../versions/newest.server.ts";

const megabyte = 1024 * 1024;
const unsetMegabytes = 20 * 1024;

/** How many bytes of documents a firm may keep: the setting says it in megabytes. */
export const storageQuota = (env: Env) =>
  (Number(env.STORAGE_PER_FIRM) || unsetMegabytes) * megabyte;

type OfFirm = { firm: { id: string } };

/** Matches every case of a firm, behind walls or not. */
const ofFirm = ({ firm }: OfFirm) =>
  and(
    eq(legalCases.firm_id, firm.id),
    sql`NOT EXISTS (SELECT 1 FROM deleted_cases WHERE deleted_cases.case_id = ${legalCases.id})`,
  );

/** Of each case its newest version, which it has itself, and those before. */
const bytesOf = (member: OfFirm) =>
  sql<number>`((SELECT coalesce(sum(${legalCases.file_size}), 0) FROM ${legalCases} WHERE ${ofFirm(member)})
    + (SELECT coalesce(sum(v.file_size), 0) FROM ${legalCases} CROSS JOIN case_versions v ON v.case_id = ${legalCases.id}
      WHERE ${ofFirm(member)} AND v.number < ${newestVersion}))`;

/** Holds while a firm has room for so many bytes more. */
export const hasRoomFor = (env: Env, member: Member, bytes: number) =>
  sql`${bytesOf(member)} + ${bytes} <= ${storageQuota(env)}`;

/** How many bytes of documents a firm keeps. */
export async function storageUsed(env: Env, member: OfFirm): Promise<number> {
  const row = await database(env).get<{ bytes: number }>(sql`SELECT ${bytesOf(member)} AS bytes`);
  return row.bytes;
}

/** @throws AppError `quota_exceeded` when a firm has no room for so many bytes more. */
export async function refuseWithoutRoom(env: Env, member: Member, bytes: number) {
  const used = await storageUsed(env, member);
  if (used + bytes <= storageQuota(env)) return;
  throw new AppError(
    "quota_exceeded",
    `Your firm has no room for this document: it may keep ${fileSizeInWords(storageQuota(env))} and keeps ${fileSizeInWords(used)}. Delete cases that you no longer need, then try again.`,
  );
}
