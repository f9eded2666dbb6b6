/**
 * `npm test`: every suite, a line each, and the count of all at the end. With `--fast` (`npm run check`) those without a
 * browser; with `--faults` (`npm run check:faults`) every try of the fault suite, of which a day's run makes a seventh.
 */
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
    faults: { type: "boolean", default: false },
  },
});

/** Both lanes begin at once, and the suites of a lane run one after the other: two processors are always busy. */
const everything: Suite[][] = [
  [
    check("format and lint", ["biome", "check", "--error-on-warnings"]),
    check(
      "types",
      ["wrangler", "types", "--strict-vars=false"],
      ["react-router", "typegen"],
      ["tsc"],
    ),
    check("nothing unused", ["knip"]),
    vitest("unit"),
    ...(values.fast ? [] : [browser()]),
  ],
  [vitest("worker")],
];
const faults = [[vitest("worker", ["tests/worker/faults/faults-of-"], { FAULTS: "all" })]];

const reports = await mkdtemp(join(tmpdir(), "reports-"));
const progress = showProgress();
const total = { passed: 0, failed: 0 };
const lacking: string[] = [];
await Promise.all(
  (values.faults ? faults : everything).map(async (lane) => {
    for (const suite of lane) {
      const { passed, failed, lacks } = await runSuite(suite, reports, progress);
      total.passed += passed;
      total.failed += failed;
      if (lacks) lacking.push(lacks);
    }
  }),
);
progress.stop();
await rm(reports, { recursive: true });
for (const sentence of lacking) progress.say(sentence);
progress.say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
