import { isVerbless } from "../reading/sentence-place.ts";
import type { Candidate, Witnesses } from "./witnesses.ts";

/** The log odds from which on the finder trained on Australian drafting is believed alone on paper from elsewhere. */
const surelyAlone = 2;
/** And from which where no word is there without which no rule looks at a sentence. */
const surelyUncued = 2.5;
/** How sure the finder trained on American contracts has to be where no other witness says the same. */
const surelyUnheard = 0.7;
/** And where the other finder is not against it. */
const surelyHeard = 0.5;

/**
 * What of the finds on paper from another country stands. The finder was trained on Australian drafting and is less
 * often right on other paper: where no rule and no heading says the same, it has to be surer, and of a sentence. What
 * stands beside a sentence of the same clause that does, goes on with it.
 */
export function standingElsewhere(found: Candidate[]): Candidate[] {
  const standing = found.filter(standsElsewhere);
  const segments = Map.groupBy(standing, ({ rule }) => rule);
  return found.filter(
    (one) =>
      standing.includes(one) ||
      (!isVerbless(one.unit.words) &&
        segments.get(one.rule)?.some(({ segment }) => segment === one.segment)),
  );
}

function standsElsewhere({ witnesses, unit }: Candidate): boolean {
  const { rule, named, trained, cued } = witnesses;
  const least = cued ? surelyAlone : surelyUncued;
  return rule !== null || named || (trained > least && !isVerbless(unit.words));
}

/**
 * Whether what the finder trained on American contracts finds stands: of a clause that the other finder knows it does
 * where that one heard something of it in these words, and nothing in them says another clause.
 * @param heard what the words may be, by the other witnesses; undefined where to them they are nothing of the kind.
 */
export function standsAlone(score: number, heard: Witnesses | undefined): boolean {
  if (!heard) return score >= surelyUnheard;
  const { rule, denied, outshone, vetoed, trained } = heard;
  if (denied) return false;
  if (rule !== null) return true;
  if (outshone || (vetoed && trained < 0)) return false;
  return trained > 0 || score >= (trained > -1 ? surelyHeard : surelyUnheard);
}
