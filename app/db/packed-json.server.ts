import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import { customType, type SQLiteColumn } from "drizzle-orm/sqlite-core";

type Stored = string | Uint8Array | readonly number[];

/** JSON as Brotli packs it, to less than a quarter. Of 21 KB, quality 10 takes 8 ms; 11 three times as long for 3 % less. */
export const packJson = (value: unknown): Uint8Array =>
  brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10 },
  });

/** What `packJson` packed, which D1 gives as a list of numbers, and `asDigits` as a text; or JSON that is not packed. */
function unpackJson(stored: Stored) {
  if (typeof stored !== "string") return unpackBytes(Uint8Array.from(stored));
  return stored.startsWith("{") ? JSON.parse(stored) : unpackBytes(Buffer.from(stored, "hex"));
}

const unpackBytes = (bytes: Uint8Array) => JSON.parse(brotliDecompressSync(bytes).toString());

/** A packed column for a query of several rows: digits come through D1 in an eighth of the time of a list of numbers. */
export const asDigits = <Column extends SQLiteColumn>(
  column: Column,
): SQL<Column["_"]["data"] | null> =>
  sql<
    Column["_"]["data"] | null
  >`CASE typeof(${column}) WHEN 'blob' THEN hex(${column}) ELSE ${column} END`.mapWith(unpackJson);

/** A column of packed JSON. SQLite leaves bytes in a column of text as they are; rows from before hold the text. */
export const packedJson = <T>() =>
  customType<{ data: T; driverData: Stored }>({
    dataType: () => "text",
    toDriver: packJson,
    fromDriver: unpackJson,
  })();
