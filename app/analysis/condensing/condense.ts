import type { Analysis, Span } from "../../schemas/analysis.ts";
import { marksIn } from "./markup.ts";
import { pageEndsIn } from "./page-ends.ts";

/**
 * Longer words (links, keys, rules of dots and underscores) and longer runs of white space say nothing
 * to a reader of sentences, and cost one that tries every beginning of them the square of their length.
 */
const longestWord = 100;
const longestGap = 200;
const white = /\s/;

/** What is too much of the runs of white space or of anything else; only every `most`-th character need be looked at. */
function excessOf(text: string, most: number, isWhite: boolean): Span[] {
  const isInside = (at: number) => white.test(text.charAt(at)) === isWhite;
  const found: Span[] = [];
  for (let at = most; at < text.length; at += most + 1) {
    if (!isInside(at)) continue;
    let start = at;
    while (start > 0 && isInside(start - 1)) start--;
    while (at < text.length && isInside(at)) at++;
    if (at - start > most) found.push({ start: start + most, end: at });
  }
  return found;
}

/** Hyphens that word processors put in for "-": patterns need to know one only. */
const hyphens = /[\u2010\u2011\ufe63\uff0d]/g;

/** A text as the analyser reads it, and the way back from its offsets to those of the whole text. */
export interface Condensed {
  text: string;
  /** Where words of the condensed text stand in the whole one. */
  placed: (span: Span) => Span;
  /** The way back: where words of the whole text stand in the condensed one. */
  found: (span: Span) => Span;
}

/** A place at which something was left out of a condensed text, and how much up to there. */
interface Cut {
  at: number;
  before: number;
}

/** How much was left out up to the last cut of which `isBefore` holds, which it does of the first ones only. */
function leftOutBefore(cuts: Cut[], isBefore: (cut: Cut) => boolean): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const cut = cuts[middle];
    if (cut && isBefore(cut)) low = middle + 1;
    else high = middle;
  }
  return cuts[low - 1]?.before ?? 0;
}

/**
 * Cuts words and white space that are longer than anybody writes, the marks of Markdown, and what the pages put between
 * the halves of a sentence; most texts have none and stay as they are.
 */
export function condense(written: string): Condensed {
  const whole = written.replace(hyphens, "-");
  const tooLong = [...excessOf(whole, longestWord, false), ...excessOf(whole, longestGap, true)];
  const cuts: Cut[] = [];
  let text = "";
  let from = 0;
  for (const { start, end } of [...tooLong, ...marksIn(whole), ...pageEndsIn(whole)].sort(
    (a, b) => a.start - b.start,
  )) {
    if (start < from) continue;
    text += whole.slice(from, start);
    from = end;
    cuts.push({ at: text.length, before: from - text.length });
  }
  if (cuts.length === 0) return { text: whole, placed: (span) => span, found: (span) => span };
  const moved = (offset: number, first: number) =>
    offset + leftOutBefore(cuts, ({ at }) => at < first);
  const back = (offset: number) =>
    offset - leftOutBefore(cuts, ({ at, before }) => at + before <= offset);
  return {
    text: text + whole.slice(from),
    // Words that begin where something was cut begin after it; words that end there end before it.
    placed: ({ start, end }) => ({ start: moved(start, start + 1), end: moved(end, end) }),
    found: ({ start, end }) => ({ start: back(start), end: back(end) }),
  };
}

/** What `inWholeText` made, as it was before. */
export const inCondensedText = (analysis: Analysis, { text, found }: Condensed): Analysis =>
  inWholeText(analysis, text, { placed: found });

/** What was read in a condensed text, with the places and the quotes of the whole one. */
export function inWholeText(
  analysis: Analysis,
  whole: string,
  { placed }: Pick<Condensed, "placed">,
): Analysis {
  const move = <Item extends Span>(item: Item): Item => ({ ...item, ...placed(item) });
  const quote = <Item extends Span & { quote: string }>(item: Item): Item => {
    const { start, end } = placed(item);
    return { ...item, start, end, quote: whole.slice(start, end) };
  };
  const moveAny = <Item extends Span>(item: Item | null): Item | null => item && move(item);
  const { facts, modelReading } = analysis;
  return {
    ...analysis,
    riskFlags: analysis.riskFlags.map(quote),
    answers: analysis.answers.map((answer) => ({ ...answer, quotes: answer.quotes.map(quote) })),
    clauses: analysis.clauses.map(move),
    findings: analysis.findings.map(quote),
    ...(modelReading && {
      modelReading: {
        ...modelReading,
        riskFlags: modelReading.riskFlags.map(move),
        dismissed: modelReading.dismissed.map(move),
      },
    }),
    facts: {
      title: moveAny(facts.title),
      parties: facts.parties.map(move),
      agreementDate: moveAny(facts.agreementDate),
      effectiveDate: moveAny(facts.effectiveDate),
      expiryDate: moveAny(facts.expiryDate),
      term: moveAny(facts.term),
      renewal: moveAny(facts.renewal),
      notice: moveAny(facts.notice),
      notices: facts.notices.map(move),
      governingLaw: moveAny(facts.governingLaw),
      price: moveAny(facts.price),
      liabilityCap: moveAny(facts.liabilityCap),
      court: moveAny(facts.court),
      citation: moveAny(facts.citation),
      judge: moveAny(facts.judge),
      decisionDate: moveAny(facts.decisionDate),
      catchwords: moveAny(facts.catchwords),
      orders: facts.orders.map(move),
    },
  };
}
