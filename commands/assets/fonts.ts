import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import { placeFile } from "./place-file.ts";

const require = createRequire(import.meta.url);
const folder = new URL("../../app/fonts/", import.meta.url);
/** Under a fixed name too, for the documents that are served as they are. */
const publicFolder = new URL("../../public/fonts/", import.meta.url);

/** Printable ASCII without what only programs write, and the few marks the copy uses. */
const letters =
  `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("")}‘’“”–—…·→©é\u00a0`.replaceAll(
    /[\^`{}|\\~]/g,
    "",
  );
/** What headings and figures are set in needs no programmer's marks. */
const headingLetters = letters.replaceAll(/[<>_[\]@#=]/g, "");

const faces: readonly {
  name: string;
  from: string;
  letters: string;
  axes: Record<string, number>;
}[] = [
  {
    name: "display",
    from: require.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    ),
    letters: headingLetters,
    axes: { opsz: 96, wdth: 85, wght: 800 },
  },
  {
    name: "text",
    from: require.resolve(
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    ),
    letters,
    axes: { wght: 430 },
  },
  {
    // LegalAI's own: labels and names in a page of much text.
    name: "text-strong",
    from: require.resolve(
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    ),
    letters,
    axes: { wght: 600 },
  },
];

/** Cuts the two typefaces down to the letters and the one weight that the site uses. */
export async function makeFonts(): Promise<void> {
  for (const { name, from, letters, axes } of faces) {
    const source = await readFile(from);
    const cut = [source, letters, JSON.stringify(axes)];
    for (const [file, targetFormat] of [
      [new URL(`${name}.woff2`, folder), "woff2"],
      [new URL(`${name}.woff2`, publicFolder), "woff2"],
      // The drawing of the social pictures reads TrueType only.
      [new URL(`${name}.ttf`, folder), "truetype"],
    ] as const)
      await placeFile(fileURLToPath(file), cut, () =>
        subset(source, letters, { targetFormat, variationAxes: axes }),
      );
  }
}
