import type { Finding } from "../../schemas/analysis.ts";
import { findDefinitions } from "../reading/definitions.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { slip } from "./slip.ts";

const businessDay = /\bBusiness Days?\b/g;
const smallBusinessDay = /\bbusiness days?\b/;
const most = 6;
/** So many definitions are looked for in the paper. */
const mostDefinitions = 60;
const isMeaning = /["“*'‘]([A-Z][\w&/'’ -]{2,60}?)["”*'’]{1,3},? (?:means|has the meaning)/g;

/** Terms that are defined and never used, and business days that nobody has said what they are. */
export function findTermSlips(reading: Reading): Finding[] {
  return [...unused(reading), ...businessDays(reading)];
}

function unused(reading: Reading): Finding[] {
  const { text } = reading;
  const findings: Finding[] = [];
  const whole = onOneLine(text).toLowerCase();
  for (const found of [...text.matchAll(isMeaning)].slice(0, mostDefinitions)) {
    const term = found[1] ?? "";
    if (findings.length === most) break;
    const stem = onOneLine(term)
      .toLowerCase()
      .replace(/(?:ies|y|s)$/, "");
    if (stem.length < 3 || whole.split(stem).length !== 2) continue;
    findings.push(
      slip(reading, "unused-term", found.index, found[0].length, {
        message: `“${term}” is defined and not used.`,
        cure: "Take the definition out, or ask where the clause that used it has gone.",
      }),
    );
  }
  return findings;
}

function businessDays(reading: Reading): Finding[] {
  const { text } = reading;
  const defined = reading.once(findDefinitions);
  const isDefined = ["business day", "business days"].some((term) => defined.has(term));
  const [first] = [...text.matchAll(businessDay)];
  if (first && !isDefined && !/\bBusiness Days? (?:means|is)\b/.test(text))
    return [
      slip(reading, "undefined-term", first.index, first[0].length, {
        message:
          "“Business Day” is used and not defined, so the State whose holidays count is open.",
        cure: "Have it defined: a day that is not a Saturday, a Sunday or a public holiday in a named place.",
      }),
    ];
  const small = isDefined ? smallBusinessDay.exec(text) : null;
  return small
    ? [
        slip(reading, "undefined-term", small.index, small[0].length, {
          message: "“Business Day” is defined, and here it is written without capitals.",
          cure: "Have it written as it is defined.",
        }),
      ]
    : [];
}
