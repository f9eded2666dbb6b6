import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { freePort } from "./free-port.ts";

const root = new URL("../..", import.meta.url).pathname;
const compatibilityDate = "2026-10-01";

/** Bundles a Worker to one file, as the product is built, and returns the folder that holds it. */
export async function bundleWorker(entry: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "workerd-"));
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: "error",
    build: {
      ssr: true,
      minify: true,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: { worker: entry }, output: { entryFileNames: "worker.js" } },
    },
    ssr: { target: "webworker", noExternal: true },
  });
  return folder;
}

export type RunningWorker = {
  url: string;
  /** Megabytes of memory of the process: now, or the most since the last `resetPeak`. */
  memory(of: "now" | "peak"): number;
  resetPeak(): void;
  /** Milliseconds of processor time that the process has used, to ten. */
  processorTime(): number;
  stop(): Promise<void>;
};

export type WorkerSetting = {
  /** A JavaScript heap over it ends the process. */
  heapMegabytes?: number;
  /** The Worker's modules in the folder, the main one first. */
  modules?: string[];
  flags?: string[];
  variables?: Record<string, string>;
  /** Bindings besides the variables, as workerd's configuration has them. */
  bindings?: string[];
  /** The Workers that these name, by their name: the source of each. */
  services?: Record<string, string>;
};

/** Runs a bundled Worker in workerd, with nothing between it and the socket. */
export async function startWorker(
  folder: string,
  {
    heapMegabytes,
    modules = ["worker.js"],
    flags = [],
    variables = {},
    bindings = [],
    services = {},
  }: WorkerSetting,
): Promise<RunningWorker> {
  const port = await freePort();
  const list = (items: string[]) => `[${items.join(", ")}]`;
  const texts = Object.entries(variables).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  );
  const others = Object.entries(services).map(
    ([name, source]) => `(name = "${name}", worker = (
    modules = [(name = "worker.js", esModule = ${JSON.stringify(source)})],
    compatibilityDate = "${compatibilityDate}",
  ))`,
  );
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = ${list(modules.map((name) => `(name = "${name}", esModule = embed "${name}")`))},
    compatibilityDate = "${compatibilityDate}",
    compatibilityFlags = ${list(flags.map((flag) => `"${flag}"`))},
    bindings = ${list([...texts, ...bindings])},
  )), ${others.join(", ")}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
  v8Flags = ${list(heapMegabytes ? [`"--max-old-space-size=${heapMegabytes}"`] : [])},
);
`;
  await writeFile(join(folder, "config.capnp"), config);
  const child = spawn(join(root, "node_modules/.bin/workerd"), ["serve", "config.capnp"], {
    cwd: folder,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url);
  const file = (name: string) => `/proc/${child.pid}/${name}`;
  return {
    url,
    memory: (of) => {
      const name = of === "now" ? "VmRSS" : "VmHWM";
      const line = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(file("status"), "utf8"));
      return Number(line?.[1]) / 1024;
    },
    processorTime: () => {
      // Behind the program's name in brackets the 12th and 13th fields count hundredths of a second.
      const fields = readFileSync(file("stat"), "utf8").split(") ")[1]?.split(" ") ?? [];
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    resetPeak: () => writeFileSync(file("clear_refs"), "5"),
    stop: () => stop(child),
  };
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(url, { method: "POST", body: "text" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("workerd did not start");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await exited;
}
