import { defineConfig } from "@playwright/test";
import { findBrowser, findShell } from "../commands/browser/find-browser.ts";
import { baseURL, serverPort, state } from "./e2e/server.ts";

const root = new URL("..", import.meta.url).pathname;

/**
 * What Chromium is to do without. It takes only the last list it is given: most of this one is Playwright's own. The last
 * four cost a process for the address bar of each test's window, which nobody types in; one that waits for a site to be
 * gone on to; and a new frame in the place of the old one for each page of the same site.
 */
const withoutFeatures = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["SpareRendererForSitePerProcess", "RenderDocument"],
];

/** What only a browser with windows does: it fills in forms by itself. */
const inWindows = ["forms/autofill.spec.ts"];

const launchOptions = {
  executablePath: findBrowser(),
  args: [
    ...["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    `--disable-features=${withoutFeatures}`,
    // A headless shell would fit letters to pixels in full, which no desktop's browser does by itself.
    "--font-render-hinting=slight",
  ],
};
const withoutWindows = { ...launchOptions, executablePath: findShell() ?? findBrowser() };

/** The built Worker, in Chromium: where there is one without windows, in that for all that it does as the usual one. */
export default defineConfig({
  testDir: "./e2e",
  // Node takes types away by itself, in a quarter of the time.
  build: { external: ["**/*.ts"] },
  outputDir: `${root}test-results/browser`,
  fullyParallel: true,
  workers: 2,
  // Machines may be busy: no test is about speed.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
  },
  projects: [
    { name: "chromium", testIgnore: inWindows, use: { launchOptions: withoutWindows } },
    { name: "in windows", testMatch: inWindows, use: { launchOptions } },
  ],
  webServer: [
    {
      command: "node tests/migrated-state.ts && npm run preview",
      cwd: root,
      env: {
        ...{ PORT: String(serverPort), ADDRESS: baseURL, PERSIST: state },
        ...{ SKIP_MIGRATION: "1", WEBHOOKS_TO_LOOPBACK: "on" },
      },
      url: `http://localhost:${serverPort}/api/health`,
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    { command: "node tests/edge.ts", cwd: root, url: `${baseURL}/api/health` },
  ],
});
