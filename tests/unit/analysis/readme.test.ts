import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const room = join(import.meta.dirname, "../../../app/analysis");
const readme = readFileSync(join(room, "README.md"), "utf8");
const paper = /```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
const AsyncFunction = (async () => {}).constructor as new (
  ...names: string[]
) => (...values: unknown[]) => Promise<unknown>;

/** Runs an example: its imports, its statements, and gives what its last paragraph comes to, with what it says that is. */
async function run(example: string): Promise<{ says: unknown; is: unknown }> {
  const lines = example.trim().split("\n");
  const says = JSON.parse(lines.pop()?.replace("// ", "") ?? "");
  const imported = new Map<string, unknown>();
  for (const [, names = "", from = ""] of example.matchAll(
    /^import \{ ([\w, ]+) \} from "([^"]+)";$/gm,
  )) {
    const loaded = await import(/* @vite-ignore */ join(room, from));
    for (const name of names.split(", ")) imported.set(name, loaded[name]);
  }
  const statements = lines.filter((line) => !line.startsWith("import ")).join("\n");
  const last = statements.lastIndexOf("\n\n") + 2;
  const body = `${statements.slice(0, last)}return ${statements.slice(last)}`;
  const is = await new AsyncFunction("paper", ...imported.keys(), body)(
    paper,
    ...imported.values(),
  );
  return { says, is };
}

/** Rooms of kinds are told in a row, by what they are about; no other word stands for a room. */
const subjectOf = (name: string): string =>
  name.endsWith("-clauses") ? ` ${name.replace(/-clauses$/, "")}` : `**${name}**`;

/** Each example with the sentence over it. */
const examples = [...readme.matchAll(/([^\n]+)\n\n```js\n([\s\S]*?)```/g)].map(
  ([, title = "", code = ""]) => ({ title, code }),
);

describe("the analyser's README", () => {
  it("has five examples", () => {
    expect(examples).toHaveLength(5);
  });

  it.each(examples)("gives what it says: $title", async ({ code }) => {
    const { says, is } = await run(code);
    expect(is).toEqual(says);
  });

  it("names every room", () => {
    const unnamed = globSync("*/", { cwd: room })
      .map((folder) => folder.replace(/\/$/, ""))
      .filter((name) => !readme.includes(`**${name}**`) && !readme.includes(subjectOf(name)));
    expect(unnamed).toEqual([]);
  });
});
