import { openOriginal } from "./original.ts";
import { loadOriginal } from "./read-scan.ts";
import { startRecogniser } from "./recogniser.ts";

/** Draws pages of a document, each once. */
export type DrawnPages = {
  picture: (page: number) => Promise<ImageBitmap>;
  close: () => void;
};

const dpi = 150;

/** The original of a case, to look words up in. */
export async function drawnPages(caseId: string): Promise<DrawnPages> {
  const original = await openOriginal(await loadOriginal(caseId), async () => {
    const { decode, end } = await startRecogniser();
    return (file) => decode(file).finally(end);
  });
  const pages = new Map<number, Promise<ImageBitmap>>();
  return {
    close: original.close,
    picture(page) {
      const known = pages.get(page) ?? original.draw(page, dpi).then(createImageBitmap);
      pages.set(page, known);
      return known;
    },
  };
}
