import { crc32 } from "node:zlib";
import { deflateSync } from "fflate";
import { damaged } from "../unreadable.ts";
import { concatenate } from "./concatenate.ts";
import { directoryEnd, directoryHeader, findDirectoryEnd, localHeader } from "./zip.ts";

/** A part of an archive as its directory tells of it, with what it packs. */
type Packed = {
  name: Uint8Array;
  /** The directory's own record, to be copied but for what changes. */
  record: Uint8Array;
  flags: number;
  method: number;
  time: number;
  crc: number;
  packed: Uint8Array;
  bytes: number;
};

const isDescribedBehind = 8;
const isUtf8 = 0x800;

/**
 * A copy of a zip archive in which some parts are others, and some are added at its end. What stays is not unpacked: it is
 * byte for byte what it was. Throws `UnreadableFile` for an archive that is not whole.
 */
export function copyZip(
  bytes: Uint8Array,
  changed: ReadonlyMap<string, Uint8Array>,
): Uint8Array<ArrayBuffer> {
  const parts = readParts(bytes);
  const decoder = new TextDecoder();
  const names = parts.map(({ name }) => decoder.decode(name).replaceAll("\\", "/"));
  const copied = parts.map((part, i) => {
    const content = changed.get(names[i] ?? "");
    // Of two parts with one name the last one counts.
    return content && names.lastIndexOf(names[i] ?? "") === i
      ? { ...part, ...pack(content) }
      : part;
  });
  const there = new Set(names);
  const added = [...changed]
    .filter(([name]) => !there.has(name))
    .map(([name, content]) => newPart(new TextEncoder().encode(name), content));
  return writeZip([...copied, ...added]);
}

function readParts(bytes: Uint8Array): Packed[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectoryEnd(view);
  let at = view.getUint32(end + 16, true);
  const shift = Math.max(0, end - view.getUint32(end + 12, true) - at);
  at += shift;
  let left = bytes.length;
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (at + 46 > end || view.getUint32(at, true) !== directoryHeader) throw cutOff();
    const nameBytes = view.getUint16(at + 28, true);
    const length = 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const packedBytes = view.getUint32(at + 20, true);
    const header = view.getUint32(at + 42, true) + shift;
    // Parts that lie over one another would make the copy larger than the archive.
    left -= packedBytes;
    if (left < 0 || header + 30 > end || view.getUint32(header, true) !== localHeader)
      throw cutOff();
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    if (start + packedBytes > end) throw cutOff();
    const part = {
      name: bytes.subarray(at + 46, at + 46 + nameBytes),
      record: bytes.subarray(at, at + length),
      flags: view.getUint16(at + 8, true) & ~isDescribedBehind,
      method: view.getUint16(at + 10, true),
      time: view.getUint32(at + 12, true),
      crc: view.getUint32(at + 16, true),
      packed: bytes.subarray(start, start + packedBytes),
      bytes: view.getUint32(at + 24, true),
    };
    at += length;
    return part;
  });
}

const cutOff = () => damaged("This document is cut off or damaged.");

const pack = (content: Uint8Array) => ({
  method: 8,
  crc: crc32(content),
  packed: deflateSync(content),
  bytes: content.length,
});

function newPart(name: Uint8Array, content: Uint8Array): Packed {
  const record = new Uint8Array(46 + name.length);
  const view = new DataView(record.buffer);
  view.setUint32(0, directoryHeader, true);
  view.setUint16(4, 20, true);
  view.setUint16(6, 20, true);
  view.setUint16(28, name.length, true);
  record.set(name, 46);
  // The first day that a zip can name, so that the same marks give the same bytes.
  return { name, record, flags: isUtf8, time: 0x00210000, ...pack(content) };
}

function writeZip(parts: Packed[]): Uint8Array<ArrayBuffer> {
  const written: Uint8Array[] = [];
  let at = 0;
  const write = (piece: Uint8Array) => {
    written.push(piece);
    at += piece.length;
  };
  const records = parts.map((part) => {
    const record = Uint8Array.from(part.record);
    const view = new DataView(record.buffer);
    view.setUint16(8, part.flags, true);
    view.setUint16(10, part.method, true);
    view.setUint32(12, part.time, true);
    view.setUint32(16, part.crc, true);
    view.setUint32(20, part.packed.length, true);
    view.setUint32(24, part.bytes, true);
    view.setUint32(42, at, true);
    const header = new Uint8Array(30);
    const head = new DataView(header.buffer);
    head.setUint32(0, localHeader, true);
    // What version of zip reads it, and then what the two records have in common, without the extra field.
    head.setUint16(4, view.getUint16(6, true), true);
    header.set(record.subarray(8, 30), 6);
    head.setUint16(28, 0, true);
    write(header);
    write(part.name);
    write(part.packed);
    return record;
  });
  const start = at;
  for (const record of records) write(record);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, directoryEnd, true);
  view.setUint16(8, parts.length, true);
  view.setUint16(10, parts.length, true);
  view.setUint32(12, at - start, true);
  view.setUint32(16, start, true);
  write(end);
  return concatenate(written);
}
