import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cast } from "../../app/analysis/cast/cast.ts";
import { assemble, castOf } from "../../app/analysis/cast/read-cast.ts";

/** A sentence of our own paper: what clauses it is, what it is not, and who bears it. */
export interface PaperLine {
  /** The file that it stands in: one author. */
  file: string;
  /** Clause ids that it is; empty for a line that only says what it is not. */
  is: string[];
  /** Clause ids that it looks like and is not; `*` for any. */
  isNot: string[];
  cast: Cast;
  /** Indexes in the cast. */
  burdens: number[];
  benefits: number[];
  words: string;
}

const folder = join(import.meta.dirname, "paper");

const listed = (words: string, separator: string) =>
  words
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The parties of a line "= Supplier (Northwind Pty Ltd), we/us (…)". */
function readParties(line: string): { called: string[]; name: string }[] {
  return [...line.matchAll(/\s*([^,()]+?)\s*\(([^)]*)\)\s*(?:,|$)/g)].map(([, called, name]) => ({
    called: listed(called ?? "", "/"),
    name: (name ?? "").trim(),
  }));
}

/**
 * The project's own labelled sentences (`commands/training/paper/*.txt`), in order of file and line: `=` lines name the
 * parties, other lines are `ids | burdened > benefits | words`.
 * @throws Error naming a line that cannot be read.
 */
export async function readPaper(): Promise<PaperLine[]> {
  const lines: PaperLine[] = [];
  for (const file of (await readdir(folder)).sort()) {
    let parties: ReturnType<typeof readParties> = [];
    let cast = assemble([]);
    const text = await readFile(join(folder, file), "utf8");
    for (const line of text.split("\n")) {
      if (line.startsWith("=")) {
        parties = readParties(line.slice(1));
        cast = castOf(
          parties.map(({ called, name }) => ({ name, role: called[0] ?? null, aliases: called })),
          "",
        );
        continue;
      }
      const [ids, bearing, ...rest] = line.split("|");
      const words = rest.join("|").trim();
      if (!ids || words === "") continue;
      const [burdens = "", benefits = ""] = (bearing ?? "").split(">");
      const membersOf = (names: string) =>
        listed(names, ",").map((name) => {
          const at = parties.findIndex(
            (party) => party.called.includes(name) || party.called.join("/") === name,
          );
          if (at === -1) throw new Error(`${file}: nobody is called ${name}: ${line}`);
          return at;
        });
      const isNot = ids.startsWith("not ");
      lines.push({
        file,
        is: isNot ? [] : listed(ids, "+"),
        isNot: isNot ? listed(ids.slice(4), ",") : [],
        cast,
        burdens: membersOf(burdens),
        benefits: membersOf(benefits),
        words,
      });
    }
  }
  return lines;
}
