import type { PackedLayout } from "../../schemas/documents/layout.ts";
import { getCaseDetails } from "../cases/details.server.ts";
import { passagesAPart } from "../cases/files.server.ts";
import { cutPassages } from "../cases/passages.ts";
import { getLayout, getText } from "../cases/storage.server.ts";
import { recordedOpening } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";

/**
 * A version of a case for somebody who looks into it, of which the record tells; with a part of its text and how all
 * of it is laid out, as `getCaseTextPart` gives them of the newest, null where it was never read.
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
  const [text, layout] = details.analysis
    ? await Promise.all([getText(env, details.documentId), getLayout(env, details.documentId)])
    : [null, null];
  return { details, document: text === null ? null : partOf(text, layout, wanted) };
}

function partOf(text: string, layout: PackedLayout | null, wanted: number) {
  const starts = cutPassages(text)
    .filter((_, i) => i % passagesAPart === 0)
    .map(({ start }) => start);
  const index = wanted in starts ? wanted : 0;
  const base = starts[index] ?? 0;
  return {
    part: { text: text.slice(base, starts[index + 1]), base, length: text.length, layout },
    ...{ starts, index },
  };
}
