import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { analyseDocument } from "../app/analysis/analyse.ts";
import { countWords } from "../app/analysis/reading/plain-text.ts";
import { maxCharacters } from "../app/schemas/documents/limits.ts";
import { hostileTexts } from "./bench/hostile-texts.ts";
import { median } from "./bench/median.ts";
import { playbookOf } from "./bench/playbook-rules.ts";
import { bundleWorker, removeFolder, startWorker } from "./bench/workerd-process.ts";
import { type LabelledContract, readContracts } from "./scoring/labelled-data.ts";

/**
 * `npm run bench:analyse [-- CONTRACTS.jsonl.gz]`: the built-in analyser in workerd on contracts of growing length,
 * each in three processes of its own with a heap of 96 MB. Prints a row for each: how many pages of 300 words that is,
 * flags, milliseconds (cold: the first reading of a process; warm: of four later ones; the median of all
 * processes), the memory that the process grew by at most, and whether workerd and Node gave the same bytes.
 * The texts are the contracts of the tests, one after the other: short ones, so that 100 pages of them have some fifteen
 * times the flags of one contract of 100 pages. With CUAD's file, those of its contracts are read that are about so long.
 * Then texts that nobody would write, of 350,000 characters and of half as many: linear is twice the time at most.
 * Then what a playbook of 250 rules takes on a contract of 100 pages that has been analysed.
 */
const heapMegabytes = 96;
const processes = 3;
const warmRuns = 4;
const wordsOfPage = 300;
/** The last is the longest that is read at all. */
const lengths = [10_000, 50_000, 100_000, 175_000, 350_000, 1_000_000, maxCharacters];
/** A hundred pages. */
const longContract = 175_000;
const hostileLength = 350_000;
const rules = 250;
const contracts = new URL("../tests/fixtures/contracts/", import.meta.url);

/** A text of `length` characters: the contracts of the tests, one after the other, over and over. */
function contractOf(length: number): string {
  const all = readdirSync(contracts)
    .filter((name) => name.endsWith(".txt"))
    .map((name) => readFileSync(new URL(name, contracts), "utf8"))
    .join("\n\n");
  return all.repeat(Math.ceil(length / all.length)).slice(0, length);
}

function row(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padStart(12)).join(""));
}

const folder = await bundleWorker(new URL("bench/analyse-worker.ts", import.meta.url).pathname);
console.log(`${cpus().length} × ${cpus()[0]?.model}, workerd, heap of ${heapMegabytes} MB\n`);
row("characters", "pages", "flags", "cold ms", "warm ms", "grew MB", "same bytes");
try {
  for (const length of lengths) await measure(contractOf(length));
  const [data] = process.argv.slice(2);
  if (data) await measureReal(await readContracts(data));
  await measureHostile();
} finally {
  await removeFolder(folder);
}

await measurePlaybook();

/** Milliseconds of processor time, the request and its answer among them: the first reading, and the mean of the next. */
async function measurePlaybook(): Promise<void> {
  const bundled = await bundleWorker(new URL("bench/playbook-worker.ts", import.meta.url).pathname);
  const worker = await startWorker(bundled, { heapMegabytes });
  const post = async (body: string) => (await fetch(worker.url, { method: "POST", body })).text();
  const timed = async (work: () => Promise<unknown>) => {
    const before = worker.processorTime();
    await work();
    return worker.processorTime() - before;
  };
  const playbook = JSON.stringify(playbookOf(rules));
  try {
    const analysed = await timed(() => post(contractOf(longContract)));
    const first = await timed(() => post(playbook));
    const next = await timed(async () => {
      for (let run = 0; run < warmRuns; run++) await post(playbook);
    });
    console.log(
      `\na playbook of ${rules} rules on 100 pages: ${first} ms of processor time at first, then ${(next / warmRuns).toFixed(0)} (at most 100 are allowed; to analyse them took ${analysed})`,
    );
  } finally {
    await worker.stop();
    await removeFolder(bundled);
  }
}

/** A row for each hostile text: milliseconds of processor time, the mean of some readings after a first one. */
async function measureHostile(): Promise<void> {
  console.log(`\nhostile texts, ms for ${hostileLength / 2} characters, for ${hostileLength}`);
  const worker = await startWorker(folder, { heapMegabytes });
  const read = async (text: string) =>
    (await fetch(worker.url, { method: "POST", body: text })).text();
  const timed = async (text: string) => {
    await read(text);
    const before = worker.processorTime();
    for (let run = 0; run < warmRuns; run++) await read(text);
    return (worker.processorTime() - before) / warmRuns;
  };
  try {
    const longer = new Map(hostileTexts(hostileLength));
    for (const [name, text] of hostileTexts(hostileLength / 2)) {
      const [half, whole] = [await timed(text), await timed(longer.get(name) ?? "")];
      row(name, half.toFixed(0), whole.toFixed(0));
    }
  } finally {
    await worker.stop();
  }
}

/** A row for each contract of about 100 pages, and the median of them all. */
async function measureReal(contracts: LabelledContract[]): Promise<void> {
  console.log("\nreal contracts of about 100 pages");
  const cold: number[] = [];
  for (const { text } of contracts)
    if (Math.abs(text.length - longContract) < longContract / 12) cold.push(await measure(text));
  console.log(`median of ${cold.length}: ${median(cold).toFixed(0)} ms cold`);
}

/** Prints a row of a text. @returns the median of its first readings, in milliseconds. */
async function measure(text: string): Promise<number> {
  const cold: number[] = [];
  const warm: number[] = [];
  let grew = 0;
  let answer = "";
  for (let one = 0; one < processes; one++) {
    const worker = await startWorker(folder, { heapMegabytes });
    const before = worker.memory("now");
    worker.resetPeak();
    for (let run = 0; run <= warmRuns; run++) {
      const startedAt = performance.now();
      answer = await (await fetch(worker.url, { method: "POST", body: text })).text();
      (run === 0 ? cold : warm).push(performance.now() - startedAt);
    }
    grew = Math.max(grew, worker.memory("peak") - before);
    await worker.stop();
  }
  const here = analyseDocument(text);
  row(
    text.length.toLocaleString("en-AU"),
    (countWords(text) / wordsOfPage).toFixed(0),
    String(here.riskFlags.length),
    median(cold).toFixed(0),
    median(warm).toFixed(0),
    grew.toFixed(0),
    answer === JSON.stringify(here) ? "yes" : "no",
  );
  return median(cold);
}
