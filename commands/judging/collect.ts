import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";

/** A regular expression of the product. */
export interface Pattern {
  source: string;
  flags: string;
  /** The file that has it. */
  file: string;
}

/** The literals of a file's syntax tree. */
function* literalsIn(node: unknown): Generator<{ source: string; flags: string }> {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node) {
    // ESTree: a literal with `regex` has its pattern and its flags in it.
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    yield { source: pattern, flags };
  }
  for (const child of Object.values(node)) yield* literalsIn(child);
}

/** Every literal `/…/` of the product's files. */
export function literalPatterns(): Pattern[] {
  return globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"]).flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return [...literalsIn(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file))].map(
      (literal) => ({ ...literal, file }),
    );
  });
}

const root = `${process.cwd()}/`;
const ours = /^(?:app|workers)\/[\w./-]+\.tsx?/;

/** The patterns that are built while `work` runs, each with the file that built it. */
export async function patternsBuilt(work: () => Promise<unknown>): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const original = globalThis.RegExp;
  const note = (made: RegExp): RegExp => {
    const [file] = (new Error().stack ?? "").split(root).flatMap((place) => ours.exec(place) ?? []);
    if (file) built.push({ source: made.source, flags: made.flags, file });
    return made;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [source, flags]) => note(new target(source, flags)),
    apply: (target, _, [source, flags]) => note(target(source, flags)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}
