import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Puts a file where it is not yet, whole or not at all: a build, a type generator and a suite may make the same ones at
 * once. `make` gives the bytes and is called only when they are wanted; with `again` they are written over what is there.
 */
export async function placeFile(
  path: string,
  make: () => Uint8Array | Promise<Uint8Array>,
  { again = false } = {},
): Promise<void> {
  if (!again && existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  writeFileSync(unfinished, await make());
  renameSync(unfinished, path);
}

/** Removes what stands beside a folder: the files of other versions. */
export function removeSiblings(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent))
    if (name !== basename(folder)) rmSync(join(parent, name), { recursive: true, force: true });
}
