import { zipSync } from "fflate";
import { concatenate } from "../../documents/containers/concatenate.ts";
import { looksLikeZip, openZip } from "../../documents/containers/zip.ts";

/** Far above what 500 rules of long wording come to. */
export const maxBytes = 8 * 1024 * 1024;
/** So many tags are no table of rules; a reader holds each of them. */
export const maxTags = 1_000_000;
/** Of those, so many in the list of strings. */
export const maxTagsOfStrings = 200_000;

const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

/** Thrown for a file that is no table, or is far too big; `message` is a sentence for a person. */
export class NoTable extends Error {}

function tagsIn(bytes: Uint8Array): number {
  let tags = 0;
  for (const byte of bytes) if (byte === 60) tags++;
  return tags;
}

/**
 * The parts of a workbook that hold its cells, packed anew without compression: each was inflated piece by piece
 * against a bound, so that whatever the sizes in its directory say, a reader is given no more than that.
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  if (!looksLikeZip(bytes))
    throw new NoTable("This is no .xlsx file. Please save the table as .xlsx and send that.");
  const zip = openZip(bytes);
  const parts: Record<string, Uint8Array> = {};
  const most = { bytes: maxBytes, tags: maxTags };
  for (const name of zip.names.filter((one) => needed.test(one))) {
    const chunks: Uint8Array[] = [];
    let tagsHere = 0;
    for (const chunk of zip.chunks(name)) {
      chunks.push(chunk);
      tagsHere += tagsIn(chunk);
      most.bytes -= chunk.length;
      const strings = /sharedStrings/i.test(name) && tagsHere > maxTagsOfStrings;
      if (most.bytes < 0 || tagsHere > most.tags || strings)
        throw new NoTable("This table unpacks to far more than a playbook can hold.");
    }
    most.tags -= tagsHere;
    parts[name] = concatenate(chunks);
  }
  return zipSync(parts, { level: 0 });
}
