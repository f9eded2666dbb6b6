import { describe, expect, it } from "vitest";
import { type Attack, attacks } from "./attack-cases.ts";
import { agreement, read } from "./rules.ts";

const resultOf = ({ one, words, client }: Attack) =>
  read(one, agreement(`General\n2.1 ${words}`), client).result;
const named = (right: Attack["right"]) =>
  attacks
    .filter((attack) => attack.right === right)
    .map((attack) => [attack.one.test.of ?? attack.one.test.kind, attack.words, attack] as const);

describe("a rule is read over the whole clause", () => {
  it.each(named("met"))("and met: %s: %s", (_, __, attack) => {
    expect(resultOf(attack)).toBe("met");
  });

  it.each(named("not met"))("and not met where it is not: %s: %s", (_, __, attack) => {
    expect(resultOf(attack)).not.toBe("met");
  });
});

it("at least half of the clauses are right as they stand, so that caution shows too", () => {
  expect(2 * named("met").length).toBeGreaterThanOrEqual(named("not met").length);
});
