import { type PagePicture, picturesToPdf } from "./pictures-to-pdf.ts";

/** How fine pictures become, until all together are small enough: their longer side in pixels, and JPEG’s quality. */
const tries = [
  { longer: 2_900, quality: 0.8 },
  { longer: 2_480, quality: 0.65 },
  { longer: 2_100, quality: 0.45 },
];

/**
 * Puts pictures into one PDF, a page each in their order, upright as the camera held them. What else is in the files,
 * like the place where a photograph was taken, does not come along.
 * @returns null where they are too many for `maxBytes`. @throws TypeError or DOMException for what is no picture.
 */
export async function joinPictures(
  files: readonly Blob[],
  name: string,
  maxBytes: number,
): Promise<File | null> {
  for (const fineness of tries) {
    const pictures: PagePicture[] = [];
    for (const file of files) pictures.push(await asJpeg(file, fineness));
    const pdf = picturesToPdf(pictures);
    if (pdf.size <= maxBytes) return new File([pdf], name, { type: "application/pdf" });
  }
  return null;
}

async function asJpeg(
  file: Blob,
  { longer, quality }: { longer: number; quality: number },
): Promise<PagePicture> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longer / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (!context) throw new TypeError("This browser cannot draw pictures.");
  // What is transparent is paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const packed = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  // A browser keeps the memory of a canvas until it has no size.
  [canvas.width, canvas.height] = [0, 0];
  if (!packed) throw new TypeError("The picture could not be packed.");
  return { jpeg: new Uint8Array(await packed.arrayBuffer()), width, height };
}
