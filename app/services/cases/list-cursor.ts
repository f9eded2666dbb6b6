import * as v from "valibot";
import type { CaseSort } from "../../schemas/cases/query.ts";
import { AppError } from "../errors.ts";

/** Where a case stands in an order: the values that are sorted by, the id last. */
export type ListPlace = (string | number)[];

const places: Record<CaseSort, v.GenericSchema<unknown, ListPlace>> = {
  newest: v.strictTuple([v.literal("newest"), v.number(), v.string()]),
  name: v.strictTuple([v.literal("name"), v.string(), v.string()]),
  risk: v.strictTuple([v.literal("risk"), v.number(), v.number(), v.string()]),
};

/** A place as one opaque word for an address: base64url of JSON. */
export const writeCursor = (sort: CaseSort, place: ListPlace): string =>
  Buffer.from(JSON.stringify([sort, ...place])).toString("base64url");

/** Reads what `writeCursor` wrote. @throws AppError `invalid_input` for anything else, also another order's cursor. */
export function parseCursor(sort: CaseSort, cursor: string): ListPlace {
  const written = v.safeParse(places[sort], decode(cursor));
  if (written.success) return written.output.slice(1);
  const message = "This cursor does not come from a list in this order.";
  throw new AppError("invalid_input", message, { fields: { cursor: [message] } });
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}
