import type { PositionValue, RuleFields, TestKind } from "./playbook.ts";

/** What a fallback of the tests on whom a clause binds may take instead of what is preferred. */
export const directions = ["mutual", "for us"] as const;

/** What the values of a test are, as a person is told it; null: a test that asks for none. */
const asked: Record<TestKind, { is: (value: PositionValue) => boolean; ask: string } | null> = {
  present: null,
  absent: null,
  mutual: null,
  for_us: null,
  number: { is: (value) => typeof value === "number", ask: "a number" },
  law: { is: (value) => typeof value !== "number", ask: "a law or a list of laws" },
  contains: { is: (value) => typeof value !== "number", ask: "the words to look for" },
  lacks: { is: (value) => typeof value !== "number", ask: "the words to look for" },
};
const isDirection = (value: PositionValue | undefined) => directions.some((one) => one === value);

/** What does not go together in a rule, a sentence each. */
export function* faultsOf({
  clause,
  words,
  test,
  preferred,
  fallbacks,
}: RuleFields): Generator<string> {
  if ((clause === null) === (words === null))
    yield "Please give either a clause or words to look for, and not both.";
  const { kind, of, at, value, phrase } = test;
  if (kind === "number") {
    if (of === undefined) yield "Please say which number is compared (“of”).";
    if (at === undefined) yield "Please say whether the number is the least or the most (“at”).";
  } else if (of !== undefined || at !== undefined)
    yield "Only the test “number” has “of” and “at”.";
  const phrases = kind === "contains" || kind === "lacks";
  if (!phrases && phrase !== undefined)
    yield "Only the tests “contains” and “lacks” have a phrase.";
  const needs = asked[kind];
  const given = [value, preferred.value, ...fallbacks.map((fallback) => fallback.value)];
  if (needs) {
    if (value === undefined && preferred.value === undefined && !(phrases && phrase !== undefined))
      yield `The test “${kind}” needs a value: ${needs.ask}.`;
    if (given.some((one) => one !== undefined && !needs.is(one)))
      yield `A value of the test “${kind}” is ${needs.ask}.`;
    if (fallbacks.some((fallback) => fallback.value === undefined))
      yield "A fallback needs a value of its own; it would ask for the same as what is preferred.";
    return;
  }
  if (value !== undefined || preferred.value !== undefined)
    yield `The test “${kind}” has no value; only its fallbacks may have one.`;
  if (kind === "present" && fallbacks.length > 0)
    yield "The test “present” has no fallbacks: a clause is there or it is not.";
  else if (fallbacks.some((fallback) => !isDirection(fallback.value)))
    yield `A fallback of the test “${kind}” has the value ${directions.map((one) => `“${one}”`).join(" or ")}.`;
}
