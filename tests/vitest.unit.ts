import { defineConfig } from "vitest/config";
import { shareToTry } from "./shares.ts";

const files = "tests/unit/**/*.test.{ts,tsx}";
/** Judges patterns by what a checker tries within its time, which is another thing in a process that has much else in it. */
const alone = "tests/unit/patterns/**";

/** Plain functions, in Node. */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    setupFiles: ["tests/properties.ts"],
    provide: {
      seed: Number(process.env.SEED ?? 1),
      share: shareToTry(process.env.SHARE, Date.now()),
    },
    restoreMocks: true,
    // The default keeps a core free for a watcher, and nobody watches.
    maxWorkers: 2,
    // Machines may be busy: no test is about speed.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      // Files share a process and what it has loaded: most need the analyser, which takes long to load and to get warm.
      { extends: true, test: { name: "unit", include: [files], exclude: [alone], isolate: false } },
      { extends: true, test: { name: "patterns", include: [`${alone}/*.test.ts`] } },
    ],
  },
});
