import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { buildAll } from "../../../commands/judging/build-all.ts";
import { literalPatterns, type Pattern, patternsBuilt } from "../../../commands/judging/collect.ts";
import {
  checkerVersion,
  toJudge,
  type Verdicts,
  verdictOn,
  verdictsFile,
} from "../../../commands/judging/judge.ts";
import { reducePattern } from "../../../commands/judging/reduce.ts";
import { ofShare } from "../../shares.ts";

const kept: Verdicts = JSON.parse(readFileSync(verdictsFile, "utf8"));

describe("the product's patterns", () => {
  let patterns: Pattern[] = [];
  let built: Pattern[] = [];
  let reduced = toJudge([]);

  beforeAll(async () => {
    built = await patternsBuilt(buildAll);
    patterns = [...literalPatterns(), ...built];
    reduced = toJudge(patterns);
  }, 120_000);

  it("are all here, those that are built while it runs too", () => {
    const building = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"]).filter((file) =>
      /\bRegExp\(/.test(readFileSync(file, "utf8")),
    );
    expect(building.length).toBeGreaterThan(10);
    expect(building.filter((file) => !built.some((pattern) => pattern.file === file))).toEqual([]);
    expect(patterns.length).toBeGreaterThan(1_000);
  });

  it("take time in proportion to the text, or are bounded and said to be", () => {
    const slow = [...reduced].flatMap(([key, { said }]) => {
      const verdict = kept.verdicts[key] ?? "not judged: npm run judge-patterns judges it";
      return verdict === "linear" ? [] : [`${said}: ${verdict}`];
    });
    expect(slow).toEqual([]);
  });

  it("alone have verdicts, of the checker that is installed", () => {
    const gone = Object.keys(kept.verdicts).filter((key) => !reduced.has(key));
    const remade = "npm run judge-patterns makes the file anew";
    expect(gone, remade).toEqual([]);
    expect(kept.checker, remade).toBe(checkerVersion());
  });

  it("are judged as before, a seventh of them each day", async () => {
    const share = ofShare([...reduced], "patterns", inject("share"));
    const changed: string[] = [];
    for (const [key, { source, flags, said }] of share) {
      const verdict = await verdictOn(source, flags);
      if (verdict !== kept.verdicts[key]) changed.push(`${said}: ${verdict}`);
    }
    expect(share.length).toBeGreaterThan(10);
    expect(changed).toEqual([]);
  }, 600_000);
});

describe("the checker of patterns", () => {
  const verdict = (source: string, isBounded: boolean) =>
    verdictOn(reducePattern(source, "", isBounded), "");

  it("sees what once hung the analyser", async () => {
    const names = "^(?:[A-Z][a-z]+[ ,]+){2,}((?:[A-Z][A-Z0-9&'-]+,? ?){2,}(?:[A-Z.]{2,8})?)$";
    expect(await verdict(names, true)).toBe("exponential");
    expect(await verdict("\\bcancel\\w*.*$", true)).toBe("polynomial");
  }, 120_000);

  it("takes a run within a word or a gap for bounded only where these are", async () => {
    expect(await verdict("\\n\\s*x", true)).toBe("linear");
    expect(await verdict("\\n\\s*x", false)).toBe("polynomial");
    expect(await verdict("a{0,90}[^.]{0,40}b", false)).toBe("linear");
  }, 120_000);
});
