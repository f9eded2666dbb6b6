import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../../commands/scoring/behaviour.ts";

describe("the JSON that a behaviour is told by", () => {
  it("is the same in whichever order keys were written, at every depth", () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: "x" })).toBe(
      canonicalJson({ a: "x", b: [{ c: null, d: 1 }] }),
    );
  });

  it("is another where a value, the order of a list or a key is another", () => {
    const one = canonicalJson({ flags: ["High", "Low"] });
    expect(canonicalJson({ flags: ["Low", "High"] })).not.toBe(one);
    expect(canonicalJson({ flags: ["High"] })).not.toBe(one);
    expect(canonicalJson({ clauses: ["High", "Low"] })).not.toBe(one);
  });
});
