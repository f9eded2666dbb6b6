import type { Finding, Span } from "../../schemas/analysis.ts";
import { findSigning } from "../reading/execution-block.ts";
import { onOneLine, withoutEnd } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import type { Segment } from "../reading/segment.ts";

/** What stands in brackets where a person's words belong: "[insert date]", "[YOUR BUSINESS NAME]". */
const asked =
  "(?:please )?(?:insert|enter|add|complete|specify|state|name|date|amount|address|details?|describe|select|delete|client|customer|supplier|party|company|business|your|abn|acn|email|number|period|rate|fee|price|percentage|jurisdiction|position|role|location|place|territory|geographical|phone|emergency|total|landlord|tenant|employee|employer|contractor|tbc|tba|tbd|x{2,20}|note|drafting)\\b(?![^\\]\\n]{0,80} (?:is|are|was|were|has|have) )[^\\]\\n]{0,80}";
const blank = new RegExp(
  [
    `\\[(?:\\s{0,12}|\\s?[•●·∙*_.…–-]{1,20}\\s?|${asked}|[^\\]\\n]{1,40} (?:name|address|date|number|amount|abn|acn)|\\$?\\d{1,3}(?:,\\d{3}){0,3}(?:\\.\\d+)?%?)\\]|\\[[NXYZ]\\](?![A-Za-z])`,
    "<\\s?(?:insert|enter|name|date|your|company)[^>\\n]{0,60}>",
    "\\{\\{[^{}\\n]{1,60}\\}\\}|(?<!\\{)\\{[a-z][\\w.]{1,60}\\}(?!\\})|«(?=[^»]{0,60}[A-Za-z]{4})[^»\\n]{1,60}»|<<(?=[^>]{0,60}[A-Za-z]{4})[^<>\\n]{1,60}>>",
    "\\bTB[CAD]\\b|\\bto be (?:confirmed|advised|inserted)\\b|\\bX{4,}\\b|\\?{3,}|lorem ipsum",
    "\\b(?:the|this)[ \\t]{3,200}day of\\b|(?<=\\b(?:the|this) )day of(?:[ \\t]{3,200}(?=(?:19|20)\\d\\d)|[ \\t]{0,2},[ \\t]?(?=(?:19|20)\\d\\d))",
    "\\$\\s?_{2,}|(?<![_-])_{3,}(?=\\s?(?:%|per cent))|(?<![_-])_{4,}(?![_-])|(?<![.…])(?:\\.{8,60}|…{3,30})(?=[ \\t]{0,3}(?:\\n|$))",
  ].join("|"),
  "gi",
);
/** Words taken out of a copy: nobody is to fill them in. */
const omitted = /^\[[\s.…]{0,6}\*{1,12}[\s.…]{0,6}\]$/;
/** A figure in brackets is open only before what it counts: "[14] days", "$[500]". */
const figure = /^\[\$?\d/;
const counts =
  /^\s?(?:%|per ?cent|percent|(?:clear |business |calendar |working )?(?:(?:days?|weeks?|months?|years?|hours?)\b|kilomet|km\b|metres)|\(?(?:plus|ex|incl))/i;
/** A box before one of several answers, ticked or not, is not filled in. */
const box = /^\[(?:\s{0,3}|\s?[xX]\s?)\]$/;
const signature =
  /\b(?:sign(?:ed|ature)?|executed by|accepted by|witness|director|secretary|print|seal|initials?)\b|\bby\s*:/i;
const signatory = /\b(?:name|title|date|position|capacity)\b/i;
const most = 12;
/** How far an execution block reaches, where nothing says what stands after it. */
const blockLength = 3_000;

/** The line around a place, or what of it is near. */
function lineAround(text: string, start: number, end: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(end, end + 60);
  return { before: before.slice(before.lastIndexOf("\n") + 1), after: after.split("\n")[0] ?? "" };
}

/** The office that stands below the line on which a letter is signed. */
const office =
  /^(?:Managing |Sole )?(?:Director|Partner|Principal|Secretary|Manager|Chief|Authorised|Chair|President|For |for |on behalf|Name)/;
/** A line by which a letter is accepted: "Agreed for Acme: ____ Date: ____", "I, Ann Lee, accept. ____". */
const accepts =
  /^(?:\W{0,3})(?:(?:agreed|accepted|acknowledged)\b|I, [^\n]{2,80}\b(?:accept|agree|acknowledge))/i;

/** Whether a line is one on which a letter is signed or accepted. */
function signsLetter(text: string, start: number, end: number): boolean {
  const { before } = lineAround(text, start, end);
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
  if (line.length < 300 && accepts.test(line.trim())) return true;
  const below = text.slice(end, end + 120).trimStart();
  return before.trim() === "" && office.test(below);
}

function isBlank(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end);
  const { before, after } = lineAround(text, start, end);
  if (figure.test(words)) return counts.test(after) || /\$\s?$/.test(before) || /[$%]/.test(words);
  if (box.test(words)) {
    const answers = /^\s{0,3}[A-Za-z]/.test(after) && !counts.test(after);
    return !(
      answers &&
      (/(?:^(?:(?:[-*•]|[\d.()a-z]{1,8})\s{1,2}){0,2}|\t|\s{2}|[:?|]\s?|\]\s?\w+\s)$/.test(
        before,
      ) ||
        /\[[\sxX✓]{0,3}\]/.test(`${before} ${after}`))
    );
  }
  if (/^[_.…]+$/.test(words) && signsLetter(text, start, end)) return false;
  if (/^[_.…]+$/.test(words) && signature.test(`${before} ${after}`)) return false;
  return true;
}

interface Gap extends Span {
  words: string;
}

/** Whatever looks like a place to fill in, wherever it stands. */
const gapsIn = ({ text }: Reading): readonly Gap[] =>
  [...text.matchAll(blank)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, words }))
    .filter(({ start, end }) => isBlank(text, start, end));

/**
 * The places of a text that somebody still has to fill in, in its order; UTF-16 offsets. Tick boxes and
 * lines for signatures are none. `segments`, where there are any, tell where the execution blocks are.
 */
export function findBlanks(reading: Reading, segments: Segment[] = []): Span[] {
  const { text } = reading;
  const known = segments.filter(({ kind }) => kind === "signature");
  const signing = findSigning(text);
  const blocks =
    known.length > 0 || signing === -1 ? known : [{ start: signing, end: signing + blockLength }];
  let next = 0;
  const blanks: Span[] = [];
  for (const { words, ...span } of reading.once(gapsIn)) {
    while (span.start >= (blocks[next]?.end ?? Number.POSITIVE_INFINITY) + 5) next++;
    if (span.start >= (blocks[next]?.start ?? Number.POSITIVE_INFINITY) - 5) continue;
    const rule = /^_+$/.test(words);
    const after = blocks[0] && span.start > blocks[0].start;
    if (
      rule &&
      after &&
      signatory.test(Object.values(lineAround(text, span.start, span.end)).join(" "))
    )
      continue;
    blanks.push(span);
  }
  return blanks;
}

/** Where a blank stands and what belongs there, by its clause and the words before it: " (cl 8.6, after “advice from”)". */
function whereOf(reading: Reading, { start }: Span): string {
  const { text, blocks } = reading;
  const at = reading.blockAt(start);
  const place = reading.placeAt(start);
  const line =
    text
      .slice(Math.max(blocks[at]?.start ?? 0, start - 90), start)
      .split("\n")
      .at(-1) ?? "";
  // A word that the cut halved is left out, and a blank before this one is shown as one.
  const whole = line.length < 90 ? line : line.slice(line.indexOf(" "));
  const piece = whole.replace(/_{3,}/g, "__");
  const words = withoutEnd(piece.replace(/^[\s|\d.()_]+/, ""), "$:|([")
    .split(/\s+/)
    .slice(-7)
    .join(" ");
  const after = /[a-z]{3}/i.test(words) ? `after “${words}”` : null;
  const where = [place, after].filter((part) => part !== null).join(", ");
  return where === "" ? "" : ` (${where})`;
}

/** A blank as a message names it: on one line, and no longer than tells it. */
function shown(quote: string): string {
  const words = onOneLine(quote);
  return words.length > 60 ? `${words.slice(0, 58)}…` : words;
}

/** The first of each kind of blank, as slips of the drafting. */
export function findPlaceholders(reading: Reading): Finding[] {
  const { text, blocks } = reading;
  const first = new Map<string, Span>();
  for (const span of findBlanks(reading, blocks)) {
    const quote = text.slice(span.start, span.end);
    if (!first.has(quote)) first.set(quote, span);
  }
  return [...first].slice(0, most).map(([quote, span]) => ({
    kind: "placeholder",
    message: omitted.test(quote)
      ? `Words have been left out at “${quote}”.`
      : `${/\w/.test(quote.replaceAll("_", "")) ? "" : "The blank "}“${shown(quote)}” still has to be ${figure.test(quote) ? "settled" : "filled in"}${whereOf(reading, span)}.`,
    quote,
    ...span,
  }));
}

/** A paper with a blank in so few words is a form; one with so many of them need not be as full of them. */
const formFrom = [
  { blanks: 4, wordsEach: 60 },
  { blanks: 10, wordsEach: 400 },
];

/** How many places of a paper are open; words that were taken out of a copy are nobody’s to fill in. */
export const countOpen = (reading: Reading, segments: Segment[] = []): number =>
  findBlanks(reading, segments).filter(
    ({ start, end }) => !omitted.test(reading.text.slice(start, end)),
  ).length;

/** How many blanks a paper has that is a form or a template; 0 where it is none. */
export function blanksOfForm(reading: Reading, words: number): number {
  const count = countOpen(reading);
  return formFrom.some(({ blanks, wordsEach }) => count >= blanks && words / count < wordsEach)
    ? count
    : 0;
}
