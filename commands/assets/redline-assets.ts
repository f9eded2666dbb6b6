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
  const place = async (name: string) => {
    const from = join(source, name);
    if (name.endsWith(".js")) await placeFile(join(folder, name), () => readFileSync(from));
    if (name.endsWith(".wasm"))
      await placeFile(join(folder, `${name}.gz`), () => packed(readFileSync(from), { level: 9 }));
  };
  await Promise.all(readdirSync(source).map(place));
  await placeFile(join(folder, "LICENSE.txt"), () => readFileSync(join(library, "LICENSE")));
}
