import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { concatenate } from "../containers/concatenate.ts";

/** Unlocks the data of a stream, by the number and generation of its object. */
export type Unlock = (data: Uint8Array, number: number, generation: number) => Uint8Array;

type Settings = {
  version: number;
  revision: number;
  keyBytes: number;
  permissions: number;
  owner: Uint8Array;
  user: Uint8Array;
  userKey: Uint8Array;
  locksMetadata: boolean;
  isAes: boolean;
};

// ISO 32000-1, 7.6.3.3: what stands in for an empty password.
const padding = fromHex("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a");

/**
 * How to unlock the streams of a PDF that opens without a password (ISO 32000-2, 7.6), so that they can be measured
 * as they will be read; `undefined` where it asks for one.
 * @param dictionary the source of its encryption dictionary. @param id the source of the file's identifier.
 */
export function unlockerOf(dictionary: string, id: string): Unlock | undefined {
  const settings = readSettings(dictionary);
  if (settings.version === 5) {
    const key = longKey(settings);
    return key && ((data) => aes(key, data));
  }
  if (settings.version < 1 || settings.version > 4) return undefined;
  const key = shortKey(settings, stringAfter(id, "") ?? new Uint8Array());
  if (!key) return undefined;
  return (data, number, generation) => {
    const own = md5(
      key,
      Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8),
      settings.isAes ? Uint8Array.of(0x73, 0x41, 0x6c, 0x54) : new Uint8Array(),
    ).subarray(0, Math.min(16, key.length + 5));
    return settings.isAes ? aes(own, data) : rc4(own, data);
  };
}

function readSettings(source: string): Settings {
  const number = (name: string, otherwise: number) =>
    Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(source)?.[1] ?? otherwise);
  const version = number("V", 0);
  const bits = number("Length", 40);
  return {
    version,
    revision: number("R", 2),
    // Some write the length of the key in bytes.
    keyBytes: version === 1 ? 5 : version === 4 ? 16 : Math.min(16, bits < 40 ? bits : bits >> 3),
    permissions: number("P", 0),
    owner: stringAfter(source, "/O") ?? new Uint8Array(),
    user: stringAfter(source, "/U") ?? new Uint8Array(),
    userKey: stringAfter(source, "/UE") ?? new Uint8Array(),
    locksMetadata: !/\/EncryptMetadata\s+false/.test(source),
    isAes: version >= 4 && /\/CFM\s*\/AESV/.test(source),
  };
}

/** Algorithms 2, 4 and 5: the file's key, if the empty password is the user's. */
function shortKey(settings: Settings, id: Uint8Array): Uint8Array | undefined {
  const { revision, keyBytes, permissions, owner, user } = settings;
  const bits = Uint8Array.of(permissions, permissions >> 8, permissions >> 16, permissions >> 24);
  const open = revision >= 4 && !settings.locksMetadata;
  let key = md5(padding, owner.subarray(0, 32), bits, id, new Uint8Array(open ? 4 : 0).fill(255));
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (revision < 3) return startsWith(user, rc4(key, padding)) ? key : undefined;
  let check = rc4(key, md5(padding, id));
  for (let round = 1; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return startsWith(user, check) ? key : undefined;
}

/** Algorithms 2.A, 2.B and 11: the same for keys of 256 bits. */
function longKey({ revision, user, userKey }: Settings): Uint8Array | undefined {
  if (user.length < 48 || userKey.length < 32) return undefined;
  const hash = (salt: Uint8Array) => (revision >= 6 ? slowHash(salt) : sha("sha256", salt));
  if (!startsWith(user, hash(user.subarray(32, 40)))) return undefined;
  const cipher = createDecipheriv("aes-256-cbc", hash(user.subarray(40, 48)), new Uint8Array(16));
  cipher.setAutoPadding(false);
  return new Uint8Array(cipher.update(userKey.subarray(0, 32)));
}

function slowHash(salt: Uint8Array): Uint8Array {
  let key = sha("sha256", salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = concatenate(Array.from({ length: 64 }, () => key));
    const packed = aesEncrypt(key.subarray(0, 16), key.subarray(16, 32), repeated);
    const kind = packed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(["sha256", "sha384", "sha512"][kind] ?? "sha256", packed);
    last = packed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function aes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = data.length - (data.length % 16);
  if (whole < 32) return new Uint8Array();
  const cipher = createDecipheriv(
    key.length > 16 ? "aes-256-cbc" : "aes-128-cbc",
    key,
    data.subarray(0, 16),
  );
  cipher.setAutoPadding(false);
  return new Uint8Array(cipher.update(data.subarray(16, whole)));
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const held = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = held;
  };
  for (let index = 0, at = 0; index < 256; index++) {
    at = (at + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
    swap(index, at);
  }
  const plain = new Uint8Array(data.length);
  for (let index = 0, one = 0, other = 0; index < data.length; index++) {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(one, other);
    const mask = state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0;
    plain[index] = (data[index] ?? 0) ^ mask;
  }
  return plain;
}

/** The string behind a name, in brackets or in hexadecimal digits. */
function stringAfter(source: string, name: string): Uint8Array | undefined {
  const start = name === "" ? 0 : source.search(new RegExp(`${name}\\s*[(<]`));
  if (start < 0) return undefined;
  const value = /[(<]/.exec(source.slice(start));
  if (!value) return undefined;
  const at = start + value.index + 1;
  if (value[0] === "<")
    return fromHex(source.slice(at, source.indexOf(">", at)).replace(/\s/g, ""));
  const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
  const bytes: number[] = [];
  for (let index = at, depth = 1; index < source.length && bytes.length < 200; index++) {
    const character = source.charAt(index);
    if (character === "\\") {
      const digits = /^[0-7]{1,3}/.exec(source.slice(index + 1, index + 4))?.[0];
      const next = source.charAt(index + 1);
      if (digits) bytes.push(Number.parseInt(digits, 8) & 255);
      else if (next !== "\n" && next !== "\r") bytes.push(escapes[next] ?? next.charCodeAt(0));
      index += digits?.length ?? 1;
      continue;
    }
    if (character === "(") depth++;
    if (character === ")" && --depth === 0) break;
    bytes.push(character.charCodeAt(0));
  }
  return Uint8Array.from(bytes);
}

function fromHex(digits: string): Uint8Array {
  return new Uint8Array(Buffer.from(digits, "hex"));
}

const sha = (kind: string, data: Uint8Array) =>
  new Uint8Array(createHash(kind).update(data).digest());
const md5 = (...parts: Uint8Array[]) => sha("md5", concatenate(parts));
const startsWith = (whole: Uint8Array, start: Uint8Array) =>
  start.every((byte, index) => whole[index] === byte);

function aesEncrypt(key: Uint8Array, start: Uint8Array, data: Uint8Array): Uint8Array {
  const cipher = createCipheriv("aes-128-cbc", key, start);
  cipher.setAutoPadding(false);
  return new Uint8Array(cipher.update(data));
}
