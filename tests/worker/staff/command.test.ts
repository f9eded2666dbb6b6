import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import { sessions } from "../../../app/db/schema.server.ts";
import { listStaff, readStaff } from "../../../app/services/accounts/staff.server.ts";
import { staffStatements } from "../../../commands/database/staff-statements.ts";
import { startedSession } from "../harness/accounts.ts";

const run = async (statement: string) => (await env.DB.prepare(statement).all()).results;

it("npm run staff makes members of accounts, and nobody of an address without one", async () => {
  const email = "o'brien@agency.example";
  const session = await startedSession(env, email);
  await database(env).update(sessions).set({ second_factor_at: 1 });
  await startedSession(env, "lawyer@firm.example");
  expect(await readStaff(env, session)).toBeNull();
  expect(await run(staffStatements.add("nobody@agency.example"))).toEqual([]);
  for (const typed of [email, " O'Brien@Agency.example "])
    expect(await run(staffStatements.add(typed, 1))).toEqual([{ email, added_at: 1 }]);
  expect(await run(staffStatements.list())).toEqual([{ email, added_at: 1 }]);
  expect(await readStaff(env, session)).toMatchObject({ email });
  expect(await listStaff(env)).toMatchObject([{ email }]);
  expect(await run(staffStatements.remove(email))).toEqual([{ email, added_at: 1 }]);
  expect(await run(staffStatements.remove(email))).toEqual([]);
  expect(await readStaff(env, session)).toBeNull();
  expect(() => staffStatements.add("'; DROP TABLE users --")).toThrow();
});
