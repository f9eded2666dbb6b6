import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { maxCharacters } from "../../app/schemas/documents/limits.ts";
import { pairs } from "../../tests/fixtures/comparing/pairs.ts";
import { Dice } from "../../tests/fixtures/comparing/random.ts";
import { scoreOf } from "../../tests/fixtures/comparing/scoring.ts";
import { bundleWorker, removeFolder, startWorker } from "./workerd-process.ts";

/**
 * `npm run bench:compare`: two versions of 100,000 words each in workerd, alike and wholly different, and hostile
 * texts, which are as long as a document may be: a row a pair, with the processor time that it takes at first, the most
 * memory that is held at once (live, without garbage and without the texts, in Node) and the memory that the process of
 * workerd grew by, with its garbage. At most 3,000 ms for 100,000 words and 64 MB held are allowed. Then the corpus of
 * planted changes, with ten seeds: how many were found, and how many were told besides.
 */
const words = 100_000;
const heapMegabytes = 64;
const seeds = 10;
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
/** A text as long as may be. */
function filled(unit: (at: number) => string): string {
  const units: string[] = [];
  for (let length = 0; length < maxCharacters; ) {
    const next = unit(units.length);
    units.push(next);
    length += next.length;
  }
  return units.join("").slice(0, maxCharacters);
}

/** Two letters that no other number has. */
const distinct = (at: number) =>
  String.fromCharCode(0x4e00 + (at % 20_000), 0xac00 + Math.floor(at / 20_000));

function randomLines(seed: number): string {
  const dice = new Dice(seed);
  return filled(() => `${Array.from({ length: 9 }, () => `w${dice.below(300)}`).join(" ")}.\n\n`);
}

const oneLine = filled((at) => `w${(at * 7_919) % 5_003} `);
const cases: [string, ...string[]][] = [
  ["2% of the words changed", base, changed],
  ["the same, tracked in part", base, changed, longText(3, 5, base)],
  ["all paragraphs turned round", base, base.split("\n").reverse().join("\n")],
  ["wholly different words", base, longText(4, 1_000, base)],
  ["one word all through", filled(() => "word "), `${filled(() => "word ").slice(0, -50)}other`],
  ["all lines the same", filled(() => "The same line.\n"), filled(() => "The same line.\n\n")],
  ["lines of one letter", filled(() => "a\n"), filled(() => "b\na\n")],
  ["numbers on lines", filled((at) => `${at}\n`), filled((at) => `${at + 5}\n`)],
  ["marks alone", filled(() => "!?"), filled(() => "?!!")],
  ["no spaces", filled(() => "ab"), `${filled(() => "ab").slice(0, -9_000)}c`],
  [
    "no two words the same",
    filled((at) => `${distinct(at)} `),
    filled((at) => `${distinct(3 * at + 1_000_000)} `),
  ],
  [
    "the same, every second changed",
    filled((at) => `${distinct(at)} `),
    filled((at) => `${distinct(at % 2 === 0 ? at : at + 600_000)} `),
    filled((at) => `${distinct(at % 3 === 0 ? at : at + 900_000)} `),
  ],
  ["a line cut into 30,000", oneLine, oneLine.replace(/((?:\S+ ){8})/g, "$1\n")],
  ["random words of forty", filled((at) => `w${(at * at) % 41} `), filled((at) => `w${at % 40} `)],
  ["random paragraphs", randomLines(1), randomLines(2)],
  ["the same, and tracked at random", randomLines(1), randomLines(2), randomLines(3)],
  ["references alone", filled(() => "cl 1, "), `2. A\n${filled(() => "cl 2, ")}`],
];

console.log(`${cpus().length} × ${cpus()[0]?.model}, workerd, heap of ${heapMegabytes} MB\n`);
row("texts", "words", "processor ms", "held MB", "grew MB", "changes", "complete");
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
    heldBy(texts),
    (worker.memory("peak") - memory).toFixed(0),
    String(compared.changes.length),
    compared.complete ? "yes" : "no",
  );
  await worker.stop();
}

/** The most memory that a comparison holds at once, in megabytes. */
function heldBy(texts: string[]): string {
  const file = join(folder, "texts");
  writeFileSync(file, texts.join("\u0000"));
  const program = new URL("compare-live.ts", import.meta.url).pathname;
  const flags = ["--expose-gc", "--heap-growing-percent=6", "--max-semi-space-size=2"];
  return execFileSync(process.execPath, [...flags, program, file], { encoding: "utf8" }).trim();
}

console.log("");
for (let seed = 0; seed < seeds; seed++) {
  const scores = pairs(1_000 * seed).map((pair) => ({ name: pair.name, ...scoreOf(pair) }));
  const sum = (count: "planted" | "found" | "wrong", of = scores) =>
    of.reduce((total, score) => total + score[count], 0);
  const share = ((100 * sum("found")) / sum("planted")).toFixed(2);
  const dress = sum(
    "wrong",
    scores.filter(({ name }) => name.includes(": only ")),
  );
  console.log(
    `seed ${seed}: ${scores.length} pairs, ${sum("planted")} planted changes, ${sum("found")} found (${share}%), ${sum("wrong")} told that were not planted, ${dress} of them where only the dress changed`,
  );
}
