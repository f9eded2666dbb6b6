import { looksLikeZip } from "../../documents/containers/zip.ts";
import { readPlaces } from "../../documents/docx/places.ts";
import { UnreadableFile } from "../../documents/unreadable.ts";
import { formatDate } from "../../lib/dates.ts";
import type { TextMap } from "../../marking/locate.ts";
import type { Case } from "../../schemas/case.ts";
import { getOriginal, getText } from "../cases/storage.server.ts";
import { documentOfCase } from "../versions/newest.server.ts";

/** What there is to write marks into: the original, its text as it is stored, and as it is read with its places. */
export type Original = { bytes: Uint8Array; stored: string; map: TextMap };

/** The original of a case that somebody sees, with the places of its text; else, in a sentence, why no marks can be written into it. */
export async function originalToMark(
  env: Env,
  { id, original_deleted_at }: Case,
): Promise<Original | string> {
  if (original_deleted_at)
    return `The original was deleted on ${formatDate(original_deleted_at)}, as your settings ask, so marks cannot stand in it.`;
  const document = await documentOfCase(env, id);
  const [object, stored] = document
    ? await Promise.all([getOriginal(env, document), getText(env, document)])
    : [];
  if (!object || !stored) return "The original of this case is gone, so marks cannot stand in it.";
  const bytes = new Uint8Array(await object.arrayBuffer());
  if (!looksLikeZip(bytes)) return notWord;
  try {
    return { bytes, stored, map: await readPlaces(bytes) };
  } catch (error) {
    return whyNot(error);
  }
}

const notWord =
  "The original is not a Word document (.docx), so comments and tracked changes cannot stand in it.";

/** Why a document cannot be marked. @throws what is not about the document. */
export function whyNot(error: unknown): string {
  if (!(error instanceof UnreadableFile)) throw error;
  if (error.code === "unsupported") return notWord;
  return "The original cannot be written into without a risk to it, so the marks are in a table of their own.";
}
