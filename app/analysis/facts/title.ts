import type { Fact } from "../../schemas/analysis.ts";
import { onOneLine } from "../plain-text.ts";

const kindWords =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|terms|conditions|guarantee|addendum|amendment|policy|plan|memorandum|statement|undertaking|affidavit|judgment|order|notice|letter|offer|understanding|schedule|settlement|charter|protocol|supplement)\b/i;

/** What a document calls itself: the first short line near its beginning that names a kind of document. */
export function findTitle(text: string): Fact | null {
  const head = text.slice(0, 6_000);
  let from = 0;
  let read = 0;
  for (const line of head.split("\n")) {
    const words = onOneLine(line);
    if (words !== "") read++;
    const named = kindWords.test(words) && /[A-Z]/.test(words);
    const capitals = words.replace(/[^A-Za-z]/g, "");
    const first = read <= 2 && words.split(" ").length <= 8;
    const titled = first || /^[^a-z]+$/.test(capitals) || !/\b[a-z]{5,}\b/.test(words);
    if (
      named &&
      titled &&
      words.length >= 4 &&
      words.length < 110 &&
      !/[.;,:]$/.test(words) &&
      !/^(?:exhibit|page|source|table of)/i.test(words)
    ) {
      const start = from + line.search(/\S/);
      const shown = line.trim();
      return { value: words, start, end: start + shown.length };
    }
    from += line.length + 1;
  }
  const called =
    /\b(?:this|THIS)\s+((?:[A-Z][\w&-]*\s+){0,6}(?:Agreement|AGREEMENT|Deed|DEED|Lease|LEASE|Contract|CONTRACT|License|LICENSE|Licence))\b/.exec(
      head,
    );
  if (!called?.[1]) return null;
  const start = called.index + called[0].length - called[1].length;
  return { value: onOneLine(called[1]), start, end: start + called[1].length };
}
