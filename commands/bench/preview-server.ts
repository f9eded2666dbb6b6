import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "./free-port.ts";

export type PreviewServer = { base: string; process: ChildProcess; stop(): Promise<void> };

/** Serves the production build on a free port, and comes back when it answers. `state` is the folder that keeps its data. */
export async function startPreview(
  state: string,
  settings: Record<string, string> = {},
): Promise<PreviewServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ["commands/preview.ts"], {
    env: { ...process.env, ...settings, PORT: String(port), PERSIST: state },
    stdio: "ignore",
  });
  const base = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${base}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 300));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  return {
    base,
    process: server,
    stop: () => {
      server.kill("SIGTERM");
      return ended;
    },
  };
}
