import type { Unstable_RawConfig } from "wrangler";
import { pages } from "../app/content/index.server.ts";
import { offers } from "../app/content/offers.ts";
import { site, socialLinks } from "../app/content/site.ts";

const nobodys = /localhost|127\.0\.0\.1|\.example\b|\bexample\.(?:com|net|org)\b/i;
const noDatabase = /^[0-]*$/;
const noNumber = /^(?=.*0)[0 ]+$/;

/**
 * What in a configuration is still a stand-in, and would reach visitors if it were deployed. A sentence each, which
 * names the setting and says what to do.
 */
export function standInSettings({ vars = {}, d1_databases = [] }: Unstable_RawConfig): string[] {
  const databases = d1_databases
    .filter(({ database_id }) => noDatabase.test(database_id ?? ""))
    .map(
      ({ binding, database_name }) =>
        `wrangler.toml: database_id of ${binding} names no database: run \`npx wrangler d1 create ${database_name} --location oc\` and put the id that it prints there.`,
    );
  const settings = Object.entries(vars)
    .filter(([, value]) => typeof value === "string" && nobodys.test(value))
    .map(
      ([name, value]) =>
        `wrangler.toml: ${name} is "${value}", which is a stand-in: put your own there.`,
    );
  return [...databases, ...settings];
}

/** By what a part of the content is called, if by anything. */
const names = ["name", "title", "network", "abn"] as const;

/**
 * What in some content is invented, or an address of nobody's: each thing marked `placeholder: true`, and each text
 * with a stand-in in it. A sentence each, which names the file and the thing.
 */
export function inventedContent(content: unknown, file: string): string[] {
  if (typeof content === "string")
    return nobodys.test(content) || noNumber.test(content)
      ? [`${file}: "${content}" is a stand-in: put your own there.`]
      : [];
  if (typeof content !== "object" || content === null) return [];
  // What is read of it is looked at before it is used.
  const part = content as Record<string, unknown>;
  if (part.placeholder === true) {
    const name = names.map((key) => part[key]).find((value) => typeof value === "string");
    return [`${file}: "${name}" is invented: put your own there, without \`placeholder: true\`.`];
  }
  return [...new Set(Object.values(part).flatMap((inner) => inventedContent(inner, file)))];
}

const fileOf = (path: string) => `app/content/pages/${path === "/" ? "home" : path.slice(1)}.ts`;

/** Everything that may not reach visitors yet, a sentence each: settings, what the content invents, offers without a yes. */
export function placeholders(config: Unstable_RawConfig): string[] {
  return [
    ...standInSettings(config),
    ...inventedContent({ site, socialLinks }, "app/content/site.ts"),
    ...pages.flatMap(({ path, blocks }) => inventedContent(blocks, fileOf(path))),
    ...Object.entries(offers)
      .filter(([, { agreed }]) => !agreed)
      .map(
        ([name, { means }]) =>
          `app/content/offers.ts: ${name} waits for the agency's yes: ${means}`,
      ),
  ];
}
