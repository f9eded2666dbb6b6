import { describe, expect, it } from "vitest";
import {
  findBrowser,
  findShell,
  type Machine,
  usualPlaces,
} from "../../../commands/browser/find-browser.ts";
import { getBrowser } from "../../../commands/browser/get-browser.ts";

/** A machine with some files, all of which start but those that are said to be broken. */
const machineWith = (
  files: string[],
  { broken = [] as string[], ...about }: Partial<Machine> & { broken?: string[] } = {},
): Machine => ({
  platform: "linux",
  env: { PATH: "/home/mia/bin:/usr/bin" },
  home: "/home/mia",
  playwrights: "/home/mia/.cache/playwright/chrome",
  isFile: (path) => files.includes(path),
  starts: (path) => !broken.includes(path),
  ...about,
});

describe("a browser is found", () => {
  it.each([
    "/home/mia/bin/google-chrome",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/microsoft-edge-stable",
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/home/mia/.cache/playwright/chrome",
  ])("on Linux at %s", (path) => expect(findBrowser(machineWith([path]))).toBe(path));

  it.each([
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Users/mia/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ])("on a Mac at %s", (path) =>
    expect(findBrowser(machineWith([path], { platform: "darwin", home: "/Users/mia" }))).toBe(path),
  );

  it.each([
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Users\\mia\\AppData\\Local\\Chromium\\Application\\chrome.exe",
  ])("on Windows at %s", (path) => {
    const env = {
      PROGRAMFILES: "C:\\Program Files",
      "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
      LOCALAPPDATA: "C:\\Users\\mia\\AppData\\Local",
    };
    expect(findBrowser(machineWith([path], { platform: "win32", env }))).toBe(path);
  });

  it("where CHROMIUM says, and nowhere else then", () => {
    const env = { PATH: "/usr/bin", CHROMIUM: "/srv/chrome" };
    expect(findBrowser(machineWith(["/usr/bin/chromium", "/srv/chrome"], { env }))).toBe(
      "/srv/chrome",
    );
    expect(findBrowser(machineWith(["/usr/bin/chromium"], { env }))).toBeUndefined();
  });

  it("only when it starts", () => {
    const files = ["/usr/bin/chromium-browser", "/opt/google/chrome/chrome"];
    const broken = ["/usr/bin/chromium-browser"];
    expect(findBrowser(machineWith(files, { broken }))).toBe("/opt/google/chrome/chrome");
  });

  it("with Playwright's own last, wherever its user has none", () => {
    for (const platform of ["linux", "darwin", "win32"] as const)
      expect(usualPlaces(machineWith([], { platform })).at(-1)).toBe(
        "/home/mia/.cache/playwright/chrome",
      );
  });
});

describe("a browser without windows is found", () => {
  it.each(["/home/mia/bin/chrome-headless-shell", "/usr/bin/chromium-headless-shell"])(
    "on Linux at %s",
    (path) => expect(findShell(machineWith([path]))).toBe(path),
  );

  it("only when it starts, and on no machine where it has no usual name", () => {
    const path = "/usr/bin/chromium-headless-shell";
    expect(findShell(machineWith([path], { broken: [path] }))).toBeUndefined();
    expect(findShell(machineWith([path], { platform: "darwin" }))).toBeUndefined();
    expect(findShell(machineWith(["/usr/bin/chromium"]))).toBeUndefined();
  });

  it("where CHROMIUM_SHELL says, and nowhere where that is empty", () => {
    const files = ["/usr/bin/chromium-headless-shell", "/srv/shell"];
    const named = (CHROMIUM_SHELL: string) =>
      findShell(machineWith(files, { env: { PATH: "/usr/bin", CHROMIUM_SHELL } }));
    expect(named("/srv/shell")).toBe("/srv/shell");
    expect(named("")).toBeUndefined();
  });
});

/** Has a browser got on a machine on which one program brings a file, and tells what was run and said. */
async function getting(machine: Machine, isRoot: boolean, brings: Record<string, string> = {}) {
  const files = ["/usr/bin/apt-get"];
  const ran: string[] = [];
  const said: string[] = [];
  const grows = { ...machine, isFile: (path: string) => files.includes(path) };
  const path = await getBrowser((line) => void said.push(line), grows, {
    isRoot,
    run: async (...words) => {
      const command = words.join(" ");
      ran.push(command);
      for (const [part, file] of Object.entries(brings))
        if (command.includes(part)) files.push(file);
    },
  }).catch((error: Error) => error.message);
  return { path, ran, said };
}

describe("a machine without a browser gets one", () => {
  const own = "/home/mia/.cache/playwright/chrome";

  it("from Playwright, and says so in one line", async () => {
    const { path, ran, said } = await getting(machineWith([]), true, { "playwright install": own });
    expect(path).toBe(own);
    expect(ran).toHaveLength(1);
    expect(said).toEqual([expect.stringContaining("getting Chromium")]);
  });

  it("from Debian where Playwright's is refused, or lacks its libraries, if it may install packages", async () => {
    const debians = { "install --yes": "/usr/bin/chromium" };
    const refused = await getting(machineWith([]), true, debians);
    const playwrights = { "playwright install": own, ...debians };
    const lacking = await getting(machineWith([], { broken: [own] }), true, playwrights);
    for (const { path, said } of [refused, lacking]) {
      expect(path).toBe("/usr/bin/chromium");
      expect(said).toHaveLength(1);
    }
  });

  it("or hears in a sentence what to do", async () => {
    const { path, ran, said } = await getting(machineWith([]), false);
    expect(path).toMatch(/install Chrome, Edge or Chromium, or name one in CHROMIUM/);
    expect(ran).toEqual(["playwright install --no-shell chromium"]);
    expect(said).toHaveLength(1);
  });

  it("or hears that CHROMIUM names none, and nothing is got then", async () => {
    const env = { CHROMIUM: "/srv/gone" };
    const { path, ran } = await getting(machineWith([], { env }), true);
    expect(path).toContain("CHROMIUM names /srv/gone");
    expect(ran).toEqual([]);
  });
});
