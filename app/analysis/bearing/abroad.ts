import type { Cast } from "../cast/cast.ts";
import { placesIn } from "../facts/places.ts";
import type { Told } from "../turns/turn.ts";
import { kindOf } from "../vocabulary/index.ts";

/** Where tribunals sit in other countries, whose name a clause need not add. */
const seats =
  /\b(?:London|Paris|Geneva|Zurich|Stockholm|New York|Los Angeles|San Francisco|Chicago|Dubai|Mumbai|New Delhi|Beijing|Shanghai|Tokyo|Seoul|Kuala Lumpur|Auckland|Wellington|Toronto|Vancouver)\b/;

/**
 * "Singapore law applies": the law, courts or arbitrators of another country weigh on those who are at home here, for the
 * good of whoever is at home there, or else of whoever wrote the paper. Null where that is not what a sentence says, and
 * on a paper of which nobody is at home here.
 * @param named how many it names.
 */
export function weighedAbroad(
  clause: string,
  words: string,
  { members, together, sides, abroad, australian }: Cast,
  named: number,
): Told | null {
  if (!australian) return null;
  const when = kindOf(clause)?.weighsAbroad;
  if (!when || (when === "unnamed" && named > 0)) return null;
  const places = placesIn(words);
  const sits = when === "unnamed" && seats.test(words);
  if ((places.length === 0 && !sits) || places.some(({ australian }) => australian)) return null;
  const all = members.slice(0, together).map((_, at) => at);
  const there = all.some((at) => abroad[at])
    ? all.filter((at) => abroad[at])
    : all.filter((at) => sides[at] === "drafter");
  const here = all.filter((at) => !there.includes(at));
  return there.length === 0 || here.length === 0 ? null : { bears: here, gains: there };
}
