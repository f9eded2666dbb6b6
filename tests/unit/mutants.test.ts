import { expect, it } from "vitest";
import { findMutants } from "../../commands/mutating/mutants.ts";

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
