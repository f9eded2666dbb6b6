import * as v from "valibot";
import { email } from "../../app/schemas/fields.ts";

/** An address as a value in SQL, which `wrangler d1 execute` takes as text alone. @throws ValiError for what is no address. */
const quoted = (address: string) => `'${v.parse(email, address).replaceAll("'", "''")}'`;

const account = (address: string) => `SELECT id FROM users WHERE email = ${quoted(address)}`;

/** Each returns a row for each member that it found, `email` and `added_at`. */
export const staffStatements = {
  add: (address: string, now = Date.now()) =>
    `INSERT INTO staff (user_id, added_at) SELECT id, ${now} FROM (${account(address)}) WHERE true
    ON CONFLICT (user_id) DO UPDATE SET user_id = user_id RETURNING ${quoted(address)} AS email, added_at`,
  remove: (address: string) =>
    `DELETE FROM staff WHERE user_id IN (${account(address)}) RETURNING ${quoted(address)} AS email, added_at`,
  list: () =>
    "SELECT users.email, staff.added_at FROM staff JOIN users ON users.id = staff.user_id ORDER BY users.email",
};
