import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { experimental_readRawConfig } from "wrangler";
import { pageAt } from "../../app/content/index.server.ts";
import { inventedContent, placeholders, standInSettings } from "../../commands/placeholders.ts";
import { htmlOf } from "./content/rendered.tsx";

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
  expect(standInSettings(configOf(deployable))).toEqual([]);
});

it("names each stand-in and says what to do", () => {
  const text = deployable
    .replace("5f2d0a4e-7c1b-4a52-9d0e-2b8a3c6f1e77", "00000000-0000-0000-0000-000000000000")
    .replace("https://agency.com.au", "http://localhost:5173")
    .replace("hello@agency.com.au", "hello@agency.example");
  expect(standInSettings(configOf(text))).toEqual([
    expect.stringMatching(/^wrangler.toml: database_id of DB .*`npx wrangler d1 create agency/),
    expect.stringMatching(/^wrangler.toml: SITE_URL is "http:\/\/localhost:5173"/),
    expect.stringMatching(/^wrangler.toml: SITE_EMAIL is "hello@agency\.example"/),
  ]);
});

const { rawConfig } = experimental_readRawConfig({ config: "wrangler.toml" });
const left = placeholders(rawConfig);

it("refuses the configuration as it comes, where every address is a stand-in", () => {
  const named = standInSettings(rawConfig).map((sentence) => sentence.split(" ")[1]);
  expect(named).toEqual([
    ...["database_id", "SITE_URL", "SITE_EMAIL", "BOOKING_URL", "MAIL_FROM", "LEADS_TO"],
  ]);
});

it("refuses each client, story and number that we invented, by name and file", () => {
  for (const named of [
    /^app\/content\/pages\/home\.ts: "Sarah M\."/,
    /^app\/content\/pages\/home\.ts: "A law firm that got its evenings back"/,
    /^app\/content\/pages\/about\.ts: "From one desk to a team, 2019 to 2024"/,
    /^app\/content\/site\.ts: "00 000 000 000"/,
    /^app\/content\/site\.ts: "facebook"/,
    /^app\/content\/offers\.ts: gst waits for the agency's yes/,
  ])
    expect(left).toContainEqual(expect.stringMatching(named));
});

it("finds a stand-in in content that nobody marked, and nothing in content of one's own", () => {
  const file = "app/content/site.ts";
  const own = { name: "Jo", placeholder: false, links: [{ href: "https://agency.com.au" }] };
  expect(inventedContent(own, file)).toEqual([]);
  for (const standIn of ["hello@agency.example", "http://localhost:4173", "000 000 000"])
    expect(inventedContent([{ deep: [standIn] }], file)).toEqual([
      expect.stringContaining(standIn),
    ]);
});

it("is what the README lists", () => {
  const readme = readFileSync("README.md", "utf8");
  const list = readme.slice(
    readme.indexOf("## Before the first deployment"),
    readme.indexOf("## How to deploy"),
  );
  for (const sentence of left) {
    const [, file = "", thing = ""] = /^(\S+): "?([^" ]+)/.exec(sentence) ?? [];
    const place = file === "wrangler.toml" || file.endsWith("offers.ts") ? thing : file;
    expect(list, sentence).toContain(`\`${place.replace("app/content/", "")}\``);
  }
});

it("is marked as a sample where a visitor sees it, once a section", () => {
  const marks = (path: string) => (htmlOf(pageAt(path)).match(/class="sample-mark"/g) ?? []).length;
  /** In the footer of every page: the registration and the networks. */
  const around = marks("/privacy");
  expect(around).toBe(2);
  expect(marks("/") - around).toBe(2);
  expect(marks("/about") - around).toBe(1);
  expect(marks("/law-firms") - around).toBe(1);
  expect(marks("/digital-marketing") - around).toBe(1);
});
