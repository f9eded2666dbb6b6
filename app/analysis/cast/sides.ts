import type { Side } from "../../schemas/analysis.ts";
import { standingOf } from "../reading/roles.ts";
import { type Cast, isAside, type Member } from "./cast.ts";

/**
 * The side of each member by the standing of its roles: higher than all others' or lower. A guarantor stands beside the
 * party that it answers for.
 */
export function sidesOf(members: Member[]): (Side | null)[] {
  const ranks = members.map((member) =>
    isAside(member) ? null : (member.ways.map(standingOf).find((rank) => rank !== null) ?? null),
  );
  const sides = ranks.map((rank, at): Side | null => {
    if (rank === null) return null;
    const others = ranks.filter((other, index) => index !== at && other !== null);
    if (others.length === 0) return rank >= 6 ? "drafter" : rank <= 3 ? "recipient" : null;
    if (others.every((other) => rank > (other ?? 0))) return "drafter";
    return others.every((other) => rank < (other ?? 0)) ? "recipient" : null;
  });
  // Of two, the one without a role is on the other side.
  const main = members.filter((member) => !isAside(member)).length;
  const known = sides.find((side) => side !== null);
  return sides.map((side, at) => {
    if (side !== null || known === undefined) return side;
    const member = members[at];
    if (member && isAside(member)) return "recipient";
    return main === 2 ? (known === "drafter" ? "recipient" : "drafter") : null;
  });
}

/** Whether two members stand on the two sides of a paper: "we" and "you", or a supplier and its customer. */
export function areOpposed(
  { speakers, sides, together }: Cast,
  one: number,
  other: number,
): boolean {
  const { we, you } = speakers;
  if (
    we !== null &&
    you !== null &&
    we !== you &&
    [one, other].every((at) => at === we || at === you)
  )
    return one !== other;
  if (together === 2) return one < 2 && other < 2 && one !== other;
  return sides[one] !== sides[other];
}

/** Who stands opposite a member, where a sentence names nobody else: no guarantor, if there is another. */
export function counterpartOf(cast: Cast, one: number): number | null {
  const others = cast.members.flatMap((member, at) => (at === one || isAside(member) ? [] : [at]));
  const { we, you } = cast.speakers;
  if (we !== null && you !== null && one === we && you !== we) return you;
  if (we !== null && you !== null && one === you && you !== we) return we;
  const beside = holdersWith(cast, one);
  const opposite = others.filter((at) => !beside.includes(at));
  return (
    opposite.find((at) => areOpposed(cast, one, at)) ??
    opposite[0] ??
    others.find((at) => areOpposed(cast, one, at)) ??
    others[0] ??
    null
  );
}

/**
 * Those who hold a role together with somebody: all shareholders, of a paper in which two are called so. Whoever stands
 * in a deal by their role alone stands there with all of them.
 * @param counts whether a role, in small letters, makes a side.
 */
export function holdersWith(
  { who, members, together }: Cast,
  one: number,
  counts: (role: string) => boolean = () => true,
): number[] {
  // What every party is called in its turn is the role of none.
  const all = Math.min(members.length, Math.max(2, together));
  const classes = [...who].flatMap(([role, holders]) =>
    holders.includes(one) && holders.length < all && counts(role) ? [holders] : [],
  );
  return [...new Set([one, ...classes.flat()])].toSorted((a, b) => a - b);
}
