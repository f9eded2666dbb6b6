import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readContracts } from "../labelled-data.ts";

/** A paper as it is stored: its name and its text. */
export interface NamedText {
  name: string;
  text: string;
}

/** The papers of a folder (its .txt files), or of labelled contracts (JSON lines, gzipped or not), in a fixed order. */
export async function readPapers(path: string): Promise<NamedText[]> {
  if (/\.jsonl(?:\.gz)?$/.test(path))
    return (await readContracts(path)).map(({ id, text }) => ({ name: id, text }));
  return readdirSync(path)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => ({
      name: file.replace(/\.txt$/, ""),
      text: readFileSync(join(path, file), "utf8"),
    }));
}
