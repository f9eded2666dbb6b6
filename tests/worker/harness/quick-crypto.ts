// biome-ignore lint/style/useNodejsImportProtocol: with it, this file would import itself.
import { type BinaryLike, type ScryptOptions, scrypt as slow } from "crypto";

// biome-ignore lint/style/useNodejsImportProtocol: as above.
export * from "crypto";

/**
 * Stands in for `node:crypto` in these tests, where a password costs nothing: that one takes its time is shown by
 * the unit test of passwords and in the browser tests.
 */
export function scrypt(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) {
  slow(password, salt, length, { ...options, N: 2 }, done);
}
