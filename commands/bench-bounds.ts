import { execFileSync } from "node:child_process";
import { resourceUsage } from "node:process";
import { compareVersions } from "../app/comparing/compare.ts";
import { extractText } from "../app/documents/index.ts";
import { atBounds } from "../tests/fixtures/documents/at-bounds.ts";

/**
 * `npm run bench:bounds`: processor time, and the memory that a process grows by at most, where a document that has of one
 * thing as much as there may be is read, and one with one more is refused; and where two texts of as many lines as there
 * may be are compared. Each in a process of its own, after its file was made.
 */
const lines = 40_000;

type Work = { what: string; make: (past: number) => () => Promise<unknown> };

const works: Work[] = [
  ...atBounds.map(({ what, file, most, make }) => ({
    what: `${file.replace("bound", "")}: ${what}`,
    make: (past: number) => {
      const bytes = make(most + past);
      return () => extractText(bytes, file);
    },
  })),
  {
    what: "comparing: lines",
    make: (past: number) => {
      const text = "a\n".repeat(lines - 1 + past);
      return async () => compareVersions({ text: `${text}b` }, { text: `${text}c` });
    },
  },
];

/** In a process of its own: prints what one piece of work took. */
async function measure(index: number, past: number) {
  const work = works[index]?.make(past);
  const before = { usage: resourceUsage(), memory: process.memoryUsage().rss };
  await work?.();
  const after = resourceUsage();
  const spent = (of: NodeJS.ResourceUsage) => (of.userCPUTime + of.systemCPUTime) / 1_000;
  console.log(
    JSON.stringify({
      milliseconds: spent(after) - spent(before.usage),
      // Kilobytes on every system but macOS, where Node gives kilobytes as well.
      megabytes: Math.max(0, after.maxRSS / 1_024 - before.memory / 2 ** 20),
    }),
  );
}

function row(what: string, ...cells: string[]) {
  console.log(what.padEnd(42) + cells.map((cell) => cell.padStart(12)).join(""));
}

const [index, past] = process.argv.slice(2);
if (index !== undefined) await measure(Number(index), Number(past));
else {
  row("", "at: ms", "grew MB", "past: ms", "grew MB");
  for (const [at, { what }] of works.entries()) {
    const cells = [0, 1].flatMap((more) => {
      const printed = execFileSync(
        process.execPath,
        [import.meta.filename, String(at), String(more)],
        { encoding: "utf8", maxBuffer: 2 ** 26 },
      );
      const took = JSON.parse(printed.trim().split("\n").at(-1) ?? "") as Record<string, number>;
      return [took.milliseconds, took.megabytes].map((value) => Math.round(value ?? 0).toString());
    });
    row(what, ...cells);
  }
}
