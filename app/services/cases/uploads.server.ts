import * as v from "valibot";
import { recogniseFile } from "../../documents/index.ts";
import {
  type FileType,
  maxFileBytes,
  type UploadFields,
  uploadFieldsSchema,
} from "../../schemas/case.ts";
import { AppError } from "../errors.ts";
import { readForm } from "../request-body.ts";
import { fieldErrors } from "../validation.ts";

/** Room for the other fields and the boundaries of a multipart body. */
const maxBodyBytes = maxFileBytes + 64 * 1024;
const maxNameLength = 200;

export type Upload = {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  fileType: FileType;
  fields: UploadFields;
};

/**
 * Reads and checks an uploaded document: declared size, real size, name, extension, content.
 * @throws AppError `length_required`, `too_large`, `invalid_input`, `unsupported_type`.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const declared = request.headers.get("Content-Length");
  if (declared === null)
    throw new AppError(
      "length_required",
      "The upload does not say how long it is (Content-Length).",
    );
  if (Number(declared) > maxBodyBytes) throw tooLarge();
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("unsupported_type", "Please send the document as multipart/form-data.");

  const form = await readForm(request, maxBodyBytes, tooLarge);
  const { file, ...others } = Object.fromEntries(form);
  if (!(file instanceof File) || file.name === "")
    throw new AppError("invalid_input", "Please choose a document.", {
      fields: { file: ["Please choose a document."] },
    });
  if (file.size > maxFileBytes) throw tooLarge();

  const fields = v.safeParse(uploadFieldsSchema, others);
  if (!fields.success)
    throw new AppError("invalid_input", "Please check the fields.", {
      fields: fieldErrors(fields.issues),
    });

  const bytes = new Uint8Array(await file.arrayBuffer());
  const fileName = cleanFileName(file.name);
  const recognised = recogniseFile(bytes, fileName);
  if (!recognised.ok) throw new AppError("unsupported_type", recognised.message);
  return { bytes, fileName, fileType: recognised.type, fields: fields.output };
}

/**
 * A file name that is safe to store and to show: NFC, the last part of a path, without control characters or
 * ones that turn the writing direction (Unicode Cc, Cf), 200 characters with its extension kept.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim();
  const characters = [...plain];
  if (characters.length <= maxNameLength) return plain;
  const extension = [...(/\.[^.]{1,10}$/u.exec(plain)?.[0] ?? "")];
  return [...characters.slice(0, maxNameLength - extension.length), ...extension].join("");
}

const tooLarge = () =>
  new AppError("too_large", "This file is larger than 10MB. Please upload a smaller one.");
