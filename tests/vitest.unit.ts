import { defineConfig } from "vitest/config";

/** Plain functions, in Node. */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    name: "unit",
    setupFiles: ["tests/properties.ts"],
    provide: { seed: Number(process.env.SEED ?? 1) },
    // Machines may be busy: no test is about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
