import { and, eq } from "drizzle-orm";
import { citingIn } from "../../analysis/place-in.ts";
import { database } from "../../db/client.server.ts";
import { caseVersions, deletedOriginals } from "../../db/schema.server.ts";
import { editsOfVersion, type selectCases } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import type { Hand } from "../flags/in-hand.server.ts";
import { placedAnew } from "../flags/placing.server.ts";
import { noSuchVersion } from "./list.server.ts";

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/**
 * A case as it is with an earlier version of its document: with what was found in that, and with what people have
 * decided and said since of words that it has. Of summary and facts it has the edits that are of this version.
 * @throws AppError `not_found` where there is no such version.
 */
export async function asOfVersion(env: Env, row: CaseRow, number: number): Promise<CaseRow> {
  if (number === row.version) return row;
  const [found] = await database(env)
    .select({ version: caseVersions, original_deleted_at: deletedOriginals.deleted_at })
    .from(caseVersions)
    .leftJoin(deletedOriginals, eq(deletedOriginals.document_id, caseVersions.document_id))
    .where(and(eq(caseVersions.case_id, row.id), eq(caseVersions.number, number)));
  if (!found || number > row.version) throw noSuchVersion();
  const { case_id: _, number: __, idempotency_key: ___, ...version } = found.version;
  const text = await getText(env, version.document_id);
  // Written by `handColumns` alone.
  const hands = JSON.parse(row.hands) as Hand[];
  const cite = citingIn(text ?? "");
  return {
    ...row,
    ...version,
    version: number,
    created_at: version.uploaded_at,
    status: version.risk_flags === null ? "failed" : "analyzed",
    ...{ failure_code: null, failure_message: null },
    edits: editsOfVersion(row, number),
    original_deleted_at: found.original_deleted_at,
    original_expires_at: null,
    hands: JSON.stringify(
      hands.map((hand) =>
        hand.anchor && text !== null
          ? { ...hand, ...placedAnew(text, { quote: hand.quote, anchor: hand.anchor }, cite) }
          : hand,
      ),
    ),
  };
}
