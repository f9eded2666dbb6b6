import { formatDate } from "../../lib/dates.ts";
import { AppError } from "../errors.ts";
import { getCase } from "./cases.server.ts";
import { getOriginal, getText } from "./storage.server.ts";

/** The uploaded file of a case. @throws AppError `not_found`. */
export async function getCaseFile(env: Env, userId: string, caseId: string) {
  const { file_name, original_deleted_at } = await getCase(env, userId, caseId);
  if (original_deleted_at)
    throw new AppError(
      "not_found",
      `The original was deleted on ${formatDate(original_deleted_at)}, as your settings ask. Its text and analysis are kept.`,
    );
  const object = await getOriginal(env, caseId);
  if (!object) throw new AppError("not_found", "The original of this case is gone.");
  return { fileName: file_name, object };
}

/** The text of a case's document. @throws AppError `not_found`, also while it has not been read yet. */
export async function getCaseText(env: Env, userId: string, caseId: string): Promise<string> {
  await getCase(env, userId, caseId);
  const text = await getText(env, caseId);
  if (text === null)
    throw new AppError("not_found", "The text of this document has not been read yet.");
  return text;
}
