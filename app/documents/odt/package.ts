import type { XmlHandler } from "../containers/xml.ts";
import { readXmlPart } from "../containers/xml-part.ts";
import { openZip, type ZipArchive } from "../containers/zip.ts";
import { notReadable, passwordProtected } from "../unreadable.ts";

/** The parts of an OpenDocument text (ODF 1.3 part 2). */
export type OdtPackage = {
  /** Whether it, or its content, is encrypted. */
  isLocked(): boolean;
  /** Reads a part, if it is there. Throws `UnreadableFile`. */
  read(part: "styles.xml" | "content.xml", handler: XmlHandler): void;
  /** Reads a formula by the reference of an object to it; returns whether the object is one. Throws `UnreadableFile`. */
  readFormula(reference: string, handler: XmlHandler): boolean;
};

const mediaType = "application/vnd.oasis.opendocument.";
const textKinds = ["text", "text-template", "text-master"];
const otherKinds = new Map([
  ["spreadsheet", "an OpenDocument spreadsheet"],
  ["presentation", "an OpenDocument presentation"],
  ["graphics", "an OpenDocument drawing"],
]);

/** Opens a zip as an OpenDocument text; undefined for a zip that is no OpenDocument. One of another kind is refused by name. */
export function openOdtPackage(bytes: Uint8Array): OdtPackage | undefined {
  const archive = openZip(bytes);
  if (!archive.has("content.xml") && !archive.has("encrypted-package")) return undefined;
  const kind = mediaTypeOf(archive).slice(mediaType.length);
  if (!textKinds.includes(kind))
    throw notReadable(otherKinds.get(kind) ?? "an OpenDocument file of another kind");
  if (archive.names.some((name) => /^(?:Basic\/[^/]+\/|Scripts\/)/.test(name)))
    throw notReadable("an OpenDocument text with macros");
  const manifest = readManifest(archive);
  return {
    isLocked: () => manifest.isLocked,
    read: (part, handler) => {
      if (archive.has(part)) readXmlPart(archive, part, handler);
    },
    readFormula: (reference, handler) => {
      const folder = reference.replace(/^\.\//, "").replace(/\/$/, "");
      const part = `${folder}/content.xml`;
      const isFormula = manifest.formulas.has(folder) && archive.has(part);
      if (isFormula) readXmlPart(archive, part, handler);
      return isFormula;
    },
  };
}

/** Like `openOdtPackage`, for what is known to be one. */
export function openReadableOdt(bytes: Uint8Array): OdtPackage {
  const source = openOdtPackage(bytes);
  if (!source) throw notReadable("no OpenDocument text");
  if (source.isLocked()) throw passwordProtected();
  return source;
}

const longestMediaType = 100;

function mediaTypeOf(archive: ZipArchive): string {
  // Some programs leave the mark out.
  if (!archive.has("mimetype")) return `${mediaType}text`;
  let found = "";
  for (const chunk of archive.chunks("mimetype")) {
    found += new TextDecoder("latin1").decode(chunk.subarray(0, longestMediaType));
    if (found.length > longestMediaType) break;
  }
  return found.trim();
}

/** What the list of the parts says: whether one is encrypted, and which folders are formulas. */
function readManifest(archive: ZipArchive): { isLocked: boolean; formulas: ReadonlySet<string> } {
  let isLocked = archive.has("encrypted-package");
  const formulas = new Set<string>();
  if (archive.has("META-INF/manifest.xml")) {
    readXmlPart(archive, "META-INF/manifest.xml", {
      open(name, attributes) {
        if (name === "manifest:encryption-data") isLocked = true;
        if (attributes.get("manifest:media-type") === `${mediaType}formula`)
          formulas.add((attributes.get("manifest:full-path") ?? "").replace(/\/$/, ""));
      },
      close() {},
      text() {},
    });
  }
  return { isLocked, formulas };
}
