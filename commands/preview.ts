/** `npm run preview`: builds, migrates the local database and serves the production build. */
import { migrateLocally } from "./database/local-database.ts";
import { runQuietly, serve } from "./local-server.ts";

const port = Number(process.env.PORT ?? 4173);
const state = process.env.PERSIST ?? ".wrangler/state";
/** As visitors know it: what stands in front of it may have a port of its own. */
const address = process.env.ADDRESS ?? `http://localhost:${port}`;
if (!process.env.SKIP_BUILD) await runQuietly("react-router", ["build"]);
if (!process.env.SKIP_MIGRATION) migrateLocally(state);
await serve({
  program: "wrangler",
  args: [
    ...["dev", "--config", "build/server/wrangler.json"],
    ...["--port", String(port), "--persist-to", state],
    ...["--var", `SITE_URL:${address}`],
    ...(process.env.WEBHOOKS_TO_LOOPBACK === "on" ? ["--var", "WEBHOOKS_TO_LOOPBACK:on"] : []),
    ...["--log-level", "error", "--show-interactive-dev-session=false"],
  ],
  port,
  said: `${address} serves the production build.`,
});
