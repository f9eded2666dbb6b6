import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { pairs } from "../../tests/fixtures/comparing/pairs.ts";
import { Dice } from "../../tests/fixtures/comparing/random.ts";
import { scoreOf } from "../../tests/fixtures/comparing/scoring.ts";
import { bundleWorker, removeFolder, startWorker } from "./workerd-process.ts";

/**
 * `npm run bench:compare`: two versions of 100,000 words each in workerd, alike and wholly different, and hostile
 * texts: a row a pair, with the processor time that it takes at first and the memory that the process grew by. At most
 * 3,000 ms are allowed. Then the corpus of planted changes: how many were found, and how many were told besides.
 */
const words = 100_000;
const heapMegabytes = 96;
const contracts = new URL("../../tests/fixtures/contracts/", import.meta.url);

/** A text of so many words: the contracts of the tests, a word in twelve another each time. */
function longText(seed: number, share: number, from?: string): string {
  const dice = new Dice(seed);
  const source =
    from ??
    readdirSync(contracts)
      .filter((name) => name.endsWith(".txt"))
      .map((name) => readFileSync(new URL(name, contracts), "utf8"))
      .join("\n\n");
  const pieces = source.split(/(\s+)/);
  const plain = pieces.filter((piece) => /^[a-z]+$/.test(piece));
  const long: string[] = [];
  while (long.length < 2 * words && (from === undefined || long.length === 0))
    for (const piece of pieces)
      long.push(
        /\w/.test(piece) && dice.below(1_000) < share ? (dice.pick(plain) ?? piece) : piece,
      );
  return long.slice(0, 2 * words).join("");
}

function row(...cells: string[]): void {
  console.log(
    cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(12))).join(""),
  );
}

const base = longText(1, 80);
const changed = longText(2, 20, base);
const cases: [string, ...string[]][] = [
  ["2% of the words changed", base, changed],
  ["the same, tracked in part", base, changed, longText(3, 5, base)],
  ["all paragraphs turned round", base, base.split("\n").reverse().join("\n")],
  ["wholly different words", base, longText(4, 1_000, base)],
  ["one word a million times", "word ".repeat(1_000_000), `${"word ".repeat(990_000)}other`],
  ["all lines the same", "The same line.\n".repeat(100_000), "The same line.\n".repeat(95_000)],
  ["no spaces", "ab".repeat(175_000), `${"ab".repeat(170_000)}c`],
  [
    "350,000 characters in one line",
    base.replace(/\s+/g, " ").slice(0, 350_000),
    changed.replace(/\s+/g, " ").slice(0, 350_000),
  ],
];

console.log(`${cpus().length} × ${cpus()[0]?.model}, workerd, heap of ${heapMegabytes} MB\n`);
row("texts", "words", "processor ms", "grew MB", "changes", "complete");
const folder = await bundleWorker(new URL("compare-worker.ts", import.meta.url).pathname);
try {
  for (const [name, ...texts] of cases) await measure(name, texts);
} finally {
  await removeFolder(folder);
}

async function measure(name: string, texts: string[]): Promise<void> {
  const worker = await startWorker(folder, { heapMegabytes });
  const memory = worker.memory("now");
  worker.resetPeak();
  const before = worker.processorTime();
  const answer = await fetch(worker.url, { method: "POST", body: texts.join("\u0000") });
  const compared: { changes: unknown[]; complete: boolean } = JSON.parse(await answer.text());
  row(
    name,
    (texts[0] ?? "").split(/\s+/).length.toLocaleString("en-AU"),
    String(worker.processorTime() - before),
    (worker.memory("peak") - memory).toFixed(0),
    String(compared.changes.length),
    compared.complete ? "yes" : "no",
  );
  await worker.stop();
}

const scores = pairs().map(scoreOf);
const sum = (count: "planted" | "found" | "wrong") =>
  scores.reduce((total, score) => total + score[count], 0);
console.log(
  `\n${scores.length} pairs, ${sum("planted")} planted changes, ${sum("found")} found (${((100 * sum("found")) / sum("planted")).toFixed(2)}%), ${sum("wrong")} told that were not planted`,
);
