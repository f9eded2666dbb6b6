import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Citing, citingIn } from "../../analysis/place-in.ts";
import { database } from "../../db/client.server.ts";
import { flagReviews } from "../../db/schema.server.ts";
import type { KeptAnchor } from "../../schemas/hand.ts";
import { placeAnchor, placedAnchor } from "./anchor.ts";

/**
 * Where the words of a row stand in a text; as they were, and said to be lost, where they are not there.
 * @param cite that of the text, where there are several rows.
 */
export function placedAnew(
  text: string,
  { quote, anchor: { lost: _, place: __, ...anchor } }: { quote: string; anchor: KeptAnchor },
  cite: Citing = citingIn(text),
): { quote: string; anchor: KeptAnchor } {
  const span = placeAnchor(text, anchor, quote);
  if (!span) return { quote, anchor: { ...anchor, lost: true } };
  return { quote: text.slice(span.start, span.end), anchor: placedAnchor(text, span, cite) };
}

/**
 * The statements that place what people have said of a case's words anew, in the text that it has now; for the batch of
 * what makes it that text.
 * @param onlyIf what must hold when they run.
 */
export async function placeHandsAnew(
  env: Env,
  caseId: string,
  readText: () => Promise<string>,
  onlyIf: SQL | undefined,
) {
  const db = database(env);
  const { flag_hash, quote, anchor } = flagReviews;
  const rows = await db
    .select({ hash: flag_hash, quote, anchor })
    .from(flagReviews)
    .where(and(eq(flagReviews.case_id, caseId), isNotNull(anchor)));
  if (rows.length === 0) return [];
  const text = await readText();
  const cite = citingIn(text);
  const placed = rows.flatMap((row) =>
    row.anchor
      ? [{ hash: row.hash, ...placedAnew(text, { quote: row.quote, anchor: row.anchor }, cite) }]
      : [],
  );
  const value = (name: string) => sql`(SELECT s.value ->> ${sql.raw(`'${name}'`)}
    FROM json_each(${JSON.stringify(placed)}) s WHERE s.value ->> 'hash' = ${flag_hash})`;
  return [
    db
      .update(flagReviews)
      .set({ quote: value("quote"), anchor: value("anchor") })
      .where(
        and(
          eq(flagReviews.case_id, caseId),
          isNotNull(anchor),
          sql`${flag_hash} IN (SELECT s.value ->> 'hash' FROM json_each(${JSON.stringify(placed)}) s)`,
          sql`EXISTS (SELECT 1 FROM legal_cases WHERE ${onlyIf})`,
        ),
      ),
  ];
}
