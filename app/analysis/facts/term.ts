import type { DateFact, Fact, Notice } from "../../schemas/analysis.ts";
import { labelledDate } from "./date-candidates.ts";
import { type DateOrder, datesIn } from "./dates.ts";
import type { FactSentence } from "./fact-sentence.ts";
import type { LabelledValue } from "./labelled-values.ts";
import { isAustralianDrafting } from "./origin.ts";
import { periodsIn, runsAfterTheEnd } from "./periods.ts";
import { lastDay, type Term } from "./time-spans.ts";

const endless =
  /\b(?:until|till|(?:end|expire|terminate) when)\b(?! (?:the )?(?:[a-z]+ ){0,2}(?:Expiry|Expiration|End|Completion) Date)[^.;]{0,90}\b(?:terminat\w+|cancel\w*|ended|gives? notice|notice)\b|until (?:and|or) unless|brings? (?:it|them) to an end|indefinite(?:ly)?|perpetu(?:al|ity|ally)|no (?:fixed|specified|contract) (?:term|expiry|end)|(?:stays|remains) in force until/i;
const lasts =
  /\b(?:continue|remain|stay|be|is|in) (?:in )?(?:full )?(?:force|effect|valid|effective)|\b(?:shall|will|to|and) (?:continue|expire|terminate|end|last|run|remain)\b|\bcontinues?\b|\bexpir(?:e|es|y|ing|ation)\b|\bterm\b[^.;]{0,80}\b(?:is|shall be|will be|of|for|means|:|commenc\w+|begin\w*|start\w*|expire)|\bfor (?:a|an|the) (?:initial |fixed |minimum )?(?:term|period)|\bvalid\b|\bin effect\b|\bno (?:fixed|specified|contract) term\b|\bends?\b/i;
const subject =
  /\b(?:this|these|the|our)\s+(?:[\w'’&-]+\s+){0,5}?(?:agreement|terms|conditions|contract|lease|deed|licen[cs]e|franchise|appointment|engagement|employment|subscription|amendment|letter|joint venture|plan)\b|\b(?:initial |fixed |contract |cooperation )?(?:term|contract period|subscription period|duration)\b/i;
/** "leases the Premises to the Tenant for 3 years from …" */
const letting =
  /\b(?:sub-?)?(?:leases?|lets?|demises?)\b[^.;]{0,160}\bfor (?:a (?:term|period) of )?(?:\d+|one|two|three|four|five|ten) (?:\(\d+\) )?(?:years?|months?)\b[^.;]{0,20}\b(?:from|commencing|starting|beginning)\b/i;
const elsewhere =
  /\b(?:confidential\w*|surviv\w+|warrant\w+|insurance|invoice\w*|notice of|within|non-?compet\w*|restrain\w*|audit|records|payment|option|interest|renewal term (?:shall|will)|remed\w+|cure|breach|insolven\w*|bankrupt\w*|withhold)\b/i;

interface TermSentence extends FactSentence {
  score: number;
}

function scored(text: string, sentence: FactSentence): TermSentence {
  const { words } = sentence;
  const context = text.slice(Math.max(0, sentence.start - 90), sentence.start);
  let score = 0;
  if (
    /\bterm\b[^.;]{0,60}\b(?:of|for) (?:this|the)\b|(?:this|the) (?:\w+ ){0,3}(?:agreement|contract|lease|deed)[^.;]{0,60}\b(?:shall|will|is|commences|begins|continues|remains|takes|starts)\b/i.test(
      words,
    )
  )
    score += 3;
  if (/\b(?:initial|fixed)? ?term\b/i.test(words)) score += 1;
  if (/\bTerm\b|\bTERM\b|duration|DURATION|Period/.test(`${context} ${words.slice(0, 60)}`))
    score += 2;
  if (/\b(?:commenc\w+|begin\w*|start\w*|effective|from)\b/i.test(words)) score += 1.5;
  if (/["“(](?:the )?["“]?(?:Initial )?(?:Term|Period)["”]/.test(words)) score += 2;
  if (letting.test(words)) score += 3;
  if (/\bon (?:the )?(?:expiry|expiration|end) of the\b[^.;]{0,80}\bfurther\b/i.test(words))
    score -= 3;
  if (periodsIn(words).length > 0 || datesIn(words).length > 0) score += 1;
  if (endless.test(words)) score += 0.5;
  if (elsewhere.test(words)) score -= 3;
  if (/\bterm sheet|supersed|\breplaces\b|entire agreement|\bin terms of\b/i.test(words))
    score -= 6;
  if (words.length > 600) score -= 1;
  if (
    /^(?:\W{0,20}\w{1,3}[.)])?\s*(?:if|however|during|after|upon|in the event|notwithstanding|following|where|provided)\b/i.test(
      words,
    )
  )
    score -= 3;
  if (/\bother agreement|policy|third part|license term|warranty period\b/i.test(words)) score -= 1;
  return { ...sentence, score };
}

/** The sentences that may say how long a contract lasts, the likeliest first. */
export function findTermSentences(text: string, sentences: FactSentence[]): FactSentence[] {
  const cue =
    /\b(?:term|continu\w+|remain|in effect|in force|into force|expir\w+|valid|perpetu\w+|indefinite|commenc\w+|contract period|until|engagement|effective)\b/i;
  const found: TermSentence[] = [];
  for (const sentence of sentences) {
    const { words } = sentence;
    const lets = letting.test(words);
    const speaks = cue.test(words) && subject.test(words) && lasts.test(words);
    if (words.length < 15 || !(lets || speaks)) continue;
    if (!endless.test(words) && periodsIn(words).length === 0 && datesIn(words).length === 0)
      continue;
    const candidate = scored(text, sentence);
    if (candidate.score >= 3) found.push(candidate);
  }
  return found.sort((a, b) => b.score - a.score || a.start - b.start).slice(0, 8);
}

const termLabel =
  /^(?:length of )?(?:the )?(?:initial |first |minimum |lease |contract |fixed |hire |subscription |licence )*(?:term|duration|period of (?:hire|lease|licence)|(?<=(?:initial|first|minimum|lease|contract|fixed|hire|subscription|licence) )period)$/i;
/** A row that calls the paper by its length: "Fixed 6-month shared lease". */
const ofLength =
  /^(?:an? )?(?:fixed |initial )?\d{1,3}[- ](?:day|week|month|year)s? (?:[a-z-]+ ){0,4}(?:lease|tenancy|licence|agreement|contract|hire|engagement|term)\b/i;
/** What speaks of the end of a term, or of somebody else's promise during it, and not of its length. */
const notItsLength =
  /\bguarantees?\b|\bneed not\b|^(?:[\d.]+ )?(?:at|on|upon) the (?:end|expiry|expiration) of\b/i;

/** How long a contract lasts, in its own words: those of a row, else of the likeliest sentence. */
export function termFact(likeliest: FactSentence[], rows: LabelledValue[]): Fact | null {
  const row = rows.find(
    ({ label, value }) =>
      termLabel.test(label) && value.length < 120 && (periodsIn(value)[0]?.index ?? 99) < 30,
  );
  if (row) return { value: row.value, start: row.start, end: row.end };
  const named = rows.find(({ value }) => value.length < 120 && ofLength.test(value));
  if (named && likeliest.length === 0)
    return { value: named.value, start: named.start, end: named.end };
  const sentence = likeliest.find(({ words }) => !notItsLength.test(words));
  return sentence ? { value: sentence.words, start: sentence.start, end: sentence.end } : null;
}

const endLabel =
  /^(?:(?:contract|lease|hire|term|licence) )?(?:expiry|expiration|expires|end(?:s|ing)?|terminating|termination|finish(?:es)?)(?: (?:date|day))?(?: of .{1,30})?$/i;

interface Known {
  made: DateFact | null;
  start: DateFact | null;
  rows: LabelledValue[];
  terms: Term[];
  notices: Notice[];
  order: DateOrder;
}

/**
 * When a contract ends: a date that it names, its start plus its term, or `perpetual` where it runs
 * until somebody ends it. The likeliest sentence that settles it decides.
 */
export function findExpiryDate(
  text: string,
  likeliest: FactSentence[],
  known: Known,
): DateFact | null {
  const { order } = known;
  const australian = isAustralianDrafting(text);
  const said = () => endInSentences(text, likeliest, known.start, order, australian);
  if (!australian) {
    const named = known.terms.find(({ ends, weight }) => ends !== null && weight >= 5);
    if (named?.ends)
      return { value: named.ends, start: named.start, end: named.end, derived: false };
    return said() ?? endOfTerms(known, false);
  }
  const found =
    labelledDate(known.rows, endLabel, order)?.date ?? endOfTerms(known, true) ?? said();
  // A term that is stated goes before a right to end it sooner, also where its first day is not known.
  const stated = known.terms.some(({ length, ends, weight }) => (length ?? ends) && weight >= 5);
  if (stated && (!found || found.value === "perpetual")) return null;
  if (found) return found;
  const exit = known.notices.find((notice) => notice.for === "convenience");
  // A job that has a day for its completion does not run until somebody ends it.
  const job = known.rows.some(({ label }) => /\bcompletion\b/i.test(label));
  return exit && known.start && !job && !/\bcontinues? until\b/i.test(text)
    ? { value: "perpetual", start: exit.start, end: exit.end, derived: true }
    : null;
}

/** The end of the likeliest term: its own, or its beginning and how long it is. */
function endOfTerms({ made, start, terms }: Known, australian: boolean): DateFact | null {
  for (const term of terms) {
    const place = { start: term.start, end: term.end };
    if (term.ends) return { value: term.ends, ...place, derived: false };
    if (!term.length) continue;
    const begins = term.starts ?? (term.from === "made" ? made?.value : start?.value);
    const last = begins && lastDay(begins, term, australian);
    if (last) return { value: last, ...place, derived: true };
  }
  return null;
}

function endInSentences(
  text: string,
  likeliest: FactSentence[],
  start: DateFact | null,
  order: DateOrder,
  australian: boolean,
): DateFact | null {
  let perpetual: DateFact | null = null;
  for (const [nth, sentence] of likeliest.entries()) {
    const found = expiryIn(sentence, start, order, australian);
    if (found?.value === "perpetual") {
      perpetual ??= nth < 4 ? found : null;
      if (nth === 0) return found;
    } else if (found) return found;
  }
  if (perpetual) return perpetual;
  const named =
    /(?<!\b(?!(?:the|this|agreement|term|contract|lease|deed|initial|and)\b)[a-z]+ )\b(?:expir(?:y|ation)|end|termination) date\b["”:)\s]{0,6}(?:is|means|shall be|of)?[^.\n]{0,40}/gi;
  for (const found of text.matchAll(named)) {
    const date = datesIn(found[0], order)[0];
    if (date)
      return {
        value: date.value,
        start: found.index + date.start,
        end: found.index + date.end,
        derived: false,
      };
  }
  return null;
}

function expiryIn(
  { words, ...place }: FactSentence,
  start: DateFact | null,
  order: DateOrder,
  australian: boolean,
): DateFact | null {
  const { start: from, end } = place;
  for (const date of datesIn(words, order)) {
    const before = words.slice(Math.max(0, date.start - 60), date.start);
    if (
      lastIndexOf(
        before,
        /\b(?:until|through|to|till|ending|ends?|expir\w+|terminat\w+|up to|conclud\w+|and)\b/gi,
      ) >
      lastIndexOf(
        before,
        /\b(?:commenc\w+|begin\w*|from|effective|takes? effect|dated|entered into|made)\b/gi,
      )
    ) {
      return { value: date.value, start: from, end, derived: false };
    }
  }
  const begins = startIn(words, order) ?? start?.value ?? null;
  const length = periodsIn(words).find(
    (period) => isTerm(words, period.index) && !runsAfterTheEnd(words, period),
  );
  if (length && begins) {
    return {
      value:
        lastDay(
          begins,
          {
            length,
            anniversary: /^.{0,40}anniversary/i.test(words.slice(length.index)),
            dayBefore: false,
          },
          australian,
        ) ?? begins,
      start: from,
      end,
      derived: true,
    };
  }
  return endless.test(words) && !length
    ? { value: "perpetual", start: from, end, derived: false }
    : null;
}

function lastIndexOf(words: string, pattern: RegExp): number {
  return [...words.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** Whether the period at `index` is how long the contract lasts, and not a notice or a renewal. */
function isTerm(words: string, index: number): boolean {
  const before = words.slice(Math.max(0, index - 70), index);
  const after = words.slice(index, index + 60);
  // "“Financial Year” means the period of 12 (twelve) months" says what a year is.
  if (/\byear["”']? (?:means|shall mean)\b/i.test(before)) return false;
  if (
    /\b(?:notice|prior|written|within|successive|renew\w*|additional|further|every|each|extend\w*|least|thereafter)\b[^.;]{0,45}$/i.test(
      before,
    ) &&
    !/\b(?:initial|term of|period of)\b[^.;]{0,20}$/i.test(before)
  )
    return false;
  return !/^[^.;]{0,30}\b(?:notice|prior|before|written)\b/i.test(after);
}

function startIn(words: string, order: DateOrder): string | null {
  for (const date of datesIn(words, order)) {
    if (
      /\b(?:commenc\w+|begin\w*|from|effective|start\w*|as of|date)\b[^.;]{0,40}$/i.test(
        words.slice(Math.max(0, date.start - 60), date.start),
      )
    )
      return date.value;
  }
  return null;
}
