/** The bytes of base64 (RFC 4648, section 4); a loop, for half a megabyte is read so before the first analysis. */
export function bytesOfBase64(base64: string): Uint8Array {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < bytes.length; place++) bytes[place] = letters.charCodeAt(place);
  return bytes;
}
