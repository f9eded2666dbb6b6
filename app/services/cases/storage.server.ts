import { AppError } from "../errors.ts";

/**
 * The bucket. An object's key is made of ids only: `cases/<caseId>/original`, `cases/<caseId>/text`, and while a
 * model analyses, `cases/<caseId>/interim/<attempt>/<part>`.
 */
const caseKeys = (caseId: string) => `cases/${caseId}/`;
const originalKey = (caseId: string) => `${caseKeys(caseId)}original`;
const textKey = (caseId: string) => `${caseKeys(caseId)}text`;
const interimKeys = (caseId: string) => `${caseKeys(caseId)}interim/`;
const interimKey = ({ caseId, attempt }: Attempt, part: string) =>
  `${interimKeys(caseId)}${attempt}/${part}`;

type Attempt = { caseId: string; attempt: number };

/** Stores an original; the bucket itself checks that what arrives has this SHA-256 (hexadecimal). */
export async function putOriginal(env: Env, caseId: string, bytes: Uint8Array, sha256: string) {
  await env.FILES.put(originalKey(caseId), bytes, { sha256 });
}

/**
 * Stores an original as it arrives, of which a few kilobytes are in memory at a time.
 * @param length how many bytes will come: what comes beyond is dropped, what is missing is filled with zeros.
 */
export async function streamOriginal(
  env: Env,
  caseId: string,
  chunks: AsyncIterable<Uint8Array>,
  length: number,
) {
  const { readable, writable } = new FixedLengthStream(length);
  const writer = writable.getWriter();
  writer.closed.catch(() => {});
  let left = length;
  const write = async (bytes: Uint8Array) => {
    if (bytes.length > 0) await writer.write(bytes);
    left -= bytes.length;
  };
  const stored = env.FILES.put(originalKey(caseId), readable);
  // A bucket that refuses takes no more: what waits to be written must not wait for ever.
  stored.catch((error) => writer.abort(error).catch(() => {}));
  try {
    for await (const chunk of chunks) await write(chunk.subarray(0, left));
    while (left > 0) await write(new Uint8Array(Math.min(left, 16 * 1024)));
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
    await stored.catch((cause) => {
      throw error instanceof AppError ? error : cause;
    });
    throw error;
  }
  await stored;
}

/** The original as it was uploaded, or null when it is gone. */
export const getOriginal = (env: Env, caseId: string) => env.FILES.get(originalKey(caseId));

/** Deletes an original; the text stays. */
export const deleteOriginal = (env: Env, caseId: string) => env.FILES.delete(originalKey(caseId));

/** Stores the extracted text, UTF-8. */
export async function putText(env: Env, caseId: string, text: string) {
  await env.FILES.put(textKey(caseId), text);
}

/** The extracted text as it is stored, UTF-8, or null when none is stored yet. */
export const getTextObject = (env: Env, caseId: string) => env.FILES.get(textKey(caseId));

/** The extracted text, whole, or null when none is stored yet. */
export async function getText(env: Env, caseId: string): Promise<string | null> {
  const object = await getTextObject(env, caseId);
  return object ? object.text() : null;
}

/** A stretch of the extracted text, by its place in bytes; null when no text is stored. */
export async function getTextRange(
  env: Env,
  caseId: string,
  { byte_start: offset, byte_length: length }: { byte_start: number; byte_length: number },
): Promise<string | null> {
  const object = await env.FILES.get(textKey(caseId), { range: { offset, length } });
  return object ? object.text() : null;
}

/** Stores what one step of an attempt found for the steps after it. */
export async function putInterim(env: Env, attempt: Attempt, part: string, value: unknown) {
  await env.FILES.put(interimKey(attempt, part), JSON.stringify(value));
}

/** What an earlier step stored with `putInterim`, as that very type; or null. */
export async function getInterim<T>(env: Env, attempt: Attempt, part: string): Promise<T | null> {
  const object = await env.FILES.get(interimKey(attempt, part));
  return object ? object.json<T>() : null;
}

/** Deletes what the steps of a case's attempts left for one another. */
export const deleteInterim = (env: Env, caseId: string) => deleteAll(env, interimKeys(caseId));

/** Deletes all that the bucket holds of a case. */
export const deleteObjects = (env: Env, caseId: string) => deleteAll(env, caseKeys(caseId));

async function deleteAll(env: Env, prefix: string) {
  for (let more = true; more; ) {
    const { objects, truncated } = await env.FILES.list({ prefix });
    if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
    more = truncated;
  }
}

/** The ids of cases that have objects older than `before` (milliseconds since 1970), one page at a time. */
export async function storedCaseIds(env: Env, before: number, cursor?: string) {
  const page = await env.FILES.list({ prefix: "cases/", limit: 500, ...(cursor && { cursor }) });
  const ids = page.objects
    .filter((object) => object.uploaded.getTime() < before)
    .map((object) => object.key.split("/")[1] ?? "");
  return { ids: [...new Set(ids)], cursor: page.truncated ? page.cursor : undefined };
}
