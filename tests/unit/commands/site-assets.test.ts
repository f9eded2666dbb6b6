import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { redlineAssets } from "../../../app/redlining/assets.ts";
import { placeFile } from "../../../commands/assets/place-file.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const run = promisify(execFile);

test("several processes that make the same assets at once leave each file whole and nothing beside it", async () => {
  const folder = mkdtempSync(join(temporaryFolder, "assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const library = join(folder, "node_modules/docxodus");
  const programs = join(library, "dist/wasm/_framework");
  mkdirSync(programs, { recursive: true });
  // In place of the real ones, which take seconds to pack: so many that the processes meet at each of them.
  for (let at = 0; at < 40; at++) writeFileSync(join(programs, `${at}.wasm`), randomBytes(100_000));
  writeFileSync(join(library, "LICENSE"), "A licence.");
  for (const name of ["tesseract.js", "tesseract.js-core", "@tesseract.js-data", "pdfjs-dist"])
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  const program = `
    import { copyRedlineAssets } from ${JSON.stringify(resolve("commands/assets/redline-assets.ts"))};
    import { copyScanAssets } from ${JSON.stringify(resolve("commands/assets/scan-assets.ts"))};
    await copyRedlineAssets();
    await copyScanAssets();`;
  const args = ["--input-type=module-typescript", "--eval", program];
  await Promise.all([1, 2, 3].map(() => run(process.execPath, args, { cwd: folder })));
  const made = join(folder, "public", redlineAssets);
  const names = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  const packed = readdirSync(made).filter((name) => name.endsWith(".gz"));
  expect(packed).toHaveLength(40);
  for (const name of packed)
    expect(gunzipSync(readFileSync(join(made, name)))).toEqual(
      readFileSync(join(programs, name.slice(0, -3))),
    );
});

test("an asset is made anew when what it is made of, or it itself, is another; and else left alone", async () => {
  const path = relative("", join(temporaryFolder, "asset.bin"));
  const bytes = (text: string) => Buffer.from(text);
  let made = 0;
  const placed = async (from: string[], gives: string) => {
    await placeFile(path, from, () => {
      made++;
      return bytes(gives);
    });
    return [readFileSync(path, "utf8"), made];
  };
  expect(await placed(["one", "fine"], "1")).toEqual(["1", 1]);
  expect(await placed(["one", "fine"], "2")).toEqual(["1", 1]);
  expect(await placed(["two", "fine"], "2")).toEqual(["2", 2]);
  expect(await placed(["two", "coarse"], "3")).toEqual(["3", 3]);
  // As of a checkout beside other libraries, or of an earlier build.
  writeFileSync(path, "old");
  expect(await placed(["two", "coarse"], "3")).toEqual(["3", 4]);
  rmSync(path);
  expect(await placed(["two", "coarse"], "3")).toEqual(["3", 5]);
});
