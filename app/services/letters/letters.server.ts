import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { caseLetters, legalCases, matters, users } from "../../db/schema.server.ts";
import { dayAt, dayInWords } from "../../lib/days.ts";
import { actingFor } from "../../schemas/client.ts";
import type { Letter, LetterForm } from "../../schemas/letters/letter.ts";
import { nameOf } from "../../schemas/person.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { type CaseDetails, getCaseDetails } from "../cases/details.server.ts";
import { inFileName } from "../downloads.ts";
import { AppError } from "../errors.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { correctedNames } from "../flags/corrections.server.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { storedLetterhead } from "./letterhead.server.ts";
import type { LetterFacts } from "./word.server.ts";

/** A letter that is stored: what it says, which version that is, and who wrote it last. */
async function storedLetter(env: Env, caseId: string) {
  const [row] = await database(env)
    .select({
      ...{ letter: caseLetters.letter, version: caseLetters.version, at: caseLetters.edited_at },
      by: { id: users.id, email: users.email, name: users.name },
    })
    .from(caseLetters)
    .leftJoin(users, eq(users.id, caseLetters.edited_by))
    .where(eq(caseLetters.case_id, caseId));
  // Written by `saveLetter` alone, from letters that passed their schema.
  return row ? { ...row, letter: JSON.parse(row.letter) as Letter } : null;
}

/** The case that a letter is about. @throws AppError `not_found`; `conflict` while there is no analysis. */
async function analysedCase(env: Env, member: Member, caseId: string): Promise<CaseDetails> {
  const details = await getCaseDetails(env, member, caseId);
  if (details.case.status !== "analyzed")
    throw new AppError("conflict", "There is no letter yet: this document is not analysed.");
  return details;
}

/**
 * The letter about a case, as somebody saved it; or as it is made from flags.
 * @param flags the ids of those to make it of; undefined: the saved letter, or else those that nobody has set aside.
 * @returns with the details of the case; `saved` is what there is to be written over.
 */
export async function getLetter(
  env: Env,
  member: Member,
  caseId: string,
  flags?: readonly string[],
) {
  const details = await analysedCase(env, member, caseId);
  const [saved, matter] = await Promise.all([
    storedLetter(env, caseId),
    matterOf(env, member, details),
  ]);
  const { draftLetter } = await import("./draft.ts");
  const letter =
    saved && !flags
      ? saved.letter
      : draftLetter(details, {
          ...{ flags, firm: member.firm.name, matterClient: matter?.client_name || null },
          date: dayInWords(dayAt(Date.now(), member.firm.timeZone)),
        });
  return { details, letter, saved, isSaved: saved !== null && !flags };
}

/**
 * Saves a letter as somebody has edited it.
 * @throws AppError `not_found`, `forbidden`; `conflict` when somebody has saved another since it was read.
 */
export async function saveLetter(
  scope: Scope,
  member: Member,
  caseId: string,
  { version, ...letter }: LetterForm,
) {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const seen = and(
    sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`,
    sql`coalesce((SELECT version FROM case_letters WHERE case_id = ${caseId}), 0) = ${version}`,
  );
  const now = Date.now();
  // A time: what is saved after another was thrown away is no version that anybody has seen.
  const row = {
    ...{ letter: JSON.stringify(letter satisfies Letter), version: now },
    ...{ edited_by: member.user.id, edited_at: now },
  };
  const [, saved] = await database(env).batch([
    recorded(scope, member, "change", { kind: "letter", id: caseId }, seen),
    insertWhere(env, caseLetters, { case_id: caseId, ...row }, seen)
      .onConflictDoUpdate({ target: caseLetters.case_id, set: row })
      .returning({ version: caseLetters.version }),
  ]);
  if (saved.length > 0) return;
  await getCaseDetails(env, member, caseId);
  const current = await storedLetter(env, caseId);
  // An answer may be lost, and the same be saved once more.
  if (JSON.stringify(current?.letter) !== row.letter) throw changedMeanwhile(current);
}

function changedMeanwhile(now: Awaited<ReturnType<typeof storedLetter>>) {
  const who = now?.by ? nameOf(now.by) : "Somebody";
  return new AppError(
    "conflict",
    now
      ? `${who} has saved this letter in the meantime. Yours is still below and was not saved; theirs is beside it.`
      : "The saved letter was thrown away in the meantime. Yours is still below and was not saved.",
    { current: { version: now?.version ?? 0, letter: now?.letter ?? null } },
  );
}

/** Throws away what was saved: the letter is again as it is made. @throws AppError `not_found`, `forbidden`. */
export async function discardLetter(scope: Scope, member: Member, caseId: string) {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  await getCaseDetails(env, member, caseId);
  const isSeen = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`;
  await database(env).batch([
    recorded(
      scope,
      member,
      "deletion",
      { kind: "letter", id: caseId },
      and(isSeen, sql`EXISTS (SELECT 1 FROM case_letters WHERE case_id = ${caseId})`),
    ),
    database(env)
      .delete(caseLetters)
      .where(and(eq(caseLetters.case_id, caseId), isSeen)),
  ]);
}

/**
 * The letter about a case as a Word document, on the firm's letterhead where it has one.
 * @param flags as of `getLetter`.
 * @throws AppError `not_found`, `forbidden`; `conflict` while there is no analysis.
 */
export async function getLetterFile(
  scope: Scope,
  member: Member,
  caseId: string,
  flags?: readonly string[],
) {
  const { env } = scope;
  await demandOnCase(env, member, "export", caseId);
  await charge(scope, "making", member.user.id);
  const { details, letter } = await getLetter(env, member, caseId, flags);
  const facts = await factsOf(env, member, details);
  const letterhead = await storedLetterhead(env, member);
  await recorded(scope, member, "export", { kind: "letter", id: caseId });
  // The library is large, and few requests need it.
  const { letterDocument, onLetterhead } = await import("./word.server.ts");
  return {
    fileName: `${inFileName(details.case.case_name)} - ${letter.kind}.docx`,
    bytes: letterhead
      ? await onLetterhead(letterhead, letter, facts)
      : await letterDocument(letter, facts),
  };
}

/** The number and the client of the matter that a case is filed in, where it is in one. */
async function matterOf(env: Env, { firm }: Member, { case: of }: CaseDetails) {
  if (!of.matter) return undefined;
  const [row] = await database(env)
    .select({ number: matters.number, client_name: matters.client_name })
    .from(matters)
    .where(and(eq(matters.firm_id, firm.id), eq(matters.id, of.matter.id)));
  return row;
}

/** What a letter says of its case: nothing of it is ever empty. @throws AppError `not_found`. */
async function factsOf(env: Env, member: Member, details: CaseDetails): Promise<LetterFacts> {
  const { case: of } = details;
  const { parties, client } = correctedNames(details);
  const row = await matterOf(env, member, details);
  const matter = of.matter?.name ?? of.case_name;
  return {
    firm: member.firm.name,
    matter,
    reference: row?.number || matter,
    document: of.case_name,
    side: actingFor({ ...of, client }, parties).ratedFor,
  };
}
