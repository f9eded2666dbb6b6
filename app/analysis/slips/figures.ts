import type { Finding } from "../../schemas/analysis.ts";
import type { Reading } from "../reading/reading.ts";
import { cardinalOf, cardinalWords } from "../values/number-words.ts";
import { slip } from "./slip.ts";

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const part = `${cardinalWords}(?: (?:thousand|million|billion))?`;
/** A number in words and in figures after it: "one hundred and twenty thousand dollars ($120,000)", "thirty (30) days". */
const twice = new RegExp(
  `\\b(${part}(?:,? (?:and )?${part}){0,3})(?: (?:Australian |US )?dollars?| ?per ?cent)? ?\\((?:A|AU|US|AUD ?)?\\$? ?(\\d[\\d,]{0,14})(?:\\.0{1,2})?(?: ?%| dollars?)?\\)`,
  "gi",
);
const ofScale = new RegExp(`(${cardinalWords})(?: (thousand|million|billion))?`, "gi");

/** The number that words say up to billions: "two million five hundred thousand"; null where they cannot be read. */
function numberOf(words: string): number | null {
  let total = 0;
  for (const { 1: said = "", 2: scale = "" } of words.matchAll(ofScale)) {
    const value = cardinalOf(said);
    if (value === null) return null;
    total += value * (scales[scale.toLowerCase()] ?? 1);
  }
  return total;
}

/** Numbers whose words and figures differ: which of them binds is open. */
export function findFigureSlips(reading: Reading): Finding[] {
  const { text } = reading;
  return [...text.matchAll(twice)].flatMap((found) => {
    const [said, words = "", figures = ""] = found;
    const inWords = numberOf(words.replace(/[-\s]+/g, " "));
    const inFigures = Number(figures.replaceAll(",", ""));
    if (inWords === null || inWords === inFigures) return [];
    return [
      slip(reading, "figures", found.index, said.length, {
        message: `The words say ${inWords.toLocaleString("en-AU")} and the figures ${inFigures.toLocaleString("en-AU")}: “${said}”.`,
        cure: "Ask which is meant, and have both say it.",
      }),
    ];
  });
}
