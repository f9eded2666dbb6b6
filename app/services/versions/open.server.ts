import { getCaseDetails } from "../cases/details.server.ts";
import { passagesAPart } from "../cases/files.server.ts";
import { cutPassages } from "../cases/passages.ts";
import { getText } from "../cases/storage.server.ts";
import { recordedOpening } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";

/**
 * A version of a case for somebody who looks into it, of which the record tells; with a part of its text, as
 * `getCaseTextPart` gives it of the newest, null where it was never read.
 * @throws AppError `not_found`.
 */
export async function openVersion(
  scope: Scope,
  member: Member,
  caseId: string,
  number: number,
  wanted: number,
) {
  const { env } = scope;
  const details = await getCaseDetails(env, member, caseId, number);
  await recordedOpening(scope, member, caseId);
  const text = details.analysis && (await getText(env, details.documentId));
  return { details, document: text === null ? null : partOf(text, wanted) };
}

function partOf(text: string, wanted: number) {
  const starts = cutPassages(text)
    .filter((_, i) => i % passagesAPart === 0)
    .map(({ start }) => start);
  const index = wanted in starts ? wanted : 0;
  const base = starts[index] ?? 0;
  return {
    part: { text: text.slice(base, starts[index + 1]), base, length: text.length },
    ...{ starts, index },
  };
}
