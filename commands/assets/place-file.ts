import { hash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** For each file what it was made of, and what was made: away with the libraries that it was made by. */
const records = "node_modules/.cache/site-assets";

const digestOf = (parts: readonly (string | Uint8Array)[]) =>
  parts.map((part) => hash("sha256", part)).join(" ");

/**
 * Puts a file where it is not yet, or not as it would be made now, whole or not at all: a build, a type generator and a
 * suite may make the same ones at once.
 * @param from all that it is made of. @param make gives its bytes, and is called only when they are wanted.
 */
export async function placeFile(
  path: string,
  from: readonly (string | Uint8Array)[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<void> {
  const record = join(records, encodeURIComponent(relative("", path)));
  const recordOf = (made: Uint8Array) => `${digestOf(from)} > ${digestOf([made])}`;
  if (existsSync(path) && existsSync(record))
    if (readFileSync(record, "utf8") === recordOf(readFileSync(path))) return;
  const made = await make();
  write(path, made);
  write(record, recordOf(made));
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

/** Removes what stands beside a folder: the files of other versions. */
export function removeSiblings(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent))
    if (name !== basename(folder)) rmSync(join(parent, name), { recursive: true, force: true });
}
