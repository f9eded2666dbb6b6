import type { Side } from "../../schemas/analysis.ts";
import { standingOf } from "../reading/roles.ts";
import type { Cast, Member } from "./cast.ts";

const aside = /^(?:guarantors?|covenantors?|surety|sureties|indemnifiers?)$/i;

/** Whether a member answers for another, or promises beside it, and is no side of its own. */
export const isAside = ({ ways }: Member) => ways.some((way) => aside.test(way));

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

const pays = /^(?: (?:must|shall|will|agrees to|is to|undertakes to)(?: also)?)? (?:re)?pays?\b/;
/** Times that a payer has to be said to pay for one time that anybody else is. */
const clearly = 2;

/**
 * Whose side is whose by who pays whom, where the roles of a paper do not say: parties that are called by their names.
 * Whoever pays received the paper, as a customer or a tenant does.
 */
export function withPayer(cast: Cast, text: string): Cast {
  if (!cast.pattern || cast.sides.some((side) => side !== null)) return cast;
  const times = cast.members.map(() => 0);
  for (const match of text.matchAll(cast.pattern))
    if (pays.test(text.slice(match.index + match[0].length, match.index + match[0].length + 30)))
      for (const at of cast.who.get((match[1] ?? "").toLowerCase()) ?? [])
        times[at] = (times[at] ?? 0) + 1;
  const most = Math.max(...times);
  const payer = times.indexOf(most);
  const others = times.filter((_, at) => at !== payer && at < cast.together);
  if (most === 0 || others.some((count) => count * clearly >= most)) return cast;
  const other = cast.together === 2 ? ("drafter" as const) : null;
  return { ...cast, sides: times.map((_, at) => (at === payer ? "recipient" : other)) };
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
  return others.find((at) => areOpposed(cast, one, at)) ?? others[0] ?? null;
}
