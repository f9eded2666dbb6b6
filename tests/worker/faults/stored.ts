import { env } from "cloudflare:workers";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { database } from "../../../app/db/client.server.ts";
import * as schema from "../../../app/db/schema.server.ts";
import { indexNames } from "../../../app/services/search/passage-index.server.ts";

/** All rows and objects; of the index of words, only a case's names come back with it. */
export type Stored = {
  rows: { table: string; row: Record<string, unknown> }[];
  objects: { key: string; bytes: ArrayBuffer }[];
};

const tables = Object.values<unknown>(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map((table) => getTableConfig(table).name);

export const storedKeys = async () => (await env.FILES.list()).objects.map(({ key }) => key);

export const nothing: Stored = { rows: [], objects: [] };

export async function everythingStored(): Promise<Stored> {
  const found = await env.DB.batch<Record<string, unknown>>(
    tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)),
  );
  const rows = found.flatMap(({ results }, i) =>
    results.map((row) => ({ table: tables[i] ?? "", row })),
  );
  const objects: Stored["objects"] = [];
  for (const key of await storedKeys()) {
    const object = await env.FILES.get(key);
    if (object) objects.push({ key, bytes: await object.arrayBuffer() });
  }
  return { rows, objects };
}

const deletions = tables.map((table) => `DELETE FROM ${table}`).join(";");

/** Puts that in the place of all there is; faster than doing again what led there. */
export async function restoreStored({ rows, objects }: Stored) {
  await env.DB.batch([
    env.DB.prepare(deletions),
    ...rows.map(({ table, row }) =>
      env.DB.prepare(
        `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).fill("?")})`,
      ).bind(...Object.values(row)),
    ),
  ]);
  for (const { table, row } of rows)
    if (table === "legal_cases") await database(env).batch(indexNames(env, String(row.id)));
  const keys = await storedKeys();
  if (keys.length > 0) await env.FILES.delete(keys);
  for (const { key, bytes } of objects) await env.FILES.put(key, bytes);
}

/** Whether anything waits for the cron. */
export async function isWaiting(): Promise<boolean> {
  const waiting = await env.DB.prepare(
    `SELECT EXISTS (SELECT 1 FROM tombstones) OR EXISTS (SELECT 1 FROM deleted_cases)
      OR EXISTS (SELECT 1 FROM told_by_mail)
      OR EXISTS (SELECT 1 FROM firms WHERE erasing_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM outbox WHERE status = 'due')
      OR EXISTS (SELECT 1 FROM webhook_deliveries WHERE status = 'due')
      OR EXISTS (SELECT 1 FROM legal_cases WHERE status = 'analyzing')
      OR EXISTS (SELECT 1 FROM deleted_originals WHERE pending = 1) AS any_row`,
  ).first<number>("any_row");
  return waiting === 1 || (await env.FILES.list({ prefix: "interim/" })).objects.length > 0;
}
