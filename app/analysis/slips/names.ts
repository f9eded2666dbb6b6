import type { Facts, Finding } from "../../schemas/analysis.ts";
import type { Reading } from "../reading/reading.ts";
import { slip } from "./slip.ts";

const company =
  /\b((?:[A-Z][\w'’-]*|&)(?: (?:[A-Z][\w'’-]*|&|and|of)){0,6}) (?:Pty\.? (?:Ltd|Limited)|Proprietary Limited|Limited|Ltd)\b/g;
const form = / (?:Pty\.? (?:Ltd|Limited)|Proprietary Limited|Limited|Ltd)\.?$/;

/** The least number of letters to change, add or leave out between two words; more than `most` is `most + 1`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++)
      row[j] = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    before = row;
  }
  return before[other.length] ?? 0;
}

const plain = (name: string) => name.replace(form, "").toLowerCase().replaceAll("’", "'");
const fewestLetters = 8;
const mostNames = 400;

/** Names of companies that are nearly, and not quite, a party's: one of the two is misspelt, or another company is meant. */
export function findNameSlips(reading: Reading, { parties }: Pick<Facts, "parties">): Finding[] {
  const known = parties.map(({ name }) => name).filter((name) => form.test(name));
  const own = new Set(known.map(plain));
  const seen = new Set<string>();
  return [...reading.text.matchAll(company)].slice(0, mostNames).flatMap((found) => {
    const [said] = found;
    const name = plain(said);
    if (own.has(name) || seen.has(name) || name.length < fewestLetters) return [];
    seen.add(name);
    const meant = known.find((party) => {
      const apart = distance(plain(party), name, 2);
      return apart > 0 && apart <= 2;
    });
    return meant
      ? [
          slip(reading, "name", found.index, said.length, {
            message: `“${said}” is nearly, and not quite, the party “${meant}”.`,
            cure: "Check the name against the register, and have it spelt one way.",
          }),
        ]
      : [];
  });
}
