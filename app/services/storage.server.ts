/**
 * The bucket. An object's key is made of ids only: `cases/<caseId>/original` and `cases/<caseId>/text`.
 */
const originalKey = (caseId: string) => `cases/${caseId}/original`;
const textKey = (caseId: string) => `cases/${caseId}/text`;

/** Stores an original; the bucket itself checks that what arrives has this SHA-256 (hexadecimal). */
export async function putOriginal(
  env: Env,
  caseId: string,
  bytes: Uint8Array<ArrayBuffer>,
  sha256: string,
) {
  await env.FILES.put(originalKey(caseId), bytes, { sha256 });
}

/** The original as it was uploaded, or null when it is gone. */
export const getOriginal = (env: Env, caseId: string) => env.FILES.get(originalKey(caseId));

/** Stores the extracted text, UTF-8. */
export async function putText(env: Env, caseId: string, text: string) {
  await env.FILES.put(textKey(caseId), text);
}

/** The extracted text, or null when none is stored yet. */
export async function getText(env: Env, caseId: string): Promise<string | null> {
  const object = await env.FILES.get(textKey(caseId));
  return object ? object.text() : null;
}

/** Deletes all that the bucket holds of a case. */
export async function deleteObjects(env: Env, caseId: string) {
  await env.FILES.delete([originalKey(caseId), textKey(caseId)]);
}

/** The ids of cases that have objects older than `before` (milliseconds since 1970), one page at a time. */
export async function storedCaseIds(env: Env, before: number, cursor?: string) {
  const page = await env.FILES.list({ prefix: "cases/", limit: 500, ...(cursor && { cursor }) });
  const ids = page.objects
    .filter((object) => object.uploaded.getTime() < before)
    .map((object) => object.key.split("/")[1] ?? "");
  return { ids: [...new Set(ids)], cursor: page.truncated ? page.cursor : undefined };
}
