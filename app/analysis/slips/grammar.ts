import type { Facts, Finding } from "../../schemas/analysis.ts";
import { escaped } from "../matching/escaped.ts";
import type { Reading } from "../reading/reading.ts";
import { slip } from "./slip.ts";

const plurals =
  "are|were|have|warrant|agree|acknowledge|undertake|indemnify|represent|covenant|release|grant|assign|appoint|consent|accept|confirm|waive";
const most = 3;

/** One party with the verb of several: left over from another paper, where somebody else was bound. */
export function findGrammarSlips(reading: Reading, { parties }: Facts): Finding[] {
  const roles = [
    ...new Set(
      parties.flatMap(({ role }) =>
        role && /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(role) && !/s$/.test(role) ? role : [],
      ),
    ),
  ].filter((role) => parties.filter((party) => party.role === role).length === 1);
  if (roles.length === 0) return [];
  const said = new RegExp(
    `(?<=(?:^|[.;:] |\\n)(?:\\d[\\d.]{0,6} )?)The (?:${roles.map(escaped).join("|")}) (?:${plurals})\\b`,
    "g",
  );
  return [...reading.text.matchAll(said)].slice(0, most).map((found) =>
    slip(reading, "grammar", found.index, found[0].length, {
      message: `“${found[0]}”: one party with the verb of several, as if words were taken from another paper.`,
      cure: "Check who is meant to be bound here.",
    }),
  );
}
