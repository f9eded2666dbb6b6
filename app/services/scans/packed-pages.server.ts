import {
  type ScannedPage,
  type ScannedWord,
  startsInOrder,
  unsureBelow,
} from "../../schemas/documents/scan.ts";

/**
 * How the bucket keeps a scan: gzip of a line of JSON for each page, `[text, starts, lengths, confidences, boxes]`,
 * places of words as UTF-16 offsets in the page’s text, confidences in hundredths, boxes in ten-thousandths.
 */
type Line = [text: string, starts: number[], lengths: number[], sure: number[], boxes: number[]];

const [hundredths, tenThousandths] = [100, 10_000];
const corners = 4;

/** What a scan comes to, kept beside it. */
export type ScanTally = { pages: number; words: number; unsure: number };

const lineOf = ({ text, words }: ScannedPage): Line => [
  text,
  startsInOrder(
    text,
    words.map((word) => word.text),
  ) ?? [],
  words.map((word) => word.text.length),
  words.map(({ confidence }) => Math.floor(confidence * hundredths)),
  words.flatMap(({ box }) => box.map((edge) => Math.round(edge * tenThousandths))),
];

function pageOf([text, starts, lengths, sure, boxes]: Line): ScannedPage {
  const edge = (at: number) => (boxes[at] ?? 0) / tenThousandths;
  const words = starts.map((start, i): ScannedWord => {
    const at = i * corners;
    return {
      text: text.slice(start, start + (lengths[i] ?? 0)),
      confidence: (sure[i] ?? 0) / hundredths,
      box: [edge(at), edge(at + 1), edge(at + 2), edge(at + 3)],
    };
  });
  return { text, words };
}

/** Whether a word is to be looked at by somebody. */
export const isUnsure = ({ confidence }: Pick<ScannedWord, "confidence">) =>
  confidence < unsureBelow;

/** Packs pages one after another, and counts what they come to. @throws whatever the pages do. */
export async function packPages(pages: AsyncIterable<ScannedPage>) {
  const tally: ScanTally = { pages: 0, words: 0, unsure: 0 };
  const packing = new CompressionStream("gzip");
  const packed = new Response(packing.readable).arrayBuffer();
  packed.catch(() => {});
  const writer = packing.writable.getWriter();
  try {
    for await (const page of pages) {
      tally.pages++;
      tally.words += page.words.length;
      tally.unsure += page.words.filter(isUnsure).length;
      await writer.write(new TextEncoder().encode(`${JSON.stringify(lineOf(page))}\n`));
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
    throw error;
  }
  return { bytes: await packed, tally };
}

/** The pages of a packed scan, one at a time. */
export async function* unpackPages(body: ReadableStream): AsyncGenerator<ScannedPage> {
  const text = body
    .pipeThrough(new DecompressionStream("gzip"))
    .pipeThrough(new TextDecoderStream());
  let kept = "";
  for await (const chunk of text) {
    const lines = (kept + chunk).split("\n");
    kept = lines.pop() ?? "";
    // Written by `packPages` alone.
    for (const line of lines) yield pageOf(JSON.parse(line) as Line);
  }
}
