import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { redlineAssets } from "../../app/redlining/assets.ts";
import { placeFile, removeSiblings } from "./place-file.ts";

const library = "node_modules/docxodus";
const source = join(library, "dist/wasm/_framework");
const packed = promisify(gzip);

/**
 * Puts what makes Word redlines where the site serves it from, once for each version: its programs packed, since not
 * every server packs WebAssembly. The library's own packed copies are in a format that browsers do not unpack by hand.
 */
export async function copyRedlineAssets(): Promise<void> {
  const folder = join("public", redlineAssets);
  removeSiblings(folder);
  const copy = async (name: string, from: string) => {
    const bytes = readFileSync(from);
    await placeFile(join(folder, name), [bytes], () => bytes);
  };
  const pack = async (name: string, from: string) => {
    const bytes = readFileSync(from);
    await placeFile(join(folder, `${name}.gz`), [bytes], () => packed(bytes, { level: 9 }));
  };
  const place = async (name: string) => {
    if (name.endsWith(".js")) await copy(name, join(source, name));
    if (name.endsWith(".wasm")) await pack(name, join(source, name));
  };
  await Promise.all(readdirSync(source).map(place));
  await copy("LICENSE.txt", join(library, "LICENSE"));
}
