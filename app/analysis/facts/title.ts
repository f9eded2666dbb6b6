import type { Fact } from "../../schemas/analysis.ts";
import { companyForms } from "../reading/company-forms.ts";
import { onOneLine } from "../reading/plain-text.ts";

const kinds =
  "agreement|contract|deed|lease|licen[cs]e|terms|conditions|guarantee|addendum|amendment|policy|plan|memorandum|statement|undertaking|affidavit|judgment|order|notice|offer|understanding|settlement|charter|protocol|supplement|certificate|indenture";
const kindWord = new RegExp(`\\b(?:${kinds})\\b`, "gi");
const record = /^(?:minutes of|memorandum of advice|memorandum to)\b/i;
/** What names a document only where it is the whole of a line. */
const vague =
  /^(?:policy|plan|statement|order|notice|offer|charter|protocol|supplement|conditions|settlement|understanding)$/i;
const companyForm = new RegExp(`(?:^|[\\s,])(?:${companyForms})\\b[.,]*$`);
const small = /^(?:of|and|for|the|to|in|on|with|a|an|or|&|\/|-|–)$/i;
const noTitle =
  /^(?:this|these|such|said|that|each|our|your|any|all|under|into|exhibit|schedule|annex\w*|appendix|page|execution|version|copy|form|confidential|source|between|by|dated?|whereas|section|article|clause)$/i;

/** A first line that says what the whole paper is. */
const whole = /\b(?:agreement|contract|deed|lease)\b/i;
/** Papers that call themselves so in their first line only; elsewhere these are parts of one. */
const atHead = /\b(?:release|application|quotation|quote|estimate|proposal|waiver)\b/i;
/** A heading that any paper may have over its terms says nothing of this one, if it is not its first line. */
const ofAnyPaper =
  /^(?:(?:general|standard|contractual|contract|special) )*(?:conditions|terms(?: (?:and|&) conditions)?)$/i;
const headingOnly = 6;

interface Candidate {
  start: number;
  end: number;
  score: number;
}

/** Short lines near the beginning that name a kind of document. */
function titleLines(head: string): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  let read = 0;
  for (const line of head.split("\n")) {
    const words = onOneLine(line);
    const start = from + line.search(/\S/);
    from += line.length + 1;
    if (words === "") continue;
    read++;
    const capitals = /^[^a-z]+$/.test(words) && /[A-Z]{3}/.test(words);
    const titled =
      capitals || !/\b[a-z]{5,}\b/.test(words) || (read <= 2 && words.split(" ").length <= 8);
    const plain =
      words.length >= 4 &&
      words.length <= 80 &&
      !/[.;,:]$| {3}|\t/.test(line.trim()) &&
      /[A-Z]/.test(words);
    const named =
      words.search(kindWord) !== -1 || record.test(words) || (read === 1 && atHead.test(words));
    if (!plain || !titled || !named || companyForm.test(words.replace(/ [A-Z ]{1,80}$/i, "")))
      continue;
    if (
      noTitle.test(words.split(" ")[0] ?? "") ||
      /^table of|\b(?:no|number)\b.{0,80}\d/i.test(words)
    )
      continue;
    found.push({
      start,
      end: start + line.trim().length,
      score:
        6 +
        (capitals || (read === 1 && whole.test(words)) ? 1 : 0) -
        read * 0.25 -
        (read > 2 && ofAnyPaper.test(words) ? headingOnly : 0),
    });
  }
  return found;
}

/** Capitalised phrases that end in a kind of document: "… STRATEGIC ALLIANCE AGREEMENT …". */
function titlePhrases(head: string): Candidate[] {
  const found: Candidate[] = [];
  for (const kind of head.matchAll(kindWord)) {
    if (!/^[A-Z]/.test(kind[0])) continue;
    let start = kind.index;
    let count = 1;
    while (start > 0 && count < 10) {
      const before = /(\S+)( {1,2})$/.exec(head.slice(Math.max(0, start - 40), start));
      const word = before?.[1] ?? "";
      if (!before || /[.;:)\]”"]$/.test(word) || companyForm.test(` ${word}`) || noTitle.test(word))
        break;
      if (!small.test(word) && !/^[A-Z(][\w&'’/,-]*$/.test(word)) break;
      start -= before[0].length;
      count++;
    }
    const end =
      kind.index +
      kind[0].length +
      (/^ (?:No|NO)\.? ?\d+/.exec(head.slice(kind.index + kind[0].length))?.[0].length ?? 0);
    const lead =
      /^(?:(?:of|and|for|the|to|in|on|with|a|an|or|&|\/|-|–),? +){1,10}/i.exec(
        head.slice(start, end),
      )?.[0].length ?? 0;
    const words = head.slice(start + lead, end);
    if (vague.test(words)) continue;
    const capitals = !/[a-z]/.test(words);
    const many = words.split(/\s+/).length;
    const defined = /\b(?:this|the|that certain|such)\s+$/i.test(
      head.slice(Math.max(0, start - 14), start + lead),
    );
    const score =
      (capitals ? 3 : 1) +
      (many >= 2 ? 2.5 : -1) +
      Math.min(many, 7) * 0.15 -
      (start > 200 && ofAnyPaper.test(words) ? headingOnly : 0) -
      (defined ? 0.5 : 0) -
      start / 1_200;
    found.push({ start: start + lead, end, score });
  }
  return found;
}

/** What a document calls itself: a title line or phrase near its beginning; null where there is none. */
export function findTitle(text: string): Fact | null {
  const head = text.slice(0, 5_000);
  let best: Candidate | null = null;
  for (const candidate of [...titleLines(head), ...titlePhrases(head)]) {
    if (candidate.end - candidate.start >= 4 && (!best || candidate.score > best.score))
      best = candidate;
  }
  if (!best || best.score < 1) return null;
  // "PROMOTION AGREEMENT BETWEEN" goes on with its parties.
  const words = text.slice(best.start, best.end);
  const end = best.start + words.replace(/,?\s+(?:by and )?(?:between|among|with)$/i, "").length;
  return { value: onOneLine(text.slice(best.start, end)), start: best.start, end };
}
