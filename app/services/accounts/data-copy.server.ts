import { eq } from "drizzle-orm";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { database } from "../../db/client.server.ts";
import { users } from "../../db/schema.server.ts";
import { getCaseDetails } from "../cases/details.server.ts";
import { listCases } from "../cases/list.server.ts";
import { getOriginal, getText } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import { listSessions } from "./account.server.ts";
import type { User } from "./sessions.server.ts";

type Entry = { path: string; bytes: Uint8Array; packed: boolean };

const json = (path: string, value: unknown): Entry => ({
  path,
  bytes: strToU8(JSON.stringify(value, null, 2)),
  packed: false,
});

/** Everything that is stored of a user, one file after another, so that only one is in memory. */
async function* entries(env: Env, user: User): AsyncGenerator<Entry> {
  const [row] = await database(env)
    .select({ created_at: users.created_at })
    .from(users)
    .where(eq(users.id, user.id));
  yield json("account.json", {
    email: user.email,
    created_at: row && new Date(row.created_at).toISOString(),
    sessions: (await listSessions(env, user.id)).map(({ userAgent, country, lastSeen }) => ({
      user_agent: userAgent,
      country,
      last_seen_at: new Date(lastSeen).toISOString(),
    })),
  });
  let cursor: string | undefined;
  do {
    const page = await listCases(env, user.id, { limit: 100, ...(cursor && { cursor }) });
    for (const { id } of page.cases) yield* caseEntries(env, user, id);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

async function* caseEntries(env: Env, user: User, caseId: string): AsyncGenerator<Entry> {
  const details = await getCaseDetails(env, user.id, caseId).catch(nothingWhenDeleted);
  if (!details) return;
  const folder = `cases/${details.case.created_at.slice(0, 10)} ${caseId}`;
  yield json(`${folder}/case.json`, details);
  const original = await getOriginal(env, caseId);
  if (original)
    yield {
      path: `${folder}/original/${details.case.file_name}`,
      bytes: new Uint8Array(await original.arrayBuffer()),
      packed: true,
    };
  const text = await getText(env, caseId);
  if (text !== null) yield { path: `${folder}/text.txt`, bytes: strToU8(text), packed: false };
}

/** A case may be deleted while the others are being packed. */
function nothingWhenDeleted(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

/** All data of a user as a zip file, made while it is read. */
export function accountData(env: Env, user: User): ReadableStream<Uint8Array> {
  const files = entries(env, user);
  let zip: Zip;
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    async pull() {
      const { value, done } = await files.next();
      if (done) return zip.end();
      // What is packed already, like a PDF, is not packed again.
      const file = value.packed ? new ZipPassThrough(value.path) : new ZipDeflate(value.path);
      zip.add(file);
      file.push(value.bytes, true);
    },
    async cancel() {
      await files.return(undefined);
    },
  });
}
