import { describe, expect, it } from "vitest";
import trained from "../../../app/content/accuracy/cross-validated.json" with { type: "json" };
import facts from "../../../app/content/accuracy/facts.json" with { type: "json" };
import { analyserDigest } from "../../../commands/scoring/record.ts";

const measureAgain = "The analyser has changed since: measure it again (README, Figures)";

describe("the figures of the accuracy page", () => {
  it.each([
    ["cross-validated", trained.digest],
    ["facts", facts.digest],
  ])("are those of this analyser, as the command wrote them: %s", (_name, digest) => {
    expect(digest, measureAgain).toBe(analyserDigest());
  });
});
