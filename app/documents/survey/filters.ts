import { createInflate, inflateSync } from "node:zlib";

// What is packed so small is unpacked in one go, which is faster for the many small streams of a file.
const smallBytes = 16 * 1024;

/**
 * Inflates a zlib stream piece by piece, so that one who has seen enough can stop. Data that are no
 * zlib stream, or damaged from some place on, end there.
 * @returns how many bytes stand behind the damage: others may read on in them.
 */
export async function* inflated(data: Uint8Array): AsyncGenerator<Uint8Array, number> {
  if (data.length < smallBytes) {
    const whole = inflatedAtOnce(data);
    if (whole) {
      yield whole;
      return 0;
    }
  }
  const inflater = createInflate();
  inflater.end(data);
  try {
    for await (const part of inflater) yield part;
    return 0;
  } catch (error) {
    const isCutOff = error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
    return isCutOff ? 0 : Math.max(0, data.length - inflater.bytesWritten);
  } finally {
    inflater.destroy();
  }
}

function inflatedAtOnce(data: Uint8Array): Uint8Array | undefined {
  try {
    return new Uint8Array(inflateSync(data));
  } catch {
    return undefined;
  }
}

/** The length of run-length encoded data once they are spelled out (ISO 32000-1, 7.4.5). */
export function runLength(data: Uint8Array): number {
  let length = 0;
  for (let at = 0; at < data.length; ) {
    const code = data[at] ?? 128;
    if (code === 128) break;
    length += code < 128 ? code + 1 : 257 - code;
    at += code < 128 ? code + 2 : 2;
  }
  return length;
}

/** How many bytes LZW data unpack to, counted up to `limit`; only the lengths of the words are kept. */
export function lzwLength(data: Uint8Array, limit: number): number {
  const clear = 256;
  const end = 257;
  let lengths: number[] = [];
  let width = 9;
  let previous = 0;
  let total = 0;
  let held = 0;
  let heldBits = 0;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    heldBits += 8;
    if (heldBits < width) continue;
    heldBits -= width;
    const code = (held >> heldBits) & ((1 << width) - 1);
    if (code === end) break;
    if (code === clear) {
      lengths = [];
      width = 9;
      previous = 0;
      continue;
    }
    const length = code < 256 ? 1 : (lengths[code - 258] ?? previous + 1);
    total += length;
    if (total > limit) break;
    if (previous > 0 && lengths.length < 4096 - 258) lengths.push(previous + 1);
    previous = length;
    const next = lengths.length + 258 + 1;
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
  }
  return total;
}

/** The bytes behind ASCII85 or hexadecimal digits; `undefined` for another filter. */
export function asciiDecoded(data: Uint8Array, filter: string): Uint8Array | undefined {
  if (/^(?:ASCIIHexDecode|AHx)$/.test(filter)) return hexDecoded(data);
  if (/^(?:ASCII85Decode|A85)$/.test(filter)) return ascii85Decoded(data);
  return undefined;
}

function hexDecoded(data: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(data.length >> 1);
  let length = 0;
  let high = -1;
  for (const byte of data) {
    if (byte === 62) break;
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) continue;
    if (high < 0) high = digit;
    else {
      decoded[length++] = high * 16 + digit;
      high = -1;
    }
  }
  return decoded.subarray(0, length);
}

function ascii85Decoded(data: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(data.length * 4);
  let length = 0;
  let group = 0;
  let digits = 0;
  const write = (count: number) => {
    for (let index = 0; index < count; index++)
      decoded[length++] = (group / 256 ** (3 - index)) & 255;
    group = 0;
    digits = 0;
  };
  for (const byte of data) {
    if (byte === 126) break;
    if (byte === 122 && digits === 0) write(4);
    if (byte < 33 || byte > 117) continue;
    group = group * 85 + (byte - 33);
    digits++;
    if (digits === 5) write(4);
  }
  if (digits > 1) {
    for (let missing = digits; missing < 5; missing++) group = group * 85 + 84;
    write(digits - 1);
  }
  return decoded.subarray(0, length);
}
