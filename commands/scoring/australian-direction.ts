import { partiesMeant } from "./australian-parties.ts";
import type { GoldParty } from "./australian-set.ts";
import { rate } from "./rate.ts";

/** Names or ids of those whom a clause burdens and those who gain by it. */
interface Direction {
  burdens: string[];
  benefits: string[];
}

const verdicts = ["right", "reversed", "undecided", "other"] as const;
export type Verdict = (typeof verdicts)[number];
export type Verdicts = Record<Verdict, number>;

export const noVerdicts = (): Verdicts => ({ right: 0, reversed: 0, undecided: 0, other: 0 });

/** Whether the labels say whom a clause burdens and whom it benefits. */
export const isDirected = ({ burdens, benefits }: Direction): boolean =>
  burdens.length > 0 && benefits.length > 0;

const names = (said: Set<string>, ids: string[]) => ids.some((id) => said.has(id));

/**
 * "right"; "reversed": one who only gains is said to bear it, or the other way; "undecided": nobody is said;
 * "other": mutual for one-way, one-way for mutual, somebody else.
 */
export function judgeDirection(gold: Direction, said: Direction, parties: GoldParty[]): Verdict {
  const bears = partiesMeant(said.burdens, parties);
  const gains = partiesMeant(said.benefits, parties);
  if (bears.size === 0 && gains.size === 0) return "undecided";
  const { burdens, benefits } = gold;
  if (burdens.length === benefits.length && burdens.every((id) => benefits.includes(id))) {
    const oneWay = bears.size > 0 && gains.size > 0 && !names(bears, [...gains]);
    const named = bears.size > 0 ? bears : gains;
    return !oneWay && burdens.every((id) => named.has(id)) ? "right" : "other";
  }
  const onlyBears = burdens.filter((id) => !benefits.includes(id));
  const onlyGains = benefits.filter((id) => !burdens.includes(id));
  const onItsSide = bears.size > 0 ? names(bears, burdens) : names(gains, benefits);
  const onTheOther = names(bears, onlyGains) || names(gains, onlyBears);
  if (onItsSide) return onTheOther ? "other" : "right";
  return onTheOther ? "reversed" : "other";
}

/** The share of each verdict. */
export function directionFigures(count: Verdicts) {
  const n = verdicts.reduce((sum, verdict) => sum + count[verdict], 0);
  return {
    n,
    right: rate(count.right, n),
    reversed: rate(count.reversed, n),
    undecided: rate(count.undecided, n),
    other: rate(count.other, n),
  };
}
