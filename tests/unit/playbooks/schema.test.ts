import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { playbookContentSchema } from "../../../app/schemas/playbooks/playbook.ts";
import { fallback, playbook, preferred, rule } from "./rules.ts";

const faults = (given: unknown) =>
  (v.safeParse(playbookContentSchema, given).issues ?? []).map(({ message }) => message);
const faultsOf = (...rules: Parameters<typeof rule>[0][]) => faults(playbook(rules.map(rule)));

describe("what goes together in a rule", () => {
  it("is taken as it is", () => {
    expect(
      faultsOf(
        { id: "a", test: { kind: "present" } },
        { id: "b", test: { kind: "absent" }, fallbacks: [fallback("mutual")] },
        {
          id: "c",
          test: { kind: "number", of: "cap.months", at: "least" },
          preferred: preferred(12),
          fallbacks: [fallback(6)],
        },
        { id: "d", words: ["slavery"], test: { kind: "contains", phrase: "best endeavours" } },
      ),
    ).toEqual([]);
  });

  it.each([
    [{ clause: null, test: { kind: "present" } }, /either a clause or words/],
    [{ words: ["a"], clause: "indemnity", test: { kind: "present" } }, /not both/],
    [{ test: { kind: "number", at: "least" }, preferred: preferred(12) }, /which number/],
    [{ test: { kind: "number", of: "cap.months" }, preferred: preferred(12) }, /least or the most/],
    [{ test: { kind: "number", of: "cap.months", at: "least" } }, /needs a value: a number/],
    [
      { test: { kind: "number", of: "cap.months", at: "least" }, preferred: preferred("twelve") },
      /is a number/,
    ],
    [{ test: { kind: "law" } }, /needs a value: a law/],
    [{ test: { kind: "lacks" } }, /needs a value: the words/],
    [{ test: { kind: "mutual", at: "least" } }, /Only the test “number”/],
    [{ test: { kind: "mutual", phrase: "each" } }, /have a phrase/],
    [{ test: { kind: "mutual" }, preferred: preferred("each") }, /has no value/],
    [{ test: { kind: "mutual" }, fallbacks: [fallback("each")] }, /“mutual” or “for us”/],
    [{ test: { kind: "present" }, fallbacks: [fallback("mutual")] }, /no fallbacks/],
    [
      {
        test: { kind: "law" },
        preferred: preferred(["Victoria"]),
        fallbacks: [{ why: "Why.", wording: "" }],
      },
      /value of its own/,
    ],
  ] as const)("%j is told", (given, sentence) => {
    // The table is of literals; a rule's fields are not read-only.
    const one = structuredClone(given) as Parameters<typeof rule>[0];
    expect(faultsOf(one)).toEqual([expect.stringMatching(sentence)]);
  });

  it("looks for no more phrases than a playbook may, in all rules together", () => {
    const rules = (last: number) =>
      Array.from({ length: 40 }, (_, at) => ({
        id: `rule-${at}`,
        words: Array.from({ length: at === 39 ? last : 50 }, (_, of) => `words ${of}`),
        test: { kind: "present" as const },
      }));
    expect(faultsOf(...rules(50))).toEqual([]);
    expect(
      faultsOf(...rules(50), { id: "one-more", words: ["a"], test: { kind: "present" } }),
    ).toEqual(["Please keep a playbook to 2,000 phrases to look for, in all of its rules."]);
    // Those of a position count as well, and one that is said twice in a rule counts once.
    const phrases = {
      test: { kind: "lacks", phrase: "a" },
      preferred: preferred(["a", "b"]),
    } as const;
    const lacks = structuredClone({ ...phrases, id: "lacks", clause: "indemnity" });
    expect(faultsOf(...rules(48), lacks as Parameters<typeof rule>[0])).toEqual([]);
    expect(faultsOf(...rules(49), lacks as Parameters<typeof rule>[0])).toHaveLength(1);
  });

  it("has an id of its own", () => {
    expect(faultsOf({ test: { kind: "present" } }, { test: { kind: "absent" } })).toEqual([
      "Another rule has this id already.",
    ]);
  });
});
