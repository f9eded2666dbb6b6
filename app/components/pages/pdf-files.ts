import dingbats from "pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url";
import symbol from "pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url";
import jbig2 from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpeg from "pdfjs-dist/wasm/openjpeg.wasm?url";

/** The character maps of fonts that are not in the file: Chinese, Japanese and Korean ones. */
const maps = import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** What pdf.js asks for by name, besides: decoders of two kinds of pictures, and fonts that no computer is sure to have. */
const files = new Map([
  ...Object.entries(maps).map(
    ([path, address]) => [path.slice(path.lastIndexOf("/") + 1), address] as const,
  ),
  ["jbig2.wasm", jbig2] as const,
  ["openjpeg.wasm", openjpeg] as const,
  ["FoxitDingbats.pfb", dingbats] as const,
  ["FoxitSymbol.pfb", symbol] as const,
]);

/** Hands pdf.js its own files from our own origin, each when it is needed, and nothing else. */
export class OwnFiles {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = files.get(filename);
    if (address === undefined) throw new Error("no such file");
    const response = await fetch(address);
    if (!response.ok) throw new Error("the file is not there");
    return new Uint8Array(await response.arrayBuffer());
  }
}
