import type { Finding } from "../../schemas/analysis.ts";
import type { Segment } from "../reading/segment.ts";

const leftover =
  /\[(?:\s{0,12}|\s?[•●*_.…–-]{1,20}\s?|(?:please )?(?:insert|enter|add|complete|specify|state|name|date|amount|address|details?|describe|select|delete|client|customer|supplier|party|company|tbc|tba|tbd|x{2,20}|note|drafting)\b(?![^\]\n]{0,80} (?:is|are|was|were|has|have) )[^\]\n]{0,80})\]|<\s?(?:insert|enter|name|date)[^>\n]{0,60}>|\bTB[CAD]\b|\bto be (?:confirmed|advised|inserted)\b|\bX{4,}\b|\$\s?_{2,}|(?<![_-])_{5,}(?![_-])|\?{3,}|lorem ipsum/gi;
const omitted = /^\[\s?\*+\s?\]$/;
const most = 12;

/** The line around a place, or what of it is near. */
function line(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(start, end + 60);
  return before.slice(before.lastIndexOf("\n") + 1) + (after.split("\n")[0] ?? "");
}

/** Places that somebody still has to fill in, or that were blanked out; lines for signatures are none. */
export function findPlaceholders(text: string, segments: Segment[]): Finding[] {
  const signing = segments.filter((segment) => segment.kind === "signature");
  let next = 0;
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const found of text.matchAll(leftover)) {
    if (findings.length >= most) break;
    const start = found.index;
    const end = start + found[0].length;
    const quote = found[0];
    const isRule = /^_+$/.test(quote);
    const around = line(text, start, end);
    if (
      isRule &&
      /\b(?:sign(?:ed|ature)?|by|name|title|date|witness|director|secretary|print|position|seal)\b/i.test(
        around,
      )
    )
      continue;
    while (start >= (signing[next]?.end ?? Number.POSITIVE_INFINITY) + 5) next++;
    if (start >= (signing[next]?.start ?? Number.POSITIVE_INFINITY) - 5) continue;
    if (isRule && signing.length > 0 && start > (signing[0]?.start ?? Number.POSITIVE_INFINITY))
      continue;
    if (seen.has(quote)) continue;
    seen.add(quote);
    findings.push({
      kind: "placeholder",
      message: omitted.test(quote)
        ? `Words have been left out at “${quote}”.`
        : `“${quote.length > 60 ? `${quote.slice(0, 58)}…` : quote}” still has to be filled in.`,
      quote,
      start,
      end,
    });
  }
  return findings;
}
