import { firmField } from "../schemas/form-fields.ts";
import { AppError } from "./errors.ts";
import { demandPageFirm } from "./firms/acting-firm.ts";
import type { Member } from "./firms/rights.ts";
import { readForm } from "./request-body.ts";

const roomForFields = 64 * 1024;

/**
 * The one file that comes with a form, as its field `file`, held in memory: of at most a few megabytes.
 * @param words what a person is told who chose none, or one that is too large.
 * @throws AppError `other_firm`, `unsupported_type`, `too_large`, `invalid_input`; with the file's name in `details.typed`, if it came.
 */
export async function receiveFile(
  request: Request,
  member: Member,
  maxBytes: number,
  words: { missing: string; tooLarge: string },
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("unsupported_type", "Please send the file as multipart/form-data.");
  const form = await readForm(request, { maxBytes: maxBytes + roomForFields });
  demandPageFirm(form.get(firmField), member);
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0)
    throw new AppError("invalid_input", words.missing, { fields: { file: [words.missing] } });
  if (file.size > maxBytes)
    throw new AppError("too_large", words.tooLarge, { typed: { file: file.name } });
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
