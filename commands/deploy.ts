/** `npm run deploy`: builds, migrates the remote database, deploys, in that order. */
import { run } from "./local-server.ts";

await run("react-router", ["build"]);
await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
await run("wrangler", ["deploy"]);
