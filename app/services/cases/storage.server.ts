import { createHash } from "node:crypto";
import * as v from "valibot";
import { type PackedLayout, packedLayoutSchema } from "../../schemas/documents/layout.ts";
import { type PageLengths, pageLengths } from "../../schemas/documents/pages.ts";
import { type RunningHead, runningHeadSchema } from "../../schemas/documents/running-heads.ts";
import { AppError } from "../errors.ts";

/**
 * The bucket. An object's key is made of ids only: `cases/<documentId>/original`, `/text`, `/layout`, `/heads`, for what
 * was read from pictures `/scan`, and while a model analyses, `interim/<caseId>/<attempt>/<part>`. A case's first document has the case's id, each later version
 * one of its own (`newestDocument` says which counts). Who adds another kind adds it to `deleteObjects`.
 */
const documents = "cases/";
const originalKey = (documentId: string) => `${documents}${documentId}/original`;
const textKey = (documentId: string) => `${documents}${documentId}/text`;
const layoutKey = (documentId: string) => `${documents}${documentId}/layout`;
const headsKey = (documentId: string) => `${documents}${documentId}/heads`;
const scanKey = (documentId: string) => `${documents}${documentId}/scan`;
const interim = "interim/";
const interimKeys = ({ caseId, attempt }: Attempt) => `${interim}${caseId}/${attempt}/`;

type Attempt = { caseId: string; attempt: number };

/** The most keys that the bucket deletes in one call. */
const keysACall = 1000;

/** Stores an original; the bucket itself checks that what arrives has this SHA-256 (hexadecimal). */
export async function putOriginal(env: Env, documentId: string, bytes: Uint8Array, sha256: string) {
  await env.FILES.put(originalKey(documentId), bytes, { sha256 });
}

/**
 * Stores an original as it arrives, of which a few kilobytes are in memory at a time.
 * @param length how many bytes will come: what comes beyond is dropped, what is missing is filled with zeros.
 */
export async function streamOriginal(
  env: Env,
  documentId: string,
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
  const stored = env.FILES.put(originalKey(documentId), readable);
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
export const getOriginal = (env: Env, documentId: string) => env.FILES.get(originalKey(documentId));

/** Deletes originals; the texts stay. */
export const deleteOriginals = (env: Env, documentIds: string[]) =>
  deleteKeys(env, documentIds.map(originalKey));

/**
 * Stores the extracted text, UTF-8.
 * @param starts where its pages begin, in UTF-16 code units; none where that is not known.
 */
export async function putText(
  env: Env,
  documentId: string,
  text: string,
  starts: readonly number[] = [],
) {
  // At most 1,000 pages of 1,500,000 characters: less than the 8 KB that the bucket takes.
  const pages = pageLengths(starts, text.length).map((length) => length.toString(36));
  await env.FILES.put(textKey(documentId), text, { customMetadata: { pages: pages.join() } });
}

/** The pages of the text that is stored; empty where they are not known. */
export async function getPages(env: Env, documentId: string): Promise<PageLengths> {
  const object = await env.FILES.head(textKey(documentId));
  const pages = object?.customMetadata?.pages;
  return pages ? pages.split(",").map((length) => Number.parseInt(length, 36)) : [];
}

/** The extracted text as it is stored, UTF-8, or null when none is stored yet. */
export const getTextObject = (env: Env, documentId: string) => env.FILES.get(textKey(documentId));

/** The extracted text, whole, or null when none is stored yet. */
export async function getText(env: Env, documentId: string): Promise<string | null> {
  const object = await getTextObject(env, documentId);
  return object ? object.text() : null;
}

/** A stretch of the extracted text, by its place in bytes; null when no text is stored. */
export async function getTextRange(
  env: Env,
  documentId: string,
  { byte_start: offset, byte_length: length }: { byte_start: number; byte_length: number },
): Promise<string | null> {
  const object = await env.FILES.get(textKey(documentId), { range: { offset, length } });
  return object ? object.text() : null;
}

/** Stores how a document is laid out, beside its text: reading the original again for each look at it would cost more. */
export const putLayout = (env: Env, documentId: string, layout: PackedLayout) =>
  env.FILES.put(layoutKey(documentId), JSON.stringify(layout));

/** How a document is laid out; null where that is not known. */
export async function getLayout(env: Env, documentId: string): Promise<PackedLayout | null> {
  const object = await env.FILES.get(layoutKey(documentId));
  const stored = object && v.safeParse(packedLayoutSchema, await object.json());
  return stored?.success ? stored.output : null;
}

/** Stores where running heads stand in the text of a document whose kind has them: only a comparison asks for it. */
export const putHeads = (env: Env, documentId: string, heads: readonly RunningHead[]) =>
  env.FILES.put(headsKey(documentId), JSON.stringify(heads));

/** Where running heads stand in the text of a document; null where that is not known. */
export async function getHeads(env: Env, documentId: string): Promise<RunningHead[] | null> {
  const object = await env.FILES.get(headsKey(documentId));
  const stored = object && v.safeParse(v.array(runningHeadSchema), await object.json());
  return stored?.success ? stored.output : null;
}

/**
 * Stores the words of a scan, packed, with what is to be known of them without unpacking.
 * @param over the tag of what they take the place of; nothing is stored where another has come there meanwhile.
 * @returns whether it is stored.
 */
export async function putScanObject(
  env: Env,
  documentId: string,
  packed: ArrayBuffer,
  customMetadata: Record<string, string>,
  over?: string,
): Promise<boolean> {
  const onlyIf = over === undefined ? undefined : { etagMatches: over };
  const options = { customMetadata, ...(onlyIf && { onlyIf }) };
  return (await env.FILES.put(scanKey(documentId), packed, options)) !== null;
}

/** The words of a scan as they are stored, or null where the document was not read from pictures. */
export const getScanObject = (env: Env, documentId: string) => env.FILES.get(scanKey(documentId));

/** The tag that the bucket gives to bytes. */
export const tagOf = (bytes: ArrayBuffer) =>
  createHash("md5").update(new Uint8Array(bytes)).digest("hex");

/** The tag of the words of a scan; undefined where none are stored. */
export const scanTag = async (env: Env, documentId: string) =>
  (await env.FILES.head(scanKey(documentId)))?.etag;

/** Stores what one step of an attempt found for the steps after it. */
export async function putInterim(env: Env, attempt: Attempt, part: string, value: unknown) {
  await env.FILES.put(interimKeys(attempt) + part, JSON.stringify(value));
}

/** What an earlier step stored with `putInterim`, as that very type; or null. */
export async function getInterim<T>(env: Env, attempt: Attempt, part: string): Promise<T | null> {
  const object = await env.FILES.get(interimKeys(attempt) + part);
  return object ? object.json<T>() : null;
}

/** Deletes what the steps of one attempt left for one another; those of another attempt may still need theirs. */
export async function deleteInterim(env: Env, attempt: Attempt) {
  for await (const keys of pages(env, interimKeys(attempt))) await deleteKeys(env, keys);
}

/**
 * Deletes what the steps of attempts left that are not under way any more.
 * @param whichRun says which of these attempts are under way.
 */
export async function deleteInterimBut(
  env: Env,
  whichRun: (attempts: Attempt[]) => Promise<Attempt[]>,
) {
  for await (const keys of pages(env, interim)) {
    const running = new Set((await whichRun(keys.map(attemptOf))).map(interimKeys));
    await deleteKeys(
      env,
      keys.filter((key) => !running.has(interimKeys(attemptOf(key)))),
    );
  }
}

function attemptOf(key: string): Attempt {
  const [, caseId = "", attempt] = key.split("/");
  return { caseId, attempt: Number(attempt) };
}

/** Deletes all that the bucket holds of these documents, and of cases with these ids. */
export async function deleteObjects(env: Env, ids: string[]) {
  await deleteKeys(
    env,
    ids.flatMap((id) => [originalKey(id), textKey(id), layoutKey(id), headsKey(id), scanKey(id)]),
  );
  const gone = new Set(ids);
  for await (const keys of pages(env, interim))
    await deleteKeys(
      env,
      keys.filter((key) => gone.has(attemptOf(key).caseId)),
    );
}

/**
 * The documents that the bucket has objects of, put there before `before` (milliseconds since 1970): one page of keys.
 * @param after the last key of the page before.
 * @returns their ids, and the page's last key; null when it was the last page.
 */
export async function storedDocuments(env: Env, before: number, after: string | undefined) {
  const options = { prefix: documents, ...(after && { startAfter: after }) };
  const { objects, truncated } = await env.FILES.list(options);
  const old = objects.filter(({ uploaded }) => uploaded.getTime() < before);
  const ids = new Set(old.map(({ key }) => key.split("/")[1] ?? ""));
  return { ids: [...ids], last: truncated ? (objects.at(-1)?.key ?? null) : null };
}

async function* pages(env: Env, prefix: string) {
  for (let after: string | undefined, more = true; more; ) {
    const page = await env.FILES.list({ prefix, ...(after && { startAfter: after }) });
    const keys = page.objects.map(({ key }) => key);
    if (keys.length > 0) yield keys;
    after = keys.at(-1);
    more = page.truncated;
  }
}

async function deleteKeys(env: Env, keys: string[]) {
  for (let i = 0; i < keys.length; i += keysACall)
    await env.FILES.delete(keys.slice(i, i + keysACall));
}
