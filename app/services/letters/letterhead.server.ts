import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { letterTemplates } from "../../db/schema.server.ts";
import { UnreadableFile } from "../../documents/unreadable.ts";
import { type Letter, maxLetterheadBytes } from "../../schemas/letters/letter.ts";
import { cleanFileName } from "../cases/uploads.server.ts";
import { AppError } from "../errors.ts";
import { isStillOwner } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { receiveFile } from "../received-file.ts";
import type { Scope } from "../scope.ts";
import { wholeDocuments } from "../semaphore.ts";
import { faultsOfLetterhead } from "./letterhead-fields.ts";
import type { LetterFacts } from "./word.server.ts";

/** What a firm's letterhead is called, and since when it has it; null: it has none. */
export async function getLetterhead(env: Env, member: Member) {
  demand(member, "manage");
  const [row] = await database(env)
    .select({ file_name: letterTemplates.file_name, at: letterTemplates.uploaded_at })
    .from(letterTemplates)
    .where(eq(letterTemplates.firm_id, member.firm.id));
  return row ? { file_name: row.file_name, uploaded_at: new Date(row.at).toISOString() } : null;
}

/** The bytes of a firm's letterhead; null: it has none. */
export async function storedLetterhead(
  env: Env,
  { firm }: Member,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await database(env)
    .select({ bytes: letterTemplates.bytes })
    .from(letterTemplates)
    .where(eq(letterTemplates.firm_id, firm.id));
  return row ? new Uint8Array(row.bytes) : null;
}

/** A letterhead as it was uploaded, for a download. @throws AppError `not_found`, `forbidden`. */
export async function getLetterheadFile(env: Env, member: Member) {
  const letterhead = await getLetterhead(env, member);
  const bytes = letterhead && (await storedLetterhead(env, member));
  if (!bytes) throw new AppError("not_found", "This firm has no letterhead.");
  return { fileName: letterhead.file_name, bytes };
}

/**
 * Takes an uploaded Word document as the firm's letterhead, in place of the one before.
 * @throws AppError `invalid_input` with every fault of it at `file`; `too_large`, `unsupported_type`, `forbidden`.
 */
export async function setLetterhead(scope: Scope, member: Member, request: Request) {
  demand(member, "manage");
  const { env } = scope;
  const { name, bytes } = await receiveFile(request, member, maxLetterheadBytes, {
    missing: "Please choose a Word document (.docx).",
    tooLarge: "This letterhead is larger than 1 MB. Make its pictures smaller and upload it again.",
  });
  await wholeDocuments.run(() => refuseFaults(bytes));
  const row = {
    file_name: cleanFileName(name),
    bytes: Buffer.from(bytes),
    uploaded_by: member.user.id,
    uploaded_at: Date.now(),
  };
  const { id } = member.firm;
  await database(env).batch([
    recorded(scope, member, "change", { kind: "template", id }, isStillOwner(member)),
    insertWhere(
      env,
      letterTemplates,
      { firm_id: id, ...row },
      isStillOwner(member),
    ).onConflictDoUpdate({ target: letterTemplates.firm_id, set: row }),
  ]);
}

/** Takes the firm's letterhead away: letters are then made without one. @throws AppError `forbidden`. */
export async function removeLetterhead(scope: Scope, member: Member) {
  demand(member, "manage");
  const { env } = scope;
  const { id } = member.firm;
  const isThere = sql`EXISTS (SELECT 1 FROM letter_templates WHERE firm_id = ${id})`;
  await database(env).batch([
    recorded(
      scope,
      member,
      "deletion",
      { kind: "template", id },
      sql`${isStillOwner(member)} AND ${isThere}`,
    ),
    database(env)
      .delete(letterTemplates)
      .where(and(eq(letterTemplates.firm_id, id), isStillOwner(member))),
  ]);
}

async function refuseFaults(bytes: Uint8Array) {
  try {
    const faults = faultsOfLetterhead(bytes);
    if (faults.length > 0) throw refused(faults);
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused([error.message]);
    throw error;
  }
  const { onLetterhead } = await import("./word.server.ts");
  // Whoever fills letters in stumbles over some documents: better now than when a letter is wanted.
  await onLetterhead(bytes, ...sampleLetter).catch(() => {
    throw refused([
      "No letter can be made on this document. Open it in Word, save it again and upload the new copy.",
    ]);
  });
}

const sampleLetter: [Letter, LetterFacts] = [
  {
    kind: "letter",
    date: "1 July 2026",
    to: "Client",
    subject: "Subject",
    body: "Body",
    from: "Us",
  },
  { firm: "Firm", matter: "Matter", reference: "1", document: "Document", side: "Client" },
];

const refused = (faults: string[]) =>
  new AppError("invalid_input", faults.join(" "), { fields: { file: faults } });
