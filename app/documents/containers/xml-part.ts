import { damaged } from "../unreadable.ts";
import { type XmlHandler, XmlTokenizer } from "./xml.ts";
import type { ZipArchive } from "./zip.ts";

/** Tells a handler what a part of an archive holds as XML, in UTF-8 or UTF-16. Throws `UnreadableFile`. */
export function readXmlPart(archive: ZipArchive, part: string, handler: XmlHandler): void {
  const tokenizer = new XmlTokenizer(handler);
  let decoder: TextDecoder | undefined;
  for (const chunk of archive.chunks(part)) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    tokenizer.feed(decoder.decode(chunk, { stream: true }));
  }
  if (!decoder) throw damaged("A part of this document is empty.");
  tokenizer.feed(decoder.decode());
  tokenizer.end();
}

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** The encoding of a part, by its first bytes. */
export function encodingOf(start: Uint8Array): Encoding {
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0x3c && start[1] === 0)) {
    return "utf-16le";
  }
  if ((start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0 && start[1] === 0x3c)) {
    return "utf-16be";
  }
  return "utf-8";
}
