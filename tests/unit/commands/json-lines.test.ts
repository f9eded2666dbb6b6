import { expect, it } from "vitest";
import { jsonLines } from "../../../commands/json-lines.ts";

it("a file of JSON lines is read without its empty ones, and a line that is none is named", () => {
  expect(jsonLines('{"id":"a"}\n\n  \n[1]\n')).toEqual([{ id: "a" }, [1]]);
  expect(() => jsonLines('{"id":"a"}\n\n{"id":')).toThrow("Line 3 is not JSON.");
});
