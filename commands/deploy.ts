/** `npm run deploy`: builds, migrates the remote database, deploys, in that order; refuses while stand-ins are left or a secret is missing, and names each. */

import { execFileSync } from "node:child_process";
import { experimental_readRawConfig } from "wrangler";
import { run } from "./local-server.ts";
import { placeholders } from "./placeholders.ts";

const { rawConfig } = experimental_readRawConfig({ config: "wrangler.toml" });
const left = placeholders(rawConfig);
const missing = missingSecret("SECRETS_KEY");
if (left.length > 0 || missing) {
  console.error(
    [
      "Nothing was deployed.",
      ...(left.length > 0 ? [["These are still stand-ins:", ...left].join("\n- ")] : []),
      ...(missing ? [missing] : []),
    ].join("\n"),
  );
  process.exit(1);
}
await run("react-router", ["build"]);
await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
await run("wrangler", ["deploy"]);

/** What is to be said where the deployed Worker has no secret of this name; its value nobody can read back. */
function missingSecret(name: string): string | undefined {
  let because = "";
  try {
    const list = execFileSync("wrangler", ["secret", "list", "--format", "json"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    if ((JSON.parse(list) as { name: string }[]).some((secret) => secret.name === name)) return;
  } catch {
    because = ", as far as can be told: its secrets could not be listed (is anybody signed in?)";
  }
  return (
    `The deployment has no ${name}${because}. With it secrets are sealed (docs/security.md):\n` +
    `openssl rand -base64 32 > secrets-key && npx wrangler secret put ${name} < secrets-key`
  );
}
