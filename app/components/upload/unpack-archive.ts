import { type UnzipFileInfo, unzipSync } from "fflate";
import { typeByName } from "../../schemas/documents/file-types.ts";
import { maxFileBytes } from "../../schemas/documents/limits.ts";
import { type LeftOut, leftOutInWords } from "./left-out.ts";

const mostDocuments = 50;
const mostEntries = 5_000;
const maxArchiveBytes = 100 * 1024 * 1024;
/** Of all documents together: they are in memory until they are sent. */
const maxUnpackedBytes = 200 * 1024 * 1024;
// Text packs to a tenth, rarely to a thirtieth.
const mostRatio = 150;
const ratioMattersFrom = 1024 * 1024;

/**
 * The documents in a zip archive, in its order: what can be read, from folders too, by its own name. What the archive
 * says of sizes is its limit: a document that turns out larger is cut there, and then is damaged.
 * @returns them, and a sentence on what was left out, if anything was.
 */
export async function unpackArchive(
  archive: File,
): Promise<{ files: File[]; leftOut: string | null }> {
  if (archive.size > maxArchiveBytes)
    return { files: [], leftOut: `${archive.name} is larger than 100MB, so it was not unpacked.` };
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries = entriesOf(bytes);
  if (typeof entries === "string") return { files: [], leftOut: `${archive.name} ${entries}` };
  const leftOut: LeftOut[] = [];
  const files: File[] = [];
  let unpacked = 0;
  for (const entry of entries) {
    const name = entry.name.split(/[/\\]/).at(-1) ?? "";
    const why = whyNot(name, entry, unpacked, files.length);
    if (why) {
      leftOut.push({ name, why });
      continue;
    }
    const content = contentOf(bytes, entry.name);
    if (!content || content.length === 0) leftOut.push({ name, why: "damaged" });
    else {
      unpacked += content.length;
      files.push(new File([content], name));
    }
    // The page stays usable between two of them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (files.length === 0 && leftOut.length === 0)
    return { files, leftOut: `There is no document in ${archive.name}.` };
  return { files, leftOut: leftOutInWords(archive.name, files.length, leftOut) };
}

/** All that an archive lists but folders and what systems put there for themselves; else why it cannot be read. */
function entriesOf(bytes: Uint8Array): UnzipFileInfo[] | string {
  const entries: UnzipFileInfo[] = [];
  let count = 0;
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (++count > mostEntries) throw new RangeError();
        const steps = entry.name.split(/[/\\]/);
        const isOurs = steps.every((step) => !step.startsWith(".") && step !== "__MACOSX");
        if (isOurs && steps.at(-1) !== "") entries.push(entry);
        return false;
      },
    });
    return entries;
  } catch {
    return count > mostEntries
      ? `holds more than ${mostEntries.toLocaleString("en-AU")} files, so it was not unpacked.`
      : "is damaged, or no zip archive that can be unpacked.";
  }
}

function whyNot(
  name: string,
  { size, originalSize }: UnzipFileInfo,
  unpacked: number,
  taken: number,
): LeftOut["why"] | null {
  if (!typeByName(name)) return "type";
  if (taken >= mostDocuments) return "many";
  const length = Math.max(size, originalSize);
  if (length > maxFileBytes) return "size";
  if (originalSize > ratioMattersFrom && originalSize > mostRatio * size) return "bomb";
  return unpacked + length > maxUnpackedBytes ? "room" : null;
}

function contentOf(bytes: Uint8Array, name: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(
      unzipSync(bytes, { filter: (entry) => entry.name === name })[name] ?? [],
    );
  } catch {
    return undefined;
  }
}
