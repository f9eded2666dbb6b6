import type { Page } from "@playwright/test";
import { type PagePicture, picturesToPdf } from "../../app/scanning/pictures-to-pdf.ts";

/** How a page was put on the glass, or before the camera. */
export type Condition = {
  /** Degrees clockwise. */
  turned: number;
  /** How much a pixel may be off, of 255. */
  noise: number;
  /** Like a photograph: light that falls from one side, and a page that is further away at its top. */
  photo?: boolean;
};

/** Draws a text in a browser as the pages of a scan at 200 dots an inch, set as a law firm would. */
export async function scanPictures(
  page: Page,
  text: string,
  condition: Condition,
): Promise<PagePicture[]> {
  const drawn = await page.evaluate(drawPages, { text, condition });
  return drawn.map(({ data, width, height }) => ({
    ...{ width, height },
    jpeg: new Uint8Array(Buffer.from(data.split(",")[1] ?? "", "base64")),
  }));
}

/** The same as one PDF. */
export async function scanPdf(page: Page, text: string, condition: Condition): Promise<Buffer> {
  const pdf = picturesToPdf(await scanPictures(page, text, condition));
  return Buffer.from(await pdf.arrayBuffer());
}

/** Runs in the browser. */
function drawPages({ text, condition }: { text: string; condition: Condition }) {
  const [width, height, margin] = [1654, 2339, 200];
  const [size, leading] = [31, 42];
  let seed = 7;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  const blank = () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas.");
    context.fillStyle = condition.photo ? "#3a3631" : "#fff";
    context.fillRect(0, 0, width, height);
    return { canvas, context };
  };
  const sheets: HTMLCanvasElement[] = [];
  let sheet = blank();
  let y = height;
  const line = (words: string) => {
    if (y + leading > height - margin) {
      sheet = blank();
      sheet.context.fillStyle = "#fff";
      sheet.context.fillRect(0, 0, width, height);
      sheet.context.fillStyle = "#111";
      sheet.context.font = `${size}px "Liberation Serif", "Times New Roman", serif`;
      sheets.push(sheet.canvas);
      y = margin;
    }
    sheet.context.fillText(words, margin, y + size);
    y += leading;
  };
  for (const paragraph of text.split("\n")) {
    if (paragraph.trim() === "") {
      y += leading / 2;
      continue;
    }
    let words = "";
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = words ? `${words} ${word}` : word;
      const context = sheets.length > 0 ? sheet.context : undefined;
      if (context && context.measureText(longer).width > width - 2 * margin) {
        line(words);
        words = word;
      } else words = longer;
      // The first line is measured once there is a sheet.
      if (sheets.length === 0) line("");
    }
    line(words);
    y += leading / 3;
  }
  return sheets.map((flat) => {
    const { canvas, context } = blank();
    context.translate(width / 2, height / 2);
    context.rotate((condition.turned * Math.PI) / 180);
    if (condition.photo) {
      // Strips that grow from top to bottom are a page seen from below.
      for (let at = 0; at < height; at += 2) {
        const scale = 0.88 + (0.08 * at) / height;
        const top = (at - height / 2) * 0.94;
        context.drawImage(flat, 0, at, width, 2, (-width / 2) * scale, top, width * scale, 2.2);
      }
    } else context.drawImage(flat, -width / 2, -height / 2);
    const image = context.getImageData(0, 0, width, height);
    const { data } = image;
    for (let i = 0; i < data.length; i += 4) {
      const [px, py] = [(i / 4) % width, Math.floor(i / 4 / width)];
      const light = condition.photo ? 0.55 + (0.4 * px) / width - (0.12 * py) / height : 1;
      const off = (random() - 0.5) * 2 * condition.noise;
      for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] ?? 0) * light + off;
    }
    context.putImageData(image, 0, 0);
    return { data: canvas.toDataURL("image/jpeg", 0.8), width, height };
  });
}
