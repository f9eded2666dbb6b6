import { expect, test } from "vitest";
import { analyserAsSubject, analyserInWords } from "../../../app/schemas/analyser-name.ts";

test("which analyser it was is told by its version, or by its model", () => {
  expect(analyserInWords("built-in 2")).toBe("The built-in analyser, version 2");
  expect(analyserInWords("openai:gpt-5")).toBe("The model gpt-5 of OpenAI");
});

test.each([
  ["built-in 2", "The built-in analyser, version 2, read this."],
  ["built-in 2 (no model)", "The built-in analyser, version 2 (no model), read this."],
  ["built-in", "The built-in analyser read this."],
  ["openai:gpt-5", "The model gpt-5 of OpenAI read this."],
])("where words follow on %s, its version stands between commas", (analyser, sentence) => {
  expect(`${analyserAsSubject(analyser)} read this.`).toBe(sentence);
});
