import { type ChildProcess, execFile, spawn } from "node:child_process";

/**
 * What programs of the project find in their environment: nobody answers their questions, and a local server does not ask
 * the internet where this machine is.
 */
const quiet = { CI: "true", CLOUDFLARE_CF_FETCH_ENABLED: "false" };

/** Runs a program of the project to its end. @throws Error when it fails. */
export function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...quiet },
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args[0]} ended with ${code}.`)),
    );
  });
}

/** Runs a program as `run` does, and shows what it prints only when it fails. */
export async function runQuietly(program: string, args: string[]): Promise<void> {
  const env = { ...process.env, ...quiet };
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  execFile(program, args, { env, maxBuffer: 2 ** 26 }, (error, ...printed) =>
    resolve(error ? `${printed.join("")}\n${program} ${args[0]} failed.` : undefined),
  );
  const failure = await promise;
  if (failure) throw new Error(failure);
}

type Server = {
  program: string;
  args: string[];
  /** What the program finds in its environment besides. */
  settings?: Record<string, string>;
  port: number;
  /** What is said once it answers. */
  said: string;
};

/**
 * Serves until it is stopped, and plays the platform's part of calling the cron each minute, which no local
 * server does by itself. The first call comes as soon as the server answers, so that work left behind goes on.
 */
export async function serve({ program, args, settings, port, said }: Server) {
  const server: ChildProcess = spawn(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...quiet, ...settings },
  });
  const stop = () => server.kill("SIGTERM");
  process.on("SIGINT", stop).on("SIGTERM", stop).on("exit", stop);
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
  console.log(said);
  setInterval(isUp, 60_000);
}
