import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";

const files = "../shared/data/files";

type Row = {
  file: string;
  expect: string;
  also?: string[];
  contains?: string[];
  loose?: string[];
  lacks?: string[];
  extra?: string[];
  tracked?: boolean;
  twin?: string;
};

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ");
const withoutSpace = (text: string) => plain(text).replace(/\s/g, "");
const bytesOf = (file: string) => new Uint8Array(readFileSync(`${files}/${file}`));
// The manifest is in this shape, as its description says.
const rowsOf = <T>(manifest: string) =>
  JSON.parse(readFileSync(`${files}/${manifest}`, "utf8")) as T[];

describe.runIf(existsSync(files))("the given files", () => {
  const rows = existsSync(files) ? rowsOf<Row>("manifest.json") : [];

  it.each(rows.map((row) => [row.file, row] as const))(
    "come out as expected: %s",
    { timeout: 30_000 },
    async (file, row) => {
      const result = await extractText(bytesOf(file), file);
      const outcome = result.ok ? "ok" : result.error.code;
      expect([row.expect, ...(row.also ?? [])]).toContain(outcome);
      if (!result.ok) return;
      const text = plain(result.text);
      for (const part of row.contains ?? []) expect(text).toContain(plain(part));
      for (const part of row.loose ?? []) expect(withoutSpace(text)).toContain(withoutSpace(part));
      for (const part of row.lacks ?? []) expect(text).not.toContain(plain(part));
      const all = `${text} ${plain(JSON.stringify(result.comments ?? []))}`;
      for (const part of row.extra ?? []) expect(all).toContain(plain(part));
      const isTracked = result.notes.some((note) => note.code === "tracked_changes");
      if (row.tracked) expect(isTracked).toBe(true);
    },
  );

  it.each(rows.filter((row) => row.twin).map((row) => [row.file, row.twin ?? ""]))(
    "read the same as their twins: %s",
    async (file, twin) => {
      const [one, other] = await Promise.all(
        [file, twin].map((name) => extractText(bytesOf(name), name)),
      );
      if (!one?.ok || !other?.ok) throw new Error("a twin cannot be read");
      expect(overlap(one.text.split(/\s+/), other.text.split(/\s+/))).toBeGreaterThanOrEqual(0.98);
    },
  );

  it("read contracts as their reference texts do", { timeout: 60_000 }, async () => {
    const contracts = existsSync(files)
      ? rowsOf<{ file: string; reference: string }>("cuad-sample/manifest.json")
      : [];
    const scores: number[] = [];
    for (const { file, reference } of contracts) {
      const result = await extractText(bytesOf(`cuad-sample/${file}`), file);
      if (!result.ok) throw new Error(`${file} cannot be read`);
      const expected = trigrams(readFileSync(`${files}/cuad-sample/${reference}`, "utf8"));
      scores.push(overlap(trigrams(result.text), expected));
    }
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.95);
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeGreaterThanOrEqual(0.995);
  });
});

function trigrams(text: string): string[] {
  const words =
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
}

/** The F1 of two bags of tokens. */
function overlap(tokens: string[], others: string[]): number {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of others) {
    const left = counts.get(token) ?? 0;
    if (left > 0) shared++;
    counts.set(token, left - 1);
  }
  return (2 * shared) / (tokens.length + others.length);
}
