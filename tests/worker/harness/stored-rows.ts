import { env } from "cloudflare:workers";

/** What reading alone and refusals write too: how often and when, what the record tells, how a text is divided. */
const passing = [
  ...["throttle", "sessions", "audit_events", "audit_chains", "case_passages", "tombstones"],
  ...["outbox", "signing_keys", "d1_migrations", "refusals"],
];
/** When a token was used last, and in which firm somebody acts. */
const passingColumns = ["last_used_at"];

/** The rows of every table, to see whether anything has been changed. */
export async function storedRows(): Promise<Record<string, unknown[]>> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'",
  ).all<{ name: string }>();
  const named = tables
    .map(({ name }) => name)
    .filter(
      (name) =>
        !passing.includes(name) && !/^(_cf|sqlite)_|_(data|idx|content|docsize|config)$/.test(name),
    );
  const rows = await env.DB.batch<Record<string, unknown>>(
    named.map((name) => env.DB.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`)),
  );
  return Object.fromEntries(
    named.map((name, i) => [
      name,
      (rows[i]?.results ?? []).map((row) => withoutPassing(name, row)),
    ]),
  );
}

function withoutPassing(table: string, row: Record<string, unknown>) {
  const kept = { ...row };
  for (const column of passingColumns) delete kept[column];
  if (table === "users") delete kept.firm_id;
  return kept;
}
