import { readFileSync } from "node:fs";
import { GCProfiler } from "node:v8";
import { compareVersions } from "../../app/comparing/compare.ts";

/**
 * Compares the texts of a file, and prints the most memory in megabytes that was held at once, as each collection of
 * garbage left it: of the JavaScript heap and of the arrays outside of it, without the texts. `compare.ts` runs it with
 * a heap that is collected whenever it has grown a little.
 */
const [older = "", newer = "", before] = readFileSync(process.argv[2] ?? "", "utf8").split(
  "\u0000",
);
// A text that was cut out of another one is made whole before it is counted.
for (const text of [older, newer]) Buffer.from(text);
globalThis.gc?.();
const { heapUsed, external } = process.memoryUsage();
const profiler = new GCProfiler();
profiler.start();
compareVersions({ text: older }, { text: newer }, before === undefined ? null : { text: before });
const most = profiler
  .stop()
  .statistics.filter(({ gcType }) => gcType === "MarkSweepCompact")
  .map(({ afterGC: { heapStatistics: left } }) => left.usedHeapSize + left.externalMemory);
console.log(((Math.max(0, ...most) - heapUsed - external) / 1024 / 1024).toFixed(0));
