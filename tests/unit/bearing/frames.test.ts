import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { phrased } from "../../../app/analysis/bearing/frames.ts";
import { usually } from "../../../app/analysis/bearing/usual.ts";
import type { Cast } from "../../../app/analysis/cast/cast.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

interface Line {
  clause: string;
  words: string;
  bears: string[];
  gains: string[];
  cast: Cast;
}

/** Lines of a file: "= Role (Name), …", and then "clause | burdened > benefited | words". */
function readLines(file: string): Line[] {
  const text = readFileSync(join(import.meta.dirname, "../../fixtures/bearing", file), "utf8");
  let cast = castOf([], "");
  return text.split("\n").flatMap((line): Line[] => {
    if (line.startsWith("=")) {
      const parties = [...line.matchAll(/\s*([^,()=]+?)\s*\(([^)]*)\)\s*(?:,|$)/g)];
      cast = castOf(
        parties.map(([, role = "", name = ""]) => ({ name, role, aliases: [role] })),
        "",
      );
      return [];
    }
    const [clause = "", who = "", ...words] = line.split(" | ");
    const [bears = [], gains = []] = who.split(" > ").map((side) => side.split(", "));
    return words.length > 0 ? [{ clause, words: words.join(" | "), bears, gains, cast }] : [];
  });
}

/** Those of a cast by the roles that a line calls them by. */
const rolesOf = ({ members }: Cast, told: number[] | undefined, roles: string[]) =>
  told?.map((at) => members[at]?.ways.find((way) => roles.includes(way)));

describe("a turn of phrase by itself", () => {
  it.each(readLines("told-by-phrase.txt"))(
    "tells whom $clause burdens and whom it benefits: $words",
    ({ clause, words, bears, gains, cast }) => {
      const told = phrased(clause, words, cast);
      expect(rolesOf(cast, told?.bears, bears)?.toSorted()).toEqual(bears.toSorted());
      expect(rolesOf(cast, told?.gains, gains)?.toSorted()).toEqual(gains.toSorted());
    },
  );
});

describe("usage by itself", () => {
  it.each(readLines("told-by-usage.txt"))(
    "tells whom $clause burdens and whom it benefits: $words",
    ({ clause, words, bears, gains, cast }) => {
      const told = usually(clause, words, cast);
      expect(rolesOf(cast, told ? [told.bears] : undefined, bears)).toEqual(bears);
      expect(rolesOf(cast, told ? [told.gains] : undefined, gains)).toEqual(gains);
    },
  );
});
