/** Runs before the server under test. */
import { cpSync } from "node:fs";
import { migrateLocally } from "../commands/database/local-database.ts";
import { migrated, state } from "./e2e/server.ts";
import { storeSignUps } from "./e2e/sign-ups.ts";

migrateLocally(migrated);
await storeSignUps(migrated);
cpSync(migrated, state, { recursive: true });
