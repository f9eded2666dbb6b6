import type { SQL } from "drizzle-orm";
import { isGap } from "../../schemas/analysis.ts";
import { inHand, type selectCases } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { anchorOf } from "../flags/anchor.ts";
import { readNow } from "../flags/row-after.ts";
import { rowStatements } from "../flags/write-hands.server.ts";

/**
 * The statements that note where the words of each flag stand about which people have decided or said something, or
 * which waits for somebody: so that it is found again in the text of the next version. Words of people have their
 * places already.
 * @param onlyIf what must hold when they run.
 */
export async function keepPlaces(
  env: Env,
  of: Awaited<ReturnType<typeof selectCases>>[number],
  onlyIf: SQL,
) {
  const unplaced = inHand(of).flatMap(({ row, raised, flag, hash }) =>
    row && raised && !row.anchor && !isGap(flag) ? [{ row, raised, flag, hash }] : [],
  );
  const text = unplaced.length > 0 ? await getText(env, of.document_id) : null;
  if (text === null) return [];
  return rowStatements(
    env,
    of.id,
    unplaced.map(({ row, raised, flag, hash }) => {
      const read = row.read ?? readNow(raised);
      const after = { ...row, quote: flag.quote, anchor: anchorOf(text, flag), read };
      return { hash, before: row, after };
    }),
    onlyIf,
  );
}
