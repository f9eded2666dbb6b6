import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { type Passage, passagesOf } from "../../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../../app/analysis/statements/seen.ts";

const party = (role: string) => ({ name: role, role, aliases: [role], start: 0, end: 0 });

/** A paper between the Customer and the Supplier, as one of them sees it: the Customer where none is named. */
export function seenFor(text: string, client = "Customer"): Passage[] {
  const eyes = eyesOf(castOf([party("Customer"), party("Supplier")], text), client);
  if (!eyes) throw new Error("Nobody is called so.");
  return passagesOf(readDocument(text), eyes);
}
