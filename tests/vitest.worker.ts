import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { shareToTry } from "./shares.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const root = new URL("..", import.meta.url).pathname;

process.env.TMPDIR = temporaryFolder;

/** What most files load. */
const dependencies = [
  "@oslojs/crypto/ecdsa",
  "@oslojs/crypto/rsa",
  "@oslojs/webauthn",
  "@valibot/to-json-schema",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "fast-check",
  "fflate",
  "hono",
  "hono/etag",
  "hono/factory",
  "hono/html",
  "react-router",
  "valibot",
];

/** Begins with the faults, which take longest: the last file should be a short one. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const others = await super.sort(files);
    return [true, false].flatMap((first) =>
      others.filter(({ moduleId }) => moduleId.includes("/faults-of-") === first),
    );
  }
}

/** Services and API in workerd, with a real D1, R2 and workflow. Pages are tested in a browser, on the built Worker. */
export default defineConfig({
  root,
  // As text, the analyser's weights are half as long as with a map of every number, and sooner read.
  json: { namedExports: false, stringify: true },
  resolve: {
    alias: {
      "virtual:react-router/server-build": `${root}tests/worker/harness/without-pages.ts`,
      "node:crypto": `${root}tests/worker/harness/quick-crypto.ts`,
      // One file in place of two thousand: what no test looks at costs most of the time to load.
      "lucide-react": `${root}node_modules/lucide-react/dist/cjs/lucide-react.js`,
    },
  },
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: `${root}wrangler.toml` },
      main: `${root}workers/app.ts`,
      miniflare: { bindings: { MIGRATIONS: await readD1Migrations(`${root}migrations`) } },
    })),
  ],
  test: {
    name: "worker",
    // Every file's Worker begins with a message of all its modules: bundled, dependencies are a few of them in place of
    // a thousand, and the message stays under the 32 MiB that workerd takes.
    deps: { optimizer: { ssr: { enabled: true, include: dependencies } } },
    include: ["tests/worker/**/*.test.ts"],
    setupFiles: ["tests/properties.ts", "tests/worker/harness/setup.ts"],
    provide: {
      seed: Number(process.env.SEED ?? 1),
      share: shareToTry(process.env.SHARE, Date.now()),
    },
    globalSetup: ["tests/fixtures/provider.ts"],
    silent: "passed-only",
    // A Worker for each core, not for each file: to start one costs more than most files take. What a file changes that
    // outlives a test, the setup puts back.
    isolate: false,
    sequence: { sequencer: FaultsFirst },
    // The default keeps a core free for a watcher, and nobody watches.
    maxWorkers: 2,
    // A password takes its time, and machines may be busy: no test is about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
