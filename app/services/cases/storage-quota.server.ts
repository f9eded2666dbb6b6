import { sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { fileSizeInWords } from "../../lib/file-size.ts";
import { AppError } from "../errors.ts";
import { ownedBy } from "./rows.server.ts";

const megabyte = 1024 * 1024;
const unsetMegabytes = 20 * 1024;

/** How many bytes of documents a user may keep: the setting says it in megabytes. */
export const storageQuota = (env: Env) =>
  (Number(env.STORAGE_PER_USER) || unsetMegabytes) * megabyte;

const bytesOf = (userId: string) =>
  sql<number>`(SELECT coalesce(sum(${legalCases.file_size}), 0) FROM ${legalCases} WHERE ${ownedBy(userId)})`;

/** Holds while a user has room for so many bytes more. */
export const hasRoomFor = (env: Env, userId: string, bytes: number) =>
  sql`${bytesOf(userId)} + ${bytes} <= ${storageQuota(env)}`;

/** How many bytes of documents a user keeps. */
export async function storageUsed(env: Env, userId: string): Promise<number> {
  const [row] = await database(env)
    .select({ bytes: sql<number>`coalesce(sum(${legalCases.file_size}), 0)` })
    .from(legalCases)
    .where(ownedBy(userId));
  return row?.bytes ?? 0;
}

/** @throws AppError `quota_exceeded` when a user has no room for so many bytes more. */
export async function refuseWithoutRoom(env: Env, userId: string, bytes: number) {
  const used = await storageUsed(env, userId);
  if (used + bytes <= storageQuota(env)) return;
  throw new AppError(
    "quota_exceeded",
    `Your account has no room for this document: it may keep ${fileSizeInWords(storageQuota(env))} and keeps ${fileSizeInWords(used)}. Delete cases that you no longer need, then try again.`,
  );
}
