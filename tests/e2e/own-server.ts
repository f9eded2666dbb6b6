import { type ChildProcess, spawn } from "node:child_process";
import { expect } from "@playwright/test";
import { freePort } from "../../commands/free-port.ts";
import { newFolder } from "./server.ts";

/** A server that one test has for itself, to do to it what the others could not bear. */
const port = await freePort();
export const baseURL = `http://localhost:${port}`;
export const state = newFolder();

let server: ChildProcess | undefined;

/** Starts the server, or starts it again on what it has stored, and waits until it answers. */
export async function start() {
  server = spawn(process.execPath, ["commands/preview.ts"], {
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, SKIP_BUILD: "1", PORT: String(port), PERSIST: state },
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
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  server?.once("exit", () => resolve());
  if (server?.pid) process.kill(-server.pid, "SIGKILL");
  await ended;
}
