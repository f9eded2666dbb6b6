import { createWorker, PSM } from "tesseract.js";
import { scanAssets } from "./assets.ts";

/** How fine the pictures of pages are that it is given. */
export const dpi = 250;

type Box = [number, number, number, number];
/** A word as it was read, its box in pixels of the picture, its confidence from 0 to 1. */
export type ReadWord = { text: string; confidence: number; box: Box };
/** A line of words in reading order, and to which block of the page it belongs. */
export type ReadLine = { words: ReadWord[]; box: Box; block: number };

/** Reads the words in pictures of pages, one picture at a time, in a worker of its own. */
export type Recogniser = {
  read: (file: Uint8Array<ArrayBuffer>) => Promise<ReadLine[]>;
  /** A picture of a kind that browsers do not draw, as one that they do. */
  decode: (file: Uint8Array<ArrayBuffer>) => Promise<Blob>;
  end: () => Promise<unknown>;
};

/** Loads a recogniser with its English data from our own origin; nothing is sent anywhere. */
export async function startRecogniser(): Promise<Recogniser> {
  const worker = await createWorker("eng", 1, {
    workerPath: `${scanAssets}worker.min.js`,
    corePath: `${scanAssets}tesseract-core-simd-lstm.js`,
    langPath: scanAssets,
    // A worker of a blob: address would be one that no policy knows.
    workerBlobURL: false,
    // The browser keeps the files themselves.
    cacheMethod: "none",
    errorHandler: () => {},
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_COLUMN,
    // Else it estimates one, and says so in the console.
    user_defined_dpi: String(dpi),
  });
  return {
    async read(file) {
      // The library takes the bytes of a file in place of an image.
      const { data } = await worker.recognize(file as never, {}, { text: false, blocks: true });
      return (data.blocks ?? []).flatMap(({ paragraphs }, block) =>
        paragraphs.flatMap(({ lines }) =>
          lines.map(({ words, bbox }) => ({
            ...{ block, box: boxOf(bbox) },
            words: words.map(({ text, confidence, bbox }) => ({
              ...{ text, confidence: confidence / 100, box: boxOf(bbox) },
            })),
          })),
        ),
      );
    },
    async decode(file) {
      const { data } = await worker.recognize(file as never, {}, { text: false, imageColor: true });
      const [, packed = ""] = (data.imageColor ?? "").split(",");
      const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
      return new Blob([bytes], { type: "image/png" });
    },
    end: () => worker.terminate(),
  };
}

type Bounds = { x0: number; y0: number; x1: number; y1: number };
const boxOf = ({ x0, y0, x1, y1 }: Bounds): Box => [x0, y0, x1, y1];
