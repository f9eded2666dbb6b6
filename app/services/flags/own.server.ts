import { and, eq, sql } from "drizzle-orm";
import { legalCases } from "../../db/schema.server.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import type { OwnFlag } from "../../schemas/hand.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase, selectCases } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { placeAnchor, placedAnchor } from "./anchor.ts";
import { flagConflict, flagOf } from "./find.server.ts";
import { flagId, type HandRow } from "./in-hand.server.ts";
import { writeHands } from "./write-hands.server.ts";

/** The most flags of people's own that a case can hold. */
const mostOwn = 1_000;

/** A case's text, and what has to hold for it to be the same still. @throws AppError `not_found`; `conflict` without one. */
async function textOf(env: Env, member: Member, caseId: string) {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const text = row.status === "analyzed" ? await getText(env, row.document_id) : null;
  if (text === null)
    throw new AppError("conflict", "A flag can be added once the document has been analysed.");
  const unchanged = and(
    eq(legalCases.id, caseId),
    eq(legalCases.status, "analyzed"),
    eq(legalCases.attempt, row.attempt),
  );
  return { text, unchanged };
}

/**
 * Adds a flag of a person's own on words of the document.
 * @throws AppError `not_found`; `conflict` where the words are not there, or there is no text yet.
 */
export async function addFlag(
  scope: Scope,
  member: Member,
  caseId: string,
  { start, end, quote, ...said }: OwnFlag,
): Promise<CaseFlag> {
  await demandOnCase(scope.env, member, "write", caseId);
  const { text, unchanged } = await textOf(scope.env, member, caseId);
  if (text.slice(start, end) !== quote)
    throw new AppError(
      "conflict",
      "These words are not at that place of the document. Please load it again and choose them once more.",
    );
  return storeFlag(scope, member, caseId, { ...said, text, unchanged, span: { start, end } });
}

/**
 * The same, where somebody has only typed or pasted the words: they are looked for in the document.
 * @param near about where they stand, in UTF-16 code units, if that is known.
 * @throws AppError `not_found`; `invalid_input` where the document does not have them; `conflict` without a text.
 */
export async function addFlagOnWords(
  scope: Scope,
  member: Member,
  caseId: string,
  { quote, near, ...said }: Omit<OwnFlag, "start" | "end"> & { near: number },
): Promise<CaseFlag> {
  await demandOnCase(scope.env, member, "write", caseId);
  const { text, unchanged } = await textOf(scope.env, member, caseId);
  const span = placeAnchor(text, { prefix: "", suffix: "", start: near }, quote);
  if (!span) {
    const sentence =
      "The document does not have these words. Please copy them from it as they stand there.";
    throw new AppError("invalid_input", sentence, { fields: { quote: [sentence] } });
  }
  return storeFlag(scope, member, caseId, { ...said, text, unchanged, span });
}

type NewFlag = Omit<OwnFlag, "start" | "end" | "quote"> & {
  text: string;
  span: Span;
  unchanged: Awaited<ReturnType<typeof textOf>>["unchanged"];
};

async function storeFlag(
  scope: Scope,
  member: Member,
  caseId: string,
  { text, span, unchanged, note, wording, ...said }: NewFlag,
): Promise<CaseFlag> {
  const now = Date.now();
  const hash = randomDigits();
  const { clauseCalled } = await import("./clause-called.ts");
  const clauseId = clauseCalled(said.clauseTitle);
  const row: HandRow = {
    ...{ case_id: caseId, flag_hash: hash, quote: text.slice(span.start, span.end) },
    ...{ clause_title: said.clauseTitle, version: 1 },
    ...{ state: "open", reason: null, reviewed_at: now, reviewed_by: null },
    ...{ own: true, hidden: false, note: note || null, read: null },
    edits: { ...said, clauseId, ...(wording && { wording }) },
    anchor: placedAnchor(text, span),
    ...{ edited_by: member.user.id, edited_at: now },
  };
  const written = await writeHands(scope, member, caseId, {
    did: "added",
    titles: [said.clauseTitle],
    rows: [{ hash, before: null, after: row }],
    told: [["edit", { flags: [flagId(hash)], changed: [{ what: "flag_added" }] }]],
    onlyIf: and(
      sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${unchanged})`,
      sql`(SELECT count(*) FROM flag_reviews WHERE case_id = ${caseId} AND own = 1) < ${mostOwn}`,
    ),
  });
  if (!written) {
    await textOf(scope.env, member, caseId);
    throw new AppError(
      "conflict",
      `The flag could not be added: the document is being analysed anew, or has ${mostOwn.toLocaleString("en-AU")} flags of your own, as many as it can hold.`,
    );
  }
  return (await flagOf(scope.env, member, caseId, flagId(hash))).flag;
}

const randomDigits = () =>
  [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

/**
 * Deletes a flag that no analysis raises.
 * @throws AppError `not_found`; `conflict` for one that the analysis raises, and with the flag as it now is, when it is
 * not any more as it was seen.
 */
export async function deleteFlag(
  scope: Scope,
  member: Member,
  caseId: string,
  id: string,
  version: number | undefined,
): Promise<void> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const before = await flagOf(env, member, caseId, id);
  if (before.raised)
    throw new AppError(
      "conflict",
      "The analysis raises this flag, so it can be hidden from the report, and not deleted.",
    );
  if ((version ?? before.flag.version) !== before.flag.version) throw flagConflict(before.flag);
  const written = await writeHands(scope, member, caseId, {
    did: "deleted",
    titles: [before.flag.clauseTitle],
    rows: [{ hash: before.hash, before: before.row, after: null }],
    told: [["edit", { flags: [id], changed: [{ what: "flag_deleted" }] }]],
  });
  if (!written) throw flagConflict((await flagOf(env, member, caseId, id)).flag);
}
