import type { ClauseRule } from "../vocabulary/rule.ts";
import type { Candidate } from "./find.ts";

/** The longest words that are shown for one instance. */
const longest = 1_800;

/** A row of particulars: "Plate glass insurance: full replacement value". */
const row = /^(?:[-•*–|] ?)?[A-Z][^:.;|]{2,50}(?::| \|) ?\S/;

/** Whether a sentence goes on with what the one before it says: in the same paragraph, list, or block of rows. */
function goesOn(before: Candidate, next: Candidate, lastUnit: Candidate["unit"]): boolean {
  if (Math.max(before.end, next.end) - before.start > longest) return false;
  if (before.rule.id.startsWith("termination-for-") && isOfAnother(lastUnit.words, next.unit.words))
    return false;
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
export function joinNeighbours(candidates: Candidate[]): Candidate[] {
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
