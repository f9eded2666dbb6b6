import { eq } from "drizzle-orm";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { database } from "../../db/client.server.ts";
import { staff, users } from "../../db/schema.server.ts";
import { getCaseDetails } from "../cases/details.server.ts";
import { listCases } from "../cases/list.server.ts";
import { getOriginal, getTextObject } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import { listSessions } from "./account.server.ts";
import type { User } from "./sessions.server.ts";

/** A file of the copy, in parts as they come. */
type Entry = {
  path: string;
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  packed: boolean;
};

const json = (path: string, value: unknown): Entry => ({
  path,
  parts: [strToU8(JSON.stringify(value, null, 2))],
  packed: false,
});

/** Everything that is stored of a user, one file after another. */
async function* entries(env: Env, user: User): AsyncGenerator<Entry> {
  const [row] = await database(env)
    .select({ created_at: users.created_at, staff_since: staff.added_at })
    .from(users)
    .leftJoin(staff, eq(staff.user_id, users.id))
    .where(eq(users.id, user.id));
  yield json("account.json", {
    email: user.email,
    created_at: row && new Date(row.created_at).toISOString(),
    ...(row?.staff_since && { staff_since: new Date(row.staff_since).toISOString() }),
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
      parts: original.body,
      packed: true,
    };
  const text = await getTextObject(env, caseId);
  if (text) yield { path: `${folder}/text.txt`, parts: text.body, packed: false };
}

/** A case may be deleted while the others are being packed. */
function nothingWhenDeleted(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

/** All data of a user as a zip file, made while it is read: no file of it is ever whole in memory. */
export function accountData(env: Env, user: User): ReadableStream<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const steps = pack(zip, entries(env, user));
  return new ReadableStream({
    async pull(controller) {
      for (let done = false; made.length === 0 && !done; ) ({ done = false } = await steps.next());
      if (made.length === 0) return controller.close();
      for (const part of made) controller.enqueue(part);
      made = [];
    },
    async cancel() {
      await steps.return();
    },
  });
}

/** Puts files into a zip, a part a step. */
async function* pack(zip: Zip, files: AsyncIterable<Entry>): AsyncGenerator<void, void> {
  for await (const { path, parts, packed } of files) {
    // What is packed already, like a PDF, is not packed again.
    const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield;
    }
    file.push(new Uint8Array(), true);
    yield;
  }
  zip.end();
}
