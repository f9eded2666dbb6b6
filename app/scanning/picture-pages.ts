import { openOriginal } from "./original.ts";
import { type PagePicture, picturesToPdf } from "./pictures-to-pdf.ts";
import { startRecogniser } from "./recogniser.ts";

const [dpi, quality] = [200, 0.85];

/** A picture of a page, or all pictures of a TIFF file, as a PDF: they are looked at as the pages of any document are. */
export async function picturePages(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  let recogniser: ReturnType<typeof startRecogniser> | undefined;
  const original = await openOriginal(bytes, async () => {
    recogniser ??= startRecogniser();
    return (await recogniser).decode;
  });
  try {
    const pictures: PagePicture[] = [];
    for (let page = 0; page < original.pages; page += 1)
      pictures.push(await packed(await original.draw(page, dpi)));
    return new Uint8Array(await picturesToPdf(pictures).arrayBuffer());
  } finally {
    original.close();
    await (await recogniser)?.end();
  }
}

async function packed(image: ImageData): Promise<PagePicture> {
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}
