import { expect, it } from "vitest";
import { withExceptions } from "../../../app/analysis/bearing/follow-on.ts";

const text =
  "1. The fee is the limit. 2. The limit does not hold for fraud. 3. Nothing bounds what is due under clauses 7.1 and 7.2. Item 4 Cover: $5 million. 5. Carry the cover in item 4.";
const clauseOf = (
  id: string,
  words: string,
  place: string,
  [burdens, benefits]: string[][] = [],
) => {
  const start = text.indexOf(words);
  return {
    ...{ id, place, start, end: start + words.length },
    ...{ burdens: burdens ?? [], benefits: benefits ?? [] },
  };
};
const sidesOf = ({ burdens, benefits }: { burdens: string[]; benefits: string[] }) => [
  burdens,
  benefits,
];

const [customer, supplier, surety] = ["Customer", "Supplier", "Surety"];
const limit = clauseOf("limitation-of-liability", "1. The fee is the limit.", "cl 1", [
  [customer],
  [supplier],
]);
const exception = clauseOf("uncapped-liability", "2. The limit does not hold for fraud.", "cl 2");

it("an exception that names nobody weighs on those whom the limit before it serves", () => {
  const [, told] = withExceptions([limit, exception], text);
  expect(told && sidesOf(told)).toEqual([[supplier], [customer]]);
});

it("an exception that says whom it burdens, or that follows no limit, stays as it was read", () => {
  const told = { ...exception, burdens: [customer], benefits: [supplier] };
  expect(withExceptions([limit, told], text)[1]).toBe(told);
  expect(withExceptions([exception, limit], text)[0]).toBe(exception);
});

it("what speaks only of what is due under other clauses weighs as they do", () => {
  const one = clauseOf("indemnity", "", "cl 7.1", [[customer], [supplier]]);
  const other = clauseOf("personal-guarantee", "", "cl 7.2", [[surety], [supplier]]);
  const open = clauseOf(
    "uncapped-liability",
    "3. Nothing bounds what is due under clauses 7.1 and 7.2.",
    "cl 3",
  );
  const [told] = withExceptions([open, one, other], text);
  expect(told && sidesOf(told)).toEqual([[customer, surety], [supplier]]);
});

it("a row weighs as the clause of its kind does that calls it by its number", () => {
  const row = clauseOf("insurance", "Item 4 Cover: $5 million.", "Item 4");
  const caller = clauseOf("insurance", "5. Carry the cover in item 4.", "cl 5", [
    [supplier],
    [customer],
  ]);
  const [told] = withExceptions([row, caller], text);
  expect(told && sidesOf(told)).toEqual([[supplier], [customer]]);
  expect(withExceptions([row, { ...caller, id: "audit-rights" }], text)[0]).toBe(row);
});
