import { mayMatch } from "../matching/signs.ts";
import type { Passage } from "../statements/passages.ts";
import type { Question } from "./question.ts";

/** The passages that hold a pattern, in their order. */
export type Holding = (pattern: RegExp) => readonly Passage[];

const patternsOf = ({ about, answers, absent }: Question): (RegExp | undefined)[] => [
  about.says,
  absent?.of,
  absent?.unless,
  ...answers.flatMap(({ when, lacks = [], lacksHere = [] }) => [...when, ...lacks, ...lacksHere]),
];

/**
 * Looks for the patterns of all questions, and others, in a paper: each passage is looked at once for what any of them needs, and a
 * pattern is run on those alone that may hold it, once, when it is first asked for.
 */
export function holdingIn(
  passages: readonly Passage[],
  questions: readonly Question[],
  others: readonly RegExp[],
): Holding {
  const likely = new Map<RegExp, Passage[]>();
  for (const pattern of [...questions.flatMap(patternsOf), ...others])
    if (pattern) likely.set(pattern, []);
  for (const passage of passages)
    for (const [pattern, found] of likely) if (mayMatch(pattern, passage.seen)) found.push(passage);
  const known = new Map<RegExp, readonly Passage[]>();
  return (pattern) => {
    const found =
      known.get(pattern) ?? likely.get(pattern)?.filter(({ seen }) => pattern.test(seen)) ?? [];
    known.set(pattern, found);
    return found;
  };
}
