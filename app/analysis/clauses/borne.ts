import type { Span } from "../../schemas/analysis.ts";
import type { Bearing } from "../bearing/bearing.ts";
import type { Cast } from "../bearing/cast.ts";
import { bearingOfQuote } from "../bearing/quote.ts";
import type { ClauseRule } from "../vocabulary/rule.ts";

/**
 * Whom a clause burdens and benefits: as its words tell, but where its kind always falls on whoever pays, or is paid, and
 * the words tell of nobody on that side, by who pays for what the paper is about.
 * @param match where it is quoted, and its sentence on one line.
 */
export function borneBy(
  { id, falls }: Pick<ClauseRule, "id" | "falls">,
  match: Span & { sentence: string },
  text: string,
  cast: Cast,
): Bearing {
  const told = bearingOfQuote(id, match, text, cast);
  if (!falls || !cast.payment) return told;
  const [payer, payee] = [cast.payment.payer, cast.payment.payee].map(
    (at) => cast.members[at]?.name,
  );
  const [bears, gains] = falls === "payer" ? [payer, payee] : [payee, payer];
  if (!bears || !gains || told.burdens.includes(bears)) return told;
  return { burdens: [bears], benefits: [gains] };
}
