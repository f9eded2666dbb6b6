import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { experimental_readRawConfig } from "wrangler";
import { placeholders } from "../../commands/placeholders.ts";

/** A configuration as it is written down. */
function configOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "config-"));
  const config = join(folder, "wrangler.toml");
  writeFileSync(config, text);
  const { rawConfig } = experimental_readRawConfig({ config });
  rmSync(folder, { recursive: true });
  return rawConfig;
}

const deployable = `
[[d1_databases]]
binding = "DB"
database_name = "agency"
database_id = "5f2d0a4e-7c1b-4a52-9d0e-2b8a3c6f1e77"
[vars]
SITE_URL = "https://agency.com.au"
SITE_EMAIL = "hello@agency.com.au"
ANALYSIS_FALLBACK = "on"
`;

it("has nothing against a configuration of one's own", () => {
  expect(placeholders(configOf(deployable))).toEqual([]);
});

it("names each stand-in and says what to do", () => {
  const text = deployable
    .replace("5f2d0a4e-7c1b-4a52-9d0e-2b8a3c6f1e77", "00000000-0000-0000-0000-000000000000")
    .replace("https://agency.com.au", "http://localhost:5173")
    .replace("hello@agency.com.au", "hello@agency.example");
  expect(placeholders(configOf(text))).toEqual([
    expect.stringMatching(/^database_id of DB .*`npx wrangler d1 create agency/),
    expect.stringMatching(/^SITE_URL is "http:\/\/localhost:5173"/),
    expect.stringMatching(/^SITE_EMAIL is "hello@agency\.example"/),
  ]);
});

it("refuses the configuration as it comes, where every address is a stand-in", () => {
  const { rawConfig } = experimental_readRawConfig({ config: "wrangler.toml" });
  const named = placeholders(rawConfig).map((sentence) => sentence.split(" ")[0]);
  expect(named).toEqual([
    ...["database_id", "SITE_URL", "SITE_EMAIL", "BOOKING_URL", "MAIL_FROM", "LEADS_TO"],
  ]);
});
