import type { Facts, Finding } from "../../schemas/analysis.ts";
import { isBody } from "../parties/proper-names.ts";
import type { Reading } from "../reading/reading.ts";
import { slip } from "./slip.ts";

const place = /\b(?:signature|signed|executed|execution|sign(?:s|ing)? (?:here|below))\b|_{4,}/i;

const firstWord = /^[A-Za-z]{5,}/;

/** Parties without a place to sign, where a paper has places to sign for others. */
export function findSigningSlips(reading: Reading, { parties }: Facts): Finding[] {
  const { text, blocks } = reading;
  const signing = blocks.filter(({ zone }) => zone === "signature");
  const [first] = signing;
  const last = signing.at(-1);
  if (!first || !last || parties.length < 2) return [];
  const words = text.slice(first.start, last.end).toLowerCase();
  if (!place.test(words)) return [];
  const isIn = ({ name, role, aliases }: Facts["parties"][number]) =>
    [name, role ?? "", ...aliases, firstWord.exec(name)?.[0] ?? ""].some(
      (way) => way.length > 2 && words.includes(way.toLowerCase().replace(/^the /, "")),
    );
  const absent = parties.filter((party) => !isIn(party));
  const isSure = absent.every(({ name, role }) => isBody(name) || name === role);
  if (absent.length === 0 || absent.length === parties.length || !isSure) return [];
  return absent.slice(0, 3).map(({ name }) =>
    slip(reading, "execution", first.start, first.end - first.start, {
      message: `There is a place to sign for others, and none for ${name}.`,
      cure: "Have a place to sign added, with name, capacity and date.",
    }),
  );
}
