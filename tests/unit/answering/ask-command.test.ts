import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const texts = [
  {
    id: "hire",
    text: "Hire of a Tent\n\n1. Law\n1.1 This agreement is governed by the law of Tasmania.\n",
  },
  { file: "loan", text: "Loan\n\n1. Law\n1.1 The law of Queensland governs this agreement.\n" },
];

function ask(questions: object[]) {
  const folder = mkdtempSync(join(tmpdir(), "ask-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const written = { "texts.jsonl": texts, "questions.jsonl": questions };
  const files = Object.entries(written).map(([name, lines]) => {
    const file = join(folder, name);
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    return file;
  });
  return spawnSync("node", ["commands/ask.ts", ...files], { encoding: "utf8" });
}

it("prints for each question the passages of its text, or of all texts, that answer it", () => {
  const { stdout } = ask([
    { id: "one", file: "hire", question: "governing law", limit: 1 },
    { id: "all", question: "governing law of Queensland", limit: 1 },
    { id: "none", file: "loan", question: "who pays for the marketing fund of the franchise?" },
  ]);
  const [one, all, none] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const [first] = one.passages;
  expect(one).toEqual({ id: "one", passages: [expect.objectContaining({ file: "hire" })] });
  expect(texts[0]?.text.slice(first.start, first.end)).toContain("law of Tasmania");
  expect(all.passages[0].file).toBe("loan");
  expect(none).toEqual({ id: "none", passages: [] });
});

it("says which text a question names that is not there", () => {
  const { status, stderr } = ask([{ id: "one", file: "lease", question: "governing law" }]);
  expect(status).not.toBe(0);
  expect(stderr).toContain("No text is called lease.");
});
