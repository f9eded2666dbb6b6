import { expect, it } from "vitest";
import { findEntries } from "../../commands/mutating/entries.ts";
import { findMutants } from "../../commands/mutating/mutants.ts";
import { drawn, evenly } from "../../commands/mutating/sample.ts";

const mutated = (code: string) =>
  findMutants(code).map(
    ({ start, end, instead }) => code.slice(0, start) + instead + code.slice(end),
  );

it("changes one thing of a file at a time, and neither its imports nor its types", () => {
  expect(mutated('import a from "a"; type B = "b" | 1; if (a < 2) a();')).toEqual([
    'import a from "a"; type B = "b" | 1; if (!(a < 2)) a();',
    'import a from "a"; type B = "b" | 1; if (a <= 2) a();',
    'import a from "a"; type B = "b" | 1; if (a < 3) a();',
    'import a from "a"; type B = "b" | 1; if (a < 2) ;',
  ]);
});

it("leaves out what is returned, thrown or listed, and what a pattern finds", () => {
  expect(mutated("function f(): 1 { return g as 1; }")).toEqual(["function f(): 1 { return; }"]);
  expect(mutated("throw e;")).toEqual([";"]);
  expect(mutated("const all = [a, b];")).toEqual(["const all = [b];", "const all = [a, ];"]);
  expect(mutated("const r = /x/i as RegExp;")).toEqual(["const r = /(?!)/g as RegExp;"]);
});

it("leaves out whole entries of a list, with their proof, and neither requests nor words", () => {
  const code =
    'const c = { says: [[phrase("a"), "as a"], [b, "as b"]], raises: [{ when: x }], ask: [{ ask: "y" }], of: ["z"] };';
  expect(findEntries(code).map(({ start, end }) => code.slice(0, start) + code.slice(end))).toEqual(
    [
      code.replace('[phrase("a"), "as a"], ', ""),
      code.replace('[b, "as b"]', ""),
      code.replace("{ when: x }", ""),
    ],
  );
});

it("draws the same ones for a seed, in their order, and others for another", () => {
  const list = Array.from({ length: 200 }, (_, at) => at);
  expect(drawn(list, 5, 1)).toEqual(drawn(list, 5, 1));
  expect(drawn(list, 5, 1)).not.toEqual(drawn(list, 5, 2));
  expect(drawn(list, 40, 3)).toEqual(drawn(list, 40, 3).toSorted((a, b) => a - b));
  expect(new Set(drawn(list, 40, 3)).size).toBe(40);
  expect(evenly(list, 4)).toEqual([0, 50, 100, 150]);
});
