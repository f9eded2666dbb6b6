import { textEncoding } from "../txt.ts";
import { noText } from "../unreadable.ts";

const deepest = 4;
const mostParts = 200;
const longestHead = 10_000;

/**
 * The web page, or else the plain text, in a web archive (MHTML, RFC 2557).
 * @returns what it is, and its text; undefined for a text that only begins like an archive. Throws `UnreadableFile` for an
 * archive that has neither.
 */
export function pageOfArchive(bytes: Uint8Array): { isHtml: boolean; text: string } | undefined {
  const source = new TextDecoder("latin1").decode(bytes);
  const found = partsOf(source, 0);
  const page = found.find(({ type }) => /^(?:text\/html|application\/xhtml)/.test(type));
  const part = page ?? found.find(({ type }) => type === "" || type.startsWith("text/plain"));
  if (part) return { isHtml: part === page, text: textOfPart(part) };
  if (found.length === 0) return undefined;
  throw noText("This web archive has no page in it.");
}

type Part = { type: string; charset: string; encoding: string; body: string };

/** The leaves of a message, those of its parts included. */
function partsOf(source: string, depth: number): Part[] {
  const end = /\r?\n[ \t]*\r?\n/.exec(source.slice(0, longestHead));
  if (!end) return [];
  const head = source.slice(0, end.index).replace(/\r?\n[ \t]+/g, " ");
  const body = source.slice(end.index + end[0].length);
  const fields = new Map(
    head.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const type = fields.get("content-type") ?? "";
  const boundary = parameterOf(type, boundaryIs);
  if (/^multipart\//i.test(type) && boundary && depth < deepest)
    return (
      body
        .split(`--${boundary}`)
        .slice(1, 1 + mostParts)
        // Two hyphens end the list.
        .filter((part) => !part.startsWith("--"))
        .flatMap((part) => partsOf(part.replace(/^\r?\n/, ""), depth + 1))
    );
  const encoding = fields.get("content-transfer-encoding")?.toLowerCase() ?? "";
  return [
    { type: type.toLowerCase(), charset: parameterOf(type, charsetIs) ?? "", encoding, body },
  ];
}

const boundaryIs = /boundary\s?=\s?(?:"([^"]{1,200})"|([^;\s]{1,200}))/i;
const charsetIs = /charset\s?=\s?(?:"([^"]{1,200})"|([^;\s]{1,200}))/i;

/** A parameter of a content type, with quotation marks around it or without. */
function parameterOf(type: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(type);
  return found?.[1] ?? found?.[2];
}

function textOfPart({ charset, encoding, body }: Part): string {
  if (encoding === "base64") return decoded(bytesOf(fromBase64(body)), charset);
  if (encoding === "quoted-printable") return decoded(bytesOf(fromQuotedPrintable(body)), charset);
  return decoded(bytesOf(body), charset);
}

const bytesOf = (latin1: string) => Uint8Array.from(latin1, (one) => one.charCodeAt(0));

const fromQuotedPrintable = (text: string) =>
  text
    .replace(/=[ \t]{0,100}\r?\n/g, "")
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

function fromBase64(text: string): string {
  const digits = text.replace(/[^A-Za-z0-9+/]/g, "");
  return atob(digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0)));
}

/** Bytes in the character set that is named, or, where it is none, in the one that they look like. */
export function decoded(bytes: Uint8Array, charset: string): string {
  try {
    if (charset !== "") return new TextDecoder(charset).decode(bytes);
  } catch {
    // A name that nobody knows.
  }
  return new TextDecoder(textEncoding(bytes) ?? "windows-1252").decode(bytes);
}
