import { globSync, readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { SignReader } from "../../../app/analysis/matching/signs.ts";
import { onOneLine } from "../../../app/analysis/reading/plain-text.ts";
import { splitSentences } from "../../../app/analysis/reading/sentences.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import { literalPatterns } from "../../../commands/judging/collect.ts";
import { ofShare } from "../../shares.ts";

const signs = new SignReader();
const share = inject("share");

/** Every pattern of the vocabulary, and every literal one of the analyser. */
const written: RegExp[] = [
  ...clauseRules.flatMap((rule) => [
    ...[rule.cue, rule.heading, rule.underHeading, rule.named, rule.unless, rule.notUnder],
    ...[...rule.says, ...(rule.surely ?? [])],
    ...[...rule.raises, ...rule.lowers].flatMap(({ when, unless }) => [when, unless?.says]),
  ]),
  ...literalPatterns()
    .filter(({ file }) => file.startsWith("app/analysis/"))
    .map(({ source, flags }) => new RegExp(source, flags.replace(/[gy]/g, ""))),
].filter((pattern) => pattern !== undefined);
const patterns = [...new Map(written.map((pattern) => [String(pattern), pattern])).values()];

const contracts = globSync("tests/fixtures/contracts/*.txt").map((file) =>
  readFileSync(file, "utf8"),
);
const proofs = clauseRules.flatMap(({ proof }) => [
  ...[...proof.says, ...proof.not, ...(proof.surely ?? [])],
  ...[proof.named, proof.underHeading].filter((words) => words !== undefined),
]);
const sentences = contracts.flatMap((text) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end)),
);

/** The same words as other hands write them. */
const hands: Record<string, (words: string) => string> = {
  "on one line": onOneLine,
  "in capitals": (words) => words.toUpperCase(),
  "with typographic marks": (words) =>
    words.replaceAll("'", "’").replaceAll('"', "”").replaceAll("-", "–"),
  "with a hyphen for each space": (words) => words.replaceAll(" ", "-"),
};

/** The patterns that match a text whose signs rule them out. */
function lostIn(texts: string[]): string[] {
  // Signs are read text by text. A pattern is tried on all of its texts in a row: to turn to another takes it longer.
  const ruledOut = patterns.map((): string[] => []);
  for (const text of texts)
    for (const [at, pattern] of patterns.entries())
      if (!signs.mayMatch(pattern, text)) ruledOut[at]?.push(text);
  return patterns.flatMap((pattern, at) =>
    (ruledOut[at] ?? [])
      .filter((text) => pattern.test(text))
      .map((text) => `${pattern} in “${text.slice(0, 80)}”`),
  );
}

describe("the signs of a text", () => {
  it("rule out no pattern that matches a sentence of a contract or of a proof, a seventh of them each day", () => {
    const some = [...sentences.filter((_, at) => at % 5 === 0), ...proofs];
    expect(lostIn(ofShare(some, "sentences", share))).toEqual([]);
  }, 120_000);

  it.each(Object.keys(hands))(
    "rule out none either where words are written %s",
    (hand) => {
      const some = [...sentences, ...proofs].filter((_, at) => at % 25 === 0);
      const written = ofShare(some, hand, share).map((words) => hands[hand]?.(words) ?? "");
      expect(lostIn(written)).toEqual([]);
    },
    120_000,
  );

  it.each<[pattern: RegExp, text: string]>([
    [/\bterminat\w*/i, "TERMINATION"],
    [/claims?/, "a claim"],
    [/claims*/, "a claim"],
    [/claims{0,3}/, "a claim"],
    [/claims{0}x/, "claimx"],
    [/claim{2}/, "claimm"],
    [/feed+s/, "feedds"],
    [/(?:full )?indemnity/, "indemnity"],
    [/(?:strict |full ){0,2}indemnity/, "indemnity"],
    [/(?:gross ?){1,2}loss/, "gross loss"],
    [/(?:rent|fee|levy) payable/, "levy payable"],
    [/(?:rent|fee|) payable/, " payable"],
    [/rent|(?:fee|levy)|\$/, "$5"],
    [/(?:the (?:landlord|(?:head )?lessor)|we) may enter/i, "We may enter"],
    [/set[- ]off/, "set off"],
    [/licen[cs]e/, "license"],
    [/[^a-z]rent[\]x]due/, ":rent]due"],
    [/(?=.*notice)in writing/, "in writing, by notice"],
    [/rent(?!al|ed)/, "rent due"],
    [/(?<=the )lessee/, "the lessee"],
    [/(?<!sub)lessee/, "lessee"],
    [/(?<who>lessor|lessee) and \k<who>/, "lessee and lessee"],
    [/(lessor|lessee) and \1s/, "lessee and lessees"],
    [/\u0072ent\x20due/, "rent due"],
    [/tenant(?:'|’|\u2019)s/, "tenant’s"],
    [/\$\d{1,3}(?:,\d{3})* ?aud/i, "$1,000 AUD"],
    [/caf\u00e9|CAFÉ/i, "café"],
    [/{words}/, "{words}"],
    [/interest/iu, "intereſt"],
    [/kelvin/iu, "\u212Aelvin"],
    [/^$/, ""],
    [/^rent$/m, "due\nRENT\nrent"],
  ])("do not rule out %s of “%s”", (pattern, text) => {
    expect(pattern.test(text)).toBe(true);
    expect(signs.mayMatch(pattern, text)).toBe(true);
  });

  it.each<[pattern: RegExp, text: string]>([
    [/indemnif(?:y|ies)/i, "The Tenant pays the rent."],
    [/\b(?:rent|fee)\b.{0,60}\b(?:increas|adjust)ed/i, "The rent is reviewed."],
    [/(?:landlord|lessor) may (?:re-)?enter/, "The landlord may leave."],
    [/(?<=the )lessee/, "a tenant"],
    [/rent/, ""],
  ])("rule out %s of “%s”", (pattern, text) => {
    expect(signs.mayMatch(pattern, text)).toBe(false);
  });

  it("are known of nearly every pattern by which a clause is found", () => {
    const finding = clauseRules.flatMap(({ says }) => says);
    const unknown = finding.filter((pattern) => signs.mayMatch(pattern, ""));
    expect(unknown.length).toBeLessThan(finding.length / 20);
  });

  it("are not asked of a text that has signs of nearly everything", () => {
    expect(signs.mayMatch(/rent/, "a fee ".repeat(2_000))).toBe(true);
  });

  it("are those of the text asked about, however texts take turns", () => {
    for (const text of ["The rent is due.", "The fee is due.", "The rent is due.", ""]) {
      expect(signs.mayMatch(/rent/, text)).toBe(text.includes("rent"));
      expect(signs.matches(/fee is/, text)).toBe(text.includes("fee is"));
    }
  });
});
