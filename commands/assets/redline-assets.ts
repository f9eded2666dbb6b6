import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { redlineAssets } from "../../app/redlining/assets.ts";

const library = "node_modules/docxodus";
const source = join(library, "dist/wasm/_framework");

/**
 * Puts what makes Word redlines where the site serves it from, once for each version: its programs packed, since not
 * every server packs WebAssembly. The library's own packed copies are in a format that browsers do not unpack by hand.
 */
export function copyRedlineAssets() {
  const folder = join("public", redlineAssets);
  if (existsSync(folder)) return;
  const unfinished = "public/redliner/unfinished";
  rmSync("public/redliner", { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const name of readdirSync(source)) {
    const from = join(source, name);
    if (name.endsWith(".js")) copyFileSync(from, join(unfinished, name));
    if (name.endsWith(".wasm"))
      writeFileSync(join(unfinished, `${name}.gz`), gzipSync(readFileSync(from), { level: 9 }));
  }
  copyFileSync(join(library, "LICENSE"), join(unfinished, "LICENSE.txt"));
  renameSync(unfinished, folder);
}
