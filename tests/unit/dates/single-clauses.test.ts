import { describe, expect, it } from "vitest";
import { datesOf } from "../../../app/analysis/read-dates.ts";
import type { KeyDate } from "../../../app/schemas/cases/key-dates.ts";
import { singleClauses } from "./single-clauses.ts";

function told({ state, action, date, opens, period }: KeyDate): string {
  const day = date ?? `${period?.count} ${period?.unit} ${period?.direction}`;
  return `${state === "sure" ? "" : "?"}${action} ${day}${opens ? ` from ${opens}` : ""}`;
}

describe("the dates of one clause, row or line", () => {
  it.each(singleClauses.map(([words, ...dates]) => [words, dates] as const))(
    "%s",
    (words, dates) => {
      const found = datesOf(words).map(told);
      expect(found).toEqual(expect.arrayContaining([...dates]));
      // What is not expected may be proposed and nothing more.
      expect(found.filter((date) => !date.startsWith("?") && !dates.includes(date))).toEqual([]);
    },
  );
});
