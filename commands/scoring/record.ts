import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * SHA-256, in hexadecimal, of all that decides what the built-in analyser finds: its code, its vocabulary, its
 * weights and the recipe that they were trained with. A figure is true of one digest.
 */
export function analyserDigest(): string {
  const files = globSync(["app/analysis/**/*.{ts,json}", "commands/training/*.ts"], { cwd: root })
    .filter((file) => !file.startsWith("app/analysis/model/"))
    .toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Writes measured figures where the accuracy page reads them, with the digest of what was measured. */
export const recordFigures = (name: "cross-validated" | "facts" | "australian", figures: object) =>
  writeFile(
    join(root, `app/content/accuracy/${name}.json`),
    `${JSON.stringify({ digest: analyserDigest(), ...figures }, null, 2)}\n`,
  );
