import { citationsIn } from "./courts.ts";
import { readHead } from "./judgment-head.ts";

/** How far from its beginning a judgment is cited. */
const citedWithin = 3_000;

/** What stands over a paper that cites judgments without being one. */
const otherPaper =
  /\b(?:dear|submissions|affidavit|agreement|deed|lease|memorandum|advice|subject|list of authorities|table of (?:cases|authorities)|case ?notes?|newsletter|bulletin|transcript)\b/i;
const nameOfCase =
  /\s(?:-?v-?|vs?\.?|&|and)\s|^(?:Re|R|In the matter of|Ex parte|In re)\b|^\d{5,8}\b|^(?:medium )?(?:neutral )?citation|^case may be cited/i;

/** How a judgment is cited at its head: not at all, by its citation, or by the citation and its date. */
function citedAtHead(head: string): "no" | "cited" | "dated" {
  for (const { start, end } of citationsIn(head)) {
    const rest = /^[^\n]*/.exec(head.slice(end))?.[0].trim() ?? "";
    const from = Math.max(
      head.lastIndexOf("\n\n", start),
      head.lastIndexOf(":", start),
      start - 240,
      0,
    );
    const before = head
      .slice(from, start)
      .replace(/^[:\s]{1,20}/, "")
      .trim();
    const heads = before === "" || nameOfCase.test(before.replace(/\s+/g, " "));
    if (!heads || otherPaper.test(head.slice(0, from)) || /[a-z]{3}\. [A-Z]/.test(before)) continue;
    if (/^[;,]?\s*\(\d{1,2}\s+[A-Z][a-z]{2,8}\s+\d{4}\)/.test(rest)) return "dated";
    if (rest === "" || /^[;([]/.test(rest)) return "cited";
  }
  return "no";
}

/** What stands in judgments, with how much it says. */
const signs: [RegExp, number][] = [
  [
    /(?:^|\n)[ \t]*(?:EX TEMPORE )?(?:REASONS FOR (?:JUDGE?MENT|DECISION)|Reasons for (?:[Jj]udgment|[Dd]ecision)|JUDGE?MENT|DECISION RECORD|STATEMENT OF REASONS)\b[^\n]{0,40}(?=\n|$)/,
    3,
  ],
  [/(?:^|\n)[ \t]*catchwords?\b/i, 3],
  [/\bTHE (?:COURT|TRIBUNAL|COMMISSION) ORDERS\b/, 2],
  [/(?:^|\n)[ \t]*-?v-?\.?[ \t]*(?:\n|$)|(?:^|\n)[^\n]{3,60} -?v-? [A-Z][^\n]{2,60}(?:\n|$)/, 1],
  [
    /\b(?:plaintiff|applicant|appellant|prosecutor)s?\b[\s\S]{0,1500}\b(?:defendant|respondent|accused)s?\b/i,
    1,
  ],
  [
    /\b(?:(?:Supreme|Federal|District|County|High|Local|Magistrates['’]?|Family|Land and Environment) Court|Court of Appeal|Administrative (?:Appeals |Review )?Tribunal|Fair Work Commission)\b/i,
    1,
  ],
  [/\b(?:HIS|HER) HONOUR\b|\b[A-Z][A-Za-z'’-]+ (?:J|JA|CJ|AJ|JJ|DCJ|SM|FM|P)\s*[:\n]/, 1],
  [/(?:^|\n)[ \t]*Fair Work Act 2009\s{0,4}\n[ \t]*s\.? ?\d{2,3}/, 3],
  [
    /(?:^|\n)[ \t]*(?:SENIOR |DEPUTY |VICE )?(?:COMMISSIONER|PRESIDENT|JUDGE|JUSTICE|MEMBER) [A-Z][A-Z .'’-]{1,30}/,
    2,
  ],
];
/** From so much on a paper without a citation at its head is a judgment. */
const enough = 5;

/** Whether a text is a judgment or a decision of a court, a tribunal or a commission. */
export function isJudgment(text: string): boolean {
  const head = text.slice(0, 6_000);
  const cited = citedAtHead(head.slice(0, citedWithin));
  if (cited === "dated") return true;
  if (otherPaper.test(head.slice(0, 60))) return false;
  const labelled = new Set(readHead(head).map(({ label }) => label));
  const weight =
    (cited === "cited" ? 4 : 0) +
    (labelled.has("judge") && (labelled.has("date") || labelled.has("hearing")) ? 2 : 0) +
    signs.reduce((sum, [sign, worth]) => sum + (sign.test(head) ? worth : 0), 0);
  return weight >= enough;
}
