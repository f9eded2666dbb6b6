import { spawn } from "node:child_process";
import { findBrowser, type Machine, thisMachine } from "./find-browser.ts";

/** How a browser is got; a test brings its own. */
type Means = {
  isRoot: boolean;
  /** Runs a program to its end, and says nothing of it. */
  run: (program: string, ...args: string[]) => Promise<unknown>;
};

const usual: Means = {
  isRoot: process.getuid?.() === 0,
  run: (program, ...args) =>
    new Promise((resolve) => {
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      spawn(program, args, { stdio: "ignore", env }).on("error", resolve).on("close", resolve);
    }),
};

/**
 * The path of a browser for tests and benchmarks: one that is there, else one that is got, Playwright's, or where that is
 * refused and the machine lets packages be installed, Debian's.
 * @param say is told in a line when one is got.
 * @throws Error with a sentence of what to do, when there is none to be had.
 */
export async function getBrowser(
  say: (line: string) => void = console.log,
  machine: Machine = thisMachine,
  means: Means = usual,
): Promise<string> {
  const found = findBrowser(machine);
  if (found) return found;
  const { CHROMIUM } = machine.env;
  if (CHROMIUM)
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is no browser that starts here.`);

  say("No browser is here: getting Chromium, which may take some minutes.");
  const aptGet = "/usr/bin/apt-get";
  await means.run("playwright", "install", "--no-shell", "chromium");
  if (!findBrowser(machine) && means.isRoot && machine.isFile(aptGet)) {
    await means.run(aptGet, "update");
    await means.run(aptGet, "install", "--yes", "--no-install-recommends", "chromium");
  }
  const got = findBrowser(machine);
  if (got) return got;
  throw new Error(
    "No browser is here, and none could be got: install Chrome, Edge or Chromium, or name one in CHROMIUM, and run this again.",
  );
}
