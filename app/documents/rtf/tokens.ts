import { damaged } from "../unreadable.ts";

/** A piece of Rich Text (RTF 1.9.1); the bytes of `text` are in the code page of its font. */
export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "text"; bytes: Uint8Array }
  | { kind: "word"; word: string; value: number | undefined }
  /** A control symbol such as `\~`. */
  | { kind: "symbol"; symbol: string };

const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const longestWord = 32;
const largest = 0xffffffff;

/** Whether the bytes begin like Rich Text. */
export function looksLikeRtf(bytes: Uint8Array): boolean {
  return /^\s{0,100}\{\\rtf/.test(new TextDecoder("latin1").decode(bytes.subarray(0, 110)));
}

/** Cuts Rich Text into its pieces; binary data are passed over. A file that ends before its groups do is cut off. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = bytes.indexOf(openBrace);
  let depth = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === openBrace) {
      depth++;
      at++;
      yield { kind: "open" };
    } else if (byte === closeBrace) {
      at++;
      yield { kind: "close" };
      if (--depth === 0) return;
    } else if (byte === backslash) {
      const control = controlAt(bytes, at + 1);
      at = control.end;
      if (control.token) yield control.token;
    } else if (byte < 0x20 && byte !== 0x09) at++;
    else {
      const end = textEnd(bytes, at);
      yield byte === 0x09 && end === at + 1
        ? { kind: "word", word: "tab", value: undefined }
        : { kind: "text", bytes: bytes.subarray(at, end) };
      at = end;
    }
  }
  throw damaged("This document is cut off or damaged.");
}

function textEnd(bytes: Uint8Array, from: number): number {
  if (bytes[from] === 0x09) return from + 1;
  let end = from;
  for (; end < bytes.length; end++) {
    const byte = bytes[end] ?? 0;
    if (byte < 0x20 || byte === backslash || byte === openBrace || byte === closeBrace) break;
  }
  return end;
}

type Control = { token: RtfToken | undefined; end: number };

/** What stands behind a backslash. */
function controlAt(bytes: Uint8Array, start: number): Control {
  const first = bytes[start] ?? 0;
  if (!isLetter(first)) return symbolAt(bytes, start, first);
  let at = start;
  let word = "";
  for (; at - start < longestWord && isLetter(bytes[at] ?? 0); at++)
    word += String.fromCharCode(bytes[at] ?? 0);
  const isNegative = bytes[at] === 0x2d && isDigit(bytes[at + 1] ?? 0);
  if (isNegative) at++;
  let value: number | undefined;
  for (; isDigit(bytes[at] ?? 0); at++)
    value = Math.min(largest, 10 * (value ?? 0) + (bytes[at] ?? 0) - 0x30);
  // One space ends a control word and is no text.
  if (bytes[at] === 0x20) at++;
  if (word === "bin") return { token: undefined, end: at + (value ?? 0) };
  const signed = isNegative && value !== undefined ? -value : value;
  return { token: { kind: "word", word, value: signed }, end: at };
}

function symbolAt(bytes: Uint8Array, start: number, first: number): Control {
  if (first === 0x27) {
    const code = Number.parseInt(ascii(bytes, start + 1, start + 3), 16);
    const token: RtfToken | undefined = Number.isNaN(code)
      ? undefined
      : { kind: "text", bytes: Uint8Array.of(code) };
    return { token, end: start + 3 };
  }
  // A line end that is escaped ends a paragraph.
  if (first === 0x0d || first === 0x0a)
    return { token: { kind: "word", word: "par", value: undefined }, end: start + 1 };
  return { token: { kind: "symbol", symbol: String.fromCharCode(first) }, end: start + 1 };
}

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));
