import { and, eq, gt } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { casePassages, legalCases } from "../../db/schema.server.ts";
import { formatDate } from "../../lib/dates.ts";
import type { FileType } from "../../schemas/documents/file-types.ts";
import { AppError } from "../errors.ts";
import { recorded, recordedReading } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { versionRow } from "../versions/list.server.ts";
import { newestDocument } from "../versions/newest.server.ts";
import { demandOnCase, demandReading } from "./demand.server.ts";
import { getLayout, getOriginal, getTextObject, getTextRange } from "./storage.server.ts";

/** A version of a case whose original is kept: the newest without a number. @throws AppError `not_found`. */
async function withOriginal(env: Env, member: Member, caseId: string, version?: number) {
  const row = await versionRow(env, member, caseId, version);
  const { original_deleted_at } = row;
  if (original_deleted_at)
    throw new AppError(
      "not_found",
      `The original was deleted on ${formatDate(new Date(original_deleted_at).toISOString())}, as your settings ask. Its text and analysis are kept.`,
    );
  return row;
}

async function originalOf(env: Env, documentId: string): Promise<R2ObjectBody> {
  const object = await getOriginal(env, documentId);
  if (!object) throw new AppError("not_found", "The original of this case is gone.");
  return object;
}

/** The uploaded file of a case: of its newest version, or of another by its number. @throws AppError `not_found`. */
export async function getCaseFile(
  scope: Scope,
  member: Member,
  caseId: string,
  version?: number | undefined,
) {
  const { env } = scope;
  await demandOnCase(env, member, "export", caseId);
  const { file_name, document_id } = await withOriginal(env, member, caseId, version);
  await recorded(scope, member, "export", { kind: "file", id: caseId });
  return { fileName: file_name, object: await originalOf(env, document_id) };
}

/** The kinds of file that are pages, by what a browser calls them. */
export const paged: Partial<Record<FileType, string>> = {
  ...{ pdf: "application/pdf", jpg: "image/jpeg", png: "image/png", tif: "image/tiff" },
};

/**
 * The PDF or picture of a case, or of another version than the newest, for its pages to be looked at and their words
 * to be read: whoever may read a document may see it as it is.
 * @throws AppError `not_found`, also where the document has no pages.
 */
export async function getCasePages(
  scope: Scope,
  member: Member,
  caseId: string,
  version?: number | undefined,
) {
  const { env } = scope;
  await demandReading(env, member, caseId);
  const { file_type, document_id } = await withOriginal(env, member, caseId, version);
  const type = paged[file_type];
  if (!type) throw new AppError("not_found", "Only a PDF or a picture has pages of its own.");
  await recordedReading(scope, member, { kind: "file", id: caseId });
  return { type, object: await originalOf(env, document_id) };
}

const notRead = () => new AppError("not_found", "The text of this document has not been read yet.");

/**
 * The text of a case's document, or of another version than the newest, UTF-8.
 * @throws AppError `not_found`, also while it has not been read yet.
 */
export async function getCaseText(
  scope: Scope,
  member: Member,
  caseId: string,
  version?: number | undefined,
): Promise<R2ObjectBody> {
  const { env } = scope;
  await demandReading(env, member, caseId);
  const { document_id } = await versionRow(env, member, caseId, version);
  await recordedReading(scope, member, { kind: "text", id: caseId });
  const object = await getTextObject(env, document_id);
  if (!object) throw notRead();
  return object;
}

/** The passages of a text that are sent with one page: at most 32,000 UTF-16 code units. */
export const passagesAPart = 2;

/**
 * A part of the text of a case's document, of which no more is read than that.
 * @param wanted which part, counting from 0; the first one where there is none like it.
 * @returns the part with the place where it begins in the text and the text's length, the places where all parts
 * begin, and which one it is; all in UTF-16 code units. @throws AppError `not_found`.
 */
export async function getCaseTextPart(env: Env, member: Member, caseId: string, wanted: number) {
  const { start, length, byte_start, byte_length } = casePassages;
  const passages = await database(env)
    .select({ start, length, byte_start, byte_length, document: newestDocument })
    .from(casePassages)
    .innerJoin(legalCases, eq(legalCases.id, casePassages.case_id))
    .where(and(visibleCase(member, caseId), gt(casePassages.position, 0)))
    .orderBy(casePassages.position);
  const parts = Array.from({ length: Math.ceil(passages.length / passagesAPart) }, (_, i) =>
    passages.slice(i * passagesAPart, (i + 1) * passagesAPart),
  );
  const index = wanted in parts ? wanted : 0;
  const [first, last = first] = parts[index] ?? [];
  const end = passages.at(-1);
  if (!first || !last || !end) throw notRead();
  const [text, layout] = await Promise.all([
    getTextRange(env, first.document, {
      byte_start: first.byte_start,
      byte_length: last.byte_start + last.byte_length - first.byte_start,
    }),
    getLayout(env, first.document),
  ]);
  if (text === null) throw notRead();
  return {
    part: { text, base: first.start, length: end.start + end.length, layout },
    starts: parts.map(([passage]) => passage?.start ?? 0),
    index,
  };
}
