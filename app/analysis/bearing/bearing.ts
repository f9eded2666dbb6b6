import { bindsAside } from "../bearers/aside.ts";
import { jointlyBound } from "../bearers/joint.ts";
import { isMerelyLimited, licenceOf } from "../bearers/licence.ts";
import { amongOwners } from "../bearers/shareholding.ts";
import { withSureties } from "../bearers/sureties.ts";
import { suretyOf } from "../bearers/surety.ts";
import { takenFrom } from "../bearers/taken-from.ts";
import type { Cast } from "../cast/cast.ts";
import { mentionsIn } from "../cast/mentions.ts";
import { holdersWith } from "../cast/sides.ts";
import { type LinearModel, scoreLabels, unpack } from "../classifier/linear-model.ts";
import { standingOf } from "../reading/roles.ts";
import type { Told } from "../turns/turn.ts";
import { kindOf } from "../vocabulary/index.ts";
import { weighedAbroad } from "./abroad.ts";
import { readEvidence } from "./evidence.ts";
import { phrased } from "./frames.ts";
import { withoutAcceptance, withoutAgreement, withoutMakers } from "./in-passing.ts";
import { usually } from "./usual.ts";
import { weighed } from "./weighing.ts";
import weights from "./weights-bearing.json" with { type: "json" };

/** Who bears a clause and who gains by it, by name; both empty when it cannot be told. */
export interface Bearing {
  burdens: string[];
  benefits: string[];
}

let mutualModel: LinearModel | undefined;

/** "A shall indemnify Delta Motors, Inc.": a company that is no party gains by it. */
const isOfStranger = (said: RegExp | undefined, words: string, cast: Cast): boolean => {
  const name = said?.exec(words)?.[1];
  return name !== undefined && mentionsIn(cast, name).length === 0;
};

/** Whether no party of a paper from elsewhere has a role that says on which side of a deal it stands. */
const isUnplaced = ({ members, australian }: Cast): boolean =>
  !australian && members.every(({ ways }) => ways.every((way) => standingOf(way) === null));

const undecided: Bearing = { burdens: [], benefits: [] };

/**
 * A member with those who stand beside it wherever it is named, and where it is not, with all who hold its role: but
 * for whoever is on the other side.
 */
function withFellows(
  cast: Cast,
  { named, joined }: { named: number[]; joined: number[][] },
  member: number,
  other: number,
): number[] {
  const beside = joined.filter((who) => who.includes(member) && !who.includes(other)).flat();
  const inRole = named.includes(member)
    ? []
    : holdersWith(cast, member).filter((at) => at !== other && !named.includes(at));
  return [...new Set([member, ...beside, ...inRole])].toSorted((a, b) => a - b);
}

/**
 * Whom a clause burdens and whom it benefits.
 * @param clause its id; @param sentence on one line; @param before whom the sentence before was about.
 */
export function bearingOf(
  clause: string,
  sentence: string,
  cast: Cast,
  before: number[] = [],
): Bearing {
  if (cast.members.length === 0) return undecided;
  const kind = kindOf(clause);
  const plain = withoutAcceptance(withoutAgreement(sentence, cast));
  const { words, makers } = withoutMakers(cast, plain);
  const evidence = readEvidence(clause, words, cast, before);
  const { together, ofAll, named } = evidence;
  const nobody = named.length === 0;
  const namesOf = (members: number[]) => members.flatMap((at) => cast.members[at]?.name ?? []);
  const abroad = weighedAbroad(clause, words, cast, named.length);
  if (abroad) return { burdens: namesOf(abroad.bears), benefits: namesOf(abroad.gains) };
  const naming = (told: Told): Bearing => {
    const { bears, gains } = withSureties(clause, cast, named, told);
    return { burdens: namesOf(bears), benefits: namesOf(gains) };
  };
  const ofOne = ({ bears, gains }: { bears: number; gains: number }): Bearing =>
    naming({
      bears: withFellows(cast, evidence, bears, gains),
      gains: withFellows(cast, evidence, gains, bears),
    });
  if (kind?.bearers === "licence" && isMerelyLimited(words)) return undecided;
  const licence = kind?.bearers === "licence" ? licenceOf(words, cast) : null;
  const told = licence ?? takenFrom(clause, words, cast);
  if (told) return ofOne(told);
  const surety = kind?.bearers === "surety" ? suretyOf(words, cast) : null;
  if (surety) return naming(surety);
  const aside = kind?.evenHanded ? null : bindsAside(words, cast, before);
  if (aside) return naming(aside);
  const joint = kind?.bearers === "joint" ? jointlyBound(words, cast) : null;
  if (joint) return naming(joint);
  const everybody = [...cast.members.keys()].slice(0, cast.together);
  if (kind?.evenHanded && nobody) return naming({ bears: everybody, gains: [] });
  const boundAll = kind?.bindsAll?.some(
    ({ unnamed, says, not }) => (nobody || !unnamed) && says.test(words) && !not?.test(words),
  );
  if (boundAll) return naming({ bears: everybody, gains: everybody });
  // A court weighs on somebody by where they are at home, and by nothing else that its words say: where nobody is at home
  // here, on all of them alike.
  if (kind?.byHomeAlone && nobody)
    return cast.australian ? undecided : naming({ bears: everybody, gains: everybody });
  const usual = usually(clause, words, cast);
  const phrase = kind?.evenHanded ? null : phrased(clause, words, cast, before);
  const owning = phrase ? null : amongOwners(clause, words, cast, named);
  if (owning) return naming(owning);
  const alike = ofAll && !(kind?.toldThoughMutual && phrase);
  if (phrase && !alike) return naming(phrase);
  mutualModel ??= unpack(weights.mutual);
  const goesOn = nobody && kind?.goesOn?.test(words);
  if (alike || goesOn || (scoreLabels(mutualModel, evidence.mutual.vector)[0] ?? 0) > 0)
    return naming({ bears: together, gains: kind?.evenHanded ? [] : together });
  // Of nobody named, usage tells by who is who in a deal, which no role says of parties that have none.
  if (nobody && evidence.candidates.length > 0 && !ofAll && !kind?.evenHanded && isUnplaced(cast))
    return undecided;
  if (usual?.surely) return ofOne(usual);
  const found = weighed({ clause, words, cast, before, evidence, usual });
  if (found && isOfStranger(kind?.forStranger, words, cast))
    return naming({ bears: [found.bears], gains: [] });
  return found && !makers.includes(found.bears) ? ofOne(found) : undecided;
}
