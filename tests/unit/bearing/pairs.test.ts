import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import type { Cast } from "../../../app/analysis/cast/cast.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { judgeDirection } from "../../../commands/scoring/australian-direction.ts";

interface Pair {
  clause: string;
  words: string;
  verdict: ReturnType<typeof judgeDirection>;
  /** Whether lawyers would want it told, and it need not be. */
  open: boolean;
}

const partiesOf = (line: string) =>
  [...line.matchAll(/\s*([^,()=]+?)\s*\(([^)]*)\)\s*(?:,|$)/g)].map(([, role = "", name = ""]) => ({
    ...{ id: name, name, role, called: [role] },
  }));

/** Lines of a file: "= Role (Name), …" and then "clause | burdened > benefited | words", with "?" before open ones. */
function readPairs(file: string): Pair[] {
  const text = readFileSync(join(import.meta.dirname, "../../fixtures/bearing", file), "utf8");
  let parties: ReturnType<typeof partiesOf> = [];
  let cast: Cast = castOf([], "");
  return text.split("\n").flatMap((line): Pair[] => {
    if (line.startsWith("=")) {
      parties = partiesOf(line);
      cast = castOf(
        parties.map(({ name, role }) => ({ name, role, aliases: [role] })),
        "",
      );
      return [];
    }
    const open = line.startsWith("? ");
    const [clause = "", who = "", ...cells] = line.slice(open ? 2 : 0).split(" | ");
    const words = cells.join(" | ");
    if (words === "") return [];
    const [burdens = [], benefits = []] = who
      .split(" > ")
      .map((roles) =>
        roles.split(", ").flatMap((role) => parties.filter((one) => one.role === role)),
      );
    const ids = (of: typeof parties) => of.map(({ id }) => id);
    const gold = { burdens: ids(burdens), benefits: ids(benefits) };
    const said = bearingOf(clause, words, cast);
    return [{ clause, words, open, verdict: judgeDirection(gold, said, parties) }];
  });
}

describe.each([
  "trades-and-forms.txt",
  "unnamed-and-passive.txt",
  "turns-of-phrase.txt",
  "joint-and-tax.txt",
])("who bears and who gains, in %s", (file) => {
  const pairs = readPairs(file);

  it.each(pairs.filter(({ open }) => !open))("is told of $clause: $words", ({ verdict }) => {
    expect(verdict).toBe("right");
  });

  it.each(pairs.filter(({ open }) => open))("is not reversed of $clause: $words", ({ verdict }) => {
    expect(verdict).not.toBe("reversed");
  });
});
