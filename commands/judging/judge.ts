import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { check } from "recheck";
import type { Pattern } from "./collect.ts";
import { isUnbounded, reducePattern } from "./reduce.ts";

/** How the checker of a version judged patterns, by their keys. */
export interface Verdicts {
  checker: string;
  verdicts: Record<string, string>;
}

/** What a checker is asked about. */
interface ReducedPattern {
  source: string;
  flags: string;
  /** A pattern that is reduced to this, and its file. */
  said: string;
}

/** Where verdicts are kept, for all but those who judge anew. */
export const verdictsFile = "tests/unit/patterns/verdicts.json";

/**
 * Where patterns are that a checker cannot call linear, and what bounds the text that they are used on. Text of
 * a document does not belong here: mend the pattern.
 */
const bounded = new Map([["app/lib/used-styles.ts", "the app's own style sheet"]]);
const isBounded = (file: string) => [...bounded.keys()].some((place) => file.startsWith(place));

/** Words and gaps of what the analyser reads are bounded before it reads them (`condensing/condense.ts`). */
const isAnalysers = ({ file }: Pattern) => file.startsWith("app/analysis/");

/**
 * What has to be judged, each once, in the order of its keys, which are digests of what is judged: patterns that are
 * used on text of any length and repeat something without an end.
 */
export function toJudge(patterns: Pattern[]): Map<string, ReducedPattern> {
  const found = patterns
    .filter(({ file }) => !isBounded(file))
    .map((pattern) => {
      const { source, flags, file } = pattern;
      const reduced = reducePattern(source, flags, isAnalysers(pattern));
      return { source: reduced, flags, said: `${file}: /${source}/` };
    })
    .filter(({ source }) => isUnbounded(source))
    .map((reduced) => [keyOf(reduced), reduced] as const);
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function keyOf({ source, flags }: ReducedPattern): string {
  return createHash("sha256").update(`/${source}/${flags}`).digest("hex");
}

/**
 * Milliseconds that the checker gives itself. Those of its attacks are many times its own: what a busy machine is slow at
 * would count as found.
 */
const patience = { timeout: 60_000, attackTimeout: 20_000, incubationTimeout: 5_000 };

/** How the time of a reduced pattern grows: "linear", "polynomial", "exponential", or "unknown". */
export async function verdictOn(reduced: string, flags: string): Promise<string> {
  if (!isUnbounded(reduced)) return "linear";
  const diagnosis = await check(reduced, flags, patience);
  if (diagnosis.status === "safe") return "linear";
  return diagnosis.status === "vulnerable" ? diagnosis.complexity.type : diagnosis.status;
}

/** The version of the checker that is installed. */
export function checkerVersion(): string {
  const { version } = JSON.parse(readFileSync("node_modules/recheck/package.json", "utf8"));
  return `recheck ${version}`;
}
