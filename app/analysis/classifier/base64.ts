/** The bytes of base64 (RFC 4648, section 4). */
export const bytesOfBase64 = (base64: string): Uint8Array => Uint8Array.fromBase64(base64);
