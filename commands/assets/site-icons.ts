import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { placeFile } from "./place-file.ts";

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));

/** The mark on a ground of its own, with the room around it that a mask may cut off. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#f3ede2" d="M0 0h40v40H0z"/><path fill="#d97a2b" d="M13 24h8l19 9.5V40h-1z"/><path fill="#1e1a15" d="M13 8h8v16h-8z"/></svg>`;

const draw = (size: number) =>
  new Resvg(icon, { fitTo: { mode: "width", value: size } }).render().asPng();

/** A picture as the file that browsers and robots ask for unasked: one entry of an icon directory, which may be a PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  const type = { icon: 1, pictures: 1, planes: 1, bitsPerPixel: 32 };
  directory.writeUInt16LE(type.icon, 2);
  directory.writeUInt16LE(type.pictures, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(type.planes, 10);
  directory.writeUInt16LE(type.bitsPerPixel, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/** Draws the icons that no SVG can be. */
export async function makeSiteIcons(): Promise<void> {
  for (const [name, size] of [
    ["apple-touch-icon", 180],
    ["icon-192", 192],
    ["icon-512", 512],
  ] as const)
    await placeFile(`${publicFolder}/social/${name}.png`, [icon], () => draw(size));
  await placeFile(`${publicFolder}/favicon.ico`, [icon], () => icoOf(draw(48), 48));
}
