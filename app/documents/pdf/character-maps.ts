const path = "character-maps/";

/**
 * Hands pdf.js the predefined character maps of Chinese, Japanese and Korean fonts (ISO 32000-1,
 * table 118) from this bundle, and nothing else: no font and no module is fetched from anywhere.
 * The maps are Adobe's (BSD licence, see `pdf-character-maps.LICENCE`) in the packed form of
 * pdfjs-dist 6.1.200, `cmaps/`.
 */
class BundledCharacterMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== "cMapUrl") throw new Error("only character maps are bundled");
    const { default: maps } = await import("./character-maps.json", { with: { type: "json" } });
    const packed = new Map(Object.entries(maps)).get(filename.replace(/\.bcmap$/, ""));
    if (packed === undefined) throw new Error("no such character map");
    return Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  }
}

/** The options of `getDocument` that keep pdf.js from fetching anything. */
export const bundledOnly = {
  cMapUrl: path,
  cMapPacked: true,
  BinaryDataFactory: BundledCharacterMaps,
  useWorkerFetch: false,
  useSystemFonts: true,
  disableFontFace: true,
};
