import { type ChildProcess, spawn } from "node:child_process";

/** Runs a program of the project to its end. @throws Error when it fails. */
export function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = start(program, args);
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args[0]} ended with ${code}.`)),
    );
  });
}

/** Brings the local database up to date. `state` is the folder that holds it. */
export const migrateLocally = (state = ".wrangler/state") =>
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);

/**
 * Serves until it is stopped, and plays the platform's part of calling the cron each minute, which no local
 * server does by itself. The first call comes as soon as the server answers, so that work left behind goes on.
 */
export async function serve(program: string, args: string[], port: number) {
  const server = start(program, args);
  const stop = () => server.kill("SIGTERM");
  process.on("SIGINT", stop).on("SIGTERM", stop);
  server.on("exit", (code) => process.exit(code ?? 0));
  // npm does not pass a signal on to what it runs: the server goes when npm has gone.
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && stop(), 500);

  const cron = `http://localhost:${port}/cdn-cgi/local/scheduled`;
  const isUp = () =>
    fetch(cron).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 500));
  setInterval(isUp, 60_000);
}

const start = (program: string, args: string[]): ChildProcess =>
  spawn(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CI: "true" },
  });
