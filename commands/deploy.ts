/** `npm run deploy`: builds, migrates the remote database, deploys, in that order; refuses while stand-ins are left. */

import { execFileSync } from "node:child_process";
import { experimental_readRawConfig } from "wrangler";
import { run } from "./local-server.ts";
import { placeholders } from "./placeholders.ts";

const { rawConfig } = experimental_readRawConfig({ config: "wrangler.toml" });
const left = placeholders(rawConfig);
if (left.length > 0) {
  console.error(["Nothing was deployed. These are still stand-ins:", ...left].join("\n- "));
  process.exit(1);
}
if (!hasSecret("SECRETS_KEY")) {
  console.error(
    "Nothing was deployed. The deployment has no SECRETS_KEY, with which secrets are sealed (docs/security.md):\n" +
      "openssl rand -base64 32 > secrets-key && npx wrangler secret put SECRETS_KEY < secrets-key",
  );
  process.exit(1);
}
await run("react-router", ["build"]);
await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
await run("wrangler", ["deploy"]);

/** Whether the deployed Worker has a secret of this name; its value nobody can read back. */
function hasSecret(name: string): boolean {
  try {
    const list = execFileSync("wrangler", ["secret", "list", "--format", "json"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return (JSON.parse(list) as { name: string }[]).some((secret) => secret.name === name);
  } catch {
    // There is no deployment yet, or nobody is signed in.
    return false;
  }
}
