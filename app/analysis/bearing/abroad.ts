import { placesIn } from "../facts/places.ts";
import type { Bearing } from "./bearing.ts";
import type { Cast, Member } from "./cast.ts";

/** So many characters after its name say where a party is at home. */
const introduction = 200;

/** Which members a text introduces as being at home abroad. */
export function homesAbroad(members: Member[], text: string): boolean[] {
  const starts = members.map(({ name }) => text.indexOf(name));
  return members.map(({ name }, at) => {
    const start = starts[at] ?? -1;
    if (start === -1) return false;
    const next = Math.min(...starts.filter((other) => other > start), start + introduction);
    const places = placesIn(text.slice(start + name.length, next).split(/\n\s*\n/)[0] ?? "");
    return places[0]?.australian === false;
  });
}

/** Where tribunals sit in other countries, whose name a clause need not add. */
const seats =
  /\b(?:London|Paris|Geneva|Zurich|Stockholm|New York|Los Angeles|San Francisco|Chicago|Dubai|Mumbai|New Delhi|Beijing|Shanghai|Tokyo|Seoul|Kuala Lumpur|Auckland|Wellington|Toronto|Vancouver)\b/;

const ofAnyWords = new Set(["governing-law"]);
const ofNobody = new Set(["foreign-jurisdiction", "arbitration"]);

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
): Bearing | null {
  if (!australian) return null;
  if (!ofAnyWords.has(clause) && !(ofNobody.has(clause) && named === 0)) return null;
  const places = placesIn(words);
  const sits = ofNobody.has(clause) && seats.test(words);
  if ((places.length === 0 && !sits) || places.some(({ australian }) => australian)) return null;
  const all = members.slice(0, together);
  const there = all.some((_, at) => abroad[at])
    ? all.filter((_, at) => abroad[at])
    : all.filter((_, at) => sides[at] === "drafter");
  const here = all.filter((member) => !there.includes(member));
  if (there.length === 0 || here.length === 0) return null;
  const names = (of: Member[]) => of.map(({ name }) => name);
  return { burdens: names(here), benefits: names(there) };
}
