import { addPeriod, type DateOrder, dateInWords, datesIn } from "../facts/dates.ts";
import { type LabelledValue, labelledValuesIn } from "../facts/labelled-values.ts";
import { dateOrderOf } from "../facts/origin.ts";
import { periodsIn } from "../facts/periods.ts";
import { splitSentences } from "../reading/sentences.ts";
import { endsLater, endsSooner, windowToStop } from "./duration.ts";
import type { Material } from "./material.ts";
import { plain, tellingPhrase } from "./phrases.ts";

/** What stands before a date by which something is to be done. */
const due =
  /\b(?:by|on or before|before|no later than|not later than|due(?: on)?|until|last day[^.;]{0,40}|expires? on|payable on|completion(?: date)?(?: is| on|:)?|drawdown date|on)\s*[:|]?\s*$/i;
const past =
  /\b(?:dated|made on|was|were|failed|began|since|born|issued|incorporated|updated|as at)\b[^.;]{0,30}$/i;
/** Labels of a day by which something is to be done. */
const labels =
  /\b(?:completion|expiry|end|due|payment|delivery|closing|settlement|drawdown|repayment|start|commencement|launch|handover|review|last day|deadline|milestone|option|further term|renewal)\b/i;
/** A row of an option says so of the day by which it is exercised. */
const lastDay = /\b(?:last day|latest day|no later than|not later than|exercise[ds]?)\b/i;
/** So much of a text is looked through for days that are set. */
const read = 100_000;

interface Day {
  value: string;
  what: string;
}

/** Days that rows give ("Date for completion | 27 November 2026"). */
function daysInRows(rows: LabelledValue[], order: DateOrder): Day[] {
  return rows.flatMap(({ label, value }) => {
    const [only, ...more] = datesIn(value, order);
    return only && more.length === 0 && labels.test(label)
      ? [
          {
            value: only.value,
            what: lastDay.test(value) ? `the last day for “${label}”` : `“${label}”`,
          },
        ]
      : [];
  });
}

function daysSet({ text }: Material): Day[] {
  const some = text.slice(0, read);
  const rows = labelledValuesIn(some);
  const order = dateOrderOf(text);
  const sentences = datesIn(some, order).flatMap(({ value, start, end }) => {
    const before = some.slice(Math.max(0, start - 60), start);
    if (!due.test(before) || past.test(before)) return [];
    if (rows.some((row) => row.start <= start && end <= row.end)) return [];
    const from = Math.max(0, start - 400);
    const sentence = splitSentences(text, from, Math.min(text.length, end + 300)).find(
      (one) => one.start <= start && one.end >= end,
    );
    if (!sentence || (sentence.start === from && from > 0)) return [];
    const words = plain(text.slice(sentence.start, sentence.end));
    const at = Math.max(0, words.indexOf(plain(text.slice(start, end))));
    return [{ value, what: `“${tellingPhrase(words, 14, at, at + end - start)}”` }];
  });
  return [...daysInRows(rows, order), ...sentences];
}

/** What is to be done so long after the document's own day: "within 14 days after the date of this deed". */
const afterOwnDay =
  /\bwithin ([\w() -]{1,24}) (?:after|of|from) (?:the )?(?:date of )?(?:this (?:agreement|deed|contract|lease|letter|document)|signing|execution)\b/gi;

function daysAfterOwn({ text }: Material, own: string): Day[] {
  return [...text.slice(0, read).matchAll(afterOwnDay)].flatMap(
    ({ 0: all, 1: time = "", index }) => {
      const [period] = periodsIn(time);
      if (!period || /business|working/i.test(time)) return [];
      const value = addPeriod(own, period.amount, period.unit);
      const from = Math.max(0, index - 300);
      const sentence = splitSentences(text, from, Math.min(text.length, index + 300)).find(
        ({ start, end }) => start <= index && index < end,
      );
      if (!sentence) return [];
      const words = plain(text.slice(sentence.start, sentence.end));
      const at = Math.max(0, words.indexOf(plain(all)));
      return [{ value, what: `“${tellingPhrase(words, 14, at, at + all.length)}”` }];
    },
  );
}

const windowOpens = "the first day on which notice against its renewal counts";

/** The first day after its date on which something is to be done or happens under a paper. */
export function nextDateSentence(material: Material): string | null {
  const { agreementDate, effectiveDate, expiryDate } = material.facts;
  const base = (agreementDate ?? effectiveDate)?.value;
  if (base === undefined) return null;
  const stop = windowToStop(material);
  const days: Day[] = [
    ...(effectiveDate ? [{ value: effectiveDate.value, what: "its start" }] : []),
    ...daysSet(material),
    ...daysAfterOwn(material, base),
    ...(stop?.opens ? [{ value: stop.opens, what: windowOpens }] : []),
    ...(stop ? [{ value: stop.closes, what: "the last day for notice against its renewal" }] : []),
    ...(expiryDate && expiryDate.value !== "perpetual" && !endsLater(material)
      ? [
          {
            value: expiryDate.value,
            what: endsSooner(material) ? "the last day on which it can end" : "its end",
          },
        ]
      : []),
  ];
  const next = days
    .filter(({ value }) => value > base)
    .sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0))[0];
  return next ? `Next date after its own: ${dateInWords(next.value)}, ${next.what}.` : null;
}
