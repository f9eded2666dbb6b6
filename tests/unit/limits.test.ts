import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const paper = readFileSync("docs/limits.md", "utf8");
/** The rows of its tables: those of limits, and behind them those of measures, each with the names and paths in it. */
const [limits = [], measures = []] = paper.split("\n## What is no limit").map((part) =>
  part
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => ({ line, marked: [...line.matchAll(/`([^`]+)`/g)].map(([, one = ""]) => one) })),
);

/** What of the code may be a bound by its name: a number, or clock, exported or not. */
const bound =
  /^(?:export )?const ((?:max|most|longest|deepest|furthest|widest)(?:[A-Z]\w*)?|patience(?:Ms)?|\w+(?:Patience|Timeout|Limit)(?:Ms)?|\w+Time)(?:: number)? = (?:[\d.]|\w+ [*+])/gm;
const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"]);
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const bounds = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(bound)].map(([, name = ""]) => `${file}: ${name}`),
);
const isName = (one: string) => /^[a-z][A-Za-z0-9]*$/.test(one);
const isFile = (one: string) => /^(?:app|workers)\//.test(one);
/** Each name that a limit has, with each of the files beside it. */
const limited = limits.flatMap(({ marked }) =>
  marked.filter(isFile).flatMap((file) => marked.filter(isName).map((name) => `${file}: ${name}`)),
);
/** Each name of a measure with the file that stands before it, in a folder that stands before all. */
const measured = measures.flatMap(({ marked: [place = "", ...marked] }) => {
  let file = place;
  return marked.flatMap((one) => {
    if (isName(one)) return `${file}: ${one}`;
    file = place + one;
    return [];
  });
});

it("every bound of the code is in the paper on limits, beside the file that has it, exported or not", () => {
  expect(bounds.length).toBeGreaterThan(300);
  const told = new Set([...limited, ...measured]);
  expect(bounds.filter((one) => !told.has(one))).toEqual([]);
});

it("and so is every bound of a field that is written as a number", () => {
  const untold = [...sources]
    .filter(([file]) => file.startsWith("app/schemas/"))
    .flatMap(([file, source]) =>
      [...source.matchAll(/\b(?:maxLength|maxValue)\(\s*([\d_]{2,})/g)].map(([, count = ""]) => ({
        file,
        count: Number(count.replaceAll("_", "")).toLocaleString("en-AU"),
      })),
    )
    .filter(
      ({ file, count }) =>
        ![...limits, ...measures].some(
          ({ line, marked }) => marked.includes(file) && line.includes(count),
        ),
    );
  expect(untold).toEqual([]);
});

it("every name in it is one of the files beside it, and stands there once", () => {
  const has = (file: string, name: string) =>
    new RegExp(`\\b${name}\\b`).test(sources.get(file) ?? "");
  const stale = limits.flatMap(({ marked }) => {
    const there = marked.filter(isFile);
    return [
      ...marked.filter((one) => isName(one) && !there.some((file) => has(file, one))),
      ...there.filter((file) => !sources.has(file)),
    ];
  });
  expect(stale).toEqual([]);
  expect(measured.filter((one) => !bounds.includes(one) || limited.includes(one))).toEqual([]);
});

it("every limit has a test that is there", () => {
  const isTest = (one: string) => one.startsWith("tests/");
  const untested = limits.filter(
    ({ line, marked }) => !marked.some(isTest) && !/^\| (?:what|-)/.test(line),
  );
  expect(untested.map(({ line }) => line)).toEqual([]);
  const tests = limits.flatMap(({ marked }) => marked.filter(isTest));
  expect(tests.filter((file) => globSync(file).length === 0)).toEqual([]);
});
