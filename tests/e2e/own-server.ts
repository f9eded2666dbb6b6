import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { expect } from "@playwright/test";
import { freePort } from "../../commands/bench/free-port.ts";
import { migrated, newFolder } from "./server.ts";

/** A server that one test has for itself, to do to it what the others could not bear. */
const port = await freePort();
export const baseURL = `http://localhost:${port}`;
export const state = newFolder();

let server: ChildProcess | undefined;

/** Starts the server, or starts it again on what it has stored, and waits until it answers. */
export async function start() {
  if (!existsSync(`${state}/v3`)) cpSync(migrated, state, { recursive: true });
  server = spawn(process.execPath, ["commands/preview.ts"], {
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...{ ...process.env, SKIP_BUILD: "1", SKIP_MIGRATION: "1" },
      ...{ PORT: String(port), PERSIST: state },
    },
  });
  const isUp = () =>
    fetch(`${baseURL}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
}

/** The whole group at once, with no chance to finish anything. */
export async function kill() {
  if (!server?.pid) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  server.once("exit", () => resolve());
  process.kill(-server.pid, "SIGKILL");
  await ended;
  server = undefined;
}

/** Kills it for good, with what it has stored: the next tests of this process begin with nothing. */
export async function end() {
  await kill();
  rmSync(state, { recursive: true });
}
