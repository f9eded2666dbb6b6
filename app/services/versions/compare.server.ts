import { compareVersions } from "../../comparing/compare.ts";
import { textBeforeChanges } from "../../documents/before-changes.ts";
import { type CaseDetails, getCaseDetails } from "../cases/details.server.ts";
import { getOriginal, getText } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { wholeDocuments } from "../semaphore.ts";
import { noSuchVersion } from "./list.server.ts";

/**
 * What has changed between two versions of a document: the texts with their own tracked changes accepted, what was
 * found in each, and of a newer one that is a Word document also what its author did not track.
 * @param asked without one of them: the newest, and the one before it.
 * @throws AppError `not_found`; `conflict` where one of them was never read.
 */
export async function compareCase(
  env: Env,
  member: Member,
  caseId: string,
  asked: { from?: number | undefined; to?: number | undefined },
) {
  const newest = await getCaseDetails(env, member, caseId);
  const to = asked.to ?? newest.newest;
  const from = asked.from ?? to - 1;
  if (newest.newest === 1 && asked.from === undefined && asked.to === undefined)
    throw new AppError(
      "conflict",
      "This document has one version only: there is nothing to compare.",
    );
  if (from < 1 || from === to) throw noSuchVersion();
  const newer = await getCaseDetails(env, member, caseId, to);
  const older = await getCaseDetails(env, member, caseId, from);
  // Two documents and what was found in them take as much memory as the reading of one.
  return wholeDocuments.run(async () => {
    const [olderText, newerText] = [await textOf(env, older), await textOf(env, newer)];
    const before = await untracked(env, newer);
    const comparison = compareVersions(
      version(older, olderText),
      version(newer, newerText),
      before,
    );
    return { older, newer, olderText, newerText, comparison };
  });
}

const version = ({ case: { risk_flags }, analysis }: CaseDetails, text: string) => ({
  text,
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
  return original && textBeforeChanges(new Uint8Array(await original.arrayBuffer()));
}
