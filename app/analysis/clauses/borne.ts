import { type Bearing, bearingOf } from "../bearing/bearing.ts";
import type { Cast } from "../bearing/cast.ts";
import type { ClauseRule } from "../vocabulary/rule.ts";

/**
 * Whom a clause burdens and benefits: as its words tell, but where its kind always falls on whoever pays, or is paid, and
 * the words tell of nobody on that side, by who pays for what the paper is about.
 * @param before whom the sentence before was about.
 */
export function borneBy(
  { id, falls }: Pick<ClauseRule, "id" | "falls">,
  sentence: string,
  cast: Cast,
  before: number[] = [],
): Bearing {
  const told = bearingOf(id, sentence, cast, before);
  if (!falls || !cast.payment) return told;
  const [payer, payee] = [cast.payment.payer, cast.payment.payee].map(
    (at) => cast.members[at]?.name,
  );
  const [bears, gains] = falls === "payer" ? [payer, payee] : [payee, payer];
  if (!bears || !gains || told.burdens.includes(bears)) return told;
  return { burdens: [bears], benefits: [gains] };
}
