import type { ScannedPage } from "../schemas/documents/scan.ts";
import { pgmOf } from "./grey.ts";
import type { KeptPages } from "./kept-pages.ts";
import type { Original } from "./original.ts";
import { pageText, sureness } from "./page-text.ts";
import { type Prepared, upsideDown } from "./prepare.ts";
import type { Preparer } from "./preparer.ts";
import { dpi, type ReadLine, type Recogniser } from "./recogniser.ts";
import { boxOnPage } from "./turn.ts";

/** A page read less surely than this may stand on its head. */
const doubtful = 0.7;
/** A page read less surely than this is noise, and no text. */
const unreadable = 0.45;
const nothing: ScannedPage = { text: "", words: [] };

export type ReadingProgress = {
  /** Pages whose pictures are to be read, and how many of them are. */
  wanted: number;
  read: number;
  /** Those of which no words could be read, from 1. */
  unread: number[];
  secondsLeft: number | null;
};

type Means = {
  original: Original;
  kept: KeptPages;
  preparer: Preparer;
  recognisers: readonly Recogniser[];
  /** Whether pages that have text of their own are left out. */
  keepText: boolean;
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
};

/**
 * Reads the pages of a document that are pictures, as many at once as there are recognisers. What is read is kept, and
 * what is kept is not read again.
 * @returns every page, empty where it has text of its own. @throws the signal's reason when it is stopped.
 */
export async function readPages(means: Means): Promise<ScannedPage[]> {
  const { original, kept, recognisers, signal, onProgress } = means;
  const read = await kept.all();
  const wanted = await pagesToRead(means);
  const waiting = wanted.filter((page) => !read.has(page));
  const [begun, first] = [performance.now(), waiting.length];
  const tell = () => {
    const done = first - waiting.length - underWay;
    const seconds = (performance.now() - begun) / 1_000;
    onProgress({
      wanted: wanted.length,
      read: wanted.filter((page) => read.has(page)).length,
      unread: wanted.filter((page) => read.get(page)?.text === "").map((page) => page + 1),
      secondsLeft: done > 0 ? Math.ceil((seconds / done) * (first - done)) : null,
    });
  };
  let underWay = 0;
  tell();
  await Promise.all(
    recognisers.map(async (recogniser) => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        signal.throwIfAborted();
        underWay++;
        const found = await readPage(means, recogniser, page);
        underWay--;
        await kept.keep(page, found);
        read.set(page, found);
        tell();
      }
    }),
  );
  return Array.from({ length: original.pages }, (_, page) => read.get(page) ?? nothing);
}

async function pagesToRead({ original, keepText, signal }: Means): Promise<number[]> {
  const pages: number[] = [];
  for (let page = 0; page < original.pages; page++) {
    signal.throwIfAborted();
    if (!keepText || !(await original.hasText(page))) pages.push(page);
  }
  return pages;
}

/** One page, turned the other way up where it reads better so. */
async function readPage(
  { original, preparer }: Pick<Means, "original" | "preparer">,
  recogniser: Recogniser,
  page: number,
): Promise<ScannedPage> {
  const upright = await preparer.prepare(await original.draw(page, dpi));
  const best = await bestReading(recogniser, upright);
  if (sureness(best.lines) < unreadable) return nothing;
  const { picture, turn } = best.prepared;
  return pageText(best.lines, (box) => boxOnPage(box, picture, turn));
}

async function bestReading(recogniser: Recogniser, prepared: Prepared) {
  const read = async (one: Prepared): Promise<{ prepared: Prepared; lines: ReadLine[] }> => ({
    prepared: one,
    lines: await recogniser.read(pgmOf(one.picture)),
  });
  const first = await read(prepared);
  // An empty page has nothing to be turned for.
  if (first.lines.length === 0 || sureness(first.lines) >= doubtful) return first;
  const second = await read(upsideDown(prepared));
  return sureness(second.lines) > sureness(first.lines) ? second : first;
}
