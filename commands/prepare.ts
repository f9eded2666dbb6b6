/**
 * Runs at the end of `npm install`: makes fonts, icons and what reads scans, so that the first start need not; and whoever
 * types `npx wrangler dev` before anything is built reads what to type instead. wrangler.toml names the sources, which only
 * Vite can build, and its build puts its own configuration in the place of this one. Not a `[build]` in wrangler.toml: Vite
 * warns of that on each run.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { makePageAssets } from "./assets/site-assets.ts";

/** Where Wrangler looks for the configuration of a built Worker; `main` is found from there. */
const folder = ".wrangler/deploy";
const notBuilt = {
  main: "../../build/server/index.js",
  build: {
    command:
      "echo Not built yet: type npm run dev to serve the app, npm run preview to build and serve it, or npm run deploy to deploy it.",
  },
};

if (!existsSync("build/server/wrangler.json")) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/not-built.json`, JSON.stringify(notBuilt));
  writeFileSync(`${folder}/config.json`, JSON.stringify({ configPath: "not-built.json" }));
}

await makePageAssets();
