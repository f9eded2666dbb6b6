import { globSync, readFileSync } from "node:fs";
import { check } from "recheck";
import { beforeAll, describe, expect, it } from "vitest";
import { literalPatterns, type Pattern, patternsBuilt } from "./collect.ts";
import { isUnbounded, reducePattern } from "./reduce.ts";

/**
 * Where patterns are that a checker cannot call linear, and what bounds the text that they are used on. Text of
 * a document does not belong here: mend the pattern.
 */
const bounded = new Map([["app/lib/used-styles.ts", "the app's own style sheet"]]);
const isBounded = (file: string) => [...bounded.keys()].some((place) => file.startsWith(place));

/** Words and gaps of what the analyser reads are bounded before it reads them (`condensing/condense.ts`). */
const isAnalysers = ({ file }: Pattern) => file.startsWith("app/analysis/");

/**
 * Milliseconds that the checker gives itself. Those of its attacks are many times its own: what a busy machine is slow at
 * would count as found.
 */
const patience = { timeout: 60_000, attackTimeout: 20_000, incubationTimeout: 5_000 };

/** How the time of a reduced pattern grows: "linear", "polynomial", "exponential", or "unknown". */
async function verdictOn(reduced: string, flags: string): Promise<string> {
  if (!isUnbounded(reduced)) return "linear";
  const diagnosis = await check(reduced, flags, patience);
  if (diagnosis.status === "safe") return "linear";
  return diagnosis.status === "vulnerable" ? diagnosis.complexity.type : diagnosis.status;
}

const filesOf = (glob: string) => globSync(glob).map((file) => readFileSync(file, "utf8"));

/** Has every part of the product build the patterns that it builds. */
async function buildAll(): Promise<void> {
  const { analyseDocument } = await import("../../../app/analysis/analyse.ts");
  const { findParties } = await import("../../../app/analysis/facts/parties.ts");
  const { findJudgmentFacts } = await import("../../../app/analysis/judgments/judgment.ts");
  await import("../../../app/comparing/meaning/amounts.ts");
  const { ReadingBudget } = await import("../../../app/documents/budget.ts");
  const { WordCounts } = await import("../../../app/documents/word/word-counts.ts");
  const { htmlLines } = await import("../../../app/documents/html/read-html.ts");
  const { pageOfArchive } = await import("../../../app/documents/html/read-mht.ts");
  const { findNext } = await import("../../../app/components/desk/find-next.ts");
  await import("../../../app/documents/survey/character-codes.ts");
  const { unlockerOf } = await import("../../../app/documents/survey/encryption.ts");
  await import("../../../app/schemas/text/as-seen.ts");
  const { mentionsById } = await import("../../../app/schemas/comments/mentions.ts");
  const { findPlace } = await import("../../../app/services/cases/found-words.ts");
  const { MultipartBody } = await import("../../../app/services/multipart.ts");
  const { AppError } = await import("../../../app/services/errors.ts");
  for (const text of filesOf("tests/fixtures/contracts/*.txt")) analyseDocument(text);
  findParties('between Acme\nTrading Pty Ltd ("Buyer") and Brown Pty Ltd ("Seller")');
  findJudgmentFacts("Kestrel v Harrier");
  findPlace("The rent is due.", ["rent"]);
  unlockerOf("/V 2 /R 3 /Length 128 /O (o) /U (u) /P -4", "(id)");
  mentionsById("@Mia", [{ id: crypto.randomUUID(), name: "Mia", email: "mia@firm.example" }]);
  htmlLines("<style>p {}</style><p>words", new ReadingBudget(), new WordCounts());
  pageOfArchive(Buffer.from('Content-Type: text/html; charset="utf-8"\r\n\r\n<p>words'));
  findNext("some words of a text", "of  a", 0);
  const form = new FormData();
  form.set("case_name", "Lease");
  await new MultipartBody(new Request("https://site.example", { method: "POST", body: form }), {
    limit: 10_000,
    refusal: () => new AppError("too_large", "Too large."),
  }).next();
}

describe("the product's patterns", () => {
  let patterns: Pattern[] = [];
  let built: Pattern[] = [];

  beforeAll(async () => {
    built = await patternsBuilt(buildAll);
    patterns = [...literalPatterns(), ...built];
  }, 120_000);

  it("are all here, those that are built while it runs too", () => {
    const building = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"]).filter((file) =>
      /\bRegExp\(/.test(readFileSync(file, "utf8")),
    );
    expect(building.length).toBeGreaterThan(10);
    expect(building.filter((file) => !built.some((pattern) => pattern.file === file))).toEqual([]);
    expect(patterns.length).toBeGreaterThan(1_000);
  });

  it("take time in proportion to the text, or are bounded and said to be", async () => {
    const reduced = new Map(
      patterns
        .filter(({ file }) => !isBounded(file))
        .map((pattern) => {
          const { source, flags, file } = pattern;
          const small = reducePattern(source, flags, isAnalysers(pattern));
          return [`${small}/${flags}`, { small, flags, said: `${file}: /${source}/` }] as const;
        }),
    );
    const slow: string[] = [];
    for (const { small, flags, said } of reduced.values()) {
      const verdict = await verdictOn(small, flags);
      if (verdict !== "linear") slow.push(`${verdict} in ${said}`);
    }
    expect(slow).toEqual([]);
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
