/** How many pictures are looked at in one file. */
const most = 1_000;

/**
 * The pictures of a TIFF file, each as the place of its directory. Whoever decodes only the first picture of a file is
 * given one whose first is another: `withFirst`.
 */
export function tiffPages(file: Uint8Array): number[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const little = file[0] === 0x49;
  const pages: number[] = [];
  try {
    for (
      let at = view.getUint32(4, little);
      at !== 0 && !pages.includes(at) && pages.length < most;
      at = view.getUint32(at + 2 + view.getUint16(at, little) * 12, little)
    )
      pages.push(at);
  } catch {
    // The list breaks off: what was found of it is what can be read.
  }
  return pages;
}

/** The same file with the picture at this place as its first. */
export function withFirst(file: Uint8Array, page: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(file);
  new DataView(copy.buffer).setUint32(4, page, copy[0] === 0x49);
  return copy;
}
