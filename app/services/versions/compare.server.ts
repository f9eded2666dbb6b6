import type { BothTexts } from "../../comparing/describing/texts.ts";
import type { ComparedRow } from "../../schemas/versions/comparison.ts";
import { type CaseDetails, getCaseDetails } from "../cases/details.server.ts";
import { getHeads, getOriginal, getText } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { wholeDocuments } from "../semaphore.ts";
import { charge } from "../throttle.server.ts";
import { noSuchVersion } from "./list.server.ts";

/**
 * What has changed between two versions of a document: the texts with their own tracked changes accepted, what was
 * found in each, and of a newer one that is a Word document also what its author did not track.
 * @param asked without one of them: the newest, and the one before it.
 * @param onRow is told of the paragraphs side by side, one after the other.
 * @throws AppError `not_found`; `conflict` where one of them was never read.
 */
export async function compareCase(
  env: Env,
  member: Member,
  caseId: string,
  asked: { from?: number | undefined; to?: number | undefined },
  onRow: (row: ComparedRow, texts: BothTexts) => void = () => {},
) {
  const newest = await getCaseDetails(env, member, caseId);
  await charge({ env }, "making", member.user.id);
  const to = asked.to ?? newest.newest;
  const from = asked.from ?? to - 1;
  if (newest.newest === 1 && asked.from === undefined && asked.to === undefined)
    throw new AppError(
      "conflict",
      "This document has one version only: there is nothing to compare.",
    );
  if (from < 1 || from === to) throw noSuchVersion();
  const detailsOf = async (number: number) =>
    number === newest.newest ? newest : getCaseDetails(env, member, caseId, number);
  const newer = await detailsOf(to);
  const older = await detailsOf(from);
  // Two documents and what was found in them take as much memory as the reading of one.
  return wholeDocuments.run(async () => {
    const texts = { older: await textOf(env, older), newer: await textOf(env, newer) };
    const before = await untracked(env, newer);
    const [olderHeads, newerHeads] = [
      await getHeads(env, older.documentId),
      await getHeads(env, newer.documentId),
    ];
    // Heads that are passed over in one text only would be words that came or went.
    const asides = olderHeads && newerHeads && { older: olderHeads, newer: newerHeads };
    const { compareVersions } = await import("../../comparing/compare.ts");
    const comparison = compareVersions(
      { ...version(older, texts.older), asides: asides?.older },
      { ...version(newer, texts.newer), asides: asides?.newer },
      before,
      (row) => onRow(row, texts),
    );
    const tracksNothing = before?.text === texts.newer;
    return { older, newer, texts, comparison, tracksNothing };
  });
}

const version = ({ case: { risk_flags, client }, analysis }: CaseDetails, text: string) => ({
  ...{ text, client },
  flags: risk_flags.filter(({ hidden }) => !hidden),
  parties: analysis?.facts.parties ?? [],
  clauses: analysis?.clauses ?? [],
});

async function textOf(env: Env, { documentId, analysis, case: { version: number } }: CaseDetails) {
  const text = analysis && (await getText(env, documentId));
  if (text === null)
    throw new AppError(
      "conflict",
      `Version ${number} is not analysed, so there is nothing to compare yet.`,
    );
  return text;
}

/** The newer text with its own tracked changes undone; null where it tracks none, or its original is gone. */
async function untracked(env: Env, { documentId, case: { file_name } }: CaseDetails) {
  if (!/\.docx$/i.test(file_name)) return null;
  const original = await getOriginal(env, documentId);
  if (!original) return null;
  const { docxText } = await import("../../documents/docx-text.ts");
  return docxText(new Uint8Array(await original.arrayBuffer()), "insertion");
}
