import { markDocx } from "../../marking/mark-docx.ts";
import { riskLevels } from "../../schemas/analysis.ts";
import { type MarkChoice, mostMarked } from "../../schemas/marking/marking.ts";
import type { MarkAuthorShown, MarkedPreview } from "../../schemas/marking/preview.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { inFileName } from "../downloads.ts";
import { recorded } from "../firms/record.server.ts";
import { type Member, may } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { wholeDocuments } from "../semaphore.ts";
import { charge } from "../throttle.server.ts";
import { excerptOf } from "./excerpt.ts";
import { type MarkedFlag, markedCase, markerOf } from "./marked-case.server.ts";
import { originalToMark, whyNot } from "./original.server.ts";
import { marksFor } from "./placing.ts";
import { placeInWords, saysOf, saysTooMuch } from "./says.ts";

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
  await charge(scope, "making", member.user.id);
  const { details, flags } = await markedCase(env, member, caseId, choice);
  const marker = await markerOf(env, member);
  await recorded(scope, member, "export", { kind: "marked", id: caseId });
  const reader = choice.reader ?? "own_file";
  const bytes = await wholeDocuments.run(async () => {
    const original = await originalToMark(env, details.case);
    if (typeof original === "string") return original;
    const { stored, map } = original;
    try {
      const { answers } = details.case;
      const marks = marksFor(flags, { stored, text: map.text, answers }, reader);
      return markDocx(original.bytes, map, marks, marker).copy();
    } catch (error) {
      return whyNot(error);
    }
  });
  // The library is large, and few requests need it.
  const { markTable } = await import("./table.server.ts");
  const { case_name, file_name } = details.case;
  // What the firm calls its case is its own; the other side knows the document by the name of its file.
  const name = reader === "own_file" ? case_name : file_name.replace(/\.\w{1,5}$/, "");
  return {
    fileName: `${inFileName(name)} - ${choice.reader === "own_file" ? "internal, not to be sent" : "marked"}.docx`,
    bytes:
      typeof bytes === "string"
        ? await markTable({ name, why: bytes, flags, author: marker.author, reader })
        : bytes,
  };
}

/** Those that fit into one copy, the gravest, in the order in which they came. */
function gravest(flags: MarkedFlag[]): MarkedFlag[] {
  if (flags.length <= mostMarked) return flags;
  const weigh = ({ flag }: MarkedFlag) => riskLevels.indexOf(flag.riskLevel);
  const kept = new Set(flags.toSorted((a, b) => weigh(a) - weigh(b)).slice(0, mostMarked));
  return flags.filter((one) => kept.has(one));
}

const untold =
  "This point asks nothing of the other side, so it is left out. To include it, propose wording or write what to ask for.";

const tooMuch =
  "Your own words go to the other side as you typed them, and these seem to be for your own firm. Please read them once more.";

/**
 * What a marked copy would be: the flags as they are chosen, with what becomes of each that is; of very many the gravest.
 * Where nobody has chosen yet, it is for the other side: what tells too little does no harm.
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
  await charge({ env }, "making", member.user.id);
  const reader = choice?.reader ?? "other_side";
  const { details, flags: all } = await markedCase(env, member, caseId, choice);
  const flags = gravest(all);
  const marker = await markerOf(env, member);
  const planned = await wholeDocuments.run(async () => {
    const original = await originalToMark(env, details.case);
    if (typeof original === "string") return { table: original, previews: null };
    const { stored, map } = original;
    try {
      const { answers } = details.case;
      const marks = marksFor(flags, { stored, text: map.text, answers }, reader);
      const { placed } = markDocx(original.bytes, map, marks, marker);
      const previews = new Map(placed.map((one) => [one.id, excerptOf(map.text, one)]));
      return { table: null, previews };
    } catch (error) {
      return { table: whyNot(error), previews: null };
    }
  });
  return {
    caseName: details.case.case_name,
    author: {
      name: marker.author,
      isGiven: marker.isGiven,
      mayManage: may(member, "manage"),
    } satisfies MarkAuthorShown,
    reader,
    table: planned.table,
    /** How many flags there are, listed or not. */
    all: all.length,
    flags: flags.map((marked): MarkedPreview => {
      const { flag, proposal, chosen, changes } = marked;
      const { id, clauseTitle: title, riskLevel: level } = flag;
      const place = placeInWords(flag);
      const found = planned.previews?.get(id);
      const says = saysOf(marked, reader);
      return {
        ...{
          id,
          title,
          level,
          place,
          chosen,
          changes,
          hasWording: proposal?.fits === true,
          says,
        },
        excerpt: found?.excerpt ?? null,
        remarks: [
          ...(chosen && saysTooMuch(marked, reader) ? [tooMuch] : []),
          ...(chosen && says.length === 0 ? [untold] : (found?.remarks ?? [])),
        ],
      };
    }),
  };
}
