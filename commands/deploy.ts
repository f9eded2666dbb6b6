/** `npm run deploy`: builds, migrates the remote database, deploys, in that order; refuses while stand-ins are left. */
import { experimental_readRawConfig } from "wrangler";
import { run } from "./local-server.ts";
import { placeholders } from "./placeholders.ts";

const { rawConfig } = experimental_readRawConfig({ config: "wrangler.toml" });
const left = placeholders(rawConfig);
if (left.length > 0) {
  console.error(["Nothing was deployed. These are still stand-ins:", ...left].join("\n- "));
  process.exit(1);
}
await run("react-router", ["build"]);
await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
await run("wrangler", ["deploy"]);
