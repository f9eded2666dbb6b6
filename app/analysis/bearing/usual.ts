import type { Cast } from "../cast/cast.ts";
import type { Place } from "../kind/usage.ts";
import { kindOf } from "../vocabulary/index.ts";

/** Who stands in a place of the deal; null where that is not known. */
function inPlace({ payment, sides, together }: Cast, place: Place): number | null {
  if (place === "payer" || place === "payee") return payment?.[place] ?? null;
  const at = sides.slice(0, Math.max(2, together)).indexOf(place);
  return at === -1 ? null : at;
}

const opposite: Record<Place, Place> = {
  payer: "payee",
  payee: "payer",
  recipient: "drafter",
  drafter: "recipient",
};

/** On whom a clause weighs as a rule, and for whose good. */
export interface Usually {
  bears: number;
  gains: number;
  /** Whether its words settle it, whatever else is seen. */
  surely: boolean;
}

/** What usage says of a clause; null where it leaves that open. */
export function usually(clause: string, words: string, cast: Cast): Usually | null {
  for (const usual of kindOf(clause)?.usually ?? []) {
    const { bears, when, unless, writtenBy, called, surely = false } = usual;
    if (unless?.test(words) || when?.test(words) === false) continue;
    const [one, other] = [inPlace(cast, bears), inPlace(cast, opposite[bears])];
    if (one === null || other === null) continue;
    const writer = writtenBy && cast.payment?.[writtenBy];
    if (writtenBy && (writer === undefined || cast.sides[writer ?? -1] !== "drafter")) continue;
    if (called && !cast.members[one]?.ways.some((way) => called.test(way))) continue;
    return { bears: one, gains: other, surely };
  }
  return null;
}
