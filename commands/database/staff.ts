/**
 * `npm run staff -- add EMAIL`, `remove EMAIL`, `list`: which accounts see the agency's leads under /staff. In the local
 * database, or with `--remote` in the one that is deployed; `PERSIST` is the folder of the local one.
 */
import { parseArgs } from "node:util";
import * as v from "valibot";
import { email } from "../../app/schemas/fields.ts";
import { askDatabase } from "./ask-database.ts";
import { staffStatements } from "./staff-statements.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: "boolean", default: false } },
});
const [asked = "", address = ""] = positionals;

const isAsked = (what: string): what is keyof typeof staffStatements =>
  Object.hasOwn(staffStatements, what);

const none = {
  add: `No account has the address ${address}. It is made at /legalai/auth, and confirmed by the link that is mailed.`,
  remove: `${address} is not on the staff.`,
  list: "Nobody is on the staff.",
};

if (!isAsked(asked) || (asked !== "list" && !v.is(email, address))) {
  console.error("npm run staff -- add EMAIL | remove EMAIL | list [--remote]");
  process.exit(1);
}
try {
  const results = askDatabase<{ email: string; added_at: number }>(
    staffStatements[asked](address),
    values.remote,
  );
  for (const member of results)
    console.log(
      asked === "remove"
        ? `${member.email} is not on the staff any more.`
        : `${member.email} is on the staff since ${new Date(member.added_at).toISOString().slice(0, 10)}.`,
    );
  if (results.length === 0) {
    console.log(none[asked]);
    process.exitCode = asked === "list" ? 0 : 1;
  }
} catch (error) {
  console.error(String((error as Error).message));
  process.exitCode = 1;
}
