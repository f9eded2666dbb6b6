import { overlap } from "../analysis/matching/overlap.ts";
import type { RiskFlag, Span } from "../schemas/analysis.ts";
import { riskLevels } from "../schemas/analysis.ts";
import { nowhere } from "./align.ts";
import type { Alignment } from "./alignment.ts";
import type { Tokens } from "./tokens.ts";

/** What of a flag says which of the other version is the same. */
export type FlagToCompare = Pick<
  RiskFlag,
  "riskLevel" | "clauseTitle" | "clauseId" | "start" | "end"
>;

export interface FlagChanges<Flag> {
  /** In the newer version only. */
  new: Flag[];
  /** In the older version only. */
  gone: Flag[];
  /** As they are in the newer version, where their level is another, and for whom that is worse or better is known. */
  heavier: Flag[];
  lighter: Flag[];
  /** The same where it is not known whose client reads them: what costs one side more may suit the other. */
  changed: Flag[];
  /** The flags of both versions that are the same, also where their level changed. */
  same: { from: Flag; to: Flag }[];
}

/**
 * Pairs the flags of two versions: about the same clause and on the same words, then on what is near, then at all.
 * @param isForClient whether the levels of both are those for a client who is known.
 */
export function compareFlags<Flag extends FlagToCompare>(
  { a, b, partners }: Alignment,
  older: Flag[],
  newer: Flag[],
  isForClient: boolean,
): FlagChanges<Flag> {
  const open = new Set(newer);
  const same: { from: Flag; to: Flag }[] = [];
  const unpaired = new Set(older);
  const places = new Map(
    older.map((flag) => [flag, placeInNewer(a.tokens, b.tokens, partners, flag)]),
  );
  const isAbout = (one: Flag, other: Flag) =>
    one.clauseId === other.clauseId &&
    (one.clauseId !== null || one.clauseTitle === other.clauseTitle);
  const isOn: ((one: Flag, other: Flag) => boolean)[] = [
    (one, other) => {
      const place = places.get(one);
      return place !== null && place !== undefined && overlap(place, other);
    },
    (one, other) => a.text.slice(one.start, one.end) === b.text.slice(other.start, other.end),
    () => true,
  ];
  for (const fits of isOn) {
    for (const one of unpaired) {
      const other = [...open].find((flag) => isAbout(one, flag) && fits(one, flag));
      if (!other) continue;
      same.push({ from: one, to: other });
      unpaired.delete(one);
      open.delete(other);
    }
  }
  const weight = ({ riskLevel }: FlagToCompare) => -riskLevels.indexOf(riskLevel);
  const others = (by: (difference: number) => boolean) =>
    same.filter(({ from, to }) => by(weight(to) - weight(from))).map(({ to }) => to);
  return {
    new: [...open],
    gone: [...unpaired],
    heavier: others((difference) => isForClient && difference > 0),
    lighter: others((difference) => isForClient && difference < 0),
    changed: others((difference) => !isForClient && difference !== 0),
    same,
  };
}

/** Where words of the older text are in the newer one, from the first to the last that is still there; null for none. */
export function placeInNewer(
  a: Tokens,
  b: Tokens,
  partners: Int32Array,
  { start, end }: Span,
): Span | null {
  let place: Span | null = null;
  for (let at = firstFrom(a, start); at < a.count && (a.starts[at] ?? 0) < end; at++) {
    const other = partners[at] ?? nowhere;
    if (other === nowhere) continue;
    const own = { start: b.starts[other] ?? 0, end: b.ends[other] ?? 0 };
    place = place
      ? { start: Math.min(place.start, own.start), end: Math.max(place.end, own.end) }
      : own;
  }
  return place;
}

/** The first word that ends after an offset. */
function firstFrom({ ends, count }: Tokens, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
