import { describe, expect, it } from "vitest";
import { withoutRepeats } from "../../../app/analysis/clauses/asks.ts";
import { provisions } from "../../../app/analysis/law/provisions.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";

describe("what is asked for", () => {
  it("is asked for once", () => {
    const whole = "Ask for at least 30 days’ notice, with payment for work done.";
    expect(withoutRepeats([whole, "Ask for at least 30 days’ notice."])).toEqual([whole]);
    expect(withoutRepeats([whole, whole])).toEqual([whole]);
  });

  it("stays where it asks for something else", () => {
    const both = ["Ask for a cap.", "Ask for at least 30 days’ notice."];
    expect(withoutRepeats(both)).toEqual(both);
  });

  it("is written with typographic apostrophes, as all that people are told is", () => {
    const told = [
      ...clauseRules.flatMap(({ title, effect, why, ask, raises, lowers }) => [
        ...[title, effect, why, ask],
        ...[...raises, ...lowers].flatMap((shift) => [shift.because, shift.ask ?? ""]),
      ]),
      ...provisions.flatMap(({ says, ask, condition }) => [says, ask ?? "", condition ?? ""]),
    ];
    expect(told.filter((words) => /'/.test(words))).toEqual([]);
  });
});
