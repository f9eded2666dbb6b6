import { spawnSync } from "node:child_process";

/** What a reference tool makes of a file, or `undefined` where it is not on the machine. */
export type ReferenceResult = { tool: string; words: number; ms: number } | undefined;

const tools: Record<string, (file: string) => [string, string[]]> = {
  pdf: (file) => ["pdftotext", [file, "-"]],
  docx: (file) => ["pandoc", ["-t", "plain", "--wrap=none", file]],
  doc: (file) => ["antiword", ["-w", "0", file]],
};

export function readWithReferenceTool(file: string): ReferenceResult {
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  const command = tools[extension]?.(file);
  if (!command) return undefined;
  const [tool, options] = command;
  const startedAt = performance.now();
  const run = spawnSync(tool, options, {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    timeout: 60_000,
  });
  if (run.error && "code" in run.error && run.error.code === "ENOENT") return undefined;
  const words = (run.stdout ?? "").split(/\s+/).filter((word) => word !== "").length;
  return { tool, words, ms: performance.now() - startedAt };
}
