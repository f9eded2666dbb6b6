/**
 * `npm run bench:start`: starts `npm run dev` as for the first time after `npm install`, in a copy of the project in which
 * nothing is made or kept yet, and prints the processor time until its first page is there. On a busy machine the wall's
 * time says little. Linux.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { freePort } from "./free-port.ts";
import { processorTimeOf } from "./process-usage.ts";

const kept = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
// Beside the project's own modules, which are linked and not copied.
mkdirSync("test-results", { recursive: true });
const copy = mkdtempSync("test-results/start-");
for (const path of kept.filter(Boolean)) cpSync(path, join(copy, path));
execFileSync("cp", ["-al", "node_modules", copy]);
rmSync(join(copy, "node_modules/.vite"), { recursive: true, force: true });

// The end of the install.
execFileSync(process.execPath, ["commands/prepare.ts"], { cwd: copy });
const port = await freePort();
const start = performance.now();
const server = spawn(process.execPath, ["commands/dev.ts"], {
  cwd: copy,
  env: {
    ...process.env,
    PORT: String(port),
    PATH: [resolve(copy, "node_modules/.bin"), process.env.PATH].join(delimiter),
  },
  stdio: ["ignore", "ignore", "inherit"],
});
const ended = new Promise((gone) => server.once("exit", gone));
const page = () =>
  fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
while (server.exitCode === null && !(await page()))
  await new Promise((later) => setTimeout(later, 100));
const wall = (performance.now() - start) / 1000;
const processor = processorTimeOf(server.pid) / 1000;
server.kill("SIGTERM");
await ended;
rmSync(copy, { recursive: true });
const load = loadavg().map((one) => one.toFixed(1));
console.log(`${cpus()[0]?.model ?? "?"}, load ${load.join(", ")} on ${cpus().length} processors`);
console.log(
  `first page: ${processor.toFixed(1)} s of processor time, ${wall.toFixed(1)} s of the wall's`,
);
