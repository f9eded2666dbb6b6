import { markDocx } from "../../marking/mark-docx.ts";
import type { MarkChoice } from "../../schemas/marking/marking.ts";
import type { MarkedPreview } from "../../schemas/marking/preview.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { wholeDocuments } from "../semaphore.ts";
import { excerptOf } from "./excerpt.ts";
import { markedCase, markerOf } from "./marked-case.server.ts";
import { originalToMark, whyNot } from "./original.server.ts";
import { marksFor } from "./placing.ts";
import { saysOf } from "./says.ts";

/**
 * The original of a case with comments and tracked changes at chosen flags; a table of them where there is no such
 * original.
 * @throws AppError `not_found`, `forbidden`; `conflict` while there is no analysis.
 */
export async function getMarkedCopy(
  scope: Scope,
  member: Member,
  caseId: string,
  choice: MarkChoice,
) {
  const { env } = scope;
  await demandOnCase(env, member, "export", caseId);
  const { details, flags } = await markedCase(env, member, caseId, choice);
  const marker = await markerOf(env, member);
  await recorded(scope, member, "export", { kind: "marked", id: caseId });
  const bytes = await wholeDocuments.run(async () => {
    const original = await originalToMark(env, details.case);
    if (typeof original === "string") return original;
    const { stored, map } = original;
    try {
      const marks = marksFor(flags, { stored, text: map.text });
      return markDocx(original.bytes, map, marks, marker).copy();
    } catch (error) {
      return whyNot(error);
    }
  });
  // The library is large, and few requests need it.
  const { markTable } = await import("./table.server.ts");
  return {
    fileName: `${details.case.case_name.replace(/[/\\]/g, "-")} - marked.docx`,
    bytes:
      typeof bytes === "string"
        ? await markTable(details.case.case_name, bytes, flags, marker.author)
        : bytes,
  };
}

/**
 * What a marked copy would be: the flags as they are chosen, with what becomes of each that is.
 * @returns with `table` why it would be a table only; null where it is the original that is marked.
 * @throws AppError as `getMarkedCopy`.
 */
export async function previewMarks(
  env: Env,
  member: Member,
  caseId: string,
  choice: MarkChoice | null,
) {
  await demandOnCase(env, member, "export", caseId);
  const { details, flags } = await markedCase(env, member, caseId, choice);
  const marker = await markerOf(env, member);
  const planned = await wholeDocuments.run(async () => {
    const original = await originalToMark(env, details.case);
    if (typeof original === "string") return { table: original, previews: null };
    const { stored, map } = original;
    try {
      const marks = marksFor(flags, { stored, text: map.text });
      const { placed } = markDocx(original.bytes, map, marks, marker);
      const previews = new Map(placed.map((one) => [one.id, excerptOf(map.text, one)]));
      return { table: null, previews };
    } catch (error) {
      return { table: whyNot(error), previews: null };
    }
  });
  return {
    caseName: details.case.case_name,
    author: marker.author,
    table: planned.table,
    flags: flags.map((marked): MarkedPreview => {
      const { flag, proposal, chosen, changes } = marked;
      const { id, clauseTitle: title, riskLevel: level, place } = flag;
      const found = planned.previews?.get(id);
      return {
        ...{ id, title, level, place, chosen, changes, hasWording: proposal !== null },
        says: saysOf(marked),
        excerpt: found?.excerpt ?? null,
        remarks: found?.remarks ?? [],
      };
    }),
  };
}
