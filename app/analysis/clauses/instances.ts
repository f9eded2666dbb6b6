import type { ClauseRule } from "../kind/rule.ts";
import { limits } from "../kind/shut-out.ts";
import type { Candidate, Witnesses } from "./witnesses.ts";

/** The longest words that are shown for one instance. */
const longest = 1_800;

/** A row of particulars: "Plate glass insurance: full replacement value". */
const row = /^(?:[-•*–|] ?)?[A-Z][^:.;|]{2,50}(?::| \|) ?\S/;

/** Whether a sentence goes on with what the one before it says: in the same paragraph, list, or block of rows. */
function goesOn(before: Candidate, next: Candidate, lastUnit: Candidate["unit"]): boolean {
  if (Math.max(before.end, next.end) - before.start > longest) return false;
  if (before.rule.ends && isOfAnother(lastUnit.words, next.unit.words)) return false;
  if (next.unit.segment === lastUnit.segment) return true;
  if (next.unit.segment === lastUnit.segment + 1 && [lastUnit, next.unit].every(isRow)) return true;
  return (
    next.unit.lead !== "" &&
    (next.unit.leadStart === lastUnit.leadStart || next.unit.leadStart === lastUnit.start)
  );
}

/** Who may do something: "Boab may", "The Owner can". */
const whoMay = /^(?:[\d.()a-z]{1,8} )?((?:The )?[A-Z][\w&]*(?: [A-Z][\w&]*){0,3}) (?:may|can)\b/;

/** "If either party breaches, the other may end it": a right of each. */
const ofEither =
  /\b(?:either|each|any|neither)(?: of the)? part(?:y|ies)\b|^(?:[\d.()a-z]{1,8} )?either\b/i;

/** "The Club may end it on a month's notice. The Coach may do so on three": two rights, each on terms of its own. */
function isOfAnother(before: string, next: string): boolean {
  const [one, other] = [before, next].map((words) => whoMay.exec(words)?.[1]);
  return other !== undefined && (one === undefined ? ofEither.test(before) : one !== other);
}

const isRow = ({ words, lead }: Candidate["unit"]): boolean => lead === "" && row.test(words);

/** Neighbouring sentences that say the same clause as one instance, with the surest of them to read. */
function joinNeighbours(candidates: Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  const last = new Map<ClauseRule, { instance: Candidate; unit: Candidate["unit"] }>();
  for (const candidate of candidates) {
    const { rule, unit } = candidate;
    const before = last.get(rule);
    if (before && goesOn(before.instance, candidate, before.unit)) {
      const { instance } = before;
      if (candidate.score > instance.score) {
        instance.score = candidate.score;
        instance.sentence = candidate.sentence;
      }
      instance.start = Math.min(instance.start, candidate.start);
      instance.end = Math.max(instance.end, candidate.end);
      before.unit = unit;
    } else {
      const instance = { ...candidate };
      joined.push(instance);
      last.set(rule, { instance, unit });
    }
  }
  return joined;
}

/** Whether one is likelier than another: a rule knows it and not the other; or else the trained finder finds it so. */
function isLikelier(one: Witnesses, other: Witnesses): boolean {
  const known = [one, other].map(({ rule }) => rule === "sure" || rule === "strong");
  return known[0] === known[1] ? one.trained > other.trained : known[0] === true;
}

/** Of contrary clauses on the same words, the likelier one. */
function withoutContrary(candidates: Candidate[]): Candidate[] {
  const ofUnit = Map.groupBy(candidates, ({ unit }) => unit);
  const areContrary = (one: ClauseRule, other: ClauseRule) =>
    one.contrary?.includes(other.id) || other.contrary?.includes(one.id);
  return candidates.filter(
    ({ unit, rule, witnesses }) =>
      !ofUnit
        .get(unit)
        ?.some((rival) => areContrary(rule, rival.rule) && isLikelier(rival.witnesses, witnesses)),
  );
}

const pointsBack =
  /^(?:[\d.()a-z]{1,8} )?(?:but )?(?:the )?(?:preceding|previous|foregoing|first|last) (?:sentence|paragraph)\b/i;

/** "The preceding sentence does not apply to …" lifts a limit only where a limit stands before it. */
function withoutStrays(candidates: Candidate[]): Candidate[] {
  const limited = candidates.filter(({ rule }) => rule.limits);
  const isStray = ({ rule, unit }: Candidate) =>
    rule.liftsLimits === true &&
    pointsBack.test(unit.words) &&
    !limited.some(({ segment, end }) => segment === unit.segment && end <= unit.start);
  return candidates.filter((candidate) => !isStray(candidate));
}

function withoutWider(candidates: Candidate[]): Candidate[] {
  const finer = new Map<Candidate["unit"], Set<string>>();
  for (const { unit, rule } of candidates) {
    const { within } = rule;
    if (within) finer.set(unit, (finer.get(unit) ?? new Set()).add(within));
  }
  return candidates.filter(
    ({ unit, rule, sentence }) =>
      !finer.get(unit)?.has(rule.id) || (rule.limits && limits.test(sentence)),
  );
}

/** The instances of clauses among candidates: of rivals on the same words one, and neighbours that say the same as one. */
export const instancesOf = (likely: Candidate[]): Candidate[] =>
  joinNeighbours(withoutStrays(withoutContrary(withoutWider(likely))));
