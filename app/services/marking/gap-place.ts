import type { AnswerToQuestion, Span } from "../../schemas/analysis.ts";
import type { CaseFlag } from "../../schemas/flag.ts";

type Gap = Pick<CaseFlag, "clauseTitle" | "questionId">;

/** A longer line is no heading. */
const longestHeading = 90;
/** A shorter word of a title tells too little. */
const tellingLength = 5;

/** Lines that are headings, as far as a text tells: short, and no sentences. */
function headingsOf(text: string): Span[] {
  const headings: Span[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const said = line.trim();
    if (said.length > longestHeading || /[.;,:]$/.test(said) || !/\p{L}{3}/u.test(said)) continue;
    const start = index + line.indexOf(said);
    headings.push({ start, end: start + said.length });
  }
  return headings;
}

const wordsOf = (words: string) =>
  (words.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= tellingLength);

/**
 * Where a comment on what a text lacks stands: at the heading of the clause that answers another question on the same
 * matter, at one that shares a word with its title, or else at the text's last words. Offsets are UTF-16 code units.
 * @param answers to the questions of the client.
 */
export function gapPlace(text: string, gap: Gap, answers: readonly AnswerToQuestion[]): Span {
  const headings = headingsOf(text);
  const topic = answers.find(({ id }) => id === gap.questionId)?.topic;
  const near = answers.find((one) => one.topic === topic && one.quotes.length > 0)?.quotes[0];
  const above = near && headings.findLast(({ start }) => start <= near.start);
  if (above) return above;
  const words = wordsOf(gap.clauseTitle);
  const alike = headings.find(({ start, end }) =>
    wordsOf(text.slice(start, end)).some((word) => words.includes(word)),
  );
  if (alike) return alike;
  const end = text.trimEnd().length;
  return { start: text.lastIndexOf("\n", end - 1) + 1, end };
}
