import type { DateFact } from "../../schemas/analysis.ts";
import { findSigningOrAccepting } from "../reading/execution-block.ts";
import { datesIn, type FoundDate } from "./dates.ts";
import { isAmerican } from "./origin.ts";

interface Candidate extends FoundDate {
  before: string;
  after: string;
}

const blank = /(?:_{2,}|\[\s?[•●*_.\s]{0,6}\s?\]|\(\s*\)|\.{4,}|day of\s*,)/;

function candidates(text: string, from: number, to: number, monthFirst: boolean): Candidate[] {
  return datesIn(text.slice(from, to), monthFirst)
    .map((date) => {
      const start = from + date.start;
      const end = from + date.end;
      return {
        value: date.value,
        start,
        end,
        before: text.slice(Math.max(0, start - 160), start).replace(/\s+/g, " "),
        after: text.slice(end, end + 110).replace(/\s+/g, " "),
      };
    })
    .filter(
      (date) =>
        !/Source: [^\n]{0,120}$|(?:fiscal year|year|period) ended [^.]{0,20}$|filed (?:with|on) [^.]{0,60}$/.test(
          date.before,
        ),
    );
}

const otherDocument =
  /\b(?:that certain|pursuant to|the (?:original|prior|existing|master|initial|first) [\w ]{0,30}|as amended|amend(?:s|ed|ing)?\b|under|certain|between [^()]{3,60} and|entered into (?:a|an|that|certain)) [^.;]{0,100}(?:dated|made|entered)[^.;]{0,30}$/i;

/** "Campaign period:", "Activity end date:", "Acquittal due:" before a date. */
const ofSomethingElse =
  /\b(?:period|(?:start|end|commencement|expiry|completion|delivery|launch|due) date|due|deadline|launch|until)\s*:\s*$/i;

const onlyEffective = /\beffective (?:as of|as from|on|from|date)?[^.;]{0,25}$/i;

function agreementScore(date: Candidate): number {
  const { before, after } = date;
  let score = 0;
  if (
    /\b(?:made|entered(?: into)?|executed|dated|date of (?:this )?agreement|agreement date|date of agreement|signed|concluded)\b[^.;]{0,60}$/i.test(
      before,
    )
  )
    score += 5;
  if (
    /\b(?:this|the) [\w\s&,/-]{0,80}(?:agreement|contract|lease|deed|amendment|addendum|license|licence)\b[^.;]{0,120}$/i.test(
      before,
    )
  )
    score += 3;
  if (/\bdate(?: of (?:this )?(?:agreement|deed|contract))?\s*:?\s*$/i.test(before)) score += 4;
  if (
    /\b(?:proposal|letter|plan|order|quotation|quote|report|policy|offer|brief) dated?\s*$/i.test(
      before,
    )
  )
    score -= 9;
  if (/(?:^|\s)dated?\s*:?\s*(?:this\s*)?$|\bas of\s*(?:the\s*)?(?:this\s*)?$/i.test(before))
    score += 2;
  if (/^\s*,?\s*\(?[^.]{0,60}\b(?:by and between|between|among|by)\b/i.test(after)) score += 3;
  if (/^[^.]{0,30}\(?(?:the )?["“]?Effective Date/i.test(after)) score += 2;
  if (onlyEffective.test(before))
    score -= /\b(?:made|entered|executed|dated)\b[^.;]{0,12}\d/i.test(before) ? 6 : 1;
  if (/\b(?:last )?updated|version (?:of|dated)?|last revised/i.test(before.slice(-30))) score += 4;
  if (otherDocument.test(before) && !/\bthis\b[^.;]{0,50}$/i.test(before)) score -= 6;
  if (ofSomethingElse.test(before)) score -= 9;
  if (
    /\b(?:commenc\w+|expir\w+|terminat\w+|until|through|ending|incorporated|renew\w*|prior to|before|by no later than|on or before|beginning)\b[^.;]{0,30}$/i.test(
      before,
    )
  )
    score -= 5;
  return score;
}

/**
 * When a contract was made: the best date of its opening, else the last date beside a signature.
 * Null where it leaves the date blank.
 */
export function findAgreementDate(text: string): DateFact | null {
  const monthFirst = isAmerican(text);
  const preamble = text
    .slice(0, 25_000)
    .search(/\b(?:made|entered|dated|executed|between|among)\b/i);
  const opening = candidates(
    text,
    0,
    Math.min(text.length, Math.max(9_000, preamble + 3_000)),
    monthFirst,
  );
  let best: { date: Candidate; score: number } | null = null;
  for (const [index, date] of opening.slice(0, 12).entries()) {
    const alone =
      /(?:^|\n|\s{2})[ \t]*$/.test(text.slice(Math.max(0, date.start - 40), date.start)) &&
      /^[ \t]*(?:\n|\s{2}|$)/.test(text.slice(date.end, date.end + 20));
    const score =
      agreementScore(date) +
      (alone && date.start < 1_500 ? 4 : 0) +
      (date.start < 600 ? 2.5 : date.start < 3_000 ? 1 : 0) -
      index * 0.4;
    if (!best || score > best.score) best = { date, score };
  }
  if (best && best.score >= 2.5) {
    const { value, start, end } = best.date;
    return { value, start, end, derived: false };
  }
  if (
    blank.test(text.slice(0, 6_000).match(/(?:made|entered|dated|as of)\b[^.]{0,60}/i)?.[0] ?? "")
  )
    return null;
  return signatureDate(text, monthFirst);
}

function signatureDate(text: string, monthFirst: boolean): DateFact | null {
  const signing = findSigningOrAccepting(text);
  if (signing === -1) return null;
  const dates = candidates(
    text,
    signing,
    Math.min(text.length, signing + 4_000),
    monthFirst,
  ).filter((date) =>
    /\b(?:dated?|as of|this|on|day and year)\b\s*:?[^.]{0,40}$|\/s\/|\bby:|signature/i.test(
      date.before,
    ),
  );
  const last = dates.reduce<Candidate | null>(
    (latest, date) => (!latest || date.value > latest.value ? date : latest),
    null,
  );
  return last && { value: last.value, start: last.start, end: last.end, derived: false };
}

/** When a contract takes effect: a date that it calls so, else the date it was made. */
export function findEffectiveDate(text: string, agreementDate: DateFact | null): DateFact | null {
  const monthFirst = isAmerican(text);
  const cue = /\b(?:effective|commenc\w+|begin(?:s|ning)?|start(?:s|ing)?|in force)\b/gi;
  let best: { date: Candidate; score: number } | null = null;
  let near = 0;
  for (let found = cue.exec(text); found && near < 60; found = cue.exec(text)) {
    near++;
    const from = Math.max(0, found.index - 90);
    for (const date of candidates(
      text,
      from,
      Math.min(text.length, found.index + 130),
      monthFirst,
    )) {
      const score = effectiveScore(date) - near * 0.05;
      if (score > 1 && (!best || score > best.score)) best = { date, score };
    }
  }
  if (best)
    return { value: best.date.value, start: best.date.start, end: best.date.end, derived: false };
  return agreementDate;
}

function effectiveScore({ before, after }: Candidate): number {
  let score = 0;
  if (
    /\beffective(?: date)?(?: of this agreement)?(?: is| shall be| will be| means| shall mean|:|,)?(?: the date of)?(?: as)?(?: of| from| on|:)?(?: this| the)?\s*$/i.test(
      before,
    )
  )
    score += 4;
  if (
    /(?:^|[^A-Za-z\s]\s*|\b(?:the|this|agreement|term|contract|lease|deed|initial|and|item \d+)\s+)["“]?(?:Effective|Commencement|Start) Date["”]?\)?\s*(?:\(|:|means|is|shall mean|shall be|of this agreement)[^.;]{0,40}$/i.test(
      before,
    )
  )
    score += 5;
  if (
    /^[^.;]{0,40}\((?:the |hereinafter |herein ){0,4}(?:called |referred to as )?(?:the )?["“](?:Effective|Commencement|Start) Date/i.test(
      after,
    )
  )
    score += 6;
  if (
    /\b(?:agreement|contract|term|lease|appointment|employment)\b[^.;]{0,80}\b(?:commenc\w+|begin\w*|start\w*|in(?:to)? (?:force|effect))\b[^.;]{0,30}$/i.test(
      before,
    )
  )
    score += 3;
  if (otherDocument.test(before)) score -= 5;
  if (/\b(?:expir\w+|terminat\w+|until|through|ending|end)\b[^.;]{0,25}$/i.test(before)) score -= 4;
  return score;
}
