import { createHash } from "node:crypto";

/** The SHA-256 of bytes, or of a text in UTF-8: 32 bytes, of which a caller asks for "hex" or "base64". */
export const sha256 = (data: string | Uint8Array | ArrayBuffer): Buffer =>
  createHash("sha256")
    .update(data instanceof ArrayBuffer ? new Uint8Array(data) : data)
    .digest();

/** The SHA-256 of what comes in pieces: `update` it with each, then `digest`. */
export const runningSha256 = () => createHash("sha256");
