/** What somebody called a thing, as it may stand in the name of a file: no part of it is a folder. */
export const inFileName = (name: string) => name.replace(/[/\\]/g, "-");

/**
 * Makes an answer a download of so many bytes: never shown in the browser, never run, never kept.
 * The name follows RFC 6266: a plain fallback, and the real one in UTF-8.
 */
export function setAttachment(headers: Headers, name: string, bytes: number) {
  const fileName = name.toWellFormed();
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  headers.set(
    "Content-Disposition",
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(fileName)}`,
  );
  headers.set("Content-Security-Policy", "sandbox");
  headers.set("Content-Length", String(bytes));
}

/** RFC 8187, section 3.2.1: what `encodeURIComponent` leaves but the header does not allow. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
