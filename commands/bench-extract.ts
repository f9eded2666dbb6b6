import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import {
  contractDocx,
  contractOdt,
  contractPdf,
  contractRtf,
} from "../tests/fixtures/documents/contract.ts";
import { hostileFiles, slowHostileFiles } from "../tests/fixtures/documents/hostile.ts";
import { hostilePdfs } from "../tests/fixtures/documents/hostile-pdf.ts";
import { readWithReferenceTool } from "./bench/reference-tools.ts";
import {
  bundleWorker,
  type RunningWorker,
  removeFolder,
  startWorker,
} from "./bench/workerd-process.ts";

/**
 * `npm run bench:extract -- [FOLDER…]`: reads and analyses the files of the folders, contracts of 100
 * pages, of .rtf and .odt also of 200, a text of the longest length and the hostile files in workerd, each in a process of
 * its own with a heap of 96 MB. Prints a row a file: pages, words, milliseconds (cold, and the median of three warm ones), milliseconds of
 * processor time of the cold one, the memory that the process grew by, and what the reference tool of its kind makes of it, where there is one; at the end the worst by memory and by processor time.
 */
const heapMegabytes = 96;
const warmRuns = 3;
// What takes longer is shown as dead.
const mostMs = 120_000;

type Source = { name: string; bytes: () => Uint8Array; path?: string };
type Answer = { result: string; pages: number; words: number };

const sources = [...process.argv.slice(2).flatMap(filesOf), ...generated()];
const measured: { name: string; grew: number; processor: number }[] = [];
const folder = await bundleWorker(new URL("bench/extract-worker.ts", import.meta.url).pathname);
console.log(`${cpus().length} × ${cpus()[0]?.model}, workerd, heap of ${heapMegabytes} MB\n`);
row(
  "file",
  "MB",
  "result",
  "pages",
  "words",
  "cold ms",
  "warm ms",
  "cpu ms",
  "grew MB",
  "reference",
);
try {
  for (const source of sources) await measure(source);
} finally {
  await removeFolder(folder);
}
worst("memory", ({ grew }) => grew, "MB");
worst("processor time", ({ processor }) => processor, "ms");

function worst(what: string, of: (one: (typeof measured)[number]) => number, unit: string): void {
  const first = measured.sort((a, b) => of(b) - of(a)).slice(0, 3);
  const shown = first.map((one) => `${one.name} ${of(one).toFixed(0)} ${unit}`);
  console.log(`worst by ${what}: ${shown.join(", ")}`);
}

async function measure(source: Source): Promise<void> {
  const bytes = source.bytes();
  const worker = await startWorker(folder, { heapMegabytes });
  const before = worker.memory("now");
  worker.resetPeak();
  const idle = worker.processorTime();
  const cold = await post(worker, source.name, bytes);
  const isAlive = cold.answer.result !== "died";
  const grew = isAlive ? worker.memory("peak") - before : Number.NaN;
  const processor = isAlive ? worker.processorTime() - idle : Number.NaN;
  measured.push({
    name: source.name,
    grew: isAlive ? grew : Number.POSITIVE_INFINITY,
    processor: isAlive ? processor : Number.POSITIVE_INFINITY,
  });
  const warm: number[] = [];
  if (cold.ms < 3000) {
    for (let run = 0; run < warmRuns; run++) warm.push((await post(worker, source.name, bytes)).ms);
  }
  await worker.stop();
  const reference = source.path === undefined ? undefined : readWithReferenceTool(source.path);
  row(
    source.name,
    (bytes.length / 1024 / 1024).toFixed(2),
    cold.answer.result,
    String(cold.answer.pages),
    String(cold.answer.words),
    cold.ms.toFixed(0),
    warm.length > 0 ? (warm.sort((a, b) => a - b)[1] ?? 0).toFixed(0) : "",
    processor.toFixed(0),
    grew.toFixed(0),
    reference ? `${reference.tool}: ${reference.words} words, ${reference.ms.toFixed(0)} ms` : "",
  );
}

async function post(
  worker: RunningWorker,
  name: string,
  bytes: Uint8Array,
): Promise<{ answer: Answer; ms: number }> {
  const startedAt = performance.now();
  try {
    const url = `${worker.url}?name=${encodeURIComponent(name)}`;
    const response = await fetch(url, {
      method: "POST",
      body: Uint8Array.from(bytes),
      signal: AbortSignal.timeout(mostMs),
    });
    // The Worker of this benchmark answers in this shape.
    const answer = (await response.json()) as Answer;
    return { answer, ms: performance.now() - startedAt };
  } catch {
    return { answer: { result: "died", pages: 0, words: 0 }, ms: performance.now() - startedAt };
  }
}

function filesOf(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:pdf|docx?|txt|rtf|odt)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      name: path.slice(folder.length).replace(/^\//, ""),
      path,
      bytes: () => new Uint8Array(readFileSync(path)),
    }));
}

function generated(): Source[] {
  const hostile = Object.entries({
    ...hostileFiles,
    ...hostilePdfs,
    ...slowHostileFiles,
  }).map(([name, bytes]) => ({
    name,
    bytes,
  }));
  return [
    { name: "100-pages.pdf", bytes: () => contractPdf(100) },
    { name: "100-pages.docx", bytes: () => contractDocx(100) },
    { name: "100-pages.rtf", bytes: () => contractRtf(100) },
    { name: "200-pages.rtf", bytes: () => contractRtf(200) },
    { name: "100-pages.odt", bytes: () => contractOdt(100) },
    { name: "200-pages.odt", bytes: () => contractOdt(200) },
    ...hostile,
  ];
}

function row(...cells: string[]): void {
  const widths = [34, 6, 20, 6, 8, 8, 8, 8, 8, 0];
  console.log(
    cells
      .map((cell, index) =>
        index === 0 || index === 2 || index === 9
          ? cell.padEnd(widths[index] ?? 0)
          : cell.padStart(widths[index] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}
