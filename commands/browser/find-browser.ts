import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { posix, win32 } from "node:path";
import { chromium } from "@playwright/test";

/** What a machine says of itself, and how to ask it. */
export type Machine = {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  home: string;
  /** Where Playwright keeps the browser that it gets. */
  playwrights: string;
  isFile: (path: string) => boolean;
  /** Whether a file starts: a package may bring a name in place of a browser, or one whose libraries are not there. */
  starts: (path: string) => boolean;
};

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  playwrights: chromium.executablePath(),
  isFile: existsSync,
  // Elsewhere it would open a window, and nobody takes the browser apart from its libraries.
  starts: (path) =>
    process.platform !== "linux" ||
    spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0,
};

/** What packages of Linux call Chromium, Chrome and Edge. */
const commands = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  ...["microsoft-edge", "microsoft-edge-stable"],
];
/** Where packages of Linux put what they name, whether or not a shell looks there. */
const foldersOfLinux = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const filesOfLinux = ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"];
const appsOfMac = ["Google Chrome", "Chromium", "Microsoft Edge"];
const filesOfWindows = [
  ...["Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe"],
  "Microsoft/Edge/Application/msedge.exe",
];

/** The files that Chrome, Edge and Chromium usually are on such a machine, Playwright's own last. */
export function usualPlaces({ platform, env, home, playwrights }: Machine): string[] {
  if (platform === "darwin") {
    const folders = ["/Applications", posix.join(home, "Applications")];
    const inApp = (app: string) => posix.join(`${app}.app`, "Contents", "MacOS", app);
    const files = appsOfMac.flatMap((app) => folders.map((folder) => `${folder}/${inApp(app)}`));
    return [...files, playwrights];
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    const files = filesOfWindows.flatMap((file) =>
      folders.flatMap((folder) => (folder ? [win32.join(folder, file)] : [])),
    );
    return [...files, playwrights];
  }
  const folders = [...(env.PATH ?? "").split(":").filter(Boolean), ...foldersOfLinux];
  const files = commands.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  return [...new Set([...files, ...filesOfLinux, playwrights])];
}

/** What packages of Linux call a Chromium that opens no windows. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * The Chromium without windows that a machine of Linux has, which takes a third less of the processor's time: what `CHROMIUM_SHELL`
 * names, and none where that is empty, or the first that starts.
 */
export function findShell(machine = thisMachine): string | undefined {
  const { platform, env, isFile, starts } = machine;
  const named = env.CHROMIUM_SHELL;
  const folders = [...(env.PATH ?? "").split(":").filter(Boolean), ...foldersOfLinux];
  const usual = folders.flatMap((folder) => shells.map((name) => posix.join(folder, name)));
  const paths = named === undefined ? (platform === "linux" ? usual : []) : [named];
  return paths.find((path) => path !== "" && isFile(path) && starts(path));
}

/** The browser that a machine has: what `CHROMIUM` names and nothing else where that is set, or the first that starts. */
export const findBrowser = (machine = thisMachine): string | undefined =>
  (machine.env.CHROMIUM ? [machine.env.CHROMIUM] : usualPlaces(machine)).find(
    (path) => machine.isFile(path) && machine.starts(path),
  );
