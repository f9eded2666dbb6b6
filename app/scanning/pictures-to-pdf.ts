/** A picture of a page, packed as JPEG, with its size in pixels. */
export type PagePicture = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number };

/** The longer side of a page of A4, in points. */
const longer = 842;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Puts pictures into one PDF, a page each and as they are: what is packed as JPEG stays so. */
export function picturesToPdf(pictures: readonly PagePicture[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (...some: (string | Uint8Array<ArrayBuffer>)[]) => {
    for (const part of some.map((one) => (typeof one === "string" ? bytesOf(one) : one))) {
      parts.push(part);
      length += part.length;
    }
  };
  const object = (...content: (string | Uint8Array<ArrayBuffer>)[]) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`, ...content, "\nendobj\n");
  };
  // After the first two, each page has three objects: itself, its content and its picture.
  const pages = pictures.map((_, i) => 3 + i * 3);
  write("%PDF-1.7\n");
  object("<< /Type /Catalog /Pages 2 0 R >>");
  object(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(" ")}] >>`,
  );
  for (const [i, { jpeg, width, height }] of pictures.entries()) {
    const [id, scale] = [3 + i * 3, longer / Math.max(width, height)];
    const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const content = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${id + 1} 0 R`,
      ` /Resources << /XObject << /P ${id + 2} 0 R >> >> >>`,
    );
    object(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      ...[jpeg, "\nendstream"],
    );
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join("")}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}
