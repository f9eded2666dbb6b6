import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { analyseDocument } from "../app/analysis/analyse.ts";
import { bundleWorker, removeFolder, startWorker } from "./bench/workerd-process.ts";

/**
 * `npm run bench:analyse`: the built-in analyser in workerd on contracts of growing length, each length
 * in a process of its own with a heap of 96 MB. Prints a row a length: flags, milliseconds (cold, and
 * the median of five warm ones), the memory that the process grew by, and whether workerd and Node gave
 * the same bytes.
 */
const heapMegabytes = 96;
const warmRuns = 5;
const lengths = [10_000, 50_000, 100_000, 350_000, 1_000_000, 2_000_000];
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
row("characters", "flags", "cold ms", "warm ms", "grew MB", "same bytes");
try {
  for (const length of lengths) await measure(contractOf(length));
} finally {
  await removeFolder(folder);
}

async function measure(text: string): Promise<void> {
  const worker = await startWorker(folder, { heapMegabytes });
  const before = worker.memory("now");
  worker.resetPeak();
  const runs: number[] = [];
  let answer = "";
  for (let run = 0; run <= warmRuns; run++) {
    const startedAt = performance.now();
    answer = await (await fetch(worker.url, { method: "POST", body: text })).text();
    runs.push(performance.now() - startedAt);
  }
  const grew = worker.memory("peak") - before;
  await worker.stop();
  const here = analyseDocument(text);
  const [cold = 0, ...warm] = runs;
  row(
    text.length.toLocaleString("en-AU"),
    String(here.riskFlags.length),
    cold.toFixed(0),
    (warm.sort((a, b) => a - b)[Math.floor(warmRuns / 2)] ?? 0).toFixed(0),
    grew.toFixed(0),
    answer === JSON.stringify(here) ? "yes" : "no",
  );
}
