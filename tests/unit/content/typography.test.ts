import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { guide } from "../../../app/content/guide.ts";
import { typographic } from "../../../app/lib/text/typographic.ts";

type Node = { type: string; [part: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function wordOf({ type, value }: Node): string {
  if (type === "JSXText" || type === "Literal") return typeof value === "string" ? value : "";
  return type === "TemplateElement" ? (value as { cooked: string }).cooked : "";
}

/** Every piece of text in a part of a program. */
function textsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (!isNode(part)) return [];
  return [wordOf(part), ...Object.values(part).flatMap(textsIn)];
}

const straight = /\p{L}'(?:s|t|re|ve|ll|d|m)\b|s' \p{L}|\s"\p{L}[^"<>=]*"|(?<!=)"\p{L}[^"<>=]*"\s/u;
/** Is quoted as it is: the words of a contract. */
const contract = "app/services/analysis/sample-contract.ts";

it("apostrophes and quotation marks are typographic in whatever the app says", () => {
  const files = globSync(
    "app/{*.tsx,{components,content,documents,emails,routes,schemas,services}/**/*.{ts,tsx}}",
    { exclude: [contract] },
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    textsIn(parseSync(file, readFileSync(file, "utf8")).program)
      .filter((text) => straight.test(text))
      .map((text) => `${file}: ${text.slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

it("apostrophes of the analyser's, or of a model's, are typographic where they are printed", () => {
  expect(typographic("Ask for 30 days' notice of the other side's change.")).toBe(
    "Ask for 30 days’ notice of the other side’s change.",
  );
});

it("apostrophes and quotation marks are typographic in the guide", () => {
  const html = readFileSync(`public${guide.path}.html`, "utf8");
  // What is to be copied into a program is typed as people type.
  const words = html.replace(/<pre>.*?<\/pre>/gs, "").replace(/<[^>]+>/g, "\n");
  expect(words.split("\n").filter((line) => straight.test(line))).toEqual([]);
});
