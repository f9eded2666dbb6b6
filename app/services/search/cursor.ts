import * as v from "valibot";
import { AppError } from "../errors.ts";

/** Where each source ended of which there is more: its name, and the place of its last row that was told. */
export type SearchPlaces = ReadonlyMap<string, string | null>;

const written = v.pipe(
  v.array(v.strictTuple([v.string(), v.nullable(v.string())])),
  v.minLength(1),
  v.maxLength(20),
);

/** Where a search ended as one opaque word for an address: base64url of JSON. */
export const writeSearchCursor = (places: SearchPlaces): string =>
  Buffer.from(JSON.stringify([...places])).toString("base64url");

/** Reads what `writeSearchCursor` wrote. @throws AppError `invalid_input` for anything else. */
export function parseSearchCursor(cursor: string): SearchPlaces {
  const read = v.safeParse(written, decode(cursor));
  if (read.success) return new Map(read.output);
  const message = "This cursor does not come from a search.";
  throw new AppError("invalid_input", message, { fields: { cursor: [message] } });
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}
