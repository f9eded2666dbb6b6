/**
 * `npm test`: every suite, a line each, and the count of all at the end. With `--fast` (`npm run check`) those without a
 * browser; with `--shares` (`npm run check:shares`) every try of what a day's run tries a seventh of.
 */
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { showProgress } from "./testing/progress.ts";
import { runSuite } from "./testing/run-suite.ts";
import { browser, check, type Suite, vitest } from "./testing/suites.ts";

const { values } = parseArgs({
  options: {
    fast: { type: "boolean", default: false },
    shares: { type: "boolean", default: false },
  },
});

/**
 * Two suites run at once, and the next begins when one of them ends. The browser's, which takes longest and builds what it
 * looks at, is the first, and the Worker's, which keeps two processors busy by itself, the last: none is idle at the end.
 */
const everything: Suite[] = [
  ...(values.fast ? [] : [browser()]),
  check("format and lint", ["biome", "check", "--error-on-warnings"]),
  check(
    "types",
    ["wrangler", "types", "--strict-vars=false"],
    ["react-router", "typegen"],
    ["tsc"],
  ),
  check("nothing unused", ["knip"]),
  vitest("unit"),
  vitest("worker"),
];
const all = { SHARE: "all" };
/** The tests in a folder of which a run tries a share, by themselves or by what they load for it. */
const sharing = (folder: string, ending: string) =>
  globSync(`tests/${folder}/**/*${ending}`).filter((file) =>
    /shares\.ts"|ofToday|OnItsDay|worldsToTry|describeFaults/.test(readFileSync(file, "utf8")),
  );
const shared = [
  browser(sharing("e2e", ".spec.ts"), all),
  vitest("unit", sharing("unit", ".test.ts"), all),
  vitest("worker", sharing("worker", ".test.ts"), all),
];

const reports = await mkdtemp(join(tmpdir(), "reports-"));
const progress = showProgress();
const total = { passed: 0, failed: 0 };
const lacking: string[] = [];
const waiting = (values.shares ? shared : everything).values();
const runWaiting = async () => {
  for (const suite of waiting) {
    const { passed, failed, lacks } = await runSuite(suite, reports, progress);
    total.passed += passed;
    total.failed += failed;
    if (lacks) lacking.push(lacks);
  }
};
await Promise.all([runWaiting(), runWaiting()]);
progress.stop();
await rm(reports, { recursive: true });
for (const sentence of lacking) progress.say(sentence);
progress.say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
