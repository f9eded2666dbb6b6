/**
 * The headers of a download: never shown in the browser, never run, never kept.
 * The name follows RFC 6266: a plain fallback, and the real one in UTF-8.
 */
export const attachment = (name: string, contentType: string) => {
  const fileName = name.toWellFormed();
  return {
    "Content-Type": contentType,
    "Content-Disposition": `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_")}"; filename*=UTF-8''${encodeExtended(fileName)}`,
    "Content-Security-Policy": "sandbox",
  };
};

/** RFC 8187, section 3.2.1: what `encodeURIComponent` leaves but the header does not allow. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
