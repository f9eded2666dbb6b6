import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it("every command that the README names is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [
    ...readFileSync("README.md", "utf8").matchAll(/(?:`|^|&& )npm (?:run )?([a-z][a-z:-]*)/gm),
  ]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "install");
  expect(named.length).toBeGreaterThan(10);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

it("every file that the papers name is there", () => {
  const files = globSync(["app/**/*", "commands/**/*", "tests/**/*", "workers/**/*", "public/*"]);
  const named = ["README.md", ...globSync("docs/*.md")].flatMap((paper) =>
    [...readFileSync(paper, "utf8").matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|css|txt))`/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  // A name in capitals is one that the reader gives.
  const gone = named.filter(
    (name) => !/[A-Z]+\.ts$/.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`)),
  );
  expect(gone).toEqual([]);
});

it("npx wrangler dev, typed before anything is built, says what to type", () => {
  const clone = mkdtempSync(join(tmpdir(), "shadow-digital-"));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  for (const name of ["commands", "package.json", "wrangler.toml"])
    cpSync(name, join(clone, name), { recursive: true });
  // What is prepared for the first start is there already.
  for (const name of ["node_modules", "app", "public"])
    symlinkSync(resolve(name), join(clone, name));
  // What `npm install` runs at its end.
  execFileSync("npm", ["run", "--silent", "prepare"], { cwd: clone });
  const { status, stdout } = spawnSync(resolve("node_modules/.bin/wrangler"), ["dev"], {
    ...{ cwd: clone, encoding: "utf8", timeout: 170_000 },
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
  });
  expect(status).toBe(1);
  expect(stdout).toContain("Not built yet: type npm run dev to serve the app");
}, 240_000);
