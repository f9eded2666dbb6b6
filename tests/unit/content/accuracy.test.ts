import { describe, expect, it } from "vitest";
import australian from "../../../app/content/accuracy/australian.json" with { type: "json" };
import trained from "../../../app/content/accuracy/cross-validated.json" with { type: "json" };
import facts from "../../../app/content/accuracy/facts.json" with { type: "json" };
import risks from "../../../app/content/accuracy/risks.json" with { type: "json" };
import { accuracy } from "../../../app/content/legalai/accuracy.server.ts";
import {
  rightHeadlines,
  wrongHeadlines,
} from "../../../app/content/legalai/accuracy-australian.server.ts";
import { landing } from "../../../app/content/legalai/landing.server.ts";
import type { Passage } from "../../../app/content/types.ts";
import { behaviourDigest } from "../../../commands/scoring/behaviour.ts";
import { measuredOn, recordedBy } from "../../../commands/scoring/record.ts";

const behaviour = { analyser: await behaviourDigest(), finder: await behaviourDigest("finder") };

describe("the figures of the accuracy page", () => {
  it.each([
    ["cross-validated", trained],
    ["facts", facts],
    ["australian", australian],
    ["risks", risks],
  ] as const)(
    "are those of what this analyser says, as the command wrote them: %s",
    (name, recorded) => {
      expect(
        recorded.behaviour,
        `The analyser says something else since. Measure it again: ${recordedBy[name]}`,
      ).toBe(behaviour[measuredOn(name)]);
    },
  );

  const words = JSON.stringify(accuracy);

  it("are counted where they are said: a share stands with what it is a share of, on one line", () => {
    expect(words).toMatch(/\d%\u00a0of\u00a0\d/);
    expect(words).not.toMatch(/\d% of \d/);
    expect(words).not.toMatch(/NaN|undefined|null/);
  });

  it("are drawn to the length that the words over them say: no share of what is wrong is over a tenth", () => {
    const enlarged = accuracy.parts
      .flatMap(({ passages }): readonly Passage[] => passages)
      .filter((passage) => passage.kind === "table" && passage.enlarged !== undefined);
    expect(enlarged).toHaveLength(1);
    for (const table of enlarged)
      for (const [, share] of JSON.stringify(table).matchAll(/"(\d+(?:\.\d)?)%/g))
        expect(Number(share)).toBeLessThanOrEqual(10);
  });

  it("say with each share that is drawn, and a share of nothing too, how many were counted", () => {
    for (const { label } of [...rightHeadlines.rows, ...wrongHeadlines.rows])
      expect(label).toMatch(/^of (?:the |its )?\d+\u00a0/);
  });

  it("stand on the landing page beside the claim that every clause is checked", () => {
    expect(landing.statsNote.meaning).toContain(`it found ${rightHeadlines.rows[0]?.value}.`);
  });

  it("name clauses as Australian lawyers do", () => {
    expect(words).not.toMatch(
      /licens(?:e|or)\b|favored|rofr|anti-assignment|most favou?red nation/i,
    );
  });
});
