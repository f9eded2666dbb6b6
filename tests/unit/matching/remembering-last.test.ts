import { expect, it } from "vitest";
import { rememberingLast } from "../../../app/analysis/remembering-last.ts";

it("work that remembers its last answer is done again for another text only", () => {
  const asked: string[] = [];
  const lengthOf = rememberingLast((text: string) => {
    asked.push(text);
    return text.length;
  });
  expect([lengthOf("lease"), lengthOf("lease"), lengthOf(""), lengthOf("deed")]).toEqual([
    5, 5, 0, 4,
  ]);
  expect(lengthOf("lease")).toBe(5);
  expect(asked).toEqual(["lease", "", "deed", "lease"]);
});
