import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { redlineAssets } from "../../../app/redlining/assets.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const run = promisify(execFile);

test("several processes that make the same assets at once leave each file whole and nothing beside it", async () => {
  const folder = mkdtempSync(join(temporaryFolder, "assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
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
  const programs = readdirSync(made).filter((name) => name.endsWith(".gz"));
  expect(programs.length).toBeGreaterThan(0);
  for (const name of programs)
    expect(gunzipSync(readFileSync(join(made, name)))).toEqual(
      readFileSync(join("node_modules/docxodus/dist/wasm/_framework", name.slice(0, -3))),
    );
});
