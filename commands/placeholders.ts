import type { Unstable_RawConfig } from "wrangler";

const nobodys = /localhost|127\.0\.0\.1|\.example\b|\bexample\.(?:com|net|org)\b/i;
const noDatabase = /^[0-]*$/;

/**
 * What in a configuration is still a stand-in, and would reach visitors if it were deployed. A sentence each, which
 * names the setting and says what to do.
 */
export function placeholders({ vars = {}, d1_databases = [] }: Unstable_RawConfig): string[] {
  const databases = d1_databases
    .filter(({ database_id }) => noDatabase.test(database_id ?? ""))
    .map(
      ({ binding, database_name }) =>
        `database_id of ${binding} names no database: run \`npx wrangler d1 create ${database_name} --location oc\` and put the id that it prints there.`,
    );
  const settings = Object.entries(vars)
    .filter(([, value]) => typeof value === "string" && nobodys.test(value))
    .map(([name, value]) => `${name} is "${value}", which is a stand-in: put your own there.`);
  return [...databases, ...settings];
}
