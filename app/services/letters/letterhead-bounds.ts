import { readXmlPart } from "../../documents/containers/xml-part.ts";
import { openZip } from "../../documents/containers/zip.ts";
import { UnreadableFile } from "../../documents/unreadable.ts";

/** A letterhead is small; what unpacks to more is none. */
export const maxInflatedBytes = 12 * 1024 * 1024;
/** The most elements of all its parts, each of which is in memory when a letter is made; Word writes some thousand. */
export const maxElements = 50_000;
/** The most elements that stand in one another. */
export const maxElementDepth = 200;

const tooMuch = (what: string) =>
  new UnreadableFile(
    "damaged",
    `This document ${what}, which a letterhead does not need. Make its pictures and pages fewer, and upload it again.`,
  );

/**
 * Refuses a document that would take up memory or time when a letter is made on it.
 * @throws UnreadableFile with a sentence.
 */
export function refuseLargeLetterhead(bytes: Uint8Array): void {
  const archive = openZip(bytes);
  let inflated = 0;
  for (const name of archive.names)
    for (const chunk of archive.chunks(name)) {
      inflated += chunk.length;
      if (inflated > maxInflatedBytes) throw tooMuch("unpacks to more than 12 MB");
    }
  let elements = 0;
  let depth = 0;
  const counter = {
    open() {
      if (++elements > maxElements) throw tooMuch("has more than 50,000 parts inside");
      if (++depth > maxElementDepth) throw tooMuch("has parts in parts, 200 deep");
    },
    close() {
      depth--;
    },
    text() {},
  };
  for (const name of archive.names)
    if (/\.(?:xml|rels)$/i.test(name)) readXmlPart(archive, name, counter);
}
