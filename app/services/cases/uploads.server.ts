import type { GenericSchema, InferOutput } from "valibot";
import { log } from "../../lib/log.ts";
import { runningSha256, sha256 } from "../../lib/sha256.server.ts";
import type { UploadFields } from "../../schemas/cases/upload.ts";
import type { FileType } from "../../schemas/documents/file-types.ts";
import { maxFileBytes } from "../../schemas/documents/limits.ts";
import { firmField, stampField } from "../../schemas/form-fields.ts";
import { AppError } from "../errors.ts";
import { demandPageFirm } from "../firms/acting-firm.ts";
import type { Member } from "../firms/rights.ts";
import { MultipartBody } from "../multipart.ts";
import { checkFieldName, incomplete } from "../request-body.ts";
import { wholeDocuments } from "../semaphore.ts";
import { parseInput } from "../validation.ts";
import { getOriginal, putOriginal, streamOriginal } from "./storage.server.ts";
import { expectCase, giveUpUpload } from "./tombstones.server.ts";

/** Room for the other fields and the boundaries of a multipart body. */
export const maxFieldBytes = 64 * 1024;
export const maxFields = 50;
const maxBodyBytes = maxFileBytes + maxFieldBytes;
const maxNameLength = 200;

/** A document as the bucket keeps it. A case that is made of it has the same id. */
export type Kept = {
  documentId: string;
  fileName: string;
  fileType: FileType;
  fileSize: number;
  /** SHA-256, in hexadecimal. */
  sha256: string;
};

/** `stamp` comes with the form of a page. */
export type Upload<Fields = UploadFields> = Kept & { fields: Fields; stamp?: string | undefined };

/**
 * Takes an uploaded document into the bucket as it arrives, and checks it: declared size, real size, name, extension,
 * content. What is refused is not kept.
 * @param schema what the other fields are to be.
 * @throws AppError `other_firm`, `length_required`, `too_large`, `invalid_input`, `unsupported_type`, `unavailable`, with the fields
 * that came before the document in `details.typed`.
 */
export async function receiveUpload<Schema extends GenericSchema>(
  env: Env,
  member: Member,
  request: Request,
  schema: Schema,
): Promise<Upload<InferOutput<Schema>>> {
  const declared = request.headers.get("Content-Length");
  if (declared === null)
    throw new AppError(
      "length_required",
      "The upload does not say how long it is (Content-Length).",
    );
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("unsupported_type", "Please send the document as multipart/form-data.");

  const typed: Record<string, string> = {};
  const body = new MultipartBody(request, { limit: maxBodyBytes, refusal: tooLarge });
  let kept: Kept | undefined;
  try {
    let [count, left] = [0, maxFieldBytes];
    for (let part = await body.next(); part; part = await body.next()) {
      if (part.name in Object.prototype)
        throw new AppError(
          "invalid_input",
          "A field of the form has a name that is not known here.",
        );
      if (part.name !== "file") {
        checkFieldName(part.name);
        const text = await textOf(body.content(), left);
        left -= text.length;
        typed[part.name] = text.toString();
        if (++count > maxFields)
          throw new AppError("invalid_input", `A form has at most ${maxFields} fields.`);
      } else if (part.fileName) {
        if (kept) throw new AppError("invalid_input", "Please send one document at a time.");
        demandPageFirm(typed[firmField], member);
        if (Number(declared) > maxBodyBytes) throw tooLarge();
        // Our scripts send the document last: then its length follows from the whole one's.
        const length = Math.max(0, Number(declared) - body.passed - body.closingBytes);
        kept = await keepDocument(env, part.fileName, body.content(), length);
      }
    }
    if (!kept)
      throw new AppError("invalid_input", "Please choose a document.", {
        fields: { file: ["Please choose a document."] },
      });
    const { [stampField]: stamp, [firmField]: firm, ...fields } = typed;
    demandPageFirm(firm, member);
    return { ...kept, stamp, fields: parseInput(schema, fields) };
  } catch (thrown) {
    await body.cancel();
    if (kept) await forgetDocument(env, kept.documentId);
    const error = Number(declared) > maxBodyBytes ? tooLarge() : thrown;
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.message, { ...error.details, typed });
  }
}

/**
 * Stores a document piece by piece, and then checks what the bucket has.
 * @param length its length in bytes, as far as it is known: if it turns out another one, it is stored once more.
 * @throws AppError `too_large`, `invalid_input`, `unsupported_type`, `unavailable`; nothing is kept then.
 */
export async function keepDocument(
  env: Env,
  givenName: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  length: number,
): Promise<Kept> {
  const documentId = crypto.randomUUID();
  const fileName = cleanFileName(givenName);
  const hash = runningSha256();
  const beyond: Uint8Array[] = [];
  let fileSize = 0;
  async function* measured() {
    for await (const chunk of chunks) {
      const known = Math.max(0, length - fileSize);
      fileSize += chunk.length;
      if (fileSize > maxFileBytes) throw tooLarge();
      if (fileSize > length + lastLineEnd) throw incomplete();
      if (chunk.length > known) beyond.push(chunk.subarray(known));
      hash.update(chunk);
      yield chunk;
    }
  }
  await expectCase(env, documentId);
  try {
    await streamOriginal(env, documentId, measured(), length);
    const digest = hash.digest("hex");
    const fileType = await wholeDocuments.run(async () => {
      const object = await getOriginal(env, documentId);
      const stored = new Uint8Array((await object?.arrayBuffer()) ?? []);
      const bytes =
        fileSize === length ? stored : Buffer.concat([stored.subarray(0, fileSize), ...beyond]);
      if (sha256(bytes).toString("hex") !== digest)
        throw new AppError("unavailable", "The document was not stored whole. Please try again.");
      const { recogniseFile } = await import("../../documents/index.ts");
      const recognised = recogniseFile(bytes, fileName);
      if (!recognised.ok) throw new AppError("unsupported_type", recognised.message);
      if (fileSize !== length) await putOriginal(env, documentId, bytes, digest);
      return recognised.type;
    });
    return { documentId, fileName, fileType, fileSize, sha256: digest };
  } catch (error) {
    await forgetDocument(env, documentId);
    throw error;
  }
}

/** A body may end without the last line end that browsers write; a document before it is so much longer. */
const lastLineEnd = 2;

/** Deletes a document of which no case is made; one whose case is there stays. What cannot be deleted now is left to the sweep. */
export const forgetDocument = (env: Env, documentId: string) =>
  giveUpUpload(env, documentId).catch((error) =>
    log.warn("left_to_the_sweep", { caseId: documentId, error }),
  );

async function textOf(chunks: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) {
    most -= chunk.length;
    if (most < 0) throw new AppError("too_large", "The fields are larger than 64 KB.");
    read.push(chunk);
  }
  return Buffer.concat(read);
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
