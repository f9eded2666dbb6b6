import type { RiskFlag } from "../../schemas/analysis.ts";
import { firstSaid } from "../clauses/rule-match.ts";
import { periodsIn } from "../facts/periods.ts";
import { sumsIn } from "../money/sums.ts";
import { countWords } from "../reading/plain-text.ts";
import { looksBack } from "../values/extent.ts";
import { clauseRules } from "../vocabulary/index.ts";
import { plain, tellingPhrase } from "./phrases.ts";

const ruleById = new Map(clauseRules.map((rule) => [rule.id, rule]));
/** A quotation of fewer words tells nothing. */
export const fewest = 5;
const measure =
  /^[^.;]{0,45}?\d[\d,]{0,12}(?:\.\d{1,2})?(?: ?(?:%|per cent\b|(?:business )?(?:days?|weeks?|months?|years?)\b))?/;

/** How far the figure goes that follows what tells: a cap without its amount says little. */
function measureIn(after: string): number {
  const to = measure.exec(after)?.[0].length ?? 0;
  const sum = sumsIn(after).find(({ index, length }) => index < to && to <= index + length);
  return sum ? sum.index + sum.length : to;
}

/** A sentence without the heading that stands on its line: "Indemnity by Licensee. Licensee will …". */
function withoutHeading(words: string): string {
  const rest = words.replace(
    /^[A-Z][\w'-]{1,30}(?: (?:of|by|and|to|for|the|[A-Z][\w'-]{0,30})){0,6}\. (?=[A-Z])/,
    "",
  );
  return countWords(rest) >= fewest ? rest : words;
}

const stakes = [
  /\b\d{1,3}(?:\.\d{1,2})? ?(?:%|per ?cent\b)/g,
  /\b(?:\d{1,4}|one|two|three|four|five|six|seven|ten|twelve|fourteen|twenty|thirty|sixty|ninety) (?:business |working )?(?:days?|weeks?|months?|years?)\b/gi,
];

/** What is at stake in a clause's words: a sum, else a share, else a time. */
function stakeIn(words: string): string | null {
  const [sum] = sumsIn(words);
  if (sum) return words.slice(sum.index, sum.index + sum.length);
  for (const stake of stakes)
    for (const found of words.matchAll(stake)) {
      const [said] = found;
      // "in the 12 months before the end": that time is not how long it binds.
      const back = periodsIn(said).some((period) =>
        looksBack(words, { ...period, index: found.index, length: said.length }),
      );
      if (!back) return said;
    }
  return null;
}

/** A flag as a point of a brief: what it is, where, and the words in it that tell. */
export function pointOf({ clauseId, clauseTitle, quote, place }: RiskFlag, most: number): string {
  const words = withoutHeading(plain(quote));
  const { start: from, end } = firstSaid(ruleById.get(clauseId ?? "")?.says ?? [], words) ?? {
    start: 0,
    end: 0,
  };
  const matched = Math.min(end, from + 90);
  const to = matched + measureIn(words.slice(matched, matched + 80));
  const phrase = tellingPhrase(words, most, from, to);
  const stake = stakeIn(words);
  const apart = stake !== null && stakeIn(phrase) === null ? ` (“${stake}”)` : "";
  return `${clauseTitle}${place ? ` (${place})` : ""}, “${phrase}”${apart}`;
}
