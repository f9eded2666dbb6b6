import type { Finding } from "../../schemas/analysis.ts";
import { dateInWords, datesIn } from "../facts/dates.ts";
import { labelledValuesOf } from "../facts/labelled-values.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { slip } from "./slip.ts";

const meant =
  /["“'‘*]{0,3}([A-Z][A-Za-z]+(?: [A-Z][a-z]+){0,3} [Dd]ate)["”'’*]{0,3}(?: \([^)]{1,40}\))?,? (?:means|is|will be|shall be) (.{4,80})/g;
const inBrackets =
  /\b(\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+ (?:19|20)\d\d) \((?:the )?["“]([A-Z][A-Za-z]+(?: [A-Z][a-z]+){0,3} [Dd]ate)["”]\)/g;
const isDate = /\bdate$/i;

const key = (term: string) =>
  onOneLine(term)
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/^(?:start|commencing|commencement)\b/, "commencement")
    .replace(/^(?:end|expiry|expiration)\b/, "expiry");

interface Told {
  day: string;
  start: number;
  length: number;
}

/** Days that two places give differently under one name. */
export function findContradictions(reading: Reading): Finding[] {
  const { text } = reading;
  const told: [term: string, Told][] = labelledValuesOf(reading).flatMap(
    ({ label, value, start, end }): [string, Told][] => {
      const [date] = isDate.test(label) ? datesIn(value) : [];
      return date ? [[label, { day: date.value, start, length: end - start }]] : [];
    },
  );
  for (const found of text.matchAll(meant)) {
    const [date] = datesIn(found[2] ?? "");
    if (date && date.start < 12)
      told.push([found[1] ?? "", { day: date.value, start: found.index, length: found[0].length }]);
  }
  for (const found of text.matchAll(inBrackets)) {
    const [date] = datesIn(found[1] ?? "");
    if (date)
      told.push([found[2] ?? "", { day: date.value, start: found.index, length: found[0].length }]);
  }
  const byTerm = Map.groupBy(told, ([term]) => key(term));
  return [...byTerm.values()].flatMap((all) => {
    const [first] = all;
    const other = all.find(([, { day }]) => day !== first?.[1].day);
    if (!first || !other) return [];
    return [
      slip(reading, "contradiction", other[1].start, other[1].length, {
        message: `The ${first[0].replace(/^the /i, "")} is ${dateInWords(first[1].day)} in one place and ${dateInWords(other[1].day)} here.`,
        cure: "Ask which day is meant, and have it said in one place only.",
      }),
    ];
  });
}
