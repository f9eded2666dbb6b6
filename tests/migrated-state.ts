/** Runs before the server under test. */
import { cpSync } from "node:fs";
import { migrateLocally } from "../commands/local-server.ts";
import { migrated, state } from "./e2e/server.ts";
import { storeSignUps } from "./e2e/sign-ups.ts";

await migrateLocally(migrated);
await storeSignUps(migrated);
cpSync(migrated, state, { recursive: true });
