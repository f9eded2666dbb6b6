import { useEffect, useRef } from "react";
import type { DrawnPages } from "../../scanning/drawn-pages.ts";
import type { ScannedWord } from "../../schemas/documents/scan.ts";

/** How much is shown beside a word, in parts of the page. */
const [beside, above] = [0.22, 0.008];

/** The picture of a word with what stands beside it, the word framed. */
export function LinePicture({
  pages,
  page,
  box,
}: {
  pages: DrawnPages;
  page: number;
  box: ScannedWord["box"];
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const picture = await pages.picture(page);
      if (!gone && canvas.current) drawLine(canvas.current, picture, box);
    };
    draw().catch(() => {});
    return () => {
      gone = true;
    };
  }, [pages, page, box]);
  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      className="line-picture"
      role="img"
      aria-label="The line in the original"
    />
  );
}

function drawLine(canvas: HTMLCanvasElement, picture: ImageBitmap, box: ScannedWord["box"]) {
  const { width, height } = picture;
  const [left, right] = [Math.max(0, box[0] - beside), Math.min(1, box[2] + beside)];
  const [top, bottom] = [Math.max(0, box[1] - above), Math.min(1, box[3] + above)];
  canvas.width = Math.max(1, Math.round((right - left) * width));
  canvas.height = Math.max(1, Math.round((bottom - top) * height));
  const context = canvas.getContext("2d");
  if (!context) return;
  context.drawImage(picture, -left * width, -top * height);
  context.strokeStyle = "#b00020";
  context.lineWidth = 2;
  context.strokeRect(
    (box[0] - left) * width - 3,
    (box[1] - top) * height - 3,
    (box[2] - box[0]) * width + 6,
    (box[3] - box[1]) * height + 6,
  );
}
